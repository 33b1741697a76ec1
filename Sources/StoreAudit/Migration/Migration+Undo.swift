import CSQLite

extension Migration {
    /// A run that a store still holds the undo record of.
    package struct Run: Sendable, Hashable {
        /// Its name, for ``Migration/undo(run:apply:)``.
        package var name: String
        /// When it began, in UTC (RFC 3339).
        package var time: String
        package var changedRowCount: Int
        package var quarantinedRowCount: Int
    }

    /// The runs that can be undone, the last one first: that is the order in which they can.
    package func runs() throws(MigrationError) -> [Run] {
        let snapshot = try MigrationPlanner.snapshot(of: path, busySeconds: busySeconds)
        defer { snapshot.close() }
        return try runs(in: snapshot)
    }

    /// By itself, so that nothing holds the connection when the snapshot is closed.
    private func runs(in snapshot: StoreSnapshot) throws(MigrationError) -> [Run] {
        guard let reader = snapshot.reader else { throw .store(.unreadable) }
        return try runs(MigrationConnection(reader, isCancelled: isCancelled))
    }

    private func runs(_ connection: MigrationConnection) throws(MigrationError) -> [Run] {
        guard try MigrationTables.isThere(MigrationTables.runs, connection) else { return [] }
        var runs: [Run] = []
        try connection.rows(
            "SELECT run, time, changed, quarantined FROM main.bytecontract_runs ORDER BY rowid DESC"
        ) { row in
            runs.append(
                Run(
                    name: row.text(0) ?? "", time: row.text(1) ?? "", changedRowCount: Int(row.integer(2)),
                    quarantinedRowCount: Int(row.integer(3))))
        }
        return runs
    }

    /// Brings every changed row back to its old bytes, and every row out of quarantine, with its rowid.
    ///
    /// When no run is left, the tables of ours are gone too.
    ///
    /// - Parameter apply: Whether the changes are kept. Otherwise the same is done and rolled back.
    /// - Throws: ``MigrationError``; the store is as it was then.
    package func undo(run: String, apply: Bool = true) throws(MigrationError) -> MigrationRecord {
        var record = MigrationRecord(
            outcome: apply ? .undone : .dryRun, run: run, version: version,
            sqliteVersion: String(cString: sqlite3_libversion()), startTime: UTCTime.rfc3339(), endTime: "",
            options: MigrationOptions(target: .text), children: .quarantine)
        let connection = try begin()
        do throws(MigrationError) {
            let runs = try runs(connection)
            guard runs.contains(where: { $0.name == run }) else { throw .noSuchRun(run) }
            if let last = runs.first, last.name != run { throw .laterRun(last.name) }
            try restore(run, on: connection, in: &record)
            connection.meter?.enter(.end)
            try connection.run(apply ? "COMMIT" : "ROLLBACK")
        } catch {
            connection.rollBack()
            throw error
        }
        record.endTime = UTCTime.rfc3339()
        return record
    }

    private func restore(
        _ run: String, on connection: MigrationConnection, in record: inout MigrationRecord
    ) throws(MigrationError) {
        let schema = try MigrationPlanner.schema(connection)
        for table in [MigrationTables.quarantine, MigrationTables.undo] {
            guard try MigrationTables.isThere(table, connection) else { throw .undoSchema(table: table) }
        }
        connection.meter?.enter(.references)
        try checkRecord(run, connection)
        let dangling = DanglingReferences(connection, schema: schema)
        record.uncheckedTables = try dangling.remember()
        let danglingBefore = try dangling.count()
        record.danglingBefore = danglingBefore
        var restorations: [Restoration] = []
        for name in try sourceTables(run, connection) {
            guard let table = schema.table(name) else { throw .undoSchema(table: name) }
            restorations.append(try Restoration(table, run: run, connection))
        }
        connection.meter?.enter(.restoration)
        // Each changed row is listed, compared, read and written.
        if let meter = connection.meter {
            meter.expect(
                try connection.number(
                    "SELECT 4 * changed + quarantined FROM main.bytecontract_runs WHERE run = ?1", .text(run)))
        }
        for restoration in restorations { record.tables.append(try restoration.restoreValues()) }
        for (index, restoration) in restorations.enumerated() {
            try restoration.restoreRows(&record.tables[index])
        }
        connection.meter?.enter(.comparison)
        for restoration in restorations { try restoration.check() }
        record.checks.append(.restored)
        connection.meter?.enter(.foreignKeys)
        let danglingAfter = try dangling.count()
        record.danglingAfter = danglingAfter
        // References that the run had healed may be torn again; no others.
        let healed = try connection.number(
            "SELECT dangling_before - dangling_after FROM main.bytecontract_runs WHERE run = ?1", .text(run))
        let torn = danglingAfter - danglingBefore - healed
        guard torn <= 0 else { throw .undoTears(rowCount: torn) }
        record.checks.append(.foreignKeys)
        connection.meter?.enter(.removal)
        for table in ["undo", "quarantine", "runs"] {
            _ = try connection.change("DELETE FROM main.bytecontract_\(table) WHERE run = ?1", .text(run))
        }
        if try connection.number("SELECT count(*) FROM main.bytecontract_runs") == 0 {
            try MigrationTables.drop(connection)
        }
        connection.meter?.enter(.integrity)
        guard try connection.isWhole() else { throw .checkFailed(.integrity) }
        record.checks.append(.integrity)
    }

    /// Refuses a record that is not whole: rows that it does not name would stay as they are, and the undo would seem complete.
    private func checkRecord(_ run: String, _ connection: MigrationConnection) throws(MigrationError) {
        let counts = [(MigrationTables.undo, "changed"), (MigrationTables.quarantine, "quarantined")]
        for (table, column) in counts {
            // Each row of the store has an entry, and the entries of one table have values for equally many columns.
            let isWhole = try connection.number(
                """
                SELECT coalesce(sum(entries), 0) = (SELECT \(column) FROM main.bytecontract_runs WHERE run = ?1)
                  AND coalesce(max(torn), 0) = 0
                FROM (SELECT count(*) AS entries, min(n) <> max(n) AS torn FROM (
                  SELECT min(source_table) AS source, count(*) AS n FROM main.\(table) WHERE run = ?1 GROUP BY entry)
                  GROUP BY source)
                """, .text(run))
            guard isWhole != 0 else { throw .undoRecord(table: table) }
        }
    }

    private func sourceTables(
        _ run: String, _ connection: MigrationConnection
    ) throws(MigrationError) -> [String] {
        var names: [String] = []
        try connection.rows(
            """
            SELECT source_table FROM main.bytecontract_undo WHERE run = ?1 UNION \
            SELECT source_table FROM main.bytecontract_quarantine WHERE run = ?1
            """, .text(run)
        ) { row in names.append(row.text(0) ?? "") }
        return names
    }
}
