#if os(macOS) || os(Linux)
    import Foundation
    import Testing
    import UploadReceiver

    @Suite("Clients that do not read", .serialized, .timeLimit(.minutes(60)))
    struct SlowClientTests {
        private static let events = "GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n"

        @Test("hold up nobody else, and are let go of when they have taken nothing for too long")
        func downloads() throws {
            let fixture = try ReceiverFixture {
                $0.bounds.bodyPause = 2
                $0.bounds.connectionCount = 8
            }
            let content = String(repeating: "x", count: 32 << 20)
            let body = Requests.body.replacing("hello", with: content)
            #expect(try fixture.answer(to: Requests.head(length: body.utf8.count) + body).status == 200)
            let idle = try (0..<6).map { index in
                let client = try RawClient(port: fixture.receiver.port, receiveLength: 4_096)
                client.send(
                    "GET /api/uploads/1/\(index % 2 == 0 ? "body" : "parts/0") HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return client
            }
            let other = try fixture.connect()
            for _ in 0..<20 {
                other.send(Requests.whole())
                #expect(try other.answer().status == 200)
            }
            // The places of all are free again, although none has gone.
            var places: [RawClient] = []
            while places.count < 7 {
                let client = try fixture.connect()
                client.send(Requests.whole())
                if try client.answer().status == 200 { places.append(client) } else { places = [] }
            }
            withExtendedLifetime(idle) {}
        }

        @Test("of their answers to many requests are let go of too")
        func answers() throws {
            let fixture = try ReceiverFixture { $0.bounds.bodyPause = 2 }
            for _ in 0..<20 { _ = try fixture.answer(to: Requests.whole()) }
            let client = try RawClient(port: fixture.receiver.port, receiveLength: 65_536)
            // (Sending stops when the system holds no more for either side, and ends when the receiver has let go.)
            let requests = String(repeating: "GET /api/uploads HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 200)
            var count = 0
            while count < 1_000_000, client.send(requests) { count += 200 }
            #expect(count < 1_000_000)
            #expect(try fixture.answer(to: Requests.whole()).status == 200)
        }

        @Test("of events are told no more than is kept for them, and others are told all")
        func eventStreams() throws {
            let fixture = try ReceiverFixture { $0.bounds.bodyPause = 2 }
            let idle = try (0..<4).map { _ in
                let client = try RawClient(port: fixture.receiver.port, receiveLength: 4_096)
                client.send(Self.events)
                return client
            }
            let reader = try fixture.connect()
            reader.send(Self.events)
            _ = try reader.bytes(through: "}\n\n")
            let sender = try fixture.connect()
            for number in 1...600 {
                sender.send(Requests.whole())
                #expect(try sender.answer().status == 200)
                let event = String(decoding: try reader.bytes(through: "}\n\n"), as: UTF8.self)
                #expect(event.hasPrefix("id: \(number)\n"))
            }
            withExtendedLifetime(idle) {}
        }

        @Test("leave room for a page in three tabs, and for many slow uploads beside it")
        func tabs() throws {
            let fixture = try ReceiverFixture()
            let tabs = try (0..<3).map { _ in
                let client = try fixture.connect()
                client.send(Self.events)
                _ = try client.bytes(through: "}\n\n")
                return client
            }
            // A browser keeps connections open that it does not use.
            let kept = try (0..<9).map { _ in
                let client = try fixture.connect()
                client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try client.answer().status == 200)
                return client
            }
            let request = Requests.whole()
            let slow = try (0..<40).map { _ in try fixture.connect() }
            var rest = request[...]
            while !rest.isEmpty {
                for client in slow { client.send(String(rest.prefix(20))) }
                rest = rest.dropFirst(20)
                #expect(try fixture.get("/api/uploads").status == 200)
            }
            for client in slow { #expect(try client.answer().status == 200) }
            for tab in tabs {
                var numbers: Set<String> = []
                while numbers.count < 40 {
                    let event = String(decoding: try tab.bytes(through: "}\n\n"), as: UTF8.self)
                    // (A comment may stand before it.)
                    let id = event.components(separatedBy: "id: ").last ?? ""
                    numbers.insert(String(id.prefix { $0 != "\n" }))
                }
            }
            for client in kept {
                client.send("GET /page/40 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try client.answer().status == 200)
            }
        }

        @Test("and have nothing to be told are told now and then that they are still listened to")
        func silence() throws {
            let fixture = try ReceiverFixture { $0.bounds.eventSilence = 0.1 }
            let client = try fixture.connect()
            client.send(Self.events)
            _ = try client.bytes(through: "}\n\n")
            for _ in 0..<3 { #expect(try client.bytes(through: "\n\n") == Array(": still here\n\n".utf8)) }
        }
    }
#endif
