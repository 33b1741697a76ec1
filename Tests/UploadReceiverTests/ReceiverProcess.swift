#if os(macOS) || os(Linux)
    import Foundation

    /// `bytecontract receive` on a free port, as a user runs it.
    final class ReceiverProcess {
        struct DidNotStart: Error {}

        /// The build puts the command beside the bundle of the tests.
        static let path: String = {
            #if os(macOS)
                let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
                return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("bytecontract").path
            #else
                return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                    .appendingPathComponent("bytecontract").path
            #endif
        }()

        /// Its first line.
        let url: URL
        let port: Int
        /// A folder of its own for temporary files.
        let folder: URL
        private let process = Process()
        private let output = Pipe()
        private let errors: URL
        private let ownsFolder: Bool

        /// - Parameters:
        ///   - other: The folder for temporary files of another one, which this one uses too.
        ///   - launcher: A command that runs what is given to it as arguments.
        init(_ arguments: [String] = [], beside other: URL? = nil, launcher: [String] = []) throws {
            let name = "receive-\(UUID().uuidString)"
            let own = FileManager.default.temporaryDirectory.appending(path: name)
            ownsFolder = other == nil
            folder = other ?? own
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            errors = own.appendingPathExtension("errors")
            try Data().write(to: errors)
            let command = launcher + [ReceiverProcess.path, "receive", "--port", "0"] + arguments
            process.executableURL = URL(fileURLWithPath: command[0])
            process.arguments = Array(command.dropFirst())
            process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
            process.currentDirectoryURL = folder
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            var line = ""
            while !line.hasSuffix("\n") {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { throw DidNotStart() }
                line += String(decoding: more, as: UTF8.self)
            }
            guard let url = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)), let port = url.port
            else {
                throw DidNotStart()
            }
            self.url = url
            self.port = port
        }

        deinit {
            // (`waitUntilExit` would wait for ever for one that no signal ends.)
            if process.isRunning { process.terminate() }
            for _ in 0..<100 where process.isRunning { usleep(50_000) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            if ownsFolder { try? FileManager.default.removeItem(at: folder) }
            try? FileManager.default.removeItem(at: errors)
        }

        var isRunning: Bool { process.isRunning }

        /// What it has written to standard error so far.
        var messages: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

        /// How many files it has open; nil where the system does not show it.
        var openFileCount: Int? {
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd"))?.count
        }

        /// The most memory that it had, in MiB; nil where the system does not show it.
        var memory: Int? { status("VmHWM").map { $0 >> 10 } }

        /// The memory that it has now, in KiB, and its threads; nil where the system does not show it.
        var state: (memory: Int, threads: Int)? {
            guard let memory = status("VmRSS"), let threads = status("Threads") else { return nil }
            return (memory, threads)
        }

        private func status(_ name: String) -> Int? {
            let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
            return line.flatMap { Int($0.filter(\.isNumber)) }
        }

        /// Names of what it has in the folder for temporary files, and in the folders in it. (The toolchain that it asks for its
        /// version leaves things of its own.)
        var leftFiles: [String] {
            let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]) ?? []
            return names.filter { $0.hasPrefix("bytecontract-") }
        }

        /// Waits for its end: its exit code, and what it wrote behind the first line.
        func end() -> (status: Int32, output: String) {
            let rest = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: rest, as: UTF8.self))
        }

        /// Waits until a signal has ended it; the number of that, or nil if it ended by itself.
        func endOfSignal() -> Int32? {
            process.waitUntilExit()
            return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
        }

        func terminate() { process.terminate() }

        func send(_ signal: Int32) { kill(process.processIdentifier, signal) }
    }
#endif
