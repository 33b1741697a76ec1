// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    /// A server in Python beside this file, on a free port of this machine, for as long as this object lives.
    final class ScriptServer: Sendable {
        struct DidNotStart: Error {}

        let root: URL
        /// Holding it open keeps the server alive.
        private let input = Pipe()

        /// - Parameter script: The name of a file that writes its port as the first line, and ends with its input.
        init(_ script: String) throws {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: script)
            process.arguments = ["python3", file.path(percentEncoded: false)]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            var line = ""
            while !line.hasSuffix("\n") {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { throw DidNotStart() }
                line += String(decoding: more, as: UTF8.self)
            }
            guard let port = Int(line.dropLast()), let root = URL(string: "http://127.0.0.1:\(port)") else {
                throw DidNotStart()
            }
            self.root = root
        }

        deinit { try? input.fileHandleForWriting.close() }
    }
#endif
