#if os(macOS) || os(Linux)
    import ContractFindings
    import Foundation

    /// A request for each kind of finding that a receiver can report: a case of `Vectors/` where there is one, else one made here.
    struct FindingKinds {
        struct Unreadable: Error {}

        /// The contract that the requests to `/upload/…` are judged by.
        static let contract = """
            {"schema": "bytecontract-1", "uploads": {
              "form": {
                "parts": [
                  {"name": "title", "kind": "text", "count": 1},
                  {"name": "tag", "kind": "text", "count": {"min": 0, "max": 1}},
                  {"name": "photo", "kind": "file", "count": {"min": 0, "max": 2}, "contentTypes": ["image/*"],
                   "extensions": ["png"], "maxLength": 20}],
                "server": {"maxLength": 4000, "refusedContentTypes": ["image/svg+xml"]}},
              "pair": {"parts": [{"name": "tag", "kind": "text", "count": {"min": 2, "max": 2}}]}}}
            """

        /// Categories of an upload that no receiver can report, with the reason.
        static let unreported: [FindingCategory: String] = {
            let encoder = "the encoder refuses it before it is sent"
            let file = "a file that is to be sent, or the body's own file"
            var all: [FindingCategory: String] = [
                .boundaryInPart: encoder, .headerQuote: encoder, .headerSpace: encoder,
                .headerReserved: "only the profile of browsers has it",
                .exactDifference:
                    "only the profile `exact` has it; the page shows the difference in a panel of its own",
                .captureLostBytes: "a capture in HAR has it; a receiver has the bytes",
                .expectedPartMissing: "a receiver without expected contents asks for no part",
                .sourceKind: file, .sourceUnreadable: file, .sourceChanged: file, .destinationUnwritable: file,
            ]
            for category in FindingCategory.allCases where category.rawValue.hasPrefix("multipart.damage.") {
                all[category] = "without the bytes that were expected nothing of this can be proved"
            }
            return all
        }()

        /// The requests, in the order of the list of categories.
        let all: [(category: FindingCategory, request: [UInt8])]

        init() throws {
            let vectors = try FindingKinds.vectors()
            let made = FindingKinds.made
            all = FindingCategory.allCases.compactMap { category in
                guard FindingKinds.unreported[category] == nil else { return nil }
                return (made[category] ?? vectors[category]).map { (category, $0) }
            }
        }

        // MARK: Made here

        private static let made: [FindingCategory: [UInt8]] = {
            let title = Faults.title
            let photo = Faults.photo
            let close = Faults.close
            let one = title + close
            let chunked = { (pieces: String) in
                bytes(Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + pieces)
            }
            let named = { (disposition: String) in
                Faults.request("--X\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n1\r\n" + close)
            }
            let type = { (value: String) in
                bytes(
                    Requests.head(length: one.utf8.count).replacing("multipart/form-data; boundary=X", with: value)
                        + one)
            }
            let form = { (body: String) in Faults.request(body + close, path: "/upload/form") }
            let image = { (name: String, type: String, content: String) in
                Faults.part("photo", content, more: "; filename=\"\(name)\"\r\nContent-Type: \(type)")
            }
            return [
                .contentTypeExtra: type("multipart/form-data; charset=utf-8; boundary=X"),
                .contentLengthMissing: bytes(Requests.head(length: nil) + one),
                .lengthAndChunked: bytes(
                    Requests.head(length: 7, more: "Transfer-Encoding: chunked\r\n") + Requests.chunks([one])),
                .transferCoding: bytes(
                    Requests.head(length: nil, more: "Transfer-Encoding: gzip, chunked\r\n") + Requests.chunks([one])),
                .chunkSize: chunked("7\r\n--X\r\nCo\r\nnine\r\n"),
                .chunkEnd: chunked("5\r\n\(one)\r\n0\r\n\r\n"),
                .chunkLastMissing: chunked(String(Requests.chunks([one]).dropLast(5))),
                .chunkLastEarly: chunked(Requests.chunks([title]) + Requests.chunks([close])),
                .chunksInBody: Faults.request(Requests.chunks([one])),
                .requestLineEnding: bytes(Requests.head(length: one.utf8.count).replacing("\r\n", with: "\n") + one),
                .requestHeadSyntax: bytes(Requests.head(length: one.utf8.count, more: "no colon\r\n") + one),
                // More in front of the first delimiter than is read.
                .boundReached: Faults.request(String(repeating: "preamble, ", count: 7_000) + "\r\n" + one),
                .linesIndented: Faults.request(
                    "\t" + (title + photo + close).replacing("\r\n", with: "\r\n\t")),
                .noParts: Faults.request(close),
                .nameEmpty: named("name=\"\""),
                .quotePercent: named("name=\"a%22b\""),
                .namePercentEncoded: named("name=\"tags%5B%5D\""),
                .lineBreakEscaped: named("name=\"a\"; filename=\"a%0Ab.txt\""),
                .headerInContent: Faults.request(Faults.part("title", "Content-Type: text/plain\r\n\r\nhello") + close),
                .headLength: Faults.request(
                    Faults.part("title", "1", more: "\r\nX-Long: " + String(repeating: "x", count: 600)) + close),
                .filenameEmpty: named("name=\"a\"; filename=\"\""),
                .filenamePath: named("name=\"a\"; filename=\"C:\\\\tmp\\\\a.txt\""),
                .nestedMixed: Faults.request(
                    Faults.part("files", "--Y\r\n\r\n1\r\n--Y--", more: "\r\nContent-Type: multipart/mixed; boundary=Y")
                        + close),
                .fieldMissing: form(Faults.part("titel", "1")),
                .uploadUnknown: Faults.request(one, path: "/upload/nothing"),
                .fieldTooFew: Faults.request(Faults.part("tag", "1") + close, path: "/upload/pair"),
                .fieldTooMany: form(title + Faults.part("tag", "1") + Faults.part("tag", "2")),
                .fieldUnexpected: form(title + Faults.part("colour", "red")),
                .filenameMissing: form(title + Faults.part("photo", "1", more: "\r\nContent-Type: image/png")),
                .filenameUnexpected: form(Faults.part("title", "hello", more: "; filename=\"t.txt\"")),
                .filenameRule: form(title + image("p.gif", "image/png", "\u{1}abc")),
                .contentTypeUnexpected: form(title + image("p.png", "application/pdf", "\u{1}abc")),
                .serverSizeLimit: form(title + image("p.png", "image/png", String(repeating: "\u{1}abcd", count: 6))),
                .serverTypeLimit: form(title + image("p.png", "image/svg+xml", "\u{1}abc")),
                .signatureDamaged: Faults.request(image("p.png", "image/png", "\u{FFFD}PNG\r\n\u{1A}\n") + close),
                .replacementInBinary: Faults.request(
                    image("p.bin", "application/octet-stream", "\u{1}\u{2}abc\u{FFFD}\u{FFFD}\u{3}") + close),
                .signatureOther: Faults.request(image("p.png", "image/png", "GIF89a\u{1}\u{0}\u{1}") + close),
            ]
        }()

        private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

        // MARK: Vectors

        private struct File: Decodable {
            struct Group: Decodable {
                let operation, profile: String
                let cases: [Case]
            }

            struct Case: Decodable {
                struct Parameters: Decodable { let contentType, contentLength: String? }
                struct Input: Decodable { let segments: [Segment] }
                struct Expectation: Decodable { let category: String? }

                let parameters: Parameters?
                let input: Input
                let expect: Expectation
            }

            struct Segment: Decodable {
                let text, hex: String?
            }

            let groups: [Group]
        }

        /// The first case of each category: of the profile that receivers have, else of a stricter one that warns of it here.
        private static func vectors() throws -> [FindingCategory: [UInt8]] {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Vectors")
            let files = try ["request", "delimiter", "read-header"].map { area in
                try JSONDecoder().decode(
                    File.self, from: Data(contentsOf: folder.appending(path: "multipart-\(area).json")))
            }
            let groups = files.flatMap(\.groups).filter { $0.operation == "multipart.read" }
            var found: [FindingCategory: [UInt8]] = [:]
            for profile in ["rfc", "browser", "exact"] {
                for vector in groups.filter({ $0.profile == profile }).flatMap(\.cases) {
                    guard let category = vector.expect.category.flatMap(FindingCategory.init(rawValue:)),
                        found[category] == nil, let body = body(vector)
                    else { continue }
                    let type = vector.parameters?.contentType.map { "Content-Type: \($0)\r\n" } ?? ""
                    let length = vector.parameters?.contentLength ?? String(body.count)
                    found[category] =
                        bytes("POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\n\(type)Content-Length: \(length)\r\n\r\n")
                        + body
                }
            }
            return found
        }

        /// Nil for long ones, which are repeated text.
        private static func body(_ vector: File.Case) -> [UInt8]? {
            var body: [UInt8] = []
            for segment in vector.input.segments {
                if let text = segment.text {
                    body += text.utf8
                } else if let hex = segment.hex {
                    let digits = Array(hex)
                    body += stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
                    }
                } else {
                    return nil
                }
            }
            return body
        }
    }
#endif
