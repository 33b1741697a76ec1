import ContractFindings
import MultipartContract
import Testing
import UploadInspection

/// Every kind of upload of the public reports in every form: other boundaries, first, middle and last part, text and file,
/// with and without content.
@Suite struct UploadKindTests {
    @Test(arguments: [UploadKind("right") { UploadCase(contentType: $0.contentType, body: $0.body) }])
    func aRightUploadIsAcceptedWithoutAWord(kind: UploadKind) throws { try check(kind) }

    @Test(arguments: UploadKind.request)
    func faultsOfTheRequestAreNamed(kind: UploadKind) throws { try check(kind) }

    @Test(arguments: UploadKind.delimiters)
    func faultsOfDelimitersAreNamed(kind: UploadKind) throws { try check(kind) }

    @Test(arguments: UploadKind.headers)
    func faultsOfPartHeadersAreNamed(kind: UploadKind) throws { try check(kind) }

    @Test(arguments: UploadKind.contents)
    func damagesOfContentsAreNamed(kind: UploadKind) throws { try check(kind) }

    @Test func twoBodiesInARowAreClosedTooEarly() throws {
        try check(.joined)
    }

    private func check(_ kind: UploadKind) throws {
        var count = 0
        for shape in FormShape.all {
            guard let upload = kind.make(shape) else { continue }
            count += 1
            let findings = try UploadJudge(upload).findings()
            let errors = findings.filter { $0.severity == .error }
            let warnings = Set(findings.filter { $0.severity == .warning }.map(\.category))
            #expect(errors.map(\.category) == [upload.error].compactMap { $0 }, "\(shape): \(findings)")
            #expect(errors.allSatisfy { $0.layer == $0.category.entry.layer }, "\(shape): \(findings)")
            if let offset = upload.offset { #expect(errors.first?.offset == offset, "\(shape): \(findings)") }
            if upload.error == nil {
                #expect(warnings == upload.warnings, "\(shape): \(findings)")
            } else {
                #expect(warnings.isSubset(of: upload.warnings), "\(shape): \(findings)")
            }
        }
        #expect(count > 0)
    }
}
