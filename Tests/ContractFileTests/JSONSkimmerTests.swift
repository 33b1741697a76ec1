import ContractFile
import Testing

@Suite("The JSON skimmer")
struct JSONSkimmerTests {
    @Test("finds the values that the reader reads")
    func finds() throws {
        let text = #" {"a": [1, {"b": "]}\"\\"}, null ] , "c\u0064":{ }, "e": -1.5e+3} "#
        let skimmer = try JSONSkimmer(Array(text.utf8))
        let members = try #require(try skimmer.members(of: skimmer.root))
        #expect(members.map(\.key) == ["a", "cd", "e"])
        #expect(try skimmer.value(at: members[2].value) == .double(-1500))
        let elements = try #require(try skimmer.elements(of: members[0].value))
        #expect(try elements.map { try skimmer.value(at: $0) } == [.int(1), .object(["b": .string("]}\"\\")]), .null])
        #expect(try skimmer.value(of: "cd", in: skimmer.root).map { try skimmer.value(at: $0) } == .object([:]))
        #expect(try skimmer.value(of: "b", in: skimmer.root) == nil)
        #expect(try skimmer.value(of: "b", in: members[0].value) == nil)
        #expect(try skimmer.elements(of: skimmer.root) == nil)
        #expect(try skimmer.value(at: skimmer.root) == JSONValue(document: text.utf8))
    }

    @Test("takes a byte order mark, which HAR allows")
    func mark() throws {
        let skimmer = try JSONSkimmer(Array("\u{FEFF}[1]".utf8))
        #expect(try skimmer.value(at: skimmer.root) == .array([.int(1)]))
    }

    @Test("reads half of a surrogate pair as a replacement character")
    func surrogates() throws {
        for (text, expected) in [
            (#""\uD800""#, "\u{FFFD}"), (#""\uDC00\uD800x""#, "\u{FFFD}\u{FFFD}x"), (#""\uD83D\uDE00""#, "\u{1F600}"),
            (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}\u{1F600}"), (#""\uD83D\n""#, "\u{FFFD}\n"),
        ] {
            let skimmer = try JSONSkimmer(Array(text.utf8))
            #expect(try skimmer.value(at: skimmer.root) == .string(expected), "\(text)")
        }
    }

    @Test("names the place of what is broken")
    func broken() throws {
        for (text, column) in [
            ("", 1), ("[", 2), ("[1", 3), ("{\"a\":\"", 7), ("\"a\\\"", 5), ("[]]", 3), ("[] 1", 3), ("}", 1),
            ("[1]\u{0}", 4), ("\"\\", 3),
        ] {
            let error = #expect(throws: DocumentError.self) { try JSONSkimmer(Array(text.utf8)) }
            #expect(
                error?.description.contains("line 1, column \(column)") == true, "\(text): \(String(describing: error))"
            )
        }
        for text in ["{1:2}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\":1,}", "{,}", "{\"a\":1]"] {
            let skimmer = try JSONSkimmer(Array(text.utf8))
            #expect(throws: DocumentError.self, "\(text)") { try skimmer.members(of: skimmer.root) }
        }
        for text in ["[1 2]", "[1,]", "[,]", "[1}"] {
            let skimmer = try JSONSkimmer(Array(text.utf8))
            #expect(throws: DocumentError.self, "\(text)") { try skimmer.elements(of: skimmer.root) }
        }
        let skimmer = try JSONSkimmer(Array(#"{"a":1,"b":2,"a":3}"#.utf8))
        #expect(throws: DocumentError.self) { try skimmer.value(of: "a", in: skimmer.root) }
        #expect(try skimmer.value(of: "b", in: skimmer.root) == 11..<12)
    }

    @Test("steps over any depth")
    func depth() throws {
        let deep = String(repeating: "[{\"a\":", count: 100_000) + "1" + String(repeating: "}]", count: 100_000)
        let skimmer = try JSONSkimmer(Array("{\"x\":\(deep),\"y\":2}".utf8))
        #expect(try skimmer.value(of: "y", in: skimmer.root).map { try skimmer.value(at: $0) } == .int(2))
    }

    @Test("answers any bytes of JSON's alphabet without a trap")
    func noise() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("{}[]\",:\\u0019dDe \n\u{e9}".utf8)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                alphabet[Int.random(in: alphabet.indices, using: &generator)]
            }
            guard let skimmer = try? JSONSkimmer(bytes) else {
                #expect((try? JSONValue(document: bytes)) == nil, "seed \(seed): \(bytes)")
                continue
            }
            _ = try? skimmer.members(of: skimmer.root)
            _ = try? skimmer.elements(of: skimmer.root)
            _ = try? skimmer.value(at: skimmer.root)
        }
    }
}
