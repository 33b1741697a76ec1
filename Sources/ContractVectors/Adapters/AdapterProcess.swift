#if os(macOS) || os(Linux)
    /// An adapter's process, talked to a line at a time, each exchange with a deadline.
    final class AdapterProcess {
        enum Exchange {
            case line([UInt8])
            case ended
            case timeout
            /// A line longer than any answer can be.
            case tooLong
            /// Bytes that came before the request had gone out whole, and answer nothing.
            case stray
        }

        /// Twice the longest value of a vector, in hexadecimal.
        private static let maximumLine = 4 * VectorBytes.maximumLength

        private let process: ChildProcess
        private var unread: [UInt8] = []

        init(
            command: [String], directory: String?, errorOutputPath: String?
        ) throws(AdapterImplementation.StartError) {
            guard let program = command.first, let path = ChildProcess.path(of: program, in: directory) else {
                throw .cannotStart
            }
            var errorOutput: Int32?
            if let errorOutputPath {
                guard let descriptor = Descriptors.privateFile(errorOutputPath) else { throw .errorOutput }
                errorOutput = descriptor
            }
            defer { if let errorOutput { Descriptors.close(errorOutput) } }
            guard
                let process = ChildProcess(
                    path: path, arguments: Array(command.dropFirst()), directory: directory, errorOutput: errorOutput)
            else { throw .cannotStart }
            self.process = process
        }

        /// Whether there are bytes after the line that was taken last.
        var hasUnread: Bool { !unread.isEmpty }

        /// Writes a line and reads one.
        ///
        /// - Parameter answersOnly: A line that is there before the request is out is stray. Without, it is taken: the
        ///   first line of a program that never reads is still worth a look.
        func exchange(_ line: String, timeout: Double, answersOnly: Bool = true) -> Exchange {
            let deadline = ContinuousClock.now + .seconds(timeout)
            if answersOnly, let found = beforehand() { return found }
            var pending = Array(line.utf8)[...]
            pending.append(UInt8(ascii: "\n"))
            var isBroken = false
            var searched = 0
            while true {
                if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    guard pending.isEmpty || !answersOnly else { return .stray }
                    let answer = Array(unread[..<end])
                    unread.removeSubrange(...end)
                    return .line(answer)
                }
                searched = unread.count
                if searched > AdapterProcess.maximumLine { return .tooLong }
                let left = ContinuousClock.now.duration(to: deadline)
                guard left > .zero else { return .timeout }
                let ready = process.wait(milliseconds: isBroken ? 0 : most(left), writes: !pending.isEmpty && !isBroken)
                if ready.canRead {
                    guard let bytes = process.read() else { return .ended }
                    unread += bytes
                } else if isBroken {
                    return .ended
                }
                if ready.canWrite {
                    if let count = process.write(pending) {
                        pending = pending.dropFirst(count)
                    } else {
                        isBroken = true
                    }
                }
            }
        }

        /// What there is before anything is asked; nil if all is quiet.
        private func beforehand() -> Exchange? {
            if hasUnread { return .stray }
            guard process.wait(milliseconds: 0).canRead else { return nil }
            guard let bytes = process.read() else { return .ended }
            return bytes.isEmpty ? nil : .stray
        }

        /// Says a last line, gives the process a second to end, and kills what is left of its group.
        func end(farewell: String) {
            _ = process.write(Array((farewell + "\n").utf8)[...])
            process.closeInput()
            process.waitForEnd(seconds: 1)
            process.kill()
        }

        /// Kills the process and its group.
        func kill() { process.kill() }

        /// Whether a process that gave up its output ended as a shell does that cannot run its command: with 126 or 127.
        func endedForWantOfProgram() -> Bool {
            process.waitForEnd(seconds: 1)
            process.kill()
            return process.exitCode == 126 || process.exitCode == 127
        }

        private func most(_ duration: Duration) -> Int32 {
            let milliseconds =
                duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
            return Int32(clamping: max(1, milliseconds))
        }
    }
#endif
