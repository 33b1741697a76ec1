import ContractFindings
import ContractReports

/// What an audit has found, ready for a report: a check and the counts of each column.
package struct StoreAuditOutcome: Sendable {
    private let path: String
    /// A check a column, in the order of the store.
    package private(set) var checks: [Check] = []
    /// The counts, in the same order.
    package private(set) var columns: [ColumnSummary] = []
    /// Virtual tables, which were not read.
    package var skippedTables: [String] = []
    /// Columns with a few identifiers, which were left out.
    package var skippedColumns: [FieldName] = []
    /// Whether all twins were revealed; of very many only as many as there was memory for.
    package var revealsAllTwins = true

    init(path: String) { self.path = path }

    /// Adds a column.
    mutating func add(
        _ audit: ColumnAudit, rule: ColumnRule, findings: [Finding], references: [ReferenceAudit] = []
    ) {
        var summary = ColumnSummary(audit, check: checks.count)
        summary.references = references.compactMap { reference in
            // One that finds nothing at all is one of the schema without a parent to look in.
            reference.parentColumn.map {
                ColumnSummary.Reference(
                    table: ReportText(reference.parentTable), column: ReportText($0),
                    isDeclared: reference.isDeclared, matchedCount: reference.matchedCount,
                    orphanCount: reference.orphanCount, danglingCount: reference.danglingCount)
            }
        }
        columns.append(summary)
        let name = ReportText("\(audit.table).\(audit.column)")
        let path = ReportText(path: self.path)
        guard audit.rowCount > 0 else {
            checks.append(Check(name: name, path: path, findings: findings))
            return
        }
        let faulty = audit.faults.values.reduce(0) { $0 + $1.count }
        checks.append(
            Check(
                name: name, path: path, rule: ReportText(rule.description), caseCount: audit.rowCount,
                passedCount: max(0, audit.rowCount - faulty), findings: findings))
    }

    /// The checks and columns behind those of a report that has others already.
    ///
    /// - Parameter prefix: Stands before the names of the checks, so that those of several stores differ.
    package func appended(to report: inout Report, prefix: String = "") {
        let offset = report.checks.count
        report.checks += checks.map { check in
            var check = check
            check.name = ReportText(prefix + check.name.text)
            return check
        }
        report.columns += columns.map { column in
            var column = column
            column.check += offset
            return column
        }
    }
}

extension ColumnRule: CustomStringConvertible {
    /// The rule in words, as in `version 4, variant of RFC 9562, canonical text; as text`.
    package var description: String {
        var words = [rule.description]
        switch storage {
        case .either: break
        case .text: words.append("as text")
        case .blob(let layout): words.append("as 16 bytes, \(layout.rawValue)")
        }
        if isUnique { words.append("each once") }
        return words.joined(separator: "; ")
    }
}

extension EngineResult {
    /// What servers have counted, judged by a rule.
    package func outcome(path: String, rule: ColumnRule) -> StoreAuditOutcome {
        var outcome = StoreAuditOutcome(path: path)
        for (index, column) in columns.enumerated() {
            let audit = column.judgedByForms(rule)
            let field = FieldName.column(audit.column, of: audit.table, tableNumber: nil, columnNumber: index + 1)
            outcome.add(audit, rule: rule, findings: audit.findings(rule, field: field, rows: .none))
        }
        return outcome
    }
}
