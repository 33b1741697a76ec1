import ContractVectors
import MultipartContract
import UploadInspection

/// An upload as a vector: the same shape and faults, with invented names and contents.
enum SyntheticCopy {
    /// The longest body of which a vector is made, in bytes: what a vector holds.
    private static let maximumLength = 16 << 20

    /// Why there is none that would say what the upload says, as far as that can be told without making it; nil if there may
    /// be one.
    static func refusal(of upload: ReceivedUpload) -> String? {
        guard let capture = upload.judgement.capture else { return "the body was not read to its end" }
        if upload.unknownName != nil { return "a vector has no address, and what is wrong here is that" }
        if upload.head.contentTypes.count > 1 || upload.head.contentLengths.count > 1 {
            return "a vector has one Content-Type and one Content-Length"
        }
        guard capture.body.length <= maximumLength else { return "it holds a body of at most 16 MiB" }
        guard let error = upload.judgement.check.findings.first(where: { $0.severity == .error }) else { return nil }
        if error.layer == .rule { return "a vector has no contract, and what is wrong here is a rule of one" }
        if capture.findings.contains(error) {
            return "a vector holds a body, and what is wrong here is the request round it"
        }
        return nil
    }

    /// The vector, or a sentence that says why there is none.
    static func text(of upload: ReceivedUpload) -> String {
        if let refusal = refusal(of: upload) { return "There is no vector: \(refusal).\n" }
        do throws(SyntheticFailure) {
            let inspection: UploadInspection?
            do { inspection = try upload.inspection() } catch { throw SyntheticFailure.unreadable(error) }
            guard let inspection else { return "There is no vector: the body was not read to its end.\n" }
            let copy = try SyntheticUpload(inspection, inspector: UploadInspector())
            let file = VectorFile.upload(
                copy.body, contentType: copy.contentType, contentLength: copy.contentLength, profile: .rfc,
                contents: copy.damages.map { ($0.expected, $0.found) })
            return file?.formatted ?? "There is no vector: it cannot hold a body like this one.\n"
        } catch {
            return "There is no vector: \(error).\n"
        }
    }
}
