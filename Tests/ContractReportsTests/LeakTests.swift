import ContractFindings
import ContractReports
import Foundation
import Testing

/// Nothing of the input comes out of any format, unless the user asked for it.
@Suite struct LeakTests {
    static let canary = "CANARY-7f3a9c51d2"

    /// Findings of a category with every member filled in.
    static func findings(of category: FindingCategory) throws -> [Finding] {
        let id = try #require(CaseID("uuid.text.0001"))
        return [
            Finding(category, offset: 3),
            Finding(
                category, severity: .warning, offset: 5, part: 1, field: "order.id", line: 1, expected: 16, found: 17,
                term: .filename, count: 3, contentOffset: 4, recovery: .lost, boundary: BoundaryText("b"),
                otherField: "order"),
            Finding(category, caseID: id, expectedOutcome: .reject(category), foundOutcome: .accept(length: 17)),
            Finding(category, offset: 1, caseID: id, expectedOutcome: .accept(length: 16), foundOutcome: .crash),
        ]
    }

    static func report(of category: FindingCategory) throws -> Report {
        Report(
            header: SampleReports.header,
            checks: [Check(name: "all", path: "a.json", findings: try findings(of: category))],
            parts: [PartSummary(name: "file", headerOffset: 0, offset: 9, length: canary.utf8.count)],
            tally: Tally(unit: .line, readCount: 1, acceptedCount: 0, rejectedCount: 1, categories: [category: 1]))
    }

    /// The input as each of the three sources of ``RevealedInput``.
    static func revealed() throws -> [RevealedInput] {
        let bytes = Array(canary.utf8)
        let id = try #require(CaseID("uuid.text.0001"))
        return [RevealedInput(bytes), RevealedInput(lines: [1: bytes]), RevealedInput(cases: [id: bytes])]
    }

    @Test(arguments: ReportFormat.allCases) func noFormatShowsTheInputUnlessItIsRevealed(format: ReportFormat) throws {
        for category in FindingCategory.allCases {
            let report = try Self.report(of: category)
            let unrevealed = format.render(report)
            let isNamed = unrevealed.contains(category.rawValue)
            #expect(isNamed, "\(category)")
            let leaks = unrevealed.contains("CANARY")
            #expect(!leaks, "\(category)")
            for revealed in try Self.revealed() {
                let text = format.render(report, revealing: revealed)
                let isShown = text.contains(Self.canary)
                #expect(isShown == (format == .text), "\(category)")
                let isSame = text == unrevealed
                #expect(isSame == (format != .text), "\(category)")
            }
        }
    }

    @Test func onlyTheFindingsOwnInputIsRevealed() throws {
        let report = Report(
            header: SampleReports.header, checks: [Check(name: "a", findings: [Finding(.uuidSign, offset: 0, line: 2)])]
        )
        for revealed in try Self.revealed() {
            #expect(!ReportFormat.text.render(report, revealing: revealed).contains("CANARY"))
        }
    }

    /// The bytes of a view that are not framing are not even held, and the others come out of the text report only.
    @Test func viewsShowFramingAloneAndInTheTextReportOnly() {
        let framing = "--FRAMING\r\n"
        let bytes = Array((framing + Self.canary + framing).utf8)
        let hidden = framing.utf8.count..<bytes.count - framing.utf8.count
        let view = ByteView(
            bytes, at: 100, fault: 100 + hidden.lowerBound,
            showing: [0..<100 + hidden.lowerBound, 100 + hidden.upperBound..<500], caption: "body")
        #expect(view.bytes[hidden].allSatisfy { $0 == nil })
        #expect(view.bytes.count { $0 == nil } == hidden.count)
        let finding = Finding(.boundaryMismatch, offset: 100)
        let report = Report(
            header: SampleReports.header, checks: [Check(name: "a", findings: [finding], views: [finding: view])])
        for format in ReportFormat.allCases {
            for style in [TextStyle(), TextStyle(width: 40), TextStyle(characters: .ascii)] {
                // A row may end within a word.
                let text = format.render(report, style: style).filter { !$0.isWhitespace }
                let isLeaking = text.contains("CANA") || text.contains("43414E") || text.contains("7f3a")
                #expect(!isLeaking, "\(format)")
                let isShown = text.contains("2D2D46")
                #expect(isShown == (format == .text), "\(format)")
            }
        }
        for text in ["\(view)", String(reflecting: view), "\(report)", String(reflecting: report)] {
            let hasBytes = text.contains("FRAMING") || text.contains("70")
            #expect(!hasBytes)
        }
        var dumped = ""
        dump(report, to: &dumped)
        let isDumped = dumped.contains("FRAMING") || dumped.contains("70\n")
        #expect(!isDumped)
    }

    @Test func errorsOfNamesDoNotRepeatTheName() {
        for text in [Self.canary + "\n", Self.canary + String(repeating: "x", count: 200)] {
            let error = #expect(throws: FieldNameError.self) { try FieldName(text) }
            #expect(error.map { "\($0) \(String(reflecting: $0))" }?.contains("CANARY") == false)
        }
        #expect(CaseID(Self.canary) == nil)
        #expect(FindingCategory(rawValue: Self.canary) == nil)
        #expect(Term(rawValue: Self.canary) == nil)
    }

    /// What keeps it so: a finding has no member for free text, apart from the checked names and the boundary.
    @Test func aFindingHoldsNoTextButFieldNameAndCaseID() throws {
        for finding in try FindingCategory.allCases.flatMap({ try Self.findings(of: $0) }) {
            for member in Mirror(reflecting: finding).children {
                let type = "\(type(of: member.value))"
                let closed = [
                    "FindingCategory", "Layer", "Severity", "Optional<Int>", "Optional<Term>", "Optional<Outcome>",
                    "Optional<FieldName>", "Optional<CaseID>", "Optional<Recovery>", "Optional<BoundaryText>",
                ]
                #expect(closed.contains(type), "\(member.label ?? "") may hold anything")
            }
        }
    }
}
