import ContractFindings

/// What a vector asks of an implementation. `Documentation/vectors.md` says what goes in and what comes out.
public enum VectorOperation: String, Sendable, Hashable, CaseIterable {
    /// Text to 16 wire bytes, under a rule.
    case uuidParse = "uuid.parse"
    /// 16 wire bytes to canonical text.
    case uuidFormat = "uuid.format"
    /// The bytes of a binary field to canonical text.
    case uuidFromBytes = "uuid.from-bytes"
    /// Text to 16 wire bytes for a binary field.
    case uuidToBytes = "uuid.to-bytes"
    /// Two texts: same text, same value or different.
    case uuidCompare = "uuid.compare"
    /// Text to 16 bytes in a named layout.
    case uuidLayoutEncode = "uuid.layout.encode"
    /// 16 bytes in a named layout to canonical text.
    case uuidLayoutDecode = "uuid.layout.decode"
    /// Bytes and an expected UUID to the word for what explains the difference.
    case uuidLayoutExplain = "uuid.layout.explain"
    /// Pasted text to cleaned text.
    case uuidClean = "uuid.clean"
    /// A boundary to the `Content-Type` value.
    case multipartBoundary = "multipart.boundary"
    /// A name and perhaps a filename to the value of `Content-Disposition`.
    case multipartDisposition = "multipart.disposition"
    /// Parts to a whole body.
    case multipartEncode = "multipart.encode"
    /// A whole body to the names, filenames, lengths and digests of its parts.
    case multipartRead = "multipart.read"
    /// The content of a part, held against the expected one.
    case multipartCompare = "multipart.compare"

    /// The layer that a failure of this operation belongs to.
    public var layer: Layer {
        switch self {
        case .uuidParse, .uuidFormat, .uuidClean: .text
        case .uuidCompare: .rule
        case .uuidFromBytes, .uuidToBytes, .uuidLayoutEncode, .uuidLayoutDecode, .uuidLayoutExplain: .bytes
        case .multipartBoundary: .request
        case .multipartDisposition: .header
        case .multipartEncode, .multipartRead: .delimiter
        case .multipartCompare: .payload
        }
    }
}
