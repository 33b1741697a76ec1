#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import InteropSupport
    import Testing

    @Suite("The documentation of a receiver", .timeLimit(.minutes(60)))
    struct DocumentationTests {
        private static let root = ServerSetUp.folder.deletingLastPathComponent()

        private func lines() throws -> [String] {
            let file = Self.root.appending(path: "Documentation/receive.md")
            return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        }

        @Test("says of the faults that are seen most what the page says")
        func faults() throws {
            let lines = try lines()
            let start = try #require(lines.firstIndex { $0.hasPrefix("| fault |") })
            let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
            #expect(rows.count == Faults.all.count)
            let orders = Self.root.appending(path: "Examples/orders/bytecontract.json").path
            let fixture = try ReceiverFixture { $0.contract = try ContractFile.read(orders) }
            for (row, fault) in zip(rows, Faults.all) {
                let cells = row.components(separatedBy: " | ")
                let answer = try fixture.answer(to: fault.request)
                #expect(answer.categories.contains(fault.category))
                let said = try ["cause", "cure", "sentence"].map { try #require(answer.json[$0] as? String) }
                // Behind the cause something may be said of what stands below it.
                #expect(cells[1].hasPrefix(said[0]), "\(said[0])")
                #expect(cells[2] == said[1], "\(said[1])")
                #expect(cells[3] == said[2] + " |", "\(said[2])")
            }
        }

        @Test("names each key of an answer, and no other")
        func keys() throws {
            let lines = try lines()
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
