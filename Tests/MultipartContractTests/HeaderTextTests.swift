import ContractFindings
import MultipartContract
import Testing

@Suite("Names and filenames")
struct HeaderTextTests {
    static let boundary = "XX"

    /// The first header line of a form of one part with this name or filename.
    static func disposition(
        name: String = "n", filename: String? = nil, safety: HeaderSafety
    ) throws -> [UInt8] {
        let part = try Part(name: name, filename: filename, content: .text("v"), safety: safety)
        let body = Array(try MultipartForm([part]).encode(boundary: Boundary(boundary)).body)
        let end = try #require(body.indices.dropLast().dropFirst(6).first { body[$0] == 13 && body[$0 + 1] == 10 })
        return Array(body[6..<end])
    }

    static func line(_ rest: String) -> [UInt8] { Array("Content-Disposition: form-data; name=\(rest)".utf8) }

    static func fault(of byte: UInt8) -> FindingCategory? {
        switch byte {
        case 10, 13: .headerLineBreak
        case 0..<32, 127: .headerControl
        case 34: .headerQuote
        case 92: .headerBackslash
        default: nil
        }
    }

    @Test("Strict lets ASCII 32 to 126 without quote and backslash through and refuses every other byte at its offset")
    func strict() throws {
        for byte in UInt8(0)...127 {
            let text = "ab\(Unicode.Scalar(byte))c"
            if let category = Self.fault(of: byte) {
                let name = #expect(throws: Refusal.self) { try Part.text(name: text, "v") }
                #expect(name?.finding == Finding(category, offset: 2, term: .name))
                let file = #expect(throws: Refusal.self) {
                    try Part.file(name: "n", filename: text, bytes: [])
                }
                #expect(file?.finding == Finding(category, offset: 2, term: .filename))
            } else {
                #expect(try Self.disposition(name: text, safety: .strict) == Self.line("\"\(text)\""))
                #expect(
                    try Self.disposition(filename: text, safety: .strict) == Self.line("\"n\"; filename=\"\(text)\""))
            }
        }
    }

    @Test(
        "Strict refuses every character outside ASCII at its byte offset",
        arguments: ["é", "验", "\u{85}", "😀", "e\u{301}"])
    func nonASCII(text: String) {
        let offset = text.utf8.first == UInt8(ascii: "e") ? 2 : 1
        let name = #expect(throws: Refusal.self) { try Part.text(name: "a" + text, "v") }
        #expect(name?.finding == Finding(.headerNonASCII, offset: offset, term: .name))
        let file = #expect(throws: Refusal.self) { try Part.file(name: "n", filename: "a" + text, bytes: []) }
        #expect(file?.finding == Finding(.headerNonASCII, offset: offset, term: .filename))
    }

    @Test("A CRLF, which is one Character, is found as a line break in front of any other fault")
    func lineBreakCharacter() {
        let refusal = #expect(throws: Refusal.self) { try Part.text(name: "a\r\nX-Evil: 1", "v") }
        #expect(refusal?.finding == Finding(.headerLineBreak, offset: 1, term: .name))
    }

    @Test("Browser writes every character as it is but the three that WHATWG escapes")
    func browser() throws {
        for byte in UInt8(0)...127 {
            let character = String(Unicode.Scalar(byte))
            let escaped = [34: "%22", 13: "%0D", 10: "%0A"][byte] ?? character
            let inName = byte == 13 || byte == 10 ? "%0D%0A" : escaped
            #expect(try Self.disposition(name: "a\(character)b", safety: .browser) == Self.line("\"a\(inName)b\""))
            #expect(
                try Self.disposition(filename: "a\(character)b", safety: .browser)
                    == Self.line("\"n\"; filename=\"a\(escaped)b\""))
        }
    }

    @Test(
        "Browser makes each line end of a name CRLF first, and leaves those of a filename apart",
        arguments: [
            ("\r\n", "%0D%0A", "%0D%0A"), ("\n\r", "%0D%0A%0D%0A", "%0A%0D"), ("\r\r\n", "%0D%0A%0D%0A", "%0D%0D%0A"),
            ("\r\n\n", "%0D%0A%0D%0A", "%0D%0A%0A"), ("\n\n", "%0D%0A%0D%0A", "%0A%0A"), ("\r", "%0D%0A", "%0D"),
            ("%22", "%22", "%22"), ("\u{2028}", "\u{2028}", "\u{2028}"), ("验收.txt", "验收.txt", "验收.txt"),
        ])
    func browserLineEnds(text: String, name: String, filename: String) throws {
        #expect(try Self.disposition(name: "a" + text, safety: .browser) == Self.line("\"a\(name)\""))
        #expect(
            try Self.disposition(filename: text, safety: .browser) == Self.line("\"n\"; filename=\"\(filename)\""))
    }

    @Test("An empty name is refused under both rules, an empty filename is sent", arguments: HeaderSafety.allCases)
    func empty(safety: HeaderSafety) throws {
        let refusal = #expect(throws: Refusal.self) { try Part.text(name: "", "v", safety: safety) }
        #expect(refusal?.finding == Finding(.nameEmpty, offset: 0, term: .name))
        #expect(try Self.disposition(filename: "", safety: safety) == Self.line("\"n\"; filename=\"\""))
    }

    @Test("A name is kept as given, before any escaping")
    func kept() throws {
        let part = try Part.file(name: "a\"b", filename: "验\r\n", bytes: [1], safety: .browser)
        #expect(part.name == "a\"b")
        #expect(part.filename == "验\r\n")
    }
}
