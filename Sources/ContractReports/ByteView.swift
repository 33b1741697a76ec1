/// Some bytes round a fault, for people who know what a hex dump is: at most 64, in the text report only.
///
/// Only framing may be shown: delimiter lines, names of headers, line ends. The maker says which bytes those are; every other
/// one is not even held. With `--reveal` the maker shows all.
public struct ByteView: Sendable, Hashable {
    /// The most bytes that a view has.
    public static let maximumLength = 64
    /// The most bytes in a row.
    static let rowLength = 16

    /// The offset of the first byte, counted from 0 in what the caption names.
    public let offset: Int
    /// The bytes in order; nil for one that is hidden.
    public let bytes: [UInt8?]
    /// Which byte the finding is about, as an index of ``bytes``; their count for the end of the input.
    public let mark: Int?
    /// What the bytes are taken from, as in `body` or `request head`.
    public let caption: ReportText

    /// Cuts a view out of bytes that begin at `start`.
    ///
    /// - Parameters:
    ///   - bytes: The surroundings; best those of ``window(round:length:)``. What is more than ``maximumLength`` is left out.
    ///   - start: The offset of the first of them.
    ///   - fault: The offset that the finding names.
    ///   - shown: The offsets that may be shown; all others are hidden.
    public init(_ bytes: [UInt8], at start: Int, fault: Int?, showing shown: [Range<Int>], caption: ReportText) {
        let kept = bytes.prefix(ByteView.maximumLength)
        self.offset = start
        self.bytes = kept.indices.map { index in
            shown.contains { $0.contains(start + index) } ? kept[index] : nil
        }
        self.mark = fault.flatMap { (start...start + kept.count).contains($0) ? $0 - start : nil }
        self.caption = caption
    }

    /// The surroundings of an offset in an input of `length` bytes: whole rows of 16, the one before it and two behind.
    public static func window(round offset: Int, length: Int) -> Range<Int> {
        let length = max(length, 0)
        let place = min(max(offset, 0), length)
        let start = max((place / rowLength - 1) * rowLength, 0)
        return start..<min(start + maximumLength, length)
    }
}

// MARK: - Redaction

extension ByteView: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Place and length, never a byte.
    public var description: String { "\(Report.count(bytes.count, "byte")) of the \(caption) from offset \(offset)" }
    /// Place and length, never a byte.
    public var debugDescription: String { description }
    /// Place and length, never a byte.
    public var customMirror: Mirror { Mirror(self, children: ["offset": offset, "length": bytes.count]) }
}

// MARK: - Rows

extension ByteView {
    /// The caption, the rows, and a line with the mark below its row; `indent` columns are taken already.
    func lines(width: Int, characters: TextStyle.Characters) -> [String] {
        let digits = String(offset + bytes.count).utf8.count
        let room = width - digits - 4
        let columns = characters == .ascii ? 5 : 4
        // A byte takes two digits, a space and one or two columns of text.
        let length = [ByteView.rowLength, 8, 4].first { $0 * columns <= room + 1 } ?? 2
        let isHiding = bytes.contains { $0 == nil }
        var lines = ["\(caption) from offset \(offset)\(isHiding ? ", contents hidden" : ""):"]
        for start in stride(from: 0, through: bytes.count, by: length) {
            let row = bytes[start..<min(start + length, bytes.count)]
            let isMarked = mark.map { (start..<start + length).contains($0) } ?? false
            guard !row.isEmpty || isMarked else { break }
            let number = String(offset + start)
            let hex = row.map { ByteView.digits($0, characters) }.joined(separator: " ")
            let text = row.map { ByteView.text($0, characters) }.joined()
            let gap = String(repeating: " ", count: length * 3 - 1 - max(row.count * 3 - 1, 0))
            let lead = String(repeating: " ", count: digits - number.utf8.count) + number + "  "
            lines.append((lead + hex + (row.isEmpty ? "" : gap + "  " + text)).trimmingTrailingSpaces)
            if let mark, isMarked {
                lines.append(String(repeating: " ", count: digits + 2 + (mark - start) * 3) + "^^")
            }
        }
        return lines
    }

    private static func digits(_ byte: UInt8?, _ characters: TextStyle.Characters) -> String {
        guard let byte else { return characters == .ascii ? "##" : "··" }
        return (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    private static func text(_ byte: UInt8?, _ characters: TextStyle.Characters) -> String {
        guard let byte else { return characters == .ascii ? "#" : "·" }
        switch byte {
        case 0x20...0x7E: return String(UnicodeScalar(byte))
        // The control pictures of Unicode stand in the order of the characters that they show.
        case 0x00..<0x20 where characters == .unicode:
            return UnicodeScalar(0x2400 + UInt32(byte)).map(String.init) ?? "."
        case 0x0D: return "\\r"
        case 0x0A: return "\\n"
        case 0x09: return "\\t"
        default: return "."
        }
    }
}

extension String {
    /// Editors and mail drop spaces at the end of a line, so that none is written.
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
