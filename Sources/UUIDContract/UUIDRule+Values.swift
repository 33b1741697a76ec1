import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUIDRule {
    /// Checks a UUID that exists already: nil, max, version and variant.
    ///
    /// - Throws: ``Refusal`` with the first broken rule; offsets are those of the text.
    public func check(_ uuid: UUID, field: FieldName? = nil) throws(Refusal) {
        if let finding = valueFindings(of: uuid, field: field).first { throw Refusal(finding) }
    }

    /// Every value rule that the UUID breaks, in the order of the text.
    func valueFindings(of uuid: UUID, field: FieldName?) -> [Finding] {
        let words = uuid.words
        if allows(first: words.first, second: words.second) { return [] }
        if words.first == 0, words.second == 0 { return [Finding(.uuidNil, offset: 0, field: field)] }
        if words.first == .max, words.second == .max { return [Finding(.uuidMax, offset: 0, field: field)] }
        var findings: [Finding] = []
        if versionDigits >> UInt16(uuid.versionDigit) & 1 == 0 {
            var only: Int?
            if versionDigits.nonzeroBitCount == 1 { only = versionDigits.trailingZeroBitCount }
            findings.append(
                Finding(.uuidVersion, offset: 14, field: field, expected: only, found: uuid.versionDigit))
        }
        if uuid.variantDigit >> 2 != 0b10 {
            findings.append(Finding(.uuidVariant, offset: 19, field: field, found: uuid.variantDigit))
        }
        return findings
    }

    /// Whether a value of these two words (as they lie in memory) passes.
    @inlinable @inline(__always)
    func allows(first: UInt64, second: UInt64) -> Bool {
        if first | second == 0 { return allowsNil }
        if first & second == .max { return allowsMax }
        if versionDigits == .max { return true }
        let version = UInt64(bigEndian: first) >> 12 & 0xf
        return versionDigits >> UInt16(truncatingIfNeeded: version) & 1 == 1 && UInt64(bigEndian: second) >> 62 == 0b10
    }
}
