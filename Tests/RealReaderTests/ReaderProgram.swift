// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    /// One of the programs in `Interop/`, run as a child process.
    struct ReaderProgram {
        static let interop = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Interop")

        let command: [String]
        let directory: URL

        /// The answers to bodies that are given on standard input, a JSON line each.
        func answers(to bodies: [(contentType: String, body: Data)]) throws -> [ReaderAnswer] {
            let input = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: input) }
            var bytes = Data()
            for (contentType, body) in bodies {
                bytes.append(Data("\(contentType)\n\(body.count)\n".utf8))
                bytes.append(body)
            }
            try bytes.write(to: input)
            let process = process()
            let output = Pipe()
            process.standardInput = try FileHandle(forReadingFrom: input)
            process.standardOutput = output
            try process.run()
            let lines = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw ReaderMissing(command: command[0], status: process.terminationStatus)
            }
            return try lines.split(separator: UInt8(ascii: "\n")).map { line in
                try JSONDecoder().decode(ReaderAnswer.self, from: line)
            }
        }

        /// A process that looks for the program along the search path; not started yet.
        func process() -> Process {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = command
            process.currentDirectoryURL = directory
            return process
        }
    }

    /// A reader did not run. The tests fail then; they are only left out when `BYTECONTRACT_SKIP_READERS` is set.
    struct ReaderMissing: Error, CustomStringConvertible {
        let command: String
        let status: Int32

        var description: String {
            """
            `\(command)` ended with status \(status)\(status == 127 ? ", it is not installed" : ""). Install python3, php-cli \
            and golang-go, or set BYTECONTRACT_SKIP_READERS to leave these tests out.
            """
        }
    }
#endif
