// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    /// One of the servers of `Interop/` on a free port of the loopback interface, until `stop()`, and not longer than this
    /// object or this process lives. Every POST, at any path, is answered with an ``InteropAnswer``.
    public final class InteropServer {
        /// Where it listens, with a slash at the end.
        public let url: URL
        private let process: Process
        /// Holding it open keeps the server alive.
        private let input = Pipe()

        /// Starts the server of an id of `Interop/servers.json`, and returns when it listens.
        ///
        /// - Throws: ``InteropProgramMissing`` if it does not start.
        public convenience init(_ id: String) throws {
            try self.init(program: "serve.py", arguments: [id])
        }

        /// Starts a server that writes each POST, byte for byte as it comes off the socket, into a file of the folder; the
        /// file is named as the request's path.
        ///
        /// - Throws: ``InteropProgramMissing`` if it does not start.
        public static func capturing(into folder: URL) throws -> InteropServer {
            try InteropServer(program: "capture.py", arguments: [folder.path])
        }

        /// Starts a program of `Interop/` that says its URL on its first line and ends when its standard input ends.
        init(program: String, arguments: [String]) throws {
            process = Process()
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["python3", ServerSetUp.folder.appendingPathComponent(program).path] + arguments
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            var line = ""
            while !line.hasSuffix("\n") {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { break }
                line += String(decoding: more, as: UTF8.self)
            }
            guard let url = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)), url.host != nil else {
                process.waitUntilExit()
                throw InteropProgramMissing(
                    program: ([program] + arguments).joined(separator: " "), status: process.terminationStatus)
            }
            self.url = url
        }

        /// Ends the server and all that it started, and waits until it has ended.
        public func stop() {
            guard process.isRunning else { return }
            try? input.fileHandleForWriting.close()
            process.terminate()
            process.waitUntilExit()
        }

        deinit { stop() }
    }

    /// A program of `Interop/` did not run. Tests fail then; they are only left out when `BYTECONTRACT_SKIP_SERVERS` is set.
    public struct InteropProgramMissing: Error, CustomStringConvertible {
        /// The program and its arguments.
        public let program: String
        /// Its exit status; 127 if something is not installed.
        public let status: Int32

        /// A program and how it ended.
        public init(program: String, status: Int32) {
            self.program = program
            self.status = status
        }

        /// What did not run, and what to do.
        public var description: String {
            """
            `\(program)` ended with status \(status)\(status == 127 ? ", it is not installed" : ""). Run `Scripts/setup tests`, \
            or set BYTECONTRACT_SKIP_SERVERS to leave these tests out.
            """
        }
    }

    /// Whether the tests with other people's programs are wanted, which they are unless `BYTECONTRACT_SKIP_SERVERS` is set.
    public let interopIsWanted = ProcessInfo.processInfo.environment["BYTECONTRACT_SKIP_SERVERS"] == nil
#endif
