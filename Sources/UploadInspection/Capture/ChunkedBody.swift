import ContractFindings
import ContractReports
import MultipartContract

/// A body whose chunks have been taken off.
struct ChunkedBody {
    /// The data of the chunks, up to the last one or the first fault.
    let body: FileSource
    /// What is wrong with the chunks: at most one finding.
    let findings: [Finding]
    /// The first byte behind the chunks that were read.
    let end: Int
    /// Whether the last chunk was read.
    let isFinished: Bool
    /// The first size that says another number than follows, where sizes were read otherwise than the standard says.
    private let misread: (offset: Int, expected: Int, found: Int)?

    /// Takes the chunks off. Where there is a fault, sizes that are written in another way may explain it: all in
    /// decimal, or all with the line end counted in or a byte left out. That is named only if it explains every byte.
    static func read(
        _ source: any ByteSource, from start: Int, name: ReportText, bounds: ReadingBounds,
        memoryLimit: Int = ByteSpool.memoryLimit
    ) throws(CaptureError) -> ChunkedBody {
        func read(_ sizes: ChunkDecoder.Sizes) throws(CaptureError) -> ChunkedBody {
            try ChunkedBody(source, from: start, name: name, bounds: bounds, sizes: sizes, memoryLimit: memoryLimit)
        }
        let strict = try read(.hexadecimal)
        guard let fault = strict.findings.first, fault.category != .boundReached else { return strict }
        for sizes in [ChunkDecoder.Sizes.decimal, .excess(2), .excess(1), .excess(-1), .excess(-2)] {
            let other = try read(sizes)
            guard other.isFinished, other.end == source.length, let misread = other.misread else { continue }
            let finding = Finding(
                .chunkSize, layer: .request, offset: misread.offset, expected: misread.expected, found: misread.found,
                term: sizes == .decimal ? .decimalNumber : nil)
            return ChunkedBody(other, finding: finding)
        }
        return strict
    }

    private init(_ other: ChunkedBody, finding: Finding) {
        (body, end, isFinished, misread) = (other.body, other.end, other.isFinished, other.misread)
        findings = [finding]
    }

    private init(
        _ source: any ByteSource, from start: Int, name: ReportText, bounds: ReadingBounds, sizes: ChunkDecoder.Sizes,
        memoryLimit: Int
    ) throws(CaptureError) {
        var decoder = ChunkDecoder(offset: start, bounds: bounds, sizes: sizes)
        var spool = ByteSpool(name: name, memoryLimit: memoryLimit)
        let length = source.length
        var failure: CaptureError?
        do {
            try source.forEachPiece(of: start..<length) { piece, offset in
                decoder.decode(piece, isLast: offset + piece.count == length) { content in
                    guard failure == nil else { return }
                    do throws(CaptureError) { try spool.append(content) } catch { failure = error }
                }
                return failure == nil && decoder.progress == .reading
            }
        } catch {
            throw CaptureError(file: name, reason: .unreadable(error))
        }
        if let failure { throw failure }
        // Nothing stands behind the head, not even the last chunk.
        if start >= length { decoder.decode(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true) { _ in } }
        body = spool.source
        findings = decoder.findings
        end = decoder.offset
        isFinished = decoder.progress == .finished
        misread = decoder.misread
    }
}

extension UploadCapture {
    /// The same upload with the chunks of its body taken off, if the body is in chunks from its first byte to its last
    /// although nothing says so, and a delimiter begins the first one.
    ///
    /// - Throws: ``CaptureError`` if the body cannot be read or the temporary file not be written.
    public func withoutChunks(
        name: ReportText = "body", bounds: ReadingBounds = .standard
    ) throws(CaptureError) -> UploadCapture {
        try withoutChunks(name: name, bounds: bounds, memoryLimit: ByteSpool.memoryLimit)
    }

    /// As above; decoded bytes beyond `memoryLimit` go into the temporary file.
    func withoutChunks(
        name: ReportText, bounds: ReadingBounds, memoryLimit: Int
    ) throws(CaptureError) -> UploadCapture {
        do {
            let start = try body.bytes(in: 0..<min(body.length, 24))
            let digits = start.prefix { byte in
                (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
            }
            guard !digits.isEmpty, start.dropFirst(digits.count).starts(with: "\r\n--".utf8) else { return self }
        } catch {
            throw CaptureError(file: name, reason: .unreadable(error))
        }
        let chunks = try ChunkedBody.read(body, from: 0, name: name, bounds: bounds, memoryLimit: memoryLimit)
        guard chunks.isFinished, chunks.findings.isEmpty, chunks.end == body.length else { return self }
        var capture = self
        capture.body = chunks.body
        // What is said of the length is said of the chunks.
        capture.contentLengths = nil
        capture.findings.removeAll { $0.category == .contentLengthMissing }
        capture.findings.append(Finding(.chunksInBody, offset: 0, expected: chunks.body.length, found: body.length))
        return capture
    }
}
