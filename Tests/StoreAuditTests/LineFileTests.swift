import ContractFindings
import StoreAudit
import Testing

@Suite("Text and JSON, a record a line")
struct LineFileTests {
    private static let first = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let second = "0190a6c0-0000-7000-8000-000000000001"

    @Test("of text give the same audit wherever the chunks are cut")
    func lines() throws {
        let text =
            "\(Self.first)\r\n\n\(Self.first.uppercased())\n\(Self.second)\r\r\n \(Self.second)\n\(Self.second)\r"
        let file = try SampleFile(text, name: "ids.txt")
        let whole = try file.audit(.lines)
        #expect(whole.map(\.column) == ["line"] && whole[0].rowCount == 6)
        #expect(whole[0].forms == [.canonical: 1, .empty: 1, .upper: 1, .whiteSpace: 3])
        #expect(whole[0].twinGroupCount == 2 && whole[0].firstTwinRow == 1)
        for length in 1...text.utf8.count + 1 {
            #expect(try file.audit(.lines, chunkLength: length) == whole, "\(length) bytes at once")
        }
    }

    @Test("of JSON are read at paths, through lists too, with escapes, numbers and nothing")
    func paths() throws {
        let text = """
            {"id":"\(Self.first)","a":{"b":[1,{"c":"\(Self.second)"}]},"n":1}
              {"a" : {"b":[0,{"c":"\\u0039191\\u00308f7-52d1-4320-9bac-f847db4148a8"}]}, "id" :12, "n":-0.5e+3}\r

            {"id":null,"a":{"b":[]},"n":true}
            {"id":1.0,"a":{"b":[[],"x"]},"n":{"id":"\(Self.first)"}}
            {"\\u0069d":"\(Self.first)\\u0000\\ud83d\\ude00","a":7}
            [1, 2]
            """
        let file = try SampleFile(text, name: "of.ndjson")
        let whole = try file.audit(.jsonLines, columns: ["id", "a.b.1.c", "n", "n.id"])
        #expect(whole.map(\.rowCount) == [6, 6, 6, 6])
        #expect(whole[0].forms == [.canonical: 1, .integer: 1, .real: 1, .null: 2, .nonASCII: 1])
        #expect(whole[1].forms == [.canonical: 2, .null: 4])
        #expect(whole[2].forms == [.integer: 1, .real: 1, .wrongLength: 2, .null: 2])
        #expect(whole[3].forms == [.canonical: 1, .null: 5])
        #expect(whole[0].faults[.storeNumber] == ColumnAudit.Count(count: 2, firstRow: 2))
        for length in 1...text.utf8.count + 1 {
            let cut = try file.audit(.jsonLines, columns: ["id", "a.b.1.c", "n", "n.id"], chunkLength: length)
            #expect(cut == whole, "\(length) bytes at once")
        }
    }

    @Test("of JSON without a path give every path at which identifiers stand")
    func discovery() throws {
        let text = """
            {"x":1,"order":{"id":"\(Self.first)","note":"y"}}
            {"order":{"id":"","owner":{"id":"{\(Self.second)}"}},"list":["\(Self.first)"],"a.b":"\(Self.first)"}
            """
        let audits = try SampleFile(text, name: "of.jsonl").audit(.jsonLines)
        #expect(audits.map(\.column) == ["order.id", "order.owner.id"])
    }

    @Test(
        "of what is no JSON are refused with the line",
        arguments: [
            "{", "{\"id\"}", "{\"id\":}", "{\"id\":1,}", "{\"id\":1 \"n\":2}", "{id:1}", "[1,]", "[1", "nul", "nulll",
            "01",
            "1.", "-", "1e", "\"a", "\"\\x\"", "\"\\u12g4\"", "\"\t\"", "{} {}", "{\"id\":1,\"id\":2}", "}", ",",
            "{\"n\":[}]}",
            "{\"id\":\"a\\", "\"\\u", "{\"id\":tru}", "\0", "\u{feff}{}",
        ])
    func broken(_ line: String) throws {
        let file = try SampleFile("{}\n\(line)\n{}\n", name: "of.ndjson")
        let error = #expect(throws: StoreError.self) { try file.audit(.jsonLines, columns: ["id"]) }
        guard case .record(2, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("of JSON of any depth do not grow the stack")
    func depth() throws {
        let deep = String(repeating: "[", count: 100_000)
        let file = try SampleFile("{\"id\":\(deep)\n", name: "of.ndjson")
        for columns in [["id"], []] {
            #expect(throws: StoreError.self) { try file.audit(.jsonLines, columns: columns) }
        }
        let objects = String(repeating: "{\"a\":", count: 100_000)
        let other = try SampleFile("\(objects)\n", name: "of.ndjson")
        for columns in [["id"], []] {
            #expect(throws: StoreError.self) { try other.audit(.jsonLines, columns: columns) }
        }
    }

    @Test("of any bytes are read or refused", .timeLimit(.minutes(60)))
    func anyBytes() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("{}[]\",:\\u0019aeE.-+ntrfl id\n\r\t\0".utf8) + [0xff, 0xef]
        let valid = Array("{\"id\":\"\(Self.first)\",\"n\":[1,{\"a\":-2.5e3}]}\n".utf8)
        for _ in 0..<600 {
            var bytes = Bool.random(using: &generator) ? valid + valid : []
            for _ in 0..<Int.random(in: 0..<6, using: &generator) {
                bytes.insert(
                    alphabet.randomElement(using: &generator) ?? 0,
                    at: Int.random(in: 0...bytes.count, using: &generator))
            }
            let file = try SampleFile(bytes, name: "of.ndjson")
            func outcome(_ length: Int) -> Result<[ColumnAudit], StoreError> {
                Result { () throws(StoreError) in
                    try file.audit(.jsonLines, columns: ["id", "n.1.a"], chunkLength: length)
                }
            }
            #expect(outcome(1) == outcome(1000), "seed \(seed)")
            _ = Result { () throws(StoreError) in try file.audit(.jsonLines) }
        }
    }
}
