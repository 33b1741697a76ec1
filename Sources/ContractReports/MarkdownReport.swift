import ContractFindings

/// The report for a comment on a pull request or a job summary: GitHub and GitLab flavoured Markdown.
struct MarkdownReport {
    /// Characters for the table of checks. GitHub refuses a comment of more than 65,536 in all.
    static let roomForChecks = 15_000
    /// Characters for the table of parts.
    static let roomForParts = 10_000
    /// Characters for what servers do, twice.
    static let roomForReadings = 2_500
    /// Characters for the findings.
    static let roomForFindings = 25_000
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
        sections += partTables
        if !report.columns.isEmpty { sections.append(columnTable) }
        if !report.readings.isEmpty { sections.append(readingTable) }
        let findings = findingSections
        sections += findings.sections
        let observations = fitting(
            report.freeObservations.lazy.map { "- \(code($0.words))" }, MarkdownReport.roomForReadings)
        if !observations.isEmpty { sections.append(observations.joined(separator: "\n")) }
        sections.append(summary(omittedCount: findings.omittedCount))
        return sections.joined(separator: "\n\n") + "\n"
    }

    // MARK: Sections

    private var table: String {
        let isLong = report.checks.count > MarkdownReport.longTable
        let shown = isLong ? report.checks.filter { $0.state != .holds } : report.checks
        let rows = fitting(
            shown.lazy.map { "| \(mark($0.state)) | \(code($0.name.text)) | \($0.countWords) |" },
            MarkdownReport.roomForChecks)
        var lines = ["| | check | result |", "|---|---|---|"] + rows
        let missing = shown.count - rows.count
        if missing > 0 { lines.append("| | \(Report.count(missing, "more check")) | |") }
        let held = report.checks.count - shown.count
        if held > 0 { lines.append("| \(mark(.holds)) | \(Report.count(held, "more check")) | hold |") }
        return lines.joined(separator: "\n")
    }

    private func tallyList(_ tally: Tally) -> String {
        ([tally.words + "."] + (tally.categories.isEmpty ? [] : [""])
            + tally.categories.map { "- \($0.count) × `\($0.category.rawValue)`" })
            .joined(separator: "\n")
    }

    private var partTables: [String] {
        let parts = Dictionary(grouping: report.parts, by: \.check)
        var room = MarkdownReport.roomForParts
        return report.checks.indices.compactMap { index in
            guard let parts = parts[index], room > 0 else { return nil }
            let rows = fitting(parts.enumerated().lazy.map { row($1, index: $0) }, room)
            let missing = parts.count - rows.count
            let heading = report.checks.count > 1 ? ["Parts of \(code(report.checks[index].name.text)):", ""] : []
            let table =
                (heading + ["| part | name | headers at | content at | bytes | sha256 |", "|---|---|---|---|---|---|"]
                + rows + (missing > 0 ? ["| | \(Report.count(missing, "more part")) | | | | |"] : []))
                .joined(separator: "\n")
            room -= table.utf8.count
            return table
        }
    }

    private func row(_ part: PartSummary, index: Int) -> String {
        "| \(index) | \(part.name.map { code($0.text) } ?? "") | \(part.headerOffset) | \(part.offset) | \(part.length) | "
            + "\(part.sha256.map { code($0.text) } ?? "") |"
    }

    private var columnTable: String {
        let all = report.columns.lazy.map { column in
            let counts = column.lines.dropFirst().map { "\($0.label): \(code($0.text))" }
            return "| \(code(column.name)) | \(ColumnSummary.grouped(column.rowCount)) | "
                + counts.joined(separator: "<br>") + " |"
        }
        let rows = fitting(all, MarkdownReport.roomForParts)
        let missing = report.columns.count - rows.count
        return
            (["| column | rows | counts |", "|---|---|---|"] + rows
            + (missing > 0 ? ["| | | \(Report.count(missing, "more column")) |"] : []))
            .joined(separator: "\n")
    }

    private var readingTable: String {
        let all = report.readings.lazy.map { reading in
            "| \(code(reading.heading)) | \(reading.reading?.words ?? "not observed") | "
                + "\(reading.feature.map { code($0.text) } ?? "") |"
        }
        let rows = fitting(all, MarkdownReport.roomForReadings)
        let missing = report.readings.count - rows.count
        return
            (["| server (observed) | reading | feature |", "|---|---|---|"] + rows
            + (missing > 0 ? ["| | \(Report.count(missing, "more reading")) | |"] : []))
            .joined(separator: "\n")
    }

    private var findingSections: (sections: [String], omittedCount: Int) {
        var sections: [String] = []
        var room = MarkdownReport.roomForFindings
        var omittedCount = 0
        for (index, (check, findings)) in zip(report.checks, report.listed).enumerated() where !findings.isEmpty {
            let path = check.path.map { " in \(code($0.text))" } ?? ""
            let view = report.showsServerViews ? check.serverView.map { "\n\n\($0)" } ?? "" : ""
            let heading = "**\(code(check.name.text))**\(path)\(view)"
            let items = fitting(findings.lazy.map { item($0, check: index) }, room - heading.utf8.count)
            omittedCount += findings.count - items.count
            guard !items.isEmpty else { continue }
            let section = heading + "\n\n" + items.joined(separator: "\n")
            room -= section.utf8.count
            sections.append(section)
        }
        return (sections, omittedCount)
    }

    /// The first lines, as many as fit.
    private func fitting(_ lines: some Sequence<String>, _ room: Int) -> [String] {
        var room = room
        var fitting: [String] = []
        for line in lines {
            room -= line.utf8.count + 1
            if room < 0 { break }
            fitting.append(line)
        }
        return fitting
    }

    private func item(_ finding: Finding, check index: Int) -> String {
        let block = report.block(finding, check: index)
        let mark = block.isError ? mark(.fails) : mark(.holdsWithWarnings)
        let place = block.place.isEmpty ? "" : ", \(code(block.place))"
        return
            (["- \(mark) `\(block.heading)`\(place): \(block.sentence)"]
            + block.lines.map { "  - \($0.label): \($0.isForeign ? code($0.text) : $0.text)" })
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
