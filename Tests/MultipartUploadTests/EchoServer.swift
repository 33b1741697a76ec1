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

        private let script: ScriptServer

        init() throws { script = try ScriptServer("echo_server.py") }

        var url: URL { script.root.appending(path: "upload") }
    }
#endif
