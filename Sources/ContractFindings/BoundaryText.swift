/// The text of a boundary, for findings and reports: 1 to 70 characters of RFC 2046, 5.1.1.
///
/// Beside ``FieldName`` and ``CaseID`` the only text that a finding carries. It is taken from delimiter lines only, never
/// from a content.
public struct BoundaryText: Sendable, Hashable, CustomStringConvertible {
    /// The most bytes that a boundary may have.
    public static let maximumLength = 70

    /// The boundary, without the two hyphens of a delimiter line.
    public let text: String

    /// The boundary, without the two hyphens of a delimiter line.
    public var description: String { text }

    /// Nil for text that RFC 2046, 5.1.1 does not allow as a boundary.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard (1...BoundaryText.maximumLength).contains(bytes.count), bytes.last != UInt8(ascii: " "),
            bytes.allSatisfy(BoundaryText.isAllowed)
        else { return nil }
        self.text = text
    }

    /// Whether RFC 2046, 5.1.1 allows the byte in a boundary (`bchars`).
    public static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "+"), UInt8(ascii: "_"), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: " "):
            true
        default: false
        }
    }
}
