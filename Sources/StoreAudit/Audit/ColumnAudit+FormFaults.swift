import ContractFindings
import UUIDContract

extension ColumnAudit {
    /// What the rule refuses, worked out from the counts alone, where no value can be looked at: in the result of a query.
    ///
    /// A value that is wrong twice (capitals, and a version that is not allowed) counts for both; which digit or hyphen of a
    /// malformed text is wrong is not known and called a digit.
    package func judgedByForms(_ rule: ColumnRule) -> ColumnAudit {
        var audit = self
        var counts: [FindingCategory: Int] = [:]
        for (form, count) in forms where count > 0 {
            if let category = rule.category(of: form) { counts[category, default: 0] += count }
        }
        if case .only(let allowed) = rule.rule.versions {
            counts[.uuidVersion, default: 0] += versions.reduce(0) { $0 + (allowed.contains($1.key) ? 0 : $1.value) }
            counts[.uuidVariant, default: 0] += variants.reduce(0) { $0 + ($1.key == .rfc9562 ? 0 : $1.value) }
        }
        if !rule.rule.allowsNil { counts[.uuidNil, default: 0] += nilCount }
        if !rule.rule.allowsMax { counts[.uuidMax, default: 0] += maxCount }
        audit.faults = counts.filter { $0.value > 0 }.mapValues { Count(count: $0, firstRow: 0) }
        return audit
    }
}

extension ColumnRule {
    /// What is wrong with every value of a form; nil where that depends on the value, or where nothing is.
    fileprivate func category(of form: IdentifierForm) -> FindingCategory? {
        let takesBLOB = storage != .text
        let takesText = if case .blob = storage { false } else { true }
        switch form {
        case .null: return nil
        case .integer, .real: return .storeNumber
        case .blob16: return takesBLOB ? nil : .storeStorageClass
        case .blob36: return .uuidTextInBytes
        case .blobOther: return .uuidByteCount
        case _ where !takesText: return .storeStorageClass
        case .canonical: return nil
        case .upper, .mixed: return rule.requiresCanonicalText ? .uuidNotCanonical : nil
        case .unhyphenated: return .uuidMissingHyphens
        case .braces, .urn: return .uuidWrapper
        case .whiteSpace: return .uuidWhiteSpace
        case .nul: return .uuidNUL
        case .nonASCII: return .uuidNonASCII
        case .malformed: return .uuidHexDigit
        case .wrongLength, .empty: return .uuidLength
        }
    }
}
