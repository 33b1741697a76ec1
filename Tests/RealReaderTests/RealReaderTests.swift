// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation
    import MultipartContract
    import MultipartUpload
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    private let readersWanted = ProcessInfo.processInfo.environment["BYTECONTRACT_SKIP_READERS"] == nil

    @Suite(
        "Python's, Go's and PHP's own readers",
        .enabled(if: readersWanted, "BYTECONTRACT_SKIP_READERS is set"), .timeLimit(.minutes(3)))
    struct RealReaderTests {
        private func checkLines(_ command: [String], in folder: String, maker: BodyMaker) throws {
            let encoded = try ReaderSample.all.map(maker.make)
            let program = ReaderProgram(command: command, directory: ReaderProgram.interop.appending(path: folder))
            let answers = try program.answers(to: encoded.map { ($0.contentType, $0.body) })
            try #require(answers.count == ReaderSample.all.count)
            for (sample, answer) in zip(ReaderSample.all, answers) {
                #expect(answer.error == nil, "\(sample.title)")
                #expect(answer.parts == sample.expected(), "\(sample.title)")
            }
        }

        @Test("Python's email parser reads the same parts, lengths and digests", arguments: BodyMaker.allCases)
        func python(maker: BodyMaker) throws { try checkLines(["python3", "reader.py"], in: "python", maker: maker) }

        @Test("Go's mime/multipart reads the same parts, lengths and digests", arguments: BodyMaker.allCases)
        func go(maker: BodyMaker) throws { try checkLines(["go", "run", "."], in: "go", maker: maker) }

        @Test("PHP reads the same fields and files from a URLSession upload", arguments: BodyMaker.allCases)
        func php(maker: BodyMaker) async throws {
            let server = try PHPServer()
            for sample in ReaderSample.all {
                let made = try maker.make(sample)
                var request = URLRequest(url: server.url)
                request.httpMethod = "POST"
                request.setValue(made.contentType, forHTTPHeaderField: "Content-Type")
                request.httpBody = made.body
                let (data, _) = try await URLSession.shared.data(for: request)
                let answer = try JSONDecoder().decode(ReaderAnswer.self, from: data)
                // PHP lists fields before files, says nothing of a field's type, and says 0 for "no error".
                let expected = sample.expected().map { part in
                    var part = part
                    part.error = 0
                    if part.filename == nil { part.type = nil }
                    return part
                }
                let sorted = expected.filter { $0.filename == nil } + expected.filter { $0.filename != nil }
                #expect(answer.parts == sorted, "\(sample.title)")
            }
            withExtendedLifetime(server) {}
        }

        @Test("Of two fields of one name without [], PHP keeps the last; Python and Go keep both")
        func repeatedName() async throws {
            let encoded = try MultipartForm([.text(name: "a", "1"), .text(name: "a", "2")]).encode()
            let server = try PHPServer()
            let (data, _) = try await URLSession.shared.data(for: URLRequest(url: server.url, multipart: encoded))
            let answer = try JSONDecoder().decode(ReaderAnswer.self, from: data)
            #expect(answer.parts?.map(\.sha256) == [DigestedContent.two.sha256])
            withExtendedLifetime(server) {}
            for (command, folder) in [(["python3", "reader.py"], "python"), (["go", "run", "."], "go")] {
                let program = ReaderProgram(command: command, directory: ReaderProgram.interop.appending(path: folder))
                let answers = try program.answers(to: [(encoded.contentType, encoded.body)])
                #expect(
                    answers.first?.parts?.map(\.sha256) == [DigestedContent.one.sha256, DigestedContent.two.sha256])
            }
        }
    }
#endif
