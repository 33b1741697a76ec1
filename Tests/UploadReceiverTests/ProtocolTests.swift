#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// What is no plain upload has a defined answer too (Documentation/receive.md).
    @Suite("What HTTP allows beside an upload", .timeLimit(.minutes(60)))
    struct ProtocolTests {
        /// An answer, whether the connection closes behind it, and what was recorded.
        private func expect(
            _ request: String, status: Int, closes: Bool, ending: String = "whole", category: String? = nil,
            path: String? = nil
        ) throws {
            let fixture = try ReceiverFixture { $0.bounds.quietTime = 0.2 }
            let client = try fixture.connect()
            client.send(request)
            let answer = try client.answer()
            #expect(answer.status == status, "\(request.prefix(60)): \(answer.categories)")
            #expect(answer.closes == closes, "\(request.prefix(60))")
            #expect(answer.json["ending"] as? String == ending, "\(request.prefix(60))")
            if let category { #expect(answer.categories.contains("multipart.\(category)"), "\(answer.categories)") }
            if let path { #expect(answer.json["path"] as? String == path) }
            if closes { #expect(client.rest().isEmpty) }
        }

        @Test("is recorded where it is a request without a body, as that of a browser that asks before it sends")
        func preflight() throws {
            let fixture = try ReceiverFixture()
            let answer = try fixture.answer(
                to: "OPTIONS /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://localhost:3000\r\n"
                    + "Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: authorization\r\n\r\n")
            #expect(answer.status == 400)
            #expect(answer.json["method"] as? String == "OPTIONS")
            #expect(!answer.headers.keys.contains { $0.hasPrefix("access-control-") })
            // Who waits for an upload goes on waiting.
            #expect(fixture.receiver.uploads.last?.isUpload == false)
            try expect("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", status: 400, closes: false, path: "*")
            try expect("CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n", status: 400, closes: false)
            try expect("TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", status: 400, closes: false)
            try expect("PURGE / HTTP/1.1\r\nHost: x\r\n\r\n", status: 400, closes: false)
        }

        @Test("is answered to HEAD without a body, with the length that GET has")
        func head() throws {
            let fixture = try ReceiverFixture()
            _ = try fixture.answer(to: Requests.whole())
            for path in ["/api/uploads", "/api/uploads/1", "/api/uploads/1/parts/0", "/", "/api/uploads/9"] {
                let got = try fixture.get(path)
                let client = try fixture.connect()
                client.send("HEAD \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                let all = String(decoding: client.rest(), as: UTF8.self)
                #expect(all.hasPrefix("HTTP/1.1 \(got.status) "))
                #expect(all.contains("\r\nContent-Length: \(got.body.count)\r\n"), "\(path)")
                #expect(all.hasSuffix("\r\n\r\n") && all.components(separatedBy: "\r\n\r\n").count == 2)
            }
            #expect(fixture.receiver.uploads.receivedCount == 1)
        }

        @Test("asks for nothing by an expectation that is not known, and by one of HTTP/1.0")
        func expectations() throws {
            for more in ["Expect: 200-ok\r\n", "Expect: \r\n", "Expect: 100-continue, x\r\n"] {
                try expect(Requests.whole("/upload", more), status: 200, closes: false)
            }
            try expect(
                Requests.whole("/upload", "Expect: 100-continue\r\n").replacing("HTTP/1.1", with: "HTTP/1.0"),
                status: 200, closes: true)
            // In whatever letters it is written.
            let fixture = try ReceiverFixture()
            let client = try fixture.connect()
            client.send(Requests.head(more: "expect: 100-Continue\r\n"))
            #expect(try client.answer().status == 100)
            client.send(Requests.body)
            #expect(try client.answer().status == 200)
        }

        @Test("is answered as HTTP/1.1, and closed behind HTTP/1.0 unless that asks to stay")
        func versions() throws {
            let old = Requests.whole().replacing("HTTP/1.1", with: "HTTP/1.0")
            try expect(old, status: 200, closes: true)
            try expect(old.replacing("Host:", with: "Connection: Keep-Alive\r\nHost:"), status: 200, closes: false)
            try expect(Requests.whole("/", "Connection: close\r\n"), status: 200, closes: true)
            try expect(Requests.whole("/", "Connection: x, CLOSE\r\n"), status: 200, closes: true)
            try expect(Requests.whole().replacing("HTTP/1.1", with: "HTTP/1.7"), status: 200, closes: false)
            for version in ["HTTP/2.0", "HTTP/0.9", "HTTP/11", "http/1.1"] {
                try expect(
                    Requests.whole().replacing("HTTP/1.1", with: version), status: 400, closes: true,
                    category: "request-head-syntax")
            }
        }

        @Test("has its path in any form of the target, also a very long one")
        func targets() throws {
            try expect(Requests.whole("http://127.0.0.1:8080/a/b?c=d"), status: 200, closes: false, path: "/a/b")
            try expect(Requests.whole("HTTPS://example.org"), status: 200, closes: false, path: "/")
            let long = "/" + String(repeating: "a", count: 60_000)
            try expect(Requests.whole(long), status: 200, closes: false)
            let tooLong = "/" + String(repeating: "a", count: 70_000)
            try expect(
                Requests.whole(tooLong), status: 431, closes: true, ending: "limit", category: "bound-reached")
            let fixture = try ReceiverFixture()
            #expect(try fixture.get("http://localhost:1/api/uploads").json["receivedCount"] as? Int == 0)
        }

        @Test("is named where the transfer coding is another one than chunked alone, and no request follows")
        func codings() throws {
            let chunks = Requests.chunks([Requests.body])
            let coded = { (coding: String, body: String) in
                Requests.head(length: nil, more: "Transfer-Encoding: \(coding)\r\n") + body
            }
            try expect(coded("Chunked", chunks), status: 200, closes: false)
            try expect(
                coded("chunked;x=1", chunks), status: 400, closes: true, ending: "pause", category: "transfer-coding")
            for coding in ["gzip, chunked", "chunked, chunked"] {
                try expect(coded(coding, chunks), status: 400, closes: true, category: "transfer-coding")
            }
            for coding in ["identity", "gzip", "chunked, gzip", "x"] {
                try expect(
                    coded(coding, Requests.body), status: 400, closes: true, ending: "pause",
                    category: "transfer-coding")
            }
            try expect(
                coded("chunked", "FFFFFFFFFFFFFFFFF\r\n"), status: 400, closes: true, ending: "pause",
                category: "chunk-size")
            // Trailers and extensions are read over.
            try expect(
                coded("chunked", chunks.replacing("0\r\n\r\n", with: "0;a=b\r\nX: y\r\n\r\n")), status: 200,
                closes: false)
        }

        @Test("stays HTTP/1.1 where a client offers another protocol, and is refused in the language of one")
        func upgrades() throws {
            let offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
            try expect(Requests.whole("/upload", offer), status: 200, closes: false)
            try expect(
                Requests.whole("/upload", "Connection: Upgrade\r\nUpgrade: websocket\r\n"), status: 200, closes: false)
            // The preface of a client that knows of HTTP/2.
            try expect(
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", status: 400, closes: true, ending: "pause",
                category: "request-head-syntax")
        }

        @Test("is read without what stands before it: an empty line, and nothing more")
        func emptyLines() throws {
            try expect("\r\n" + Requests.whole(), status: 200, closes: false)
            try expect("\r\n\r\n" + Requests.whole(), status: 400, closes: true, ending: "pause")
        }
    }
#endif
