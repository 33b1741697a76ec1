// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    /// PHP's own web server on a free port of the loopback interface, for as long as this object lives.
    final class PHPServer {
        let url: URL
        /// Holding it open keeps the server alive.
        private let input = Pipe()

        init() throws {
            let process = ReaderProgram(
                command: ["sh", "serve.sh"], directory: ReaderProgram.interop.appending(path: "php")
            ).process()
            let output = Pipe()
            process.standardInput = input
            process.standardOutput = FileHandle.nullDevice
            process.standardError = output
            try process.run()
            // "… Development Server (http://127.0.0.1:PORT) started", or nothing if there is no PHP.
            var text = ""
            while !text.contains(") started") {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty {
                    process.waitUntilExit()
                    throw ReaderMissing(command: "php", status: process.terminationStatus)
                }
                text += String(decoding: more, as: UTF8.self)
            }
            // The log that follows is read away, so that the server never waits for a full pipe.
            output.fileHandleForReading.readabilityHandler = { handle in
                if handle.availableData.isEmpty { handle.readabilityHandler = nil }
            }
            guard let address = text.firstMatch(of: #/http://127\.0\.0\.1:[0-9]+/#),
                let url = URL(string: String(address.0))
            else { throw ReaderMissing(command: "php", status: 0) }
            self.url = url
        }

        deinit { try? input.fileHandleForWriting.close() }
    }
#endif
