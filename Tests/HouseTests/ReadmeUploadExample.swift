// Starts a server, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import ContractFindings
    import Foundation
    import MultipartContract
    import MultipartUpload
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    @Suite("The README's upload", .timeLimit(.minutes(60)))
    struct ReadmeUploadTests {
        private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()

        @Test("is code that compiles and uploads")
        func example() async throws {
            let input = Pipe()
            let url = try Self.startServer(input)
            defer { try? input.fileHandleForWriting.close() }
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let film = folder.appending(path: "film.mov")
            try Data(repeating: 7, count: 200_000).write(to: film)
            let bodyFile = folder.appending(path: "body")
            let contract = UploadContract(parts: [.init("title", kind: .text), .init("film", kind: .file)])
            let session = URLSession.shared
            let shown = Shown()
            @Sendable func show(_ fraction: Double) { shown.fraction = fraction }

            // README begins
            var form = MultipartForm()
            try form.appendText(name: "title", "Holiday")
            try form.appendFile(name: "film", filename: "film.mov", contentsOf: film, contentType: "video/quicktime")

            let (answer, response) = try await UploadSession.shared.upload(
                form, to: URLRequest(url: url), contract: contract, progress: { show($0.fraction) })

            // In the background, from a finished body: it is there whole and read again, or not at all.
            let upload = try await form.write(to: bodyFile, contract: contract)
            let task = session.uploadTask(upload, to: URLRequest(url: url))  // then task.resume()
            // README ends

            // Not started: on Linux Foundation may end the process where a body file's connection is lost (urlsession.md).
            task.cancel()
            #expect(response.statusCode == 200)
            #expect(String(decoding: answer, as: UTF8.self).contains("multipart/form-data; boundary="))
            #expect(shown.fraction == 1)
            #expect(upload.length == form.encodedLength)
        }

        @Test("is this file's code, letter for letter")
        func sameCode() throws {
            let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.hasPrefix("            ") ? String($0.dropFirst(12)) : String($0)
            }
            let start = try #require(lines.firstIndex(of: "// README begins"))
            let end = try #require(lines.firstIndex(of: "// README ends"))
            let file = Self.tests.deletingLastPathComponent().appending(path: "README.md")
            let readme = try String(contentsOf: file, encoding: .utf8)
            #expect(readme.contains(lines[(start + 1)..<end].joined(separator: "\n")))
        }

        /// A real server that lives as long as the pipe is open.
        private static func startServer(_ input: Pipe) throws -> URL {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [
                "python3", tests.appending(path: "MultipartUploadTests/echo_server.py").path(percentEncoded: false),
            ]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            return try #require(
                URL(string: "http://127.0.0.1:\(line.trimmingCharacters(in: .whitespacesAndNewlines))/"))
        }

        private final class Shown: @unchecked Sendable {
            private let lock = NSLock()
            private var value = 0.0

            var fraction: Double {
                get { lock.withLock { value } }
                set { lock.withLock { value = newValue } }
            }
        }
    }
#endif
