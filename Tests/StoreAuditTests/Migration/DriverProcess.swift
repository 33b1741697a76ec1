// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A migration in a process of its own.
    final class DriverProcess {
        struct NotStarted: Error {}

        /// The build puts the program beside the bundle of the tests.
        static let path: String = {
            #if os(macOS)
                let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
                return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("MigrationDriver").path
            #else
                return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                    .appendingPathComponent("MigrationDriver").path
            #endif
        }()

        private let process: pid_t
        private let output: Int32
        private var status: Int32?

        /// Starts it.
        init(_ arguments: [String], program: String = DriverProcess.path) throws {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw NotStarted() }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            #if canImport(Darwin)
                var actions: posix_spawn_file_actions_t?
            #else
                var actions = posix_spawn_file_actions_t()
            #endif
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
            var words = ([program] + arguments).map { strdup($0) } + [nil]
            defer { for word in words { free(word) } }
            var identifier = pid_t()
            let code = posix_spawnp(&identifier, program, &actions, nil, &words, environ)
            close(ends[1])
            output = ends[0]
            process = identifier
            guard code == 0 else {
                close(ends[0])
                throw NotStarted()
            }
        }

        deinit {
            kill()
            close(output)
        }

        /// The next line of its output; nil at the end.
        func line() -> String? {
            var bytes: [UInt8] = []
            var byte: UInt8 = 0
            while read(output, &byte, 1) == 1 {
                if byte == 0x0a { return String(decoding: bytes, as: UTF8.self) }
                bytes.append(byte)
            }
            return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
        }

        /// Ends it without a warning.
        func kill() {
            guard status == nil else { return }
            #if canImport(Darwin)
                Darwin.kill(process, SIGKILL)
            #elseif canImport(Glibc)
                Glibc.kill(process, SIGKILL)
            #elseif canImport(Musl)
                Musl.kill(process, SIGKILL)
            #endif
            wait()
        }

        /// Waits for its end, and gives its exit code.
        @discardableResult
        func wait() -> Int32 {
            if let status { return status }
            var word: Int32 = 0
            while waitpid(process, &word, 0) < 0, errno == EINTR {}
            status = word & 0x7f == 0 ? (word >> 8) & 0xff : -1
            return status ?? -1
        }

        /// Runs it to its end.
        static func run(
            _ arguments: [String], program: String = DriverProcess.path
        ) throws -> (status: Int32, lines: [String]) {
            let process = try DriverProcess(arguments, program: program)
            var lines: [String] = []
            while let line = process.line() { lines.append(line) }
            return (process.wait(), lines)
        }
    }
#endif
