import ContractFindings
import Foundation
import Testing

@testable import ContractReports

@Suite struct ReportTests {
    private func report(_ checks: [Check], limit: Int = Report.defaultFindingLimit) -> Report {
        Report(header: SampleReports.header, checks: checks, findingLimit: limit)
    }

    // MARK: Verdict

    @Test func warningsAreAccepted() {
        let report = report([Check(name: "a", findings: [Finding(.uuidSign, severity: .warning)])])
        #expect(report.verdict == .accept)
        #expect(report.exitCode == 0)
    }

    @Test func anErrorIsRejectedEvenIfItIsOnlyCounted() {
        #expect(report([Check(name: "a", findings: [Finding(.uuidSign)])]).exitCode == 1)
        #expect(report([Check(name: "a", caseCount: 2, passedCount: 2, unlistedErrorCount: 1)]).verdict == .reject)
        #expect(report([Check(name: "a", caseCount: 2, passedCount: 1)]).verdict == .reject)
    }

    @Test func expectedFailuresAndUnsupportedCasesAreNoFailures() {
        let check = Check(name: "a", caseCount: 5, passedCount: 2, unsupportedCount: 2, expectedFailureCount: 1)
        #expect(check.failedCount == 0)
        #expect(report([check]).verdict == .accept)
    }

    @Test func aRunOfNoCasesIsRejected() {
        #expect(report([]).verdict == .reject)
        #expect(report([Check(name: "a", caseCount: 0, passedCount: 0)]).verdict == .reject)
        #expect(report([Check(name: "a", caseCount: 3, passedCount: 0, unsupportedCount: 3)]).exitCode == 1)
    }

    @Test(arguments: ReportFormat.allCases) func everyFormatNamesVerdictExitCodeVersionAndToolchain(
        format: ReportFormat
    ) {
        for (name, report) in SampleReports.all where name != "hostile" {
            let text = format.render(report)
            #expect(text.contains(report.verdict.rawValue))
            #expect(text.contains("xit code \(report.exitCode)") || text.contains("exitCode"))
            #expect(text.contains(report.header.version.text))
            #expect(text.contains("Swift version 6.3.1") || name == "value")
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
    }

    // MARK: Bounds

    @Test(arguments: ReportFormat.allCases) func aThousandFindingsGiveABoundedReport(format: ReportFormat) throws {
        let name = try FieldName(String(repeating: "|", count: FieldName.maximumLength))
        let findings = (1...1_000).map { Finding(.uuidSign, offset: 1, field: name, line: $0) }
        let text = format.render(report([Check(name: "a", path: "b", findings: findings)]))
        // Markdown stops earlier, since every `|` takes six characters there.
        let namesTheRest = text.contains(format == .markdown ? "more findings not listed" : "900")
        #expect(namesTheRest)
        #expect(text.utf8.count < (format == .markdown ? 60_000 : 100_000))
        let hasLine100 = text.contains("line 100") || text.contains("\"line\":100")
        #expect(hasLine100 == (format != .markdown))
        let hasLine101 = text.contains("line 101") || text.contains("\"line\":101")
        #expect(!hasLine101)
    }

    @Test func aMarkdownCommentStaysBelowGitHubsLimit() {
        let name = String(repeating: "<", count: 150)
        let checks = (1...1_000).map { Check(name: ReportText("\(name) \($0)"), findings: [Finding(.uuidSign)]) }
        var report = report(checks)
        report.parts = (1...1_000).map { PartSummary(name: "<<<<", headerOffset: $0, offset: $0, length: $0) }
        let length = ReportFormat.markdown.render(report).utf16.count
        #expect(length < 65_536)
    }

    @Test func errorsAreListedBeforeWarnings() {
        let report = SampleReports.limited
        #expect(report.listed.map(\.count) == [1, 1, 1, 0])
        #expect(report.errorCount == 5)
        #expect(report.warningCount == 2)
        #expect(report.unlistedCount == 4)
        #expect(report.findingLimitReached)
        #expect(!SampleReports.failing.findingLimitReached)
    }

    // MARK: Hostile names

    @Test func noLineOfAReportIsACommandToALogReader() throws {
        let command = try FieldName("x ::error::y ##[error]z " + String(repeating: "::stop-commands::w ", count: 8))
        let report = report([
            Check(
                name: ReportText(command.text), path: ReportText(path: command.text),
                findings: [Finding(.uuidSign, field: command)]),
            Check(name: "::a", findings: [Finding(.uuidSign)]),
        ])
        for report in [report, SampleReports.hostile] {
            for format in ReportFormat.allCases where format != .github {
                for width in stride(from: 40, through: 120, by: 3) {
                    let text = format.render(report, style: TextStyle(width: width))
                    for line in text.split(separator: "\n") {
                        let start = line.drop { $0 == " " }
                        #expect(!start.hasPrefix("::") && !start.hasPrefix("##["), "\(format)")
                    }
                    if format != .text { break }
                }
            }
        }
    }

    @Test func everyLineOfAGitHubReportIsOneKnownCommand() {
        for (_, report) in SampleReports.all {
            for line in ReportFormat.github.render(report).split(separator: "\n") {
                let words = line.split(separator: " ", maxSplits: 1)
                #expect(["::error", "::warning", "::notice"].contains(words.first ?? ""))
                // The runner takes the first `::` after the properties for their end.
                let properties = (words.last ?? "").split(separator: "::", maxSplits: 1).first ?? ""
                let names = properties.split(separator: ",").map { $0.prefix { $0 != "=" } }
                #expect(names.allSatisfy { ["file", "line", "title"].contains($0) }, "\(properties)")
            }
        }
    }

    @Test func noReportHoldsControlCharactersUnlessItIsColoured() {
        for (name, report) in SampleReports.all {
            for format in ReportFormat.allCases {
                let text = format.render(report)
                #expect(text.utf8.allSatisfy { $0 == 0x0A || ($0 >= 0x20 && $0 != 0x7F) }, "\(name) as \(format)")
            }
        }
    }

    @Test func markdownTablesKeepTheirColumns() {
        for (_, report) in SampleReports.all {
            for line in ReportFormat.markdown.render(report).split(separator: "\n") where line.hasPrefix("|") {
                #expect([4, 7].contains(line.count { $0 == "|" }), "\(line)")
            }
        }
    }

    @Test func reportTextsAreOneBoundedLine() {
        #expect(ReportText("a\nb\u{1B}").text == "a\\u{a}b\\u{1b}")
        #expect(ReportText(String(repeating: "é", count: 1_000)).text.utf8.count == ReportText.maximumLength + 3)
        #expect(
            ReportText(path: String(repeating: "p", count: 5_000)).text.utf8.count == ReportText.maximumPathLength + 3)
        #expect(ReportText("").text.isEmpty)
    }

