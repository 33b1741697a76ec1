import ContractFindings
import MultipartContract
import Testing

@Suite("Profiles, bounds and hostile heads")
struct PartHeadBoundsTests {
    private static let disposition = "Content-Disposition: form-data; name=\"a\"\r\n"

    @Test(
        "What is legal and not what browsers write is a fault in the strict profiles",
        arguments: [
            ("Content-Disposition: form-data; name=a\r\n\r\n", "value-token"),
            ("Content-Type: a/b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n", "header-order"),
            ("Content-Disposition: form-data; name=\"a\\\"b\"\r\n\r\n", "header-backslash"),
            ("Content-Disposition: form-data; name=\"a\"; filename*=UTF-8''b\r\n\r\n", "filename-extended"),
            ("CONTENT-DISPOSITION: form-data; name=\"a\"\r\n\r\n", "header-case"),
            ("Content-Disposition:form-data; name=\"a\"\r\n\r\n", "header-spacing"),
            (disposition + "Content-Transfer-Encoding: 8bit\r\n\r\n", "transfer-encoding-identity"),
        ])
    func profiles(head: String, name: String) {
        for profile in ReadingProfile.allCases {
            let found = readHead(Array(head.utf8), profile: profile).findings
            #expect(found.map(\.category.rawValue) == ["multipart." + name])
            #expect(found.map(\.severity) == [profile == .rfc ? .warning : .error])
        }
    }

    @Test("Only the browser profile refuses further headers, and only the strict ones names in lower case")
    func furtherHeaders() {
        let extra = Self.disposition + "X-A: b\r\n\r\n"
        #expect(shapes(of: extra).isEmpty && shapes(of: extra, profile: .exact).isEmpty)
        #expect(shapes(of: extra, profile: .browser) == ["header-reserved!@42"])
        let lower = "content-disposition: form-data; name=\"a\"\r\n\r\n"
        #expect(shapes(of: lower).isEmpty)
        #expect(shapes(of: lower, profile: .browser) == ["header-case!@0"])
    }

