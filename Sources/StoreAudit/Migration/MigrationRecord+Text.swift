import ContractFile
import ContractFindings
import ContractReports

extension MigrationRecord {
    /// The record for a terminal, with what to do next.
    ///
    /// - Parameters:
    ///   - store: How the user named the store, made harmless.
    ///   - plan: The plan that was just made, whose twins and orphans are then told with what happens to them.
    ///   - again: The options that another plan must repeat, with a space before.
    ///   - apply: Those that --apply must.
    package func text(
        store: String, guards: [ColumnGuard], plan: MigrationPlan? = nil, again: String = "", apply: String = ""
    ) -> String {
        var sections = [["bytecontract migrate \(ReportText(version)), SQLite \(sqliteVersion)"]]
        sections += tables.map { table in
            [line(of: table)]
                + columns.filter { $0.place.table == table.name }.compactMap { column in
                    let changed = words(column.changed).map { "\(outcome.isDone ? "changed" : "to change"): \($0)" }
                    let left = words(column.left).map { "left as it is: \($0)" }
                    let counts = [changed, left].compactMap(\.self)
                    return counts.isEmpty
                        ? nil : "  \(ReportText(column.place.column)): \(counts.joined(separator: "; "))"
                }
        }
        if let plan {
            let hasOrphans = plan.references.contains { $0.orphanCount > 0 }
            let words =
                (plan.twinGroupCount > 0 ? [plan.twinWords] : []) + (hasOrphans ? [plan.orphanWords] : [])
                + plan.unwatchedWords
            if !words.isEmpty { sections.append(words) }
        }
        let torn = references.filter { $0.orphanCount + $0.danglingCount > 0 }
        if !torn.isEmpty { sections.append(torn.map(line)) }
        if !objects.isEmpty {
            let names = objects.map { object in
                [object.kind.words, object.name.map { ReportText($0).text }].compactMap(\.self).joined(separator: " ")
                    + (object.table.map { " of \(ReportText($0))" } ?? "")
            }
            sections.append(["These columns are touched by (no trigger runs):"] + names.map { "  \($0)" })
        }
        if !virtualTables.isEmpty {
            let names = virtualTables.map { ReportText($0).text }.joined(separator: ", ")
            sections.append([
                "Warning: these virtual tables hold identifiers that change, or follow tables that do: \(names).",
                "They are not changed: rebuild them afterwards (--apply wants a plan with --allow-virtual-tables).",
            ])
        }
        if !uncheckedTables.isEmpty {
            let names = uncheckedTables.map { ReportText($0).text }.joined(separator: ", ")
            sections.append(["SQLite cannot check the foreign keys of: \(names), which refer to no unique column."])
        }
        sections.append(conclusion(store, plan, again: again, apply: apply))
        if outcome == .applied || outcome == .nothingToDo, !guards.isEmpty {
            sections.append(
                [
                    "What keeps it so, in tables that are made anew (the record has the same as triggers, for tables as they are):"
                ]
                    + guards.flatMap(\.lines))
        }
        sections.append(["exit code \(exitCode)"])
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The record as JSON, with the guards.
    package func document(guards: [ColumnGuard]) -> String {
        guard !guards.isEmpty, case .object(let members) = json else { return document }
        return OrderedJSON.object(members + [("guards", .array(guards.map(\.json)))]).document
    }

    private func line(of table: Table) -> String {
        var words = ["\(Self.count(table.rowsBefore, "row"))"]
        if outcome != .stopped { words.append("\(table.changedRowCount) \(outcome.isDone ? "changed" : "to change")") }
        if table.twinGroupCount > 0 { words.append(Self.count(table.twinGroupCount, "twin group")) }
        let set = Category.allCases.compactMap { category in
            table.quarantined[category].flatMap { $0 > 0 ? "\($0) as \(category.rawValue)" : nil }
        }
        if !set.isEmpty {
            words.append("\(outcome == .undone ? "out of" : "into") quarantine \(set.joined(separator: ", "))")
        }
        return "\(ReportText(table.name)): \(words.joined(separator: ", "))"
    }

    private func line(of plan: MigrationPlan.Reference) -> String {
        let reference = plan.reference
        var words: [String] = []
        if plan.orphanCount > 0 {
            words.append("\(Self.count(plan.orphanCount, "orphan"))\(outcome.isDone ? " before" : "")")
            if plan.ambiguousCount > 0 { words.append("\(plan.ambiguousCount) of them ambiguous") }
        }
        if plan.danglingCount > 0 {
            words.append("\(plan.danglingCount) \(plan.danglingCount == 1 ? "finds" : "find") nothing")
        }
        let columns = reference.childColumns.joined(separator: ", ")
        return
            "\(ReportText("\(reference.childTable).\(columns)")) refers to \(ReportText(reference.parentTable)): "
            + "\(words.joined(separator: ", "))"
    }

    private func conclusion(_ store: String, _ plan: MigrationPlan?, again: String, apply: String) -> [String] {
        let passed = checks.map(\.rawValue).joined(separator: ", ")
        switch outcome {
        case .dryRun where run == nil && !virtualTables.isEmpty && plan?.options.allowsVirtualTables == false:
            let twins = plan?.options.twins == .quarantine ? " --twins quarantine" : ""
            return [
                "Tried, and rolled back. Checks passed: \(passed).",
                "To go on, plan again: bytecontract migrate \(store)\(again)\(twins) --allow-virtual-tables",
            ]
        case .dryRun where run == nil:
            return [
                "Tried, and rolled back. Checks passed: \(passed).",
                "To carry it out: bytecontract migrate \(store) --apply\(apply)",
            ]
        case .dryRun: return ["Tried, and rolled back. Checks passed: \(passed)."]
        case .stopped:
            return [
                "Twins stop it, and nothing was changed.",
                "To set them aside: bytecontract migrate \(store)\(again) --twins quarantine",
                "and say in the decision file which rows stay.",
            ]
        case .nothingToDo: return ["There is nothing to change."]
        case .failed: return ["Failed, and nothing was changed."] + (failure.map { [$0] } ?? [])
        case .undone: return ["Undone. Checks passed: \(passed)."]
        case .applied:
            return [
                "Applied as run \(run ?? "?"). Checks passed: \(passed).",
                backup.map { "Backup of the state before: \(ReportText($0))" } ?? "No backup was made.",
                "To take it back: bytecontract migrate \(store) --undo \(run ?? "RUN")",
            ]
        }
    }

    private func words(_ forms: [IdentifierForm: Int]) -> String? {
        let counts = IdentifierForm.allCases.compactMap { form in
            forms[form].flatMap { $0 > 0 ? form.words($0) : nil }
        }
        return counts.isEmpty ? nil : counts.joined(separator: ", ")
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension MigrationRecord.Outcome {
    /// Whether the store is changed.
    fileprivate var isDone: Bool { self == .applied || self == .undone }
}

extension ColumnGuard {
    /// What to add, and where.
    fileprivate var lines: [String] {
        var lines = ["  \(ReportText("\(place.table).\(place.column)")):"]
        if let note { lines.append("    \(note)") }
        lines.append("    \(check)")
        if let uniqueIndex { lines.append("    \(uniqueIndex)") }
        return lines
    }

    fileprivate var json: OrderedJSON {
        .object([
            ("table", .string(place.table)), ("column", .string(place.column)), ("check", .string(check)),
            ("note", note.map(OrderedJSON.string) ?? .null),
            ("triggers", .array(triggers.map(OrderedJSON.string))),
            ("uniqueIndex", uniqueIndex.map(OrderedJSON.string) ?? .null),
        ])
    }

    /// The guards as a section of Markdown.
    package static func markdown(_ guards: [ColumnGuard]) -> String {
        let lines = guards.flatMap(\.sqlLines)
        return "## What keeps it so\n\n```sql\n\(lines.joined(separator: "\n"))\n```\n"
    }

    private var sqlLines: [String] {
        var lines = ["-- \(ReportText("\(place.table).\(place.column)")), in a table that is made anew:"]
        if let note { lines.append(note) }
        lines += ["-- \(check)", "-- and for the table as it is:"] + triggers
        if let uniqueIndex { lines.append(uniqueIndex) }
        return lines
    }
}

extension MigrationPlan {
    /// The guards of all its columns.
    package func guards(path: String, busySeconds: Int = 5) throws(MigrationError) -> [ColumnGuard] {
        let snapshot = try MigrationPlanner.snapshot(of: path, busySeconds: busySeconds)
        defer { snapshot.close() }
        return try guards(snapshot)
    }

    /// By itself, so that nothing holds the connection when the snapshot is closed.
    private func guards(_ snapshot: StoreSnapshot) throws(MigrationError) -> [ColumnGuard] {
        guard let reader = snapshot.reader else { throw .store(.unreadable) }
        return ColumnGuard.guards(
            of: self, in: try MigrationPlanner.schema(try MigrationConnection(reader, isCancelled: nil)))
    }
}
