import ContractDigest

/// Bytes of a vector, written as segments so that a person can read them.
public struct VectorBytes: Sendable, Hashable {
    /// A run of bytes.
    public enum Segment: Sendable, Hashable {
        /// UTF-8.
        case text(String)
        /// Bytes.
        case hex([UInt8])
        /// UTF-8 again and again.
        case repeatedText(String, count: Int)
        /// Bytes again and again.
        case repeatedHex([UInt8], count: Int)
    }

    /// The segments in order.
    public let segments: [Segment]
    /// The bytes of all segments, joined.
    public let bytes: [UInt8]

    /// Joins segments. A count below 0 is none.
    public init(_ segments: [Segment]) {
        self.segments = segments
        var bytes: [UInt8] = []
        for segment in segments {
            switch segment {
            case .text(let text): bytes += text.utf8
            case .hex(let run): bytes += run
            case .repeatedText(let text, let count): VectorBytes.append(Array(text.utf8), times: count, to: &bytes)
            case .repeatedHex(let run, let count): VectorBytes.append(run, times: count, to: &bytes)
            }
        }
        self.bytes = bytes
    }

    /// In blocks, so that a short run takes no more steps than a long one, and an empty one takes none.
    private static func append(_ run: [UInt8], times count: Int, to bytes: inout [UInt8]) {
        guard !run.isEmpty, count > 0 else { return }
        let runs = min(count, max(1, 4096 / run.count))
        let block = Array(repeatElement(run, count: runs).joined())
        for _ in 0..<count / runs { bytes += block }
        bytes += block.prefix(count % runs * run.count)
    }

    /// The SHA-256 of the bytes, lower-case hexadecimal.
    public var sha256: String { SHA256Digest(of: bytes).hex }

    /// The most bytes that the segments of one vector may make: a vector file must not be a way to fill the memory.
    static let maximumLength = 16 << 20
    /// The most bytes that all segments of one vector file, inputs and values, may make together: many short repeats must
    /// not be a way either. The largest of our own files makes about a hundredth of it.
    static let maximumLengthInFile = 64 << 20
}
