#if os(macOS) || os(Linux)
    import Foundation
    import Testing
    import UploadReceiver

    @Suite("The API of a receiver", .timeLimit(.minutes(60)))
    struct APITests {
        @Test("lists uploads, and gives one, the last, and their bytes as downloads that no browser shows")
        func reading() throws {
            let fixture = try ReceiverFixture()
            #expect(try fixture.get("/api/uploads/last").status == 404)
            _ = try fixture.answer(to: Requests.whole("/first"))
            let sent = try fixture.answer(to: Requests.whole("/second"))
            let list = try fixture.get("/api/uploads")
            let numbers = (list.json["uploads"] as? [[String: Any]] ?? []).compactMap { $0["upload"] as? Int }
            #expect(numbers == [2, 1])
            #expect(try fixture.get("/api/uploads/last").body == sent.body)
            #expect(try fixture.get("/api/uploads/2").body == sent.body)
            #expect(try fixture.get("/api/uploads/1").json["path"] as? String == "/first")
            let part = try fixture.get("/api/uploads/2/parts/0")
            #expect(part.body == Array("hello".utf8))
            #expect(part.headers["content-type"] == "application/octet-stream")
            #expect(part.headers["content-disposition"]?.hasPrefix("attachment;") == true)
            #expect(part.headers["x-content-type-options"] == "nosniff")
            #expect(try fixture.get("/api/uploads/last/body").body == Array(Requests.body.utf8))
            #expect(try fixture.get("/api/uploads/last/body?offset=2&length=3").body == Array("X\r\n".utf8))
            #expect(try fixture.get("/api/uploads/last/request").body == Array(Requests.whole("/second").utf8))
            for path in [
                "/api/uploads/3", "/api/uploads/1/parts/1", "/api/uploads/1/parts/99999999999999999999",
                "/api/uploads/x",
            ] {
                #expect(try fixture.get(path).status == 404, "\(path)")
            }
            #expect(fixture.receiver.uploads.receivedCount == 2)
        }

        @Test("takes the chunks off what it gives")
        func chunked() throws {
            let fixture = try ReceiverFixture()
            let head = Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n")
            _ = try fixture.answer(to: head + Requests.chunks(["--", String(Requests.body.dropFirst(2))]))
            #expect(try fixture.get("/api/uploads/last/body").body == Array(Requests.body.utf8))
            #expect(try fixture.get("/api/uploads/last/parts/0").body == Array("hello".utf8))
        }

        @Test("refuses hosts and pages of others, and sends the strict headers with everything")
        func foreign() throws {
            let fixture = try ReceiverFixture()
            _ = try fixture.answer(to: Requests.whole())
            for path in ["/api/uploads", "/api/uploads/last", "/api/uploads/1/parts/0", "/api/events", "/"] {
                for (headers, host) in [
                    ("", "evil.example"), ("", "127.0.0.1.evil.example"), ("Host: localhost\r\n", "localhost"),
                    ("Origin: http://evil.example\r\n", "localhost"), ("Origin: null\r\n", "localhost"),
                    ("Origin: http://localhost:1\r\n", "localhost"),
                    ("Sec-Fetch-Site: cross-site\r\n", "localhost"),
                    ("Sec-Fetch-Site: same-site\r\n", "localhost"),
                ] {
                    let answer = try fixture.get(path, headers, host: host)
                    #expect(answer.status == 403, "\(path) \(headers) \(host)")
                    #expect(answer.headers["access-control-allow-origin"] == nil)
                    #expect(answer.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
                    #expect(answer.headers["x-content-type-options"] == "nosniff")
                }
            }
            let own = "Origin: http://127.0.0.1:\(fixture.receiver.port)\r\nSec-Fetch-Site: same-origin\r\n"
            #expect(try fixture.get("/api/uploads", own, host: "127.0.0.1:\(fixture.receiver.port)").status == 200)
            #expect(try fixture.get("/api/uploads", "Sec-Fetch-Site: none\r\n", host: "[::1]:80").status == 200)
        }

        @Test("says nothing of contents, filenames and headers to anyone but in downloads")
        func values() throws {
            let fixture = try ReceiverFixture()
            let canary = "canary-7f3"
            let body =
                "--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(canary)\"\r\n"
                + "Content-Type: image/png; x=\(canary)\r\n\r\n\(canary)\n--X--\r\n"
            let head = Requests.head("/a?\(canary)", length: body.utf8.count, more: "Cookie: \(canary)\r\n")
            let answer = try fixture.answer(to: head + body)
            #expect(answer.parts.first?["declaredType"] as? String == "image/png")
            #expect(answer.parts.first?["recognisedType"] as? String == "plainText")
            for text in [answer.body, try fixture.get("/api/uploads").body] {
                #expect(!String(decoding: text, as: UTF8.self).contains(canary))
            }
        }

        @Test("shows a page where there is one, and records what is none of its paths")
        func page() throws {
            struct Page: ReceiverPage {
                func answer(_ request: PageRequest, uploads: UploadShelf) -> PageAnswer? {
                    guard request.segments == ["shown"], let body = uploads.last?.judgement.capture?.body else {
                        return nil
                    }
                    return PageAnswer(contentType: "text/plain", content: .source(body, 0..<3))
                }
            }
            let fixture = try ReceiverFixture { $0.page = Page() }
            _ = try fixture.answer(to: Requests.whole())
            let shown = try fixture.get("/shown")
            #expect(shown.body == Array("--X".utf8))
            #expect(shown.headers["content-type"] == "text/plain")
            #expect(shown.headers["content-security-policy"] == PageAnswer.policy)
            #expect(try fixture.get("/shown", host: "evil.example").status == 403)
            #expect(try fixture.get("/other").json["upload"] as? Int == 2)
        }

        @Test("records what an app sends to paths of its own below /api")
        func ownPaths() throws {
            let fixture = try ReceiverFixture()
            for path in ["/api/uploads", "/api/events", "/api/v1/photos"] {
                #expect(try fixture.answer(to: Requests.whole(path)).status == 200)
            }
            #expect(fixture.receiver.uploads.receivedCount == 3)
        }

        @Test("tells who listens of each upload when it comes")
        func events() throws {
            let fixture = try ReceiverFixture { $0.bounds.listenerCount = 2 }
            let listeners = try (0..<2).map { _ in try fixture.connect() }
            for listener in listeners {
                listener.send("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                let head = String(decoding: try listener.bytes(through: "\r\n\r\n"), as: UTF8.self)
                #expect(head.contains("Content-Type: text/event-stream\r\n"))
                let start = String(decoding: try listener.bytes(through: "}\n\n"), as: UTF8.self)
                #expect(start.contains("event: ready\ndata: {\"receivedCount\": 0}"))
            }
            #expect(try fixture.get("/api/events").status == 503)
            for number in 1...3 {
                _ = try fixture.answer(to: Requests.whole())
                for listener in listeners {
                    let event = String(decoding: try listener.bytes(through: "}\n\n"), as: UTF8.self)
                    #expect(event.hasPrefix("id: \(number)\nevent: upload\ndata: {\"upload\": \(number),"))
                }
            }
        }

        @Test("asks for the token wherever others of the network reach it, in path, query or header")
        func token() throws {
            let fixture = try ReceiverFixture { $0.isPublic = true }
            let words = fixture.receiver.url.split(separator: "/")
            let token = try #require(words.last.map(String.init))
            #expect(token.count == 32)
            let host = String(words[1])
            for request in [Requests.whole(), Requests.whole("/\(token.reversed())/upload"), "GET / HTTP/1.1\r\n\r\n"] {
                #expect(try fixture.answer(to: request).status == 403)
            }
            #expect(fixture.receiver.uploads.receivedCount == 0)
            #expect(try fixture.answer(to: Requests.whole("/\(token)/upload")).status == 200)
            #expect(try fixture.answer(to: Requests.whole("/upload?token=\(token)")).status == 200)
            let header = Requests.head(more: "X-ByteContract-Token: \(token)\r\n") + Requests.body
            #expect(try fixture.answer(to: header).status == 200)
            let list = try fixture.get("/\(token)/api/uploads", host: host)
            #expect(list.json["receivedCount"] as? Int == 3)
            #expect(!String(decoding: list.body, as: UTF8.self).contains(token))
        }
    }
#endif
