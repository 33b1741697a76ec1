/// Changes the rows of a store inside the transaction of an analysis, and checks what has come of it.
struct MigrationChanges {
    private let analysis: MigrationAnalysis
    private let connection: MigrationConnection
    private let run: String

    init(_ analysis: MigrationAnalysis, run: String) {
        self.analysis = analysis
        connection = analysis.connection
        self.run = run
    }

    /// Moves rows into quarantine, changes the others and checks all.
    ///
    /// - Parameter record: What is to be done; gets what was checked.
    func make(_ record: inout MigrationRecord) throws(MigrationError) {
        connection.meter?.enter(.references)
        let dangling = DanglingReferences(connection, schema: analysis.schema)
        record.uncheckedTables = try dangling.remember()
        let danglingBefore = try dangling.count()
        record.danglingBefore = danglingBefore
        try MigrationTables.make(connection)
        connection.meter?.enter(.change)
        expectRows(record)
        var entry = 0
        for table in analysis.tables { try quarantine(table, after: &entry) }
        entry = 0
        var isAsPlanned = true
        for table in analysis.tables where !table.columns.isEmpty {
            let changed = try change(table, after: &entry)
            isAsPlanned = isAsPlanned && changed == record.tables.first { $0.name == table.name }?.changedRowCount
        }
        guard isAsPlanned else { throw .checkFailed(.changedRows) }
        record.checks.append(.changedRows)
        connection.meter?.enter(.foreignKeys)
        guard try dangling.hasNoNewOnes() else { throw .checkFailed(.foreignKeys) }
        record.checks.append(.foreignKeys)
        let danglingAfter = try dangling.count()
        record.danglingAfter = danglingAfter
        _ = try connection.change(
            "INSERT INTO main.bytecontract_runs VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)", .text(run),
            .text(record.startTime), .text(record.version),
            .text(try MigrationAnalysis.schemaDigest(connection)),
            .number(try connection.number("PRAGMA main.schema_version")), .number(record.changedRowCount),
            .number(record.quarantinedRowCount), .number(danglingBefore), .number(danglingAfter))
        try check(&record)
    }

    /// Says how many rows will be read and written. Each statement may read all rows of its table.
    private func expectRows(_ record: MigrationRecord) {
        guard let meter = connection.meter else { return }
        var sum = 0
        for table in record.tables {
            guard let work = analysis.tables.first(where: { $0.name == table.name }) else { continue }
            let rows = connection.rowEstimate(work.schema)
            if table.rowsAfter < table.rowsBefore { sum += rows * work.storedColumns.count }
            if !work.columns.isEmpty { sum += rows * (1 + work.recordedColumns.count) + table.changedRowCount }
        }
        meter.expect(sum)
    }

    private func quarantine(_ table: WorkTable, after entry: inout Int) throws(MigrationError) {
        let count = try analysis.markedCount(table)
        guard count > 0 else { return }
        try connection.run(
            """
            CREATE TABLE temp.bytecontract_moved(entry INTEGER PRIMARY KEY, address INTEGER UNIQUE, category TEXT);
            INSERT INTO temp.bytecontract_moved(address, category) SELECT address, category
              FROM temp.bytecontract_marked WHERE source = \(table.number) ORDER BY address;
            """)
        for column in table.storedColumns {
            analysis.begin(table)
            _ = try connection.change(
                """
                INSERT INTO main.bytecontract_quarantine SELECT ?1, m.entry + \(entry), ?2, \
                \(table.schema.isWithoutRowID ? "NULL" : "m.address"), m.category, ?3, \(table.value(column.name)) \
                FROM \(table.from) JOIN temp.bytecontract_moved AS m ON m.address = \(table.address)
                """, .text(run), .text(table.name), .text(column.name))
        }
        let deleted = try connection.change(
            "DELETE FROM \(table.sql) WHERE \(table.isAmong("SELECT address FROM temp.bytecontract_moved"))")
        guard deleted == count else { throw .checkFailed(.rowCounts) }
        try connection.run("DROP TABLE temp.bytecontract_moved")
        entry += count
    }

    /// The number of rows that have changed.
    private func change(_ table: WorkTable, after entry: inout Int) throws(MigrationError) -> Int {
        analysis.begin(table)
        try connection.run(
            """
            CREATE TABLE temp.bytecontract_changed(entry INTEGER PRIMARY KEY, address INTEGER UNIQUE);
            INSERT INTO temp.bytecontract_changed(address) SELECT \(table.address) FROM \(table.from)
              WHERE \(table.changesAny) ORDER BY \(table.address);
            """)
        let count = connection.base.changeCount
        for column in table.recordedColumns {
            analysis.begin(table)
            _ = try connection.change(
                """
                INSERT INTO main.bytecontract_undo SELECT ?1, x.entry + \(entry), ?2, \
                \(table.schema.isWithoutRowID ? "NULL" : "x.address"), ?3, \(table.value(column)), \
                \(table.target(column)), \(table.fingerprint) \
                FROM \(table.from) JOIN temp.bytecontract_changed AS x ON x.address = \(table.address)
                """, .text(run), .text(table.name), .text(column))
        }
        connection.meter?.begin(count)
        let values = table.columns.map { "\(SQLiteConnection.quoted($0)) = \(table.target($0))" }.sqlList
        // OR ABORT: a constraint of the table may say REPLACE, which would delete the row in the way.
        let changed: Int
        do throws(MigrationError) {
            changed = try connection.change(
                """
                UPDATE OR ABORT \(table.sql) SET \(values) \
                WHERE \(table.isAmong("SELECT address FROM temp.bytecontract_changed"))
                """)
        } catch {
            // Twins have moved: what is in the way is a BLOB that changes later, and is what this one becomes.
            let options = analysis.options
            switch error {
            case .store(.constraint("UNIQUE")), .store(.constraint("PRIMARY KEY")):
                guard options.target == .blob, options.readLayout != .rfc9562 else { throw error }
                throw .crossedLayouts(table: table.name)
            default: throw error
            }
        }
        try connection.run("DROP TABLE temp.bytecontract_changed")
        entry += changed
        return changed
    }

