#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    @Suite("A receiver of which connections are opened and broken in every way", .timeLimit(.minutes(60)))
    struct EnduranceTests {
        /// What a client does to a connection before it lets go of it.
        private enum Way: CaseIterable {
            case silent, cutInHead, cutInBody, cutInChunks, wholeUnread, answered, pipelined, tooLong, faulty
            case eventsUnread, eventsRead, downloadUnread, waitsForContinue, foreign

            /// - Parameter client: One of a receiver that takes 1 MiB at most.
            func use(_ client: RawClient) {
                switch self {
                case .silent: break
                case .cutInHead: client.send("POST /upload HTTP/1.1\r\nHost: 127.0")
                case .cutInBody: client.send(Requests.head(length: 100_000) + Requests.body)
                case .cutInChunks:
                    client.send(Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + "ffff\r\n--X")
                case .wholeUnread: client.send(Requests.whole())
                case .answered:
                    client.send(Requests.whole())
                    _ = try? client.answer()
                case .pipelined:
                    client.send(String(repeating: Requests.whole(), count: 5))
                    _ = try? client.answer()
                case .tooLong:
                    client.send(Requests.head(length: 1 << 30) + Requests.body)
                    _ = try? client.answer()
                case .faulty:
                    client.send(Requests.whole().replacing("\r\n", with: "\n"))
                    client.finishSending()
                    _ = try? client.answer()
                case .eventsUnread: client.send("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                case .eventsRead:
                    client.send("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    _ = try? client.bytes(through: "ready")
                case .downloadUnread: client.send("GET /api/uploads/last/request HTTP/1.1\r\nHost: localhost\r\n\r\n")
                case .waitsForContinue:
                    client.send(Requests.head(more: "Expect: 100-continue\r\n"))
                    _ = try? client.answer()
                case .foreign: client.send([0x16, 3, 1, 2, 0, 1, 0, 1])
                }
            }
        }

        /// Opens and breaks so many connections from four threads at once.
        private func wear(_ port: Int, _ count: Int, _ seed: UInt64) {
            let group = DispatchGroup()
            for thread in 0..<4 {
                group.enter()
                Thread.detachNewThread {
                    defer { group.leave() }
                    var generator = SeededGenerator(seed: seed &+ UInt64(thread))
                    for index in 0..<count / 4 {
                        guard let client = try? RawClient(port: port) else { continue }
                        Way.allCases[index % Way.allCases.count].use(client)
                        if Bool.random(using: &generator) { client.breakOff() }
                    }
                }
            }
            group.wait()
        }

        /// More connections at once than are served, so that some are refused, and then gone.
        private func crowd(_ port: Int) {
            let clients = (0..<90).compactMap { _ in try? RawClient(port: port) }
            for (index, client) in clients.enumerated() where index % 2 == 0 { client.breakOff() }
        }

        @Test("keeps no descriptor, no thread and no memory of them, and serves on")
        func wear() throws {
            let seed = SeededGenerator().seed
            let process = try ReceiverProcess(["--limit", "1M"])
            /// What it has when all connections of before have ended and all places for uploads are taken.
            func settled(_ wanted: (files: Int, threads: Int)?) throws -> (files: Int, threads: Int, memory: Int) {
                var found = (files: 0, threads: 0, memory: 0)
                var calm = 0
                for _ in 0..<300 where calm < 20 {
                    for _ in 0..<20 {
                        let client = try RawClient(port: process.port)
                        client.send(Requests.whole())
                        guard let answer = try? client.answer() else { continue }
                        #expect(answer.status == 200 || answer.status == 503, "seed \(seed)")
                    }
                    usleep(100_000)
                    guard let state = process.state, let files = process.openFileCount else { return found }
                    calm = found.files == files && found.threads == state.threads ? calm + 1 : 0
                    found = (files, state.threads, state.memory)
                    if let wanted, files <= wanted.files, state.threads <= wanted.threads { break }
                }
                return found
            }
            // The first ones make what stays: the pools of threads and of memory.
            wear(process.port, 1_400, seed)
            crowd(process.port)
            let before = try settled(nil)
            for round in 1...3 {
                wear(process.port, 1_400, seed &+ UInt64(round) &* 1_000)
                crowd(process.port)
                let after = try settled((before.files, before.threads))
                #expect(after.files <= before.files, "seed \(seed), round \(round)")
                #expect(after.threads <= before.threads, "seed \(seed), round \(round)")
                #expect(after.memory <= before.memory + 16 << 10, "seed \(seed), round \(round)")
            }
            #expect(process.isRunning)
        }
    }
#endif
