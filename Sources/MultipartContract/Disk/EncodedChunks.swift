import ContractFindings

/// A body as a sequence of chunks, made as they are asked for: one chunk is in memory, whatever the length of the body.
///
/// Each iteration begins with the first byte. Files are read where the consumer asks for the next chunk.
public struct EncodedChunks: AsyncSequence, Sendable {
    /// The bytes of one chunk.
    public typealias Element = [UInt8]

    /// How many bytes a chunk has unless told otherwise.
    public static let standardLength = 64 << 10

    /// The form that is sent; its length is that of all chunks together.
    public let form: CheckedForm
    private let chunkLength: Int

    init(_ form: CheckedForm, chunkLength: Int) {
        self.form = form
        self.chunkLength = chunkLength
    }

    /// Begins with the first byte.
    public func makeAsyncIterator() -> Iterator {
        Iterator(producer: form.makeProducer(), chunkLength: chunkLength)
    }

    /// One reading of the body.
    public struct Iterator: AsyncIteratorProtocol {
        private let producer: BodyProducer
        private let chunkLength: Int

        fileprivate init(producer: BodyProducer, chunkLength: Int) {
            self.producer = producer
            self.chunkLength = chunkLength
        }

        /// The next chunk, or nil behind the last one.
        ///
        /// - Throws: ``Refusal`` if a file of the form is not what it was (`sourceChanged`), cannot be read
        ///   (`sourceUnreadable`), or holds the boundary by now (`boundaryInPart`); `CancellationError` if the task is cancelled.
        public mutating func next() async throws -> [UInt8]? {
            try Task.checkCancellation()
            let count = Swift.min(chunkLength, producer.length - producer.offset)
            guard count > 0 else { return nil }
            return try [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
                length = try producer.read(into: UnsafeMutableRawBufferPointer(buffer))
            }
        }
    }
}
