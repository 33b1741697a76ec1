import ContractFindings
import UUIDContract

/// What an audit finds of columns with identifiers, and which of them refer to which without a declaration.
struct ColumnDiscovery {
    /// The columns that hold identifiers by their content, and those that were named.
    let columns: [ColumnPlace]
    /// References that no foreign key declares.
    let references: [MigrationReference]

    init(
        path: String, options: MigrationOptions, busySeconds: Int, isCancelled: (@Sendable () -> Bool)?,
        onProgress: MigrationProgress.Report?
    ) throws(MigrationError) {
        let rule = ColumnRule(storage: options.layout.map { .blob($0) } ?? .either)
        let named = options.columns.map { SQLiteAudit.Column(table: $0.table, column: $0.column, rule: rule) }
        let result: StoreAuditResult
        do {
            result = try SQLiteAudit(
                path: path, columns: named, rule: rule, busySeconds: busySeconds, keepsNames: true,
                onProgress: { (done, total) throws(StoreError) in
                    if isCancelled?() == true { throw .cancelled }
                    onProgress?(
                        MigrationProgress(phase: .discovery, completed: done, total: total.map { max($0, done) }))
                }
            ).run()
        } catch { throw .store(error) }
        columns = result.columns.map { ColumnPlace(table: $0.table, column: $0.column) }
        references = result.references.compactMap { found in
            guard !found.isDeclared, let parent = found.parentColumn else { return nil }
            return MigrationReference(
                childTable: found.childTable, childColumns: [found.childColumn], parentTable: found.parentTable,
                parentColumns: [parent], isDeclared: false)
        }
    }
}
