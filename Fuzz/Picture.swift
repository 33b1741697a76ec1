import ContractFindings
import MultipartContract

// The undoing of damages without knowledge. Input: choice (the declared type), seed, the content of a part.

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let input = FuzzInput(data, size) else { return 0 }
    let types = [nil, "image/png", "image/jpeg", "image/gif", "image/webp", "application/octet-stream", "text/plain"]
    let type = types[Int(input.choice & 7) % types.count].map { Array($0.utf8)[...] }
    guard let whole = find(MemorySource(input.bytes), type, input), let cut = find(CutSource(input: input), type, input)
    else { fatalError("memory cannot be read") }
    demand(whole.undone == cut.undone && whole.bytes == cut.bytes, "a split changes what is found")
    guard let undone = whole.undone else { return 0 }
    demand(whole.bytes.count == undone.repair.length, "another length than was said")
    demand(!undone.isCertain || undone.kind == .png, "certain without sums")
    // Undone bytes are a picture with which nothing is wrong.
    guard let again = find(MemorySource(whole.bytes), type, input) else { fatalError("memory cannot be read") }
    demand(again.undone == nil, "a picture that was undone can be undone again")
    let damage = try? ContentDamage.find(
        in: MemorySource(input.bytes), content: 0..<input.bytes.count, expected: MemorySource(whole.bytes))
    demand(damage?.finding.category == undone.finding.category, "another damage than was said")
    return 0
}

private func find(
    _ source: some ByteSource, _ type: ArraySlice<UInt8>?, _ input: FuzzInput
) -> (undone: UndoneContent?, bytes: [UInt8])? {
    do {
        let undone = try UndoneContent.find(
            in: source, content: 0..<source.length, contentType: type, isFile: input.choice & 8 == 0)
        var bytes: [UInt8] = []
        try undone?.repair.write(from: source) { bytes.append(contentsOf: $0) }
        return (undone, bytes)
    } catch {
        return nil
    }
}

/// The input in the pieces that its seed chooses.
private struct CutSource: ByteSource {
    let input: FuzzInput

    var length: Int { input.bytes.count }

    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        var offset = range.lowerBound
        var goesOn = true
        input.forEachPiece(of: Array(input.bytes[range.clamped(to: 0..<length)])) { piece, _ in
            guard goesOn, !piece.isEmpty else { return }
            goesOn = body(piece, offset)
            offset += piece.count
        }
    }
}
