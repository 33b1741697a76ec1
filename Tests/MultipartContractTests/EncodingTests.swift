import ContractFindings
import Foundation
import MultipartContract
import Testing

@Suite("Whole bodies, byte for byte")
struct EncodingTests {
    static let text = "Content-Type: text/plain; charset=utf-8\r\n\r\n"
    static let file = "Content-Type: application/octet-stream\r\n\r\n"

    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: [UInt8]
        let form: @Sendable () throws -> MultipartForm

        init(
            _ title: String, _ pieces: [any Collection<UInt8> & Sendable],
            _ form: @escaping @Sendable () throws -> MultipartForm
        ) {
            testDescription = title
            body = pieces.flatMap { Array($0) }
            self.form = form
        }
    }

    static let binary: [UInt8] = [0x00, 0xFF, 0x0D, 0x0A, 0x80]

    static let samples: [Sample] = [
        Sample("an empty form", ["--BOUND--\r\n".utf8]) { MultipartForm() },
        Sample(
            "one text part",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"a\"\r\n\(text)hello\r\n--BOUND--\r\n".utf8
            ]
        ) { MultipartForm([try .text(name: "a", "hello")]) },
        Sample(
            "an empty text keeps its blank line and its CRLF",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"a\"\r\n\(text)\r\n--BOUND--\r\n".utf8
            ]
        ) { MultipartForm([try .text(name: "a", "")]) },
        Sample(
            "an empty file keeps its blank line and its CRLF",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"f\"; filename=\"e.bin\"\r\n\(file)\r\n--BOUND--\r\n"
                    .utf8
            ]
        ) { MultipartForm([try .file(name: "f", filename: "e.bin", data: Data())]) },
        Sample(
            "the closing delimiter follows binary content at once",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"f\"; filename=\"b.bin\"\r\n\(file)".utf8, binary,
                "\r\n--BOUND--\r\n".utf8,
            ]
        ) { MultipartForm([try .file(name: "f", filename: "b.bin", data: Data(binary))]) },
        Sample(
            "the same bytes from an array",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"f\"; filename=\"b.bin\"\r\n\(file)".utf8, binary,
                "\r\n--BOUND--\r\n".utf8,
            ]
        ) { MultipartForm([try .file(name: "f", filename: "b.bin", bytes: binary)]) },
        Sample(
            "the same bytes from a slice of Data whose indices do not begin at 0",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"f\"; filename=\"b.bin\"\r\n\(file)".utf8, binary,
                "\r\n--BOUND--\r\n".utf8,
            ]
        ) {
            MultipartForm([
                try .file(name: "f", filename: "b.bin", data: Data([9, 9] + binary + [9]).dropFirst(2).dropLast())
            ])
        },
        Sample(
            "bytes without a filename are a text part",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"d\"\r\n\(text)".utf8, binary,
                "\r\n--BOUND--\r\n".utf8,
            ]
        ) { MultipartForm([try .data(name: "d", Data(binary))]) },
        Sample(
            "two text parts of one name keep number and order",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"a\"\r\n\(text)2\r\n".utf8,
                "--BOUND\r\nContent-Disposition: form-data; name=\"a\"\r\n\(text)1\r\n--BOUND--\r\n".utf8,
            ]
        ) { MultipartForm([try .text(name: "a", "2"), try .text(name: "a", "1")]) },
        Sample(
            "text is UTF-8",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"a\"\r\n\(text)".utf8,
                [0xE9, 0xAA, 0x8C, 0xE6, 0x94, 0xB6] as [UInt8], "\r\n--BOUND--\r\n".utf8,
            ]
        ) { MultipartForm([try .text(name: "a", "验收")]) },
        Sample(
            "line ends of a text stay as they are",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"a\"\r\n\(text)a\nb\rc\r\nd\r\r\n--BOUND--\r\n".utf8
            ]
        ) { MultipartForm([try .text(name: "a", "a\nb\rc\r\nd\r", safety: .browser)]) },
        Sample(
            "browser names",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"a%22b\"; filename=\"验收%0D%0A.txt\"\r\n\(file)v\r\n--BOUND--\r\n"
                    .utf8
            ]
        ) {
            var form = MultipartForm(safety: .browser)
            try form.appendFile(name: "a\"b", filename: "验收\r\n.txt", data: Data("v".utf8))
            return form
        },
        Sample(
            "content types and extra headers stand in their order",
            [
                "--BOUND\r\nContent-Disposition: form-data; name=\"a\"\r\nContent-Type: application/json\r\n".utf8,
                "X-B: 1\r\nX-A: two words\r\n\r\n{}\r\n".utf8,
                "--BOUND\r\nContent-Disposition: form-data; name=\"p\"; filename=\"p.png\"\r\nContent-Type: image/png\r\n"
                    .utf8,
                "\r\np\r\n--BOUND--\r\n".utf8,
            ]
        ) {
            var form = MultipartForm()
            try form.appendText(
                name: "a", "{}", contentType: "application/json",
                headers: [PartHeader(name: "X-B", value: "1"), PartHeader(name: "X-A", value: "two words")])
            try form.appendFile(name: "p", filename: "p.png", data: Data("p".utf8), contentType: "image/png")
            return form
        },
    ]

    @Test("The body is exactly", arguments: samples)
    func bodies(sample: Sample) throws {
        let form = try sample.form()
        let boundary = try Boundary("BOUND")
        let encoded = try form.encode(boundary: boundary)
        #expect(Array(encoded.body) == sample.body)
        #expect(encoded.length == sample.body.count)
        #expect(form.encodedLength(boundary: boundary) == sample.body.count)
        #expect(encoded.boundary == boundary)
        #expect(encoded.contentType == boundary.contentType)
        #expect(try form.encode(boundary: boundary).body == encoded.body)
    }

    @Test("A random boundary gives the length that was said before, and another body each time")
    func random() throws {
        let form = MultipartForm([try .text(name: "a", "hello"), try .file(name: "f", filename: "f", bytes: [1, 2])])
        let first = try form.encode()
        let second = try form.encode()
        #expect(first.length == form.encodedLength)
        #expect(first.body.count == form.encodedLength)
        #expect(first.boundary != second.boundary)
        #expect(try form.encode(boundary: first.boundary).body == first.body)
        #expect(first.body.prefix(42) == Data("--\(first.boundary)".utf8))
    }

    @Test(
        "Length equals bytes, and contents stand where the lengths say, for random forms",
        arguments: [1, 2, 3] as [UInt64])
    func lengths(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            var form = MultipartForm()
            var contents: [Data] = []
            for index in 0..<Int.random(in: 0...6, using: &generator) {
                // Now and then around the size of a piece, and over it.
                let size = Bool.random(using: &generator) ? Int.random(in: 0...300, using: &generator) : 131_070 + index
                let factor = Int.random(in: 1...255, using: &generator)
                let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* factor) })
                contents.append(content)
                try form.appendFile(name: "f\(index)", filename: "n", data: content)
            }
            let encoded = try form.encode(using: &generator)
            #expect(encoded.length == form.encodedLength, "seed \(seed)")
            var offset = 0
            for (part, content) in zip(form.parts, contents) {
                offset += Boundary.randomLength + 4 + part.length
                #expect(encoded.body[(offset - 2 - content.count)..<(offset - 2)] == content, "seed \(seed)")
            }
            #expect(encoded.body[offset...] == Data("--\(encoded.boundary)--\r\n".utf8), "seed \(seed)")
        }
    }
}
