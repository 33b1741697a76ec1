#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    @Suite("The documentation of a receiver", .timeLimit(.minutes(15)))
    struct DocumentationTests {
        @Test("names each key of an answer, and no other")
        func keys() throws {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Documentation/receive.md")
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            /// What stands between backticks in the first cells of the table under a heading.
            func keys(_ heading: String) throws -> Set<String> {
                let start = try #require(lines.firstIndex { $0.hasPrefix("| \(heading) |") })
                let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
                let cells = rows.map { $0.components(separatedBy: "|")[1] }
                return Set(
                    cells.flatMap { cell in
                        cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
                    })
            }
            let answer = try ReceiverFixture().answer(to: Requests.whole())
            #expect(try keys("key of an upload") == Set(answer.json.keys))
            #expect(try keys("key of a part") == Set(answer.parts.first?.keys.map { $0 } ?? []))
            let fixture = try ReceiverFixture()
            let damaged = Array(Data(try Picture.bytes("hills.png")).base64EncodedData())
            _ = try fixture.answer(to: Picture.request(damaged, type: "image/png"))
            let part = try #require(try fixture.get("/api/uploads/last").parts.first)
            #expect(try keys("key of `expected`") == Set((part["expected"] as? [String: Any] ?? [:]).keys))
        }
    }
#endif
