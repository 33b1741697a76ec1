import ContractFindings
import UUIDContract

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the rule of a column says of a value, with what can be worked out once worked out before the first row.
struct ValueJudge {
    private let rule: ColumnRule
    /// Whether the digits pass, by version digit times 16 and variant digit: most rows need no more. Those of nil and max are
    /// true only if these pass too.
    private let accepted: [Bool]
    private let takesText: Bool
    private let takesBLOB: Bool
    /// The one category of text in capitals alone, where they are all that can be wrong with it.
    let categoryOfCapitals: FindingCategory?
    /// The same as a flag, for each row.
    let hasOneFaultOfCapitals: Bool
    /// The layout's ``ByteLayout/permutation``; nil for the order of the text.
    private let permutation: [Int]?

    init(_ rule: ColumnRule) {
        self.rule = rule
        takesText = if case .blob = rule.storage { false } else { true }
        takesBLOB = rule.storage != .text
        accepted = (0..<256).map { digits in
            // Nil and max have these digits, and rules of their own.
            if digits == 0x00 && !rule.rule.allowsNil || digits == 0xff && !rule.rule.allowsMax { return false }
            return ValueJudge.accepts(digits, rule.rule.versions)
        }
        permutation = rule.layout == .rfc9562 ? nil : rule.layout.permutation
        let sample = Array("A1B2C3D4-0000-4000-8000-000000000000".utf8)
        categoryOfCapitals =
            rule.rule.requiresCanonicalText && takesText && rule.rule.versions == .any
            ? sample.withUnsafeBytes { ValueJudge.category(of: $0, rule.rule) } : nil
        hasOneFaultOfCapitals = categoryOfCapitals != nil
    }

    private static func accepts(_ digits: Int, _ versions: UUIDRule.Versions) -> Bool {
        switch versions {
        case .any: true
        case .only(let numbers): digits & 0xc == 8 && numbers.contains(digits >> 4)
        }
    }

    /// Whether canonical text passes that has these version and variant digits. False may be wrong: ``fault(of:_:_:)`` knows.
    @inline(__always)
    func acceptsCanonicalText(digits: Int) -> Bool { takesText && accepted[digits] }

    /// The same for text in capitals alone.
    @inline(__always)
    func acceptsUpperText(digits: Int) -> Bool {
        takesText && !rule.rule.requiresCanonicalText && accepted[digits]
    }

    /// The same for 16 bytes.
    @inline(__always)
    func acceptsBLOB(digits: Int) -> Bool { takesBLOB && accepted[digits] }

    /// The category of what is wrong with a value, or nil.
    func fault(of value: StoredValue, _ form: IdentifierForm, _ key: IdentifierKey?) -> FindingCategory? {
        switch value {
        case .null: return nil
        case .integer, .real: return .storeNumber
        case .text(let bytes):
            if case .blob = rule.storage { return .storeStorageClass }
            if let categoryOfCapitals, form == .upper || form == .mixed, let key, !key.isMax {
                return categoryOfCapitals
            }
            return ValueJudge.category(of: bytes, rule.rule)
        case .blob:
            switch form {
            case .blob16:
                if rule.storage == .text { return .storeStorageClass }
                guard let key else { return nil }
                return accepted(key) ? nil : category(of: key)
            case .blob36: return .uuidTextInBytes
            default: return .uuidByteCount
            }
        }
    }

    private func accepted(_ key: IdentifierKey) -> Bool {
        if key.isNil { return rule.rule.allowsNil }
        if key.isMax { return rule.rule.allowsMax }
        return ValueJudge.accepts(key.version << 4 | key.variantDigit, rule.rule.versions)
    }

    private func category(of key: IdentifierKey) -> FindingCategory? {
        // Both types are 16 bytes without padding.
        let uuid = UUID(uuid: unsafeBitCast((key.first, key.second), to: uuid_t.self))
        do throws(Refusal) { try rule.rule.check(uuid) } catch { return error.category }
        return nil
    }

    private static func category(of text: UnsafeRawBufferPointer, _ rule: UUIDRule) -> FindingCategory? {
        do throws(Refusal) { _ = try rule.parse(utf8: text) } catch { return error.category }
        return nil
    }

    // MARK: 16 bytes

    /// The key of 16 bytes in the layout of the column.
    func key(of bytes: UnsafeRawBufferPointer) -> IdentifierKey { IdentifierKey(bytes, permutation: permutation) }
}
