import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Part {
    /// A text field: the UTF-8 of `value`, with its line ends as they are.
    ///
    /// - Throws: as ``init(name:filename:content:contentType:headers:safety:)``.
    public static func text(
        name: String, _ value: String, contentType: String? = nil, headers: [PartHeader] = [],
        safety: HeaderSafety = .strict
    ) throws(Refusal) -> Part {
        try Part(name: name, content: .text(value), contentType: contentType, headers: headers, safety: safety)
    }

    /// A field without a filename whose content is given as bytes; a text part unless `contentType` says otherwise.
    ///
    /// - Throws: as ``init(name:filename:content:contentType:headers:safety:)``.
    public static func data(
        name: String, _ data: Data, contentType: String? = nil, headers: [PartHeader] = [],
        safety: HeaderSafety = .strict
    ) throws(Refusal) -> Part {
        try Part(name: name, content: .data(data), contentType: contentType, headers: headers, safety: safety)
    }

    /// A file from `Data`, which is not copied until the form is encoded.
    ///
    /// - Throws: as ``init(name:filename:content:contentType:headers:safety:)``.
    public static func file(
        name: String, filename: String, data: Data, contentType: String? = nil, headers: [PartHeader] = [],
        safety: HeaderSafety = .strict
    ) throws(Refusal) -> Part {
        try Part(
            name: name, filename: filename, content: .data(data), contentType: contentType, headers: headers,
            safety: safety)
    }

    /// A file from an array of bytes, which is not copied until the form is encoded.
    ///
    /// - Throws: as ``init(name:filename:content:contentType:headers:safety:)``.
    public static func file(
        name: String, filename: String, bytes: [UInt8], contentType: String? = nil, headers: [PartHeader] = [],
        safety: HeaderSafety = .strict
    ) throws(Refusal) -> Part {
        try Part(
            name: name, filename: filename, content: .bytes(bytes), contentType: contentType, headers: headers,
            safety: safety)
    }
}

extension Part {
    /// A file on disk, which is read each time the form is encoded and never kept in memory.
    ///
    /// The filename is given and not taken from the URL, since names on disk tell what nobody meant to send.
    ///
    /// - Throws: as ``FileContent/init(at:)`` and ``init(name:filename:content:contentType:headers:safety:)``.
    public static func file(
        name: String, filename: String, contentsOf url: URL, contentType: String? = nil, headers: [PartHeader] = [],
        safety: HeaderSafety = .strict
    ) throws(Refusal) -> Part {
        try Part(
            name: name, filename: filename, content: .file(FileContent(at: url)), contentType: contentType,
            headers: headers, safety: safety)
    }
}

extension Part: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Kind and length, never name, filename or content.
    public var description: String { "\(filename == nil ? "text" : "file") part, \(content)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no value.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
