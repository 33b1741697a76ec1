/// Brings the rows of one table back to what a run's record holds.
struct Restoration {
    private let table: StoreSchema.Table
    private let run: String
    private let connection: MigrationConnection
    /// The columns that the undo record holds.
    private let recorded: [String]

    init(_ table: StoreSchema.Table, run: String, _ connection: MigrationConnection) throws(MigrationError) {
        self.table = table
        self.run = run
        self.connection = connection
        guard table.isWithoutRowID || table.rowIDName != nil else { throw .noAddress(table: table.name) }
        recorded = try Restoration.names("undo", of: table, run: run, connection)
    }

    /// The names of columns in one of the tables of ours.
    private static func names(
        _ source: String, of table: StoreSchema.Table, run: String, _ connection: MigrationConnection
    ) throws(MigrationError) -> [String] {
        var names: [String] = []
        try connection.rows(
            "SELECT DISTINCT column_name FROM main.bytecontract_\(source) WHERE run = ?1 AND source_table = ?2 ORDER BY 1",
            .text(run), .text(table.name)
        ) { row in names.append(row.text(0) ?? "") }
        guard names.allSatisfy({ table.column($0)?.isGenerated == false }) else {
            throw .undoSchema(table: table.name)
        }
        return names
    }

    private var sql: String { "main.\(SQLiteConnection.quoted(table.name))" }

    private func value(_ column: String) -> String {
        "\(SQLiteConnection.quoted(table.name)).\(SQLiteConnection.quoted(column))"
    }

    private var rowID: String { value(table.rowIDName ?? "rowid") }

    /// A value of the record.
    private func record(_ value: String, of column: String, in source: String) -> String {
        """
        (SELECT \(value) FROM main.bytecontract_\(source) WHERE run = \(text(run)) AND entry = x.entry \
        AND column_name = \(text(column)))
        """
    }

    private func text(_ name: String) -> String { SQLiteConnection.literal(name) }

    /// The condition that a row of the table is the one of an entry `x`, by what the given value of the record says.
    private func isRow(_ state: String) -> String {
        guard table.isWithoutRowID else { return "\(rowID) = x.address" }
        return table.primaryKey.enumerated().map { "\(value($1)) = x.\(state)_\($0)" }.joined(separator: " AND ")
    }

    /// Makes the list of changed rows, and gives each its old values.
    ///
    /// - Throws: ``MigrationError/undoConflict(table:rowCount:)`` where a row is no longer as the run left it.
    func restoreValues() throws(MigrationError) -> MigrationRecord.Table {
        let before = try connection.number("SELECT count(*) FROM \(sql)")
        var restored = MigrationRecord.Table(
            name: table.name, rowsBefore: before, rowsAfter: before, changedRowCount: 0, twinGroupCount: 0,
            quarantined: [:])
        guard !recorded.isEmpty else { return restored }
        let keys = table.isWithoutRowID ? table.primaryKey : []
        guard keys.allSatisfy(recorded.contains) else { throw .undoSchema(table: table.name) }
        let states = ["old", "new"]
        let definitions = states.flatMap { state in
            keys.enumerated().map { "\(state)_\($0) COLLATE \(table.column($1)?.collation ?? "BINARY")" }
        }
        connection.meter?.beginUnknown()
        let values = states.flatMap { state in keys.map { record("\(state)_value", of: $0, in: "undo") } }
        try connection.run(
            """
            DROP TABLE IF EXISTS temp.bytecontract_restored;
            CREATE TABLE temp.bytecontract_restored(
              \((["entry INTEGER PRIMARY KEY", "address INTEGER"] + definitions).sqlList));
            INSERT INTO temp.bytecontract_restored
              SELECT \((["entry", "address"] + values).sqlList) FROM (
                SELECT DISTINCT entry, source_rowid AS address FROM main.bytecontract_undo
                WHERE run = \(text(run)) AND source_table = \(text(table.name))) AS x;
            """)
        let count = connection.base.changeCount
        connection.meter?.correct(count)
        connection.meter?.begin(count)
        var same = recorded.map { "\(value($0)) COLLATE BINARY IS \(record("new_value", of: $0, in: "undo"))" }
        if let fingerprint = try fingerprint() {
            same.append("\(fingerprint) IS \(record("row_digest", of: recorded[0], in: "undo"))")
        }
        let other = try connection.number(
            """
            SELECT count(*) FROM temp.bytecontract_restored AS x WHERE NOT EXISTS (
              SELECT 1 FROM \(sql) WHERE \(isRow("new")) AND \(same.joined(separator: " AND ")))
            """)
        guard other == 0 else { throw .undoConflict(table: table.name, rowCount: other) }
        let old = recorded.map {
            "\(SQLiteConnection.quoted($0)) = \(record("old_value", of: $0, in: "undo"))"
        }
        connection.meter?.begin(2 * count, isTwofold: true)
        restored.changedRowCount = try changing { () throws(MigrationError) in
            try connection.change(
                "UPDATE OR ABORT \(sql) SET \(old.sqlList) FROM temp.bytecontract_restored AS x WHERE \(isRow("new"))")
        }
        try connection.run("DROP TABLE temp.bytecontract_restored")
        return restored
    }

