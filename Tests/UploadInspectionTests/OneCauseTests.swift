import ContractFindings
import MultipartContract
import Testing

@testable import UploadInspection

@Suite("One cause has one finding")
struct OneCauseTests {
    private static let contentType = "multipart/form-data; boundary=X7f3"
    private static let body = """
        --X7f3\r
        Content-Disposition: form-data; name="a"\r
        \r
        hello there\r
        --X7f3\r
        Content-Disposition: form-data; name="f"; filename="x.bin"\r
        Content-Type: application/octet-stream\r
        \r
        some content\r
        of two lines\r
        --X7f3--\r

        """

    private static func errors(_ capture: UploadCapture, expected: [ExpectedContent] = []) throws -> [Finding] {
        let inspection = try UploadInspector(BodyInspector(expected: expected)).inspect(capture)
        return inspection.findings.filter { $0.severity == .error }
    }

    private static func errors(inBody text: String, length: Int? = nil) throws -> [Finding] {
        let capture = UploadCapture(
            contentTypes: [Array(contentType.utf8)], contentLengths: length.map { [Array(String($0).utf8)] },
            body: MemorySource(Array(text.utf8)))
        return try errors(capture.withoutChunks())
    }

    private static func errors(inRequest text: String) throws -> [Finding] {
        try errors(RequestCapture(MemorySource(Array(text.utf8))).capture)
    }

    private static func request(_ headers: [String], _ body: String) -> String {
        (["POST /u HTTP/1.1", "Host: x"] + headers).map { $0 + "\r\n" }.joined() + "\r\n" + body
    }

    private static func lines(_ change: (Substring) -> String) -> String {
        body.split(separator: "\r\n", omittingEmptySubsequences: false).map(change).joined(separator: "\r\n")
    }

    @Test("in a body whose every line was changed in the same way")
    func wholeBody() throws {
        let lineFeeds = Self.body.replacing("\r\n", with: "\n")
        for (text, length, category) in [
            (lineFeeds, Self.body.utf8.count, FindingCategory.lineEnding),
            (Self.body.replacing("\r\n", with: "\r\r\n"), nil, .lineEnding),
            (Self.body.replacing("\r\n", with: "\r"), nil, .lineEnding),
            (Self.lines { $0.isEmpty ? "" : "    " + $0 }, nil, .linesIndented),
            (Self.lines { "\t" + $0 }, nil, .linesIndented),
        ] as [(String, Int?, FindingCategory)] {
            let errors = try Self.errors(inBody: text, length: length)
            #expect(errors.map(\.category) == [category])
        }
        // A length that the lost CRs do not explain is a cause of its own.
        let errors = try Self.errors(inBody: lineFeeds, length: Self.body.utf8.count + 1)
        #expect(errors.map(\.category) == [.contentLength, .lineEnding])
    }

    @Test("in contents that were exchanged, or changed with the whole body")
    func contents() throws {
        func expected(_ first: String, _ second: String) -> [ExpectedContent] {
            [("a", first), ("f", second)].map { name, text in
                ExpectedContent(.named(name), source: MemorySource(Array(text.utf8)))
            }
        }
        func errors(_ text: String, length: Int? = nil, _ expected: [ExpectedContent]) throws -> [Finding] {
            try Self.errors(
                UploadCapture(
                    contentTypes: [Array(Self.contentType.utf8)],
                    contentLengths: length.map { [Array(String($0).utf8)] }, body: MemorySource(Array(text.utf8))),
                expected: expected)
        }
        let (first, second) = ("hello there", "some content\r\nof two lines")
        #expect(try errors(Self.body, expected(first, second)).isEmpty)
        let exchanged = try errors(Self.body, expected(second, first))
        #expect(exchanged.map(\.category) == [.damageOtherPart] && exchanged.first?.count == 2)
        let changed = try errors(
            Self.body.replacing("\r\n", with: "\n"), length: Self.body.utf8.count, expected(first, second))
        #expect(changed.map(\.category) == [.lineEnding] && changed.first?.otherField != nil)
        // The length was counted before the content was cut.
        let cut = Self.body.replacing(" there", with: "")
        let damaged = try errors(cut, length: Self.body.utf8.count, expected(first, second))
        #expect(damaged.map(\.layer) == [.payload])
        let other = try errors(cut, length: Self.body.utf8.count + 1, expected(first, second))
        #expect(other.map(\.layer) == [.request, .payload])
    }

