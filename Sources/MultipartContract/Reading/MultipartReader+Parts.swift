import ContractFindings

/// One part of a body that was read whole: its head, and where its content stands.
public struct ReadPart: Sendable, Hashable {
    /// The header lines. They print nothing of themselves.
    public let head: PartHead
    /// The content: a range of byte offsets in the body.
    public let content: Range<Int>

    /// Describes a part.
    public init(head: PartHead, content: Range<Int>) {
        self.head = head
        self.content = content
    }
}

extension MultipartReader {
    /// Reads a body that is there as a whole.
    ///
    /// ```swift
    /// let parts = try MultipartReader.parts(of: body, contentType: request.headers["Content-Type"])
    /// let photo = parts.first { $0.head.name == "photo" }.map { body[$0.content] }
    /// ```
    ///
    /// (The ranges count from 0; add the start index where `body` is a slice.)
    ///
    /// - Parameters:
    ///   - body: bytes of any kind, such as `[UInt8]` or `Data`.
    ///   - boundary: the value of the boundary parameter of the `Content-Type`.
    ///   - bounds: how much is taken.
    ///   - profile: how strictly the body is read.
    /// - Returns: the parts in order; none for an empty form.
    /// - Throws: the first fault, with its category, byte offset in the body and part.
    public static func parts(
        of body: some Sequence<UInt8>, boundary: Boundary, bounds: ReadingBounds = .standard,
        profile: ReadingProfile = .rfc
    ) throws(Refusal) -> [ReadPart] {
        try MultipartReader(boundary: boundary, bounds: bounds, profile: profile).parts(of: body)
    }

    /// Reads a body that is there as a whole, with the boundary of its `Content-Type`.
    ///
    /// - Throws: the first fault of the header, as ``init(contentType:bounds:profile:)`` does, or of the body.
    public static func parts(
        of body: some Sequence<UInt8>, contentType: String, bounds: ReadingBounds = .standard,
        profile: ReadingProfile = .rfc
    ) throws(Refusal) -> [ReadPart] {
        try MultipartReader(contentType: contentType, bounds: bounds, profile: profile).parts(of: body)
    }

    private func parts(of body: some Sequence<UInt8>) throws(Refusal) -> [ReadPart] {
        var reader = self
        var parts: [ReadPart] = []
        var open: PartHead?
        try reader.read(body, isLast: true) { event in
            switch event {
            case .part(let head, _): open = head
            case .endOfPart(let content): if let head = open { parts.append(ReadPart(head: head, content: content)) }
            case .content, .end: break
            }
        }
        return parts
    }
}
