import ContractFindings
import UUIDContract

/// Audits an SQLite file: which columns hold UUIDs, in which forms, what stands there twice in different spellings, and which
/// references find nothing. The file may be in use; nothing is written to it.
package struct SQLiteAudit: Sendable {
    /// A column that is audited whatever it holds, and its rule.
    package struct Column: Sendable, Hashable {
        package var table: String
        package var column: String
        package var rule: ColumnRule

        package init(table: String, column: String, rule: ColumnRule = ColumnRule()) {
            self.table = table
            self.column = column
            self.rule = rule
        }
    }

    /// A value that has a fault, for whoever may see it. The bytes live as long as the call that hands it over.
    package struct RevealedValue {
        package var table: String
        package var column: String
        package var category: FindingCategory
        /// The rowid; nil where the table has none.
        package var row: Int?
        package var value: StoredValue
    }

    /// The file.
    package var path: String
    /// Columns that are named, by the contract or on the command line.
    package var columns: [Column]
    /// Whether other columns are looked for by their content.
    package var findsColumns: Bool
    /// The rule of the columns that are found.
    package var rule: ColumnRule
    /// How long to wait for the lock of another process.
    package var busySeconds: Int
    /// Whether names in the result are as the schema has them, also those that no report may show: for who needs them to read the
    /// columns, and shows none. Else such names are the place.
    package var keepsNames: Bool
    /// Bytes of memory for the search.
    package var memory: Int
    /// How many threads search; all processors where nothing is said. At most two of them read.
    package var threadCount: Int?
    /// Is told how far the reading is, by any thread, one at a time: rows, and about how many there are, where rowids tell. It may
    /// throw ``StoreError/cancelled``.
    package typealias Progress = @Sendable (_ rowsDone: Int, _ rowsTotal: Int?) throws(StoreError) -> Void

    /// Is told how far the reading is.
    package var onProgress: Progress?

    package init(
        path: String, columns: [Column] = [], findsColumns: Bool = true, rule: ColumnRule = ColumnRule(),
        busySeconds: Int = 5, keepsNames: Bool = false, memory: Int = SearchSpace.defaultMemory,
        threadCount: Int? = nil,
        onProgress: Progress? = nil
    ) {
        self.path = path
        self.columns = columns
        self.findsColumns = findsColumns
        self.rule = rule
        self.busySeconds = busySeconds
        self.keepsNames = keepsNames
        self.memory = memory
        self.threadCount = threadCount
        self.onProgress = onProgress
    }

    /// Reads the file once and searches.
    ///
    /// - Parameter onReveal: Where given, the rows with faults are read a second time, in the same state of the file, and handed
    ///   over: those that the rule refuses, twins, and references that find nothing as they are written.
    /// - Throws: ``StoreError``.
    package func run(
        onReveal: ((RevealedValue) throws(StoreError) -> Void)? = nil
    ) throws(StoreError) -> StoreAuditResult {
        let progress = ScanProgress(onProgress)
        let space = SearchSpace(memory: memory, threadCount: threadCount) { () throws(StoreError) in
            try progress.check()
        }
        let snapshot = try StoreSnapshot(
            path: path, readerCount: min(2, space.threadCount), busySeconds: busySeconds)
        defer { snapshot.close() }
        let (plan, scans) = try read(snapshot, space, progress)
        // The locks are given back as early as can be.
        if onReveal == nil && !plan.hasCompositeIndexes { snapshot.close() }
        let search = try AuditSearch(plan, scans, keepsTwins: onReveal != nil, reader: snapshot.reader)
        var result = search.result
        let chosen = Set(result.columns.map(\.table))
        result.skippedTables =
            plan.schema.virtualTables.enumerated().map {
                keepsNames || ShownName.isShown($1) ? $1 : "virtual table \($0 + 1)"
            } + plan.schema.tables.filter { $0.isBookkeeping && !chosen.contains($0.name) }.map(\.name)
        result.skippedColumns = plan.skippedColumns
        if let onReveal { result.isRevealCut = try search.reveal(snapshot, progress, onReveal) }
        return result
    }

    /// All that needs the file. No connection leaves this function, so that the snapshot can close it.
    private func read(
        _ snapshot: StoreSnapshot, _ space: SearchSpace, _ progress: ScanProgress
    ) throws(StoreError) -> (AuditPlan, [ColumnScan]) {
        guard let reader = snapshot.reader else { throw .unreadable }
        var plan = try AuditPlan(self, StoreSchema(reading: reader), reader)
        progress.expect(try plan.rowEstimate(reader))
        let scans = try plan.scan(snapshot, space, progress)
        try plan.lookUpOtherReferences(reader, scans, progress)
        try plan.checkCompositeKeys(reader, progress)
        return (plan, scans)
    }
}
