import ContractFindings

/// A value of which is known what it is, made without the code under test.
struct GeneratedValue: Hashable {
    var form: IdentifierForm
    /// The identifier, as 32 small digits; nil where there is none.
    var identifier: String?
    /// How SQL writes it. Two values are spelt alike exactly if this is equal.
    var sql: String
    var isBLOB: Bool { sql.hasPrefix("x'") }
    /// The spelling as a column with collation NOCASE compares it.
    var folded: String { isBLOB ? sql : sql.lowercased() }
}

/// Makes stores with identifiers in all forms, twins, repeats and references, and says what is in them.
///
/// Tables are `parent(id …, payload)` and `child(n, parent_id …)`; rowids count from 1 in the order of ``GeneratedStore``.
struct StoreGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func make() -> GeneratedStore {
        var store = GeneratedStore()
        store.idType = ["TEXT", "TEXT", "BLOB", "", "VARCHAR(36)"].randomElement(using: &random) ?? "TEXT"
        store.isNoCase = store.idType == "TEXT" && chance(4)
        store.key = GeneratedStore.Key.allCases.randomElement(using: &random) ?? .none
        store.isDeclared = store.key != .none && chance(2)
        let takesNumbers = ["BLOB", ""].contains(store.idType)
        fillParent(&store, takesNumbers: takesNumbers && store.key != .withoutRowID)
        fillChild(&store, takesNumbers: takesNumbers)
        return store
    }

    private mutating func fillParent(_ store: inout GeneratedStore, takesNumbers: Bool) {
        var used = Set<String>()
        for _ in 0..<Int.random(in: 1...30, using: &random) {
            let identifier = identifier()
            // Most are there once; some are twins, and some repeat where no index forbids it.
            for _ in 0..<(chance(3) ? Int.random(in: 2...4, using: &random) : 1) {
                append(value(of: identifier), to: &store, used: &used)
            }
            if chance(6) { append(junk(takesNumbers: takesNumbers), to: &store, used: &used) }
        }
        store.parents.shuffle(using: &random)
    }

    private mutating func append(_ value: GeneratedValue, to store: inout GeneratedStore, used: inout Set<String>) {
        let isFirst = used.insert(store.isNoCase ? value.folded : value.sql).inserted
        guard isFirst || store.key == .none || (value.form == .null && store.key != .withoutRowID) else { return }
        guard value.form != .null || store.key != .withoutRowID else { return }
        store.parents.append(value)
    }

    private mutating func fillChild(_ store: inout GeneratedStore, takesNumbers: Bool) {
        for _ in 0..<Int.random(in: 4...60, using: &random) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: store.children.append(value(of: identifier()))
            case 1: store.children.append(junk(takesNumbers: takesNumbers))
            case 2...6:
                guard let parent = store.parents.randomElement(using: &random) else { continue }
                store.children.append(parent)
            default:
                guard let identifier = store.parents.randomElement(using: &random)?.identifier else { continue }
                store.children.append(value(of: identifier))
            }
        }
        // So that the column is found by its content.
        for _ in store.children where store.children.count(where: { $0.identifier != nil }) * 2 <= store.children.count
        {
            store.children.append(value(of: identifier()))
        }
    }

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    /// A new identifier of version 4, or now and then nil or max.
    private mutating func identifier() -> String {
        if chance(40) { return String(repeating: chance(2) ? "0" : "f", count: 32) }
        var digits = (0..<32).map { _ in Array("0123456789abcdef")[Int.random(in: 0..<16, using: &random)] }
        digits[12] = "4"
        digits[16] = Array("89ab")[Int.random(in: 0..<4, using: &random)]
        // Letters in both halves, so that all cases differ.
        (digits[0], digits[1]) = ("a", "b")
        return String(digits)
    }

    /// A value of the identifier in any form that has a meaning.
    private mutating func value(of identifier: String) -> GeneratedValue {
        let digits = Array(identifier)
        let canonical = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
        let hasLetter = identifier.contains { $0.isLetter }
        func text(_ form: IdentifierForm, _ text: String, letterless: IdentifierForm? = nil) -> GeneratedValue {
            GeneratedValue(
                form: hasLetter ? form : letterless ?? form, identifier: identifier, sql: "'\(text)'")
        }
        let hex = canonical.utf8.map { "\(String($0 >> 4, radix: 16))\(String($0 & 15, radix: 16))" }.joined()
        switch Int.random(in: 0..<16, using: &random) {
        case 0...3: return text(.canonical, canonical)
        case 4, 5: return text(.upper, canonical.uppercased(), letterless: .canonical)
        case 6:
            let first = canonical.prefix(1).uppercased()
            return text(.mixed, first + canonical.dropFirst(), letterless: .canonical)
        case 7: return text(.unhyphenated, identifier)
        case 8: return text(.unhyphenated, identifier.uppercased())
        case 9: return text(.braces, "{\(canonical)}")
        case 10: return text(.urn, "urn:uuid:\(canonical)")
        case 11: return text(.whiteSpace, " \(canonical)")
        case 12: return text(.whiteSpace, "\(canonical)\n")
        case 13: return GeneratedValue(form: .blob36, identifier: identifier, sql: "x'\(hex)'")
        default: return GeneratedValue(form: .blob16, identifier: identifier, sql: "x'\(identifier)'")
        }
    }

    /// A value that means nothing.
    private mutating func junk(takesNumbers: Bool) -> GeneratedValue {
        let number = Int.random(in: 1...1_000_000, using: &random)
        let forms: [(IdentifierForm, String)] = [
            (.null, "NULL"), (.empty, "''"), (.wrongLength, "'\(number)'"), (.nonASCII, "'ü\(number)'"),
            (.whiteSpace, "' \(number)'"), (.malformed, "'\(number + 10_000_000)-0000-0000-0000-00000000000g'"),
            (.blobOther, "x'00\(String(number + 0x10_0000, radix: 16))'"), (.integer, "\(number)"),
            (.real, "\(number).5"),
        ]
        let choice = forms[Int.random(in: 0..<(takesNumbers ? 9 : 7), using: &random)]
        let sql = choice.0 == .blobOther && choice.1.count % 2 == 0 ? "x'00'" : choice.1
        return GeneratedValue(form: choice.0, identifier: nil, sql: sql)
    }
}
