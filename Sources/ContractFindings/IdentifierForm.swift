/// How a store holds one identifier: a closed list, in the order in which a report shows it.
///
/// Exactly one form fits each value; where several could, the one that is tested first does. The order of the tests is:
/// storage class, empty, a byte outside ASCII, a NUL, white space at an end, then the shapes of the text.
public enum IdentifierForm: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text, 36 bytes, 8-4-4-4-12, no capital letter (also where there is no letter at all).
    case canonical
    /// The same with capital letters and no small one.
    case upper
    /// The same with capital and small letters.
    case mixed
    /// 32 hexadecimal digits in either case.
    case unhyphenated
    /// The 36 bytes of any case between `{` and `}`.
    case braces
    /// `urn:uuid:`, in any case, and the 36 bytes.
    case urn
    /// Text with ASCII white space (09 to 0D, 20) at its start or end, whatever else it is.
    case whiteSpace
    /// Text that holds a NUL, whatever else it is.
    case nul
    /// Text with a byte of 80 or more, whatever else it is.
    case nonASCII
    /// Text of 36 bytes that is no UUID: a digit or hyphen is wrong.
    case malformed
    /// Text of any other length.
    case wrongLength
    /// A BLOB of 16 bytes.
    case blob16
    /// A BLOB of 36 bytes: text in a binary field.
    case blob36
    /// A BLOB of any other length but 0.
    case blobOther
    /// A number without a fraction. The text that it was made of is lost.
    case integer
    /// A number with a fraction or exponent, or infinite. The text that it was made of is lost.
    case real
    /// No value.
    case null
    /// Text or BLOB of no bytes.
    case empty
}
