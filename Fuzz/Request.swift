import ContractFindings
import MultipartContract

// The head of a captured request, its Content-Type and Content-Length, and chunks. Input: choice, seed, the bytes.

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequest(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let input = FuzzInput(data, size) else { return 0 }
    switch input.choice % 3 {
    case 0: readHead(input)
    case 1: readValues(input)
    default: readChunks(input, from: 0)
    }
    return 0
}

private func readHead(_ input: FuzzInput) {
    let bytes = input.bytes
    let bounds = input.choice & 128 == 0 ? ReadingBounds.standard : ReadingBounds(headerCount: 2, requestHead: 40)
    let head = FuzzInput.apart(bytes) { RequestHead($0, bounds: bounds) }
    demand((0...bytes.count).contains(head.bodyOffset), "a body outside the request")
    for range in [head.method, head.target, head.version].compactMap({ $0 }) + head.lines.map(\.value) {
        demand(range.upperBound <= head.bytes.count, "a range outside the head")
    }
    for finding in head.findings {
        demand(finding.offset.map { (0...bytes.count).contains($0) } ?? true, "a finding outside the request")
    }
    demand(
        FuzzInput.apart(bytes) { RequestHead.looksLikeRequest($0) } == RequestHead.looksLikeRequest(bytes),
        "a copy differs")
    _ = ContentTypeReading(values: head.contentTypes)
    _ = ContentLengthReading(values: head.contentLengths).findings(bodyLength: bytes.count - head.bodyOffset)
    if head.isChunked { readChunks(input, from: head.bodyOffset) }
}

private func readValues(_ input: FuzzInput) {
    let (first, rest) = input.firstLine
    for values in [[first], [first, rest], [rest]] {
        let contentType = ContentTypeReading(values: values)
        demand((contentType.boundary?.count ?? 0) <= (values.first?.count ?? 0), "a boundary out of nothing")
        for finding in contentType.findings {
            let place = finding.contentOffset
            demand(place.map { (0...(values.first?.count ?? 0)).contains($0) } ?? true, "a finding outside the value")
        }
        if let boundary = contentType.boundary {
            var scanner = MultipartScanner(boundary: boundary)
            FuzzInput.apart(rest) { scanner.scan($0, isLast: true) { _ in } }
        }
        let contentLength = ContentLengthReading(values: values)
        demand((contentLength.length ?? 0) >= 0, "a negative length")
        _ = contentLength.findings(bodyLength: rest.count)
    }
}

private func readChunks(_ input: FuzzInput, from offset: Int) {
    let bytes = Array(input.bytes[offset...])
    var (whole, content) = (ChunkDecoder(offset: offset), [UInt8]())
    FuzzInput.apart(bytes) { whole.decode($0, isLast: true) { content += $0 } }
    var (cut, cutContent) = (ChunkDecoder(offset: offset), [UInt8]())
    input.forEachPiece(of: bytes) { piece, isLast in cut.decode(piece, isLast: isLast) { cutContent += $0 } }
    demand(content == cutContent && whole.findings == cut.findings, "a split changes the chunks")
    demand(whole.progress == cut.progress && whole.offset == cut.offset, "a split changes the end")
    demand(whole.contentLength == content.count && content.count <= bytes.count, "content out of nothing")
    demand(whole.progress != .reading && whole.findings.isEmpty == (whole.progress == .finished), "no end")
    demand((offset...input.bytes.count).contains(whole.offset), "an end outside the request")
}
