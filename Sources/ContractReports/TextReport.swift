import ContractFindings

/// The report for people at a terminal.
struct TextReport {
    let report: Report
    let style: TextStyle
    let revealed: RevealedInput?
    /// The most parts that are listed of a check.
    static let partLimit = 100
    private let listed: [[Finding]]
    /// The parts of each check.
    private let parts: [Int: [PartSummary]]
    /// The columns of each check.
    private let columns: [Int: [ColumnSummary]]

    init(report: Report, style: TextStyle, revealed: RevealedInput?) {
        self.report = report
        self.style = style
        self.revealed = revealed
        listed = report.listed
        parts = Dictionary(grouping: report.parts, by: \.check)
        columns = Dictionary(grouping: report.columns, by: \.check)
    }

    func render() -> String {
        var sections = [header]
        if !report.checks.isEmpty { sections.append(report.checks.map(checkLine)) }
        if let answer = report.answer { sections.append(wrap(answer.sentence)) }
        if let tally = report.tally { sections.append(tallyLines(tally)) }
        for index in report.checks.indices {
            sections += findingSections(of: index)
            sections += partSections(of: index)
        }
        if !report.freeObservations.isEmpty { sections.append(observationLines) }
        if !report.readings.isEmpty { sections.append(readingLines) }
        sections.append(summary)
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    // MARK: Sections

    private var header: [String] {
        let header = report.header
        var first = "bytecontract \(header.command.rawValue) \(header.version)"
        if let suite = header.suite { first += ", vectors \(suite)" }
        var lines = wrap(first).map { style.paint($0, .bold) }
        lines += wrap(header.toolchainWords).map { style.paint($0, .dim) }
        if let implementation = header.implementation {
            lines += wrap("under test: \(implementation)").map { style.paint($0, .dim) }
        }
        return lines
    }

    private func checkLine(_ check: Check) -> String {
        let mark = mark(check.state)
        let lead = mark.width + 1
        let widest = report.checks.map { columns($0.name.text) }.max() ?? 0
        let nameColumn = min(widest, style.width - lead - 26)
        let name = check.name.text
        let counts = check.countWords
        // In line with the others where there is room, closer where there is not, on a line of its own as the last resort.
        let aligned = max(nameColumn - columns(name), 0) + 2
        let gap = min(aligned, style.width - lead - columns(name) - columns(counts))
        if gap >= 2 {
            return "\(mark.text) \(name)\(String(repeating: " ", count: gap))\(counts)"
        }
        let indent = String(repeating: " ", count: lead)
        let nameLines = wrap(name, indent: lead)
        let rest = nameLines.dropFirst() + wrap(counts, indent: lead + 2)
        let first = nameLines.first.map { String($0.dropFirst(indent.count)) } ?? ""
        return (["\(mark.text) \(first)"] + rest).joined(separator: "\n")
    }

    private func tallyLines(_ tally: Tally) -> [String] {
        let width = tally.categories.map { String($0.count).utf8.count }.max() ?? 0
        return wrap(tally.words)
            + tally.categories.map { entry in
                let number = String(entry.count)
                return
                    "  \(String(repeating: " ", count: width - number.utf8.count))\(number)  \(entry.category.rawValue)"
            }
    }

    /// Findings of a check, below its name where there are several checks, and below what a server says of the first error.
    private func findingSections(of index: Int) -> [[String]] {
        let check = report.checks[index]
        let findings = listed[index]
        var sections: [[String]] = []
        if report.checks.count > 1, !findings.isEmpty || parts[index] != nil || columns[index] != nil {
            // A check of a file may go by the file's own name.
            let path = check.path.flatMap { $0 == check.name ? nil : $0 }
            let heading = wrap(check.name.text + (path.map { " (\($0))" } ?? ""))
            sections.append(heading.map { style.paint($0, .bold) })
        }
        sections += columnSections(of: index)
        guard !findings.isEmpty else { return sections }
        if report.showsServerViews, let words = check.serverView { sections.append(wrap(words)) }
        return sections + findings.map { block($0, check: index) }
    }

    private func block(_ finding: Finding, check index: Int) -> [String] {
        let block = report.block(finding, check: index)
        let mark = block.isError ? mark(.fails) : mark(.holdsWithWarnings)
        let indent = 2 + mark.width + 1
        let margin = String(repeating: " ", count: indent)
        let title = wrap(block.title, indent: indent)
        var lines = ["  \(mark.text) " + (title.first.map { String($0.dropFirst(indent)) } ?? "")]
        lines += title.dropFirst()
        lines += wrap(block.sentence, indent: indent)
        if let view = report.checks[index].views[finding] {
            let rows = view.lines(width: style.width - indent, characters: style.characters)
            lines += rows.enumerated().map { margin + ($0 == 0 ? style.paint($1, .dim) : $1) }
        }
        let labelWidth = (block.lines.map { $0.label.utf8.count }.max() ?? 0) + 2
        for line in block.lines {
            let wrapped = wrap(line.text, indent: indent + labelWidth)
            let label = line.label + String(repeating: " ", count: labelWidth - line.label.utf8.count)
            let rest = wrapped.first.map { String($0.dropFirst(indent + labelWidth)) } ?? ""
            lines.append(margin + style.paint(label, .dim) + rest)
            lines += wrapped.dropFirst()
        }
        if let bytes = revealed?.bytes(for: finding) {
            let excerpt = RevealedInput.excerpt(of: bytes, at: finding.offset, width: style.width - indent)
            lines.append(margin + excerpt.text)
            if let caret = excerpt.caret { lines.append(margin + style.paint(caret, .bold)) }
        }
        return lines
    }

    /// The parts of a check as a table, each with its digest on a line below, which is too long for a column.
    private func partSections(of index: Int) -> [[String]] {
        guard let parts = parts[index] else { return [] }
        let shown = parts.prefix(TextReport.partLimit)
        let columns = [
            ["part"] + shown.indices.map(String.init), ["kind"] + shown.map { $0.isFile ? "file" : "text" },
            ["headers at"] + shown.map { String($0.headerOffset) }, ["content at"] + shown.map { String($0.offset) },
            ["bytes"] + shown.map { String($0.length) },
        ]
        let widths = columns.map { $0.map(\.utf8.count).max() ?? 0 }
        let names = ["name"] + shown.map { $0.name?.text ?? "-" }
        var lines: [String] = []
        for row in names.indices {
            let cells = zip(columns, widths).map { column, width in
                String(repeating: " ", count: width - column[row].utf8.count) + column[row]
            }
            let lead = cells.joined(separator: "  ") + "  "
            // The name comes last, since it may be long.
            let isNarrow = style.width - lead.utf8.count < 12
            let name = wrap(names[row], indent: isNarrow ? 6 : lead.utf8.count)
            if isNarrow {
                lines += [cells.joined(separator: " ")] + name
            } else {
                lines.append(lead + String((name.first ?? "").dropFirst(lead.utf8.count)))
                lines += name.dropFirst()
            }
            if row == 0 {
                lines = lines.map { style.paint($0, .dim) }
            } else if let digest = shown[row - 1].sha256 {
                lines.append("  sha256 \(digest)")
            }
        }
        if parts.count > shown.count { lines.append(Report.count(parts.count - shown.count, "more part")) }
        return [lines]
    }

    /// The counts of each column of a check, a label to a line.
    private func columnSections(of index: Int) -> [[String]] {
        (columns[index] ?? []).map { column in
            let lines = column.lines
            let indent = 4 + (lines.map { $0.label.utf8.count }.max() ?? 0)
            return lines.flatMap { line -> [String] in
                let wrapped = wrap(line.text, indent: indent)
                let label = "  " + line.label + String(repeating: " ", count: indent - 2 - line.label.utf8.count)
                return [style.paint(label, .dim) + String((wrapped.first ?? "").dropFirst(indent))]
                    + wrapped.dropFirst()
            }
        }
    }

    private var observationLines: [String] {
        report.freeObservations.flatMap { wrap($0.words) }
    }

    private var readingLines: [String] {
        let widest = min(report.readings.map { columns($0.heading) }.max() ?? 0, style.width / 2)
        return wrap("\(Report.readingWords):")
            + report.readings.flatMap { reading -> [String] in
                let heading = wrap(reading.heading, indent: 2)
                let words = wrap(reading.words, indent: widest + 4)
                guard let last = heading.last, columns(last) <= widest + 2 else { return heading + words }
                let gap = String(repeating: " ", count: widest + 2 - columns(last))
                let first = (words.first ?? "").dropFirst(widest + 2)
                return heading.dropLast() + [last + gap + first] + words.dropFirst()
            }
    }

    private var summary: [String] {
        let colour: TextStyle.Colour = report.verdict == .accept ? .green : .red
        var lines = wrap("\(report.verdict.rawValue): \(report.summaryWords)").map { style.paint($0, colour) }
        if let words = report.unlistedWords { lines += wrap(words) }
        lines.append("exit code \(report.exitCode)")
        return lines
    }

    // MARK: Layout

    private func mark(_ state: CheckState) -> (text: String, width: Int) {
        let isASCII = style.characters == .ascii
        let (text, colour): (String, TextStyle.Colour) =
            switch state {
            case .holds: (isASCII ? "ok  " : "✓", .green)
            case .holdsWithWarnings: (isASCII ? "warn" : "!", .yellow)
            case .fails: (isASCII ? "FAIL" : "✗", .red)
            case .notRun: (isASCII ? "none" : "-", .dim)
            }
        return (style.paint(text, colour), text.count)
    }

    private func wrap(_ text: String, indent: Int = 0) -> [String] {
        TextReport.wrap(text, indent: indent, width: style.width)
    }
}

extension TextReport {
    /// Breaks a text at its spaces into indented lines of at most `width` columns; a word that is longer is broken too.
    ///
    /// No line begins with `::` or `##[`, which a log of GitHub Actions or Azure Pipelines would take for a command.
    static func wrap(_ text: String, indent: Int, width: Int) -> [String] {
        let room = max(width - indent, 10)
        var lines: [String] = []
        var line = ""
        var used = 0
        func endLine() {
            let isCommand = line.hasPrefix("::") || line.hasPrefix("##[")
            lines.append(String(repeating: " ", count: indent) + (isCommand ? "\\" : "") + line)
            line = ""
            used = 0
        }
        for word in text.split(separator: " ") {
            var word = word
            if used > 0, used + 1 + columns(word) > room { endLine() }
            if used > 0 {
                line += " "
                used += 1
            }
            while columns(word) > room {
                let head = word.prefix(room / 2)
                line += head
                word = word.dropFirst(head.count)
                endLine()
            }
            line += word
            used += columns(word)
        }
        if used > 0 || lines.isEmpty { endLine() }
        return lines
    }

    /// The columns that a terminal gives to a text: two for a wide East Asian character, none for a combining one.
    static func columns(_ text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: return sum
            default: return sum + (isWide(scalar) ? 2 : 1)
            }
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private func columns(_ text: String) -> Int { TextReport.columns(text) }
}
