#if os(macOS) || os(Linux)
    import Foundation
    import Testing
    import UploadReceiver

    @Suite("A receiver that others of the network reach", .timeLimit(.minutes(60)))
    struct LanTests {
        @Test("asks for the token before it takes a byte of a body, at every path and in every form of it")
        func token() throws {
            let fixture = try ReceiverFixture {
                $0.isPublic = true
                $0.bounds.drainTime = 0.2
            }
            let words = fixture.receiver.url.split(separator: "/").map(String.init)
            let token = try #require(words.last)
            let wrong = [
                "", token.uppercased() == token ? token.lowercased() : token.uppercased(), String(token.dropLast()),
                token + "0", String(token.dropLast()) + (token.last == "0" ? "1" : "0"), "%00", "token",
            ]
            for path in ["/", "/page/1", "/page/page.css", "/api/uploads", "/api/events", "/api/uploads/1/body", "/x"] {
                for guess in wrong {
                    for request in [
                        "GET /\(guess)\(path) HTTP/1.1\r\nHost: localhost\r\n\r\n",
                        "GET \(path)?token=\(guess) HTTP/1.1\r\nHost: localhost\r\n\r\n",
                        "GET \(path) HTTP/1.1\r\nHost: localhost\r\nX-ByteContract-Token: \(guess)\r\n\r\n",
                    ] {
                        let answer = try fixture.answer(to: request)
                        #expect(answer.status == 403)
                        #expect(!answer.body.contains(sequence: token))
                    }
                }
            }
            let client = try fixture.connect()
            client.send(Requests.head(length: 1 << 30, more: "Expect: 100-continue\r\n"))
            let refused = try client.answer()
            #expect(refused.status == 403)
            #expect(refused.closes)
            #expect(client.rest().isEmpty)
            #expect(fixture.receiver.uploads.receivedCount == 0)
            let path = "/\(token)/upload"
            #expect(try fixture.answer(to: Requests.whole(path)).status == 200)
            // What is said of it does not hold the token, and links of the page lead through it.
            let list = try fixture.get("/\(token)/api/uploads", host: "localhost")
            #expect(!list.body.contains(sequence: token))
            #expect(try fixture.get("/\(token)/page/1").text.contains("href=\"/\(token)/page/page.css\""))
        }

        @Test("is read under the addresses of this machine alone, also with the token")
        func hosts() throws {
            let fixture = try ReceiverFixture { $0.isPublic = true }
            let words = fixture.receiver.url.split(separator: "/").map(String.init)
            let token = try #require(words.last)
            for host in ["127.0.0.1", "localhost", "[::1]", words[1]] {
                #expect(try fixture.get("/\(token)/api/uploads", host: host).status == 200, "\(host)")
            }
            for host in ["evil.example", "127.0.0.1.evil.example", "", "[::2]"] {
                #expect(try fixture.get("/\(token)/api/uploads", host: host).status == 403, "\(host)")
            }
        }

        @Test("says so on standard error, and its first line has address and token")
        func words() throws {
            let process = try ReceiverProcess(["--lan"])
            // (On some systems `path` leaves the last slash out.)
            let path = "/" + process.url.path.filter { $0 != "/" }
            #expect(path.count == 33)
            let client = try RawClient(port: process.port)
            client.send(Requests.whole(path + "/upload"))
            #expect(try client.answer().status == 200)
            // (The first line is written before it, and an answer long behind it.)
            #expect(process.messages.contains("without encryption"))
            let other = try ReceiverProcess(["--lan"])
            #expect(other.url.path != process.url.path)
        }
    }

    extension [UInt8] {
        fileprivate func contains(sequence text: String) -> Bool { Data(self).range(of: Data(text.utf8)) != nil }
    }
#endif
