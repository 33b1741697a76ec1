import ContractFindings
import MultipartContract
import Testing

@Suite("The places of findings in a request")
struct RequestPlacesTests {
    /// A request, and the range that stands between two marks in its text.
    private func marked(_ text: String) -> (request: [UInt8], range: Range<Int>) {
        let pieces = text.split(separator: "¦", omittingEmptySubsequences: false).map { Array($0.utf8) }
        #expect(pieces.count == 3, "\(text)")
        guard pieces.count == 3 else { return ([], 0..<0) }
        return (Array(pieces.joined()), pieces[0].count..<pieces[0].count + pieces[1].count)
    }

    @Test(
        "are the bytes of the head that are wrong, in whatever value they are counted",
        arguments: [
            ("request-line-ending", "POST / HTTP/1.1¦\n¦Content-Type: T\r\nContent-Length: N\r\n\r\nB"),
            ("request-head-syntax", "POST ¦ ¦/ HTTP/1.1\r\nContent-Type: T\r\nContent-Length: N\r\n\r\nB"),
            ("content-length", "POST / HTTP/1.1\r\nContent-Type: T\r\nContent-Length: ¦7¦\r\n\r\nB"),
            ("content-length-syntax", "POST / HTTP/1.1\r\nContent-Type: T\r\nContent-Length:  1¦x¦5\r\n\r\nB"),
            ("content-length-syntax", "POST / HTTP/1.1\r\nContent-Type: T\r\n¦Content-Length¦:\r\n\r\nB"),
            (
                "content-length-duplicate",
                "POST / HTTP/1.1\r\nContent-Length: N\r\nContent-Type: T\r\n¦content-length: N¦\r\n\r\nB"
            ),
            ("content-length-duplicate", "POST / HTTP/1.1\r\nContent-Length: 5¦,¦5\r\nContent-Type: T\r\n\r\nB"),
            (
                "content-type-duplicate",
                "POST / HTTP/1.1\r\nContent-Type: T\r\nContent-Length: N\r\n¦Content-Type: T¦\r\n\r\nB"
            ),
            (
                "media-type",
                "POST / HTTP/1.1\r\nContent-Type: ¦multipart/mixed¦; boundary=X\r\nContent-Length: N\r\n\r\nB"
            ),
            (
                "boundary-missing",
                "POST / HTTP/1.1\r\nContent-Type:  ¦multipart/form-data¦ \r\nContent-Length: N\r\n\r\nB"
            ),
            (
                "boundary-needs-quotes",
                "POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=X¦:¦X\r\nContent-Length: N\r\n\r\nB"
            ),
            (
                "boundary-needs-quotes",
                "POST / HTTP/1.1\r\nContent-Type: multipart/form-data;\r\n \t boundary=X¦:¦X\r\nContent-Length: N\r\n\r\nB"
            ),
            (
                "parameter-syntax",
                "POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=¦\"¦X\r\nContent-Length: N\r\n\r\nB"
            ),
            (
                "boundary-mismatch",
                "POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=\"¦Other¦\"\r\nContent-Length: N\r\n\r\nB"
            ),
            (
                "length-and-chunked",
                "POST / HTTP/1.1\r\nContent-Type: T\r\nTransfer-Encoding: chunked\r\nContent-Length: ¦17¦\r\n\r\nB"
            ),
            ("transfer-coding", "POST / HTTP/1.1\r\nContent-Type: T\r\nTransfer-Encoding: ¦gzip, chunked¦\r\n\r\nB"),
        ])
    func places(_ name: String, _ text: String) throws {
        let body = "--X\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nb\r\n--X--\r\n"
        let (request, range) = marked(
            text.replacing(": T", with: ": multipart/form-data; boundary=X").replacing("\r\nB", with: "\r\n" + body)
                .replacing(": N", with: ": \(body.utf8.count)"))
        let head = RequestHead(request)
        let inspection = try BodyInspector().inspect(
            MemorySource(Array(request[head.bodyOffset...])), contentTypes: head.contentTypes,
            contentLengths: head.isChunked ? nil : head.contentLengths, requestFindings: head.findings)
        let finding = try #require(
            inspection.findings.first { $0.category.rawValue == "multipart.\(name)" }, "\(inspection.findings)")
        #expect(head.place(of: finding) == range)
        // A place is a place in the request, whatever is said of it.
        for finding in inspection.findings {
            guard let place = head.place(of: finding) else { continue }
            #expect(!place.isEmpty && place.lowerBound >= 0 && place.upperBound <= request.count)
        }
    }

    @Test("are none for a header that is not there, and for what is wrong with the body")
    func none() {
        let head = RequestHead(Array("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n".utf8))
        for finding in [
            Finding(.contentTypeMissing), Finding(.contentLengthMissing, layer: .request), Finding(.boundaryMissing),
            Finding(.bodyCut, offset: 3), Finding(.noCloseDelimiter, offset: 3), Finding(.boundaryMismatch, offset: 0),
        ] {
            #expect(head.place(of: finding) == nil, "\(finding)")
        }
    }

    @Test("lie in the request for any findings and any bytes")
    func anything() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        let words = [
            "POST / HTTP/1.1", "\r\n", "\n", " ", "\t", ":", "Content-Type:", "content-length: ", "multipart/form-data",
            ";", "boundary=", "\"", "\\", "X", "Transfer-Encoding: chunked", ",", "\0", "5",
        ]
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                words[Int.random(in: 0..<words.count, using: &generator)]
            }.joined()
            let head = RequestHead(Array(text.utf8))
            let findings =
                head.findings + ContentTypeReading(values: head.contentTypes).findings
                + ContentLengthReading(values: head.contentLengths).findings
            for finding in findings {
                guard let place = head.place(of: finding) else { continue }
                #expect(
                    !place.isEmpty && place.lowerBound >= 0 && place.lowerBound <= text.utf8.count, "seed \(seed)")
            }
        }
    }
}
