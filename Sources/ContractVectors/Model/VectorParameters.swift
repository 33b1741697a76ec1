import UUIDContract

/// What an operation needs beside its input. Which members an operation uses is in `Documentation/vectors.md`.
public struct VectorParameters: Sendable, Hashable {
    /// One part of a body that is to be encoded. Its content is the next `length` bytes of the input.
    public struct Part: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The filename; a part without one is a text part.
        public var filename: String?
        /// The content type; nil for the default of the kind.
        public var contentType: String?
        /// Extra headers in order.
        public var headers: [Header]
        /// The bytes of its content.
        public var length: Int
    }

    /// An extra part header.
    public struct Header: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String
    }

    /// The rule, as the file writes it.
    public var rule: RuleNotation?
    /// The layout.
    public var layout: ByteLayout?
    /// The text to compare with.
    public var other: String?
    /// The expected UUID as text.
    public var expected: String?
    /// The filename.
    public var filename: String?
    /// The boundary.
    public var boundary: String?
    /// The parts.
    public var parts: [Part]?
    /// The value of the request's `Content-Type`; nil for a request without one.
    public var contentType: String?
    /// The value of the request's `Content-Length`, as sent; nil where it does not matter.
    public var contentLength: String?
    /// The content that was expected.
    public var expectedBytes: [UInt8]?

    init() {}

    /// These parameters, with those of a case added and winning.
    func merging(_ other: VectorParameters) -> VectorParameters {
        var merged = self
        if let value = other.rule { merged.rule = value }
        if let value = other.layout { merged.layout = value }
        if let value = other.other { merged.other = value }
        if let value = other.expected { merged.expected = value }
        if let value = other.filename { merged.filename = value }
        if let value = other.boundary { merged.boundary = value }
        if let value = other.parts { merged.parts = value }
        if let value = other.contentType { merged.contentType = value }
        if let value = other.contentLength { merged.contentLength = value }
        if let value = other.expectedBytes { merged.expectedBytes = value }
        return merged
    }

    /// A rule as a vector file writes it: by name or by versions, with overrides.
    public struct RuleNotation: Sendable, Hashable {
        /// `any`, `rfc`, `v1` … `v8`; nil where versions are listed.
        public var name: String?
        /// The versions, ascending; nil where a name is given.
        public var versions: [Int]?
        /// Overrides whether nil passes.
        public var allowsNil: Bool?
        /// Overrides whether max passes.
        public var allowsMax: Bool?
        /// Overrides whether canonical text is required.
        public var requiresCanonicalText: Bool?
        /// The rule itself.
        public var rule: UUIDRule
    }
}
