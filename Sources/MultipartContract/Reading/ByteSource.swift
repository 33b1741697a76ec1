/// Bytes that can be read at any place, again and again: memory, or a file. Their length does not change while they are read.
public protocol ByteSource: Sendable {
    /// How many bytes there are.
    var length: Int { get }

    /// Hands over all bytes of the range in order, in pieces, with the offset of each, until `body` returns false.
    ///
    /// A piece is valid only inside `body`, and never empty. A range beyond ``length`` is cut to it.
    ///
    /// - Throws: ``SourceFailure`` if the bytes cannot be read.
    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure)
}

/// A source that could not be read: the file is gone, shorter than it was, or the disk fails.
public struct SourceFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The byte that could not be read.
    public let offset: Int
    /// The error number of the system, or nil if the source ended early.
    public let systemError: Int32?

    /// Describes a failure.
    public init(offset: Int, systemError: Int32? = nil) {
        self.offset = offset
        self.systemError = systemError
    }

    /// Place and number.
    public var description: String {
        systemError.map { "byte \(offset) could not be read (system error \($0))" }
            ?? "the bytes end before offset \(offset), earlier than they did; do not change the file while it is read"
    }
}

extension ByteSource {
    /// A copy of the bytes of a range, cut to what is there. For ranges that are known to be small.
    package func bytes(in range: Range<Int>) throws(SourceFailure) -> [UInt8] {
        let range = range.clamped(to: 0..<length)
        var copy: [UInt8] = []
        copy.reserveCapacity(range.count)
        try forEachPiece(of: range) { piece, _ in
            copy.append(contentsOf: piece)
            return true
        }
        return copy
    }
}

/// Bytes in memory.
public struct MemorySource: ByteSource {
    private let bytes: [UInt8]

    /// Wraps bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// How many bytes there are.
    public var length: Int { bytes.count }

    /// Hands over the range as one piece.
    public func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        let range = range.clamped(to: 0..<bytes.count)
        guard !range.isEmpty else { return }
        bytes.withUnsafeBytes { all in _ = body(UnsafeRawBufferPointer(rebasing: all[range]), range.lowerBound) }
    }
}
