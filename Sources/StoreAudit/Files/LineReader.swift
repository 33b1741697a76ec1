import CByteKernels

/// Reads text with a value a line, LF or CRLF behind it. An empty line is an empty text.
final class LineReader {
    private static let blockLength = 16384
    private let offsets: UnsafeMutablePointer<UInt32>

    init() { offsets = .allocate(capacity: LineReader.blockLength) }

    deinit { offsets.deallocate() }

    /// Reads all lines of a chunk.
    func read(_ chunk: Chunk, into sink: some ValueSink) throws(StoreError) {
        guard let base = chunk.bytes.baseAddress else { return }
        var (line, start, blockStart) = (chunk.firstLine, 0, 0)
        while blockStart < chunk.bytes.count {
            let length = min(LineReader.blockLength, chunk.bytes.count - blockStart)
            let count = bytekernel_offsets_of_two(
                base + blockStart, length, UInt8(ascii: "\n"), UInt8(ascii: "\n"), offsets)
            for index in 0..<count {
                let place = blockStart + Int(offsets[index])
                var end = place
                if end > start, base.load(fromByteOffset: end - 1, as: UInt8.self) == UInt8(ascii: "\r") { end -= 1 }
                let value = UnsafeRawBufferPointer(start: base + start, count: end - start)
                try sink.take(.text(value), column: 0, line: line)
                line += 1
                start = place + 1
            }
            blockStart += length
        }
        guard start < chunk.bytes.count else { return }
        try sink.take(.text(UnsafeRawBufferPointer(rebasing: chunk.bytes[start...])), column: 0, line: line)
    }
}
