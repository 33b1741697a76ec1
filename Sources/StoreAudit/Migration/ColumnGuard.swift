import ContractFindings

/// SQL that keeps a column as a migration has left it.
package struct ColumnGuard: Sendable, Hashable {
    /// The column that is guarded.
    package let place: ColumnPlace
    /// For a table that is made anew: SQLite cannot add a CHECK to one that is there.
    package let check: String
    /// For the table as it is: two triggers that refuse the same.
    package let triggers: [String]
    /// A unique index; nil where there is one, or where neither the primary key nor a reference says that the column is a key.
    package let uniqueIndex: String?
    /// An SQL comment on rows that the migration leaves as they are and that ``check`` does not let in; nil where there are none.
    package let note: String?

    /// The guards of all columns of a plan.
    package static func guards(of plan: MigrationPlan, in schema: StoreSchema) -> [ColumnGuard] {
        plan.columns.compactMap { column in
            guard let table = schema.table(column.place.table), let found = table.column(column.place.column) else {
                return nil
            }
            // That no value is there twice today does not mean that none may be.
            let isParent = plan.references.contains { plan in
                plan.reference.parentColumns.count == 1 && plan.reference.pairs[0].parent == column.place
            }
            return ColumnGuard(
                found, of: table, target: plan.options.target, note: note(on: column, of: plan),
                needsUniqueIndex: (isParent || table.isPrimaryKey(found.name))
                    && table.uniqueIndex(of: found.name) == nil)
        }
    }

    init(
        _ column: StoreSchema.Column, of table: StoreSchema.Table, target: MigrationOptions.Target, note: String?,
        needsUniqueIndex: Bool
    ) {
        self.note = note
        place = ColumnPlace(table: table.name, column: column.name)
        let name = SQLiteConnection.quoted(column.name)
        func condition(_ value: String) -> String {
            let rule = ColumnGuard.rule(value, target)
            return column.isNotNull ? rule : "\(value) IS NULL OR (\(rule))"
        }
        check = "CHECK (\(condition(name)))"
        let sqlTable = SQLiteConnection.quoted(table.name)
        triggers = ["INSERT", "UPDATE OF \(name)"].map { event in
            let end = event.hasPrefix("INSERT") ? "insert" : "update"
            let trigger = SQLiteConnection.quoted("bytecontract_guard_\(table.name)_\(column.name)_\(end)")
            return """
                CREATE TRIGGER \(trigger) BEFORE \(event) ON \(sqlTable) \
                WHEN (\(condition("NEW.\(name)"))) IS NOT TRUE
                BEGIN SELECT RAISE(ABORT, 'no canonical identifier'); END;
                """
        }
        uniqueIndex =
            needsUniqueIndex
            ? "CREATE UNIQUE INDEX \(SQLiteConnection.quoted("bytecontract_key_\(table.name)_\(column.name)")) "
                + "ON \(sqlTable)(\(name));"
            : nil
    }

    /// What to know before a guard is pasted. NULL passes, or the column has none.
    private static func note(on column: MigrationPlan.Column, of plan: MigrationPlan) -> String? {
        let count = column.left.reduce(0) { $0 + ($1.key == .null ? 0 : $1.value) }
        guard count > 0 else { return nil }
        let mayLose = plan.tables.contains { $0.name == column.place.table && $0.quarantinedRowCount > 0 }
        return "-- Note: \(mayLose ? "up to " : "")\(count) row\(count == 1 ? "" : "s") of this column "
            + "\(count == 1 ? "does" : "do") not hold this, for what means no identifier is left as it is: "
            + "a copy into a table with the CHECK fails, and the triggers refuse to write the column there."
    }

    /// What holds for a canonical value and for no other.
    private static func rule(_ value: String, _ target: MigrationOptions.Target) -> String {
        switch target {
        case .blob: return "typeof(\(value)) = 'blob' AND length(\(value)) = 16"
        case .text:
            // SQLite's length() and GLOB look no further than a NUL. Of 36 characters without others, 32 that are no hyphen leave
            // four of them, which stand where the shape has them.
            let shape = [8, 4, 4, 4, 12].map { String(repeating: "?", count: $0) }.joined(separator: "-")
            return "typeof(\(value)) = 'text' AND length(\(value)) = 36 AND instr(\(value), char(0)) = 0 "
                + "AND \(value) GLOB '\(shape)' AND \(value) NOT GLOB '*[^0-9a-f-]*' "
                + "AND length(replace(\(value), '-', '')) = 32"
        }
    }
}
