import ContractFindings

/// A finding taken apart for reading: what every format for people prints, each in its own syntax.
struct FindingBlock {
    /// One labelled line, as in `expected  reject as uuid.sign`.
    struct Line {
        let label: String
        let text: String
        /// The label as one word, for formats that want a key.
        var key: String?
        /// Whether the text comes from a vector file, a contract or the atlas, and not from the catalogue.
        var isForeign = false
    }

    /// The category.
    let category: String
    /// The id of the case and the category, as in `uuid.text.0001: vector.accepted`, or the category alone.
    let heading: String
    /// Whether it is an error.
    let isError: Bool
    /// Where it is, apart from the case; holds the field name, the only text that is not ours.
    let place: String
    /// What is wrong, in a sentence.
    let sentence: String
    /// What a vector is about, what it demands, what came, and the cure.
    let lines: [Line]

    /// - Parameters:
    ///   - rule: what the check of the finding holds against; said where no category says it better.
    ///   - observations: what known servers do with it.
    init(_ finding: Finding, rule: ReportText?, observations: [Observation] = []) {
        category = finding.category.rawValue
        isError = finding.severity == .error
        heading = (finding.caseID.map { "\($0): " } ?? "") + finding.category.rawValue
        // Case and outcomes get lines of their own.
        let plain = finding.withoutVector
        place = plain.place
        sentence = plain.sentence
        var lines: [Line] = []
        if case .reject(let category?)? = finding.expectedOutcome {
            lines.append(Line(label: "rule", text: category.entry.meaning))
        } else if finding.expectedOutcome != nil, let rule {
            lines.append(Line(label: "rule", text: rule.text, isForeign: true))
        }
        if let outcome = finding.expectedOutcome { lines.append(Line(label: "expected", text: outcome.description)) }
        if let outcome = finding.foundOutcome {
            let isOther = finding.category == .vectorValue && outcome == finding.expectedOutcome
            lines.append(Line(label: "came", text: outcome.description + (isOther ? ", but other ones" : "")))
        }
        lines += observations.map(\.line)
        lines.append(Line(label: "cure", text: finding.cure))
        self.lines = lines
    }

    /// Case, category and place, as in `uuid.version, field order.id, offset 14`.
    var title: String { place.isEmpty ? heading : "\(heading), \(place)" }

    /// The block as plain lines without any layout.
    var plainLines: [String] { [title, sentence] + lines.map { "\($0.label): \($0.text)" } }
}

extension Report {
    /// The block of a finding of a check.
    func block(_ finding: Finding, check index: Int) -> FindingBlock {
        FindingBlock(finding, rule: checks[index].rule, observations: observations(of: finding, check: index))
    }

    /// The counts in words, as in `2 errors, 1 warning; 19 of 21 checks hold`.
    var summaryWords: String {
        guard !isVoid else { return Report.voidWords }
        let counts = "\(Report.count(errorCount, "error")), \(Report.count(warningCount, "warning"))"
        guard checks.count > 1 else { return counts }
        let held = checks.count { $0.state == .holds || $0.state == .holdsWithWarnings }
        return "\(counts); \(held) of \(checks.count) checks hold"
    }

    /// What every format says of a run that is void.
    static let voidWords = "nothing was checked"

    /// That findings are missing from the list, or nil if none is.
    var unlistedWords: String? {
        let count = unlistedCount
        guard count > 0 else { return nil }
        return count == 1
            ? "1 more finding is counted but not listed" : "\(count) more findings are counted but not listed"
    }

    /// A number with its noun, as in `1 error`.
    static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
