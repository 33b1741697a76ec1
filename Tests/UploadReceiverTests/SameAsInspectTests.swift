#if os(macOS) || os(Linux)
    import ContractReports
    import Foundation
    import MultipartContract
    import Testing
    import UploadInspection
    import UploadReceiver

    /// What comes over a socket is judged as the same bytes in a file.
    @Suite("What a receiver answers", .timeLimit(.minutes(60)))
    struct SameAsInspectTests {
        private struct Report: Decodable {
            let id, contentType: String
            let body: Data
            let contentLength: String?
        }

        private struct Reports: Decodable { let cases: [Report] }

        private struct Peer: Decodable {
            struct Piece: Decodable {
                let hex: String
                let count: Int?
            }

            let id, contentType: String
            let body: [Piece]
        }

        private struct Peers: Decodable { let cases: [Peer] }

        private static let material = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "UploadInspectionTests/Material")

        private static func request(_ contentType: String, length: String?, _ body: [UInt8]) -> [UInt8] {
            Array("POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ".utf8) + contentType.utf8
                + "\r\nContent-Length: \(length ?? String(body.count))\r\n\r\n".utf8 + body
        }

        private static func reports() throws -> [(id: String, bytes: [UInt8])] {
            let data = try Data(contentsOf: material.appending(path: "bug-reports.json"))
            return try JSONDecoder().decode(Reports.self, from: data).cases.map {
                ($0.id, request($0.contentType, length: $0.contentLength, Array($0.body)))
            }
        }

        private static func peers() throws -> [(id: String, bytes: [UInt8])] {
            let data = try Data(contentsOf: material.appending(path: "peer-suites.json"))
            return try JSONDecoder().decode(Peers.self, from: data).cases.map { peer in
                let body = peer.body.flatMap { piece in
                    let digits = Array(piece.hex.utf8)
                    let value = { (digit: UInt8) in digit < 0x3A ? digit & 15 : digit & 15 + 9 }
                    let unit = stride(from: 0, to: digits.count - 1, by: 2).map {
                        value(digits[$0]) << 4 | value(digits[$0 + 1])
                    }
                    return Array(repeatElement(unit, count: piece.count ?? 1).joined())
                }
                return (peer.id, request(peer.contentType, length: nil, body))
            }
        }

        /// What `inspect` says of a file of these bytes.
        private func inspect(_ bytes: [UInt8]) throws -> (findings: NSArray, parts: [NSDictionary]) {
            let file = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(bytes).write(to: file)
            let inspection = try UploadInspector().inspect(RequestCapture(FileSource(path: file.path)).capture)
            let report = ContractReports.Report(
                header: RunHeader(command: .inspect, version: "test"), checks: [try inspection.check(name: "file")],
                parts: inspection.parts)
            let json = try JSONSerialization.jsonObject(with: Data(ReportFormat.json.render(report).utf8))
            let members = json as? [String: Any] ?? [:]
            return (members["findings"] as? NSArray ?? [], members["parts"] as? [NSDictionary] ?? [])
        }

        private func expectSame(_ answer: RawClient.Answer, as bytes: [UInt8], _ about: String) throws {
            let (findings, parts) = try inspect(bytes)
            let found = answer.json["findings"] as? NSArray ?? ["none"]
            #expect(found == findings, "\(about): \(answer.categories)")
            #expect(answer.parts.count == parts.count, "\(about)")
            for (part, other) in zip(answer.parts, parts) {
                for key in ["name", "length", "sha256", "offset", "headerOffset", "isFile"] {
                    #expect((part[key] as? NSObject) == (other[key] as? NSObject), "\(about): \(key)")
                }
            }
        }

        @Test("equals what inspect says of a file, for each public report and each body of other parsers' suites")
        func allCases() throws {
            let fixture = try ReceiverFixture()
            let cases = try Self.reports() + Self.peers()
            #expect(cases.count > 150)
            for (id, bytes) in cases {
                try expectSame(try fixture.answer(to: bytes), as: bytes, id)
            }
        }

        @Test("is the same for long bodies, right and wrong, of which marks and digests are taken on their way")
        func longBodies() throws {
            let fixture = try ReceiverFixture()
            let long = String(repeating: "0123456789abcde\n", count: 300_000)
            let head = "--X\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"
            let bodies = [
                head + long + "\r\n" + head + "b\r\n--X--\r\n", head + long + "\r\n--X", head + long,
                head + long + "--X\r\n" + head + "\r\n--X--\r\n", head + long + "--X\n--X" + long + "\r\n--X--",
                (head + long + "\r\n--X--\r\n").replacingOccurrences(of: "\r\n", with: "\n"),
                head.replacingOccurrences(of: "--X", with: "--Y") + long + "\r\n--Y--\r\n", long,
            ]
            for (index, body) in bodies.enumerated() {
                let count = body.utf8.count
                let requests = [
                    Requests.head(length: count) + body, Requests.head(length: count - 9) + body,
                    Requests.head(length: count + 9) + body,
                    Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n")
                        + Requests.chunks([String(body.prefix(5_000)), String(body.dropFirst(5_000))]),
                    Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n")
                        + Requests.chunks([body]).dropLast(7),
                ]
                for (framing, request) in requests.enumerated() {
                    let bytes = Array(request.utf8)
                    try expectSame(try fixture.answer(to: bytes), as: bytes, "body \(index), framing \(framing)")
                }
            }
        }

        @Test("is the same when the client stays there, and when the bytes come in pieces")
        func openClients() throws {
            let fixture = try ReceiverFixture {
                // Longer than a busy machine keeps a client from its next piece.
                $0.bounds.bodyPause = 5
                $0.bounds.graceTime = 5
                $0.bounds.quietTime = 5
            }
            var generator = SeededGenerator()
            // (All are waited for together.)
            let clients = try Self.reports().map { id, bytes in
                let client = try fixture.connect()
                var rest = bytes[...]
                while !rest.isEmpty {
                    let piece = rest.prefix(Int.random(in: 1...400, using: &generator))
                    client.send(piece)
                    rest = rest.dropFirst(piece.count)
                }
                return (id, bytes, client)
            }
            for (id, bytes, client) in clients {
                try expectSame(try client.answer(), as: bytes, "\(id), seed \(generator.seed)")
            }
        }
    }

    /// Random numbers by a seed, which a test prints when it fails: `BYTECONTRACT_SEED` repeats them.
    struct SeededGenerator: RandomNumberGenerator {
        let seed: UInt64
        private var state: UInt64

        init(seed: UInt64? = nil) {
            let asked = ProcessInfo.processInfo.environment["BYTECONTRACT_SEED"].flatMap { UInt64($0) }
            self.seed = seed ?? asked ?? UInt64.random(in: 0 ... .max)
            state = self.seed
        }

        // SplitMix64.
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }
#endif
