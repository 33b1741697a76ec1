// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation
    import InteropSupport
    import Testing
    import UploadInspection

    @Suite(
        "Uploads of other people's clients", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(60)))
    struct PeerTests {
        /// A part as the peers' users meant it. The digests were taken with `sha256sum`.
        private struct Meant: Equatable, CustomStringConvertible {
            let name: String?
            let filename: String?
            let length: Int
            let sha256: String?

            var description: String { "\(name ?? "-") \(filename ?? "-") \(length)" }
        }

        /// The form of `Interop/peers/README.md`.
        private let meant = [
            Meant(
                name: "title", filename: nil, length: 5,
                sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"),
            Meant(
                name: "名字", filename: nil, length: 6,
                sha256: "7acb62b7d92970b0167d47c972b6a94dbcc343decd66bd64b4d5cea212856a53"),
            Meant(
                name: "lines", filename: nil, length: 10,
                sha256: "6f4792b265fe72790b344fd3ef5294701d9d087bed9fce815c0f4bbad6d2ed87"),
            Meant(
                name: "photo", filename: "p.bin", length: 5,
                sha256: "672098eecaca353d3dee05da38b00e81d3dede461ea74c33d9d3cea60ae9a500"),
            Meant(
                name: "empty", filename: "empty.txt", length: 0,
                sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            Meant(
                name: "files", filename: "验收.txt", length: 5,
                sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"),
            Meant(
                name: "files", filename: "2.txt", length: 1,
                sha256: "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"),
        ]

        private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            return try body(folder)
        }

        /// The request of a peer, as it came off the socket.
        private func capture(_ peer: InteropPeer, in folder: URL) throws -> URL {
            let contents: [(String, [UInt8])] = [
                ("p.bin", [0x00, 0xFF, 0x0D, 0x0A, 0x80]), ("empty.txt", []), ("验收.txt", Array("hello".utf8)),
                ("2.txt", Array("2".utf8)),
            ]
            for (name, bytes) in contents { try Data(bytes).write(to: folder.appending(path: name)) }
            let server = try InteropServer.capturing(into: folder)
            defer { server.stop() }
            let run = try ProgramRun(
                URL(fileURLWithPath: "/usr/bin/env"),
                [
                    "python3", ServerSetUp.folder.appending(path: "send.py").path(percentEncoded: false), peer.id,
                    server.url.absoluteString + peer.id, folder.path(percentEncoded: false),
                ], in: folder)
            guard run.status == 0 else {
                throw InteropProgramMissing(
                    program: "send.py \(peer.id): \(run.errors.suffix(300))", status: run.status)
            }
            return folder.appending(path: peer.id)
        }

        @Test("are accepted with the parts that were meant", arguments: InteropPeer.required)
        func accepted(peer: InteropPeer) throws {
            try withFolder { folder in
                let request = try RequestCapture(FileSource(path: try capture(peer, in: folder).path))
                let inspection = try UploadInspector().inspect(request.capture)
                #expect(inspection.body.isAccepted, "\(inspection.findings.map(\.category.rawValue))")
                let read = zip(inspection.body.heads, inspection.parts).map { head, part in
                    Meant(
                        name: head.name, filename: head.filename, length: part.length, sha256: part.sha256?.description)
                }
                #expect(read == meant)
                // Text that is not ASCII is legal, and some servers read it otherwise; nothing else is to be said.
                #expect(inspection.findings.map(\.category) == [.headerNonASCII, .headerNonASCII])
            }
        }

        @Test("come from the peers that must be there")
        func manifest() {
            #expect(
                Set(InteropPeer.required.map(\.id)).isSuperset(of: [
                    "curl", "curl-chunked", "requests", "httpx", "go", "fetch",
                ]))
        }

        @Test("are captured with their chunks")
        func chunked() throws {
            try withFolder { folder in
                let peer = try #require(InteropPeer.all.first { $0.id == "curl-chunked" })
                let bytes = try Data(contentsOf: try capture(peer, in: folder))
                let head = String(decoding: bytes.prefix(400), as: UTF8.self).lowercased()
                #expect(head.contains("transfer-encoding: chunked"))
                #expect(bytes.suffix(5) == Data("0\r\n\r\n".utf8))
            }
        }
    }
#endif
