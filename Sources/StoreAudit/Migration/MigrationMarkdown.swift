import ContractFindings
import ContractReports

/// Pieces of Markdown that plans and records share.
enum MigrationMarkdown {
    /// A table: its head, the alignment of its columns (`r` for numbers), its lines.
    static func table(_ head: [String], _ alignment: String, _ lines: [[String]]) -> [String] {
        let rule = alignment.map { $0 == "r" ? "---:" : "---" }.joined(separator: "|")
        return ["| \(head.joined(separator: " | ")) |", "|\(rule)|"]
            + lines.map { "| \($0.joined(separator: " | ")) |" }
    }

    /// A name of the schema as code that ends no cell.
    static func name(_ name: String) -> String {
        let text = ReportText(name).text
        let escaped = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        return "`" + escaped.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "'") + "`"
    }

    static func name(_ place: ColumnPlace) -> String { name("\(place.table).\(place.column)") }

    /// Counts by form in words.
    static func words(_ forms: [IdentifierForm: Int]) -> String {
        let counts = IdentifierForm.allCases.compactMap { form in forms[form].map { form.words($0) } }
        return counts.isEmpty ? "none" : counts.sqlList
    }

    static func references(_ references: [MigrationPlan.Reference]) -> [String] {
        guard !references.isEmpty else { return [] }
        let lines = references.map { plan in
            let reference = plan.reference
            let child = "\(reference.childTable).\(reference.childColumns.sqlList)"
            let parent = "\(reference.parentTable).\(reference.parentColumns.sqlList)"
            return [
                "\(name("\(child) → \(parent)"))\(reference.isDeclared ? "" : " (by value)")", String(plan.rowCount),
                String(plan.orphanCount), String(plan.ambiguousCount), String(plan.danglingCount),
            ]
        }
        return [""] + table(["reference", "rows", "orphans", "ambiguous", "dangling"], "lrrrr", lines)
    }

    static func objects(_ objects: [StoreSchema.Object]) -> [String] {
        guard !objects.isEmpty else { return [] }
        return ["", "Touching these columns (no trigger runs):", ""]
            + objects.map { object in
                let name = object.name.map { " \(self.name($0))" } ?? ""
                return "- \(object.kind.words)\(name)\(object.table.map { " of \(self.name($0))" } ?? "")"
            }
    }

    /// The target in words.
    static func target(_ options: MigrationOptions) -> [String] {
        ["- target: \(options.target == .text ? "canonical text" : "BLOB of 16 bytes in text order")"]
            + (options.layout.map { ["- layout of BLOBs before: \($0.rawValue)"] } ?? [])
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

extension MigrationPlan {
    /// The plan as Markdown, which a terminal shows well enough.
    package var markdown: String {
        var lines = ["# Plan of a migration", ""] + MigrationMarkdown.target(options)
        lines += [
            "- \(twinWords)", "- \(orphanWords)",
            "- ByteContract \(ReportText(version).text), SQLite \(ReportText(sqliteVersion).text), \(ReportText(time).text)",
        ]
        lines += unwatchedWords.map { "- \($0)" }
        if !virtualTables.isEmpty {
            lines.append("- virtual tables to rebuild: \(virtualTables.map(MigrationMarkdown.name).sqlList)")
        }
        lines += [""]
        lines += MigrationMarkdown.table(
            ["table, in order", "rows", "changing", "twin groups", "twin rows", "into quarantine"], "lrrrrr",
            tables.map { table in
                [MigrationMarkdown.name(table.name)]
                    + [
                        table.rowCount, table.changedRowCount, table.twinGroupCount, table.twinRowCount,
                        table.quarantinedRowCount,
                    ].map(String.init)
            })
        lines += [""]
        lines += MigrationMarkdown.table(
            ["column", "changing, by form", "left as it is, by form"], "lll",
            columns.map { column in
                [
                    MigrationMarkdown.name(column.place), MigrationMarkdown.words(column.changed),
                    MigrationMarkdown.words(column.left),
                ]
            })
        lines += MigrationMarkdown.references(references) + MigrationMarkdown.objects(objects)
        return lines.joined(separator: "\n") + "\n"
    }

    /// What there is of twins, and what happens to them.
    var twinWords: String {
        let count = "\(twinGroupCount) twin group\(twinGroupCount == 1 ? "" : "s")"
        if twinGroupCount == 0 { return "no twins" }
        return switch options.twins {
        case .stop: "\(count): while there are twins, nothing is changed"
        case .quarantine:
            "\(count): all their rows move into quarantine, and so do the rows that refer to them, but for what the decision file names to stay"
        }
    }

    /// What may refer to rows in quarantine and is not found, table by table.
    var unwatchedWords: [String] {
        tables.compactMap { table in
            table.unwatchedKey.map { key in
                "rows that refer to \(ReportText("\(table.name).\(key)")) by its number are not found, since no foreign key "
                    + "declares them; look for them before rows of this table go into quarantine"
            }
        }
    }

    /// What there is of orphans, and what happens to them.
    var orphanWords: String {
        let orphans = references.reduce(0) { $0 + $1.orphanCount }
        let ambiguous = references.reduce(0) { $0 + $1.ambiguousCount }
        let healed = orphans - ambiguous
        let words =
            ["\(healed) \(healed == 1 ? "finds its" : "find their") row by the change"]
            + (ambiguous > 0
                ? [
                    "\(ambiguous) \(ambiguous == 1 ? "refers" : "refer") to twins and \(ambiguous == 1 ? "shares" : "share") their fate"
                ] : [])
        return "\(orphans) orphan\(orphans == 1 ? "" : "s"): \(words.joined(separator: ", "))"
    }
}
