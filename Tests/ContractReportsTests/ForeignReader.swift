// Programs can be started on these systems only.
#if os(macOS) || os(Linux)
    import Foundation

    /// A program that is not ours and reads what we write. A missing one fails the test.
    struct ForeignReader {
        /// What the program said.
        struct Answer {
            let status: Int32
            let output: String
        }

        let name: String
        let arguments: [String]

        /// Runs the program, found on the path, to its end.
        func run() throws -> Answer {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [name] + arguments
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Answer(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
        }
    }
#endif
