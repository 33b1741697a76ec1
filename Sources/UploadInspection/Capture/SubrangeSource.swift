import MultipartContract

/// A range of another source, with offsets that count from its own first byte: the body of a captured request.
public struct SubrangeSource: ByteSource {
    private let source: any ByteSource
    private let range: Range<Int>

    /// A range of a source, cut to what is there.
    public init(_ source: any ByteSource, range: Range<Int>) {
        self.source = source
        self.range = range.clamped(to: 0..<source.length)
    }

    /// How many bytes there are.
    public var length: Int { range.count }

    /// Hands over the range in the pieces of the other source.
    ///
    /// - Throws: ``SourceFailure`` with an offset that counts from the first byte of this source.
    public func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        let start = self.range.lowerBound
        let range = range.clamped(to: 0..<length)
        do {
            try source.forEachPiece(of: start + range.lowerBound..<start + range.upperBound) { piece, offset in
                body(piece, offset - start)
            }
        } catch {
            throw SourceFailure(offset: error.offset - start, systemError: error.systemError)
        }
    }
}
