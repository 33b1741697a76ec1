import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUID {
    /// The 16 bytes in the order of the text (RFC 9562, 4).
    public var wireBytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

    /// The 16 bytes in the order of the text (RFC 9562, 4).
    public var wireData: Data { withUnsafeBytes(of: uuid) { Data($0) } }

    /// Reads the 16 bytes of a binary field, in the order of the text. Nothing is padded or cut.
    ///
    /// - Throws: ``Refusal``: `uuid.byte-count` with the number of bytes, or `uuid.text-in-bytes` where the bytes are the ASCII
    ///   text of a UUID, with or without hyphens.
    public init(wireBytes: some Collection<UInt8>, field: FieldName? = nil) throws(Refusal) {
        let words = try WireBytes(wireBytes).words(field: field)
        self.init(first: words.first, second: words.second)
    }
}

/// The bytes of a binary field: what is kept of them, and their number.
struct WireBytes {
    /// The bytes of a UUID.
    static let length = 16

    let head: UUIDTextHead

    /// Reads a collection once, contiguous or not, and believes only the elements that come.
    init(_ bytes: some Collection<UInt8>) {
        var head = UUIDTextHead()
        for byte in bytes { head.append(byte) }
        self.head = head
    }

    /// The 16 bytes as two words, as they lie in memory.
    func words(field: FieldName?) throws(Refusal) -> (first: UInt64, second: UInt64) {
        guard head.length == WireBytes.length, head.kept.count == WireBytes.length else {
            let category: FindingCategory = textValue == nil ? .uuidByteCount : .uuidTextInBytes
            throw Refusal(Finding(category, field: field, expected: WireBytes.length, found: head.length))
        }
        return head.kept.withUnsafeBytes { bytes in
            (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
    }

    /// The UUID whose text the bytes are: 36 bytes with hyphens, or 32 digits.
    var textValue: UUID? {
        guard head.kept.count == head.length else { return nil }
        switch head.length {
        case UUIDTextHead.textLength:
            return head.kept.withUnsafeBytes { UUIDRule.any.acceptedText($0) }
        case 32:
            return head.kept.hyphenated.withUnsafeBytes { UUIDRule.any.acceptedText($0) }
        default: return nil
        }
    }
}

extension [UInt8] {
    /// 32 digits with hyphens put between the groups.
    var hyphenated: [UInt8] {
        var text: [UInt8] = []
        for (index, byte) in enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append(UInt8(ascii: "-")) }
            text.append(byte)
        }
        return text
    }
}
