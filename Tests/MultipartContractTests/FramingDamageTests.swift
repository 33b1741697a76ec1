import ContractFindings
import MultipartContract
import Testing

@Suite("Framing stored as content")
struct FramingDamageTests {
    private static let head =
        "Content-Disposition: form-data; name=\"a\"; filename=\"v.mp4\"\r\nContent-Type: video/mp4\r\n\r\n"

    /// A content that holds the bytes after `P` between the bars.
    static let framed: [String] = [
        "--ex22\r\n\(head)|P|\r\n--ex22--\r\n",
        "--ex22\r\n\(head)|P|\r\n--ex22--",
        "--ex22\r\n\(head)other\r\n--ex22\r\n\(head)|P|\r\n--ex22--\r\n",
        "--ex22\r\n\(head)|P|\r\n--ex22\r\n\(head)other\r\n--ex22--\r\n",
        "POST /upload HTTP/1.1\r\nHost: example.com\r\n\r\n--ex22\r\n\(head)|P|\r\n--ex22--\r\n",
        "preamble\r\n--ex22\r\n\(head)|P|\r\n--ex22--\r\nepilogue",
        "--ex22\n\(head.replacing("\r\n", with: "\n"))|P|\n--ex22--\n",
        "--ex22\r\n\(head)|P|",
        "--ex22\r\n\(head)|P|\r\n",
        "\(head)|P|",
        "\(head)|P|\r\n",
        "\(head)|P|\r\n--ex22--\r\n",
        "|P|\r\n--ex22--\r\n",
        "|P|\r\n--ex22--",
        "|P|--ex22\r\n\(head)other\r\n--ex22--\r\n",
        "|P|\r\n--ex22\r\n\(head)other\r\n--ex22--\r\n",
    ]

    @Test("is named, wherever in it the expected bytes are, and undone")
    func framing() throws {
        let contents: [[UInt8]] = [
            [0x00, 0x01], Array("--ex2\r\n\r\n".utf8), Array("x\r\n--ex22more\r\n--ex22".utf8 + [0x78]),
            Array(repeating: 0x0A, count: 70_000),
            (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) },
        ]
        for (index, text) in Self.framed.enumerated() {
            for content in contents {
                let pieces = text.split(separator: "|P|", omittingEmptySubsequences: false).map { Array($0.utf8) }
                let found = pieces[0] + content + pieces[1]
                for pieceLength in [1 << 20, 1_000] {
                    let source = PiecewiseSource(bytes: found, pieceLength: pieceLength)
                    let damage = try #require(
                        try ContentDamage.find(in: source, content: 0..<found.count, expected: MemorySource(content)))
                    #expect(damage.finding.category == .damageFraming, "row \(index), \(content.count) bytes")
                    #expect(damage.finding.recovery == .certain)
                    var repaired: [UInt8] = []
                    try Repair(damage)?.write(from: source) { repaired.append(contentsOf: $0) }
                    #expect(repaired == content, "row \(index), \(content.count) bytes")
                }
            }
        }
    }

    @Test("is not named where the bytes inside are others, or what stands round them is no framing")
    func others() throws {
        let rows: [(found: String, expected: String)] = [
            ("--ex22\r\n\(Self.head)other\r\n--ex22--\r\n", "P1"), ("P1\r\n--", "P1"), ("P1 --ex22", "P1"),
            ("P1\r\n--ex22--\r\nmore", "P1"), ("Subject: x\r\n\r\nP2", "P1"), ("no header\r\n\r\nP1", "P1"),
            ("--ex22\r\n\(Self.head)P1 and more\r\n--ex22--\r\n", "P1"), ("--ex22\r\nP1\r\n--ex22--\r\n", "P1"),
            ("--\r\n--\r\n--", "P1"), ("\r\n\r\nP1", "P1"),
        ]
        for (index, row) in rows.enumerated() {
            let found = Array(row.found.utf8)
            let damage = try ContentDamage.find(
                in: MemorySource(found), content: 0..<found.count, expected: MemorySource(Array(row.expected.utf8)))
            #expect(damage?.finding.category == .damageUnexplained, "row \(index)")
        }
    }
}
