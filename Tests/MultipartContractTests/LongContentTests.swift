import ContractFindings
import MultipartContract
import Testing

/// Heads whose blank line is missing, or which are not there at all, before contents that are longer than a head may be.
@Suite("A content of any length behind a head without an end") struct LongContentTests {
    private static let length = 40_000

    /// Contents as they begin in real uploads, and random ones.
    private static func contents(seed: UInt64) -> [(name: String, bytes: [UInt8])] {
        var generator = SeededGenerator(seed: seed)
        let random = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let withoutLineFeed = random.map { $0 == 0x0A ? 0x0B : $0 }
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        return [
            ("png", png + random), ("jpeg", jpeg + random), ("jpeg without a line feed", jpeg + withoutLineFeed),
            ("zeros", Array(repeating: 0, count: length)), ("random", [0x00] + random),
            ("base64", [0x2F] + random.map { letters[Int($0) % 64] }),
            ("prose", Array(repeatElement("the quick brown fox ", count: length / 20).joined().utf8)),
        ]
    }

    private static func body(_ head: String, _ content: [UInt8]) -> [UInt8] {
        Array("--X7f3\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nA\r\n--X7f3\r\n\(head)".utf8) + content
            + Array("\r\n--X7f3--\r\n".utf8)
    }

    private static let head =
        "Content-Disposition: form-data; name=\"photo\"; filename=\"p.png\"\r\nContent-Type: image/png\r\n"

    @Test("is named as such, and as the content of its part", arguments: 1...12 as ClosedRange<UInt64>)
    func blankLine(seed: UInt64) throws {
        for (name, content) in Self.contents(seed: seed) {
            let body = Self.body(Self.head, content)
            let start = body.count - content.count - 12
            let inspection = try BodyInspector().inspect(
                MemorySource(body), contentTypes: [Array("multipart/form-data; boundary=X7f3".utf8)])
            let errors = inspection.findings.filter { $0.severity == .error }
            #expect(errors.map(\.category) == [.blankLineMissing], "\(name), seed \(seed)")
            #expect(errors.first?.offset == start && errors.first?.part == 1, "\(name), seed \(seed)")
            #expect(inspection.anatomy.parts.last?.content == start..<start + content.count, "\(name), seed \(seed)")
            #expect(!inspection.findings.contains { $0.category == .headLength }, "\(name), seed \(seed)")
            for pieceLength in [body.count, 7_919] {
                let refusal = try #require(Self.refusal(of: body, pieceLength: pieceLength), "\(name), seed \(seed)")
                #expect(refusal.category == .blankLineMissing, "\(name), seed \(seed)")
                #expect(refusal.offset == start, "\(name), seed \(seed)")
            }
        }
    }

    @Test("is named as one without a Content-Disposition, where no header stands before it")
    func noHead() throws {
        for (name, content) in Self.contents(seed: 20) {
            let body = Self.body("", content)
            let start = body.count - content.count - 12
            let findings = try BodyInspector().inspect(
                MemorySource(body), contentTypes: [Array("multipart/form-data; boundary=X7f3".utf8)]
            ).findings.filter { $0.severity == .error }
            #expect(findings.map(\.category) == [.dispositionMissing], "\(name)")
            #expect(findings.first?.offset == start, "\(name)")
            #expect(Self.refusal(of: body, pieceLength: body.count)?.category == .dispositionMissing, "\(name)")
        }
    }

    private static func refusal(of body: [UInt8], pieceLength: Int) -> Finding? {
        guard let boundary = try? Boundary("X7f3") else { return nil }
        do {
            var reader = MultipartReader(boundary: boundary)
            for start in stride(from: 0, to: body.count, by: pieceLength) {
                let end = min(body.count, start + pieceLength)
                try reader.read(body[start..<end], isLast: end == body.count) { _ in }
            }
            return nil
        } catch {
            return error.finding
        }
    }
}
