import ContractFindings
import Foundation
import Testing

@testable import MultipartContract

@Suite("The file of a body")
struct DiskDestinationTests {
    private func form() throws -> MultipartForm {
        var form = MultipartForm()
        try form.appendText(name: "a", String(repeating: "b", count: 3 << 20))
        return form
    }

    @Test("is refused with the number of the system where it cannot be made, at once and with nothing left")
    func unwritable() async throws {
        let folder = try DiskFolder()
        let form = try form()
        try FileManager.default.createDirectory(at: folder.path("is-folder"), withIntermediateDirectories: false)
        _ = try folder.file("is-file", [])
        let cases: [(URL, Int32)] = [
            (folder.path("missing/body"), ENOENT), (folder.path("is-file/body"), ENOTDIR),
            (folder.path("is-folder"), EISDIR),
            (folder.path(String(repeating: "n", count: 300)), ENAMETOOLONG),
        ]
        for (url, number) in cases {
            let finding = Finding(.destinationUnwritable, found: Int(number))
            await #expect(throws: Refusal(finding)) { try await form.write(to: url) }
        }
        let remote = try #require(URL(string: "https://example.com/body"))
        await #expect(throws: Refusal(Finding(.destinationUnwritable, term: .remote))) {
            try await form.write(to: remote)
        }
        #expect(mkfifo(folder.path("pipe").path, 0o600) == 0)
        await #expect(throws: Refusal(Finding(.destinationUnwritable, term: .stream))) {
            try await form.write(to: folder.path("pipe"))
        }
        #expect(folder.names == ["is-file", "is-folder", "pipe"])
    }

    @Test("is for this user alone, before and after it gets its name, whatever stood there")
    func mode() throws {
        let folder = try DiskFolder()
        _ = try folder.file("real", [1])
        try FileManager.default.createSymbolicLink(at: folder.path("body"), withDestinationURL: folder.path("real"))
        func mode(_ name: String) -> Int? {
            (try? FileManager.default.attributesOfItem(atPath: folder.path(name).path))?[.posixPermissions] as? Int
        }
        _ = try form().write(to: folder.path("body"), isDurable: true) { _ in
            let temporary = folder.names.first { $0.hasPrefix(".body.") && $0.hasSuffix(TemporaryFile.suffix) }
            #expect(temporary.flatMap(mode) == 0o600)
        }
        #expect(mode("body") == 0o600)
        #expect(try folder.bytes("real") == [1])
        #expect(folder.names == ["body", "real"])
    }

    @Test("takes what a killed process has left of the same name with it, and nothing else")
    func leftovers() throws {
        let folder = try DiskFolder()
        let kept = [
            ".body.alive1.bytecontract-part", ".body.other", ".body.a_b.bytecontract-part", ".body..bytecontract-part",
            "body.x1.bytecontract-part", ".body.bytecontract-part",
        ]
        for name in kept + [
            ".other.x1.bytecontract-part", ".body.0.bytecontract-part", ".body.dead9.bytecontract-part",
        ] {
            _ = try folder.file(name, [1])
        }
        let alive = open(folder.path(kept[0]).path, O_RDWR | O_CLOEXEC)
        #expect(flock(alive, LOCK_EX | LOCK_NB) == 0)
        try FileManager.default.createSymbolicLink(
            at: folder.path(".body.link.bytecontract-part"), withDestinationURL: folder.path(".body.other"))
        #expect(mkfifo(folder.path(".body.fifo.bytecontract-part").path, 0o600) == 0)
        _ = try form().write(to: folder.path("body"))
        let special = [".body.link.bytecontract-part", ".body.fifo.bytecontract-part"]
        #expect(folder.names == (kept + special + ["body"]).sorted())
        close(alive)
        _ = try form().write(to: folder.path("body"))
        #expect(!folder.names.contains(kept[0]))
    }

    @Test("with a name of 255 bytes in any script has a temporary one that fits")
    func longNames() throws {
        let folder = try DiskFolder()
        for name in [String(repeating: "n", count: 255), String(repeating: "文", count: 85)] {
            _ = try form().write(to: folder.path(name)) { _ in #expect(folder.names.count == 1) }
            #expect(folder.names == [name])
            try FileManager.default.removeItem(at: folder.path(name))
        }
    }

    @Test("is whole when many write to the same name at once, and nothing is left")
    func manyWriters() async throws {
        let folder = try DiskFolder()
        let form = try form()
        for _ in 0..<5 {
            try await withThrowingTaskGroup(of: PreparedUpload.self) { group in
                for _ in 0..<8 { group.addTask { try await form.write(to: folder.path("body")) } }
                for try await upload in group { #expect(upload.length == form.encodedLength) }
            }
            #expect(folder.names == ["body"])
            #expect(try folder.bytes("body").count == form.encodedLength)
        }
    }

    @Test("is refused if somebody else writes to it before it has its name")
    func disturbed() throws {
        let folder = try DiskFolder()
        let form = try form()
        for damage in 0..<3 {
            let refusal = #expect(throws: Refusal.self) {
                try form.write(to: folder.path("body")) { progress in
                    guard progress.completed == progress.total, let name = folder.names.first else { return }
                    do {
                        try folder.change(name) { file in
                            switch damage {
                            case 0: try file.write(contentsOf: Data("x".utf8))
                            case 1: try file.truncate(atOffset: 100)
                            default:
                                // Into the closing delimiter's boundary: a byte that no random boundary has.
                                try file.seek(toOffset: UInt64(progress.total) - 5)
                                try file.write(contentsOf: Data("!".utf8))
                            }
                        }
                    } catch { Issue.record(error) }
                }
            }
            #expect(refusal?.finding.severity == .error)
            #expect(folder.names == [])
        }
    }
}
