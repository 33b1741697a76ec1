import ContractFindings

/// A form that is ready to be sent as often as wanted: its boundary is drawn, occurs in no head and no content, all its files
/// can be read, and its length is known.
///
/// Each ``chunks(ofLength:)`` begins with the first byte. `Content-Type` and body come from this one object, so no second
/// boundary can arise. Files are read anew each time and must not change: one that does is refused while it is read, before
/// the body is whole.
public struct CheckedForm: Sendable {
    /// The boundary of the body.
    public let boundary: Boundary
    /// The exact length of the body in bytes.
    public let length: Int
    private let form: MultipartForm

    /// The value of the request's `Content-Type` header.
    public var contentType: String { boundary.contentType }

    /// The body in chunks, for whatever sends an `AsyncSequence`.
    ///
    /// - Parameter length: How many bytes a chunk has, but for the last; at least 1.
    public func chunks(ofLength length: Int = EncodedChunks.standardLength) -> EncodedChunks {
        EncodedChunks(self, chunkLength: max(1, length))
    }

    /// The body from its first byte, to be pulled into buffers.
    package func makeProducer() -> BodyProducer { BodyProducer(form, boundary: boundary) }

    /// Reads all heads and contents once.
    ///
    /// - Throws: ``Refusal``, or `CancellationError` when `isCancelled`.
    fileprivate init(
        _ form: MultipartForm, boundary: Boundary?, contract: UploadContract?, isCancelled: () -> Bool
    ) throws {
        let contentLength = form.encodedLength(boundaryLength: boundary?.text.utf8.count ?? Boundary.randomLength)
        try contract?.check(form, length: contentLength)
        let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: BodyProducer.window, alignment: 64)
        defer { scratch.deallocate() }
        var generator = SystemRandomNumberGenerator()
        self.boundary = try MultipartForm.withBoundary(boundary, using: &generator) { boundary in
            let producer = BodyProducer(form, boundary: boundary)
            while try producer.read(into: scratch) > 0 {
                if isCancelled() { throw CancellationError() }
            }
            return boundary
        }
        self.form = form
        length = contentLength
    }
}

extension MultipartForm {
    /// Reads every head and every content once and holds them against the boundary, so that the body can then be sent from
    /// the disk without ever being in memory or in a file as a whole.
    ///
    /// The files are read on a thread that is none of Swift's tasks'.
    ///
    /// - Parameters:
    ///   - boundary: A fixed boundary, for tests; a random one if not given.
    ///   - contract: What was agreed on for this upload; it is checked before anything is read.
    /// - Throws: ``Refusal`` as ``encode(contract:)``; `CancellationError` if the task is cancelled.
    public func checked(boundary: Boundary? = nil, contract: UploadContract? = nil) async throws -> CheckedForm {
        try await BackgroundWork.run { isCancelled in
            try CheckedForm(self, boundary: boundary, contract: contract, isCancelled: isCancelled)
        }
    }

    /// ``checked(boundary:contract:)`` on the thread that calls it.
    public func checked(boundary: Boundary? = nil, contract: UploadContract? = nil) throws -> CheckedForm {
        try CheckedForm(self, boundary: boundary, contract: contract) { Task.isCancelled }
    }

    /// Calls `body` with the fixed boundary, or with random ones until one collides with no part.
    static func withBoundary<Value>(
        _ fixed: Boundary?, using generator: inout some RandomNumberGenerator, _ body: (Boundary) throws -> Value
    ) throws -> Value {
        if let fixed { return try body(fixed) }
        var draws = 1
        while true {
            do {
                return try body(Boundary.random(using: &generator))
            } catch let refusal as Refusal where refusal.category == .boundaryInPart && draws < maximumDraws {
                draws += 1
            }
        }
    }
}

extension CheckedForm: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Boundary and length, nothing of the parts.
    public var description: String { "checked form of \(length) bytes, boundary \(boundary)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no value.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
