import ContractFindings

/// Looks for the expected bytes inside a content that holds framing: header lines before them, a delimiter line behind them,
/// or a whole multipart body, perhaps with the head of its request.
struct FramingSearch {
    let search: DamageSearch

    /// How far the first delimiter line is looked for.
    private static let prefaceLength = 64 << 10
    /// The longest header block of a part.
    private static let headLength = 16 << 10

    /// The range of the content that holds the expected bytes, counted from the start of the content.
    func expectedContent() throws(SourceFailure) -> Range<Int>? {
        let wanted = search.wanted
        guard search.found > wanted, wanted > 0 else { return nil }
        if search.difference == wanted, try isDelimiterBehind(wanted) { return 0..<wanted }
        let preface = try search.bytes(0..<FramingSearch.prefaceLength)
        if let start = FramingSearch.endOfHead(in: preface.prefix(FramingSearch.headLength)[...]), start > 2 {
            let range = start..<start + wanted
            if try search.isEqual(range, to: 0..<wanted), try isEndOrDelimiterBehind(range.upperBound) { return range }
        }
        guard let delimiter = FramingSearch.delimiterLine(in: preface) else { return nil }
        return try expectedContent(between: delimiter)
    }

    // MARK: A whole body

    private func expectedContent(between delimiter: ArraySlice<UInt8>) throws(SourceFailure) -> Range<Int>? {
        var finder = BoundarySearch(needle: Array(delimiter))
        var start = delimiter.startIndex
        var last: Int?
        while start < search.found {
            let end = min(search.found, start + (64 << 10))
            let bytes = try search.bytes(start..<end)
            var marks: [Int] = []
            bytes.withUnsafeBytes { piece in
                var offset = 0
                while let match = finder.next(in: piece, from: offset, isLast: end == search.found) {
                    marks.append(start + match)
                    offset = match + delimiter.count
                }
            }
            for mark in marks {
                let before = try search.bytes(max(0, mark - 2)..<mark)
                let behind = mark + delimiter.count
                guard before.isEmpty || before.last == 0x0A, try isEndOfLine(behind) else { continue }
                if let last {
                    let lineEnd = before == DamageSearch.crlf ? 2 : 1
                    if let range = try content(of: last + delimiter.count..<mark - lineEnd) { return range }
                }
                last = mark
            }
            start = end
        }
        // The body is cut, or its last part has no line end of its own.
        guard let last else { return nil }
        let lineEnd = try search.lengthOfLastLineEnd()
        for end in lineEnd > 0 ? [search.found, search.found - lineEnd] : [search.found] {
            if let range = try content(of: last + delimiter.count..<end) { return range }
        }
        return nil
    }

    /// Whether nothing but closing hyphens and padding stands there before the end of the line.
    private func isEndOfLine(_ offset: Int) throws(SourceFailure) -> Bool {
        var rest = try search.bytes(offset..<min(search.found, offset + 32))[...]
        if rest.starts(with: [0x2D, 0x2D]) { rest = rest.dropFirst(2) }
        rest = rest.drop(while: HeaderByte.isSpace)
        return rest.isEmpty || rest.first == 0x0A || rest.starts(with: DamageSearch.crlf)
    }

    /// The content of a part whose delimiter ends where the range begins, if it is the expected one.
    private func content(of part: Range<Int>?) throws(SourceFailure) -> Range<Int>? {
        guard let part, part.count > search.wanted else { return nil }
        let limit = min(part.upperBound - search.wanted, part.lowerBound + FramingSearch.headLength)
        let bytes = try search.bytes(part.lowerBound..<limit)
        guard let line = bytes.firstIndex(of: 0x0A) else { return nil }
        let start = part.upperBound - search.wanted
        guard let head = FramingSearch.endOfHead(in: bytes[(line + 1)...]), part.lowerBound + head == start else {
            return nil
        }
        let range = start..<part.upperBound
        return try search.isEqual(range, to: 0..<search.wanted) ? range : nil
    }

    /// The first line that begins with two hyphens and is followed by a `Content-` header, without its line end.
    private static func delimiterLine(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var start = 0
        while let end = bytes[start...].firstIndex(of: 0x0A) {
            let line = trimmed(bytes[start..<end])
            if (3...256).contains(line.count), line.starts(with: [0x2D, 0x2D]), beginsContentHeader(bytes[(end + 1)...])
            {
                return line
            }
            start = end + 1
        }
        return nil
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = line
        while let last = line.last, DamageSearch.isWhiteSpace(last) { line = line.dropLast() }
        return line
    }

    private static func beginsContentHeader(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.prefix(8).map { $0 | 0x20 }.elementsEqual("content-".utf8.map { $0 | 0x20 })
    }

    /// The index behind the blank line that ends header lines, which may be none; nil if the lines are no headers.
    private static func endOfHead(in bytes: ArraySlice<UInt8>) -> Int? {
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: 0x0A) {
            let line = trimmed(bytes[start..<end])
            if line.isEmpty { return end + 1 }
            let name = line.prefix { byte in HeaderByte.isToken(byte) }
            guard !name.isEmpty, line.dropFirst(name.count).first == UInt8(ascii: ":") else { return nil }
            start = end + 1
        }
        return nil
    }

    // MARK: A delimiter behind the content

    private func isEndOrDelimiterBehind(_ offset: Int) throws(SourceFailure) -> Bool {
        let rest = try search.bytes(offset..<min(search.found, offset + 3))
        if rest.isEmpty || rest == DamageSearch.crlf || rest == DamageSearch.lf { return true }
        return try isDelimiterBehind(offset)
    }

    /// Whether a delimiter line stands there, and behind it nothing, or the header lines of another part.
    private func isDelimiterBehind(_ offset: Int) throws(SourceFailure) -> Bool {
        var rest = try search.bytes(offset..<min(search.found, offset + 512))[...]
        if rest.starts(with: DamageSearch.crlf) {
            rest = rest.dropFirst(2)
        } else if rest.first == 0x0A {
            rest.removeFirst()
        }
        guard rest.starts(with: [0x2D, 0x2D]) else { return false }
        let boundary = rest.dropFirst(2).prefix { byte in BoundaryText.isAllowed(byte) }
        guard (1...BoundaryText.maximumLength + 2).contains(boundary.count) else { return false }
        rest = rest[boundary.endIndex...]
        if rest.isEmpty || rest.elementsEqual(DamageSearch.crlf) || rest.elementsEqual(DamageSearch.lf) { return true }
        guard let end = rest.firstIndex(of: 0x0A), end - rest.startIndex <= 1 else { return false }
        return FramingSearch.beginsContentHeader(rest[(end + 1)...])
    }
}
