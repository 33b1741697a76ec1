import ContractFindings
import MultipartContract
import Testing

@Suite("The head of a captured request")
struct RequestHeadTests {
    private func read(_ text: String, bounds: ReadingBounds = .standard) -> RequestHead {
        RequestHead(Array(text.utf8), bounds: bounds)
    }

    @Test("A whole head gives its request line, its headers and the place of the body")
    func whole() {
        let text =
            "POST /upload?x=1 HTTP/1.1\r\nHost: a\r\ncontent-type: multipart/form-data; boundary=X \r\n"
            + "Content-Length:  5\r\nX-Empty:\r\n\r\nhello"
        let head = read(text)
        #expect(head.findings.isEmpty)
        #expect(head.bodyOffset == text.utf8.count - 5 && head.bytes.count == head.bodyOffset)
        #expect(head.method.map { Array(head.bytes[$0]) } == Array("POST".utf8))
        #expect(head.target.map { Array(head.bytes[$0]) } == Array("/upload?x=1".utf8))
        #expect(head.version.map { Array(head.bytes[$0]) } == Array("HTTP/1.1".utf8))
        #expect(head.contentTypes == [Array("multipart/form-data; boundary=X".utf8)])
        #expect(head.contentLengths == [Array("5".utf8)] && head.values(of: "x-empty") == [[]])
        #expect(head.transferEncodings.isEmpty && head.contentEncodings.isEmpty && !head.isChunked)
        #expect(head.lines.count == 4)
    }

    @Test(
        "Faults of a head are named at their byte",
        arguments: [
            ("POST / HTTP/1.1\nContent-Length: 0\r\n\n", ["request-line-ending!@15"]),
            ("\r\nPOST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", []),
            ("POST /\r\nContent-Length: 0\r\n\r\n", ["request-head-syntax!@6"]),
            ("POST  / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", ["request-head-syntax!@5"]),
            ("POST / HTTP/2\r\nContent-Length: 0\r\n\r\n", ["request-head-syntax!@7"]),
            ("POST / HTTP/1.1\r\nContent-Length: 0\r\n folded\r\n\r\n", ["request-head-syntax!@36 headerLines"]),
            ("POST / HTTP/1.1\r\nContent-Length : 0\r\n\r\n", ["request-head-syntax!@31"]),
            ("POST / HTTP/1.1\r\nnonsense\r\nContent-Length: 0\r\n\r\n", ["request-head-syntax!@17 headerLines"]),
            ("POST / HTTP/1.1\r\n: a\r\nContent-Length: 0\r\n\r\n", ["request-head-syntax!@17"]),
            ("POST / HTTP/1.1\r\nA: b\rc\r\nContent-Length: 0\r\n\r\n", ["request-head-syntax!@21"]),
            ("POST / HTTP/1.1\r\nContent-Length: 0\r\n", ["request-head-syntax!@36 requestHead"]),
            ("", ["request-head-syntax!@0 requestHead"]), ("\r\n", ["request-head-syntax!@2 requestHead"]),
            ("POST / HTTP/1.1\r\nContent-Length: 0\r\nContent-Ty", ["request-head-syntax!@46 requestHead"]),
            ("POST / HTTP/1.1\r\nContent-Length: 5\r\n--B\r\n", ["request-head-syntax!@36 delimiterLine"]),
            ("POST / HTTP/1.1\r\nContent-Length:\n 0\r\n\r\n", ["request-head-syntax!@33 headerLines"]),
            (
                "POST / HTTP/1.1\nContent-Length:\n 0\n\n",
                ["request-line-ending!@15", "request-head-syntax!@32 headerLines"]
            ),
            ("POST / HTTP/1.1\r\nHost: a\r\n\r\n", ["content-length-missing!"]),
            ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", []),
            ("GET / HTTP/1.1\r\nHost: a\r\n\r\nx", ["content-length-missing!"]),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: Chunked\r\n\r\n", []),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n", ["length-and-chunked!@61"]),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", ["transfer-coding!@36"]),
            (
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n",
                ["transfer-coding!@36"]
            ),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: identity\r\n\r\n", ["transfer-coding!@36"]),
            ("POST / HTTP/1.1\r\nTransfer-Encoding:\r\n\r\n", ["transfer-coding!@35"]),
        ])
    func faults(text: String, expected: [String]) {
        let findings = read(text).findings
        #expect(findings.map(shape) == expected)
        #expect(findings.allSatisfy { $0.layer == .request })
    }

    @Test(
        "Chunks are expected where chunked is the last coding",
        arguments: [
            ("chunked", true), ("gzip, CHUNKED ", true), ("chunked, gzip", false), ("identity", false), ("", false),
        ])
    func chunked(coding: String, isChunked: Bool) {
        #expect(read("POST / HTTP/1.1\r\nTransfer-Encoding: \(coding)\r\n\r\n").isChunked == isChunked)
    }

    @Test("A head beyond the bound is a finding, and no line is judged that the bound cuts")
    func bound() {
        let text = "POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n"
        #expect(read(text, bounds: ReadingBounds(requestHead: 38)).findings.isEmpty)
        for bound in 0..<38 {
            let head = read(text, bounds: ReadingBounds(requestHead: bound))
            #expect(head.findings.map(shape) == ["bound-reached!@\(bound) requestHead"])
            #expect(head.bytes.count <= bound)
        }
    }

    @Test("A request is told from a body by its first line")
    func recognition() {
        for text in [
            "POST / HTTP/1.1\r\n", "GET http://a/ HTTP/1.0\n", "\r\nM-SEARCH * HTTP/1.1\r\n", "PUT /x HTTP/1.1",
        ] {
            #expect(RequestHead.looksLikeRequest(Array(text.utf8)), "\(text)")
        }
        for text in [
            "", "\r\n", "--X\r\nContent-Disposition: form-data\r\n", "POST /", "POST / HTTP/2\r\n",
            "HTTP/1.1 200 OK\r\n",
            "a b HTTP/1.1 c\r\n", "{\"POST\": 1}",
        ] {
            #expect(!RequestHead.looksLikeRequest(Array(text.utf8)), "\(text)")
        }
    }

    @Test("It shows none of its text")
    func redaction() {
        let head = read("POST /canary HTTP/1.1\r\nCookie: canary\r\nContent-Length: 0\r\n\r\n")
        var dumped = ""
        dump(head, to: &dumped)
        #expect(!("\(head)" + String(reflecting: head) + dumped).contains("canary"))
    }

    @Test("Changed heads always give an answer, with places in the request")
    func mutations() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("\r\n :,\tA\0".utf8) + [0xFF]
        for round in 0..<3000 {
            var bytes = Array("POST /a HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: a, b\r\n\r\nabc".utf8)
            for _ in 0...Int.random(in: 0..<6, using: &random) where !bytes.isEmpty {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: at)
                case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: at)
                case 2: bytes[at] = alphabet.randomElement(using: &random) ?? 0
                default: bytes.removeSubrange(at...)
                }
            }
            let bound = round % 2 == 0 ? 1000 : Int.random(in: 0..<80, using: &random)
            let head = RequestHead(bytes, bounds: ReadingBounds(requestHead: bound))
            let places = head.findings.compactMap(\.offset)
            #expect(places.allSatisfy { 0...bytes.count ~= $0 } && places == places.sorted(), "seed \(seed), \(round)")
            #expect(head.bodyOffset == head.bytes.count && head.bodyOffset <= bytes.count, "seed \(seed), \(round)")
            _ = (head.contentTypes, head.isChunked, RequestHead.looksLikeRequest(bytes))
        }
    }
}
