import ContractFile
import ContractFindings
import ContractReports
import MultipartContract

/// Proves the samples of a contract's uploads: captured bodies and requests with the one right answer.
public struct UploadSampleCheck: Sendable {
    /// One check for each upload that has samples, in the order of the uploads.
    public private(set) var checks: [Check] = []

    /// Judges all samples of a contract.
    ///
    /// - Parameter path: the contract file; the paths of samples are relative to its folder.
    /// - Throws: ``CaptureError`` for a sample that cannot be read.
    public init(_ contract: ContractFile, path: String) throws(CaptureError) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        for upload in contract.uploads where !upload.samples.isEmpty {
            var findings: [Finding] = []
            let inspector = UploadInspector(BodyInspector(contract: upload.contract))
            for sample in upload.samples {
                let file = sample.path.hasPrefix("/") ? sample.path : folder + sample.path
                let capture = try UploadSampleCheck.capture(sample, file: file)
                do throws(SourceFailure) {
                    let inspection = try inspector.inspect(capture)
                    if let finding = UploadSampleCheck.judge(sample, inspection, upload: upload) {
                        findings.append(finding)
                    }
                } catch {
                    throw CaptureError(file: ReportText(path: file), reason: .unreadable(error))
                }
            }
            checks.append(
                Check(
                    name: ReportText("contract: upload \(upload.name)"), path: ReportText(path: path),
                    caseCount: upload.samples.count, passedCount: upload.samples.count - findings.count,
                    findings: findings))
        }
    }

    private static func capture(
        _ sample: ContractFile.UploadSample, file: String
    ) throws(CaptureError) -> UploadCapture {
        let source = try FileSource(path: file)
        switch sample.form {
        case .body(let contentType):
            return try UploadCapture(contentTypes: [Array(contentType.utf8)], body: source)
                .withoutChunks(name: ReportText(path: file))
        case .request: return try RequestCapture(source, name: ReportText(path: file)).capture
        }
    }

    private static func judge(
        _ sample: ContractFile.UploadSample, _ inspection: UploadInspection, upload: ContractFile.Upload
    ) -> Finding? {
        let error = inspection.findings.first { $0.severity == .error }
        let length = inspection.capture.body.length
        let (category, expected): (FindingCategory, Outcome)
        switch (sample.answer, error) {
        case (.accept, nil): return nil
        case (.accept, _?): (category, expected) = (.vectorRejected, .accept(length: length))
        case (.reject(let reason), nil): (category, expected) = (.vectorAccepted, .reject(reason))
        case (.reject(let reason), let error?):
            guard let reason, reason != error.category else { return nil }
            (category, expected) = (.vectorCategory, .reject(reason))
        }
        return Finding(
            category, layer: error?.layer ?? .rule, severity: .error, offset: error?.offset, part: error?.part,
            field: upload.name, caseID: sample.id, expectedOutcome: expected,
            foundOutcome: error.map { .reject($0.category) } ?? .accept(length: length))
    }
}
