import ContractFindings
import ContractReports
import UUIDContract

extension ColumnSummary {
    /// The counts of a column as a report shows them. References are added by whoever has searched for them.
    package init(_ audit: ColumnAudit, check: Int) {
        self.init(
            table: ReportText(audit.table), column: ReportText(audit.column), rowCount: audit.rowCount,
            forms: audit.forms.filter { $0.value > 0 }, check: check)
        versions = audit.versions.filter { $0.value > 0 }
        variants = audit.variants.filter { $0.value > 0 }
        nilCount = audit.nilCount
        maxCount = audit.maxCount
        for (layout, count) in audit.layouts where count > 0 { layouts[layout.term] = count }
        twinGroupCount = audit.twinGroupCount
        twinRowCount = audit.twinRowCount
        textAndBLOBGroupCount = audit.textAndBLOBGroupCount
        duplicateGroupCount = audit.duplicateGroupCount
        duplicateRowCount = audit.duplicateRowCount
    }
}
