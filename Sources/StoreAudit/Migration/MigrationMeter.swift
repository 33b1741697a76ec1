import CSQLite

/// Follows the statements of one connection by what they do for each row: a step of a scan, which SQLite counts anyway, a row
/// that is written, or a call of a function of ours. So no statement is another one because somebody asks how far it is.
final class MigrationMeter {
    private let report: MigrationProgress.Report
    private var progress = MigrationProgress(phase: .discovery)
    /// The rows of the steps that are done.
    private var done = 0
    private var step = Step()
    /// Rows written in this step. SQLite does not say so of tables WITHOUT ROWID.
    let written = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    /// Calls of `bytecontract_target` in this step.
    let calls = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    private var rowCounts: [String: Int] = [:]

    /// A statement, and what tells how far it is.
    private struct Step {
        var rows = 0
        /// All rows are read first, and then written.
        var isTwofold = false
        /// Calls of `bytecontract_target` for each row; 0 where they do not tell.
        var callsPerRow = 0
    }

    init(_ report: @escaping MigrationProgress.Report) {
        self.report = report
        written.initialize(to: 0)
        calls.initialize(to: 0)
    }

    deinit {
        written.deallocate()
        calls.deallocate()
    }

    /// Begins a phase.
    func enter(_ phase: MigrationProgress.Phase) {
        progress = MigrationProgress(phase: phase)
        done = 0
        step = Step()
        report(progress)
    }

    /// Says how many rows are still to come in this phase.
    func expect(_ rows: Int) {
        settle()
        progress.total = done + rows
    }

    /// Begins a step of the phase: a statement for so many rows. The step before is done.
    func begin(_ rows: Int, isTwofold: Bool = false, callsPerRow: Int = 0) {
        settle()
        step = Step(rows: rows, isTwofold: isTwofold, callsPerRow: callsPerRow)
        if let total = progress.total { progress.total = max(total, done + rows) }
    }

    /// Begins a step of which only ``correct(_:)`` will say how many rows it has: as many as are still expected, at most.
    func beginUnknown() { begin(max(0, (progress.total ?? 0) - done - step.rows)) }

    private func settle() {
        done += step.rows
        step = Step()
        written.pointee = 0
        calls.pointee = 0
        progress.completed = done
    }

    /// Says how many rows the step really has.
    func correct(_ rows: Int) {
        // Not fewer than have been reported.
        step.rows = max(rows, progress.completed - done)
        if let total = progress.total { progress.total = max(total, done + step.rows) }
    }

    /// Says how far the backup is.
    func show(pages: Int, of total: Int) {
        progress.completed = max(progress.completed, pages)
        progress.total = max(total, progress.completed)
        report(progress)
    }

    /// Looks how far the running statement is. Called by SQLite now and then.
    func look(_ connection: OpaquePointer) {
        if progress.total != nil {
            let read = MigrationMeter.rowsRead(connection)
            var count = step.isTwofold ? read + written.pointee : max(read, written.pointee)
            if step.callsPerRow > 0 { count = max(count, calls.pointee / step.callsPerRow) }
            progress.completed = max(progress.completed, done + min(count, step.rows))
        }
        report(progress)
    }

    /// The steps that running statements have made in scans of whole tables and indexes.
    private static func rowsRead(_ connection: OpaquePointer) -> Int {
        var count = 0
        var next = sqlite3_next_stmt(connection, nil)
        while let statement = next {
            if sqlite3_stmt_busy(statement) != 0 {
                // A counter of 32 bits without a sign.
                let steps = sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0)
                count += Int(UInt32(bitPattern: steps))
            }
            next = sqlite3_next_stmt(connection, statement)
        }
        return count
    }

    /// About how many rows a table has; counted once.
    func rowCount(_ table: StoreSchema.Table, _ connection: SQLiteConnection) -> Int {
        if let count = rowCounts[table.name] { return count }
        let count = (try? table.rowEstimate(connection)) ?? 0
        rowCounts[table.name] = count
        return count
    }
}

extension MigrationConnection {
    /// About how many rows a table has; 0 where nobody asks how far it is.
    func rowEstimate(_ table: StoreSchema.Table?) -> Int {
        guard let meter, let table else { return 0 }
        return meter.rowCount(table, base)
    }
}

extension MigrationAnalysis {
    /// Says how many rows are still to be read for the plan. Before the keys are known, each column may be one.
    func expectRows() {
        guard let meter = connection.meter else { return }
        var sum = 0
        for table in tables where !table.columns.isEmpty {
            var count = units.count { $0.table.name == table.name }
            if units.isEmpty {
                count = max(
                    1,
                    table.schema.uniqueIndexes.count { index in
                        index.terms.contains { $0.column.map(table.columns.contains) ?? false }
                    })
            }
            // Twins are looked for and then listed; each column is counted, and the rows that change.
            sum += rows(table) * (2 * count + (isDescribed ? 2 : 1) * (table.columns.count + 1))
        }
        for link in links where link.changes { sum += rows(link.parent) + 2 * rows(link.child) }
        meter.expect(sum)
    }

    /// Begins to read all rows of a table.
    ///
    /// - Parameter callsPerRow: How often the new value of a column is worked out for each; where that is not given, the steps
    ///   of a scan tell how far it is, which SQLite does not count where an index leads from row to row.
    func begin(_ table: WorkTable, callsPerRow: Int = 0) {
        connection.meter?.begin(rows(table), callsPerRow: callsPerRow)
    }

    private func rows(_ table: WorkTable) -> Int { connection.rowEstimate(table.schema) }
}
