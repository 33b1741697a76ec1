import ContractFindings
import MultipartContract

/// An upload as it was captured: what the request said of it, as sent, and the body.
public struct UploadCapture: Sendable {
    /// The values of the `Content-Type` headers in order, without white space round them. None if there was no header;
    /// nil if nothing is known of the request's headers.
    public var contentTypes: [[UInt8]]?
    /// The values of the `Content-Length` headers in order; nil if nothing is known of them.
    public var contentLengths: [[UInt8]]?
    /// The body, without the framing of chunks.
    public var body: any ByteSource
    /// Whether the capture has changed or lost bytes of contents, as HAR files do.
    public var hasLostBytes: Bool
    /// What is wrong with the request around the body: its head and its chunks. Offsets count from the first byte of the
    /// request.
    public var findings: [Finding]

    /// Describes a capture.
    public init(
        contentTypes: [[UInt8]]?, contentLengths: [[UInt8]]? = nil, body: any ByteSource, hasLostBytes: Bool = false,
        findings: [Finding] = []
    ) {
        self.contentTypes = contentTypes
        self.contentLengths = contentLengths
        self.body = body
        self.hasLostBytes = hasLostBytes
        self.findings = findings
    }
}
