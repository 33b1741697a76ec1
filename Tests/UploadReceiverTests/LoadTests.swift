#if os(macOS) || os(Linux)
    import ContractDigest
    import Foundation
    import Testing

    @Suite("A receiver under load", .timeLimit(.minutes(60)))
    struct LoadTests {
        private static let start = "--load\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n"
        private static let end = "\r\n--load--\r\n"

        private static func head(_ contentLength: Int, _ more: String? = nil) -> String {
            let length = start.utf8.count + contentLength + end.utf8.count
            return "POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=load\r\n"
                + (more ?? "Content-Length: \(length)") + "\r\n\r\n"
        }

        private static let block: [UInt8] = {
            var generator = SeededGenerator(seed: 1)
            return (0..<1 << 17).flatMap { _ in withUnsafeBytes(of: generator.next()) { Array($0) } }
        }()

        /// Numbers that many threads add to.
        private final class Numbers: @unchecked Sendable {
            private let lock = NSLock()
            private var numbers: [Int] = []
            func add(_ number: Int) { lock.withLock { numbers.append(number) } }
            var all: [Int] { lock.withLock { numbers } }
        }

        @Test("loses none of 500 uploads of 1 MiB from 32 clients, and needs less than 128 MiB")
        func many() throws {
            let process = try ReceiverProcess()
            let port = process.port
            let numbers = Numbers()
            let group = DispatchGroup()
            for index in 0..<32 {
                group.enter()
                Thread.detachNewThread {
                    defer { group.leave() }
                    guard let client = try? RawClient(port: port) else { return }
                    for upload in stride(from: index, to: 500, by: 32) {
                        var content = Self.block
                        withUnsafeBytes(of: UInt64(upload)) { content.replaceSubrange(0..<8, with: $0) }
                        client.send(Array(Self.head(content.count).utf8) + Self.start.utf8 + content + Self.end.utf8)
                        guard let answer = try? client.answer(), let number = answer.json["upload"] as? Int,
                            answer.parts.first?["sha256"] as? String == SHA256Digest(of: content).hex
                        else { return }
                        numbers.add(number)
                    }
                }
            }
            group.wait()
            #expect(numbers.all.sorted() == Array(1...500))
            if let memory = process.memory { #expect(memory < 128) }
        }

        @Test("takes the digest of a long upload on its way, by length or in chunks, in memory that does not grow")
        func long() throws {
            let process = try ReceiverProcess()
            let count = 24
            var stream = SHA256Stream()
            for _ in 0..<count { stream.update(Self.block) }
            let digest = stream.finish().hex
            for isChunked in [false, true] {
                let client = try RawClient(port: process.port)
                func send(_ bytes: [UInt8]) {
                    guard isChunked else { return _ = client.send(bytes) }
                    client.send(String(bytes.count, radix: 16) + "\r\n")
                    client.send(bytes)
                    client.send("\r\n")
                }
                client.send(Self.head(count << 20, isChunked ? "Transfer-Encoding: chunked" : nil))
                send(Array(Self.start.utf8))
                for _ in 0..<count { send(Self.block) }
                send(Array(Self.end.utf8))
                if isChunked { client.send("0\r\n\r\n") }
                let answer = try client.answer()
                #expect(answer.status == 200)
                #expect(answer.parts.first?["length"] as? Int == count << 20)
                #expect(answer.parts.first?["sha256"] as? String == digest)
            }
            if let memory = process.memory { #expect(memory < 64) }
        }
    }
#endif
