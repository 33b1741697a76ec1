#if os(macOS) || os(Linux)
    import Foundation
    import Testing
    import UploadReceiver

    /// All uploads together have a bound on the disk, those that are being received among them.
    @Suite("The room for uploads", .timeLimit(.minutes(60)))
    struct RoomTests {
        private static let length = 100_000

        private static func whole(_ path: String = "/upload") -> String {
            let content = String(repeating: "x", count: length)
            let body = Requests.body.replacing("hello", with: content)
            return Requests.head(path, length: body.utf8.count) + body
        }

        private func fixture(_ diskLength: Int) throws -> ReceiverFixture {
            try ReceiverFixture {
                $0.bounds.diskLength = diskLength
                $0.bounds.drainTime = 0.2
            }
        }

        @Test("is made by forgetting the oldest uploads as the bytes of a new one come")
        func oldest() throws {
            let fixture = try fixture(350_000)
            for _ in 0..<5 { #expect(try fixture.answer(to: Self.whole()).status == 200) }
            #expect(fixture.receiver.uploads.all.map(\.number) == [5, 4, 3])
            #expect(try fixture.get("/api/uploads/3/parts/0").body.count == Self.length)
        }

        @Test("is denied at once, with nothing forgotten, to an upload that would not fit into it alone")
        func early() throws {
            let fixture = try fixture(350_000)
            #expect(try fixture.answer(to: Self.whole()).status == 200)
            for expectation in ["", "Expect: 100-continue\r\n"] {
                let client = try fixture.connect()
                client.send(Requests.head(length: 400_000, more: expectation))
                let answer = try client.answer()
                #expect(answer.status == 507)
                #expect(answer.closes)
                #expect(answer.json["schema"] as? String == "bytecontract-receive-problem-1")
                #expect(client.rest().isEmpty)
            }
            #expect(fixture.receiver.uploads.all.map(\.number) == [1])
        }

        @Test("counts what others are sending: who comes too late is told so, and the others end well")
        func together() throws {
            let fixture = try fixture(350_000)
            let request = Self.whole()
            let slow = try (0..<3).map { _ in try fixture.connect() }
            for client in slow { client.send(String(request.dropLast(9))) }
            // The bytes of all three are there when there is no room for as many again.
            var status = 200
            while status != 507 {
                let client = try fixture.connect()
                client.send(Requests.head(length: 200_000))
                // (Without its body it is cut, or refused.)
                client.finishSending()
                status = try client.answer().status
            }
            for client in slow {
                client.send(String(request.suffix(9)))
                #expect(try client.answer().status == 200)
            }
            #expect(try fixture.answer(to: request).status == 200)
        }

        @Test("is at its end in the middle of a body that does not say its length, which is answered then")
        func chunks() throws {
            let fixture = try fixture(350_000)
            #expect(try fixture.answer(to: Self.whole()).status == 200)
            let client = try fixture.connect()
            client.send(Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n"))
            let chunk = "8000\r\n" + String(repeating: "x", count: 0x8000) + "\r\n"
            for _ in 0..<12 where !client.send(chunk) { break }
            let answer = try client.answer()
            #expect(answer.status == 507)
            #expect(answer.closes)
            // What was begun is given back, and what was forgotten for it is gone.
            #expect(try fixture.answer(to: Self.whole()).status == 200)
            #expect(fixture.receiver.uploads.all.map(\.number) == [2])
        }

        @Test("is taken twice by a body in chunks, as it came and without them")
        func twice() throws {
            let fixture = try fixture(350_000)
            let body = Requests.body.replacing("hello", with: String(repeating: "x", count: 160_000))
            let request =
                Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + Requests.chunks([body])
            for number in 1...3 {
                #expect(try fixture.answer(to: request).status == 200)
                #expect(fixture.receiver.uploads.all.map(\.number) == [number])
            }
            let tooLong = Requests.body.replacing("hello", with: String(repeating: "x", count: 180_000))
            let refused = try fixture.answer(
                to: Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + Requests.chunks([tooLong]))
            #expect(refused.status == 507)
        }

        #if os(Linux)
            /// A command that gives what it runs a disk of 12 MiB in memory of its own, as the folder for temporary files.
            private static let ownDisk = [
                "/usr/bin/unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
                "mount -t tmpfs -o size=12m tmpfs \"${TMPDIR:=/mnt}\" && exec \"$@\"", "sh",
            ]

            private static let canHaveOwnDisk: Bool = {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: ownDisk[0])
                process.arguments = ownDisk.dropFirst() + ["true"]
                process.environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
                process.standardError = FileHandle.nullDevice
                guard (try? process.run()) != nil else { return false }
                process.waitUntilExit()
                return process.terminationStatus == 0
            }()

            @Test(
                "ends before a real disk is full, of which it leaves a part free",
                .enabled(if: canHaveOwnDisk, "this machine gives a test no disk of its own (unshare, mount)"))
            func disk() throws {
                let process = try ReceiverProcess(launcher: Self.ownDisk)
                func request(_ count: Int) -> (head: String, body: String) {
                    let body = Requests.body.replacing("hello", with: String(repeating: "x", count: count << 20))
                    return (Requests.head(length: body.utf8.count), body)
                }
                func send(_ count: Int) throws -> RawClient.Answer {
                    let client = try RawClient(port: process.port)
                    let (head, body) = request(count)
                    client.send(head + body)
                    return try client.answer()
                }
                for count in [3, 3, 6, 2, 9] { #expect(try send(count).status == 200, "\(count) MiB") }
                let early = try RawClient(port: process.port)
                early.send(request(13).head)
                #expect(try early.answer().status == 507)
                let late = try RawClient(port: process.port)
                late.send(Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n"))
                let chunk = "100000\r\n" + String(repeating: "x", count: 1 << 20) + "\r\n"
                for _ in 0..<13 where !late.send(chunk) { break }
                #expect(try late.answer().status == 507)
                #expect(try send(5).status == 200)
                #expect(process.isRunning)
            }
        #endif
    }
#endif
