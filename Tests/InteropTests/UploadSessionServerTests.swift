// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation
    import InteropSupport
    import MultipartContract
    import MultipartUpload
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// How an upload goes out.
    enum UploadWay: String, CaseIterable, Sendable {
        case streamWithLength, streamInChunks, streamAfterContinue, bodyFile

        /// Servers that never say "continue" are waited for, a second each time, whatever the form.
        func isWorthIt(for form: InteropCase) -> Bool {
            self != .streamAfterContinue || ["text-and-file", "empty-text", "thousand-parts"].contains(form.id)
        }

        /// Sends the form and gives what the server says that it read.
        func send(_ form: MultipartForm, by session: UploadSession, to url: URL, in folder: URL) async throws -> Data {
            var request = URLRequest(url: url.appending(path: "upload"))
            // Some read 256 MiB for minutes before they answer.
            request.timeoutInterval = 600
            switch self {
            case .streamWithLength: return try await session.upload(form, to: request).0
            case .streamInChunks: return try await session.upload(form, to: request, framing: .chunked).0
            case .streamAfterContinue:
                request.setValue("100-continue", forHTTPHeaderField: "Expect")
                return try await session.upload(form, to: request).0
            case .bodyFile:
                let upload = try await form.write(to: folder.appending(path: "body"))
                return try await session.upload(upload, to: request).0
            }
        }
    }

    extension InteropCase {
        /// The form, with the contents of file parts in files of the folder.
        func form(in folder: URL) throws -> MultipartForm {
            MultipartForm(
                try parts.map { part in
                    guard part.filename != nil else {
                        return try MultipartContract.Part(
                            name: part.name, content: .bytes(part.content.bytes), contentType: part.type,
                            safety: safety)
                    }
                    let file = folder.appending(path: part.content.sha256)
                    if !FileManager.default.fileExists(atPath: file.path) { try part.content.write(to: file) }
                    return try MultipartContract.Part(
                        name: part.name, filename: part.filename, content: .file(FileContent(at: file)),
                        contentType: part.type, safety: safety)
                })
        }
    }

    @Suite(
        "Real servers, through URLSession", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(60)), .serialized)
    struct UploadSessionServerTests {
        /// Those that the tests need, or all of them if `BYTECONTRACT_ALL_SERVERS` is set, as `make interop` does.
        private static let wantsAll = ProcessInfo.processInfo.environment["BYTECONTRACT_ALL_SERVERS"] != nil
        static let servers = wantsAll ? ServerSetUp.all : ServerSetUp.required
        /// One for each language, since 256 MiB take each of them a second or two.
        static let serversOfLarge =
            wantsAll
            ? ServerSetUp.all
            : ServerSetUp.required.filter {
                ["php", "go_reader", "starlette", "undici", "java_jetty94"].contains($0.id)
            }

        /// What is wrong with the server's answer; nil if it read what it should.
        private func disagreement(
            on form: InteropCase, sent way: UploadWay, to server: InteropServer, of setUp: ServerSetUp,
            by session: UploadSession, in folder: URL
        ) async -> String? {
            do {
                let data = try await way.send(try form.form(in: folder), by: session, to: server.url, in: folder)
                return form.disagreement(of: try JSONDecoder().decode(InteropAnswer.self, from: data), by: setUp)
            } catch {
                return "\(type(of: error))"
            }
        }

        /// Those that do not read chunks, by name.
        private static let withoutChunks: Set<String>? = {
            struct File: Decodable {
                struct Entry: Decodable {
                    let servers: [String]
                    let chunked: Bool?
                }
                let differences: [Entry]
            }
            let data = try? Data(contentsOf: ServerSetUp.folder.appending(path: "differences.json"))
            let file = data.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
            return file.map { Set($0.differences.filter { $0.chunked == true }.flatMap(\.servers)) }
        }()

        private func expectSame(_ forms: [InteropCase], _ ways: [UploadWay], _ setUp: ServerSetUp) async throws {
            let withoutChunks = try #require(Self.withoutChunks)
            let server = try InteropServer(setUp.id)
            defer { server.stop() }
            // One session, so that its connections are used again.
            let session = UploadSession()
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for way in ways {
                var disagreements: [String] = []
                for form in forms where way.isWorthIt(for: form) {
                    if let disagreement = await disagreement(
                        on: form, sent: way, to: server, of: setUp, by: session, in: folder)
                    {
                        disagreements.append("\(form.id): \(disagreement)")
                    }
                }
                if way == .streamInChunks, withoutChunks.contains(setUp.id) {
                    #expect(!disagreements.isEmpty, "\(setUp.id): listed in differences.json, and reads chunks")
                } else {
                    #expect(disagreements == [], "\(setUp.id), \(way)")
                }
            }
        }

        @Test("read the same values, lengths and digests, however the body is sent", arguments: servers)
        func sameParts(setUp: ServerSetUp) async throws {
            try await expectSame(InteropCase.all.filter { !$0.isLarge }, UploadWay.allCases, setUp)
        }

        @Test("read the same of a file of 256 MiB", arguments: serversOfLarge)
        func largeFile(setUp: ServerSetUp) async throws {
            let forms = InteropCase.all.filter(\.isLarge)
            #expect(!forms.isEmpty)
            try await expectSame(forms, [.streamWithLength, .streamInChunks, .bodyFile], setUp)
        }
    }
#endif
