import ContractFindings

/// The text that separates the parts of a body: 1 to 70 characters of RFC 2046, 5.1.1.
///
/// Letters, digits, `'()+_,-./:=?` and space are allowed, a space not at the end. So no boundary can break out of the
/// `Content-Type` line or hold a line end.
public struct Boundary: Sendable, Hashable, CustomStringConvertible {
    /// The most bytes that a boundary may have (RFC 2046, 5.1.1).
    public static let maximumLength = 70

    /// The boundary as written after the two hyphens of a delimiter line.
    public let text: String

    /// The boundary as written. It is no secret and no value of a user.
    public var description: String { text }

    /// Checks a boundary in reading order and names its first fault.
    ///
    /// - Throws: `boundaryEmpty`; `boundaryCharacter` with the offset of the first byte that is not allowed;
    ///   `boundaryTooLong` with the offset 70, the length found and the 70 expected, when the first 70 bytes have no
    ///   other fault; `boundaryTrailingSpace` with the offset of the last byte.
    public init(_ text: String) throws(Refusal) {
        var offset = 0
        var last: UInt8 = 0
        for byte in text.utf8 {
            guard offset < Boundary.maximumLength else {
                throw Refusal(
                    Finding(
                        .boundaryTooLong, offset: offset, expected: Boundary.maximumLength, found: text.utf8.count))
            }
            guard BoundaryText.isAllowed(byte) else { throw Refusal(Finding(.boundaryCharacter, offset: offset)) }
            last = byte
            offset += 1
        }
        guard offset > 0 else { throw Refusal(Finding(.boundaryEmpty, offset: 0)) }
        guard last != UInt8(ascii: " ") else { throw Refusal(Finding(.boundaryTrailingSpace, offset: offset - 1)) }
        var native = text
        native.makeContiguousUTF8()
        self.text = native
    }

    /// For text that is known to be allowed: made of letters, digits and `-`, 1 to 70 of them.
    init(drawn text: String) { self.text = text }

    /// The value of the request's `Content-Type` header.
    ///
    /// The boundary stands in quotes where it holds one of `:=?/(),` or a space (RFC 2045, 5.1), else bare, since a few
    /// servers take the quotes for a part of it.
    public var contentType: String {
        let needsQuotes = text.utf8.contains { byte in Boundary.needsQuotes(byte) }
        return "multipart/form-data; boundary=" + (needsQuotes ? "\"\(text)\"" : text)
    }

    /// The characters of the boundary's alphabet that are no token characters (`tspecials` and space).
    private static func needsQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: " "):
            true
        default: false
        }
    }
}
