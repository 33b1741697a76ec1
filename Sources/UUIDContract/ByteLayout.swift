import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How the 16 bytes of a UUID are ordered in a binary field.
public enum ByteLayout: String, Sendable, CaseIterable, Codable {
    /// The order of the text (RFC 9562, 4). BSON subtype 4, PostgreSQL, Java's `UUID`, Python's `bytes`.
    case rfc9562
    /// Groups 1, 2 and 3 little-endian. .NET's `ToByteArray`, SQL Server, COM, GPT, Python's `bytes_le`.
    case microsoftGUID
    /// Two halves of 8 bytes, each little-endian. MongoDB's old Java driver (BSON subtype 3).
    case javaLegacy
    /// Groups 3, 2, 1, 4, 5. MySQL's `UUID_TO_BIN(u, 1)`. The only layout that is not its own inverse.
    case mySQLSwapped
    /// All 16 bytes backwards. Bluetooth LE over the air, little-endian 128-bit integers.
    case reversed

    /// Which byte of the text order stands at each place: `wire[i] = text[permutation[i]]`.
    public var permutation: [Int] {
        switch self {
        case .rfc9562: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
        case .microsoftGUID: [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15]
        case .javaLegacy: [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8]
        case .mySQLSwapped: [6, 7, 4, 5, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15]
        case .reversed: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
        }
    }

    /// The 16 bytes of a UUID in this layout.
    public func encode(_ uuid: UUID) -> [UInt8] {
        let text = uuid.wireBytes
        return permutation.map { text[$0] }
    }

    /// Reads 16 bytes that are known to be in this layout.
    ///
    /// - Throws: ``Refusal``: `uuid.byte-count` or `uuid.text-in-bytes`.
    public func decode(_ bytes: some Collection<UInt8>, field: FieldName? = nil) throws(Refusal) -> UUID {
        // The length is checked first, so that every place below exists.
        let wire = try UUID(wireBytes: bytes, field: field).wireBytes
        var text = wire
        for (place, source) in permutation.enumerated() { text[source] = wire[place] }
        return try UUID(wireBytes: text, field: field)
    }

    /// Says what explains bytes that should be those of the expected UUID.
    ///
    /// One value cannot prove a layout; it can only be explained by one, given the value that was expected.
    public static func explain(bytes: some Collection<UInt8>, expected: UUID) -> LayoutExplanation {
        LayoutExplanation(WireBytes(bytes), expected: expected)
    }

    /// The word of the closed list for this layout.
    public var term: Term {
        switch self {
        case .rfc9562: .rfc9562
        case .microsoftGUID: .microsoftGUID
        case .javaLegacy: .javaLegacy
        case .mySQLSwapped: .mySQLSwapped
        case .reversed: .reversed
        }
    }
}
