import ContractFile
import Foundation
import Testing

@Suite("The JSON reader")
struct JSONParserTests {
    static let valid: [(text: String, value: JSONValue)] = [
        // Values alone, and space where it may stand
        ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("\"\"", .string("")), ("[]", .array([])),
        ("{}", .object([:])), (" \t\r\n[ \t\r\n] \t\r\n", .array([])), ("{ \n }\n", .object([:])),
        ("[ 1 , 2 ]", .array([.int(1), .int(2)])),
        ("{ \"a\" : 1 , \"b\" : 2 }", .object(["a": .int(1), "b": .int(2)])),
        ("[[],[[]],{}]", .array([.array([]), .array([.array([])]), .object([:])])),
        ("[null,true,false]", .array([.null, .bool(true), .bool(false)])),
        // Numbers
        ("0", .int(0)), ("-0", .int(0)), ("10", .int(10)), ("-1", .int(-1)), ("1.0", .int(1)), ("-20.000", .int(-20)),
        ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
        ("9223372036854775808", .double(9_223_372_036_854_775_808)),
        ("0.5", .double(0.5)), ("-0.25", .double(-0.25)), ("1e2", .double(100)), ("1E+2", .double(100)),
        ("25e-1", .double(2.5)), ("1.5e0", .double(1.5)), ("0e1", .double(0)), ("1e308", .double(1e308)),
        ("1e-999", .double(0)), ("0.99999999999999999999", .double(1)),
        ("1" + String(repeating: "0", count: 300), .double(1e300)),
        // Texts
        (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{c}\n\r\t")), (#""a\u0041\u00e9b""#, .string("aAéb")),
        (#""\uD83D\uDE00\ud83d\ude00""#, .string("\u{1F600}\u{1F600}")), (#""\u0000""#, .string("\0")),
        (#""\uFFFF\uFDD0\uDBFF\uDFFF""#, .string(String(decoding: [0xFFFF, 0xFDD0, 0xDBFF, 0xDFFF], as: UTF16.self))),
        (#""\\u0041""#, .string("\\u0041")),
        (
            "\"\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFD}\"",
            .string("\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFD}")
        ),
        ("\"\u{2028}\u{2029}\u{FEFF}\"", .string("\u{2028}\u{2029}\u{FEFF}")),
        ("\"/* no comment */\"", .string("/* no comment */")),
        // Keys
        (#"{"":0}"#, .object(["": .int(0)])), (#"{"a":{"a":1}}"#, .object(["a": .object(["a": .int(1)])])),
        (#"[{"a":1},{"a":2}]"#, .array([.object(["a": .int(1)]), .object(["a": .int(2)])])),
        (#"{"\u0061\n":1,"A":2}"#, .object(["a\n": .int(1), "A": .int(2)])),
    ]

    @Test("reads every kind of valid document")
    func reads() throws {
        for (text, value) in JSONParserTests.valid {
            #expect(try JSONValue(document: text.utf8) == value, "\(text.debugDescription)")
        }
    }

    @Test("keeps the code points of a text as they are written")
    func composition() throws {
        guard case .string(let text) = try JSONValue(document: "\"e\u{301}\u{e9}\\u0065\\u0301\"".utf8) else {
            Issue.record("no text")
            return
        }
        #expect(Array(text.unicodeScalars) == ["e", "\u{301}", "\u{e9}", "e", "\u{301}"])
    }

    /// Documents with the line and column of the first thing wrong.
    static let invalid: [(text: String, line: Int, column: Int)] = [
        // Nothing, or not all
        ("", 1, 1), (" \n ", 2, 2), ("[", 1, 2), ("[1", 1, 3), ("[1,", 1, 4), ("{", 1, 2), (#"{"a""#, 1, 5),
        (#"{"a":"#, 1, 6), (#"{"a":1"#, 1, 7), (#"{"a":1,"#, 1, 8), ("\"", 1, 2), ("\"a\\", 1, 3), ("tru", 1, 1),
        ("-", 1, 2), ("1.", 1, 3), ("1e", 1, 3), ("1e+", 1, 4),
        // Commas, colons, brackets
        ("[1,]", 1, 4), ("[,1]", 1, 2), ("[1,,2]", 1, 4), ("[1 2]", 1, 4), (#"{"a":1,}"#, 1, 8), ("{,}", 1, 2),
        (#"{"a":1,,"b":2}"#, 1, 8), (#"{"a" 1}"#, 1, 6), (#"{"a"::1}"#, 1, 6), (#"{"a":}"#, 1, 6),
        (#"{"a":1 "b":2}"#, 1, 8), ("[1}", 1, 3), (#"{"a":1]"#, 1, 7), (#"{"a",1}"#, 1, 5), ("]", 1, 1), (",", 1, 1),
        // After the document
        ("1 2", 1, 3), ("[]]", 1, 3), ("{}{}", 1, 3), ("[]\n,", 2, 1), ("null\0", 1, 5), ("[]x", 1, 3), ("1,", 1, 2),
        // Keys
        ("{a:1}", 1, 2), ("{'a':1}", 1, 2), ("{1:1}", 1, 2), ("{null:1}", 1, 2), (#"{"a":1,b:2}"#, 1, 8),
        // Words
        ("True", 1, 1), ("nul", 1, 1), ("NULL", 1, 1), ("nan", 1, 1), ("NaN", 1, 1), ("Infinity", 1, 1),
        ("-Infinity", 1, 2), ("undefined", 1, 1), ("truefalse", 1, 5), ("nulls", 1, 5), ("[n]", 1, 2), ("'a'", 1, 1),
        // Numbers
        ("01", 1, 2), ("-01", 1, 3), ("00", 1, 2), ("+1", 1, 1), (".5", 1, 1), ("-.5", 1, 2), ("1.e1", 1, 3),
        ("1e1.5", 1, 4), ("0x10", 1, 2), ("1_000", 1, 2), ("--1", 1, 2), ("- 1", 1, 2), ("1 .5", 1, 3), ("1ee2", 1, 3),
        ("1e+-2", 1, 4), ("\u{661}", 1, 1), ("1\u{FF11}", 1, 2), ("1f", 1, 2),
        // Texts
        ("\"\n\"", 1, 2), ("\"a\tb\"", 1, 3), ("\"\0\"", 1, 2), ("\"\u{1F}\"", 1, 2), (#""\x41""#, 1, 2),
        (#""\'""#, 1, 2), (#""\0""#, 1, 2), (#""\U0041""#, 1, 2), (#""\u004""#, 1, 2), (#""\u00G0""#, 1, 2),
        (#""\u+041""#, 1, 2), (#""\u 041""#, 1, 2), (#""\u{41}""#, 1, 2), ("\"\\\u{e9}\"", 1, 2), ("\"\\\n\"", 1, 2),
        // Surrogates
        (#""\uD800""#, 1, 2), (#""\uDC00""#, 1, 2), (#""\uD800\uD800""#, 1, 2), (#""\uD800x""#, 1, 2),
        (#""\uD800\n""#, 1, 2), (#""\uDC00\uD800""#, 1, 2), (#""\uD83D\uDE0""#, 1, 2), (#""ab\uD800\u0041""#, 1, 4),
        // Comments, marks, space that is none
        ("/**/1", 1, 1), ("1//", 1, 2), ("[1/*a*/]", 1, 3), ("#\n1", 1, 1), ("\u{FEFF}1", 1, 1), ("\u{A0}1", 1, 1),
        ("[\u{2028}]", 1, 2), ("\u{C}1", 1, 1), ("\u{B}1", 1, 1), ("[\u{85}]", 1, 2),
        // Lines end with LF, and a column is a code point
        ("{\r\n  \"a\": x\r\n}", 2, 8), ("[\r\r x", 1, 5), ("[\"é验\u{1F600}e\u{301}\", x", 1, 11), ("[\n\n\n]x", 4, 2),
    ]

    @Test("refuses every kind of broken document at the first thing wrong")
    func refuses() {
        for (text, line, column) in JSONParserTests.invalid {
            #expect(place(of: Array(text.utf8)) == [line, column], "\(text.debugDescription)")
        }
    }

    @Test("refuses bytes that are no UTF-8, wherever they stand")
    func encoding() {
        let broken: [[UInt8]] = [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xE1, 0x80], [0xE1, 0x80, 0x41], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE],
            [0xFF],
        ]
        let quote = UInt8(ascii: "\"")
        for bytes in broken {
            #expect(place(of: [quote] + bytes + [quote]) == [1, 2], "\(bytes)")
            #expect(place(of: [quote] + bytes) == [1, 2], "\(bytes)")
            #expect(place(of: [0x7B, quote] + bytes + [quote, 0x3A, 0x31, 0x7D]) == [1, 3], "\(bytes)")
            #expect(place(of: bytes) == [1, 1], "\(bytes)")
        }
        for bytes: [UInt8] in [[0xFF, 0xFE, 0x31, 0x00], [0x00, 0x31], [0x31, 0x00]] {
            #expect(place(of: bytes) != nil, "\(bytes)")
        }
    }

    @Test("refuses a key that stands twice, with its pointer and place")
    func duplicates() {
        let documents = [
            (#"{"a":1,"a":1}"#, "/a: the key stands twice in its object, again at line 1, column 8; keep one"),
            (#"{"a":1,"b":{"x":[0,{"c/~":1,"d":2,"c/~":3}]}}"#, "/b/x/1/c~1~0: the key stands twice"),
            (#"{"a":1,"\u0061":2}"#, "/a: the key"), (#"{"":1,"":2}"#, "/: the key"),
            (
                "{\"\u{e9}\":1,\n \"e\\u0301\":2}",
                "/e\u{301}: the key stands twice in its object, again at line 2, column 2"
            ),
            ("{\"K\":1,\"\u{212A}\":2}", "the key"), ("{\"\\u001b[2J\":1,\"\\u001b[2J\":1}", "/\\u{1b}[2J: the key"),
        ]
        for (text, message) in documents {
            #expect(failure(of: Array(text.utf8))?.description.contains(message) == true, "\(text)")
        }
    }

    @Test("goes 64 levels deep and no further, whatever follows")
    func depth() throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            let inner = open == "[" ? "" : "1"
            let deepest = String(repeating: open, count: 64) + inner + String(repeating: close, count: 64)
            _ = try JSONValue(document: deepest.utf8)
            for levels in [65, 500, 100_000] {
                let error = failure(of: Array(String(repeating: open, count: levels).utf8))
                guard case .tooDeep(let position)? = error?.reason else {
                    Issue.record("\(levels) levels: \(String(describing: error))")
                    continue
                }
                #expect(position.column == 64 * open.utf8.count + 1)
            }
        }
    }

    @Test("refuses numbers that no Double holds")
    func numbers() {
        let long = String(repeating: "1", count: 1_000_000)
        for text in [
            "1e309", "-1e309", "1e999999999999999999999", String(repeating: "9", count: 400), long, "0." + long,
        ] {
            guard case .numberOutOfRange(let position)? = failure(of: Array("[\(text)]".utf8))?.reason else {
                Issue.record("accepted \(text.prefix(20))")
                continue
            }
            #expect(position.line == 1 && position.column == 2)
        }
    }

    @Test("never says a word of the document")
    func silence() {
        for text in [
            "CANARY", "[CANARY]", "{\"a\": CANARY}", "\"CANARY", "[\"CANARY\" 1]", "\"\\uCANARY\"", "[1] CANARY",
        ] {
            #expect(failure(of: Array(text.utf8))?.description.contains("CANARY") == false, "\(text)")
        }
    }

    // MARK: Against Foundation

    static let sample = Array(
        "{\"k\\u00e9\": [1, -2.5e1, true, false, null, \"a\u{e9}\\n\\uD83D\\uDE00\"], \"m\": {}, \"\": 10}".utf8)

    @Test("answers every truncation with an error")
    func truncations() throws {
        let sample = JSONParserTests.sample
        _ = try JSONValue(document: sample)
        for length in 0..<sample.count {
            #expect(failure(of: Array(sample[..<length])) != nil, "\(length) bytes")
        }
    }

    @Test("answers every change of one byte, and with Foundation's value where both accept it")
    func mutations() throws {
        var accepted = 0
        for index in JSONParserTests.sample.indices {
            for byte in UInt8.min...UInt8.max {
                var bytes = JSONParserTests.sample
                bytes[index] = byte
                guard let value = try? JSONValue(document: bytes),
                    let foundation = try? JSONDecoder().decode(FoundationValue.self, from: Data(bytes))
                else { continue }
                accepted += 1
                #expect(FoundationValue(value) == foundation, "byte \(index) as \(byte)")
            }
        }
        #expect(accepted > 500)
    }

    @Test("answers random bytes of JSON's alphabet without a trap")
    func noise() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("{}[]\",:\\u0019dDeE+-. \ntrfalsn\u{e9}".utf8)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                alphabet[Int.random(in: alphabet.indices, using: &generator)]
            }
            guard let value = try? JSONValue(document: bytes),
                let foundation = try? JSONDecoder().decode(FoundationValue.self, from: Data(bytes))
            else { continue }
            #expect(FoundationValue(value) == foundation, "seed \(seed): \(bytes)")
        }
    }

    @Test("reads back what is written, in both forms")
    func roundTrip() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let (written, value) = random(depth: 0, using: &generator)
            #expect(try JSONValue(document: written.line.utf8) == value, "seed \(seed)")
            #expect(try JSONValue(document: Data(written.document.utf8)) == value, "seed \(seed)")
        }
    }

    @Test("reads a document of five megabytes")
    func size() throws {
        let element = OrderedJSON.object([("text", .string(String(repeating: "é\n", count: 40))), ("number", .int(7))])
        let count = 36_000
        let bytes = Array(OrderedJSON.array(Array(repeating: element, count: count)).document.utf8)
        #expect(bytes.count > 5_000_000)
        guard case .array(let elements) = try JSONValue(document: bytes) else {
            Issue.record("no list")
            return
        }
        #expect(elements.count == count)
        #expect(elements.last == .object(["text": .string(String(repeating: "é\n", count: 40)), "number": .int(7)]))
    }

    // MARK: Helpers

    private func failure(of bytes: [UInt8]) -> DocumentError? {
        do {
            _ = try JSONValue(document: bytes)
            return nil
        } catch {
            return error
        }
    }

    /// Line and column of the first thing wrong.
    private func place(of bytes: [UInt8]) -> [Int]? {
        guard case .notJSON(let position, _)? = failure(of: bytes)?.reason else { return nil }
        return [position.line, position.column]
    }

    private func random(depth: Int, using generator: inout SeededGenerator) -> (OrderedJSON, JSONValue) {
        switch Int.random(in: 0..<(depth < 6 ? 5 : 3), using: &generator) {
        case 0:
            let number = Int.random(in: .min ... .max, using: &generator) >> Int.random(in: 0..<64, using: &generator)
            return (.int(number), .int(number))
        case 1:
            let flag = Bool.random(using: &generator)
            return (.bool(flag), .bool(flag))
        case 2:
            let text = text(using: &generator)
            return (.string(text), .string(text))
        case 3:
            let elements = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
                random(depth: depth + 1, using: &generator)
            }
            return (.array(elements.map(\.0)), .array(elements.map(\.1)))
        default:
            var members: [String: (OrderedJSON, JSONValue)] = [:]
            for _ in 0..<Int.random(in: 0..<6, using: &generator) {
                members[text(using: &generator)] = random(depth: depth + 1, using: &generator)
            }
            return (.object(members.map { ($0.key, $0.value.0) }), .object(members.mapValues(\.1)))
        }
    }

    private func text(using generator: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0..<12, using: &generator) {
            let most: UInt32 = [0x7F, 0x7FF, 0xFFFF, 0x10FFFF].randomElement(using: &generator) ?? 0x7F
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...most, using: &generator)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

/// What Foundation makes of a document, with all numbers as `Double`.
private enum FoundationValue: Decodable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([FoundationValue])
    case object([String: FoundationValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([String: FoundationValue].self) {
            self = .object(value)
        } else if let value = try? container.decode([FoundationValue].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .int(let number): self = .number(Double(number))
        case .double(let number): self = .number(number)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(FoundationValue.init))
        case .object(let members): self = .object(members.mapValues(FoundationValue.init))
        }
    }
}
