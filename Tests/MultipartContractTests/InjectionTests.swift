import ContractFindings
import MultipartContract
import Testing

@Suite("Header injection is impossible")
struct InjectionTests {
    /// Text made of what an attacker would try, with ordinary letters between.
    static func text(_ generator: inout SeededGenerator) -> String {
        let pieces = [
            "\r\n", "\r", "\n", "\"", "\\", "\0", "\t", "\u{7f}", ";", ": ", "=", "%0D%0A", "--BOUNDARY", "\r\n\r\n",
            "Content-Type: text/html", "; filename=\"evil\"", "a", "b", "é", "验收", "\u{2028}", "\u{85}", "\u{1c}",
        ]
        return (0..<Int.random(in: 0...5, using: &generator)).map { _ in
            pieces.randomElement(using: &generator) ?? ""
        }.joined()
    }

    static func lines(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        var previous: UInt8 = 0
        for byte in bytes {
            if previous == 13, byte == 10 {
                lines[lines.count - 1].removeLast()
                lines.append([])
            } else {
                lines[lines.count - 1].append(byte)
            }
            previous = byte
        }
        return lines
    }

    @Test(
        "Whatever is accepted gives exactly the header lines that were meant, without a stray line end or quote",
        arguments: HeaderSafety.allCases, [21, 22, 23] as [UInt64])
    func property(safety: HeaderSafety, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let boundary = try Boundary("BOUNDARY")
        var accepted = 0
        for round in 0..<1500 {
            let name = Self.text(&generator)
            let filename = Bool.random(using: &generator) ? Self.text(&generator) : nil
            let type = Int.random(in: 0...3, using: &generator) == 0 ? Self.text(&generator) : nil
            let header =
                Int.random(in: 0...3, using: &generator) == 0 ? (Self.text(&generator), Self.text(&generator)) : nil
            let encoded: EncodedForm
            do throws(Refusal) {
                let headers = try header.map { pair throws(Refusal) in try PartHeader(name: pair.0, value: pair.1) }
                let part = try Part(
                    name: name, filename: filename, content: .text("content"), contentType: type,
                    headers: headers.map { [$0] } ?? [], safety: safety)
                encoded = try MultipartForm([part]).encode(boundary: boundary)
            } catch {
                continue
            }
            accepted += 1
            let note: Comment = "seed \(seed), round \(round)"
            let lines = Self.lines(encoded.body)
            let headers = header == nil ? 0 : 1
            try #require(lines.count == 7 + headers, note)
            #expect(lines.allSatisfy { line in !line.contains(13) && !line.contains(10) }, note)
            #expect(lines[0] == Array("--BOUNDARY".utf8), note)
            #expect(lines[1].starts(with: "Content-Disposition: form-data; name=\"".utf8), note)
            #expect(lines[1].filter { $0 == 34 }.count == (filename == nil ? 2 : 4), note)
            #expect(lines[1].last == 34, note)
            #expect(lines[2].starts(with: "Content-Type: ".utf8), note)
            #expect(lines[3 + headers].isEmpty, note)
            #expect(lines[4 + headers] == Array("content".utf8), note)
            #expect(lines[5 + headers] == Array("--BOUNDARY--".utf8), note)
            #expect(lines[6 + headers].isEmpty, note)
        }
        #expect(accepted > 20, "seed \(seed)")
    }
}
