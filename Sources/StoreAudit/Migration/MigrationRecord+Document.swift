import ContractFile
import ContractFindings
import ContractReports
import UUIDContract

extension MigrationRecord {
    private static let schema = "bytecontract-migration-1"

    /// The record as JSON.
    package var document: String { json.document }

    var json: OrderedJSON {
        .object([
            ("schema", .string(MigrationRecord.schema)), ("outcome", .string(outcome.rawValue)),
            ("exitCode", .int(Int(exitCode))), ("run", run.map(OrderedJSON.string) ?? .null),
            ("version", .string(version)), ("sqlite", .string(sqliteVersion)), ("started", .string(startTime)),
            ("ended", .string(endTime)), ("target", .string(options.target.rawValue)),
            ("layout", options.layout.map { .string($0.rawValue) } ?? .null),
            ("twins", .string(options.twins.rawValue)),
            ("children", .string(children.rawValue)), ("triggersRun", .bool(false)),
            ("backup", backup.map(OrderedJSON.string) ?? .null), ("tables", .array(tables.map(\.json))),
            ("columns", .array(columns.map(\.json))), ("references", .array(references.map(\.json))),
            ("objects", .array(objects.map(\.json))), ("checks", .array(checks.map { .string($0.rawValue) })),
            ("uncheckedTables", .array(uncheckedTables.map(OrderedJSON.string))),
            ("danglingBefore", .int(danglingBefore)), ("danglingAfter", .int(danglingAfter)),
        ])
    }
}

extension MigrationRecord.Table {
    fileprivate var json: OrderedJSON {
        .object([
            ("table", .string(name)), ("rowsBefore", .int(rowsBefore)), ("rowsAfter", .int(rowsAfter)),
            ("changed", .int(changedRowCount)), ("twinGroups", .int(twinGroupCount)),
            (
                "quarantined",
                .object(
                    MigrationRecord.Category.allCases.map { ($0.rawValue, .int(quarantined[$0] ?? 0)) })
            ),
        ])
    }
}

extension MigrationRecord.Column {
    fileprivate var json: OrderedJSON {
        .object([
            ("table", .string(place.table)), ("column", .string(place.column)),
            ("changed", MigrationPlan.json(changed)), ("left", MigrationPlan.json(left)),
        ])
    }
}

extension MigrationRecord {
    /// The record as Markdown.
    package var markdown: String {
        var lines = ["# Migration: \(outcome.words)", ""]
        lines += facts.map { "- \($0): \($1)" } + [""]
        lines += ["| table | rows before | rows after | changed | twin groups | quarantined |"]
        lines += ["|---|---:|---:|---:|---:|---|"]
        lines += tables.map { table in
            let counts = Category.allCases.compactMap { category in
                table.quarantined[category].map { "\($0) \(category.rawValue)" }
            }
            return
                "| \(cell(table.name)) | \(table.rowsBefore) | \(table.rowsAfter) | \(table.changedRowCount) | "
                + "\(table.twinGroupCount) | \(counts.isEmpty ? "none" : counts.sqlList) |"
        }
        if !columns.isEmpty {
            lines += ["", "| column | changed, by form before | left as it is, by form |", "|---|---|---|"]
            lines += columns.map {
                "| \(cell("\($0.place.table).\($0.place.column)")) | \(words($0.changed)) | \(words($0.left)) |"
            }
        }
        if !references.isEmpty {
            lines += ["", "| reference | rows | orphans before | ambiguous | dangling |", "|---|---:|---:|---:|---:|"]
            lines += references.map { plan in
                let reference = plan.reference
                let child = "\(reference.childTable).\(reference.childColumns.sqlList)"
                let parent = "\(reference.parentTable).\(reference.parentColumns.sqlList)"
                return "| \(cell("\(child) → \(parent)"))\(reference.isDeclared ? "" : " (by value)") | "
                    + "\(plan.rowCount) | \(plan.orphanCount) | \(plan.ambiguousCount) | \(plan.danglingCount) |"
            }
        }
        if !objects.isEmpty {
            lines += ["", "Touching these columns (no trigger has run):", ""]
            lines += objects.map { object in
                let name = object.name.map { " \(cell($0))" } ?? ""
                return "- \(object.kind.words)\(name)\(object.table.map { " of \(cell($0))" } ?? "")"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var facts: [(String, String)] {
        var facts: [(String, String)] = []
        if let run { facts.append(("run", "`\(run)`")) }
        facts.append(("ByteContract", ReportText(version).text))
        facts.append(("SQLite", sqliteVersion))
        facts.append(("time", "\(startTime) to \(endTime)"))
        if outcome != .undone {
            facts.append(("target", options.target == .text ? "canonical text" : "BLOB of 16 bytes in text order"))
            if let layout = options.layout { facts.append(("layout of BLOBs before", layout.rawValue)) }
            facts.append(("twins", "\(options.twins.rawValue); rows that refer to them: \(children.rawValue)"))
        }
        if let backup { facts.append(("backup", cell(backup))) }
        facts.append(("declared references that find nothing", "\(danglingBefore) before, \(danglingAfter) after"))
        if !uncheckedTables.isEmpty {
            facts.append(("foreign keys that SQLite cannot check", uncheckedTables.map(cell).sqlList))
        }
        facts.append(("checks passed", checks.isEmpty ? "none" : checks.map(\.rawValue).sqlList))
        facts.append(("exit code", "\(exitCode)"))
        return facts
    }

    private func words(_ forms: [IdentifierForm: Int]) -> String {
        let counts = IdentifierForm.allCases.compactMap { form in forms[form].map { "\($0) \(form.words)" } }
        return counts.isEmpty ? "none" : counts.sqlList
    }

    /// A name of the schema as code that ends no cell.
    private func cell(_ name: String) -> String {
        let text = ReportText(name).text
        let escaped = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        return "`" + escaped.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "'") + "`"
    }
}

extension MigrationRecord.Outcome {
    fileprivate var words: String {
        switch self {
        case .applied: "applied"
        case .dryRun: "dry run, nothing was kept"
        case .stopped: "stopped by twins, nothing was changed"
        case .nothingToDo: "nothing to do"
        case .undone: "undone"
        }
    }
}

extension StoreSchema.Object.Kind {
    var words: String {
        switch self {
        case .index: "index"
        case .uniqueIndex: "unique index"
        case .check: "CHECK"
        case .generatedColumn: "generated column"
        case .trigger: "trigger"
        case .view: "view"
        }
    }
}
