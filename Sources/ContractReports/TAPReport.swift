import ContractFindings

/// The report in the Test Anything Protocol, version 13: one test point per check, findings as its YAML block.
struct TAPReport {
    let report: Report

    func render() -> String {
        let header = report.header
        var lines = ["TAP version 13", "1..\(report.checks.count + (report.isVoid ? 1 : 0))"]
        lines += ["# bytecontract \(header.command.rawValue) \(header.version)", "# \(header.toolchainWords)"]
        if let suite = header.suite { lines.append("# vectors \(suite)") }
        if let implementation = header.implementation { lines.append("# under test: \(implementation)") }
        for (index, (check, findings)) in zip(report.checks, report.listed).enumerated() {
            let mark = check.state == .fails ? "not ok" : "ok"
            let skip = check.state == .notRun ? " # SKIP \(check.countWords)" : ""
            lines.append("\(mark) \(index + 1) - \(TAPReport.escape(check.name.text))\(skip)")
            switch check.state {
            case .holds: lines.append("# \(check.countWords)")
            case .holdsWithWarnings, .fails: lines += diagnostics(index, findings)
            case .notRun: break
            }
        }
        if report.isVoid { lines.append("not ok \(report.checks.count + 1) - something was checked") }
        if let answer = report.answer { lines.append("# answer: \(answer.rawValue)") }
        if let tally = report.tally {
            lines.append("# \(tally.words)")
            lines += tally.categories.map { "#   \($0.count) \($0.category.rawValue)" }
        }
        lines += report.columns.flatMap { column in
            column.lines.map { "# \(column.name), \($0.label): \($0.text)" }
        }
        lines += report.freeObservations.map { "# \($0.words)" }
        lines += report.readings.map { "# \($0.heading) \($0.words)" }
        lines.append("# \(report.verdict.rawValue): \(report.summaryWords)")
        if let words = report.unlistedWords { lines.append("# \(words)") }
        lines.append("# exit code \(report.exitCode)")
        return lines.joined(separator: "\n") + "\n"
    }

    private func diagnostics(_ index: Int, _ findings: [Finding]) -> [String] {
        let check = report.checks[index]
        var lines = ["  ---", "  message: \(TAPReport.quote(check.countWords))"]
        if let path = check.path { lines.append("  file: \(TAPReport.quote(path.text))") }
        if !findings.isEmpty { lines.append("  findings:") }
        for finding in findings {
            let block = report.block(finding, check: index)
            lines.append("    - category: \(block.category)")
            lines.append("      severity: \(finding.severity.rawValue)")
            if let caseID = finding.caseID { lines.append("      case: \(caseID)") }
            if !block.place.isEmpty { lines.append("      place: \(TAPReport.quote(block.place))") }
            lines.append("      message: \(TAPReport.quote(block.sentence))")
            lines += block.lines.map { "      \($0.key ?? $0.label): \(TAPReport.quote($0.text))" }
        }
        return lines + ["  ..."]
    }

    /// A name as the description of a test point, in which `#` would begin a directive.
    private static func escape(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            if character == "#" || character == "\\" { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result
    }

    /// A text as a double-quoted YAML scalar. There are no control characters in it.
    private static func quote(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            if character == "\"" || character == "\\" { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result + "\""
    }
}
