import ContractFindings
import Foundation
import Testing
import UUIDContract

/// The cases of `Facts/bug-reports.json`, each after a public report, which it names.
@Suite struct UUIDBugReportTests {
    struct Case: Decodable {
        let id, verdict: String
        let text, hex, expected, layer, category, term: String?
        let offset: Int?
        let versions: [Int]?
        let canonical: Bool?
        let `nil`: Bool?
    }

    private struct File: Decodable {
        let cases: [Case]
    }

    private static func cases() throws -> [Case] {
        let file = Bundle.module.bundleURL.appendingPathComponent("Facts/bug-reports.json")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
    }

    /// All that is found: by the field's rule in a text, by the expected value in bytes or in a text that is right itself.
    private func findings(_ report: Case) throws -> [Finding] {
        var rule = UUIDRule(versions: report.versions.map { .only(Set($0)) } ?? .any)
        rule.requiresCanonicalText = report.canonical ?? false
        rule.allowsNil = report.nil ?? true
        if let hex = report.hex {
            let bytes = stride(from: 0, to: hex.utf8.count, by: 2).map { index in
                UInt8(hex.dropFirst(index).prefix(2), radix: 16) ?? 0
            }
            if let text = report.text {
                return [ByteLayout.explain(bytes: bytes, expected: try rule.parse(text)).finding()].compactMap { $0 }
            }
            do throws(Refusal) { _ = try ByteLayout.rfc9562.decode(bytes) } catch { return [error.finding] }
            return []
        }
        let text = try #require(report.text)
        if let expected = report.expected, expected.lowercased() != text.lowercased() {
            let bytes = ByteLayout.rfc9562.encode(try UUIDRule.any.parse(text))
            return [ByteLayout.explain(bytes: bytes, expected: try rule.parse(expected)).finding()].compactMap { $0 }
        }
        return Array(text.utf8).withUnsafeBytes { rule.findings(utf8: $0) }
    }

    @Test func everyReportGetsItsVerdictLayerAndCause() throws {
        let reports = try UUIDBugReportTests.cases()
        #expect(reports.count == 13)
        for report in reports {
            let findings = try findings(report)
            #expect(findings.isEmpty == (report.verdict == "accept"), "\(report.id): \(findings)")
            let first = findings.first
            #expect(first?.layer.rawValue == report.layer, "\(report.id): \(findings)")
            #expect(first?.category.rawValue == report.category, "\(report.id): \(findings)")
            if let term = report.term { #expect(first?.term?.rawValue == term, "\(report.id)") }
            if let offset = report.offset, let found = first?.offset { #expect(found == offset, "\(report.id)") }
        }
    }
}
