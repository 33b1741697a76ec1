#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// Tells those who listen to `/api/events` of each upload that comes.
    ///
    /// `@unchecked Sendable` is safe: what changes is changed and read under the lock.
    final class UploadEvents: @unchecked Sendable {
        /// One who listens: a pipe that wakes its thread, and what it has not been told yet.
        final class Listener: @unchecked Sendable {
            fileprivate var waiting: [String] = []
            fileprivate let wake: (read: Int32, write: Int32)

            fileprivate init?() {
                var ends: [Int32] = [0, 0]
                guard pipe(&ends) == 0 else { return nil }
                for end in ends { makeNonBlocking(end) }
                wake = (ends[0], ends[1])
            }

            deinit {
                systemClose(wake.read)
                systemClose(wake.write)
            }
        }

        /// Who does not read its events is told no more of them than this; a browser asks for the list then.
        private static let waitingLimit = 256

        private let lock = NSLock()
        private let limit: Int
        private var listeners: [ObjectIdentifier: Listener] = [:]
        private var isEnded = false

        init(limit: Int) { self.limit = limit }

        /// A new listener; nil if there are too many, or the receiver ends.
        func listen() -> Listener? {
            lock.withLock {
                guard listeners.count < limit, !isEnded, let listener = Listener() else { return nil }
                listeners[ObjectIdentifier(listener)] = listener
                return listener
            }
        }

        func leave(_ listener: Listener) { lock.withLock { listeners[ObjectIdentifier(listener)] = nil } }

        /// Tells all listeners of an event.
        func send(_ event: String) {
            lock.withLock {
                for listener in listeners.values {
                    if listener.waiting.count < UploadEvents.waitingLimit { listener.waiting.append(event) }
                    wakeUp(listener)
                }
            }
        }

        /// Ends all listening.
        func end() {
            lock.withLock {
                isEnded = true
                for listener in listeners.values { wakeUp(listener) }
            }
        }

        /// The next events for a listener, or none after so many seconds; nil when there is nothing more to tell: the client is
        /// gone, or the receiver ends.
        func next(for listener: Listener, of socket: ClientSocket, within seconds: Double) -> [String]? {
            let wanted = Int32(POLLIN)
            let events = systemPoll(
                [(listener.wake.read, wanted), (socket.number, wanted)], until: Uptime.now + seconds)
            // A client of events has nothing to say: what it sends is its end, or no client of events.
            if events.count == 2, events[1] != 0 { return nil }
            var signs = [UInt8](repeating: 0, count: 4_096)
            return lock.withLock {
                // With the events that they are signs of: a sign that stays behind would look like silence.
                _ = read(listener.wake.read, &signs, signs.count)
                if isEnded { return nil }
                defer { listener.waiting = [] }
                return listener.waiting
            }
        }

        private func wakeUp(_ listener: Listener) {
            var sign: UInt8 = 1
            _ = write(listener.wake.write, &sign, 1)
        }
    }
#endif
