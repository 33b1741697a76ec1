import ContractFindings

/// Reads a multipart body strictly, in pieces of any size: part heads and contents as events, or the first fault.
///
/// For servers and tests. A body is read by the letter of RFC 2046 and RFC 7578, or refused: nothing is repaired and nothing
/// guessed, since whatever two readers take in two ways can be used to smuggle a part past one of them. Contents are never
/// kept: they are handed over in the pieces they came in. What has to be kept (the head of a part that is cut by the end of
/// a piece, the beginning of what may be a delimiter) is bounded by ``ReadingBounds``, and reaching a bound is a fault.
///
/// ```swift
/// var reader = try MultipartReader(contentType: request.headers["Content-Type"])
/// for try await chunk in request.body {
///     try reader.read(chunk, isLast: false) { event in … }
/// }
/// try reader.read([], isLast: true) { event in … }
/// ```
///
/// Any way of cutting the body into pieces gives the same heads, ranges and contents, and the same fault. This reader
/// names the first fault; `bytecontract inspect` says all that is wrong, and may refuse what is content by the letter
/// but was clearly meant for a delimiter.
public struct MultipartReader: Sendable {
    /// What a piece brought to light, in the order of the body.
    public enum Event {
        /// A part begins: its head was read whole and has no fault. `contentOffset` is where its content begins.
        case part(PartHead, contentOffset: Int)
        /// The next bytes of the content and their offset in the body. The bytes are valid only until the call returns.
        case content(UnsafeRawBufferPointer, offset: Int)
        /// The part is whole; its content has this range in the body.
        case endOfPart(content: Range<Int>)
        /// The body is whole. Preamble and epilogue are ranges in the body, empty where there is none.
        case end(preamble: Range<Int>, epilogue: Range<Int>)
    }

    /// How much is taken.
    public let bounds: ReadingBounds
    /// How strictly the body is read.
    public let profile: ReadingProfile

    var scanner: MultipartScanner
    var stage = Stage.preamble
    /// How many bytes came before the piece.
    var base = 0
    /// The first byte that was not taken yet.
    var cursor = 0
    /// The bytes from ``cursor`` to the piece: of a head that is not whole, or of content that may be a delimiter.
    var held: [UInt8] = []
    /// How many parts have begun.
    var partCount = 0
    /// The head of the part that is read, once it is whole.
    var head: PartHead?
    /// Where the head of the part begins.
    var headOffset = 0
    /// How many bytes of the head were searched for the blank line.
    var searched = 0
    /// Where the content of the part begins.
    var contentOffset = 0
    /// The bytes before the first delimiter.
    var preambleEnd = 0
    /// The last delimiter.
    var delimiter: BoundaryMark?
    /// What is named if the body ends without the delimiter that this nearly is, or also before a delimiter (`refuses`).
    var suspect: (category: FindingCategory, offset: Int, refuses: Bool)?
    /// Whether the body ends within its closing delimiter.
    var isCut = false
    /// The first fault. The stage is `over` then, which is quicker to ask for.
    var fault: Finding?

    /// How far the reader is.
    enum Stage { case preamble, head, content, epilogue, over }

    /// A reader for one body.
    ///
    /// - Parameters:
    ///   - boundary: the value of the boundary parameter of the `Content-Type`.
    ///   - bounds: how much is taken.
    ///   - profile: `rfc` takes preamble, epilogue, white space behind a delimiter and a missing last CRLF; the others
    ///     refuse them as no browser sends them.
    public init(boundary: Boundary, bounds: ReadingBounds = .standard, profile: ReadingProfile = .rfc) {
        self.init(boundaryBytes: Array(boundary.text.utf8), bounds: bounds, profile: profile)
    }

    /// A reader for the body of a request with this `Content-Type`.
    ///
    /// - Throws: the first fault of the header (layer `request`), with its byte offset in the value as `contentOffset`: it is
    ///   no `multipart/form-data`, or it names no boundary that can be used.
    public init(
        contentType: String, bounds: ReadingBounds = .standard, profile: ReadingProfile = .rfc
    ) throws(Refusal) {
        let header = ContentTypeReading(values: [Array(contentType.utf8)])
        if let fault = header.findings.first(where: { $0.severity == .error }) { throw Refusal(fault) }
        guard let boundary = header.boundary else { throw Refusal(Finding(.boundaryMissing)) }
        self.init(boundaryBytes: boundary, bounds: bounds, profile: profile)
    }