    @Test("in the head of a request")
    func requestHead() throws {
        let length = "Content-Length: \(Self.body.utf8.count)"
        for type in [
            "Content-Type: multipart/form-data;\r\n boundary=X7f3",
            "Content-Type:\r\n multipart/form-data; boundary=X7f3",
            "Content-Type: multipart/form-data; boundary=\r\n X7f3",
            "Content-Type: multipart/form-data;\n boundary=X7f3",
            "Content-Type: multipart/form-data\n; boundary=X7f3", "X-A: b\r\n c\r\nContent-Type: \(Self.contentType)",
        ] {
            let errors = try Self.errors(inRequest: Self.request([type, length], Self.body))
            #expect(errors.map(\.category) == [.requestHeadSyntax], "\(type.debugDescription)")
            #expect(errors.first?.term == .headerLines)
        }
        let whole = Self.request(["Content-Type: \(Self.contentType)", length], Self.body)
        #expect(try Self.errors(inRequest: whole).isEmpty)
        let head = whole.utf8.count - Self.body.utf8.count
        for end in 20..<head {
            let cut = try #require(String(whole.utf8.prefix(end)))
            #expect(try Self.errors(inRequest: cut).map(\.category) == [.requestHeadSyntax], "cut at \(end)")
        }
        let joined = Self.request(["Content-Type: \(Self.contentType)", length], "").dropLast(1) + Self.body
        #expect(try Self.errors(inRequest: String(joined)).map(\.term) == [.delimiterLine])
        let changed = try Self.errors(inRequest: whole.replacing("\r\n", with: "\n"))
        #expect(changed.map(\.category) == [.requestLineEnding] && changed.first?.term == .wholeBody)
    }

    /// Chunks of the body with sizes that are written in some way.
    private static func chunks(_ body: String, of length: Int, last: String = "0\r\n\r\n", _ size: (Int) -> String)
        -> String
    {
        var rest = body.utf8[...]
        var text = ""
        while !rest.isEmpty {
            let data = rest.prefix(length)
            text += "\(size(data.count))\r\n\(Substring(data))\r\n"
            rest = rest.dropFirst(length)
        }
        return text + last
    }

    private static func hexadecimal(_ number: Int) -> String { String(number, radix: 16) }

    @Test("in chunks", arguments: [10, 16, 40, 64, 100, 1_000])
    func chunks(length: Int) throws {
        let type = "Content-Type: \(Self.contentType)"
        func errors(_ chunks: String) throws -> [Finding] {
            try Self.errors(inRequest: Self.request([type, "Transfer-Encoding: chunked"], chunks))
        }
        #expect(try errors(Self.chunks(Self.body, of: length, Self.hexadecimal)).isEmpty)
        for excess in [-2, -1, 1, 2] {
            let found = try errors(Self.chunks(Self.body, of: length) { Self.hexadecimal($0 + excess) })
            let real = min(length, Self.body.utf8.count)
            #expect(found.map(\.category) == [.chunkSize], "\(excess)")
            #expect(found.first?.expected == real && found.first?.found == real + excess, "\(excess)")
        }
        let decimal = try errors(Self.chunks(Self.body, of: length) { String($0) })
        #expect(decimal.map(\.category) == [.chunkSize] && decimal.first?.term == .decimalNumber)
        for wrong in [-5, -1, 1, 5] {
            var count = 0
            let one = Self.chunks(Self.body, of: min(length, 100)) { size in
                count += 1
                return Self.hexadecimal(count == 2 ? max(1, size + wrong) : size)
            }
            let found = try errors(one)
            #expect(found.map(\.layer) == [.request], "\(wrong): \(found)")
        }
        let early = Self.chunks(String(Self.body.prefix(40)), of: length, Self.hexadecimal) + Self.body.dropFirst(40)
        #expect(try errors(early).map(\.category) == [.chunkLastEarly])
        #expect(
            try errors(Self.chunks(Self.body, of: length, last: "", Self.hexadecimal)).map(\.category)
                == [.chunkLastMissing])
        // Without the header that says so.
        let framed = Self.chunks(Self.body, of: length, Self.hexadecimal)
        for headers in [[type], [type, "Content-Length: \(framed.utf8.count)"]] {
            let found = try Self.errors(inRequest: Self.request(headers, framed))
            #expect(found.map(\.category) == [.chunksInBody])
        }
        #expect(try Self.errors(inBody: framed).map(\.category) == [.chunksInBody])
    }

    @Test("in a HAR file that has LF for CRLF: the lines are put back where the length proves it")
    func har() throws {
        func capture(_ text: String, length: Int) throws -> UploadCapture {
            let quoted = text.replacing("\"", with: "\\\"").replacing("\r", with: "\\r").replacing("\n", with: "\\n")
            let document = """
                {"log":{"version":"1.2","creator":{"name":"x","version":"1"},"entries":[{"request":{"method":"POST",
                "url":"http://x/","httpVersion":"HTTP/1.1","headers":[{"name":"Content-Type","value":"\(Self.contentType)"},
                {"name":"Content-Length","value":"\(length)"}],"bodySize":\(length),
                "postData":{"mimeType":"\(Self.contentType)","text":"\(quoted)"}}}]}}
                """
            return try HARFile(MemorySource(Array(document.utf8)), name: "t.har").capture(entry: 0)
        }
        let length = Self.body.utf8.count
        let restored = try capture(Self.body.replacing("\r\n", with: "\n"), length: length)
        #expect(restored.findings.map(\.category) == [.captureLostBytes] && restored.findings.first?.term == .crlfToLF)
        #expect(try restored.body.bytes(in: 0..<restored.body.length) == Array(Self.body.utf8))
        #expect(try Self.errors(restored).isEmpty)
        // Nothing proves that these were CRLF.
        let sent = try capture(
            Self.body.replacing("\r\n", with: "\n"), length: Self.body.replacing("\r\n", with: "\n").utf8.count)
        #expect(try Self.errors(sent).map(\.category) == [.lineEnding])
    }
}
