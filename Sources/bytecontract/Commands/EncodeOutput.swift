import ContractFindings
import ContractVectors
import Foundation
import MultipartContract

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Brings a body, or the request that sends it, to where it is wanted.
struct EncodeOutput {
    let form: MultipartForm
    /// Where the request goes; nil for a body alone.
    let target: RequestTarget?
    var boundary: Boundary?
    var contract: UploadContract?

    /// Writes it whole to a file, or piece by piece to a stream once all contents have been read and found right.
    ///
    /// - Returns: The `Content-Type` value of the body.
    func write(to path: String) throws -> String {
        let line = ProgressLine()
        defer { line.wipe() }
        switch try OutputFile.place(path) {
        case .file(let file, let mode):
            var body = BodyFile(form)
            body.boundary = boundary
            body.contract = contract
            body.mode = UInt16(truncatingIfNeeded: mode ?? OutputFile.newMode())
            body.preface = { boundary, length in head(boundary.contentType, length) }
            body.progress = { line.show($0) }
            body.temporaryFileMade = { EndingSignals.removeFile($0) }
            defer { EndingSignals.removeFile(nil) }
            return try body.write(to: URL(fileURLWithPath: file)).contentType
        case .stream(let descriptor):
            defer { if descriptor != Terminal.output { close(descriptor) } }
            let checked: CheckedForm = try form.checked(boundary: boundary, contract: contract)
            try send(checked, to: descriptor, line)
            return checked.contentType
        }
    }

    private func head(_ contentType: String, _ length: Int) -> [UInt8] {
        target?.head(contentType: contentType, length: length) ?? []
    }

    private func send(_ checked: CheckedForm, to descriptor: Int32, _ line: ProgressLine) throws {
        try head(checked.contentType, checked.length).withUnsafeBytes { try Terminal.write($0, to: descriptor) }
        let producer = checked.makeProducer()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)
        defer { buffer.deallocate() }
        while true {
            let count = try producer.read(into: buffer)
            guard count > 0 else { return }
            try Terminal.write(UnsafeRawBufferPointer(rebasing: buffer.prefix(count)), to: descriptor)
            if producer.offset < producer.length {
                line.show(EncodingProgress(completed: producer.offset, total: producer.length))
            }
        }
    }
}
