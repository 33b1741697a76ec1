#if os(macOS) || os(Linux)
    import Foundation

    /// A child process that is talked to a line at a time, each exchange with a deadline.
    ///
    /// A class, since a process has an identity and must be killed once.
    final class AdapterProcess {
        enum Exchange {
            case line([UInt8])
            case ended
            case timeout
            /// A line longer than any answer can be.
            case tooLong
        }

        /// Twice the longest value of a vector, in hexadecimal.
        private static let maximumLine = 4 * VectorBytes.maximumLength

        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private var unread: [UInt8] = []

        init(
            command: [String], directory: String?, errorOutputPath: String?
        ) throws(AdapterImplementation.StartError) {
            guard let program = command.first, let path = AdapterProcess.path(of: program, in: directory) else {
                throw .cannotStart
            }
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = Array(command.dropFirst())
            if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
            process.standardInput = input
            process.standardOutput = output
            process.standardError = AdapterProcess.errorOutput(errorOutputPath)
            BytePipe.ignoreBrokenPipes()
            do {
                try process.run()
            } catch {
                throw .cannotStart
            }
            // The child has its own copies; while we hold them too, its end would not be seen.
            try? input.fileHandleForReading.close()
            try? output.fileHandleForWriting.close()
            BytePipe.makeNonBlocking(input.fileHandleForWriting.fileDescriptor)
            BytePipe.makeNonBlocking(output.fileHandleForReading.fileDescriptor)
        }

        deinit { kill() }

        /// Writes a line and reads one.
        func exchange(_ line: String, timeout: Double) -> Exchange {
            let deadline = ContinuousClock.now + .seconds(timeout)
            var pending = Array(line.utf8)[...]
            pending.append(UInt8(ascii: "\n"))
            var searched = 0
            while true {
                if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    let answer = Array(unread[..<end])
                    unread.removeSubrange(...end)
                    return .line(answer)
                }
                searched = unread.count
                if searched > AdapterProcess.maximumLine { return .tooLong }
                let left = ContinuousClock.now.duration(to: deadline)
                guard left > .zero else { return .timeout }
                let ready = BytePipe.wait(
                    reading: output.fileHandleForReading.fileDescriptor,
                    writing: pending.isEmpty ? nil : input.fileHandleForWriting.fileDescriptor, at: most(left))
                if ready.canWrite {
                    guard let count = BytePipe.write(pending, to: input.fileHandleForWriting.fileDescriptor) else {
                        return .ended
                    }
                    pending = pending.dropFirst(count)
                }
                if ready.canRead {
                    guard let bytes = BytePipe.read(from: output.fileHandleForReading.fileDescriptor) else {
                        return .ended
                    }
                    unread += bytes
                }
            }
        }

        /// Says a last line, gives the process a second to end, and kills it if it does not.
        func end(farewell: String) {
            _ = BytePipe.write(Array((farewell + "\n").utf8)[...], to: input.fileHandleForWriting.fileDescriptor)
            try? input.fileHandleForWriting.close()
            let deadline = ContinuousClock.now + .seconds(1)
            while process.isRunning, ContinuousClock.now < deadline { BytePipe.pause(milliseconds: 5) }
            kill()
        }

        /// Kills the process if it runs.
        func kill() {
            if process.isRunning { BytePipe.kill(process.processIdentifier) }
        }

        private func most(_ duration: Duration) -> Int32 {
            let milliseconds =
                duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
            return Int32(clamping: max(1, milliseconds))
        }

        /// A program with a slash is a path, seen from the folder it runs in; one without is looked up on `PATH`.
        private static func path(of program: String, in directory: String?) -> String? {
            let files = FileManager.default
            if program.contains("/") {
                let path = program.hasPrefix("/") ? program : (directory ?? files.currentDirectoryPath) + "/" + program
                return files.isExecutableFile(atPath: path) ? path : nil
            }
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            return folders.map { "\($0)/\(program)" }.first { files.isExecutableFile(atPath: $0) }
        }

        /// What the adapter says on standard error may hold values: a file that only the user reads, or nowhere.
        private static func errorOutput(_ path: String?) -> FileHandle {
            guard let path else { return .nullDevice }
            if !FileManager.default.fileExists(atPath: path) {
                _ = FileManager.default.createFile(
                    atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            }
            guard let handle = FileHandle(forWritingAtPath: path) else { return .nullDevice }
            _ = try? handle.seekToEnd()
            return handle
        }
    }
#endif
