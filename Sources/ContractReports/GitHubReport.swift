import ContractFindings

/// The report as workflow commands of GitHub Actions: one annotation per finding, and a closing notice.
struct GitHubReport {
    /// How many annotations of a kind GitHub shows for one step; the others stay in the log.
    static let shownPerStep = 10

    let report: Report

    func render() -> String {
        var lines: [String] = []
        var errorLineCount = 0
        var warningLineCount = 0
        for (index, (check, findings)) in zip(report.checks, report.listed).enumerated() {
            for finding in findings {
                lines.append(annotation(finding, of: check, index))
                if finding.severity == .error { errorLineCount += 1 } else { warningLineCount += 1 }
            }
            if check.state == .fails, !findings.contains(where: { $0.severity == .error }) {
                lines.append(command("error", file: check.path, title: check.name.text, message: check.countWords))
                errorLineCount += 1
            }
        }
        if report.isVoid {
            let title = "bytecontract \(report.header.command.rawValue)"
            lines.append(command("error", file: nil, title: title, message: Report.voidWords))
        }
        lines.append(notice(areAllShown: max(errorLineCount, warningLineCount) <= GitHubReport.shownPerStep))
        return lines.joined(separator: "\n") + "\n"
    }

    private func annotation(_ finding: Finding, of check: Check, _ index: Int) -> String {
        let block = report.block(finding, check: index)
        let message =
            ([block.place.isEmpty ? check.name.text : "\(check.name), \(block.place)", block.sentence]
            + block.lines.map { "\($0.label): \($0.text)" })
            .joined(separator: "\n")
        return command(
            block.isError ? "error" : "warning", file: check.path, line: finding.line, title: block.heading,
            message: message)
    }

    private func notice(areAllShown: Bool) -> String {
        let header = report.header
        var lines = ["\(report.verdict.rawValue): \(report.summaryWords)"]
        if let answer = report.answer { lines.append(answer.sentence) }
        if let tally = report.tally { lines.append(tally.words) }
        lines += report.freeObservations.map(\.words)
        lines += report.readings.map { "\($0.heading) \($0.words)" }
        if let words = report.unlistedWords { lines.append(words) }
        if !areAllShown {
            lines.append(
                "GitHub shows \(GitHubReport.shownPerStep) errors and warnings each of a step; the log has them all")
        }
        lines.append("exit code \(report.exitCode)")
        lines.append("version \(header.version)" + (header.suite.map { ", vectors \($0)" } ?? ""))
        lines.append(header.toolchainWords)
        if let implementation = header.implementation { lines.append("under test: \(implementation)") }
        return command(
            "notice", file: nil, title: "bytecontract \(header.command.rawValue)",
            message: lines.joined(separator: "\n"))
    }

    private func command(
        _ kind: String, file: ReportText?, line: Int? = nil, title: String, message: String
    ) -> String {
        var properties: [String] = []
        if let file { properties.append("file=\(GitHubReport.escape(file.text, isProperty: true))") }
        if file != nil, let line { properties.append("line=\(line)") }
        properties.append("title=\(GitHubReport.escape(title, isProperty: true))")
        return "::\(kind) \(properties.joined(separator: ","))::\(GitHubReport.escape(message, isProperty: false))"
    }

    /// The escapes of the runner's own toolkit (`actions/toolkit`, `command.ts`).
    private static func escape(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
