/// The forms of a report.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// For people, at a terminal.
    case text
    /// `bytecontract-findings-1`, one line, for programs.
    case json
    /// JUnit XML, for Jenkins, GitLab and others.
    case junit
    /// The Test Anything Protocol, version 13, for `prove` and others.
    case tap
    /// Workflow commands of GitHub Actions, which annotate the files of a pull request.
    case github
    /// For a comment on a pull request or a job summary.
    case markdown

    /// Writes a report in this form. It ends in a line end.
    ///
    /// - Parameters:
    ///   - style: Colour, width and characters. Only ``text`` looks at it.
    ///   - revealed: The input itself, where the user asked to see it. Only ``text`` shows it: the other forms are
    ///     written to be stored and passed on.
    public func render(_ report: Report, style: TextStyle = .plain, revealing revealed: RevealedInput? = nil) -> String
    {
        switch self {
        case .text: TextReport(report: report, style: style, revealed: revealed).render()
        case .json: JSONReport(report).render()
        case .junit: JUnitReport(report: report).render()
        case .tap: TAPReport(report: report).render()
        case .github: GitHubReport(report: report).render()
        case .markdown: MarkdownReport(report: report).render()
        }
    }
}
