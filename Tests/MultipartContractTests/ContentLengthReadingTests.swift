import ContractFindings
import MultipartContract
import Testing

@Suite("The Content-Length of a request as it is read")
struct ContentLengthReadingTests {
    private func read(_ values: String...) -> ContentLengthReading {
        ContentLengthReading(values: values.map { Array($0.utf8) })
    }

    private func count(_ text: String) -> CharacterCount {
        var count = CharacterCount()
        Array(text.utf8).withUnsafeBytes { count.add($0) }
        return count
    }

    @Test(
        "Plain decimal numbers are taken, and nothing else",
        arguments: [
            ("0", 0, nil), ("123", 123, nil), (" 7\t", 7, nil), ("007", 7, nil), ("9223372036854775807", .max, nil),
            ("9223372036854775808", nil, "content-length-syntax!^0 otherNumber"),
            ("99999999999999999999999999", nil, "content-length-syntax!^0 otherNumber"),
            ("Optional(123)", nil, "content-length-syntax!^0 optionalText"),
            ("nil", nil, "content-length-syntax!^0 nullText"), ("(null)", nil, "content-length-syntax!^0 nullText"),
            (" -5", nil, "content-length-syntax!^1 negative"), ("", nil, "content-length-syntax!^0 otherNumber"),
            ("+5", nil, "content-length-syntax!^0 otherNumber"), ("12a", nil, "content-length-syntax!^2 otherNumber"),
            ("0x1F", nil, "content-length-syntax!^1 otherNumber"), ("1.5", nil, "content-length-syntax!^1 otherNumber"),
            ("5, 5", 5, "content-length-duplicate!^1"), ("5, 6", nil, "content-length-duplicate!^1"),
            ("5,", nil, "content-length-syntax!^1 otherNumber"),
        ] as [(String, Int?, String?)])
    func syntax(value: String, length: Int?, finding: String?) {
        let reading = read(value)
        #expect(reading.length == length)
        #expect(reading.findings.map(shape) == (finding.map { [$0] } ?? []))
        #expect(reading.findings.allSatisfy { $0.layer == .request })
    }

    @Test("No header is no finding here; several are one, and are believed only if they agree")
    func countOfHeaders() {
        #expect(ContentLengthReading(values: nil).findings.isEmpty)
        #expect(read().findings.isEmpty && read().length == nil)
        #expect(read("5", "5").findings == [Finding(.contentLengthDuplicate, count: 2)])
        #expect(read("5", "5").length == 5 && read("5", "6").length == nil)
    }

    @Test("The promised length is compared with the body, and a count of characters is named")
    func comparison() {
        let body = "a: Zo\u{EB}\r\n\r\n\u{1F600}"
        let bytes = body.utf8.count
        let characters = count(body)
        #expect(read("\(bytes)").findings(bodyLength: bytes, characters: characters).isEmpty)
        #expect(read("nil").findings(bodyLength: bytes, characters: characters).isEmpty)
        for number in [body.unicodeScalars.count, body.utf16.count, body.count] {
            #expect(
                read("\(number)").findings(bodyLength: bytes, characters: characters)
                    == [Finding(.contentLengthCharacters, expected: bytes, found: number)])
        }
        #expect(
            read("5").findings(bodyLength: bytes, characters: characters)
                == [Finding(.contentLength, expected: bytes, found: 5)])
        #expect(read("88").findings(bodyLength: 84) == [Finding(.bodyCut, offset: 84, expected: 84, found: 88)])
        #expect(read("70").findings(bodyLength: 71).map(\.category) == [.contentLength])
    }

    @Test("Characters are counted as Swift counts them, in any pieces")
    func characters() {
        let text = "\r\n\r\r\n\n\0ab\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\u{D7FF}\u{E000}z\r"
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            var count = CharacterCount()
            bytes[..<cut].withUnsafeBytes { count.add($0) }
            bytes[cut...].withUnsafeBytes { count.add($0) }
            #expect(count == self.count(text))
        }
        let counted = count(text)
        #expect(counted.isText && counted.scalars == text.unicodeScalars.count)
        #expect(counted.utf16Units == text.utf16.count)
        #expect(count("a\r\nb").contains("a\r\nb".count) && "a\r\nb".count == 3)
    }

    @Test(
        "Bytes that are not UTF-8 have no characters",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF],
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        var count = CharacterCount()
        bytes.withUnsafeBytes { count.add($0) }
        #expect(!count.isText && (0...9).allSatisfy { !count.contains($0) })
    }
}
