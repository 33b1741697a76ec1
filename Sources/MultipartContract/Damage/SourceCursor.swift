/// Walks through a range of a source in step with bytes that come from elsewhere, and stops at the first that differs.
///
/// It holds at most 64 KiB of the source.
struct SourceCursor: ByteSink {
    private static let windowLength = 64 << 10

    private let source: any ByteSource
    private let end: Int
    private var window: [UInt8] = []
    private var position = 0
    /// Where in the source the window begins.
    private var start: Int
    /// Grows from window to window, since most comparisons end early.
    private var nextLength = 1 << 10
    /// Why the source could not be read on.
    private(set) var failure: SourceFailure?

    init(_ source: any ByteSource, range: Range<Int>) {
        self.source = source
        start = range.lowerBound
        end = range.upperBound
    }

    /// The offset in the source of the next byte: after a refusal, of the first that differs.
    var offset: Int { start + position }
    /// How many bytes are left.
    var remaining: Int { end - offset }

    /// Whether the byte is the next one.
    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        guard position < window.count || refill(), window[position] == byte else { return false }
        position += 1
        return true
    }

    /// Whether the bytes are the next ones.
    mutating func take(_ run: UnsafeRawBufferPointer) -> Bool {
        var taken = 0
        while taken < run.count {
            guard position < window.count || refill() else { return false }
            let length = min(run.count - taken, window.count - position)
            let equal = window.withUnsafeBytes { window in
                UnsafeRawBufferPointer(rebasing: window[position..<position + length])
                    .countOfEqualBytes(UnsafeRawBufferPointer(rebasing: run[taken..<taken + length]))
            }
            position += equal
            taken += equal
            if equal < length { return false }
        }
        return true
    }

    /// The bytes that are left, if they are not more than `limit`; nil if they are.
    mutating func rest(upTo limit: Int) throws(SourceFailure) -> [UInt8]? {
        guard remaining <= limit else { return nil }
        return try source.bytes(in: offset..<end)
    }

    private mutating func refill() -> Bool {
        start += window.count
        position = 0
        window.removeAll(keepingCapacity: true)
        guard start < end, failure == nil else { return false }
        let wanted = start..<min(end, start + nextLength)
        nextLength = min(SourceCursor.windowLength, nextLength * 2)
        do {
            var bytes = window
            window = []
            try source.forEachPiece(of: wanted) { piece, _ in
                bytes.append(contentsOf: piece)
                return true
            }
            window = bytes
            if window.count < wanted.count { failure = SourceFailure(offset: start + window.count) }
        } catch {
            failure = error
        }
        return failure == nil
    }
}

extension UnsafeRawBufferPointer {
    /// How many bytes at the start are equal to those of a buffer of the same length.
    ///
    /// Bounds: a word is read at `index` only if `index + 8 <= count`, in both.
    func countOfEqualBytes(_ other: UnsafeRawBufferPointer) -> Int {
        let count = Swift.min(count, other.count)
        var index = 0
        while index + 8 <= count {
            let left = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let difference = left ^ UInt64(littleEndian: other.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            if difference != 0 { return index + difference.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, self[index] == other[index] { index += 1 }
        return index
    }

    /// The first CR or LF at or after an index, or `count`.
    ///
    /// Bounds: as in ``countOfEqualBytes(_:)``.
    func firstLineEndByte(from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        var index = start
        while index + 8 <= count {
            let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let cr = word ^ (ones &* 0x0D)
            let lf = word ^ (ones &* 0x0A)
            // The borrow of the subtraction shows a byte 00; a false hit can only stand behind a true one.
            if (((cr &- ones) & ~cr) | ((lf &- ones) & ~lf)) & highs != 0 { break }
            index += 8
        }
        while index < count, self[index] != 0x0D, self[index] != 0x0A { index += 1 }
        return index
    }

    /// The first byte from 80 up at or after an index, or `count`.
    ///
    /// Bounds: as in ``countOfEqualBytes(_:)``.
    func firstHighByte(from start: Int) -> Int {
        var index = start
        while index + 8 <= count {
            let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        while index < count, self[index] < 0x80 { index += 1 }
        return index
    }
}
