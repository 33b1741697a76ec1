import ContractFindings
import MultipartContract
import Testing

@Suite("Chunks of a request")
struct ChunkDecoderTests {
    private struct Answer: Equatable {
        var content: [UInt8] = []
        var findings: [String] = []
        var progress = ChunkDecoder.Progress.reading
        var offset = 0
    }

    /// Decodes bytes that are cut at the given places.
    private func decode(_ bytes: [UInt8], cuts: [Int] = [], bounds: ReadingBounds = .standard) -> Answer {
        var decoder = ChunkDecoder(offset: 100, bounds: bounds)
        var answer = Answer()
        let edges = [0] + cuts + [bytes.count]
        for (start, end) in zip(edges, edges.dropFirst()) {
            bytes[start..<end].withUnsafeBytes { piece in
                decoder.decode(piece, isLast: end == bytes.count) { content in
                    #expect(!content.isEmpty)
                    answer.content += Array(content)
                }
            }
        }
        #expect(decoder.contentLength == answer.content.count)
        answer.findings = decoder.findings.map(shape)
        answer.progress = decoder.progress
        answer.offset = decoder.offset - 100
        return answer
    }

    private static let cases: [(text: String, content: String, finding: String?, offset: Int)] = [
        ("5\r\nhello\r\n0\r\n\r\n", "hello", nil, 15),
        ("5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n", "hello world", nil, 26),
        ("0\r\n\r\n", "", nil, 5), ("000\r\n\r\nnext", "", nil, 7),
        ("5;a=\"b\"\r\nhello\r\n0 \t;c\r\nX: y\r\nZ:\r\n\r\n", "hello", nil, 35),
        ("a\r\n0123456789\r\n0\r\n\r\n", "0123456789", nil, 20), ("1 \r\nA\r\n0\r\n\r\n", "A", nil, 12),
        ("", "", "chunk-last-missing!@100", 0), ("5", "", "chunk-last-missing!@101", 1),
        ("5\r\nhel", "hel", "chunk-last-missing!@106", 6), ("5\r\nhello\r\n", "hello", "chunk-last-missing!@110", 10),
        ("5\r\nhello\r\n0", "hello", "chunk-last-missing!@111", 11),
        ("0\r\n", "", "chunk-end!@103^0", 3), ("0\r\nX: y\r\n", "", "chunk-end!@109^0", 9),
        ("\r\n", "", "chunk-size!@100", 0), ("hello", "", "chunk-size!@100", 0), ("0x5\r\n", "", "chunk-size!@101", 1),
        ("-5\r\n", "", "chunk-size!@100", 0), ("5\nhello\r\n", "", "chunk-size!@101", 1),
        ("5 bytes\r\n", "", "chunk-size!@102", 2), ("5;a\nb", "", "chunk-size!@103", 3),
        ("5\rhello", "", "chunk-size!@102", 2),
        ("FFFFFFFFFFFFFFFF\r\n", "", "chunk-size!@100", 15),
        ("7FFFFFFFFFFFFFFF\r\nab", "ab", "chunk-last-missing!@120", 20),
        ("4\r\nhello\r\n0\r\n\r\n", "hell", "chunk-end!@107^0", 7),
        ("6\r\nhello\r\n0\r\n\r\n", "hello\r", "chunk-end!@109^0", 9),
        ("5\r\nhello\n", "hello", "chunk-end!@108^0", 8), ("5\r\nhello\rx", "hello", "chunk-end!@108^0", 9),
        ("0\r\n\n", "", "chunk-end!@103^0", 3), ("0\r\nX\rY", "", "chunk-end!@104^0", 5),
    ]

    @Test("Chunks are taken off, and each fault is named at its byte")
    func cases() {
        for (text, content, finding, offset) in Self.cases {
            let expected = Answer(
                content: Array(content.utf8), findings: finding.map { [$0] } ?? [],
                progress: finding == nil ? .finished : .failed, offset: offset)
            #expect(decode(Array(text.utf8)) == expected, "\(text.debugDescription)")
        }
    }

    @Test("Any split gives the same bytes and findings")
    func splits() {
        for (text, _, _, _) in Self.cases {
            let bytes = Array(text.utf8)
            let whole = decode(bytes)
            for first in 0...bytes.count {
                #expect(decode(bytes, cuts: [first]) == whole, "\(text.debugDescription) at \(first)")
            }
            #expect(decode(bytes, cuts: Array(bytes.indices)) == whole, "\(text.debugDescription) byte by byte")
        }
    }

    @Test(
        "Endless sizes, extensions and trailers end at the bound",
        arguments: [
            (String(repeating: "0", count: 100), "bound-reached!@110"),
            ("5;" + String(repeating: "a", count: 100), "bound-reached!@111"),
            ("5" + String(repeating: " ", count: 100), "bound-reached!@111"),
            ("0\r\n" + String(repeating: "X: y\r\n", count: 100), "bound-reached!@115"),
        ])
    func bound(text: String, finding: String) {
        let answer = decode(Array(text.utf8), bounds: ReadingBounds(requestHead: 10))
        #expect(answer.findings == [finding] && answer.progress == .failed)
    }

    @Test("Random chunks come back as their content, and changed ones give an answer")
    func random() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for round in 0..<500 {
            var content: [UInt8] = []
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<5, using: &random) {
                let chunk = (0..<Int.random(in: 1..<40, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }
                content += chunk
                bytes += Array((String(chunk.count, radix: 16, uppercase: Bool.random(using: &random)) + "\r\n").utf8)
                bytes += chunk + [13, 10]
            }
            bytes += Array("0\r\n\r\n".utf8)
            let cuts = (0..<4).map { _ in Int.random(in: 0...bytes.count, using: &random) }.sorted()
            let answer = decode(bytes, cuts: cuts)
            #expect(answer.content == content && answer.progress == .finished, "seed \(seed), \(round)")
            bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
            let changed = decode(bytes)
            #expect(changed.progress != .reading, "seed \(seed), \(round)")
            #expect(changed == decode(bytes, cuts: cuts), "seed \(seed), \(round)")
        }
    }
}
