// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    /// A program that was run to its end. Its output goes through files, so that nothing can fill a pipe.
    struct ProgramRun {
        let program: String
        let status: Int32
        let output: String
        let errors: String

        init(_ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
            let files = ["output", "errors"].map {
                FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)-\($0)")
            }
            defer { for file in files { try? FileManager.default.removeItem(at: file) } }
            for file in files { try Data().write(to: file) }
            let process = Process()
            process.executableURL = executable
            process.arguments = arguments
            process.currentDirectoryURL = folder
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: files[0])
            process.standardError = try FileHandle(forWritingTo: files[1])
            try process.run()
            process.waitUntilExit()
            program = executable.lastPathComponent
            status = process.terminationStatus
            output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
            errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        }

        /// This run if it ended well.
        func checked() throws -> ProgramRun {
            guard status == 0 else { throw ProgramFailed(program: program, status: status, errors: errors) }
            return self
        }
    }

    /// A program ended with another status than 0.
    struct ProgramFailed: Error {
        let program: String
        let status: Int32
        let errors: String
    }
#endif
