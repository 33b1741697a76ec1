import ContractFindings
import MultipartContract
import Testing

/// In the bodies `§` stands for the header line and the blank line of a field.
@Suite("What is wrong with the delimiters of a body") struct DelimiterDiagnosisTests {
    struct Expectation: CustomTestStringConvertible, Sendable {
        let body: String
        let category: FindingCategory
        let offset: Int?
        var part: Int?
        var count: Int?
        var testDescription: String { category.rawValue }
    }

    static let field = "Content-Disposition: form-data; name=\"a\"\r\n\r\n"

    static func body(_ text: String) -> [UInt8] {
        Array(text.split(separator: "§", omittingEmptySubsequences: false).joined(separator: field).utf8)
    }

    static func findings(
        _ body: [UInt8], contentType: String? = "multipart/form-data; boundary=X7f3", contentLength: String? = nil,
        profile: ReadingProfile = .rfc
    ) throws -> [Finding] {
        let inspection = try BodyInspector(profile: profile).inspect(
            MemorySource(body), contentTypes: contentType.map { [Array($0.utf8)] },
            contentLengths: contentLength.map { [Array($0.utf8)] })
        return inspection.findings
    }

    // Offsets count with § as the 44 bytes of `field`.
    static let errors: [Expectation] = [
        Expectation(
            body: "--X7f3\r\n§1--X7f3\r\n§2\r\n--X7f3--\r\n", category: .delimiterLineEndMissing, offset: 53, part: 0,
            count: 1),
        Expectation(
            body: "--X7f3\r\n§1\r\n--X7f3\r\n§2--X7f3--\r\n", category: .delimiterLineEndMissing, offset: 108, part: 1),
        Expectation(
            body: "--X7f3\r\n§1--X7f3\r\n§2--X7f3\r\n§3--X7f3--\r\n", category: .delimiterLineEndMissing, offset: 53,
            part: 0, count: 2),
        Expectation(body: "--X7f3\r\n§1\r\n", category: .noCloseDelimiter, offset: 55, part: 0),
        Expectation(body: "--X7f3\r\n§1", category: .noCloseDelimiter, offset: 53, part: 0),
        Expectation(body: "--X7f3\r\n§1\r\n--X7f3", category: .closeDelimiterCut, offset: 61, part: 0),
        Expectation(body: "--X7f3\r\n§1\r\n--X7f3-", category: .closeDelimiterCut, offset: 62, part: 0),
        Expectation(body: "--X7f3\r\n§1\r\n--X7", category: .closeDelimiterCut, offset: 59, part: 0),
        Expectation(body: "--X7f3\r\n§1\r\n--X7f3\r\n", category: .closeHyphensMissing, offset: 61, part: 0),
        Expectation(body: "--X7f3\r\n§1\r\n--X7f3--junk", category: .closeNotTerminated, offset: 63),
        Expectation(
            body: "--X7f3\r\n§1\r\n--X7f3--\r\n--X7f3\r\n§2\r\n--X7f3--\r\n", category: .prematureClose, offset: 55,
            part: 0, count: 1),
        Expectation(
            body: "--X7f3\r\n§1\r\n--X7f3--\r\n§2\r\n--X7f3--\r\n", category: .prematureClose, offset: 55, part: 0,
            count: 1),
        Expectation(body: "--X7f3\r\n--X7f3\r\n§1\r\n--X7f3--\r\n", category: .delimiterTwice, offset: 8),
        Expectation(body: "--X7f3\r\n§1\r\n--X7f3\r\n\r\n--X7f3--\r\n", category: .delimiterTwice, offset: 65, part: 0),
        Expectation(body: "--X7f3\n§1\n--X7f3--\n", category: .lineEnding, offset: 6),
        Expectation(body: "--X7f3\r\n§1\n--X7f3--\r\n", category: .lineEnding, offset: 53, count: 1),
        Expectation(body: "X7f3\r\n§1\r\nX7f3--\r\n", category: .delimiterHyphens, offset: 0, count: 2),
        Expectation(body: "-X7f3\r\n§1\r\n-X7f3--\r\n", category: .delimiterHyphens, offset: 0, count: 2),
        Expectation(body: "----X7f3\r\n§1\r\n----X7f3--\r\n", category: .delimiterHyphens, offset: 0, count: 2),
        Expectation(body: "--X7f3\r\n§--X7f3--\r\n", category: .partLineEndMissing, offset: 52, part: 0),
        Expectation(body: "--other\r\n§1\r\n--other--\r\n", category: .boundaryMismatch, offset: 0),
        Expectation(body: "--(null)\r\n§1\r\n--(null)--\r\n", category: .boundaryPlaceholder, offset: 0),
        Expectation(
            body: "--Optional(\"X7f3\")\r\n§1\r\n--Optional(\"X7f3\")--\r\n", category: .boundaryPlaceholder, offset: 0),
        Expectation(body: "", category: .bodyEmpty, offset: 0),
        Expectation(body: "{\"a\": 1}", category: .noDelimiter, offset: 0),
    ]

