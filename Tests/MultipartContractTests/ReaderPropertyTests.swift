import ContractFindings
import Testing

@testable import MultipartContract

@Suite("Reading strictly, whatever comes")
struct ReaderPropertyTests {
    private static func edges(_ length: Int, _ generator: inout SeededGenerator) -> [Int] {
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in Int.random(in: 0...length, using: &generator) }
            .sorted()
    }

    /// Content made of what framing is made of, without the boundary itself.
    private static func content(_ boundary: String, _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes += "\r\n".utf8
            case 1: bytes += "--".utf8
            case 2: bytes += boundary.utf8.dropLast()
            case 3: bytes += "\r\n--".utf8 + boundary.utf8.dropLast()
            case 4: bytes += "\r".utf8
            default: bytes.append(UInt8.random(in: .min ... .max, using: &generator))
            }
        }
        return bytes
    }

    @Test(
        "Every body of the encoder is taken with the parts that went in, at any split",
        arguments: [1, 2, 3] as [UInt64])
    func encoded(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for boundary in ["----x", "-", "b", "a b", "ByteContract-abcdefghijkmnpqrstuvwxyz2345"] {
            for _ in 0..<60 {
                var form = MultipartForm()
                var contents: [[UInt8]] = []
                for index in 0..<Int.random(in: 0...4, using: &generator) {
                    let content = boundary.utf8.count < 2 ? [] : Self.content(boundary, &generator)
                    guard (try? form.append(.file(name: "f\(index)", filename: "f.bin", bytes: content))) != nil
                    else { continue }
                    contents.append(content)
                }
                guard let encoded = try? form.encode(boundary: Boundary(boundary)) else { continue }
                let body = Array(encoded.body)
                for profile in ReadingProfile.allCases {
                    let whole = ReadingTranscript(body, boundary: boundary, profile: profile)
                    #expect(whole.fault == nil && whole.isInOrder, "seed \(seed)")
                    #expect(whole.parts.map(\.content) == contents, "seed \(seed)")
                    #expect(whole.ending == [0..<0, body.count..<body.count])
                    let edges = Self.edges(body.count, &generator)
                    #expect(
                        ReadingTranscript(body, boundary: boundary, at: edges, profile: profile) == whole,
                        "seed \(seed), edges \(edges)")
                }
            }
        }
    }

    @Test(
        "Every change of one byte of a small body, and every missing byte, has an answer, the same at any split",
        arguments: ["B", "--", "----x"])
    func mutations(boundary: String) {
        let head = "Content-Disposition: form-data; name=\"a\"\r\n"
        let body = Array(
            "--\(boundary)\r\n\(head)\r\n\r\n--\(boundary)\r\n\(head)\r\n\(boundary)\r\n-\r\n--\(boundary)--\r\n".utf8)
        #expect(ReadingTranscript(body, boundary: boundary).fault == nil)
        let seed: UInt64 = 5
        var generator = SeededGenerator(seed: seed)
        for index in body.indices {
            for byte in Array("\r\n- :\"BX;=\u{0}".utf8) + [255] as [UInt8?] + [nil] {
                var changed = body
                changed.replaceSubrange(index...index, with: byte.map { [$0] } ?? [])
                let whole = ReadingTranscript(changed, boundary: boundary)
                #expect(whole.isInOrder && (whole.fault == nil) == (whole.ending != nil))
                let edges = Self.edges(changed.count, &generator)
                let cut = ReadingTranscript(changed, boundary: boundary, at: edges)
                #expect(cut == whole, "index \(index), byte \(byte.map { Int($0) } ?? -1), edges \(edges)")
            }
        }
    }

    @Test(
        "Random pieces of framing have an answer, the same at any split, with bounds of any size",
        arguments: [7, 8, 9] as [UInt64])
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var answers: Set<FindingCategory?> = []
        for round in 0..<1_200 {
            let boundary = ["B", "-", "--", "-B", "--B", "B B", "-B-"][round % 7]
            let words = [
                "\r\n", "\r\n", "\r", "\n", "--\(boundary)\r\n", "\r\n--\(boundary)\r\n", "\r\n--\(boundary)", "--",
                " ",
                "Content-Disposition: form-data; name=\"a\"\r\n\r\n", boundary, "x", "--\r\n",
                "\r\n--\(boundary)--\r\n",
            ]
            var body: [UInt8] = Int.random(in: 0..<4, using: &generator) > 0 ? Array(words[4].utf8) : []
            for _ in 0..<Int.random(in: 0...14, using: &generator) {
                body += words[Int.random(in: 0..<words.count, using: &generator)].utf8
            }
            let number = { (generator: inout SeededGenerator) in Int.random(in: 0...60, using: &generator) }
            let bounds =
                round % 2 == 0
                ? ReadingBounds.standard
                : ReadingBounds(
                    headerBlock: number(&generator), headerCount: 3, partCount: number(&generator) / 20,
                    preamble: number(&generator) / 8, epilogue: number(&generator) / 8)
            let profile = ReadingProfile.allCases[round % 3]
            let whole = ReadingTranscript(body, boundary: boundary, bounds: bounds, profile: profile)
            answers.insert(whole.fault?.category)
            #expect(whole.isInOrder && (whole.fault == nil) == (whole.ending != nil), "seed \(seed)")
            for edges in [Self.edges(body.count, &generator), Array(0...body.count)] {
                let cut = ReadingTranscript(body, boundary: boundary, at: edges, bounds: bounds, profile: profile)
                #expect(cut == whole, "seed \(seed), round \(round), edges \(edges)")
            }
        }
        #expect(answers.contains(nil) && answers.count > 12)
    }

    @Test("A piece that is read in several blocks gives the same, wherever its framing stands")
    func blocks() {
        let head = "Content-Disposition: form-data; name=\"a\"\r\n\r\n"
        let opening = Array("--B\r\n\(head)".utf8)
        let ending = Array("\r\n--B \r\n\(head)\r\r\n--B--\r\n".utf8)
        for length in (65_536 - opening.count - ending.count)...(65_536 - opening.count) {
            let content = [UInt8](repeating: 45, count: length)
            let transcript = ReadingTranscript(opening + content + ending)
            #expect(transcript.fault == nil && transcript.isInOrder)
            #expect(transcript.parts.map(\.content.count) == [length, 1])
            #expect(ReadingTranscript(opening + content).fault?.category == .noCloseDelimiter)
        }
    }

    @Test("Delimiters and what nearly is one are met at every place of a window that is passed over")
    func windows() {
        let boundary = "ByteContract-abcdefghijkmnpqrstuvwxyz2345"
        let head = "Content-Disposition: form-data; name=\"a\"\r\n\r\n"
        let opening = Array("--\(boundary)\r\n\(head)".utf8)
        let words = [
            "\r\n--\(boundary)\r\n\(head)", "\r\n--\(boundary) ", "\r\n--\(boundary.dropLast())", "--\(boundary)",
            "\r\n--\(boundary)--", "\r", "\n--\(boundary)\r\n\(head)", "\r\n----\(boundary)",
        ].map { Array($0.utf8) }
        let filler = [UInt8](repeating: 120, count: 2 * BoundarySearch.window)
        for (number, word) in words.enumerated() {
            let edge = BoundarySearch.window - opening.count
            for place in (edge - word.count - boundary.utf8.count - 8)...(edge + 8) {
                let body = opening + filler[..<place] + word + filler + Array("\r\n--\(boundary)--\r\n".utf8)
                let whole = ReadingTranscript(body, boundary: boundary)
                #expect(whole.isInOrder)
                // Pieces that are too small for a window.
                let small = Array(stride(from: 0, to: body.count, by: 1_021))
                let cut = ReadingTranscript(body, boundary: boundary, at: small)
                #expect(cut == whole, "word \(number), place \(place)")
            }
        }
    }
}
