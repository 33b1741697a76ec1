import ContractFindings

/// The `Content-Type` of a request as it was sent: the boundary to look for, and what is wrong with the header.
///
/// The boundary is given also where the header has a fault, if one can be read from it without a guess, so that the body can
/// be judged as well.
public struct ContentTypeReading: Sendable, Hashable {
    /// The bytes of the boundary, with escapes undone. Nil if none is named, or it is empty.
    public private(set) var boundary: [UInt8]?
    /// `type/subtype` in lower case. Nil if there is no header, or it does not begin with a media type.
    public private(set) var mediaType: String?
    /// What is wrong, in the order in which it stands in the value: layer `request`, `contentOffset` in the first value.
    public private(set) var findings: [Finding] = []

    /// Reads the values of all `Content-Type` headers of a request, in order; of several the first counts.
    ///
    /// - Parameter values: Nil if it is not known what was sent, which is no finding. An empty list if there was no header.
    public init(values: [[UInt8]]?) {
        guard let values else { return }
        guard let value = values.first else {
            findings = [Finding(.contentTypeMissing)]
            return
        }
        var reader = ContentTypeReader(value)
        reader.read()
        boundary = reader.boundary
        mediaType = reader.mediaType
        findings = reader.findings
        if values.count > 1 { findings.insert(Finding(.contentTypeDuplicate, count: values.count), at: 0) }
    }

    /// Whether the media type is `multipart/form-data`.
    public var isFormData: Bool { mediaType == "multipart/form-data" }
}

extension ContentTypeReading: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The length of the boundary and the number of findings.
    public var description: String {
        "content type with a boundary of \(boundary?.count ?? 0) bytes and \(findings.count) findings"
    }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no text.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
