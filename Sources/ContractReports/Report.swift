import ContractFindings

/// What a run of a command found, for every ``ReportFormat``.
///
/// A report is made of findings, counts, checked names and digests. There is no room in it for the input, but for the few
/// bytes of framing in a ``ByteView``.
public struct Report: Sendable, Hashable {
    /// The most findings that a format lists unless told otherwise; all of them are counted.
    public static let defaultFindingLimit = 100

    /// What was run.
    public var header: RunHeader
    /// What was checked, in order.
    public var checks: [Check]
    /// The parts of an upload that was read.
    public var parts: [PartSummary]
    /// The columns of a store that was audited.
    public var columns: [ColumnSummary]
    /// What known servers do with legal things of the uploads.
    public var observations: [Observation]
    /// How the servers that the user named read the uploads.
    public var readings: [ServerReading]
    /// Counts of lines or rows.
    public var tally: Tally?
    /// The answer of a command that compares.
    public var answer: Answer?
    /// The most findings that a format lists. Errors come before warnings when there are more.
    public var findingLimit: Int
    /// The exit code of the command, as every format names it.
    public var exitCode: Int

    /// Describes a run. The exit code is 0 if the verdict is accept and 1 if not, unless given.
    public init(
        header: RunHeader, checks: [Check], parts: [PartSummary] = [], columns: [ColumnSummary] = [],
        observations: [Observation] = [],
        readings: [ServerReading] = [], tally: Tally? = nil, answer: Answer? = nil,
        findingLimit: Int = Report.defaultFindingLimit, exitCode: Int? = nil
    ) {
        self.header = header
        self.checks = checks
        self.parts = parts
        self.columns = columns
        self.observations = observations
        self.readings = readings
        self.tally = tally
        self.answer = answer
        self.findingLimit = max(0, findingLimit)
        self.exitCode = 0
        self.exitCode = exitCode ?? (verdict == .accept ? 0 : 1)
    }
}

extension Report {
    /// Reject if any check fails, and if the run is void.
    public var verdict: Verdict { isVoid || checks.contains { $0.state == .fails } ? .reject : .accept }

    /// Whether not one case was run: such a run proves nothing, and every format shows it as a failure.
    public var isVoid: Bool { checks.allSatisfy { $0.state == .notRun } }

    /// How many errors there are, listed or not.
    public var errorCount: Int { checks.reduce(0) { $0 + $1.errorCount } }

    /// How many warnings there are, listed or not.
    public var warningCount: Int { checks.reduce(0) { $0 + $1.warningCount } }

    /// How many findings are counted and not listed, because of ``findingLimit`` or because the command did not keep them.
    public var unlistedCount: Int { errorCount + warningCount - listed.reduce(0) { $0 + $1.count } }

    /// Whether the report begins in the words of a server: where it is about one upload, and not about a suite of vectors.
    var showsServerViews: Bool { header.command == .inspect || header.command == .receive }

    /// Whether there are more findings than the formats list.
    public var findingLimitReached: Bool { unlistedCount > 0 }

    /// The findings that a format lists, for each check: all, or as many as the limit allows, errors first.
    var listed: [[Finding]] {
        var errorRoom = findingLimit
        let errorCount = checks.reduce(0) { $0 + $1.findings.count { $0.severity == .error } }
        var warningRoom = max(0, findingLimit - errorCount)
        return checks.map { check in
            check.findings.filter { finding in
                switch finding.severity {
                case .error:
                    errorRoom -= 1
                    return errorRoom >= 0
                case .warning:
                    warningRoom -= 1
                    return warningRoom >= 0
                }
            }
        }
    }
}

/// Whether the input, or the implementation, is right.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// No finding is an error.
    case accept
    /// At least one finding is an error, or nothing was checked.
    case reject
}

/// What `uuid compare` says of two texts.
public enum Answer: String, Sendable, Hashable, CaseIterable {
    /// The same bytes of text.
    case sameText = "same-text"
    /// Two texts of one value.
    case sameValue = "same-value"
    /// Two values.
    case different

    /// The answer in a sentence.
    var sentence: String {
        switch self {
        case .sameText: "Both are the same UUID, written the same way."
        case .sameValue: "Both are the same UUID, written in two ways. As text keys they would be two."
        case .different: "These are two different UUIDs."
        }
    }
}
