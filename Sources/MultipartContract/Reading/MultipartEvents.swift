import ContractFindings

/// The parts of a body that comes as an asynchronous sequence of pieces, read strictly: heads, pieces of content, ends.
///
/// ```swift
/// for try await event in try MultipartEvents(reading: request.body, contentType: contentType) {
///     switch event {
///     case .part(let head): file = try open(for: head.name)
///     case .content(let bytes): try file.write(bytes)
///     case .endOfPart: try file.close()
///     case .end: break
///     }
/// }
/// ```
///
/// It ends with `.end`, or throws: the errors of the pieces as they are, and a `Refusal` with the first fault of the body. Events
/// that stand before the fault come first. Memory holds one piece, a head, and the copies that are handed over.
public struct MultipartEvents<Pieces: AsyncSequence>: AsyncSequence where Pieces.Element: Sequence<UInt8> {
    /// What comes next in the body.
    public enum Element: Sendable, Hashable {
        /// A part begins: its head was read whole and has no fault.
        case part(PartHead)
        /// The next bytes of the content.
        case content([UInt8])
        /// The part is whole; its content has this range in the body.
        case endOfPart(content: Range<Int>)
        /// The body is whole. Preamble and epilogue are ranges in the body, empty where there is none.
        case end(preamble: Range<Int>, epilogue: Range<Int>)
    }

    private let pieces: Pieces
    private let reader: MultipartReader

    /// Events of a body.
    ///
    /// - Parameters:
    ///   - pieces: the body in pieces of any size, such as `[UInt8]`, `Data` or a server's own buffers.
    ///   - boundary: the value of the boundary parameter of the `Content-Type`.
    ///   - bounds: how much is taken.
    ///   - profile: how strictly the body is read.
    public init(
        reading pieces: Pieces, boundary: Boundary, bounds: ReadingBounds = .standard, profile: ReadingProfile = .rfc
    ) {
        self.pieces = pieces
        reader = MultipartReader(boundary: boundary, bounds: bounds, profile: profile)
    }

    /// Events of a body, read with the boundary of its `Content-Type`.
    ///
    /// - Throws: the first fault of the header, as ``MultipartReader/init(contentType:bounds:profile:)`` does.
    public init(
        reading pieces: Pieces, contentType: String, bounds: ReadingBounds = .standard, profile: ReadingProfile = .rfc
    ) throws(Refusal) {
        self.pieces = pieces
        reader = try MultipartReader(contentType: contentType, bounds: bounds, profile: profile)
    }

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator { Iterator(pieces: pieces.makeAsyncIterator(), reader: reader) }

    /// Reads piece after piece, as events are asked for.
    public struct Iterator: AsyncIteratorProtocol {
        private var pieces: Pieces.AsyncIterator
        private var reader: MultipartReader
        private var ready: [Element] = []
        private var position = 0
        private var fault: Refusal?
        private var isOver = false

        init(pieces: Pieces.AsyncIterator, reader: MultipartReader) {
            self.pieces = pieces
            self.reader = reader
        }

        /// The next event, or nil behind `.end`.
        ///
        /// - Throws: what the pieces throw, or a `Refusal` with the first fault of the body.
        public mutating func next() async throws -> Element? {
            while position == ready.count {
                if let fault { throw fault }
                guard !isOver else { return nil }
                (ready, position) = ([], 0)
                if let piece = try await pieces.next() {
                    take(piece)
                } else {
                    isOver = true
                    take(EmptyCollection())
                }
            }
            position += 1
            return ready[position - 1]
        }

        private mutating func take(_ piece: some Sequence<UInt8>) {
            var events: [Element] = []
            // What one piece holds of a content is one event, in however many calls the reader hands it over.
            var content: [UInt8] = []
            func flush() {
                if !content.isEmpty { events.append(.content(content)) }
                content = []
            }
            do throws(Refusal) {
                try reader.read(piece, isLast: isOver) { event in
                    if case .content(let bytes, _) = event { return content.append(contentsOf: bytes) }
                    flush()
                    switch event {
                    case .part(let head, _): events.append(.part(head))
                    case .content: break
                    case .endOfPart(let content): events.append(.endOfPart(content: content))
                    case .end(let preamble, let epilogue): events.append(.end(preamble: preamble, epilogue: epilogue))
                    }
                }
            } catch {
                fault = error
            }
            flush()
            ready = events
        }
    }
}

extension MultipartEvents.Element: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Kind and place, never names or bytes.
    public var description: String {
        switch self {
        case .part(let head): "part at \(head.offset)"
        case .content(let bytes): "\(bytes.count) bytes of content"
        case .endOfPart(let content): "end of part, content \(content)"
        case .end(let preamble, let epilogue): "end, preamble \(preamble), epilogue \(epilogue)"
        }
    }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no bytes.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
