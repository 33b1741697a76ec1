import ContractFindings

/// What an audit of a whole store has found.
package struct StoreAuditResult: Sendable, Hashable {
    /// The audited columns, in the order of the store.
    package var columns: [ColumnAudit] = []
    /// The references between them, and to what is not there.
    package var references: [ReferenceAudit] = []
    /// What is wrong with each of the columns.
    package var columnFindings: [[Finding]] = []
    /// What is wrong, column by column.
    package var findings: [Finding] { columnFindings.flatMap(\.self) }
    /// Tables that were not read: virtual ones, and the books of a framework.
    package var skippedTables: [String] = []
    /// Columns with some identifiers among other values, which were not audited since nobody has named them.
    package var skippedColumns: [FieldName] = []
    /// Whether there were more rows with faults than could be revealed.
    package var isRevealCut = false

    package init() {}
}
