import ContractFile
import ContractFindings
import ContractReports
import StoreAudit
import UUIDContract

/// The options that say what of a store is looked at, and by which rule.
struct AuditOptions {
    static let columns = [
        Option(name: "table", value: .text("NAME"), help: "The table of the columns, in an SQLite file."),
        Option(
            name: "column", value: .text("NAME"), isRepeatable: true,
            help:
                "The column, also as TABLE.COLUMN; its number from 1 with --no-header; the key path in NDJSON. Found by content if not given."
        ),
    ]

    static let rules = [
        Option(
            name: "rule", value: .words("RULE", UUIDRule.names),
            help: "Versions that pass; rfc is the RFC variant and versions 1 to 8. any if not given."),
        Option(name: "any-case", value: .flag, help: "Let capital letters pass."),
        Option(name: "no-nil", value: .flag, help: "Refuse the nil UUID under the rule any too."),
        Option(
            name: "as", value: .words("STORAGE", ["text", "blob"]),
            help: "How identifiers must be stored; either if not given."),
        Option(
            name: "layout", value: .words("LAYOUT", ByteLayout.allCases.map(\.rawValue)),
            help: "The byte layout of BLOBs; rfc9562, the order of the text, if not given."),
        Option(name: "unique", value: .flag, help: "Each identifier may be there once only."),
    ]

    static let reading = [
        Option(
            name: "busy", value: .text("SECONDS"),
            help: "How long to wait for the lock of another process, 0 to 3600; 5 if not given."),
        Option(
            name: "memory", value: .text("SIZE"),
            help: "The most memory for identifiers, such as 512MiB or 2GiB, from 32MiB on; 512MiB if not given."),
    ]

    static let failOn = Option(
        name: "fail-on", value: .text("WHAT"), isRepeatable: true,
        help: "What makes the exit code 1: error (if not given), warning, never, or a category such as store.twins.")

    /// The rule that the command line names; used where no contract does.
    static func rule(_ arguments: Arguments) throws -> ColumnRule {
        var rule = arguments.value("rule").flatMap(UUIDRule.init(named:)) ?? .any
        if arguments.has("no-nil") { rule.allowsNil = false }
        rule.requiresCanonicalText = !arguments.has("any-case")
        let layout = arguments.value("layout").flatMap(ByteLayout.init(rawValue:))
        let storage: ColumnRule.Storage
        switch (arguments.value("as"), layout) {
        case ("text"?, nil): storage = .text
        case ("text"?, _?): throw CommandFailure("--layout is about BLOBs and cannot go with --as text")
        case (nil, nil): storage = .either
        case (_, let layout): storage = .blob(layout ?? .rfc9562)
        }
        return ColumnRule(rule: rule, storage: storage, isUnique: arguments.has("unique"))
    }

    /// Whether a rule is named at all.
    static func namesRule(_ arguments: Arguments) -> Bool { rules.contains { arguments.has($0.name) } }

    /// Bytes, from a number with a unit.
    static func memory(_ arguments: Arguments) throws -> Int {
        guard let text = arguments.value("memory") else { return 512 << 20 }
        let units: [(name: String, shift: Int)] = [("KiB", 10), ("MiB", 20), ("GiB", 30), ("TiB", 40), ("", 0)]
        for unit in units where text.hasSuffix(unit.name) {
            let digits = text.utf8.dropLast(unit.name.utf8.count)
            guard (1...12).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(String(decoding: digits, as: UTF8.self)), number <= Int.max >> (unit.shift + 1),
                number << unit.shift >= 32 << 20
            else { break }
            return number << unit.shift
        }
        throw CommandFailure("--memory takes a size from 32MiB on, for example 512MiB or 2GiB")
    }
}

/// What makes an audit fail.
struct FailureRule {
    private var severities: Set<Severity> = []
    private var categories: Set<FindingCategory> = []

    init(_ arguments: Arguments) throws {
        let words = arguments.values("fail-on")
        if words.isEmpty { severities = [.error] }
        for word in words {
            switch word {
            case "error": severities.insert(.error)
            case "warning": severities.formUnion([.error, .warning])
            case "never":
                guard words.count == 1 else { throw CommandFailure("--fail-on never cannot go with another --fail-on") }
            default:
                guard let category = FindingCategory(rawValue: word) else {
                    let known = ["error", "warning", "never"] + FindingCategory.allCases.map(\.rawValue)
                    let hint = Suggestion.nearest(to: word, among: known).map { "; did you mean \($0)?" } ?? ""
                    throw CommandFailure(
                        "--fail-on takes error, warning, never or a category of `bytecontract explain`, each in an option of its own\(hint)"
                    )
                }
                categories.insert(category)
            }
        }
    }

    /// The exit code of a report.
    func exitCode(_ report: Report) -> Int {
        let fails = report.checks.contains { check in
            check.findings.contains { severities.contains($0.severity) || categories.contains($0.category) }
                || (severities.contains(.error) && check.state == .fails)
        }
        return fails ? 1 : 0
    }
}
