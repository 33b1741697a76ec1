#if os(macOS) || os(Linux)
    import CFileCalls
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A child process in a process group of its own, talked to through its standard input and output.
    ///
    /// Whatever it starts belongs to its group and ends with it, unless it leaves the group by itself. A class, since a
    /// process has an identity, is killed once and is reaped once; for one thread at a time.
    final class ChildProcess {
        /// The id of the process and of its group. It stays theirs until the process is reaped.
        private let identifier: pid_t
        /// The end of the child's standard input that is ours; -1 when it is closed.
        private var input: Int32
        /// The end of the child's standard output that is ours.
        private let output: Int32
        private var isReaped = false
        /// The code that the process ended with; nil while it is not reaped, and where a signal ended it.
        private(set) var exitCode: Int32?

        /// Starts a program; nil if the system refuses.
        ///
        /// - Parameters:
        ///   - path: The program, absolute.
        ///   - arguments: Its arguments, without its name.
        ///   - directory: Where it runs; the current folder if nil.
        ///   - errorOutput: A descriptor for its standard error; nil drops it.
        init?(path: String, arguments: [String], directory: String? = nil, errorOutput: Int32? = nil) {
            // Writing to a child that has ended must be an error that we see, not the end of this process.
            _ = signal(SIGPIPE, SIG_IGN)
            // One at a time, so that no child starts while the pipes of another are not close-on-exec yet.
            startLock.lock()
            defer { startLock.unlock() }
            guard let toChild = Descriptors.pipe() else { return nil }
            guard let fromChild = Descriptors.pipe() else {
                toChild.close()
                return nil
            }
            var words = [path] + arguments
            if let directory {
                // glibc and Darwin can spawn into a folder, but Swift on Linux does not see that call; this is the same
                // everywhere, and leaves the shell's id to the program.
                words = ["/bin/sh", "-c", #"cd -- "$0" && exec "$@""#, ChildProcess.absolute(directory)] + words
            }
            let started = ChildProcess.spawn(
                words, input: toChild.reading, output: fromChild.writing, errorOutput: errorOutput)
            // The child has its own copies; while we hold them too, its end would not be seen.
            Descriptors.close(toChild.reading)
            Descriptors.close(fromChild.writing)
            guard let started else {
                Descriptors.close(toChild.writing)
                Descriptors.close(fromChild.reading)
                return nil
            }
            identifier = started
            input = toChild.writing
            output = fromChild.reading
            Descriptors.makeNonBlocking(input)
            Descriptors.makeNonBlocking(output)
        }

        deinit {
            kill()
            closeInput()
            Descriptors.close(output)
        }

        /// Waits until bytes can be read, or written if `writes`; an end or error counts as ready, so that the call that
        /// follows sees it.
        func wait(milliseconds: Int32, writes: Bool = false) -> (canRead: Bool, canWrite: Bool) {
            var descriptors = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
            if writes { descriptors.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
            guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return (false, false) }
            return (descriptors[0].revents != 0, writes && descriptors[1].revents != 0)
        }

        /// The bytes that are there, at least one; none yet is an empty list, the end or an error is nil.
        func read() -> [UInt8]? {
            var failed = false
            let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let result = systemRead(output, buffer.baseAddress, buffer.count)
                failed = result == 0 || (result < 0 && errno != EAGAIN && errno != EINTR)
                count = max(0, result)
            }
            return failed ? nil : bytes
        }

        /// How many bytes were taken; nil where the other side is gone.
        func write(_ bytes: ArraySlice<UInt8>) -> Int? {
            let result = bytes.withUnsafeBytes { systemWrite(input, $0.baseAddress, $0.count) }
            if result < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
            return result
        }

        /// Lets the process see the end of its input.
        func closeInput() {
            if input >= 0 { Descriptors.close(input) }
            input = -1
        }

        /// Gives the process time to end by itself. It is not reaped by this, so that its group can still be killed.
        func waitForEnd(seconds: Double) {
            let deadline = ContinuousClock.now + .seconds(seconds)
            while !hasEnded, ContinuousClock.now < deadline { ChildProcess.pause() }
        }

        /// Kills what is left of the group, and reaps the process.
        func kill() {
            guard !isReaped else { return }
            isReaped = true
            _ = systemKill(-identifier, SIGKILL)
            _ = systemKill(identifier, SIGKILL)
            // A process that is stuck in the kernel cannot be waited for.
            let deadline = ContinuousClock.now + .seconds(2)
            withEndingSignalsBlocked {
                var status: Int32 = 0
                while true {
                    let result = waitpid(identifier, &status, WNOHANG)
                    if result == identifier {
                        exitCode = status & 0x7f == 0 ? (status >> 8) & 0xff : nil
                        break
                    }
                    guard result == 0 || errno == EINTR, ContinuousClock.now < deadline else { break }
                    ChildProcess.pause()
                }
                ChildGroups.remove(identifier)
            }
        }

        private var hasEnded: Bool {
            var information = siginfo_t()
            let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
            return result == 0 ? information.si_signo == SIGCHLD : errno != EINTR
        }

        private static func pause() { usleep(1000) }

        /// The path of a program as a shell would find it, always absolute.
        ///
        /// One with a slash is a path, seen from the folder it runs in; one without is looked up on `PATH`.
        static func path(of program: String, in directory: String? = nil) -> String? {
            let files = FileManager.default
            var candidates: [String] = []
            if program.contains("/") {
                candidates = [program.hasPrefix("/") ? program : absolute(directory ?? ".") + "/" + program]
            } else if !program.isEmpty {
                let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
                candidates = folders.map { absolute("\($0)/\(program)") }
            }
            return candidates.first { path in
                var isFolder: ObjCBool = false
                return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
                    && files.isExecutableFile(atPath: path)
            }
        }

        private static func absolute(_ path: String) -> String {
            path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        }

        /// Starts the program that the first word is the path of.
        private static func spawn(_ words: [String], input: Int32, output: Int32, errorOutput: Int32?) -> pid_t? {
            let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
            // C would read such a text to the NUL only, and start something else.
            let texts = words + environment
            guard let path = words.first, texts.allSatisfy({ !$0.utf8.contains(0) }) else { return nil }
            #if canImport(Darwin)
                var attributes: posix_spawnattr_t?
                var actions: posix_spawn_file_actions_t?
            #else
                var attributes = posix_spawnattr_t()
                var actions = posix_spawn_file_actions_t()
            #endif
            guard posix_spawnattr_init(&attributes) == 0 else { return nil }
            defer { posix_spawnattr_destroy(&attributes) }
            guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
            defer { posix_spawn_file_actions_destroy(&actions) }

            var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
            #if canImport(Darwin)
                // There is no pipe there that is made close-on-exec in one step.
                flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
            #endif
            var none = sigset_t()
            sigemptyset(&none)
            var restored = sigset_t()
            sigemptyset(&restored)
            for number in [SIGPIPE, SIGCHLD] + EndingSignals.numbers { sigaddset(&restored, number) }
            var results: [Int32] = [
                posix_spawnattr_setflags(&attributes, Int16(flags)), posix_spawnattr_setpgroup(&attributes, 0),
                posix_spawnattr_setsigmask(&attributes, &none), posix_spawnattr_setsigdefault(&attributes, &restored),
                posix_spawn_file_actions_adddup2(&actions, input, 0),
                posix_spawn_file_actions_adddup2(&actions, output, 1),
            ]
            if let errorOutput {
                results.append(posix_spawn_file_actions_adddup2(&actions, errorOutput, 2))
            } else {
                results.append(posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0))
            }
            #if !canImport(Darwin)
                // Other code of this process may open descriptors that a child would inherit; where the system cannot close
                // them, ours are close-on-exec all the same.
                let closed = filecalls_close_from(&actions, 3)
                if closed != EOPNOTSUPP { results.append(closed) }
            #endif
            guard results.allSatisfy({ $0 == 0 }) else { return nil }

            return withCStrings(words) { words in
                withCStrings(environment) { environment in
                    withEndingSignalsBlocked {
                        var identifier: pid_t = 0
                        guard posix_spawn(&identifier, path, &actions, &attributes, words, environment) == 0 else {
                            return nil
                        }
                        ChildGroups.add(identifier)
                        return identifier
                    }
                }
            }
        }

        private static func withCStrings<Result>(
            _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
        ) -> Result {
            var strings: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
            strings.append(nil)
            defer { for string in strings { free(string) } }
            return body(strings)
        }
    }

    private let startLock = NSLock()

    /// Runs a piece in which a process and its entry in ``ChildGroups`` must not be seen apart.
    private func withEndingSignalsBlocked<Result>(_ body: () -> Result) -> Result {
        var blocked = sigset_t()
        sigemptyset(&blocked)
        for number in EndingSignals.numbers { sigaddset(&blocked, number) }
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        read(descriptor, buffer, count)
    }

    private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        write(descriptor, buffer, count)
    }

    private func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
#endif
