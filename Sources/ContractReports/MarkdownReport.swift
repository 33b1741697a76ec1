import ContractFindings

/// The report for a comment on a pull request or a job summary: GitHub and GitLab flavoured Markdown.
struct MarkdownReport {
    /// GitHub refuses a comment of more than 65,536 characters; the findings stop well before.
    static let roomForFindings = 40_000
    /// Of more checks than this, those that hold are counted in one row.
    static let longTable = 40

    let report: Report

    func render() -> String {
        let header = report.header
        var sections = [
            "### \(mark(report.verdict)) bytecontract \(header.command.rawValue): \(report.verdict.rawValue)"
        ]
        if !report.checks.isEmpty { sections.append(table) }
        if let answer = report.answer { sections.append(answer.sentence) }
        if let tally = report.tally { sections.append(tallyList(tally)) }
        if !report.parts.isEmpty { sections.append(partTable) }
        let findings = findingSections
        sections += findings.sections
        sections.append(summary(omittedCount: findings.omittedCount))
        return sections.joined(separator: "\n\n") + "\n"
    }

    // MARK: Sections

    private var table: String {
        var rows = ["| | check | result |", "|---|---|---|"]
        let isLong = report.checks.count > MarkdownReport.longTable
        let shown = isLong ? report.checks.filter { $0.state != .holds } : report.checks
        for check in shown.prefix(Report.defaultFindingLimit) {
            rows.append("| \(mark(check.state)) | \(code(check.name.text)) | \(check.countWords) |")
        }
        let missing = shown.dropFirst(Report.defaultFindingLimit).count
        if missing > 0 { rows.append("| | \(Report.count(missing, "more check")) | |") }
        let held = report.checks.count - shown.count
        if held > 0 { rows.append("| \(mark(.holds)) | \(Report.count(held, "more check")) | hold |") }
        return rows.joined(separator: "\n")
    }

    private func tallyList(_ tally: Tally) -> String {
        ([tally.words + "."] + (tally.categories.isEmpty ? [] : [""])
            + tally.categories.map { "- \($0.count) × `\($0.category.rawValue)`" })
            .joined(separator: "\n")
    }

    private var partTable: String {
        let rows = report.parts.enumerated().prefix(Report.defaultFindingLimit).map { index, part in
            "| \(index) | \(part.name.map { code($0.text) } ?? "") | \(part.headerOffset) | \(part.offset) | \(part.length) | "
                + "\(part.sha256.map { code($0.text) } ?? "") |"
        }
        let missing = report.parts.count - rows.count
        return
            (["| part | name | headers at | content at | bytes | sha256 |", "|---|---|---|---|---|---|"] + rows
            + (missing > 0 ? ["| | \(Report.count(missing, "more part")) | | | | |"] : []))
            .joined(separator: "\n")
    }

    private var findingSections: (sections: [String], omittedCount: Int) {
        var sections: [String] = []
        var room = MarkdownReport.roomForFindings
        var omittedCount = 0
        for (check, findings) in zip(report.checks, report.listed) where !findings.isEmpty {
            var items: [String] = []
            for finding in findings {
                let text = item(finding)
                room -= text.utf8.count
                if room >= 0 { items.append(text) } else { omittedCount += 1 }
            }
            guard !items.isEmpty else { continue }
            let path = check.path.map { " in \(code($0.text))" } ?? ""
            sections.append("**\(code(check.name.text))**\(path)\n\n" + items.joined(separator: "\n"))
        }
        return (sections, omittedCount)
    }

    private func item(_ finding: Finding) -> String {
        let block = FindingBlock(finding)
        let mark = block.isError ? mark(.fails) : mark(.holdsWithWarnings)
        let place = block.place.isEmpty ? "" : ", \(code(block.place))"
        return
            (["- \(mark) `\(block.heading)`\(place): \(block.sentence)"]
            + block.lines.map { "  - \($0.label): \($0.text)" })
            .joined(separator: "\n")
    }

    private func summary(omittedCount: Int) -> String {
        let header = report.header
        let unlisted = report.unlistedCount + omittedCount
        var words = ["\(report.summaryWords), exit code \(report.exitCode)."]
        if unlisted > 0 { words.append("\(Report.count(unlisted, "more finding")) not listed.") }
        words.append(
            "ByteContract \(code(header.version.text))" + (header.suite.map { ", vectors \(code($0.text))" } ?? "")
                + ",")
        words.append(header.toolchain.map { code($0.text) + "." } ?? header.toolchainWords + ".")
        if let implementation = header.implementation { words.append("Under test: \(code(implementation.text)).") }
        return words.joined(separator: " ")
    }

    // MARK: Syntax

    private func mark(_ verdict: Verdict) -> String { verdict == .accept ? "✅" : "❌" }

    private func mark(_ state: CheckState) -> String {
        switch state {
        case .holds: "✅"
        case .holdsWithWarnings: "⚠️"
        case .fails: "❌"
        case .notRun: "➖"
        }
    }

    /// A name in a `code` element, with every character that could be markup, a link, a mention or an issue number as an
    /// entity. (In a code span of backticks a `|` would still end the cell of a table.)
    private func code(_ text: String) -> String {
        var result = "<code>"
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isSafe =
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "-", "/", "(", ")", "\u{80}"...: true
                // `://` and `:smile:` are not plain text, `uuid.text: names` is.
                case ":": index + 1 < scalars.count && scalars[index + 1] == " "
                // `www.` begins a link.
                case ".": index == 0 || (scalars[index - 1] != "w" && scalars[index - 1] != "W")
                default: false
                }
            if isSafe { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
        }
        return result + "</code>"
    }
}
