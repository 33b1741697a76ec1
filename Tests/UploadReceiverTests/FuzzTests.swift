#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    @Suite("A receiver that gets any bytes", .timeLimit(.minutes(60)))
    struct FuzzTests {
        /// Requests of all kinds, to be changed.
        private static let seeds: [String] = [
            Requests.whole(), Requests.whole() + Requests.whole("/upload/next"),
            Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + Requests.chunks([Requests.body]),
            Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n")
                + Requests.chunks(Requests.body.map { String($0) }),
            Requests.head(more: "Expect: 100-continue\r\n") + Requests.body,
            Requests.head(more: "Transfer-Encoding: gzip, chunked\r\n") + Requests.body,
            Requests.head(length: 1 << 30) + Requests.body, Requests.head(length: 10) + Requests.body,
            Requests.head(length: nil) + Requests.body, Requests.whole().replacingOccurrences(of: "\r\n", with: "\n"),
            "GET /api/uploads HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /api/uploads/last HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/uploads/1/parts/0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /api/uploads/last/body?offset=3&length=99999999999999999999 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            "HEAD http://[::1 HTTP/1.0\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}",
        ]

        private static let words = [
            "\r\n", "\n", "\r", "\0", "--X", "--X--", "\r\n\r\n", "0\r\n\r\n", "ffffffffffffffff\r\n",
            "Content-Length: 5\r\n",
            "Content-Length: -1\r\n", "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: chunked\r\n",
            "Connection: close\r\n", "Connection: keep-alive\r\n", "%", "%0", "%zz", "/api/uploads/last", "?", ";", ":",
            " HTTP/1.1", "GET ", "POST / HTTP/1.1\r\n",
        ]

        private static func request(_ generator: inout SeededGenerator) -> [UInt8] {
            if Int.random(in: 0..<20, using: &generator) == 0 {
                return (0..<Int.random(in: 1...3_000, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
            }
            var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let place = Int.random(in: 0...bytes.count, using: &generator)
                switch Int.random(in: 0..<5, using: &generator) {
                case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1 where place < bytes.count:
                    let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
                    bytes.removeSubrange(place..<end)
                case 2:
                    bytes.insert(contentsOf: Array((words.randomElement(using: &generator) ?? "").utf8), at: place)
                case 3: bytes = Array(bytes[..<place])
                default: bytes += bytes[..<place]
                }
            }
            return bytes
        }

        @Test("never dies, and keeps no connection, file or descriptor")
        func anyBytes() throws {
            let seed = SeededGenerator().seed
            let process = try ReceiverProcess(["--limit", "1M"])
            // What stays open: some uploads, and the process's own. So all places for uploads are taken first.
            func fill() throws {
                for _ in 0..<20 {
                    let client = try RawClient(port: process.port)
                    client.send(Requests.whole())
                    _ = try client.answer()
                }
            }
            try fill()
            let before = process.openFileCount
            let port = process.port
            let group = DispatchGroup()
            for thread in 0..<8 {
                DispatchQueue.global().async(group: group) {
                    var generator = SeededGenerator(seed: seed &+ UInt64(thread))
                    for _ in 0..<400 {
                        guard let client = try? RawClient(port: port) else { continue }
                        let bytes = Self.request(&generator)
                        var rest = bytes[...]
                        while !rest.isEmpty {
                            let piece = rest.prefix(
                                Bool.random(using: &generator) ? rest.count : Int.random(in: 1...200, using: &generator)
                            )
                            guard client.send(piece) else { break }
                            rest = rest.dropFirst(piece.count)
                        }
                        // One goes without a word, the others wait for the answer.
                        if Int.random(in: 0..<4, using: &generator) == 0 { continue }
                        client.finishSending()
                        _ = client.rest()
                    }
                }
            }
            group.wait()
            #expect(process.isRunning, "seed \(seed)")
            // Those who went may not have been seen yet.
            var after = process.openFileCount
            // (A client of the first filling may have gone only now. Where the system does not say, both are nil.)
            let isSteady = { after == before || (after ?? .max) < (before ?? 0) }
            for _ in 0..<100 where !isSteady() {
                usleep(100_000)
                try fill()
                after = process.openFileCount
            }
            #expect(isSteady(), "\(String(describing: before)) to \(String(describing: after)), seed \(seed)")
            #expect(process.leftFiles.count == 1, "seed \(seed)")
            let client = try RawClient(port: process.port)
            client.send("GET /api/uploads HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try client.answer().json["receivedCount"] as? Int ?? 0 > 1_000, "seed \(seed)")
        }
    }
#endif
