/// A word from a closed list that a finding may carry beside its numbers.
///
/// A finding has no room for free text, so that nothing of a value can leak into a report. Where a category alone does
/// not say enough (which layout, which header), the word comes from here.
public enum Term: String, Sendable, Hashable, Codable, CaseIterable {
    // Byte layouts of a UUID, and what else explains 16 bytes.
    /// The order of the text, RFC 9562.
    case rfc9562
    /// Groups 1, 2 and 3 little-endian.
    case microsoftGUID
    /// Two halves, each little-endian.
    case javaLegacy
    /// Groups 3, 2, 1, 4, 5: MySQL's `UUID_TO_BIN(u, 1)`.
    case mySQLSwapped
    /// All 16 bytes backwards.
    case reversed
    /// The inverse of MySQL's order: swapped once too often.
    case mySQLUnswapped
    /// Only group 1 little-endian.
    case group1Reversed
    /// Only group 2 little-endian.
    case group2Reversed
    /// Only group 3 little-endian.
    case group3Reversed
    /// Groups 1 and 2 little-endian.
    case groups12Reversed
    /// Groups 1 and 3 little-endian.
    case groups13Reversed
    /// Groups 2 and 3 little-endian.
    case groups23Reversed
    /// Only bytes 0 to 7 backwards.
    case firstHalfReversed
    /// Only bytes 8 to 15 backwards.
    case secondHalfReversed
    /// The two halves exchanged.
    case halvesExchanged

    // Places in a part.
    /// The `name` parameter of a part.
    case name
    /// The `filename` parameter of a part.
    case filename
    /// The `Content-Type` of a part.
    case contentType
    /// The name of an extra part header.
    case headerName
    /// The value of an extra part header.
    case headerValue
    /// The head of a part as a whole.
    case head
    /// The content of a part.
    case content
}
