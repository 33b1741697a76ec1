import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An ordered list of parts. Order and repeated names are kept (RFC 7578, 5.2).
public struct MultipartForm: Sendable {
    /// The parts, in the order in which they are sent.
    public private(set) var parts: [Part]
    /// What may stand in the names and filenames of parts that the form makes itself.
    public let safety: HeaderSafety

    /// An empty form.
    public init(safety: HeaderSafety = .strict) {
        parts = []
        self.safety = safety
    }

    /// A form of ready parts.
    public init(_ parts: [Part]) {
        self.parts = parts
        safety = .strict
    }

    /// Adds a part at the end.
    public mutating func append(_ part: Part) { parts.append(part) }

    /// Adds a text field at the end.
    ///
    /// - Throws: as ``Part/text(name:_:contentType:headers:safety:)``, with the index that the part would have had.
    public mutating func appendText(
        name: String, _ value: String, contentType: String? = nil, headers: [PartHeader] = []
    ) throws(Refusal) {
        try append(name: name, content: .text(value), contentType: contentType, headers: headers)
    }

    /// Adds a field without a filename at the end, its content given as bytes.
    ///
    /// - Throws: as ``Part/data(name:_:contentType:headers:safety:)``, with the index that the part would have had.
    public mutating func appendData(
        name: String, _ data: Data, contentType: String? = nil, headers: [PartHeader] = []
    ) throws(Refusal) {
        try append(name: name, content: .data(data), contentType: contentType, headers: headers)
    }

    /// Adds a file at the end.
    ///
    /// - Throws: as ``Part/file(name:filename:data:contentType:headers:safety:)``, with the index that the part would have
    ///   had.
    public mutating func appendFile(
        name: String, filename: String, data: Data, contentType: String? = nil, headers: [PartHeader] = []
    ) throws(Refusal) {
        try append(
            name: name, filename: filename, content: .data(data), contentType: contentType, headers: headers)
    }

    /// Adds a file on disk at the end. It is read each time the form is encoded and never kept in memory.
    ///
    /// The filename is given and not taken from the URL, since names on disk tell what nobody meant to send.
    ///
    /// - Throws: as ``Part/file(name:filename:contentsOf:contentType:headers:safety:)``, with the index that the part would
    ///   have had.
    public mutating func appendFile(
        name: String, filename: String, contentsOf url: URL, contentType: String? = nil, headers: [PartHeader] = []
    ) throws(Refusal) {
        let content: FileContent
        do throws(Refusal) {
            content = try FileContent(at: url)
        } catch {
            throw Refusal(error.finding.placed(part: parts.count))
        }
        try append(
            name: name, filename: filename, content: .file(content), contentType: contentType, headers: headers)
    }

    private mutating func append(
        name: String, filename: String? = nil, content: PartContent, contentType: String?, headers: [PartHeader]
    ) throws(Refusal) {
        do throws(Refusal) {
            parts.append(
                try Part(
                    name: name, filename: filename, content: content, contentType: contentType, headers: headers,
                    safety: safety))
        } catch {
            throw Refusal(error.finding.placed(part: parts.count))
        }
    }
}

extension MultipartForm: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number of parts, nothing of what they hold.
    public var description: String { "form of \(parts.count) \(parts.count == 1 ? "part" : "parts")" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no value.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
