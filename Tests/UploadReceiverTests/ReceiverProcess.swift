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

        let port: Int
        /// A folder of its own for temporary files.
        let folder: URL
        private let process = Process()
        private let output = Pipe()
        private let errors: URL

        init(_ arguments: [String] = []) throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "receive-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            errors = folder.appendingPathExtension("errors")
            try Data().write(to: errors)
            process.executableURL = URL(fileURLWithPath: ReceiverProcess.path)
            process.arguments = ["receive", "--port", "0"] + arguments
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
            guard let port = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines))?.port else {
                throw DidNotStart()
            }
            self.port = port
        }

        deinit {
            // (`waitUntilExit` would wait for ever for one that no signal ends.)
            if process.isRunning { process.terminate() }
            for _ in 0..<100 where process.isRunning { usleep(50_000) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            try? FileManager.default.removeItem(at: folder)
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
        var memory: Int? {
            let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 >> 10 }
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

        func terminate() { process.terminate() }
    }
#endif