    // MARK: Text layout

    @Test func noLineIsWiderThanTheTerminalUnlessItHasNoSpaces() {
        for (name, report) in SampleReports.all {
            for width in [40, 57, 80, 120] {
                for line in ReportFormat.text.render(report, style: TextStyle(width: width)).split(separator: "\n") {
                    let isDigest = line.hasPrefix("  sha256")
                    #expect(isDigest || TextReport.columns(line) <= width + 1, "\(name) at \(width): \(line)")
                }
            }
        }
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(TextReport.columns("订单") == 4)
        #expect(TextReport.columns("é") == 1)
        #expect(TextReport.columns("e\u{301}") == 1)
    }

    @Test func aLongWordIsBroken() {
        #expect(TextReport.wrap(String(repeating: "x", count: 45), indent: 0, width: 40).allSatisfy { $0.count <= 40 })
        #expect(TextReport.wrap("", indent: 2, width: 40) == ["  "])
    }

    @Test func theLeastWidthIsKept() {
        var style = TextStyle(width: -5)
        #expect(style.width == TextStyle.minimumWidth)
        style.width = 3
        #expect(style.width == TextStyle.minimumWidth)
    }

    // MARK: Revealed input

    @Test func revealedBytesAreEscapedAndTheCaretPointsAtTheOffset() {
        let excerpt = RevealedInput.excerpt(of: Array("a\\\u{1B}[31mé\n".utf8), at: 3, width: 80)
        #expect(excerpt.text == "a\\\\\\x1B[31m\\xC3\\xA9\\x0A")
        #expect(excerpt.caret == "       ^")
    }

    @Test func theCaretMayPointAtTheEnd() {
        #expect(RevealedInput.excerpt(of: Array("abc".utf8), at: 3, width: 80).caret == "   ^")
        #expect(RevealedInput.excerpt(of: Array("abc".utf8), at: 99, width: 80).caret == "   ^")
        #expect(RevealedInput.excerpt(of: [], at: 0, width: 80).text == "")
        #expect(RevealedInput.excerpt(of: Array("abc".utf8), at: nil, width: 80).caret == nil)
    }

    @Test func aLongInputIsShownRoundTheOffset() {
        let bytes = (0..<10_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        for offset in [0, 1, 30, 70, 5_000, 9_990, 9_999, 10_000] {
            for width in [20, 40, 80] {
                let (text, caret) = RevealedInput.excerpt(of: bytes, at: offset, width: width)
                #expect(text.utf8.count <= width)
                let column = (caret?.utf8.count ?? 0) - 1
                #expect(column >= 0)
                if offset < bytes.count { #expect(Array(text.utf8)[column] == bytes[offset], "\(offset) in \(width)") }
            }
        }
    }
}
