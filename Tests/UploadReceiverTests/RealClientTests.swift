#if os(macOS) || os(Linux)
    import ContractDigest
    import Foundation
    import InteropSupport
    import MultipartContract
    import MultipartUpload
    import Testing
    import UploadReceiver

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// A part, as a client's user meant it and as the receiver says that it came.
    struct ClientPart: Equatable, CustomStringConvertible {
        let name: String
        let isFile: Bool
        let length: Int
        let sha256: String

        init(_ name: String, isFile: Bool = false, _ content: [UInt8]) {
            self.name = name
            self.isFile = isFile
            length = content.count
            sha256 = SHA256Digest(of: content).hex
        }

        /// Of the JSON of an upload.
        init(_ part: [String: Any]) {
            name = part["name"] as? String ?? ""
            isFile = part["isFile"] as? Bool ?? false
            length = part["length"] as? Int ?? -1
            sha256 = part["sha256"] as? String ?? ""
        }

        var description: String { "\(name) \(isFile) \(length)" }
    }

    @Suite("A receiver and URLSession", .timeLimit(.minutes(60)))
    struct URLSessionTests {
        private let fixture: ReceiverFixture
        private let folder: URL
        private let big = (0..<3_000_000).map { UInt8(truncatingIfNeeded: ($0 &* $0) >> 7) }

        init() throws {
            fixture = try ReceiverFixture()
            folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        private var request: URLRequest {
            get throws { URLRequest(url: try #require(URL(string: fixture.receiver.url + "upload"))) }
        }

        private func form() throws -> MultipartForm {
            let file = folder.appending(path: "big.bin")
            try Data(big).write(to: file)
            var form = MultipartForm()
            try form.appendText(name: "note", "验收")
            try form.appendFile(name: "bytes", filename: "b.bin", data: Data([0x00, 0xFF, 0x0D, 0x0A, 0x80]))
            try form.appendFile(name: "empty", filename: "e.bin", data: Data())
            try form.appendFile(name: "big", filename: "big.bin", contentsOf: file)
            return form
        }

        private var meant: [ClientPart] {
            [
                ClientPart("note", Array("验收".utf8)),
                ClientPart("bytes", isFile: true, [0x00, 0xFF, 0x0D, 0x0A, 0x80]),
                ClientPart("empty", isFile: true, []), ClientPart("big", isFile: true, big),
            ]
        }

        private func expectMeant(_ data: Data, _ response: URLResponse) throws {
            let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
            #expect(json["errorCount"] as? Int == 0)
            #expect((json["parts"] as? [[String: Any]] ?? []).map { ClientPart($0) } == meant)
        }

        @Test("sends a body that is in memory")
        func data() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            var request = try request
            request.httpMethod = "POST"
            let encoded = try form().encode()
            request.setValue(encoded.contentType, forHTTPHeaderField: "Content-Type")
            let (data, response) = try await URLSession.shared.upload(for: request, from: encoded.body)
            try expectMeant(data, response)
        }

        @Test("sends a body that is a file")
        func file() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let upload = try await form().write(to: folder.appending(path: "body"))
            let (data, response) = try await UploadSession.shared.upload(upload, to: try request)
            try expectMeant(data, response)
        }

        @Test("sends a stream, by length and in chunks", arguments: [BodyFraming.length, .chunked])
        func stream(framing: BodyFraming) async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let (data, response) = try await UploadSession.shared.upload(form(), to: try request, framing: framing)
            try expectMeant(data, response)
        }
    }

    @Suite(
        "A receiver and other people's clients", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(60)))
    struct PeerClientTests {
        /// The form of `Interop/peers/README.md`.
        private let meant = [
            ClientPart("title", Array("hello".utf8)), ClientPart("名字", Array("验收".utf8)),
            ClientPart("lines", Array("one\r\ntwo\r\n".utf8)),
            ClientPart("photo", isFile: true, [0x00, 0xFF, 0x0D, 0x0A, 0x80]), ClientPart("empty", isFile: true, []),
            ClientPart("files", isFile: true, Array("hello".utf8)), ClientPart("files", isFile: true, Array("2".utf8)),
        ]

        private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, text)
        }

        private func withFolder(_ body: (URL) throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try body(folder)
        }

        // (The browser's form has to come from the receiver itself: that is a matter of the page.)
        @Test(
            "says of each what its user meant", arguments: InteropPeer.required.filter { $0.id != "chromium" })
        func peers(peer: InteropPeer) throws {
            try withFolder { folder in
                let contents: [(String, [UInt8])] = [
                    ("p.bin", [0x00, 0xFF, 0x0D, 0x0A, 0x80]), ("empty.txt", []), ("验收.txt", Array("hello".utf8)),
                    ("2.txt", Array("2".utf8)),
                ]
                for (name, bytes) in contents { try Data(bytes).write(to: folder.appending(path: name)) }
                let fixture = try ReceiverFixture()
                let send = ServerSetUp.folder.appending(path: "send.py").path(percentEncoded: false)
                let url = fixture.receiver.url + "upload"
                let status = try run(["python3", send, peer.id, url, folder.path(percentEncoded: false)]).status
                guard status == 0 else { throw InteropProgramMissing(program: "send.py \(peer.id)", status: status) }
                let uploads = fixture.receiver.uploads.all.filter { $0.method == "POST" }
                #expect(uploads.count == 1)
                let answer = try fixture.get("/api/uploads/\(uploads.first?.number ?? 0)")
                #expect(answer.json["verdict"] as? String == "accept")
                #expect(answer.parts.map { ClientPart($0) } == meant)
            }
        }

        @Test("has curl wait for it before a long body, and lets it read why a body is not taken")
        func curl() throws {
            try withFolder { folder in
                let bytes = [UInt8](repeating: 7, count: 3 << 20)
                let file = folder.appending(path: "long.bin")
                try Data(bytes).write(to: file)
                for (limit, status, expected) in [(16 << 30, "200", "whole"), (1 << 20, "413", "limit")] {
                    let fixture = try ReceiverFixture { $0.bounds.requestLength = limit }
                    let curl = try run([
                        "curl", "-sS", "-m", "60", "-H", "Expect: 100-continue", "-w", "\n%{http_code}", "-F",
                        "file=@\(file.path)", fixture.receiver.url + "upload",
                    ])
                    #expect(curl.output.hasSuffix("\n\(status)"))
                    let upload = try #require(fixture.receiver.uploads.last)
                    #expect(upload.ending.rawValue == expected)
                    if status == "200" {
                        #expect(
                            upload.judgement.parts.map { $0.sha256?.text } == [SHA256Digest(of: bytes).hex])
                    }
                }
            }
        }
    }
#endif
