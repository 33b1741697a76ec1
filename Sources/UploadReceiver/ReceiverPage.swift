import ContractFindings
import MultipartContract

/// The page of a receiver, for people with a browser. It lives in files of its own: the receiver asks it, and knows nothing of it.
public protocol ReceiverPage: Sendable {
    /// The answer to a GET or HEAD request; nil for a path that is none of the page's, which is then recorded as an upload.
    func answer(_ request: PageRequest, uploads: UploadShelf) -> PageAnswer?
}

/// What a browser asks a page for. It came from an address that the receiver allows, and from no other origin.
public struct PageRequest: Sendable, Hashable {
    /// What stands between the slashes of the path, with percent escapes undone and without the token. Empty for `/`.
    public let segments: [String]
    /// The pairs of the query, with percent escapes undone; the token is not among them.
    public let query: [String: String]
    /// Whether a person may be looking: the request asks for HTML.
    public let wantsHTML: Bool
    /// What every path in the page begins with: `/`, or `/TOKEN/`.
    public let base: String
    /// The host and port that the browser asked, as in `127.0.0.1:8080`; nil where the request names none that can be shown.
    var host: String?
    /// The names of the contract's uploads; nil without a contract.
    var uploadNames: [FieldName]?
}

/// What a page answers.
public struct PageAnswer: Sendable {
    /// What the page may load and run: from the receiver alone, with no code in its HTML.
    public static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// The status.
    public var status: Int
    /// The media type.
    public var contentType: String
    /// The content.
    public var content: Content
    /// The value of `Content-Security-Policy`.
    public var policy: String

    /// What an answer consists of.
    public enum Content: Sendable {
        /// Bytes in memory.
        case bytes([UInt8])
        /// A range of what was received, which is sent in pieces.
        case source(any ByteSource, Range<Int>)
    }

    /// An answer.
    public init(status: Int = 200, contentType: String, content: Content, policy: String = PageAnswer.policy) {
        self.status = status
        self.contentType = contentType
        self.content = content
        self.policy = policy
    }
}
