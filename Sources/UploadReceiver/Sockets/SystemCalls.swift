#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    // What the systems write differently, and calls whose names methods here have too.

    #if canImport(Glibc)
        let streamSocket = Int32(SOCK_STREAM.rawValue)
    #else
        let streamSocket = SOCK_STREAM
    #endif

    #if os(Linux)
        /// A closed connection is an error number and no signal.
        private let sendFlags = Int32(MSG_NOSIGNAL)
    #else
        private let sendFlags: Int32 = 0
    #endif
    let shutWriting = Int32(SHUT_WR)
    let shutBoth = Int32(SHUT_RDWR)

    func systemClose(_ descriptor: Int32) { _ = close(descriptor) }

    func systemSend(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        send(descriptor, buffer, count, sendFlags)
    }

    func systemReceive(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        recv(descriptor, buffer, count, 0)
    }

    /// Waits for events on descriptors; the events that came, in their order. Empty when the time is over.
    ///
    /// - Parameter deadline: In seconds of ``Uptime``.
    func systemPoll(_ descriptors: [(number: Int32, events: Int32)], until deadline: Double) -> [Int32] {
        var polled = descriptors.map { pollfd(fd: $0.number, events: Int16($0.events), revents: 0) }
        while true {
            let rest = max(0, min(deadline - Uptime.now, 86_400))
            let count = poll(&polled, nfds_t(polled.count), Int32((rest * 1_000).rounded(.up)))
            if count > 0 { return polled.map { Int32($0.revents) } }
            if count == 0, Uptime.now >= deadline { return [] }
            if count < 0, errno != EINTR { return [] }
        }
    }

    /// Seconds since some moment, which no change of the system's time moves.
    enum Uptime {
        static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
    }

    /// Marks a descriptor: not for programs that are started, and no call on it waits.
    func makeNonBlocking(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
#endif
