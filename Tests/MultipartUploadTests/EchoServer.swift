// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    /// A real server on a free port of the loopback interface, for as long as this object lives.
    final class EchoServer {
        /// What the server read of one request.
        struct Answer: Decodable {
            let method: String
            let contentTypes: [String]
            let contentLengths: [String]
            let transferEncodings: [String]
            let body: Data
        }

        struct DidNotStart: Error {}

        let url: URL
        /// Holding it open keeps the server alive.
        private let input = Pipe()

        init() throws {
            let process = Process()
            let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "echo_server.py")
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["python3", script.path(percentEncoded: false)]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            var line = ""
            while !line.hasSuffix("\n") {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { throw DidNotStart() }
                line += String(decoding: more, as: UTF8.self)
            }
            guard let port = Int(line.dropLast()), let url = URL(string: "http://127.0.0.1:\(port)/upload") else {
                throw DidNotStart()
            }
            self.url = url
        }

        deinit { try? input.fileHandleForWriting.close() }
    }
#endif
