import ContractReports

extension VectorRun {
    /// The run as checks of a report: one for each group that was asked, and one for what is wrong with the run as a whole.
    ///
    /// - Parameters:
    ///   - implementation: The name of the implementation, put before each check; nil for none.
    ///   - wrongCategoryFails: Whether a wrong category is an error. For an outside implementation it is a warning; where this
    ///     library names another category than the vector, one of the two is wrong.
    public func checks(
        implementation: String? = nil, path: String? = nil, wrongCategoryFails: Bool = false
    ) -> [Check] {
        let prefix = implementation.map { "\($0) · " } ?? ""
        var checks = groups.filter { $0.caseCount > 0 }.map { group in
            let promoted = wrongCategoryFails ? group.findings.count { $0.severity == .warning } : 0
            return Check(
                name: ReportText("\(prefix)\(group.area): \(group.name)"), path: path.map { ReportText(path: $0) },
                rule: ReportText("\(group.section) (\(group.level.rawValue))"),
                caseCount: group.caseCount + group.unsupportedCount, passedCount: group.passedCount - promoted,
                unsupportedCount: group.unsupportedCount, expectedFailureCount: group.expectedFailureCount,
                findings: promoted == 0 ? group.findings : group.findings.map { $0.placed(severity: .error) })
        }
        if !findings.isEmpty {
            checks.append(
                Check(name: ReportText("\(prefix)vectors"), caseCount: 1, passedCount: 0, findings: findings))
        }
        return checks
    }
}
