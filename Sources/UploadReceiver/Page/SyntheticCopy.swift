import ContractVectors
import MultipartContract
import UploadInspection

/// An upload as a vector: the same shape and faults, with invented names and contents.
enum SyntheticCopy {
    /// The vector, or a sentence that says why there is none.
    static func text(of upload: ReceivedUpload) -> String {
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
