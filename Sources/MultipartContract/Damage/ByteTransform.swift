/// Changes bytes the way something on their way may have done, or undoes such a change: a value without I/O that is fed in
/// pieces of any size.
protocol ByteTransform {
    /// How many places were changed so far.
    var count: Int { get }
    /// Changes the piece that follows what was fed before; false if the sink wants no more.
    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool
    /// Hands over what is still open at the end of the bytes.
    mutating func finish(to sink: inout some ByteSink) -> Bool
}

/// Takes bytes one after the other.
protocol ByteSink {
    /// Takes a byte; false if no more are wanted.
    mutating func take(_ byte: UInt8) -> Bool
    /// Takes several; false if no more are wanted. They are valid only inside the call.
    mutating func take(_ run: UnsafeRawBufferPointer) -> Bool
}

extension ByteSink {
    mutating func take(_ bytes: [UInt8]) -> Bool {
        for byte in bytes where !take(byte) { return false }
        return true
    }

    /// Takes a part of a piece.
    @inline(__always)
    mutating func take(_ range: Range<Int>, of piece: UnsafeRawBufferPointer) -> Bool {
        range.isEmpty || take(UnsafeRawBufferPointer(rebasing: piece[range]))
    }
}

/// Takes all bytes and keeps none.
struct NoSink: ByteSink {
    mutating func take(_ byte: UInt8) -> Bool { true }
    mutating func take(_ run: UnsafeRawBufferPointer) -> Bool { true }
}

/// Keeps the bytes. For few of them, or a number that is known and bounded.
struct ByteCollector: ByteSink {
    private(set) var bytes: [UInt8] = []

    /// - Parameter capacity: How many bytes room is made for.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    mutating func take(_ byte: UInt8) -> Bool {
        bytes.append(byte)
        return true
    }

    mutating func take(_ run: UnsafeRawBufferPointer) -> Bool {
        bytes.append(contentsOf: run)
        return true
    }
}

/// Changes nothing, but may put bytes before and behind.
struct Surrounding: ByteTransform {
    private(set) var count = 0
    private var prefix: [UInt8]
    private let suffix: [UInt8]

    init(prefix: [UInt8] = [], suffix: [UInt8] = []) {
        self.prefix = prefix
        self.suffix = suffix
    }

    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool {
        guard putPrefix(to: &sink) else { return false }
        return sink.take(piece)
    }

    mutating func finish(to sink: inout some ByteSink) -> Bool { putPrefix(to: &sink) && sink.take(suffix) }

    private mutating func putPrefix(to sink: inout some ByteSink) -> Bool {
        guard !prefix.isEmpty else { return true }
        defer { prefix = [] }
        return sink.take(prefix)
    }
}

extension ByteTransform {
    /// Changes the bytes of a range of a source, to their end; false if the sink wanted no more. That may be told up to
    /// 4 KiB late.
    ///
    /// (The source is a parameter and not the receiver: a method of an unknown type is not specialised, and slow.)
    mutating func run(
        over source: any ByteSource, _ range: Range<Int>, into sink: inout some ByteSink
    ) throws(SourceFailure) -> Bool {
        let stage = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 << 10, alignment: 16)
        defer { stage.deallocate() }
        var staged = StagedSink(sink, stage: stage)
        defer { sink = staged.sink }
        var goesOn = true
        var end = range.lowerBound
        try source.forEachPiece(of: range) { piece, _ in
            end += piece.count
            goesOn = feed(piece, to: &staged)
            return goesOn
        }
        guard goesOn else { return false }
        guard end >= range.upperBound else { throw SourceFailure(offset: end) }
        return finish(to: &staged) && staged.flush()
    }
}

/// Collects single bytes, so that a sink gets longer runs.
///
/// Bounds: `count` is less than the length of the stage whenever a byte or a run that fits is put there.
private struct StagedSink<Sink: ByteSink>: ByteSink {
    private(set) var sink: Sink
    private let stage: UnsafeMutableRawBufferPointer
    private var count = 0

    /// The stage is empty, and valid as long as this is used.
    init(_ sink: Sink, stage: UnsafeMutableRawBufferPointer) {
        self.sink = sink
        self.stage = stage
    }

    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        stage[count] = byte
        count += 1
        return count < stage.count || flush()
    }

    mutating func take(_ run: UnsafeRawBufferPointer) -> Bool {
        guard run.count < stage.count - count else { return flush() && sink.take(run) }
        UnsafeMutableRawBufferPointer(rebasing: stage[count..<count + run.count]).copyMemory(from: run)
        count += run.count
        return true
    }

    mutating func flush() -> Bool {
        guard count > 0 else { return true }
        defer { count = 0 }
        return sink.take(UnsafeRawBufferPointer(rebasing: stage[..<count]))
    }
}
