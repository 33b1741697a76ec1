import ContractFindings

/// The input itself, handed over because the user asked to see it (`--reveal`).
///
/// Nothing else in this module holds a byte of the input.
public struct RevealedInput: Sendable {
    private enum Source: Sendable {
        case whole([UInt8])
        case lines([Int: [UInt8]])
        case cases([CaseID: [UInt8]])
    }

    private let source: Source

    /// The one input of the run, which all findings without a line or case are about.
    public init(_ bytes: [UInt8]) { source = .whole(bytes) }

    /// The lines of a file, by number from 1, without their line ends.
    public init(lines: [Int: [UInt8]]) { source = .lines(lines) }

    /// The inputs of vectors or samples.
    public init(cases: [CaseID: [UInt8]]) { source = .cases(cases) }

    /// The bytes that a finding is about.
    func bytes(for finding: Finding) -> [UInt8]? {
        switch source {
        case .whole(let bytes): finding.line == nil && finding.caseID == nil ? bytes : nil
        case .lines(let lines): finding.line.flatMap { lines[$0] }
        case .cases(let cases): finding.caseID.flatMap { cases[$0] }
        }
    }

    /// One line of at most `width` columns that shows the bytes, and one with a caret under the offset.
    ///
    /// Printable ASCII is shown as it is, `\` as `\\`, every other byte as `\xNN`. Of a long input the surroundings of
    /// the offset are shown, with `...` where it goes on.
    static func excerpt(of bytes: [UInt8], at offset: Int?, width: Int) -> (text: String, caret: String?) {
        let room = max(width - 6, 8)
        let place = offset.map { min(max($0, 0), bytes.count) }
        var start = 0
        // Move the window to the right until the offset, and 12 columns after it, are inside.
        if let place {
            var columns = 0
            start = place
            while start > 0 {
                columns += escaped(bytes[start - 1]).utf8.count
                if columns > room - 16 { break }
                start -= 1
            }
        }
        var text = start > 0 ? "..." : ""
        var caretColumn: Int?
        var index = start
        var columns = 0
        while index < bytes.count {
            if index == place { caretColumn = text.utf8.count }
            let piece = escaped(bytes[index])
            columns += piece.utf8.count
            if columns > room { break }
            text += piece
            index += 1
        }
        if place == bytes.count { caretColumn = text.utf8.count }
        if index < bytes.count { text += "..." }
        return (text, caretColumn.map { String(repeating: " ", count: $0) + "^" })
    }

    private static func escaped(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\\"): return "\\\\"
        case 0x20...0x7E: return String(UnicodeScalar(byte))
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            return "\\x" + (digits.count == 1 ? "0" : "") + digits
        }
    }
}
