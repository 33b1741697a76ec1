import ContractFindings

/// Takes the chunks off a body with `Transfer-Encoding: chunked` (RFC 9112, 7.1). Fed in pieces of any size; any split gives
/// the same bytes and findings.
///
/// Extensions and trailers are read over. After a fault nothing is decoded any more, since it is not known where the next
/// chunk begins.
public struct ChunkDecoder: Sendable {
    /// How the decoder stands.
    public enum Progress: Sendable, Hashable {
        /// More chunks are to come.
        case reading
        /// The last chunk and its trailers have been read.
        case finished
        /// A fault has ended it.
        case failed
    }

    /// How the decoder stands.
    public private(set) var progress = Progress.reading
    /// What is wrong with the chunks, with the offset from the first byte of the request: at most one finding.
    public private(set) var findings: [Finding] = []
    /// How many bytes of content have been handed over.
    public private(set) var contentLength = 0
    /// The first byte that has not been used: behind the last line end once it is finished, else behind what was read.
    public private(set) var offset: Int

    /// The first size that does not say how many bytes follow, where sizes are read otherwise than the standard says:
    /// where it stands, how many bytes follow, and how many it says.
    package private(set) var misread: (offset: Int, expected: Int, found: Int)?

    /// How the sizes of chunks are read.
    package enum Sizes: Sendable, Hashable {
        /// As the standard says.
        case hexadecimal
        /// As decimal numbers.
        case decimal
        /// As hexadecimal numbers that say so many bytes more than follow. That of the last chunk is 0.
        case excess(Int)
    }

    private let sizes: Sizes
    private let lineBound: Int
    private var state = State.size(start: 0, value: 0, digits: 0)
    /// Where the size of the chunk stands, what it says by the standard, and where the data of the chunk begin in the content.
    private var chunk = (sizeOffset: 0, declared: 0, contentOffset: 0)

    private enum State {
        /// In the digits of a size.
        case size(start: Int, value: Int, digits: Int)
        /// In the white space behind a size.
        case sizeSpaces(value: Int, length: Int)
        /// In the extensions of a size, behind the `;`.
        case sizeExtension(value: Int, length: Int)
        /// Behind the CR of the line of a size.
        case sizeLineFeed(value: Int)
        /// In the data of a chunk.
        case data(rest: Int)
        /// Behind the data of a chunk.
        case dataCarriageReturn
        /// Behind the CR behind the data of a chunk.
        case dataLineFeed
        /// In a trailer, or at the start of one.
        case trailer(lineLength: Int, length: Int)
        /// Behind a CR among the trailers.
        case trailerLineFeed(lineLength: Int, length: Int)
    }

    /// Starts at the first chunk.
    ///
    /// - Parameters:
    ///   - offset: Where the first chunk begins in the request.
    ///   - bounds: `requestHead` is the most bytes that the line of a size, or all trailers, may have.
    public init(offset: Int = 0, bounds: ReadingBounds = .standard) {
        self.init(offset: offset, bounds: bounds, sizes: .hexadecimal)
    }

    /// Starts at the first chunk, and reads the sizes in that way.
    package init(offset: Int, bounds: ReadingBounds, sizes: Sizes) {
        self.offset = offset
        self.sizes = sizes
        lineBound = max(1, bounds.requestHead)
        state = .size(start: offset, value: 0, digits: 0)
    }

    /// Reads further bytes and hands over the content in them, in order and never empty. A piece is valid only inside
    /// `content`.
    ///
    /// - Parameter isLast: The request ends with these bytes, so that a missing last chunk is a finding.
    public mutating func decode(
        _ piece: UnsafeRawBufferPointer, isLast: Bool, _ content: (UnsafeRawBufferPointer) -> Void
    ) {
        var index = 0
        while index < piece.count, progress == .reading {
            if case .data(let rest) = state {
                let length = min(rest, piece.count - index)
                content(UnsafeRawBufferPointer(rebasing: piece[index..<index + length]))
                index += length
                offset += length
                contentLength += length
                state = length == rest ? .dataCarriageReturn : .data(rest: rest - length)
            } else {
                step(piece[index])
                if progress == .failed { return }
                index += 1
                offset += 1
            }
        }
        if isLast, progress == .reading { end() }
    }

    /// How many bytes of the chunk's data are still to come; 0 elsewhere than in data.
    package var dataRest: Int { if case .data(let rest) = state { rest } else { 0 } }

    /// Goes on over all data of the chunk that is still to come, which nobody needs to see.
    package mutating func skipData() {
        guard case .data(let rest) = state, progress == .reading else { return }
        let (end, overflows) = offset.addingReportingOverflow(rest)
        guard !overflows else { return }
        offset = end
        contentLength += rest
        state = .dataCarriageReturn
    }

