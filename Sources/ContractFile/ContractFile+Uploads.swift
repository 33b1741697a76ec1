import ContractFindings
import MultipartContract

extension ContractFile {
    /// An upload: its parts, and samples of it.
    public struct Upload: Sendable, Hashable {
        /// The team's name for it.
        public let name: FieldName
        /// What its parts must obey, and what the server takes.
        public let contract: UploadContract
        /// Bodies with their verdict, in the order of the file.
        public let samples: [UploadSample]
        /// Why, in the team's words.
        public let note: String?
    }

    /// A captured body or request with the one right answer, which `check` proves.
    public struct UploadSample: Sendable, Hashable {
        /// The right answer.
        public enum Answer: Sendable, Hashable {
            /// Accepted.
            case accept
            /// Rejected, for this first reason where given.
            case reject(FindingCategory?)
        }

        /// What the file holds.
        public enum Form: Sendable, Hashable {
            /// A body, sent with this value of `Content-Type`.
            case body(contentType: String)
            /// A whole request: head and body as captured.
            case request
        }

        /// The id. Where the file gives none it is `upload-sample.NNNN`, with the position among all samples of uploads from
        /// 1, uploads in the order of their names.
        public let id: CaseID
        /// The file, relative to the contract file.
        public let path: String
        /// What the file holds.
        public let form: Form
        /// The right answer.
        public let answer: Answer
    }

    /// The upload of that name.
    public func upload(named name: String) -> Upload? { uploads.first { $0.name.text == name } }
}