    /// A reader for a boundary of any bytes, such as one that is too long: what else can be said of its body.
    package init(boundaryBytes: [UInt8], bounds: ReadingBounds, profile: ReadingProfile) {
        scanner = MultipartScanner(boundary: boundaryBytes)
        self.bounds = bounds
        self.profile = profile
    }

    /// Reads the next piece.
    ///
    /// - Parameters:
    ///   - piece: the bytes that follow what was read before; may be empty.
    ///   - isLast: says that the body ends with this piece. Nothing is read after it.
    ///   - handle: is given the events in order.
    /// - Throws: the first fault of the body, with its category, byte offset in the body and part. Every later call
    ///   throws the same.
    public mutating func read(
        _ piece: UnsafeRawBufferPointer, isLast: Bool, _ handle: (Event) -> Void
    ) throws(Refusal) {
        if let fault = read(piece, isLast: isLast, onMark: nil, onEvent: handle) { throw Refusal(fault) }
    }

    /// Reads the next piece from bytes of any kind, such as `[UInt8]` or `Data`.
    public mutating func read(
        _ piece: some Sequence<UInt8>, isLast: Bool, _ handle: (Event) -> Void
    ) throws(Refusal) {
        let isRead: Void? = piece.withContiguousStorageIfAvailable { bytes in
            _ = read(UnsafeRawBufferPointer(bytes), isLast: isLast, onMark: nil, onEvent: handle)
        }
        if isRead == nil {
            Array(piece).withUnsafeBytes { bytes in _ = read(bytes, isLast: isLast, onMark: nil, onEvent: handle) }
        }
        if let fault { throw Refusal(fault) }
    }

    /// Reads the next piece and returns the first fault so far, without stopping at it where `onMark` is given: the marks of
    /// the whole body are reported, and no event comes after the fault.
    package mutating func read(
        _ piece: UnsafeRawBufferPointer, isLast: Bool, onMark: ((BoundaryMark) -> Void)?, onEvent: (Event) -> Void
    ) -> Finding? {
        // In blocks, so that content is still in the processor's cache when it is handed over after it was searched.
        var offset = 0
        repeat {
            guard stage != .over || onMark != nil else { return fault }
            let end = min(piece.count, offset + Self.blockSize)
            let block = UnsafeRawBufferPointer(rebasing: piece[offset..<end])
            readBlock(block, isLast: isLast && end == piece.count, onMark: onMark, onEvent: onEvent)
            offset = end
        } while offset < piece.count
        return fault
    }

    private static let blockSize = 64 << 10

    private mutating func readBlock(
        _ block: UnsafeRawBufferPointer, isLast: Bool, onMark: ((BoundaryMark) -> Void)?, onEvent: (Event) -> Void
    ) {
        while true {
            while stage == .content, let decided = scanner.skipWindow(of: block) {
                // In multiples of the block size of digests, which would keep and copy what is left over.
                handOver(upTo: decided - (decided - contentOffset) & 63, in: block, onEvent)
            }
            guard let mark = scanner.nextMark(in: block, isLast: isLast) else { break }
            onMark?(mark)
            if stage != .over { meet(mark, in: block, onEvent) }
            if stage == .over, onMark == nil { return }
        }
        if stage != .over { finish(block, isLast: isLast, onEvent) }
        base += block.count
    }
}

extension MultipartReader: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many bytes were taken, never one of them.
    public var description: String { "multipart reader at byte \(cursor)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no bytes.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension MultipartReader.Event: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Kind and place, never names or bytes.
    public var description: String {
        switch self {
        case .part(let head, let contentOffset): "part at \(head.offset), content at \(contentOffset)"
        case .content(let bytes, let offset): "\(bytes.count) bytes of content at \(offset)"
        case .endOfPart(let content): "end of part, content \(content)"
        case .end(let preamble, let epilogue): "end, preamble \(preamble), epilogue \(epilogue)"
        }
    }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no bytes.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
