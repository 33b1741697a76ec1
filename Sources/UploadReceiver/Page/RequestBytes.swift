import ContractFindings
import MultipartContract

/// What the bytes of a request are: its head, the framing of its chunks, and the bytes of its body, by their places there.
struct RequestBytes {
    /// Bytes of the body that stand together in the request.
    struct Stretch: Equatable {
        /// Where in the request.
        let range: Range<Int>
        /// Where in the body its first byte is.
        let bodyOffset: Int
    }

    /// The stretches of a window, in order.
    private(set) var stretches: [Stretch] = []
    private let window: Range<Int>
    private let headLength: Int

    /// So many pieces are read to find the chunks of a window; behind that they are not told apart.
    private static let pieceLimit = 1 << 16
    private static let pieceLength = 512

    /// - Throws: ``SourceFailure`` if the request cannot be read.
    init(_ upload: ReceivedUpload, window: Range<Int>) throws(SourceFailure) {
        self.window = window
        headLength = upload.head.bodyOffset
        guard let sizes = RequestBytes.sizes(of: upload) else {
            let body = headLength..<max(headLength, upload.request.length)
            add(Stretch(range: body, bodyOffset: 0))
            return
        }
        var decoder = ChunkDecoder(offset: headLength, bounds: .standard, sizes: sizes)
        for _ in 0..<RequestBytes.pieceLimit {
            guard decoder.progress == .reading, decoder.offset < min(window.upperBound, upload.request.length) else {
                return
            }
            if decoder.dataRest > 0 {
                let (start, content) = (decoder.offset, decoder.contentLength)
                decoder.skipData()
                add(Stretch(range: start..<max(start, min(decoder.offset, upload.request.length)), bodyOffset: content))
                if decoder.offset == start { return }
                continue
            }
            let piece = try upload.request.bytes(in: decoder.offset..<decoder.offset + RequestBytes.pieceLength)
            // Byte by byte up to the data, which is gone over in one go.
            piece.withUnsafeBytes { bytes in
                for index in bytes.indices where decoder.progress == .reading && decoder.dataRest == 0 {
                    decoder.decode(UnsafeRawBufferPointer(rebasing: bytes[index..<index + 1]), isLast: false) { _ in }
                }
            }
        }
    }

    /// The bytes of the window that have one of the places in the body.
    func places(of bodyOffsets: some Sequence<Int>) -> [Int] {
        bodyOffsets.compactMap { offset in
            stretches.first { $0.bodyOffset <= offset && offset - $0.bodyOffset < $0.range.count }
                .map { $0.range.lowerBound + offset - $0.bodyOffset }
        }
    }

    /// What each byte of the window is; the lines round chunks are outside of the body.
    func roles(_ anatomy: Anatomy?) -> [AnatomySection.Role] {
        var roles = window.map { $0 < headLength ? AnatomySection.Role.header : .outside }
        for stretch in stretches {
            let body = stretch.bodyOffset..<stretch.bodyOffset + stretch.range.count
            let start = stretch.range.lowerBound - window.lowerBound
            roles.replaceSubrange(
                start..<start + body.count, with: anatomy?.roles(in: body) ?? body.map { _ in .outside })
        }
        return roles
    }

    private mutating func add(_ stretch: Stretch) {
        let range = stretch.range.clamped(to: window)
        guard !range.isEmpty else { return }
        let skipped = range.lowerBound - stretch.range.lowerBound
        stretches.append(Stretch(range: range, bodyOffset: stretch.bodyOffset + skipped))
    }

    /// How the sizes of the chunks were read; nil for a body that is in no chunks.
    private static func sizes(of upload: ReceivedUpload) -> ChunkDecoder.Sizes? {
        let findings = upload.judgement.check.findings
        guard upload.head.isChunked || findings.contains(where: { $0.category == .chunksInBody }) else { return nil }
        guard let misread = findings.first(where: { $0.category == .chunkSize }), let expected = misread.expected,
            let found = misread.found
        else { return .hexadecimal }
        return misread.term == .decimalNumber ? .decimal : .excess(found - expected)
    }
}
