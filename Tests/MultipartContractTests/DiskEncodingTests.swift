import ContractFindings
import Foundation
import Testing

@testable import MultipartContract

@Suite("A form of files")
struct DiskEncodingTests {
    /// Lengths round the edges of chunks and windows.
    private static let lengths = [0, 1, 2, 65_535, 65_536, 65_537, 262_143, 262_144, 262_145, 1_000_003]

    /// A form of all kinds of contents, and the same one with every file in memory.
    private func forms(_ folder: DiskFolder, seed: UInt64) throws -> (disk: MultipartForm, memory: MultipartForm) {
        var generator = SeededGenerator(seed: seed)
        var disk = MultipartForm()
        var memory = MultipartForm()
        for (index, length) in DiskEncodingTests.lengths.shuffled(using: &generator).enumerated() {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let name = "file\(index)"
            try disk.appendText(name: "text\(index)", "value \(index)")
            try memory.appendText(name: "text\(index)", "value \(index)")
            if Bool.random(using: &generator) { try disk.appendData(name: "d", Data(bytes.prefix(70_000))) }
            if disk.parts.count > memory.parts.count { memory.append(try #require(disk.parts.last)) }
            try disk.appendFile(name: name, filename: "f.bin", contentsOf: folder.file(name, bytes))
            try memory.appendFile(name: name, filename: "f.bin", data: Data(bytes))
        }
        return (disk, memory)
    }

    @Test(
        "gives the same bytes in memory, in chunks of any length and in a file as one of memory does, again and again")
    func sameBytes() async throws {
        let seed = UInt64.random(in: .min ... .max)
        let folder = try DiskFolder()
        let forms = try forms(folder, seed: seed)
        let boundary = try Boundary("the-same-boundary-of-all-ways-out")
        let expected = [UInt8](try forms.memory.encode(boundary: boundary).body)
        for _ in 0..<2 {
            let inMemory = [UInt8](try forms.disk.encode(boundary: boundary).body) == expected
            #expect(inMemory, "in memory, seed \(seed)")
            let checked = try await forms.disk.checked(boundary: boundary)
            #expect(checked.length == expected.count && checked.contentType == boundary.contentType)
            for length in [1_000, 65_536, 262_145, 10_000_000] {
                var all: [UInt8] = []
                for try await chunk in checked.chunks(ofLength: length) {
                    #expect(chunk.count == length || all.count + chunk.count == expected.count)
                    all += chunk
                }
                let isSame = all == expected
                #expect(isSame, "chunks of \(length), seed \(seed)")
            }
            let upload = try await forms.disk.write(to: folder.path("body"), boundary: boundary)
            #expect(upload.length == expected.count && upload.contentType == boundary.contentType)
            let inFile = try folder.bytes("body") == expected
            #expect(inFile, "in a file, seed \(seed)")
        }
    }

    @Test("is produced alike whatever buffers ask for it")
    func anyBuffers() throws {
        let folder = try DiskFolder()
        var form = MultipartForm()
        try form.appendText(name: "a", "")
        try form.appendFile(
            name: "f", filename: "f", contentsOf: folder.file("f", (0..<300).map { UInt8($0 & 255) }))
        let boundary = try Boundary("B0")
        let expected = [UInt8](try form.encode(boundary: boundary).body)
        for length in 1...40 {
            let producer = BodyProducer(form, boundary: boundary)
            var all: [UInt8] = []
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 1)
            defer { buffer.deallocate() }
            while true {
                let count = try producer.read(into: buffer)
                all += buffer.prefix(count)
                if count < length { break }
            }
            #expect(all == expected && producer.offset == producer.length)
            #expect(try producer.read(into: buffer) == 0)
        }
    }

    @Test("without parts, and of many small files, is whole")
    func edges() async throws {
        let folder = try DiskFolder()
        let file = try folder.file("small", [1, 2, 3])
        var form = MultipartForm()
        let empty = try await form.write(to: folder.path("body"), boundary: Boundary("B"))
        #expect(try folder.bytes("body") == Array("--B--\r\n".utf8) && empty.length == 7)
        for index in 0..<500 {
            try form.appendFile(name: "f\(index)", filename: "f", contentsOf: file)
        }
        let upload = try await form.write(to: folder.path("body"))
        #expect(upload.length == form.encodedLength)
        #expect(try folder.bytes("body").count == form.encodedLength)
    }

    @Test("is refused by its index where a part is no regular file or not there, without waiting for a pipe")
    func sources() throws {
        let folder = try DiskFolder()
        #expect(mkfifo(folder.path("pipe").path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            at: folder.path("link"), withDestinationURL: try folder.file("real", [7]))
        let cases: [(URL, Finding)] = [
            (folder.path("pipe"), Finding(.sourceKind, part: 1, term: .stream)),
            (folder.url, Finding(.sourceKind, part: 1, term: .folder)),
            (URL(fileURLWithPath: "/dev/null"), Finding(.sourceKind, part: 1, term: .stream)),
            (try #require(URL(string: "https://example.com/f")), Finding(.sourceKind, part: 1, term: .remote)),
            (folder.path("missing"), Finding(.sourceUnreadable, part: 1, found: Int(ENOENT))),
        ]
        for (url, finding) in cases {
            var form = MultipartForm()
            try form.appendText(name: "a", "b")
            let refusal = #expect(throws: Refusal.self) {
                try form.appendFile(name: "f", filename: "f", contentsOf: url)
            }
            #expect(refusal?.finding == finding)
            #expect(form.parts.count == 1)
        }
        var form = MultipartForm()
        try form.appendFile(name: "f", filename: "f", contentsOf: folder.path("link"))
        #expect(try form.encode().body.contains(7))
    }

    @Test(
        "is refused where a content, wherever it is, or a head holds a fixed boundary, and before the first byte leaves"
    )
    func collisions() async throws {
        let folder = try DiskFolder()
        let boundary = try Boundary("the-boundary-that-is-in-the-file")
        // Over the edges of pieces and windows too, where the system copies and where it does not.
        for place in [0, 100, 262_144 - 10, 262_144, 600_000, 999_900] {
            var bytes = [UInt8](repeating: UInt8(ascii: "-"), count: 1_000_000)
            bytes.replaceSubrange(place..<place + boundary.text.utf8.count, with: boundary.text.utf8)
            var form = MultipartForm()
            try form.appendText(name: "a", "b")
            try form.appendFile(name: "f", filename: "f", contentsOf: folder.file("f", bytes))
            let finding = Finding(.boundaryInPart, offset: place, part: 1, term: .content)
            #expect(throws: Refusal(finding)) { try form.encode(boundary: boundary) }
            await #expect(throws: Refusal(finding)) { try await form.checked(boundary: boundary) }
            await #expect(throws: Refusal(finding)) {
                try await form.write(to: folder.path("body"), boundary: boundary)
            }
            #expect(folder.names == ["f"])
            let upload = try await form.write(to: folder.path("body"))
            #expect(upload.boundary != boundary)
            try FileManager.default.removeItem(at: upload.file)
        }
        var form = MultipartForm()
        try form.appendText(name: boundary.text, "b")
        let head = Finding(.boundaryInPart, offset: 38, part: 0, term: .head)
        await #expect(throws: Refusal(head)) { try await form.checked(boundary: boundary) }
        await #expect(throws: Refusal(head)) { try await form.write(to: folder.path("body"), boundary: boundary) }
    }

