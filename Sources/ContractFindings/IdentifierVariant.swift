/// The variant bits of an identifier (RFC 9562, table 1).
public enum IdentifierVariant: String, Sendable, Hashable, Codable, CaseIterable {
    /// Digits 0 to 7.
    case ncs
    /// Digits 8 to b.
    case rfc9562
    /// Digits c and d.
    case microsoft
    /// Digits e and f.
    case future

    /// The variant that a digit from 0 to 15 stands for.
    public init(digit: Int) {
        self =
            switch digit {
            case 0...7: .ncs
            case 8...11: .rfc9562
            case 12, 13: .microsoft
            default: .future
            }
    }
}
