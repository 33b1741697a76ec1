import ContractFindings
import MultipartContract
import Testing
import UploadInspection

/// The cases of `Material/bug-reports.json`, each after a public report, which it names.
@Suite struct BugReportTests {
    @Test func everyReportGetsItsVerdictLayerAndCause() throws {
        let reports = try Material.reports()
        #expect(reports.count == 37)
        for report in reports {
            let findings = try UploadJudge(report).findings()
            let errors = findings.filter { $0.severity == .error }
            let about = "\(report.id) \(report.kind): \(findings)"
            #expect(errors.map(\.category.rawValue) == [report.category].compactMap { $0 }, "\(about)")
            #expect(errors.isEmpty == (report.verdict == "accept"), "\(about)")
            #expect(errors.first?.layer.rawValue == report.layer, "\(about)")
            if let offset = report.offset { #expect(errors.first?.offset == offset, "\(about)") }
            if report.verdict == "accept" {
                #expect(Set(findings.map(\.category.rawValue)) == Set(report.warnings), "\(about)")
            }
            guard let term = report.term else { continue }
            #expect(errors.first?.term?.rawValue == term, "\(about)")
        }
    }

    @Test func whereNothingIsExpectedAReportOfContentsIsAcceptedWithItsWarnings() throws {
        for report in try Material.reports() {
            guard let warnings = report.warningsAlone else { continue }
            let findings = try UploadJudge(report, knowsWhatIsExpected: false).findings()
            #expect(findings.allSatisfy { $0.severity == .warning }, "\(report.id): \(findings)")
            #expect(Set(findings.map(\.category.rawValue)).isSuperset(of: warnings), "\(report.id): \(findings)")
        }
    }
}
