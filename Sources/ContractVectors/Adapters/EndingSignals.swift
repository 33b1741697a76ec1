#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// The signals by which a user ends a command.
    package enum EndingSignals {
        static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

        /// From here on these signals kill the groups of all child processes before they end this process.
        ///
        /// For the start of a command; a library leaves the signals of its process alone. One that is ignored, as under
        /// `nohup`, stays ignored.
        package static func endChildrenToo() {
            ChildGroups.prepare()
            removeFile(nil)
            // If the parent ignored it, children would be reaped by the system and their ids used again.
            _ = signal(SIGCHLD, SIG_DFL)
            for number in numbers {
                var before = sigaction()
                guard sigaction(number, nil, &before) == 0, !isIgnored(before) else { continue }
                _ = signal(number, endWithChildren)
            }
        }

        /// Lets these signals through to this thread and those that it starts, where the parent has blocked them: what Foundation
        /// starts from a thread of Dispatch on Linux would not be ended by them.
        package static func unblock() {
            var signals = sigset_t()
            sigemptyset(&signals)
            for number in numbers { sigaddset(&signals, number) }
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        }

        /// The file, or empty folder, that these signals remove before they end this process; nil for none. In memory that the
        /// handler can read.
        package static func removeFile(_ path: String?) {
            // What was there before may just be read by the handler: a path more or less is nothing to free.
            file.pointee = path.flatMap { strdup($0) }
        }

        /// From here on these signals are only noted, for work that can end in order; the third one ends the process.
        ///
        /// Two come at once from programs that send one to a process and to its group.
        package static func note() {
            noted.pointee = 0
            for number in numbers {
                var before = sigaction()
                guard sigaction(number, nil, &before) == 0, !isIgnored(before) else { continue }
                _ = signal(number, noteSignal)
            }
        }

        /// Whether one has been noted.
        package static var isNoted: Bool { noted.pointee != 0 }

        /// How many were noted. Written by the handler, read by anybody: a word is never half written.
        nonisolated(unsafe) fileprivate static let noted: UnsafeMutablePointer<Int32> = {
            let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
            memory.initialize(to: 0)
            return memory
        }()

        nonisolated(unsafe) fileprivate static let file: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
            let memory = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
            memory.initialize(to: nil)
            return memory
        }()

        private static func isIgnored(_ action: sigaction) -> Bool {
            #if canImport(Darwin)
                let handler = action.__sigaction_u.__sa_handler
            #elseif canImport(Glibc)
                let handler = action.__sigaction_handler.sa_handler
            #else
                let handler = action.__sa_handler.sa_handler
            #endif
            return unsafeBitCast(handler, to: Int.self) == 1
        }
    }

    /// The handler: calls only what may be called while anything may be half done.
    private func endWithChildren(_ number: Int32) {
        ChildGroups.killAll()
        if let file = EndingSignals.file.pointee, unlink(file) != 0 { _ = rmdir(file) }
        // The signal is blocked while it is handled; it comes again, and ends the process, at the return.
        _ = signal(number, SIG_DFL)
        _ = raise(number)
    }

    /// The handler of ``EndingSignals/note()``.
    private func noteSignal(_ number: Int32) {
        EndingSignals.noted.pointee &+= 1
        if EndingSignals.noted.pointee > 1 { _ = signal(number, SIG_DFL) }
    }

    /// The groups of the child processes that are running, in memory that a signal handler can read at any time.
    enum ChildGroups {
        /// More children than this at a time are not killed by a signal; a command has two at most.
        private static let capacity = 64
        private static let lock = NSLock()
        /// A process group, or 0 where there is none. Never freed; written under the lock, an aligned word at a time.
        nonisolated(unsafe) private static let groups: UnsafeMutablePointer<pid_t> = {
            let memory = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
            memory.initialize(repeating: 0, count: capacity)
            return memory
        }()

        /// Makes the memory, so that the handler does not.
        static func prepare() { remove(-1) }

        static func add(_ group: pid_t) { replace(0, with: group) }

        static func remove(_ group: pid_t) { replace(group, with: 0) }

        private static func replace(_ old: pid_t, with new: pid_t) {
            lock.lock()
            defer { lock.unlock() }
            for index in 0..<capacity where groups[index] == old {
                groups[index] = new
                return
            }
        }

        /// To be called by the handler: no lock, no memory, no loop that needs a library.
        static func killAll() {
            var index = 0
            while index < capacity {
                let group = groups[index]
                if group > 1 { _ = kill(-group, SIGKILL) }
                index += 1
            }
        }
    }
#endif
