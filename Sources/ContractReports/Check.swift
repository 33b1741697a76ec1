import ContractFindings

/// One thing that was checked: a group of vectors, a field of the contract, a value, a file of lines.
public struct Check: Sendable, Hashable {
    /// What it is called, as in `uuid.text: characters and white space`.
    public var name: ReportText
    /// The file that the check comes from, as the user named it.
    public var path: ReportText?
    /// What the check holds against, as in `RFC 9562, 4 (must)`: a section, or the rule of a field in words.
    public var rule: ReportText?
    /// How many cases, values, lines or rows there were.
    public var caseCount: Int
    /// How many of them hold. A case that has only warnings holds.
    public var passedCount: Int
    /// How many the implementation said it does not support.
    public var unsupportedCount: Int
    /// How many failed that are listed as expected failures.
    public var expectedFailureCount: Int
    /// What is wrong.
    public var findings: [Finding]
    /// The bytes round the place of a finding, which only the text report shows.
    public var views: [Finding: ByteView]
    /// How many further errors were counted and not kept in ``findings``.
    public var unlistedErrorCount: Int
    /// How many further warnings were counted and not kept in ``findings``.
    public var unlistedWarningCount: Int

    /// Describes a check of one or more cases.
    public init(
        name: ReportText, path: ReportText? = nil, rule: ReportText? = nil, caseCount: Int, passedCount: Int,
        unsupportedCount: Int = 0,
        expectedFailureCount: Int = 0, findings: [Finding] = [], views: [Finding: ByteView] = [:],
        unlistedErrorCount: Int = 0, unlistedWarningCount: Int = 0
    ) {
        self.name = name
        self.path = path
        self.rule = rule
        self.caseCount = caseCount
        self.passedCount = passedCount
        self.unsupportedCount = unsupportedCount
        self.expectedFailureCount = expectedFailureCount
        self.findings = findings
        self.views = views
        self.unlistedErrorCount = unlistedErrorCount
        self.unlistedWarningCount = unlistedWarningCount
    }

    /// Describes a check of one value: it holds unless a finding is an error.
    public init(name: ReportText, path: ReportText? = nil, findings: [Finding], views: [Finding: ByteView] = [:]) {
        let holds = findings.allSatisfy { $0.severity != .error }
        self.init(name: name, path: path, caseCount: 1, passedCount: holds ? 1 : 0, findings: findings, views: views)
    }
}

extension Check {
    /// How many cases failed and are not listed as expected failures.
    public var failedCount: Int { max(0, caseCount - passedCount - unsupportedCount - expectedFailureCount) }

    /// How many errors there are, listed or not.
    public var errorCount: Int { findings.count { $0.severity == .error } + unlistedErrorCount }

    /// How many warnings there are, listed or not.
    public var warningCount: Int { findings.count { $0.severity == .warning } + unlistedWarningCount }

    /// What became of the check. An error or a failed case makes it fail, whatever else there is.
    public var state: CheckState {
        if errorCount > 0 || failedCount > 0 { return .fails }
        if warningCount > 0 { return .holdsWithWarnings }
        return passedCount + expectedFailureCount == 0 ? .notRun : .holds
    }

    /// What a server says of an upload with the first error, which is how people come to know of it.
    var serverView: String? { findings.first { $0.severity == .error }?.serverView }

    /// The counts in words, as in `62 of 62 hold` or `60 of 62, 1 unsupported`, or for one case `fails`.
    var countWords: String {
        // Twins and orphans are rows that pass the rule, each for itself.
        if failedCount == 0, errorCount > 0, caseCount > 0 {
            return "\(Report.count(errorCount, "error")), \(passedCount) of \(caseCount) hold"
        }
        if caseCount == 1, passedCount == 1 { return "holds" }
        if caseCount == 1, failedCount == 1 { return "fails" }
        var words = ["\(passedCount) of \(caseCount)"]
        if unsupportedCount > 0 { words.append("\(unsupportedCount) unsupported") }
        if expectedFailureCount > 0 {
            words.append("\(expectedFailureCount) expected \(expectedFailureCount == 1 ? "failure" : "failures")")
        }
        if words.count == 1 { words[0] += " hold" }
        return words.joined(separator: ", ")
    }
}

/// What became of a check.
public enum CheckState: String, Sendable, Hashable, CaseIterable {
    /// Every case that was run holds.
    case holds
    /// Every case that was run holds, and there are warnings.
    case holdsWithWarnings = "holds-with-warnings"
    /// At least one case failed, or a finding is an error.
    case fails
    /// Not one case was run.
    case notRun = "not-run"
}
