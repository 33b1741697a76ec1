/// The permanent id of a vector or sample, such as `uuid.text.0042`.
///
/// Two or more words of `a`–`z`, `0`–`9` and `-`, joined by dots, the last one a number of four digits; at most
/// 100 bytes. An id is never reused and never renumbered.
public struct CaseID: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The most bytes that an id may have.
    public static let maximumLength = 100

    /// The id as written.
    public let text: String

    /// The id as written.
    public var description: String { text }

    /// Everything before the last dot, such as `uuid.text`.
    public var topic: Substring { text.prefix(text.utf8.count - 5) }

    /// Checks an id that comes from a file. Nil if the text has not the form above.
    public init?(_ text: String) {
        guard text.utf8.count <= CaseID.maximumLength else { return nil }
        let words = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard words.count >= 2, let number = words.last, number.count == 4 else { return nil }
        let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        guard number.allSatisfy(isDigit) else { return nil }
        for word in words {
            let allowed = word.allSatisfy { byte in
                isDigit(byte) || byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            }
            guard allowed, !word.isEmpty else { return nil }
        }
        self.text = text
    }

    /// By topic, then by number.
    public static func < (left: CaseID, right: CaseID) -> Bool { left.text < right.text }
}