    // MARK: Checks

    private func check(_ record: inout MigrationRecord) throws(MigrationError) {
        for table in record.tables {
            guard let work = analysis.tables.first(where: { $0.name == table.name }),
                try analysis.rowCount(work) == table.rowsAfter
            else { throw .checkFailed(.rowCounts) }
        }
        let kept = try connection.number(
            "SELECT count(DISTINCT entry) FROM main.bytecontract_quarantine WHERE run = ?1", .text(run))
        guard kept == record.quarantinedRowCount else { throw .checkFailed(.rowCounts) }
        record.checks.append(.rowCounts)
        connection.meter?.enter(.integrity)
        guard try connection.isWhole() else { throw .checkFailed(.integrity) }
        record.checks.append(.integrity)
        connection.meter?.enter(.audit)
        try audit(record)
        record.checks.append(.audit)
    }

    /// Reads the store once more, as if it were new.
    private func audit(_ record: MigrationRecord) throws(MigrationError) {
        var options = analysis.options
        options.layout = .rfc9562
        let after = try MigrationAnalysis(
            connection, schema: analysis.schema, options: options,
            valueReferences: record.references.map(\.reference).filter { !$0.isDeclared })
        try analysis.clear()
        try after.prepare()
        guard after.groups.isEmpty else { throw .checkFailed(.audit) }
        for table in after.tables {
            for column in table.columns {
                let count = try after.count(column, of: table)
                let left = record.columns.first { $0.place == count.place }?.left
                guard count.changedCount == 0, count.left == left else { throw .checkFailed(.audit) }
            }
        }
        for (number, link) in after.links.enumerated() where link.changes {
            let now = try after.count(number)
            let before = record.references.first { $0.reference == link.reference }
            guard now.orphanCount == 0, now.danglingCount <= before?.danglingCount ?? 0 else {
                throw .checkFailed(.audit)
            }
        }
    }
}

/// Declared references that find nothing: those of before may stay, and there may be no others.
struct DanglingReferences {
    private let connection: MigrationConnection
    private let tables: [StoreSchema.Table]

    init(_ connection: MigrationConnection, schema: StoreSchema) {
        self.connection = connection
        tables = schema.tables.filter { !$0.foreignKeys.isEmpty }
    }

    /// Keeps those of now in a temporary table.
    ///
    /// - Returns: The tables that SQLite cannot check.
    func remember() throws(MigrationError) -> [String] {
        try connection.run("CREATE TABLE temp.bytecontract_dangling(source TEXT, address INTEGER, number INTEGER)")
        var unchecked: [String] = []
        for table in tables {
            do {
                _ = try connection.change(
                    """
                    INSERT INTO temp.bytecontract_dangling
                      SELECT ?1, rowid, fkid FROM pragma_foreign_key_check(?1, 'main')
                    """, .text(table.name))
            } catch MigrationError.store(.sqlite(code: 1)) {
                // Nothing unique is where the key points to, so that SQLite never holds rows to it.
                unchecked.append(table.name)
            }
        }
        try connection.run(
            """
            CREATE INDEX temp.bytecontract_dangling_place ON bytecontract_dangling(source, address, number);
            CREATE TABLE temp.bytecontract_unchecked(name TEXT PRIMARY KEY)
            """)
        for name in unchecked {
            _ = try connection.change("INSERT INTO temp.bytecontract_unchecked VALUES (?1)", .text(name))
        }
        return unchecked
    }

    private var checkable: [String] {
        get throws(MigrationError) {
            var names: [String] = []
            for table in tables {
                let isUnchecked = try connection.number(
                    "SELECT count(*) FROM temp.bytecontract_unchecked WHERE name = ?1", .text(table.name))
                if isUnchecked == 0 { names.append(table.name) }
            }
            return names
        }
    }

    /// How many there are now.
    func count() throws(MigrationError) -> Int {
        var count = 0
        for name in try checkable {
            count += try connection.number("SELECT count(*) FROM pragma_foreign_key_check(?1, 'main')", .text(name))
        }
        return count
    }

    /// Whether all of now were there when they were remembered.
    func hasNoNewOnes() throws(MigrationError) -> Bool {
        for name in try checkable {
            // Rows without a rowid have no address to be told apart by: no more of them, for each key.
            let new = try connection.number(
                """
                SELECT (SELECT count(*) FROM pragma_foreign_key_check(?1, 'main') AS f WHERE f.rowid IS NOT NULL
                    AND NOT EXISTS (SELECT 1 FROM temp.bytecontract_dangling AS d
                      WHERE d.source = ?1 AND d.address = f.rowid AND d.number = f.fkid))
                  + (SELECT count(*) FROM (SELECT fkid, count(*) AS n FROM pragma_foreign_key_check(?1, 'main')
                      WHERE rowid IS NULL GROUP BY fkid) AS f
                    WHERE f.n > (SELECT count(*) FROM temp.bytecontract_dangling AS d
                      WHERE d.source = ?1 AND d.address IS NULL AND d.number = f.fkid))
                """, .text(name))
            if new > 0 { return false }
        }
        return true
    }
}
