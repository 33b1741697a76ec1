import MultipartContract

/// Bytes that come in pieces of one length.
struct PieceSource: ByteSource {
    let bytes: [UInt8]
    let pieceLength: Int

    var length: Int { bytes.count }

    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        let range = range.clamped(to: 0..<bytes.count)
        bytes.withUnsafeBytes { all in
            var offset = range.lowerBound
            while offset < range.upperBound {
                let end = min(range.upperBound, offset + pieceLength)
                guard body(UnsafeRawBufferPointer(rebasing: all[offset..<end]), offset) else { return }
                offset = end
            }
        }
    }
}
