/// The bytes of an open file from one offset to another, read in pieces wherever they are asked for.
///
/// It is never mapped, since a mapped file that is cut ends the process.
package struct DescriptorSource: ByteSource {
    /// How many bytes are read at once.
    package static let pieceLength = 256 << 10

    /// How many bytes there are.
    package let length: Int
    private let descriptor: FileDescriptor
    private let start: Int

    /// A part of a file.
    ///
    /// - Parameters:
    ///   - start: The offset of the first byte in the file.
    ///   - length: How many bytes; they have to be there.
    package init(_ descriptor: FileDescriptor, from start: Int = 0, length: Int) {
        self.descriptor = descriptor
        self.start = start
        self.length = length
    }

    /// Hands over the range in pieces.
    ///
    /// - Throws: ``SourceFailure`` if the file has become shorter or the system cannot read it.
    package func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return }
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(DescriptorSource.pieceLength, range.count), alignment: 64)
        defer { buffer.deallocate() }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(range.upperBound - offset))
            let count: Int
            do {
                count = try descriptor.read(into: wanted, at: start + offset)
            } catch {
                throw SourceFailure(offset: offset, systemError: error.systemError)
            }
            guard count > 0 else { throw SourceFailure(offset: offset) }
            guard body(UnsafeRawBufferPointer(rebasing: wanted.prefix(count)), offset) else { return }
            offset += count
        }
    }
}