    @Test("What browsers escape or send as it is stays a warning in their profile")
    func browserBytes() {
        let head = "Content-Disposition: form-data; name=\"ü\\%22%0D\"; filename=\"a/b\"\r\n\r\n"
        #expect(
            shapes(of: head, profile: .browser) == [
                "header-non-ascii?@38 utf8", "header-backslash?@40 name", "quote-percent?@41 name",
                "line-break-escaped?@44 name", "filename-path?@61",
            ])
    }

    @Test("The bounds end a head, and say so once")
    func bounds() {
        let lines = String(repeating: "X-A: b\r\n", count: 40)
        let many = Self.disposition + lines + "\r\n"
        #expect(shapes(of: many) == ["bound-reached!@290 headerCount"])
        let (head, long) = readHead(Array((Self.disposition + lines).utf8), bounds: ReadingBounds(headerBlock: 60))
        #expect(long.map(shape) == ["bound-reached!@60 headerBlock"])
        #expect(long.map(\.expected) == [60] && long.map(\.layer) == [.header])
        #expect(head.bytes.count == 60 && head.name == "a")
        let cut = shapes(of: Self.disposition + "\r\n", bounds: ReadingBounds(headerBlock: 39))
        #expect(cut == ["bound-reached!@39 headerBlock"])
        let findings = readHead(
            Array(("Content-Disposition: form-data; name=\"a\"" + String(repeating: "; a=b", count: 100)).utf8),
            bounds: ReadingBounds(findingCount: 5)
        ).findings
        #expect(findings.count == 5)
    }

    @Test("Long heads and lines are noted with their length")
    func headLength() {
        let start = "Content-Disposition: form-data; name=\"a\"; filename=\""
        func findings(_ total: Int) -> [Finding] {
            let rest = total - start.utf8.count - 5
            return readHead(Array((start + String(repeating: "b", count: rest) + "\"\r\n\r\n").utf8)).findings
        }
        #expect(findings(512).isEmpty)
        #expect(findings(513) == [Finding(.headLength, offset: 0, part: 0, field: "a", expected: 512, found: 513)])
        #expect(findings(1003) == [Finding(.headLength, offset: 0, part: 0, field: "a", expected: 998, found: 999)])
    }

    @Test("A body with lone LF all through has no finding for it in its heads")
    func bareLineFeeds() {
        let text = "Content-Disposition: form-data; name=\"a\"; filename=\"b\"\nContent-Type: a/b\n\nrest"
        let (head, findings) = readHead(Array(text.utf8), options: .init(allowsBareLF: true))
        #expect(findings.isEmpty)
        #expect((head.name, head.filename, head.contentType) == ("a", "b", "a/b"))
        #expect(head.bytes.count == text.utf8.count - 4 && head.hasBlankLine)
    }

    @Test("A head that the end of the body cuts has no finding for what is not there, at any place")
    func cut() {
        let text = Self.disposition + "Content-Type: text/plain; charset=\"utf-8\"\r\nX-A: b\r\n\r\n"
        let bytes = Array(text.utf8)
        for end in 0..<bytes.count {
            let found = readHead(Array(bytes[..<end]), options: .init(isCut: true)).findings
            #expect(found.isEmpty, "cut at \(end): \(found.map(shape))")
        }
    }

    @Test("Further white space and CRs at line ends are told once")
    func carriageReturns() {
        let (head, findings) = readHead(Array("Content-Disposition: form-data; name=\"a\"\r\r\n\r\r\n".utf8))
        #expect(findings.map(shape) == ["header-line-break!@40 headerLines"] && findings[0].count == 2)
        #expect(head.hasBlankLine && head.name == "a")
    }

    @Test(
        "Text outside ASCII is named by its encoding where no other one fits",
        arguments: [
            ([0xC3, 0xBC], "utf8", Severity.warning),
            ([0x5A, 0x6F, 0xEB], "latin1", .error),
            ([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], "latin1", .error),
            ([0x83, 0x65, 0x83, 0x58, 0x83, 0x67], "shiftJIS", .error),
            ([0xCE, 0xC4, 0xBC, 0xFE], "gb18030", .error),
            ([0x81, 0x30, 0x81, 0x30], "gb18030", .error),
            ([0xFF], "unknownEncoding", .error),
            ([0x63, 0x72, 0xE9, 0xE9, 0x65], "unknownEncoding", .error),
            ([0x93, 0x61, 0x94], "unknownEncoding", .error),
        ] as [([UInt8], String, Severity)])
    func encodings(name: [UInt8], term: String, severity: Severity) {
        let head = Array("Content-Disposition: form-data; name=\"".utf8) + name + Array("\"\r\n\r\n".utf8)
        let found = readHead(head).findings
        #expect(found.map(\.category) == [.headerNonASCII])
        #expect(found.map(\.term?.rawValue) == [term] && found.map(\.severity) == [severity])
    }

    @Test("The length that a part declares is compared with its content")
    func partLength() {
        func head(_ value: String) -> PartHead {
            readHead(Array((Self.disposition + "Content-Length: \(value)\r\n\r\n").utf8), offset: 100).head
        }
        #expect(head("5").declaredLength == 5)
        #expect(head("5").lengthFinding(contentLength: 5, part: 0) == nil)
        #expect(
            head("2").lengthFinding(contentLength: 5, part: 1)
                == Finding(.partLength, offset: 158, part: 1, field: "a", expected: 5, found: 2))
        for (value, term) in [
            ("Optional(5)", Term.optionalText), ("nil", .nullText), ("-1", .negative), ("5,5", .otherNumber),
            ("", .otherNumber),
        ] {
            #expect(head(value).declaredLength == nil)
            #expect(head(value).lengthFinding(contentLength: 5, part: 0)?.term == term)
        }
        #expect(head("99999999999999999999").lengthFinding(contentLength: 5, part: 0)?.found == nil)
        #expect(readHead(Array((Self.disposition + "\r\n").utf8)).head.lengthFinding(contentLength: 5, part: 0) == nil)
    }

    @Test("Header lines are told from content")
    func shapesOfLines() {
        for line in [
            "Content-Type: image/png\r\n", "content-disposition:x", "CONTENT-LENGTH : 3", "Content-Transfer-Encoding:",
        ] {
            #expect(HeaderLineShape.looksLikeHeader(Array(line.utf8)), "\(line)")
        }
        for line in ["", "hello: you", "Content-Typ", " Content-Type: a", "Content-Type", ":", "xContent-Type: a"] {
            #expect(!HeaderLineShape.looksLikeHeader(Array(line.utf8)), "\(line)")
        }
    }

    @Test("A head shows none of its text")
    func redaction() {
        let head = readHead(Array("Content-Disposition: form-data; name=\"canary\"\r\n\r\n".utf8)).head
        var dumped = ""
        dump(head, to: &dumped)
        #expect(!("\(head)" + String(reflecting: head) + dumped).contains("canary"))
    }

    @Test("Changed, cut and doubled bytes of heads always give an answer whose ranges lie in the head")
    func mutations() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let seeds = [
            Self.disposition + "Content-Type: text/plain\r\nContent-Length: 5\r\n\r\n",
            "Content-Disposition: form-data; name=\"a\\\"b\"; filename=c d; filename*=e\r\n folded\r\n\r\n",
            "content-type:multipart/mixed\nContent-Disposition : attachment;name=\\\"a\\\";\n\n",
        ].map { Array($0.utf8) }
        let alphabet = Array("\r\n\"\\;=: \t%*aZ\0".utf8) + [0x80, 0xFF]
        for round in 0..<4000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0...Int.random(in: 0..<6, using: &random) where !bytes.isEmpty {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: at)
                case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: at)
                case 2: bytes[at] = alphabet.randomElement(using: &random) ?? 0
                default: bytes.removeSubrange(at...)
                }
            }
            let profile = ReadingProfile.allCases[round % 3]
            let (head, findings) = readHead(
                bytes, offset: 1000, profile: profile, options: .init(isCut: round % 2 == 0))
            let all = 0..<head.bytes.count
            let ranges = [head.nameRange, head.filenameRange, head.contentTypeRange].compactMap { $0 }
            #expect(ranges.allSatisfy { $0.clamped(to: all) == $0 }, "seed \(seed), round \(round)")
            let places = findings.compactMap(\.offset)
            #expect(
                places == places.sorted() && places.allSatisfy { 1000...(1000 + bytes.count) ~= $0 }, "seed \(seed)")
            #expect(
                findings.count == Set(findings).count,
                "seed \(seed), round \(round), \(findings.map(shape)) \(String(decoding:bytes,as:UTF8.self).debugDescription)"
            )
            _ = (head.lines, head.name, head.lengthFinding(contentLength: 1, part: 0))
        }
    }

    @Test(
        "A hostile head takes no more than linear time", .timeLimit(.minutes(60)),
        arguments: [
            "; a=\"x\"y", "\\\"", ";", "; name=\\\"", "; a=b; c", "\r\n a", "=\"", "\"\\\";", "; x", "%41",
        ])
    func hostile(unit: String) {
        let length = 1 << 18
        let text = "Content-Disposition: form-data; name=\"" + String(repeating: unit, count: length / unit.utf8.count)
        let bytes = Array(text.utf8)
        let bounds = ReadingBounds(headerBlock: 1 << 20)
        // Quadratic work would take minutes.
        #expect(readHead(bytes, bounds: bounds).head.bytes.count <= bytes.count)
    }
}