    @Test("is named once, with its place", arguments: errors)
    func names(_ expectation: Expectation) throws {
        let errors = try Self.findings(Self.body(expectation.body)).filter { $0.severity == .error }
        #expect(errors.map(\.category) == [expectation.category])
        guard let finding = errors.first else { return }
        #expect(finding.offset == expectation.offset)
        #expect(finding.part == expectation.part)
        if let count = expectation.count { #expect(finding.count == count) }
    }

    @Test("refuses a body whose first part stands before the first delimiter, and one with a byte order mark")
    func firstDelimiter() throws {
        let whole = "--X7f3\r\n§1\r\n--X7f3\r\n§2\r\n--X7f3--\r\n"
        let bodies: [(String, FindingCategory, Int)] = [
            (String(whole.dropFirst(6)), .firstDelimiterMissing, 0),
            (" " + whole.dropFirst(), .firstDelimiterMissing, 0),
            ("\u{FEFF}" + whole, .damageBOMAdded, 0),
            ("--X7f3" + whole.dropFirst(7), .delimiterNotTerminated, 6),
            (whole.replacing("\r\n--X7f3\r\n§2", with: "\r\n--X7f3§2"), .delimiterNotTerminated, 61),
        ]
        for (body, category, offset) in bodies {
            let errors = try Self.findings(Self.body(body)).filter { $0.severity == .error }
            #expect(errors.map(\.category) == [category])
            #expect(errors.first?.offset == offset)
        }
    }

    @Test("names the first byte that differs from what the encoder sends, whichever byte of a head it is")
    func exactDifference() throws {
        let encoded = try MultipartForm([.text(name: "a", "1")]).encode(boundary: Boundary("X7f3"))
        let body = Array(encoded.body)
        let disposition = "Content-Disposition: form-data; name=\"".utf8.count
        // The name and the value of the type are the form's own, in any letter case.
        let fixed = disposition + "a\"\r\nContent-Type: ".utf8.count
        for index in 8..<8 + fixed where index != 8 + disposition {
            guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(body[index] | 0x20) else { continue }
            var other = body
            other[index] ^= 0x20
            let errors = try Self.findings(other, profile: .exact).filter { $0.severity == .error }
            #expect(errors.map(\.category) == [.exactDifference], "byte \(index)")
            #expect(errors.first?.offset == index, "byte \(index)")
        }
    }

    @Test("gives the bytes of a cut delimiter to no content")
    func cutDelimiter() throws {
        let body = Self.body("--X7f3\r\n§1\r\n--X7")
        let types: [[UInt8]]? = [Array("multipart/form-data; boundary=X7f3".utf8)]
        let anatomy = try BodyInspector().inspect(MemorySource(body), contentTypes: types).anatomy
        #expect(anatomy.parts.map(\.content) == [52..<53])
        #expect(anatomy.close == 53..<59)
        let cut = try Self.findings(body, contentLength: "300")
        #expect(cut.map(\.category) == [.bodyCut])
    }

    @Test("names the hyphens of the delimiter lines where the boundary parameter has them")
    func hyphensInTheParameter() throws {
        let findings = try Self.findings(
            Self.body("--X7f3\r\n§1\r\n--X7f3--\r\n"), contentType: "multipart/form-data; boundary=--X7f3")
        #expect(findings.map(\.category) == [.boundaryHyphens])
        #expect(findings.first?.boundary?.text == "X7f3")
    }

    @Test("warns of what is legal and refused by some, and by the browser profile")
    func warnings() throws {
        let cases: [(String, FindingCategory, Int)] = [
            ("\r\n--X7f3\r\n§1\r\n--X7f3--\r\n", .preamble, 0),
            ("hello\r\n--X7f3\r\n§1\r\n--X7f3--\r\n", .preamble, 0),
            ("--X7f3\r\n§1\r\n--X7f3--\r\n\r\n", .epilogue, 65),
            ("--X7f3\r\n§1\r\n--X7f3--", .finalLineEndMissing, 63),
            ("--X7f3 \t\r\n§1\r\n--X7f3--\r\n", .delimiterPadding, 6),
        ]
        for (text, category, offset) in cases {
            let legal = try Self.findings(Self.body(text))
            #expect(legal.map(\.category) == [category])
            #expect(legal.first?.severity == .warning)
            #expect(legal.first?.offset == offset)
            let browser = try Self.findings(Self.body(text), profile: .browser)
            #expect(browser.map(\.severity) == [.error], "\(category)")
        }
    }

    @Test("takes near-delimiters for content and warns of the boundary in it")
    func nearDelimiters() throws {
        for content in ["\r\n--\r\n", "\r\n--X7f", "\r\n--x7f3"] {
            let findings = try Self.findings(Self.body("--X7f3\r\n§\(content)\r\n--X7f3--\r\n"))
            #expect(findings.isEmpty)
        }
        let near = ["\r\n--X7f3X", "\r\n--X7f3-X", "a--X7f3\r\nb", "X7f3", "\nX7f3\nb"]
        for content in near {
            let findings = try Self.findings(Self.body("--X7f3\r\n§\(content)\r\n--X7f3--\r\n"))
            #expect(findings.map(\.category) == [.boundaryInContent], "\(content)")
            #expect(findings.first?.severity == .warning)
        }
    }

    @Test("accepts a form without parts")
    func emptyForm() throws {
        let findings = try Self.findings(Self.body("--X7f3--\r\n"))
        #expect(findings.map(\.category) == [.noParts])
        #expect(findings.first?.severity == .warning)
    }

    @Test("stops at the bound of parts")
    func partBound() throws {
        let one = "--X7f3\r\n§1\r\n"
        var inspector = BodyInspector()
        inspector.bounds.partCount = 3
        let types: [[UInt8]]? = [Array("multipart/form-data; boundary=X7f3".utf8)]
        let full = Self.body(String(repeating: one, count: 3) + "--X7f3--\r\n")
        #expect(try inspector.inspect(MemorySource(full), contentTypes: types).findings.isEmpty)
        let over = Self.body(String(repeating: one, count: 9) + "--X7f3--\r\n")
        let findings = try inspector.inspect(MemorySource(over), contentTypes: types).findings
        #expect(findings.map(\.category) == [.boundReached])
        #expect(findings.first?.term == .partCount)
        #expect(findings.first?.expected == 3)
    }
}
