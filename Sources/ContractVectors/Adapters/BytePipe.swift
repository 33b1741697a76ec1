#if os(macOS) || os(Linux)
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// The system calls behind talking to a child process with deadlines.
    enum BytePipe {
        /// Writing to a child that has ended must be an error that we see, not the end of this process.
        static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

        static func makeNonBlocking(_ descriptor: Int32) {
            let flags = fcntl(descriptor, F_GETFL)
            if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
        }

        /// Waits until one of the two is ready; an end or error counts as ready, so that the call that follows sees it.
        static func wait(
            reading: Int32, writing: Int32?, at milliseconds: Int32
        ) -> (canRead: Bool, canWrite: Bool) {
            var descriptors = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
            if let writing { descriptors.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
            guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return (false, false) }
            return (descriptors[0].revents != 0, descriptors.count > 1 && descriptors[1].revents != 0)
        }

        /// The bytes that are there, at least one; none yet is an empty list, the end or an error is nil.
        static func read(from descriptor: Int32) -> [UInt8]? {
            var failed = false
            let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let result = systemRead(descriptor, buffer.baseAddress, buffer.count)
                failed = result == 0 || (result < 0 && errno != EAGAIN && errno != EINTR)
                count = max(0, result)
            }
            return failed ? nil : bytes
        }

        /// How many bytes were taken; nil where the other side is gone.
        static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
            let result = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if result < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
            return result
        }

        static func kill(_ process: Int32) { _ = systemKill(process, SIGKILL) }

        static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
    }

    private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        read(descriptor, buffer, count)
    }

    private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        write(descriptor, buffer, count)
    }

    private func systemKill(_ process: Int32, _ signal: Int32) -> Int32 { kill(process, signal) }
#endif
