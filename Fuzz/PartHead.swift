import ContractFindings
import MultipartContract

// Heads of parts, and the headers that stand in them. Input: choice, a byte that is not used, the head.

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPartHead(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let input = FuzzInput(data, size) else { return 0 }
    let bytes = input.bytes
    let profile = ReadingProfile.allCases[Int(input.choice) % 3]
    let bounds = input.choice & 4 == 0 ? ReadingBounds.standard : ReadingBounds(headerBlock: 60, headerCount: 2)
    // Looking for the one slip behind several errors takes much longer than all the rest.
    let joins = input.choice & 0xE0 == 0xE0
    let options = PartHeadReader.Options(
        allowsBareLF: input.choice & 8 != 0, isCut: input.choice & 16 != 0, joinsErrors: joins)
    let start = 1_000
    let (head, findings) = FuzzInput.apart(bytes) {
        PartHeadReader.read($0, offset: start, part: 3, profile: profile, bounds: bounds, options: options)
    }
    if joins {
        var single = options
        single.joinsErrors = false
        let errors = bytes.withUnsafeBytes {
            PartHeadReader.read($0, offset: start, part: 3, profile: profile, bounds: bounds, options: single).findings
        }.count { $0.severity == .error }
        let joined = findings.count { $0.severity == .error }
        demand(joined <= errors && (joined > 0) == (errors > 0), "errors that came or went with their joining")
    }
    demand(head.offset == start && head.bytes.count <= bytes.count, "a head that is longer than what was read")
    demand(bytes.starts(with: head.bytes), "a head that is not there")
    for range in [head.nameRange, head.filenameRange, head.contentTypeRange].compactMap({ $0 }) {
        demand(head.bytes.indices.contains(range.lowerBound) || range.isEmpty, "a range outside the head")
        demand(range.upperBound <= head.bytes.count, "a range outside the head")
    }
    for line in head.lines {
        demand(line.name.upperBound <= line.value.lowerBound, "a value before its name")
        demand(line.value.upperBound <= head.bytes.count, "a line outside the head")
    }
    _ = (head.name, head.filename, head.contentType, head.fieldName, head.hasBlankLine)
    _ = head.values(of: "Content-Disposition")
    for finding in findings {
        demand(
            finding.offset.map { (start...(start + bytes.count)).contains($0) } ?? true, "a finding outside the head")
        demand(!finding.sentence.isEmpty, "a finding without a sentence")
    }
    return 0
}
