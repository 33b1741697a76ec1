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

    /// Joins segments.
    public init(_ segments: [Segment]) {
        self.segments = segments
        var bytes: [UInt8] = []
        for segment in segments {
            switch segment {
            case .text(let text): bytes += text.utf8
            case .hex(let run): bytes += run
            case .repeatedText(let text, let count): for _ in 0..<count { bytes += text.utf8 }
            case .repeatedHex(let run, let count): for _ in 0..<count { bytes += run }
            }
        }
        self.bytes = bytes
    }

    /// The SHA-256 of the bytes, lower-case hexadecimal.
    public var sha256: String { SHA256Digest(of: bytes).hex }

    /// The most bytes that the segments of one vector may make: a vector file must not be a way to fill the memory.
    static let maximumLength = 16 << 20
}
