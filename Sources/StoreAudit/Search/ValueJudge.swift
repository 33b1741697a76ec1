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
    /// Whether canonical text passes, by version digit times 16 and variant digit: most rows need no more.
    private let accepted: [Bool]
    /// Whether capitals alone are wrong with capital text, so that all of it has one category.
    private let categoryOfCapitals: FindingCategory?
    /// Where bytes 6 and 8 of the text stand in each layout.
    private let digitPlaces: [(version: Int, variant: Int)]

    init(_ rule: ColumnRule) {
        self.rule = rule
        let takesText = if case .blob = rule.storage { false } else { true }
        let accepted = (0..<256).map { digits in
            // Nil and max have these digits, and rules of their own.
            if digits == 0x00 && !rule.rule.allowsNil || digits == 0xff && !rule.rule.allowsMax { return false }
            return takesText && ValueJudge.accepts(digits, rule.rule.versions)
        }
        self.accepted = accepted
        digitPlaces = ByteLayout.allCases.map { layout in
            (layout.permutation.firstIndex(of: 6) ?? 6, layout.permutation.firstIndex(of: 8) ?? 8)
        }
        let sample = Array("A1B2C3D4-0000-4000-8000-000000000000".utf8)
        categoryOfCapitals =
            rule.rule.requiresCanonicalText && takesText && rule.rule.versions == .any
            ? sample.withUnsafeBytes { ValueJudge.category(of: $0, rule.rule) } : nil
    }

    private static func accepts(_ digits: Int, _ versions: UUIDRule.Versions) -> Bool {
        switch versions {
        case .any: true
        case .only(let numbers): digits & 0xc == 8 && numbers.contains(digits >> 4)
        }
    }

    /// Whether canonical text passes that has these version and variant digits. False may be wrong: ``fault(of:_:_:)`` knows.
    @inline(__always)
    func acceptsCanonicalText(digits: Int) -> Bool { accepted[digits] }

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
    func key(of bytes: UnsafeRawBufferPointer) -> IdentifierKey? {
        guard bytes.count == 16 else { return nil }
        var text: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &text) { text in
            for (place, source) in rule.layout.permutation.enumerated() { text[source] = bytes[place] }
        }
        return IdentifierKey(first: text.0, second: text.1)
    }

    /// Whether 16 bytes have the variant of RFC 9562 and a version of 1 to 8, by layout in the order of `allCases`.
    func layouts(of bytes: UnsafeRawBufferPointer) -> [Bool] {
        digitPlaces.map { places in
            bytes.count == 16 && bytes[places.variant] >> 6 == 0b10 && (1...8).contains(bytes[places.version] >> 4)
        }
    }
}
