import CSQLite
import ContractFindings

/// Carries out a plan, or undoes a run. All of it is one transaction: whoever reads the store, and whatever ends this
/// process, finds the old state or the new one.
package struct Migration: Sendable {
    let path: String
    let version: String
    let busySeconds: Int
    let isCancelled: (@Sendable () -> Bool)?
    /// Is told how far it is.
    package var onProgress: MigrationProgress.Report?

    /// - Parameters:
    ///   - path: The SQLite file.
    ///   - version: The version of ByteContract, for the record.
    ///   - busySeconds: How long a lock of another process is waited for.
    ///   - isCancelled: Is asked now and then whether to end; then ``StoreError/cancelled`` is thrown and nothing is changed.
    package init(
        path: String, version: String, busySeconds: Int = 5, isCancelled: (@Sendable () -> Bool)? = nil
    ) {
        self.path = path
        self.version = version
        self.busySeconds = busySeconds
        self.isCancelled = isCancelled
    }

    /// Carries out a plan. The same is done for a dry run, and rolled back at the end.
    ///
    /// - Parameters:
    ///   - decisions: Which twins stay. Nil: none.
    ///   - apply: Whether the changes are kept; a backup is made first.
    ///   - backup: The path of the backup. Nil: beside the store, with the name of the run.
    /// - Throws: ``MigrationError``; the store is as it was then. Twins that stop a migration are no error but an outcome.
    package func run(
        _ plan: MigrationPlan, decisions: MigrationDecisions? = nil, apply: Bool, backup: String? = nil
    ) throws(MigrationError) -> MigrationRecord {
        let run = RunIdentifier.make()
        var record = MigrationRecord(
            outcome: apply ? .applied : .dryRun, run: apply ? run : nil, version: version,
            sqliteVersion: String(cString: sqlite3_libversion()), startTime: UTCTime.rfc3339(), endTime: "",
            options: plan.options, children: decisions?.children ?? .quarantine)
        let connection = try begin()
        let copy = MigrationBackup(of: path, to: backup, run: run)
        var isCopied = false
        do throws(MigrationError) {
            let analysis = try analysis(for: plan, on: connection)
            try analysis.mark(decisions ?? MigrationDecisions())
            // Where twins stop it, no row goes.
            if plan.isApplicable { try analysis.checkStays() }
            try describe(analysis, plan, in: &record)
            let hasWork = record.changedRowCount + record.quarantinedRowCount > 0
            guard plan.isApplicable, hasWork else {
                record.outcome = plan.isApplicable ? .nothingToDo : .stopped
                record.run = nil
                connection.rollBack()
                return finished(record)
            }
            if apply {
                guard plan.virtualTables.isEmpty || plan.options.allowsVirtualTables else {
                    throw MigrationError.virtualTables(plan.virtualTables)
                }
                try copy.make(connection, busySeconds: busySeconds)
                isCopied = true
                record.backup = copy.name
            } else {
                connection.meter?.enter(.storeCheck)
                if try !connection.isWhole() { throw MigrationError.store(.corrupt) }
            }
            let changes = MigrationChanges(analysis, run: run)
            try changes.make(&record)
            connection.meter?.enter(.end)
            try connection.run(apply ? "COMMIT" : "ROLLBACK")
        } catch {
            connection.rollBack()
            if isCopied, sqlite3_get_autocommit(connection.base.handle) != 0 { copy.remove() }
            throw error
        }
        return finished(record)
    }

    private func finished(_ record: MigrationRecord) -> MigrationRecord {
        var record = record
        record.endTime = UTCTime.rfc3339()
        return record
    }

    /// Opens the store and takes the lock for writing.
    func begin() throws(MigrationError) -> MigrationConnection {
        let connection = try MigrationConnection(
            writing: path, busySeconds: busySeconds, isCancelled: isCancelled, onProgress: onProgress)
        // Before the transaction, since inside one SQLite ignores it. No action of a foreign key may change a row here: both
        // sides change by themselves, and all references are checked before the end.
        try connection.run(
            "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = OFF; PRAGMA synchronous = FULL")
        do { try connection.base.check(sqlite_enable_triggers(connection.base.handle, 0)) } catch {
            throw .store(error)
        }
        try connection.run("BEGIN IMMEDIATE")
        return connection
    }

    /// Plans again, inside the transaction, and compares.
    private func analysis(
        for plan: MigrationPlan, on connection: MigrationConnection
    ) throws(MigrationError) -> MigrationAnalysis {
        guard try MigrationAnalysis.schemaDigest(connection) == plan.schemaDigest else {
            throw .planOutdated(.schema)
        }
        let schema = try MigrationPlanner.schema(connection)
        for place in plan.options.columns { try MigrationPlanner.check(place, in: schema) }
        let valueReferences = plan.references.map(\.reference).filter { !$0.isDeclared }
        for place in valueReferences.flatMap(\.pairs).flatMap({ [$0.child, $0.parent] }) {
            try MigrationPlanner.check(place, in: schema)
        }
        connection.meter?.enter(.search)
        var search = try ValueSearch(
            connection, schema: schema, options: plan.options, references: valueReferences)
        try search.addColumns()
        if search.columns.count > plan.options.columns.count {
            throw .planOutdated(.table(search.columns[plan.options.columns.count].table))
        }
        let analysis = try MigrationAnalysis(
            connection, schema: schema, options: plan.options, valueReferences: valueReferences)
        analysis.isDescribed = true
        connection.meter?.enter(.analysis)
        try analysis.prepare()
        let now = try analysis.plan(version: version, search)
        if let difference = plan.difference(from: now) { throw .planOutdated(difference) }
        return analysis
    }

    /// What is to be done, for the record.
    private func describe(
        _ analysis: MigrationAnalysis, _ plan: MigrationPlan, in record: inout MigrationRecord
    ) throws(MigrationError) {
        record.references = plan.references
        record.objects = plan.objects
        record.virtualTables = plan.virtualTables
        for planned in plan.tables {
            guard let table = analysis.tables.first(where: { $0.name == planned.name }) else { continue }
            guard plan.isApplicable else {
                record.tables.append(
                    MigrationRecord.Table(
                        name: planned.name, rowsBefore: planned.rowCount, rowsAfter: planned.rowCount,
                        changedRowCount: 0, twinGroupCount: planned.twinGroupCount, quarantined: [:]))
                continue
            }
            let quarantined = try analysis.markedCounts(table)
            record.tables.append(
                MigrationRecord.Table(
                    name: planned.name, rowsBefore: planned.rowCount,
                    rowsAfter: planned.rowCount - quarantined.values.reduce(0, +),
                    changedRowCount: try analysis.changedRowCount(table, includingMarked: false),
                    twinGroupCount: planned.twinGroupCount, quarantined: quarantined))
            for column in table.columns {
                let count = try analysis.count(column, of: table, includingMarked: false)
                record.columns.append(
                    MigrationRecord.Column(place: count.place, changed: count.changed, left: count.left))
            }
        }
    }
}

extension MigrationPlan {
    /// What the store has that differs from the plan; nil where nothing does.
    fileprivate func difference(from now: MigrationPlan) -> MigrationError.Outdated? {
        guard options == now.options, objects == now.objects, virtualTables == now.virtualTables,
            tables.map(\.name) == now.tables.map(\.name),
            references.map(\.reference) == now.references.map(\.reference)
        else { return .schema }
        for (planned, found) in zip(tables, now.tables) where planned != found { return .table(planned.name) }
        for (planned, found) in zip(columns, now.columns) where planned != found { return .table(planned.place.table) }
        for (planned, found) in zip(references, now.references) where planned != found {
            return .table(planned.reference.childTable)
        }
        return nil
    }
}

extension MigrationConnection {
    /// Whether `PRAGMA integrity_check` finds nothing.
    func isWhole() throws(MigrationError) -> Bool {
        do { return try base.isWhole() } catch { throw .store(error) }
    }
}
