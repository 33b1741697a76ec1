import ContractFindings

/// One part of a form: a checked head, and a content.
///
/// A part cannot hold a name, filename, content type or header that would break out of its line.
public struct Part: Sendable {
    /// The content type of a part without a filename, unless told otherwise.
    public static let defaultTextType = "text/plain; charset=utf-8"
    /// The content type of a part with a filename, unless told otherwise.
    public static let defaultFileType = "application/octet-stream"

    /// The name of the form field, as given and before any escaping.
    public let name: String
    /// The filename, as given and before any escaping; nil for a part that is no file. An empty one is allowed, as browsers
    /// send it when no file was chosen.
    public let filename: String?
    /// The value of the part's `Content-Type` line.
    public let contentType: String
    /// The extra headers, in order.
    public let headers: [PartHeader]
    /// The content.
    public let content: PartContent
    /// The head as it is written: header lines, each with CRLF, and the blank line.
    let head: [UInt8]

    /// Checks and makes a part with any content; ``text(name:_:contentType:headers:safety:)`` and its sisters are shorter.
    ///
    /// Checked in this order: name, filename, content type, then that no extra header is given twice.
    ///
    /// - Throws: `nameEmpty`; what ``HeaderSafety`` says of name and filename, with the byte offset and the term `name` or
    ///   `filename`; `contentTypeSyntax`, `headerLineBreak`, `headerControl` or `headerNonASCII` with the term `contentType`;
    ///   `headerDuplicate`, names compared without case, where `found` is the index of the second one.
    public init(
        name: String, filename: String? = nil, content: PartContent, contentType: String? = nil,
        headers: [PartHeader] = [], safety: HeaderSafety = .strict
    ) throws(Refusal) {
        let type = contentType ?? (filename == nil ? Part.defaultTextType : Part.defaultFileType)
        head = try Part.head(
            name: name, filename: filename, contentType: type, isDefaultType: contentType == nil, headers: headers,
            safety: safety)
        self.name = name
        self.filename = filename
        self.contentType = type
        self.headers = headers
        if case .text(var text) = content {
            text.makeContiguousUTF8()
            self.content = .text(text)
        } else {
            self.content = content
        }
    }

    /// The length in bytes of head, content and the CRLF behind it.
    public var length: Int { head.count + content.length + 2 }
}
