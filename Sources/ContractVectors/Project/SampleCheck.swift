#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractFile
import ContractFindings
import ContractReports
import UUIDContract

/// Proves the samples of a contract with the code path that the app imports.
public struct SampleCheck: Sendable {
    /// One check for each field that has samples, in the order of the fields.
    public let checks: [Check]

    /// Judges all samples.
    public init(_ contract: ContractFile, path: String) {
        let samplesByField = Dictionary(grouping: contract.samples, by: \.field)
        checks = contract.fields.compactMap { field in
            guard let samples = samplesByField[field.name] else { return nil }
            let findings = samples.compactMap { SampleCheck.judge($0, field: field) }
            let failed = findings.count { $0.severity == .error }
            return Check(
                name: ReportText("contract: \(field.name)"), path: ReportText(path: path),
                rule: ReportText(field.rule.description), caseCount: samples.count,
                passedCount: samples.count - failed, findings: findings)
        }
    }

    private static func judge(_ sample: ContractFile.Sample, field: ContractFile.Field) -> Finding? {
        let answer = answer(to: sample, field: field)
        let category: FindingCategory
        let expected: Outcome
        switch (sample.answer, answer) {
        case (.accept(let text), .success(let uuid)):
            guard let text, text != uuid.canonicalText else { return nil }
            category = .vectorValue
            expected = .accept(length: text.utf8.count)
        case (.reject(let reason), .failure(let refusal)):
            guard let reason, reason != refusal.category else { return nil }
            category = .vectorCategory
            expected = .reject(reason)
        case (.accept(let text), .failure):
            category = .vectorRejected
            expected = .accept(length: text?.utf8.count ?? 36)
        case (.reject(let reason), .success):
            category = .vectorAccepted
            expected = .reject(reason)
        }
        let found: Outcome =
            switch answer {
            case .success: .accept(length: 36)
            case .failure(let refusal): .reject(refusal.category)
            }
        let layer =
            switch answer {
            case .success: Layer.rule;
            case .failure(let refusal): refusal.finding.layer
            }
        // A sample that names another category than the contract's own code is a mistake in the contract: an error.
        return Finding(
            category, layer: layer, severity: .error, offset: refusalOffset(answer), field: field.name,
            caseID: sample.id, expectedOutcome: expected, foundOutcome: found)
    }

    private static func refusalOffset(_ answer: Result<UUID, Refusal>) -> Int? {
        if case .failure(let refusal) = answer { refusal.offset } else { nil }
    }

    private static func answer(to sample: ContractFile.Sample, field: ContractFile.Field) -> Result<UUID, Refusal> {
        do throws(Refusal) {
            guard sample.isBinary else { return .success(try field.rule.parse(utf8: sample.input, field: field.name)) }
            let uuid = try UUID(wireBytes: sample.input, field: field.name)
            try field.rule.check(uuid, field: field.name)
            return .success(uuid)
        } catch {
            return .failure(error)
        }
    }
}