    @Test("is refused by a contract before a file is read or written")
    func contract() async throws {
        let folder = try DiskFolder()
        let name = FieldName("photo")
        let contract = try #require(
            UploadContract(parts: [UploadContract.Part(name, kind: .file, maxLength: 10)]))
        var form = MultipartForm()
        try form.appendFile(
            name: "photo", filename: "f", contentsOf: folder.file("f", [UInt8](repeating: 1, count: 11)))
        // It could not be read any more.
        try FileManager.default.removeItem(at: folder.path("f"))
        let finding = Finding(
            .serverSizeLimit, part: 0, field: name, expected: 10, found: 11, term: .content, contentOffset: 10)
        #expect(throws: Refusal(finding)) { try form.encode(contract: contract) }
        #expect(throws: Refusal(finding)) { try form.encode(boundary: Boundary("B"), contract: contract) }
        await #expect(throws: Refusal(finding)) { try await form.checked(contract: contract) }
        await #expect(throws: Refusal(finding)) { try await form.write(to: folder.path("b"), contract: contract) }
        #expect(folder.names == [])
        var other = MultipartForm()
        try other.appendText(name: "title", "x")
        #expect(throws: Refusal(Finding(.fieldMissing, field: name))) { try other.encode(contract: contract) }
    }

    @Test("tells of progress up to its whole length, and never of more")
    func progress() throws {
        let folder = try DiskFolder()
        var form = MultipartForm()
        try form.appendFile(
            name: "f", filename: "f", contentsOf: folder.file("f", [UInt8](repeating: 1, count: 3 << 20)))
        var seen: [EncodingProgress] = []
        let upload = try form.write(to: folder.path("body")) { seen.append($0) }
        #expect(seen.count >= 3 && seen.allSatisfy { $0.total == upload.length })
        #expect(seen.map(\.completed) == seen.map(\.completed).sorted() && seen.last?.completed == upload.length)
    }

    @Test("says nothing of paths, names and contents when it is printed")
    func redaction() throws {
        let folder = try DiskFolder()
        let content = try FileContent(at: folder.file("secret-name", Array("secret-content".utf8)))
        var form = MultipartForm()
        form.append(try Part(name: "secret-field", filename: "secret-file", content: .file(content)))
        let checked = try form.checked()
        let upload = try form.write(to: folder.path("secret-target"))
        for value in [content as Any, form, checked, checked.chunks(), upload] {
            var text = "\(value) \(String(reflecting: value))"
            dump(value, to: &text)
            #expect(!text.contains("secret"), "\(type(of: value))")
        }
    }
}
