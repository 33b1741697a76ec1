#if os(macOS) || os(Linux)
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// File descriptors for child processes, none of which a child gets by accident.
    package enum Descriptors {
        /// The two ends of a pipe.
        struct Pipe {
            let reading: Int32
            let writing: Int32

            func close() {
                Descriptors.close(reading)
                Descriptors.close(writing)
            }
        }

        /// A pipe whose ends are close-on-exec, and never one of the three standard streams.
        static func pipe() -> Pipe? {
            var ends: [Int32] = [-1, -1]
            guard systemPipe(&ends) == 0 else { return nil }
            let reading = raised(ends[0])
            let writing = raised(ends[1])
            guard reading >= 0, writing >= 0 else {
                close(reading)
                close(writing)
                return nil
            }
            return Pipe(reading: reading, writing: writing)
        }

        /// The same file above the standard streams and close-on-exec; -1 if there are no more descriptors.
        private static func raised(_ descriptor: Int32) -> Int32 {
            guard descriptor <= 2 else {
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                return descriptor
            }
            let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
            close(descriptor)
            return copy
        }

        static func close(_ descriptor: Int32) { if descriptor >= 0 { _ = systemClose(descriptor) } }

        static func makeNonBlocking(_ descriptor: Int32) {
            let flags = fcntl(descriptor, F_GETFL)
            if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
        }

        /// Opens a file for the end of which only its owner has eyes, made if it is not there; nil if that cannot be.
        ///
        /// What is there must be a regular file of this user, reached without a link as the last step: nothing else can
        /// be made private.
        static func privateFile(_ path: String) -> Int32? {
            guard !path.utf8.contains(0) else { return nil }
            // Non-blocking, since a named pipe would be waited for.
            let opened = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
            guard opened >= 0 else { return nil }
            let descriptor = raised(opened)
            var status = stat()
            guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_uid == geteuid(), fchmod(descriptor, 0o600) == 0, fcntl(descriptor, F_SETFL, O_APPEND) == 0
            else {
                close(descriptor)
                return nil
            }
            return descriptor
        }

        /// Puts `/dev/null` where a standard stream is closed, so that no file or pipe takes its number.
        ///
        /// Each is opened the wrong way round: reading closed input and writing closed output stay errors. For a command
        /// to call first of all.
        package static func fillStandardStreams() {
            for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
                // The lowest free number is taken, and the ones below are filled by now.
                _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
            }
        }
    }

    private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

    private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
#endif
