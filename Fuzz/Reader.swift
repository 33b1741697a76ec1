import ContractFindings
import MultipartContract

// Scanner, strict reader and inspector. Input: choice, seed, the boundary up to the first LF, the body.

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let input = FuzzInput(data, size) else { return 0 }
    let (boundary, body) = input.firstLine
    scan(body, for: boundary, input)
    guard let text = String(validating: boundary, as: UTF8.self), let checked = try? Boundary(text) else { return 0 }
    let profile = ReadingProfile.allCases[Int(input.choice) % 3]
    let bounds =
        input.choice & 4 == 0
        ? ReadingBounds.standard
        : ReadingBounds(headerBlock: 60, headerCount: 2, partCount: 2, findingCount: 3, preamble: 5, epilogue: 5)

    let whole = Transcript(
        body, input, isCut: false, MultipartReader(boundary: checked, bounds: bounds, profile: profile))
    let cut = Transcript(body, input, isCut: true, MultipartReader(boundary: checked, bounds: bounds, profile: profile))
    demand(whole == cut, "a split changes what is read")
    demand((whole.fault == nil) == whole.isWhole, "neither whole nor refused")
    demand(whole.fault?.offset.map { (0...body.count).contains($0) } ?? true, "a fault outside the body")
    inspect(body, checked, profile, bounds, whole, input)
    return 0
}

private func scan(_ body: [UInt8], for boundary: [UInt8], _ input: FuzzInput) {
    var (scanner, marks) = (MultipartScanner(boundary: boundary), [BoundaryMark]())
    FuzzInput.apart(body) { scanner.scan($0, isLast: true) { marks.append($0) } }
    var end = 0
    for mark in marks {
        demand(mark.start >= 0 && mark.offset >= end && mark.end <= body.count, "a mark out of order")
        demand(body[mark.offset..<(mark.offset + mark.length)].elementsEqual(boundary), "a mark without its boundary")
        end = mark.offset + mark.length
    }
    scanner.reset()
    var cutMarks: [BoundaryMark] = []
    input.forEachPiece(of: body) { piece, isLast in scanner.scan(piece, isLast: isLast) { cutMarks.append($0) } }
    demand(marks == cutMarks, "a split changes the marks")
}

private func inspect(
    _ body: [UInt8], _ boundary: Boundary, _ profile: ReadingProfile, _ bounds: ReadingBounds, _ read: Transcript,
    _ input: FuzzInput
) {
    let contentTypes = [Array(boundary.contentType.utf8)]
    let inspector = BodyInspector(profile: profile, bounds: bounds)
    guard let whole = try? inspector.inspect(MemorySource(body), contentTypes: contentTypes),
        let cut = try? inspector.inspect(PieceSource(body, input), contentTypes: contentTypes)
    else { fatalError("memory cannot be read") }
    demand(whole.findings == cut.findings, "a split changes the findings")
    demand(whole.anatomy == cut.anatomy, "a split changes the anatomy")
    for finding in whole.findings {
        demand(finding.offset.map { (0...body.count).contains($0) } ?? true, "a finding outside the body")
    }
    // The inspector may know better than the letter, and then refuses more.
    demand(read.fault == nil || !whole.isAccepted, "taken by the inspector and refused by the reader")
}

/// What a reader says of a body.
private struct Transcript: Equatable {
    var heads: [PartHead] = []
    var ranges: [Range<Int>] = []
    var content: [UInt8] = []
    var isWhole = false
    var fault: Finding?

    init(_ body: [UInt8], _ input: FuzzInput, isCut: Bool, _ start: MultipartReader) {
        var reader = start
        func read(_ piece: UnsafeRawBufferPointer, _ isLast: Bool) {
            do throws(Refusal) {
                try reader.read(piece, isLast: isLast) { event in
                    switch event {
                    case .part(let head, let offset):
                        demand(body[head.offset..<offset].elementsEqual(head.bytes), "a head that is not there")
                        heads.append(head)
                    case .content(let bytes, let offset):
                        demand(body[offset..<(offset + bytes.count)].elementsEqual(bytes), "content that is not there")
                        content += bytes
                    case .endOfPart(let range): ranges.append(range)
                    case .end: isWhole = true
                    }
                }
            } catch {
                demand(fault == nil || fault == error.finding, "another fault")
                fault = error.finding
            }
        }
        if isCut { input.forEachPiece(of: body, read) } else { FuzzInput.apart(body) { read($0, true) } }
    }
}

/// Bytes that are handed over in pieces.
private struct PieceSource: ByteSource {
    let bytes: [UInt8]
    let size: Int
    var length: Int { bytes.count }

    init(_ bytes: [UInt8], _ input: FuzzInput) {
        self.bytes = bytes
        size = Int(input.seed) % 37 + 1
    }

    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        var offset = max(0, range.lowerBound)
        let limit = min(range.upperBound, length)
        while offset < limit {
            let end = min(limit, offset + size)
            if !FuzzInput.apart(bytes[offset..<end], { body($0, offset) }) { return }
            offset = end
        }
    }
}
