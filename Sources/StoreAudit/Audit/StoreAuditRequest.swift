import ContractFile
import ContractFindings
import ContractReports

/// One audit of a store of any kind, as `audit` and `check` make it.
package struct StoreAuditRequest: Sendable {
    /// A column that is asked for, with its rule.
    package struct Column: Sendable, Hashable {
        /// The table; nil in a text file, and for the one table that has the column.
        package var table: String?
        /// The column; nil in a text file of one identifier a line.
        package var column: String?
        package var rule: ColumnRule

        package init(table: String?, column: String?, rule: ColumnRule) {
            self.table = table
            self.column = column
            self.rule = rule
        }
    }

    /// How far an audit is.
    package enum Progress: Sendable, Hashable {
        /// Bytes of a file, and all of them where that is known.
        case bytes(done: Int, total: Int?)
        /// Rows of a database, and about how many there are where that can be told at once.
        case rows(done: Int, total: Int?)
    }

    /// A value that an audit finds wrong, for the eyes of whoever asked for it. Its bytes live as long as the call.
    package struct RevealedValue {
        package let table: String
        package let column: String
        package let category: FindingCategory
        /// The rowid or line; nil where a table has no rowids.
        package let row: Int?
        package let value: StoredValue
    }

    /// The file, or `-` for standard input, which no database can be.
    package var path: String
    package var format: ContractFile.Store.Format
    /// The byte between fields; nil for that of the format.
    package var delimiter: UInt8?
    /// Whether the first row of a CSV or TSV file names the columns.
    package var hasHeader = true
    /// What is audited. Empty: all columns that hold identifiers by their contents, by ``rule``.
    package var columns: [Column]
    /// The rule of columns that are found.
    package var rule: ColumnRule
    /// How long to wait for the lock of another process.
    package var busySeconds = 5
    /// Bytes for identifiers.
    package var memory = SearchSpace.defaultMemory
    /// Is told how far it is, by any thread, one at a time; it may throw ``StoreError/cancelled``.
    package var onProgress: @Sendable (Progress) throws(StoreError) -> Void = { _ throws(StoreError) in }

    /// Asks for an audit.
    package init(
        path: String, format: ContractFile.Store.Format, columns: [Column] = [], rule: ColumnRule = ColumnRule()
    ) {
        self.path = path
        self.format = format
        self.columns = columns
        self.rule = rule
    }

    /// Reads the store and searches.
    ///
    /// - Parameter onReveal: Where given, the store is read a second time, and each value that is wrong handed over.
    /// - Throws: ``StoreError``.
    package func run(onReveal: ((RevealedValue) throws(StoreError) -> Void)? = nil) throws(StoreError)
        -> StoreAuditOutcome
    {
        if let fileFormat { return try runFile(fileFormat, onReveal) }
        return try runDatabase(onReveal)
    }

    /// How a text file is read; nil for a database.
    private var fileFormat: FileFormat? {
        switch format {
        case .sqlite: nil
        case .csv: .delimited(delimiter: delimiter ?? UInt8(ascii: ","), hasHeader: hasHeader)
        case .tsv: .delimited(delimiter: delimiter ?? UInt8(ascii: "\t"), hasHeader: hasHeader)
        case .ndjson: .jsonLines
        case .text: .lines
        }
    }

    // MARK: Text files

    private func runFile(
        _ fileFormat: FileFormat, _ onReveal: ((RevealedValue) throws(StoreError) -> Void)?
    ) throws(StoreError) -> StoreAuditOutcome {
        let rules = Dictionary(columns.compactMap { column in column.column.map { ($0, column.rule) } }) { $1 }
        // A file of one identifier a line has one column without a name.
        let other = columns.first { $0.column == nil }?.rule ?? rule
        let (onProgress, names) = (onProgress, columns.compactMap(\.column))
        let audit = FileAudit(
            path: path, format: fileFormat, columns: names, space: SearchSpace(memory: memory),
            rule: { rules[$0] ?? other },
            onProgress: { done, total throws(StoreError) in try onProgress(.bytes(done: done, total: total)) })
        var outcome = StoreAuditOutcome(path: path)
        let audits: [ColumnAudit]
        if let onReveal {
            let table = FileAudit.table(path)
            (audits, outcome.revealsAllTwins) = try audit.run { row throws(StoreError) in
                try onReveal(
                    RevealedValue(
                        table: table, column: row.column, category: row.category, row: row.line,
                        value: .text(row.value)))
            }
        } else {
            audits = try audit.run()
        }
        for (index, audit) in audits.enumerated() {
            // Of a path with a slip in it every value is missing, which must not pass for an empty column.
            if format == .ndjson, audit.rowCount > 0, audit.forms[.null] == audit.rowCount {
                throw .nothingAtPath((try? FieldName(audit.column)) ?? "the path that was named")
            }
            if path == "-", audit.rowCount == 0 { throw .noRows }
            let rule = rules[audit.column] ?? other
            let field = FieldName.column(audit.column, of: audit.table, tableNumber: nil, columnNumber: index + 1)
            outcome.add(audit, rule: rule, findings: audit.findings(rule, field: field, rows: .line))
        }
        return outcome
    }

    // MARK: Databases

    private func runDatabase(
        _ onReveal: ((RevealedValue) throws(StoreError) -> Void)?
    ) throws(StoreError) -> StoreAuditOutcome {
        guard path != "-" else { throw .unreadable }
        let onProgress = onProgress
        var audit = SQLiteAudit(
            path: path, columns: try databaseColumns(), findsColumns: columns.isEmpty, rule: rule,
            busySeconds: busySeconds, memory: memory)
        audit.onProgress = { done, total throws(StoreError) in try onProgress(.rows(done: done, total: total)) }
        let result: StoreAuditResult
        if let onReveal {
            result = try audit.run { value throws(StoreError) in
                try onReveal(
                    RevealedValue(
                        table: value.table, column: value.column, category: value.category, row: value.row,
                        value: value.value))
            }
        } else {
            result = try audit.run()
        }
        var outcome = StoreAuditOutcome(path: path)
        outcome.skippedTables = result.skippedTables
        outcome.skippedColumns = result.skippedColumns
        outcome.revealsAllTwins = !result.isRevealCut
        if onReveal != nil { outcome.revealsAllTwins = !result.isRevealCut }
        for (column, findings) in zip(result.columns, result.columnFindings) {
            let asked = columns.first { $0.names(column) }
            outcome.add(
                column, rule: asked?.rule ?? rule, findings: findings,
                references: result.references.filter {
                    $0.childTable == column.table && $0.childColumn == column.column
                })
        }
        return outcome
    }

    /// The columns with their tables: where none is named, that of the schema that has such a column, if there is one alone.
    private func databaseColumns() throws(StoreError) -> [SQLiteAudit.Column] {
        guard !columns.isEmpty else { return [] }
        let snapshot = try StoreSnapshot(path: path, busySeconds: busySeconds)
        defer { snapshot.close() }
        guard let reader = snapshot.reader else { throw .unreadable }
        let schema = try StoreSchema(reading: reader)
        var found: [SQLiteAudit.Column] = []
        for column in columns {
            guard let name = column.column else { throw .noSuchColumn("(none named)") }
            var places = StoreAuditRequest.places(of: name, in: column.table, schema)
            if places.isEmpty, column.table == nil {
                // `orders.id`, as reports write it; a table or column may have dots of its own.
                places = name.indices.filter { name[$0] == "." }.flatMap { dot in
                    StoreAuditRequest.places(
                        of: String(name[name.index(after: dot)...]), in: String(name[..<dot]), schema)
                }
            }
            guard !places.isEmpty else {
                throw .noSuchColumn(
                    column.table.map { .column(name, of: $0, tableNumber: nil, columnNumber: 0) }
                        ?? (try? FieldName(name)) ?? "that was named")
            }
            found += places.map { SQLiteAudit.Column(table: $0.table, column: $0.column, rule: column.rule) }
        }
        return found
    }

    /// The tables with a column of this name: the one that is named, or all.
    private static func places(
        of column: String, in table: String?, _ schema: StoreSchema
    ) -> [(table: String, column: String)] {
        schema.tables.compactMap { found in
            guard found.column(column) != nil, table.map({ StoreSchema.same(found.name, $0) }) ?? true else {
                return nil
            }
            return (found.name, column)
        }
    }
}

extension StoreAuditRequest.Column {
    /// Whether this is the column that was audited.
    fileprivate func names(_ audit: ColumnAudit) -> Bool {
        guard let column else { return false }
        if table == nil, StoreSchema.same(column, "\(audit.table).\(audit.column)") { return true }
        return StoreSchema.same(column, audit.column) && table.map { StoreSchema.same($0, audit.table) } ?? true
    }
}
