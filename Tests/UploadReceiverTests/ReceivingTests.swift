#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import Testing
    import UploadReceiver

    @Suite("A receiver", .timeLimit(.minutes(60)))
    struct ReceivingTests {
        private let title = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"

        private func expectTitle(_ answer: RawClient.Answer, _ number: Int) {
            #expect(answer.status == 200)
            #expect(answer.json["schema"] as? String == "bytecontract-receive-1")
            #expect(answer.json["verdict"] as? String == "accept")
            #expect(answer.json["upload"] as? Int == number)
            #expect(answer.categories == [])
            #expect(answer.parts.count == 1)
            #expect(answer.parts.first?["name"] as? String == "title")
            #expect(answer.parts.first?["length"] as? Int == 5)
            #expect(answer.parts.first?["sha256"] as? String == title)
        }

        @Test("says of each upload of a connection what its parts are")
        func keepAlive() throws {
            let fixture = try ReceiverFixture()
            let client = try fixture.connect()
            for number in 1...3 {
                client.send(Requests.whole("/any/path"))
                let answer = try client.answer()
                expectTitle(answer, number)
                #expect(!answer.closes)
            }
        }

        @Test("serves requests that are sent in one go in their order")
        func pipelined() throws {
            let fixture = try ReceiverFixture()
            let client = try fixture.connect()
            client.send(Requests.whole() + "GET /api/uploads HTTP/1.1\r\nHost: localhost\r\n\r\n" + Requests.whole())
            expectTitle(try client.answer(), 1)
            let list = try client.answer()
            #expect(list.json["receivedCount"] as? Int == 1)
            expectTitle(try client.answer(), 2)
        }

        @Test("takes a body that comes byte by byte, also in chunks")
        func dribbled() throws {
            let fixture = try ReceiverFixture()
            let client = try fixture.connect()
            for byte in Requests.whole().utf8 { client.send([byte]) }
            expectTitle(try client.answer(), 1)
            let chunked =
                Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n")
                + Requests.chunks(Requests.body.map { String($0) })
            for byte in chunked.utf8 { client.send([byte]) }
            let answer = try client.answer()
            expectTitle(answer, 2)
            #expect(!answer.closes)
        }

        @Test("tells a client that waits for it to go on")
        func expectContinue() throws {
            let fixture = try ReceiverFixture()
            let client = try fixture.connect()
            client.send(Requests.head(more: "Expect: 100-continue\r\n"))
            #expect(try client.answer().status == 100)
            client.send(Requests.body)
            expectTitle(try client.answer(), 1)
        }

        @Test("answers at once where the length is over the limit, and takes no byte of the body")
        func early() throws {
            let fixture = try ReceiverFixture { $0.bounds.requestLength = 1_000 }
            for expectation in ["", "Expect: 100-continue\r\n"] {
                let client = try fixture.connect()
                client.send(Requests.head(length: 1 << 40, more: expectation))
                let answer = try client.answer()
                #expect(answer.status == 413)
                #expect(answer.closes)
                #expect(answer.json["ending"] as? String == "limit")
                #expect(answer.categories.first == "multipart.bound-reached")
                #expect(answer.json["requestLength"] as? Int ?? .max < 300)
            }
        }

        @Test("answers a client that sends on after the limit, so that it can read the answer")
        func lateLimit() throws {
            let fixture = try ReceiverFixture { $0.bounds.requestLength = 100_000 }
            let client = try fixture.connect()
            client.send(Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n"))
            let chunk = "10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n"
            for _ in 0..<20 { client.send(chunk) }
            let answer = try client.answer()
            #expect(answer.status == 413)
            #expect(answer.json["ending"] as? String == "limit")
        }

        @Test("says of a body that is cut, by the client or by silence, that it is")
        func cut() throws {
            let fixture = try ReceiverFixture { $0.bounds.bodyPause = 2 }
            for closes in [true, false] {
                let client = try fixture.connect()
                client.send(Requests.head(length: 500) + Requests.body.prefix(40))
                if closes { client.finishSending() }
                let answer = try client.answer()
                #expect(answer.status == 400)
                #expect(answer.closes)
                #expect(answer.json["ending"] as? String == (closes ? "closed" : "stalled"))
                #expect(answer.categories.contains("multipart.body-cut"))
            }
        }

        @Test("says of a head that is cut, by the client or by silence, that it is, and waits for no slow one")
        func cutHead() throws {
            let fixture = try ReceiverFixture { $0.bounds.headTime = 0.3 }
            let client = try fixture.connect()
            client.send("POST /upload HTTP/1.1\r\nHost: x")
            #expect(try client.answer().categories.contains("multipart.request-head-syntax"))
            #expect(client.rest().isEmpty)
            let slow = try fixture.connect()
            for _ in 0..<100 where slow.send("a") { usleep(10_000) }
            #expect(try slow.answer().json["ending"] as? String == "stalled")
        }

        @Test("tells a client that speaks TLS at once from one that sends its head slowly")
        func tls() throws {
            let fixture = try ReceiverFixture { $0.bounds.drainTime = 0.1 }
            let client = try fixture.connect()
            client.send([0x16, 3, 1, 2, 0, 1, 0, 1])
            let answer = try client.answer()
            #expect(answer.json["ending"] as? String == "foreign")
            #expect((answer.json["sentence"] as? String)?.contains("TLS") == true)
        }

        @Test("records a head that is too long as such")
        func longHead() throws {
            let fixture = try ReceiverFixture()
            let answer = try fixture.answer(
                to: "POST / HTTP/1.1\r\n" + String(repeating: "A: " + String(repeating: "b", count: 997), count: 70))
            #expect(answer.status == 431)
            #expect(answer.categories.contains("multipart.bound-reached"))
        }

        @Test("shows faults of the head that libraries accept in silence, and reads no further request behind one")
        func faultyHeads() throws {
            let fixture = try ReceiverFixture()
            let length = Requests.body.utf8.count
            let type = "Content-Type: multipart/form-data; boundary=X"
            let next = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
            let cases: [(String, String)] = [
                (
                    "POST / HTTP/1.1\n\(type)\nContent-Length: \(length)\n\n\(Requests.body)",
                    "multipart.request-line-ending"
                ),
                (
                    "POST / HTTP/1.1\r\n\(type)\r\nContent-Length: \(length)\r\nContent-Length: \(length)\r\n\r\n\(Requests.body)",
                    "multipart.content-length-duplicate"
                ),
                (
                    "POST / HTTP/1.1\r\n\(type)\r\nContent-Length: \(length)\r\nContent-Length: 3\r\n\r\n\(Requests.body)",
                    "multipart.content-length-duplicate"
                ),
                (
                    "POST / HTTP/1.1\r\n\(type)\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + Requests.chunks([Requests.body]), "multipart.length-and-chunked"
                ),
                (
                    "POST / HTTP/1.1\r\n\(type)\r\nContent-Length: +\(length)\r\n\r\n\(Requests.body)",
                    "multipart.content-length-syntax"
                ),
                ("POST / HTTP/1.1\r\n\(type)\r\n\r\n\(Requests.body)", "multipart.content-length-missing"),
            ]
            for (request, category) in cases {
                let client = try fixture.connect()
                client.send(request + next)
                let answer = try client.answer()
                #expect(answer.categories.contains(category), "\(category): \(answer.categories)")
                #expect(answer.status == 400, "\(category)")
                #expect(answer.closes, "\(category)")
                #expect(client.rest().isEmpty, "\(category)")
            }
            #expect(fixture.receiver.uploads.all.allSatisfy { $0.path != "/smuggled" })
        }

        @Test("counts bytes behind the length to the body, also when they come a moment later, and closes then")
        func excess() throws {
            let fixture = try ReceiverFixture { $0.bounds.graceTime = 5 }
            for pause in [0, 100_000] as [UInt32] {
                let client = try fixture.connect()
                client.send(Requests.head(length: 40) + Requests.body.prefix(40))
                usleep(pause)
                client.send(String(Requests.body.dropFirst(40)))
                let answer = try client.answer()
                #expect(answer.categories == ["multipart.content-length"])
                #expect(answer.json["bodyLength"] as? Int == Requests.body.utf8.count)
                #expect(answer.closes)
            }
        }

        @Test("records requests without a body, and says that they are no upload")
        func withoutBody() throws {
            let fixture = try ReceiverFixture()
            for method in ["GET", "OPTIONS", "DELETE"] {
                let answer = try fixture.answer(to: "\(method) /upload HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(answer.status == 400)
                #expect(answer.json["method"] as? String == method)
                #expect(
                    answer.json["sentence"] as? String == "A server sees a request without a body, and so no upload.")
            }
            let client = try fixture.connect()
            client.send("HEAD /upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            #expect(String(decoding: client.rest(), as: UTF8.self).hasSuffix("\r\n\r\n"))
            #expect(fixture.receiver.uploads.last?.method == "HEAD")
        }

        @Test("answers with the status and after the time that were asked for")
        func statusAndDelay() throws {
            let fixture = try ReceiverFixture {
                $0.status = 503
                $0.delay = 0.3
            }
            let start = ContinuousClock.now
            let answer = try fixture.answer(to: Requests.whole())
            // No sooner; how much later is the machine's matter.
            #expect(ContinuousClock.now - start >= .milliseconds(300))
            #expect(answer.status == 503)
            #expect(answer.json["verdict"] as? String == "accept")
        }

        @Test("judges /upload/NAME by the contract, and says which name may have been meant")
        func contract() throws {
            let text = """
                {"schema": "bytecontract-1", "uploads": {"note": {"parts": [{"name": "title", "kind": "text"},
                {"name": "photo", "kind": "file"}]}}}
                """
            let fixture = try ReceiverFixture { $0.contract = try ContractFile(Data(text.utf8)) }
            let missing = try fixture.answer(to: Requests.whole("/upload/note?x=1"))
            #expect(missing.categories == ["multipart.field-missing"])
            #expect(missing.json["contractUpload"] as? String == "note")
            let unknown = try fixture.answer(to: Requests.whole("/upload/nota"))
            #expect(unknown.status == 404)
            #expect(unknown.categories == ["multipart.upload-unknown"])
            #expect(unknown.json["didYouMean"] as? String == "note")
            #expect(unknown.json["verdict"] as? String == "reject")
            for path in ["/upload", "/other/note"] {
                #expect(try fixture.answer(to: Requests.whole(path)).status == 200)
            }
        }

        @Test("tells one connection too many that there is no place, and serves again when there is one")
        func connections() throws {
            let fixture = try ReceiverFixture()
            var clients = try (0..<64).map { _ in try fixture.connect() }
            for client in clients {
                client.send(Requests.whole())
                #expect(try client.answer().status == 200)
            }
            let refused = try fixture.connect()
            let answer = try refused.answer()
            #expect(answer.status == 503)
            #expect(answer.headers["retry-after"] == "1")
            clients.removeLast(32)
            var status = 503
            // The place is free when the receiver has seen that a client is gone.
            while status == 503 { status = (try? fixture.answer(to: Requests.whole()).status) ?? 503 }
            #expect(status == 200)
        }

        @Test("keeps the newest uploads, and no more bytes of them than allowed")
        func kept() throws {
            let fixture = try ReceiverFixture {
                $0.bounds.keptCount = 3
                $0.bounds.keptLength = 2 * Requests.whole().utf8.count
            }
            for _ in 0..<5 { _ = try fixture.answer(to: Requests.whole()) }
            #expect(fixture.receiver.uploads.all.map(\.number) == [5, 4])
            let path = fixture.receiver.folder
            var mode: mode_t = 0
            var status = stat()
            if stat(path, &status) == 0 { mode = status.st_mode & 0o7777 }
            #expect(mode == 0o700)
            fixture.receiver.stop()
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }
#endif
