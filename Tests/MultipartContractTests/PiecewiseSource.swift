import MultipartContract

/// Bytes that are handed over in pieces of a given length, wherever a range begins.
struct PiecewiseSource: ByteSource {
    let bytes: [UInt8]
    let pieceLength: Int

    var length: Int { bytes.count }

    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        let range = range.clamped(to: 0..<bytes.count)
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(range.upperBound, start + pieceLength)
            let goesOn = bytes.withUnsafeBytes { all in body(UnsafeRawBufferPointer(rebasing: all[start..<end]), start)
            }
            guard goesOn else { return }
            start = end
        }
    }
}

/// Bytes that end earlier than they say, as of a file that was cut while it was read.
struct ShrunkenSource: ByteSource {
    let bytes: [UInt8]
    let length: Int

    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        let range = range.clamped(to: 0..<bytes.count)
        guard !range.isEmpty else { return }
        bytes.withUnsafeBytes { all in _ = body(UnsafeRawBufferPointer(rebasing: all[range]), range.lowerBound) }
    }
}
