import ContractFindings
import ContractReports

extension MigrationRecord {
    /// The record as Markdown.
    package var markdown: String {
        var lines = ["# Migration: \(outcome.words)", ""] + facts + [""]
        lines += MigrationMarkdown.table(
            ["table", "rows before", "rows after", "changed", "twin groups", "quarantined"], "lrrrrl",
            tables.map { table in
                let counts = Category.allCases.compactMap { category in
                    table.quarantined[category].map { "\($0) \(category.rawValue)" }
                }
                return [MigrationMarkdown.name(table.name)]
                    + [table.rowsBefore, table.rowsAfter, table.changedRowCount, table.twinGroupCount].map(String.init)
                    + [counts.isEmpty ? "none" : counts.sqlList]
            })
        if !columns.isEmpty {
            lines += [""]
            lines += MigrationMarkdown.table(
                ["column", "changed, by form before", "left as it is, by form"], "lll",
                columns.map { column in
                    [
                        MigrationMarkdown.name(column.place), MigrationMarkdown.words(column.changed),
                        MigrationMarkdown.words(column.left),
                    ]
                })
        }
        lines += MigrationMarkdown.references(references) + MigrationMarkdown.objects(objects)
        return lines.joined(separator: "\n") + "\n"
    }

    private var facts: [String] {
        var facts: [String] = []
        if let run { facts.append("- run: \(MigrationMarkdown.name(run))") }
        facts.append("- ByteContract \(ReportText(version).text), SQLite \(sqliteVersion)")
        facts.append("- time: \(startTime) to \(endTime)")
        if outcome != .undone {
            facts += MigrationMarkdown.target(options)
            facts.append("- twins: \(options.twins.rawValue); rows that refer to them: \(children.rawValue)")
        }
        if let backup { facts.append("- backup: \(MigrationMarkdown.name(backup))") }
        if let danglingBefore, let danglingAfter {
            facts.append("- declared references that find nothing: \(danglingBefore) before, \(danglingAfter) after")
        }
        if !uncheckedTables.isEmpty {
            facts.append(
                "- foreign keys that SQLite cannot check: \(uncheckedTables.map(MigrationMarkdown.name).sqlList)")
        }
        if !virtualTables.isEmpty {
            facts.append("- virtual tables to rebuild: \(virtualTables.map(MigrationMarkdown.name).sqlList)")
        }
        facts.append("- checks passed: \(checks.isEmpty ? "none" : checks.map(\.rawValue).sqlList)")
        if let failure { facts.append("- failure: \(ReportText(path: failure))") }
        facts.append("- exit code: \(exitCode)")
        return facts
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
        case .failed: "failed, nothing was changed"
        }
    }
}
