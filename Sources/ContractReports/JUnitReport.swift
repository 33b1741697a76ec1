import ContractFindings

/// The report for CI servers that read JUnit XML: one suite, one test case per check.
///
/// A check is one test case, however many vectors it has, so that the list of tests is the same in every run.
struct JUnitReport {
    let report: Report

    func render() -> String {
        let suite = "bytecontract \(report.header.command.rawValue)"
        let listed = report.listed
        let failures = report.isVoid ? 1 : report.checks.count { $0.state == .fails }
        let skipped = report.checks.count { $0.state == .notRun }
        let counts =
            "tests=\"\(report.checks.count + (report.isVoid ? 1 : 0))\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites>",
            "  <testsuite name=\"\(suite)\" \(counts) time=\"0\">",
            "    <properties>",
        ]
        lines += properties.map { "      <property name=\"\($0.name)\" value=\"\(XML.escape($0.value))\"/>" }
        lines.append("    </properties>")
        for (index, findings) in listed.enumerated() { lines += testCase(index, findings, suite: suite) }
        if report.isVoid {
            lines += [
                "    <testcase classname=\"\(suite)\" name=\"something was checked\" time=\"0\">",
                "      <failure message=\"\(Report.voidWords)\" type=\"error\"></failure>",
                "    </testcase>",
            ]
        }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var properties: [(name: String, value: String)] {
        let header = report.header
        var properties = [
            ("verdict", report.verdict.rawValue), ("exitCode", String(report.exitCode)),
            ("version", header.version.text),
            ("toolchain", header.toolchainWords), ("summary", report.summaryWords),
        ]
        if let suite = header.suite { properties.append(("suite", suite.text)) }
        if let implementation = header.implementation { properties.append(("implementation", implementation.text)) }
        if let answer = report.answer { properties.append(("answer", answer.rawValue)) }
        if let tally = report.tally { properties.append(("tally", tally.words)) }
        properties += report.columns.map { column in
            ("column", ([column.name] + column.lines.map { "\($0.label) \($0.text)" }).joined(separator: "; "))
        }
        properties += report.freeObservations.map { ("observation", $0.words) }
        properties += report.readings.map { ("reading", "\($0.heading) \($0.words)") }
        if let words = report.unlistedWords { properties.append(("unlisted", words)) }
        return properties
    }

    private func testCase(_ index: Int, _ findings: [Finding], suite: String) -> [String] {
        let check = report.checks[index]
        var open = "    <testcase classname=\"\(suite)\" name=\"\(XML.escape(check.name.text))\""
        if let path = check.path { open += " file=\"\(XML.escape(path.text))\"" }
        open += " time=\"0\""
        let text = findings.map { report.block($0, check: index).plainLines.joined(separator: "\n") }
            .joined(separator: "\n\n")
        let element: String
        switch check.state {
        case .fails:
            let type = findings.first { $0.severity == .error }?.category.rawValue ?? "error"
            element = "<failure message=\"\(check.countWords)\" type=\"\(type)\">\(XML.escape(text))</failure>"
        case .notRun: element = "<skipped message=\"\(check.countWords)\"/>"
        case .holdsWithWarnings: element = "<system-out>\(XML.escape(text))</system-out>"
        case .holds: return [open + "/>"]
        }
        return [open + ">", "      " + element, "    </testcase>"]
    }
}

/// The text of XML 1.0.
enum XML {
    /// Escapes a text for content and for attributes in double quotes; a character that XML 1.0 does not allow becomes U+FFFD.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\n": result += "\n"
            case "\t", "\r": result += "&#\(scalar.value);"
            case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
                result.unicodeScalars.append(scalar)
            default: result += "\u{FFFD}"
            }
        }
        return result
    }
}