    /// What each row must be told by beside its rowid, since VACUUM may have run; nil where that is not so or there is nothing.
    private func fingerprint() throws(MigrationError) -> String? {
        // VACUUM raises the version of the schema, as changes of the schema do.
        let isUntouched = try connection.number(
            "SELECT schema_version = ?2 FROM main.bytecontract_runs WHERE run = ?1", .text(run),
            .number(connection.number("PRAGMA main.schema_version")))
        guard isUntouched == 0, RowFingerprint.isNeeded(for: table) else { return nil }
        var digest: String?
        try connection.rows(
            "SELECT row_digest FROM main.bytecontract_undo WHERE run = ?1 AND source_table = ?2 LIMIT 1", .text(run),
            .text(table.name)
        ) { digest = $0.text(0) }
        guard let digest else { return nil }
        let count = digest.split(separator: ":").first.flatMap { Int($0) } ?? 0
        guard let sql = RowFingerprint.sql(of: table, without: recorded, count: count) else {
            throw .undoSchema(table: table.name)
        }
        return sql
    }

    /// Puts the rows in quarantine back.
    func restoreRows(_ restored: inout MigrationRecord.Table) throws(MigrationError) {
        try connection.rows(
            """
            SELECT category, count(DISTINCT entry) FROM main.bytecontract_quarantine
            WHERE run = \(text(run)) AND source_table = \(text(table.name)) GROUP BY 1
            """
        ) { row in
            if let category = row.text(0).flatMap(MigrationRecord.Category.init) {
                restored.quarantined[category] = Int(row.integer(1))
            }
        }
        let columns = try Restoration.names("quarantine", of: table, run: run, connection)
        guard !columns.isEmpty else { return }
        var targets = columns.map { SQLiteConnection.quoted($0) }
        var values = columns.map { record("value", of: $0, in: "quarantine") }
        if !table.isWithoutRowID, !columns.contains(where: { table.column($0)?.isRowID == true }) {
            targets.append(SQLiteConnection.quoted(table.rowIDName ?? "rowid"))
            values.append("x.source_rowid")
        }
        connection.meter?.begin(restored.quarantined.values.reduce(0, +))
        let count = try changing { () throws(MigrationError) in
            try connection.change(
                """
                INSERT OR ABORT INTO \(sql)(\(targets.sqlList)) SELECT \(values.sqlList) FROM (
                  SELECT DISTINCT entry, source_rowid FROM main.bytecontract_quarantine
                  WHERE run = ?1 AND source_table = ?2) AS x
                """, .text(run), .text(table.name))
        }
        restored.rowsAfter += count
    }

    /// Runs a change; what a constraint refuses is in the way of the old rows.
    private func changing(_ body: () throws(MigrationError) -> Int) throws(MigrationError) -> Int {
        do { return try body() } catch MigrationError.store(.constraint(let kind)) {
            throw ["CHECK", "NOT NULL", "STRICT type"].contains(kind)
                ? .undoSchema(table: table.name) : .undoConflict(table: table.name, rowCount: 1)
        }
    }

    /// Holds what is in the table now against the record, value by value.
    func check() throws(MigrationError) {
        let columns = try Restoration.names("quarantine", of: table, run: run, connection)
        let sources = [("undo", "old_value", recorded), ("quarantine", "value", columns)]
        for (source, state, columns) in sources where !columns.isEmpty {
            let keys = table.isWithoutRowID ? table.primaryKey : []
            let place =
                table.isWithoutRowID
                ? keys.map { "\(value($0)) = \(record(state, of: $0, in: source))" }.joined(separator: " AND ")
                : "\(rowID) = x.source_rowid"
            let same = columns.map { column in
                let old = record(state, of: column, in: source)
                return "\(value(column)) COLLATE BINARY IS \(old) AND typeof(\(value(column))) = typeof(\(old))"
            }
            let wrong = try connection.number(
                """
                SELECT count(*) FROM (SELECT DISTINCT entry, source_rowid FROM main.bytecontract_\(source)
                  WHERE run = ?1 AND source_table = ?2) AS x
                WHERE NOT EXISTS (SELECT 1 FROM \(sql) WHERE \(place) AND \(same.joined(separator: " AND ")))
                """, .text(run), .text(table.name))
            guard wrong == 0 else { throw .checkFailed(.restored) }
        }
    }
}

extension SQLiteConnection {
    /// A text as SQL writes it. A NUL cannot be written so; names of a schema have none.
    static func literal(_ text: String) -> String {
        var literal = "'"
        for scalar in text.unicodeScalars {
            if scalar == "'" { literal += "''" } else { literal.unicodeScalars.append(scalar) }
        }
        return literal + "'"
    }
}
