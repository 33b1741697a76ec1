/// Another source, of which reading stops when it is no longer wanted.
struct CancellableSource: ByteSource {
    let base: DescriptorSource
    let isCancelled: @Sendable () -> Bool

    var length: Int { base.length }

    /// Hands over the range.
    ///
    /// - Throws: ``SourceFailure`` also when cancelled.
    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        var stop: Int?
        try base.forEachPiece(of: range) { piece, offset in
            if isCancelled() { stop = offset }
            return stop == nil && body(piece, offset)
        }
        if let stop { throw SourceFailure(offset: stop) }
    }
}
