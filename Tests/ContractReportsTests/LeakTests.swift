import ContractFindings
import ContractReports
import Foundation
import Testing

/// Nothing of the input comes out of any format, unless the user asked for it.
@Suite struct LeakTests {
    static let canary = "CANARY-7f3a9c51d2"

    /// A finding of every category with every member filled in.
    static func findings() throws -> [Finding] {
        let id = try #require(CaseID("uuid.text.0001"))
        return FindingCategory.allCases.flatMap { category in
            [
                Finding(category, offset: 3),
                Finding(
                    category, severity: .warning, offset: 5, part: 1, field: "order.id", line: 1, expected: 16,
                    found: 17,
                    term: .filename),
                Finding(category, caseID: id, expectedOutcome: .reject(category), foundOutcome: .accept(length: 17)),
                Finding(category, offset: 1, caseID: id, expectedOutcome: .accept(length: 16), foundOutcome: .crash),
            ]
        }
    }

    static func report() throws -> Report {
        let findings = try findings()
        return Report(
            header: SampleReports.header,
            checks: [Check(name: "all", path: "a.json", findings: findings)],
            parts: [PartSummary(name: "file", headerOffset: 0, offset: 9, length: canary.utf8.count)],
            tally: Tally(unit: .line, readCount: 1, acceptedCount: 0, rejectedCount: 1, categories: [.uuidSign: 1]),
            findingLimit: findings.count)
    }

    /// The input as each of the three sources of ``RevealedInput``.
    static func revealed() throws -> [RevealedInput] {
        let bytes = Array(canary.utf8)
        let id = try #require(CaseID("uuid.text.0001"))
        return [RevealedInput(bytes), RevealedInput(lines: [1: bytes]), RevealedInput(cases: [id: bytes])]
    }

    @Test(arguments: ReportFormat.allCases) func noFormatShowsTheInputUnlessItIsRevealed(format: ReportFormat) throws {
        let report = try Self.report()
        let unrevealed = format.render(report)
        for category in FindingCategory.allCases { #expect(unrevealed.contains(category.rawValue)) }
        #expect(!unrevealed.contains("CANARY"))
        for revealed in try Self.revealed() {
            let text = format.render(report, revealing: revealed)
            #expect(text.contains(Self.canary) == (format == .text))
            if format != .text { #expect(text == unrevealed) }
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

    @Test func errorsOfNamesDoNotRepeatTheName() {
        for text in [Self.canary + "\n", Self.canary + String(repeating: "x", count: 200)] {
            let error = #expect(throws: FieldNameError.self) { try FieldName(text) }
            #expect(error.map { "\($0) \(String(reflecting: $0))" }?.contains("CANARY") == false)
        }
        #expect(CaseID(Self.canary) == nil)
        #expect(FindingCategory(rawValue: Self.canary) == nil)
        #expect(Term(rawValue: Self.canary) == nil)
    }

    /// What keeps it so: a finding has no member for free text, apart from the two checked names.
    @Test func aFindingHoldsNoTextButFieldNameAndCaseID() throws {
        for finding in try Self.findings() {
            for member in Mirror(reflecting: finding).children {
                let type = "\(type(of: member.value))"
                let closed = [
                    "FindingCategory", "Layer", "Severity", "Optional<Int>", "Optional<Term>", "Optional<Outcome>",
                    "Optional<FieldName>", "Optional<CaseID>",
                ]
                #expect(closed.contains(type), "\(member.label ?? "") may hold anything")
            }
        }
    }
}
