import ContractReports

extension VectorRun {
    /// The run as checks of a report: one for each group that was asked, and one for what is wrong with the run as a whole.
    ///
    /// - Parameter implementation: The name of the implementation, put before each check; nil for this library.
    public func checks(implementation: String? = nil, path: String? = nil) -> [Check] {
        let prefix = implementation.map { "\($0) · " } ?? ""
        var checks = groups.filter { $0.caseCount > 0 }.map { group in
            Check(
                name: ReportText("\(prefix)\(group.area): \(group.name)"), path: path.map { ReportText(path: $0) },
                rule: ReportText("\(group.section) (\(group.level.rawValue))"),
                caseCount: group.caseCount + group.unsupportedCount, passedCount: group.passedCount,
                unsupportedCount: group.unsupportedCount, expectedFailureCount: group.expectedFailureCount,
                findings: group.findings)
        }
        if !findings.isEmpty {
            checks.append(
                Check(name: ReportText("\(prefix)vectors"), caseCount: 1, passedCount: 0, findings: findings))
        }
        return checks
    }
}
