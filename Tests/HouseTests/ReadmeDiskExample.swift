import ContractFindings
import Foundation
import MultipartContract
import MultipartUpload
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Stands for the connection of whatever client takes chunks.
private actor Connection {
    private(set) var bytes: [UInt8] = []
    func send(_ chunk: [UInt8]) async throws { bytes += chunk }
}

/// Stands for what an app shows.
private struct Meter: Sendable {
    func show(_ completed: Int, of total: Int) { #expect(completed <= total) }
}

@Suite("The README on files")
struct ReadmeDiskTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("shows code that compiles and does what it says")
    func example() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (film, body) = (folder.appendingPathComponent("film"), folder.appendingPathComponent("body"))
        try Data(repeating: 7, count: 300_000).write(to: film)
        let url = try #require(URL(string: "http://127.0.0.1/films"))
        let contract = UploadContract(parts: [
            UploadContract.Part("title", kind: .text), UploadContract.Part("film", kind: .file, maxLength: 4 << 30),
        ])
        let (session, meter, connection) = (URLSession(configuration: .ephemeral), Meter(), Connection())

        // README begins
        var form = MultipartForm()
        try form.appendText(name: "title", "Holiday")
        try form.appendFile(name: "film", filename: "film.mp4", contentsOf: film, contentType: "video/mp4")

        // Into a file, for an upload task: written beside its name, read again, renamed.
        let upload = try await form.write(to: body, contract: contract) { meter.show($0.completed, of: $0.total) }
        let task = session.uploadTask(upload, to: URLRequest(url: url))  // Apple systems; on Linux UploadSession

        // Or without a file, as chunks for a client that takes an AsyncSequence, as often as it asks.
        let checked = try await form.checked(contract: contract)  // contentType, length
        for try await chunk in checked.chunks() { try await connection.send(chunk) }
        // README ends

        task.cancel()
        #expect(try Data(contentsOf: body).count == upload.length && upload.length == checked.length)
        #expect(await connection.bytes.count == checked.length)
        #expect(task.originalRequest?.value(forHTTPHeaderField: "Content-Type") == upload.boundary.contentType)
    }

    @Test("shows this file's code, letter for letter")
    func sameCode() throws {
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasPrefix("        ") ? String($0.dropFirst(8)) : String($0)
        }
        let start = try #require(lines.firstIndex(of: "// README begins"))
        let end = try #require(lines.firstIndex(of: "// README ends"))
        let readme = try String(contentsOf: ReadmeDiskTests.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(lines[(start + 1)..<end].joined(separator: "\n")))
    }
}
