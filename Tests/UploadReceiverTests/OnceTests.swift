#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// For pipelines: it ends, whatever the client does, and leaves nothing behind.
    @Suite("bytecontract receive --once", .timeLimit(.minutes(60)))
    struct OnceTests {
        @Test("ends with 1 where the client cuts, breaks off or sends too much, answered or not")
        func cut() throws {
            let cut = Requests.head(length: 500) + Requests.body.prefix(40)
            for (request, breaks, category) in [
                (cut, false, "multipart.body-cut"), (cut, true, "multipart.body-cut"),
                ("POST /upload HTTP/1.1\r\nHos", false, "multipart.request-head-syntax"),
                (Requests.head(length: 1 << 30), false, "multipart.bound-reached"),
            ] {
                let process = try ReceiverProcess(["--once", "--limit", "1M", "--format", "json"])
                var client: RawClient? = try RawClient(port: process.port)
                client?.send(request)
                if breaks {
                    // (A moment for the bytes to be read: a reset takes away those that were not.)
                    usleep(3_000_000)
                    client?.breakOff()
                    client = nil
                } else {
                    client?.finishSending()
                }
                let end = process.end()
                withExtendedLifetime(client) {}
                #expect(end.status == 1, "\(category)")
                #expect(end.output.contains("\"\(category)\""), "\(category): \(end.output.prefix(300))")
                #expect(process.leftFiles == [])
            }
        }

        @Test("goes on waiting behind what is no upload: a look at the page, a connection without a word, a preflight")
        func noUpload() throws {
            let process = try ReceiverProcess(["--once"])
            for request in [
                "", "\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "OPTIONS /upload HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /api/uploads HTTP/1.1\r\nHost: localhost\r\n\r\n",
            ] {
                let client = try RawClient(port: process.port)
                client.send(request)
                client.finishSending()
                _ = client.rest()
            }
            #expect(process.isRunning)
            let client = try RawClient(port: process.port)
            client.send(Requests.whole())
            #expect(try client.answer().status == 200)
            let end = process.end()
            #expect(end.status == 0)
            #expect(end.output.contains("exit code 0"))
            #expect(process.leftFiles == [])
        }

        @Test("ends by the signal, without a report, where one comes before an upload or in its middle")
        func signals() throws {
            for signal in [SIGINT, SIGTERM] {
                for isSending in [false, true] {
                    let process = try ReceiverProcess(["--once"])
                    let client = try RawClient(port: process.port)
                    if isSending { client.send(Requests.head(length: 500) + Requests.body) }
                    usleep(100_000)
                    process.send(signal)
                    #expect(process.endOfSignal() == signal)
                    #expect(process.end().output.isEmpty)
                    #expect(process.leftFiles == [])
                }
            }
        }
    }
#endif
