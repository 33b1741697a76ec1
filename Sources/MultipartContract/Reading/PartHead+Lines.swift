extension PartHead {
    /// One header: where its name and its value stand in the bytes of the head.
    public struct HeaderLine: Sendable, Hashable {
        /// What stands before the colon, without white space at its ends.
        public let name: Range<Int>
        /// What stands behind the colon, without white space at its ends. A folded line goes on over the line end.
        public let value: Range<Int>
    }

    /// The headers in order; lines without a colon are left out.
    public var lines: [HeaderLine] {
        bytes.withUnsafeBytes { all in
            var lines: [HeaderLine] = []
            var cursor = HeadLine.Cursor(all)
            while let line = cursor.next(), !line.isBlank(in: all) {
                if line.isFolded(in: all) {
                    guard let last = lines.popLast() else { continue }
                    let end = HeaderText.trimmed(last.value.lowerBound..<line.text.upperBound, in: all).upperBound
                    lines.append(
                        HeaderLine(name: last.name, value: last.value.lowerBound..<max(end, last.value.upperBound)))
                } else if let colon = HeaderText.first(UInt8(ascii: ":"), in: line.text, of: all) {
                    lines.append(
                        HeaderLine(
                            name: HeaderText.trimmed(line.text.lowerBound..<colon, in: all),
                            value: HeaderText.trimmed(colon + 1..<line.text.upperBound, in: all)))
                }
            }
            return lines
        }
    }

    /// The values of all headers of this name, in any letter case, in order.
    public func values(of header: String) -> [ArraySlice<UInt8>] {
        let wanted = Array(header.utf8)
        return bytes.withUnsafeBytes { all in
            lines.filter { HeaderText.equals($0.name, in: all, wanted) }
        }.map { bytes[$0.value] }
    }
}

/// One line of a head: its text, and the line end behind it.
struct HeadLine {
    /// How a line ends.
    enum End: Sendable, Hashable {
        case crlf, lf, none

        var length: Int {
            switch self {
            case .crlf: 2
            case .lf: 1
            case .none: 0
            }
        }
    }

    /// The bytes before the line end.
    let text: Range<Int>
    let end: End

    /// Where the next line begins.
    var next: Int { text.upperBound + end.length }

    /// Whether it is the blank line. CRs in it are a fault, and still leave nothing else to take it for.
    func isBlank(in bytes: UnsafeRawBufferPointer) -> Bool {
        end != .none && bytes[text].allSatisfy { $0 == UInt8(ascii: "\r") }
    }

    /// Whether it continues the line before it.
    func isFolded(in bytes: UnsafeRawBufferPointer) -> Bool {
        !text.isEmpty && HeaderByte.isSpace(bytes[text.lowerBound])
    }

    /// Goes through the lines of some bytes. A lone LF ends a line, a lone CR does not.
    struct Cursor {
        private let bytes: UnsafeRawBufferPointer
        private(set) var position = 0

        init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        /// Nil at the end of the bytes.
        mutating func next() -> HeadLine? {
            guard position < bytes.count else { return nil }
            let start = position
            guard let lf = HeaderText.first(UInt8(ascii: "\n"), in: start..<bytes.count, of: bytes) else {
                position = bytes.count
                return HeadLine(text: start..<bytes.count, end: .none)
            }
            position = lf + 1
            let isPair = lf > start && bytes[lf - 1] == UInt8(ascii: "\r")
            return HeadLine(text: start..<(isPair ? lf - 1 : lf), end: isPair ? .crlf : .lf)
        }
    }
}

/// What is asked of a stretch of header bytes. All ranges have to lie in the bytes.
enum HeaderText {
    static func first(_ byte: UInt8, in range: Range<Int>, of bytes: UnsafeRawBufferPointer) -> Int? {
        bytes[range].firstIndex(of: byte)
    }

    /// Without spaces, tabs and line ends at both ends.
    static func trimmed(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, isBlank(bytes[lower]) { lower += 1 }
        while lower < upper, isBlank(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// A value with a space for each line end in it and the white space round that (RFC 9112, 5.2).
    static func unfolded(_ value: ArraySlice<UInt8>) -> [UInt8] {
        guard value.contains(UInt8(ascii: "\n")) else { return Array(value) }
        return Array(
            value.split(separator: UInt8(ascii: "\n")).map { line in
                let start = line.firstIndex { !isBlank($0) } ?? line.endIndex
                let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
                return line[start..<end]
            }.joined(separator: [UInt8(ascii: " ")]))
    }

    /// Equal but for the case of ASCII letters.
    static func equals(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer, _ other: some Collection<UInt8>) -> Bool {
        range.count == other.count && zip(bytes[range], other).allSatisfy { lowercased($0) == lowercased($1) }
    }

    /// As ``equals(_:in:_:)``, with a fixed word.
    static func equals(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer, _ other: StaticString) -> Bool {
        other.withUTF8Buffer { equals(range, in: bytes, $0) }
    }

    /// The lower-case letter of an ASCII letter, and every other byte as it is.
    static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// White space, or a byte of a line end.
    static func isBlank(_ byte: UInt8) -> Bool {
        HeaderByte.isSpace(byte) || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
    }
}