    private mutating func fail(_ category: FindingCategory, at place: Int, expected: Int? = nil) {
        progress = .failed
        // Where the chunk begins in the content: from there on it is not known what was meant.
        let start = category == .chunkEnd ? chunk.contentOffset : nil
        findings.append(Finding(category, layer: .request, offset: place, expected: expected, contentOffset: start))
    }

    /// The input ends before the chunks do.
    private mutating func end() {
        switch state {
        // The last chunk is there, and only its line end or that of the trailers is not.
        case .trailer, .trailerLineFeed: fail(.chunkEnd, at: offset)
        default: fail(.chunkLastMissing, at: offset)
        }
    }

    private mutating func step(_ byte: UInt8) {
        switch state {
        case .size(let start, let value, let digits): readSize(byte, start: start, value: value, digits: digits)
        case .sizeExtension(let value, let length):
            switch byte {
            case UInt8(ascii: "\r"): state = .sizeLineFeed(value: value)
            case UInt8(ascii: "\n"): fail(.chunkSize, at: offset)
            default: readOver(length: length) { .sizeExtension(value: value, length: $0) }
            }
        case .sizeSpaces(let value, let length):
            switch byte {
            case UInt8(ascii: "\r"): state = .sizeLineFeed(value: value)
            case UInt8(ascii: ";"): state = .sizeExtension(value: value, length: length)
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                readOver(length: length) { .sizeSpaces(value: value, length: $0) }
            default: fail(.chunkSize, at: offset)
            }
        case .sizeLineFeed(let value):
            guard byte == UInt8(ascii: "\n") else { return fail(.chunkSize, at: offset) }
            takeSize(value)
        case .data: break
        case .dataCarriageReturn:
            guard byte == UInt8(ascii: "\r") else { return fail(.chunkEnd, at: offset) }
            state = .dataLineFeed
        case .dataLineFeed:
            guard byte == UInt8(ascii: "\n") else { return fail(.chunkEnd, at: offset - 1) }
            state = .size(start: offset + 1, value: 0, digits: 0)
        case .trailer(let lineLength, let length):
            switch byte {
            case UInt8(ascii: "\r"): state = .trailerLineFeed(lineLength: lineLength, length: length)
            case UInt8(ascii: "\n"): fail(.chunkEnd, at: offset)
            default: readOver(length: length) { .trailer(lineLength: lineLength + 1, length: $0) }
            }
        case .trailerLineFeed(let lineLength, let length):
            guard byte == UInt8(ascii: "\n") else { return fail(.chunkEnd, at: offset - 1) }
            if lineLength == 0 {
                progress = .finished
            } else {
                readOver(length: length) { .trailer(lineLength: 0, length: $0) }
            }
        }
    }

    private mutating func readSize(_ byte: UInt8, start: Int, value: Int, digits: Int) {
        if digits == 0 { chunk = (start, 0, contentLength) }
        if let digit = ChunkDecoder.hexadecimal(byte), sizes != .decimal || digit < 10 {
            chunk.declared = chunk.declared &* 16 &+ Int(digit)
            let (product, overflows) = value.multipliedReportingOverflow(by: sizes == .decimal ? 10 : 16)
            guard !overflows, product <= Int.max - Int(digit) else { return fail(.chunkSize, at: start) }
            readOver(length: digits) { .size(start: start, value: product + Int(digit), digits: $0) }
            return
        }
        guard digits > 0 else { return fail(.chunkSize, at: offset) }
        switch byte {
        case UInt8(ascii: "\r"): state = .sizeLineFeed(value: value)
        case UInt8(ascii: ";"): state = .sizeExtension(value: value, length: digits)
        case UInt8(ascii: " "), UInt8(ascii: "\t"): state = .sizeSpaces(value: value, length: digits)
        default: fail(.chunkSize, at: offset)
        }
    }

    /// Begins the data of a chunk, or the trailers behind the last one.
    private mutating func takeSize(_ value: Int) {
        var length = value
        if case .excess(let excess) = sizes, value > 0 {
            length = value - excess
            guard length > 0 else { return fail(.chunkSize, at: chunk.sizeOffset) }
        }
        if length != chunk.declared, misread == nil {
            misread = (chunk.sizeOffset, length, chunk.declared)
        }
        state = length == 0 ? .trailer(lineLength: 0, length: 0) : .data(rest: length)
    }

    /// Goes on with one byte more that is kept nowhere, up to the bound.
    private mutating func readOver(length: Int, _ next: (Int) -> State) {
        guard length < lineBound else { return fail(.boundReached, at: offset, expected: lineBound) }
        state = next(length + 1)
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension ChunkDecoder: CustomStringConvertible {
    /// Place and progress.
    public var description: String { "chunk decoder at offset \(offset), \(progress)" }
}
