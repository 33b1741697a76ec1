import ContractFile
import ContractReports
import MultipartContract

/// How a receiver answers, and where it listens.
public struct ReceiverOptions: Sendable {
    /// The port; 0 for any free one.
    public var port = 8080
    /// Whether others of the network reach it, with a token. Else only this machine does.
    public var isPublic = false
    /// What was agreed on: `/upload/NAME` is judged by the upload of that name.
    public var contract: ContractFile?
    /// What single parts of every upload should hold: each upload is held against it, also one that has no such part.
    public var given: [GivenContent] = []
    /// The status of the answer to each upload, whatever it is; nil for 200 where it is accepted and 400 where not.
    public var status: Int?
    /// How long an answer waits, in seconds.
    public var delay = 0.0
    /// How much is taken and kept.
    public var bounds = ReceiverBounds()
    /// The page for people; without one only the API answers.
    public var page: (any ReceiverPage)?
    /// What reports say of the run.
    public var header: RunHeader
    /// Is called with each upload when it is kept, before its answer is sent, on the thread of its connection.
    public var received: (@Sendable (ReceivedUpload) -> Void)?

    /// The defaults.
    public init(header: RunHeader) {
        self.header = header
        page = UploadPage(header: header)
    }
}
