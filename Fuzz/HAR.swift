import ContractFindings
import MultipartContract
import UploadInspection

// HAR files, and captured requests from a source. Input: choice, a byte that is not used, the file.

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHAR(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let input = FuzzInput(data, size) else { return 0 }
    guard let file = try? HARFile(MemorySource(input.bytes), name: "fuzz.har") else { return 0 }
    demand(file.multipartEntries.allSatisfy { (0..<file.entryCount).contains($0) }, "an entry that is not there")
    for entry in 0..<min(file.entryCount, 20) {
        guard let capture = try? file.capture(entry: entry) else { continue }
        // A character of the file is at most three bytes of a body for each byte of its own.
        demand(capture.body.length <= 3 * input.bytes.count, "a body out of nothing")
        _ = try? BodyInspector().inspect(
            capture.body, contentTypes: capture.contentTypes, contentLengths: capture.contentLengths,
            hasLostBytes: capture.hasLostBytes, requestFindings: capture.findings)
    }
    demand((try? file.capture(entry: file.entryCount)) == nil, "an entry that is not there")
    return 0
}
