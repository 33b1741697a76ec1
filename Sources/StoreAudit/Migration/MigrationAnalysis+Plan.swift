import CSQLite
import ContractDigest

extension MigrationAnalysis {
    /// The plan for the store as it is now. ``prepare()`` must have run.
    ///
    /// - Parameters:
    ///   - version: The version of ByteContract.
    ///   - search: The search that has found the columns; it is finished here.
    func plan(version: String, _ search: ValueSearch) throws(MigrationError) -> MigrationPlan {
        var plan = MigrationPlan(
            version: version, sqliteVersion: String(cString: sqlite3_libversion()), time: UTCTime.rfc3339(),
            options: options, schemaDigest: try MigrationAnalysis.schemaDigest(connection), tables: [], columns: [],
            references: [], objects: [])
        if options.twins == .quarantine { try mark(MigrationDecisions()) }
        for table in tablesInOrder() {
            for column in table.columns {
                let count = try count(column, of: table)
                try check(count, of: table)
                plan.columns.append(count)
            }
            let own = groups.filter { $0.table == table.name }
            let quarantined = options.twins == .quarantine ? try markedCount(table) : 0
            plan.tables.append(
                MigrationPlan.Table(
                    name: table.name, rowCount: try rowCount(table),
                    changedRowCount: try changedRowCount(table, includingMarked: true), twinGroupCount: own.count,
                    twinRowCount: own.reduce(0) { $0 + $1.rows.count }, quarantinedRowCount: quarantined,
                    unwatchedKey: quarantined > 0 ? unwatchedKey(of: table) : nil))
            for column in table.columns {
                for object in schema.objects(touching: column, of: table.name) where !plan.objects.contains(object) {
                    plan.objects.append(object)
                }
            }
        }
        for (number, link) in links.enumerated() where link.changes { plan.references.append(try count(number)) }
        plan.options.columns = plan.columns.map(\.place)
        plan.options.repeatingColumns = plan.options.columns.filter(options.repeatingColumns.contains)
        plan.virtualTables = try search.staleVirtualTables(
            shrinking: plan.tables.filter { $0.quarantinedRowCount > 0 }.map(\.name))
        try search.finish()
        return plan
    }

    /// The INTEGER PRIMARY KEY of a table, if no foreign key refers to it.
    private func unwatchedKey(of table: WorkTable) -> String? {
        guard let key = table.schema.columns.first(where: \.isRowID)?.name else { return nil }
        let isWatched = links.contains { $0.parent.name == table.name && $0.reference.parentColumns.contains(key) }
        return isWatched ? nil : key
    }

    /// The tables, parents before their children as far as there is no circle; else in the order of the schema.
    private func tablesInOrder() -> [WorkTable] {
        var ordered: [WorkTable] = []
        var rest = tables
        while !rest.isEmpty {
            let next =
                rest.firstIndex { table in
                    !links.contains { link in
                        link.child.name == table.name && link.parent.name != table.name
                            && rest.contains { $0.name == link.parent.name }
                    }
                } ?? 0
            ordered.append(rest.remove(at: next))
        }
        return ordered
    }

    /// SHA-256 over all that the schema declares, without tables of ours and SQLite's own.
    static func schemaDigest(_ connection: MigrationConnection) throws(MigrationError) -> String {
        var stream = SHA256Stream()
        try connection.rows(
            """
            SELECT type, name, tbl_name, coalesce(sql, '') FROM main.sqlite_schema
            WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND tbl_name NOT IN (\(MigrationTables.names))
            ORDER BY type, name
            """
        ) { row in
            for column in 0..<4 {
                // The length first, so that no two schemas read alike.
                let text = Array((row.text(column) ?? "").utf8)
                stream.update(withUnsafeBytes(of: UInt64(text.count).littleEndian) { Array($0) })
                stream.update(text)
            }
        }
        return stream.finish().hex
    }
}

/// The tables that a migration leaves in a store.
enum MigrationTables {
    static let runs = "bytecontract_runs"
    static let quarantine = "bytecontract_quarantine"
    static let undo = "bytecontract_undo"

    private static let all = [
        (
            runs,
            """
            CREATE TABLE bytecontract_runs(run TEXT PRIMARY KEY NOT NULL, time TEXT NOT NULL, version TEXT NOT NULL, \
            schema_digest TEXT NOT NULL, schema_version INTEGER NOT NULL, changed INTEGER NOT NULL, quarantined INTEGER NOT NULL, \
            dangling_before INTEGER NOT NULL, dangling_after INTEGER NOT NULL)
            """
        ),
        (
            quarantine,
            """
            CREATE TABLE bytecontract_quarantine(run TEXT NOT NULL, entry INTEGER NOT NULL, source_table TEXT NOT NULL, \
            source_rowid INTEGER, category TEXT NOT NULL, column_name TEXT NOT NULL, value, \
            PRIMARY KEY (run, entry, column_name)) WITHOUT ROWID
            """
        ),
        (
            undo,
            """
            CREATE TABLE bytecontract_undo(run TEXT NOT NULL, entry INTEGER NOT NULL, source_table TEXT NOT NULL, \
            source_rowid INTEGER, column_name TEXT NOT NULL, old_value, new_value, row_digest TEXT, \
            PRIMARY KEY (run, entry, column_name)) WITHOUT ROWID
            """
        ),
    ]

    /// Their names as SQL texts.
    static var names: String { all.map { "'\($0.0)'" }.sqlList }

    /// Whether a table of a schema is one of them.
    static func isOurs(_ table: StoreSchema.Table) -> Bool { all.contains { $0 == (table.name, table.sql) } }

    /// Makes those that are not there yet.
    ///
    /// - Throws: ``MigrationError/foreignTable(_:)`` where one is there and is not ours.
    static func make(_ connection: MigrationConnection) throws(MigrationError) {
        for (name, sql) in all where try !isThere(name, connection) { try connection.run(sql) }
    }

    /// Whether one is there.
    static func isThere(_ name: String, _ connection: MigrationConnection) throws(MigrationError) -> Bool {
        var found: String?
        try connection.rows(
            "SELECT coalesce(sql, '') FROM main.sqlite_schema WHERE name = ?1 COLLATE NOCASE", .text(name)
        ) {
            found = $0.text(0)
        }
        guard let found else { return false }
        guard all.contains(where: { $0 == (name, found) }) else { throw .foreignTable(name) }
        return true
    }

    /// Removes them.
    static func drop(_ connection: MigrationConnection) throws(MigrationError) {
        for (name, _) in all { try connection.run("DROP TABLE IF EXISTS main.\(name)") }
    }
}
