// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import ContractDigest
    import Foundation
    import InteropSupport
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    @Suite(
        "Real servers", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"), .timeLimit(.minutes(60)))
    struct ServerTests {
        private func answer(to made: MadeBody, by server: InteropServer) async throws -> InteropAnswer {
            var request = URLRequest(url: server.url.appending(path: "upload"))
            request.httpMethod = "POST"
            request.setValue(made.contentType, forHTTPHeaderField: "Content-Type")
            request.httpBody = made.body
            let (data, _) = try await URLSession.shared.data(for: request)
            return try JSONDecoder().decode(InteropAnswer.self, from: data)
        }

        @Test("read the same values, lengths and digests, from library and command", arguments: ServerSetUp.required)
        func sameParts(setUp: ServerSetUp) async throws {
            let server = try InteropServer(setUp.id)
            for form in InteropCase.all where !form.isLarge {
                for maker in BodyMaker.allCases {
                    let answer = try await answer(to: try maker.make(form), by: server)
                    let disagreement = form.disagreement(of: answer, by: setUp)
                    #expect(disagreement == nil, "\(setUp.id), case \(form.id), by \(maker)")
                }
            }
            server.stop()
        }

        @Test("are there, and so are the cases")
        func manifest() {
            // The set-ups of the atlas, and the frameworks that a change must not break.
            #expect(ServerSetUp.all.count == 33)
            #expect(
                Set(ServerSetUp.required.map(\.id)).isSuperset(of: [
                    "php", "go_reader", "go_http_form", "undici", "werkzeug", "starlette", "django", "aiohttp",
                ]))
            #expect(InteropCase.all.count == 13)
            #expect(InteropCase.all.filter(\.isLarge).map(\.id) == ["large-file"])
        }

        @Test("are given contents that their digests describe, in memory and in files")
        func contents() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            var seen: Set<String> = []
            for content in InteropCase.all.flatMap(\.parts).map(\.content) where seen.insert(content.sha256).inserted {
                try content.write(to: file)
                let handle = try FileHandle(forReadingFrom: file)
                defer { try? handle.close() }
                var digest = SHA256Stream()
                var length = 0
                while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
                    piece.withUnsafeBytes { digest.update($0) }
                    length += piece.count
                }
                #expect(digest.finish().hex == content.sha256)
                #expect(length == content.length)
                if content.length < 1 << 20 { #expect(SHA256Digest(of: content.bytes).hex == content.sha256) }
            }
            #expect(seen.count > 6)
        }

        @Test("are held to a difference from the version on that has it")
        func versions() throws {
            let setUp = try #require(ServerSetUp.named("undici"))
            let form = try #require(InteropCase.named("browser-line-ends"))
            func answer(_ version: String, _ name: String) -> InteropAnswer {
                let parts = zip([name, "last"], form.parts).map { name, part in
                    InteropAnswer.Part(
                        name: name, filename: nil, type: nil, length: part.content.length, sha256: part.content.sha256)
                }
                return InteropAnswer(server: "undici", version: version, parts: parts, error: nil)
            }
            #expect(form.disagreement(of: answer("5.28.4", "c%0D%0Ad"), by: setUp) == nil)
            #expect(form.disagreement(of: answer("5.28.4", "c\r\nd"), by: setUp) == "part 0 is another")
            #expect(form.disagreement(of: answer("6.24.1", "c\r\nd"), by: setUp) == nil)
            #expect(form.disagreement(of: answer("10.0.0", "c\r\nd"), by: setUp) == nil)
        }

        @Test("what a server should not have read is seen")
        func disagreementsAreSeen() throws {
            let setUp = try #require(ServerSetUp.named("go_reader"))
            let php = try #require(ServerSetUp.named("php"))
            let form = try #require(InteropCase.named("repeated-name"))
            func answer(_ change: (inout [InteropAnswer.Part]) -> Void) -> InteropAnswer {
                var parts = form.parts.map { part in
                    InteropAnswer.Part(
                        name: part.name, filename: part.filename,
                        type: part.filename == nil ? "text/plain; charset=utf-8" : "application/octet-stream",
                        length: part.content.length, sha256: part.content.sha256)
                }
                change(&parts)
                return InteropAnswer(server: "Go", version: "1", parts: parts, error: nil)
            }
            #expect(form.disagreement(of: answer { _ in }, by: setUp) == nil)
            #expect(form.disagreement(of: answer { $0.removeLast() }, by: setUp) == "3 parts instead of 4")
            #expect(form.disagreement(of: answer { $0.swapAt(0, 1) }, by: setUp) == "part 0 is another")
            #expect(form.disagreement(of: answer { $0[3].length = 6 }, by: setUp) == "part 3 is another")
            let untyped = answer { for index in $0.indices where $0[index].filename == nil { $0[index].type = nil } }
            #expect(form.disagreement(of: untyped, by: php)?.contains("none any more") == true)
            let refused = InteropAnswer(server: "Go", version: "1", parts: [], error: "EOF")
            #expect(form.disagreement(of: refused, by: setUp) == "refused (EOF)")
        }
    }
#endif
