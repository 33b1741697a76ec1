import ContractFindings
import Foundation
import MultipartContract
import MultipartUpload
import Testing

@Suite("A body stream", .timeLimit(.minutes(60)))
struct BodyStreamTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func form(_ file: URL) throws -> MultipartForm {
        var form = MultipartForm()
        try form.appendText(name: "note", "canary-value")
        try form.appendFile(name: "empty", filename: "e", data: Data())
        try form.appendFile(name: "file", filename: "canary-name", contentsOf: file)
        return form
    }

    private func file(length: Int) throws -> URL {
        let file = folder.appending(path: "content")
        try Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: file)
        return file
    }

    /// All that can be read, and the last count.
    private func read(_ stream: InputStream, by length: Int) -> (Data, last: Int) {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: length)
        while true {
            let count = stream.read(&buffer, maxLength: length)
            guard count > 0 else { return (data, count) }
            data += buffer.prefix(count)
        }
    }

    @Test("is the body, in pieces of any length, and then at its end", arguments: [1, 7, 4096, 1 << 20])
    func bytes(length: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let form = try form(try file(length: 50_000))
        let checked: CheckedForm = try form.checked()
        let stream = checked.makeBodyStream()
        #expect(stream.input.streamStatus == .notOpen)
        stream.input.open()
        #if !canImport(Darwin)
            #expect(stream.input.hasBytesAvailable)
        #endif
        let (data, last) = read(stream.input, by: length)
        let same = data == (try form.encode(boundary: checked.boundary).body)
        #expect(same)
        #expect(last == 0)
        #expect(stream.input.streamStatus == .atEnd)
        #expect(!stream.input.hasBytesAvailable)
        #expect(stream.input.streamError == nil)
        #expect(stream.failure == nil)
        stream.input.close()
        #expect(stream.input.streamStatus == .closed)
    }

    @Test("is the same bytes as the one before")
    func again() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let checked: CheckedForm = try form(try file(length: 1000)).checked()
        let bodies = (0..<3).map { _ in
            let stream = checked.makeBodyStream()
            stream.input.open()
            return read(stream.input, by: 512).0
        }
        let same = bodies[0] == bodies[1] && bodies[1] == bodies[2]
        #expect(same)
        #expect(bodies[0].count == checked.length)
    }

    @Test("ends before the body is whole if a file changes, and says so")
    func changed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try file(length: 700_000)
        let checked: CheckedForm = try form(file).checked()
        let stream = checked.makeBodyStream()
        stream.input.open()
        var buffer = [UInt8](repeating: 0, count: 1000)
        #expect(stream.input.read(&buffer, maxLength: 1000) > 0)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 600_000)
        try handle.close()
        let (data, last) = read(stream.input, by: 1000)
        #expect(data.count < checked.length - 1000)
        #expect(stream.failure?.category == .sourceChanged)
        #expect(stream.failure?.finding.part == 2)
        #if canImport(Darwin)
            #expect(last <= 0)
        #else
            #expect(last == -1)
            #expect(stream.input.streamStatus == .error)
            #expect((stream.input.streamError as? Refusal) == stream.failure)
            #expect(stream.input.hasBytesAvailable)
            #expect(stream.input.read(&buffer, maxLength: 1000) == -1)
        #endif
    }

    #if !canImport(Darwin)
        @Test("begins anew when it is opened again, as Foundation does with a body that is sent twice")
        func reopened() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let checked: CheckedForm = try form(try file(length: 5000)).checked()
            let stream = checked.makeBodyStream()
            stream.input.open()
            var buffer = [UInt8](repeating: 0, count: 100)
            #expect(stream.input.read(&buffer, maxLength: 100) == 100)
            stream.input.open()
            #expect(read(stream.input, by: 512).0.count == checked.length)
        }
    #endif

    @Test("shows nothing of the body when it is printed or dumped")
    func redacted() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stream = (try form(try file(length: 10)).checked() as CheckedForm).makeBodyStream()
        var text = "\(stream) \(String(reflecting: stream))"
        dump(stream, to: &text)
        dump(stream.input, to: &text)
        #expect(!text.contains("canary"))
    }
}
