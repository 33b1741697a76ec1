#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// The connection of one client, closed when nobody uses it any more. No call waits longer than it is told.
    final class ClientSocket: Sendable {
        /// What came of waiting for bytes.
        enum Arrival: Equatable {
            /// So many bytes.
            case bytes(Int)
            /// The client has closed its side, or the connection is broken.
            case end
            /// Nothing, for as long as was waited.
            case nothing
        }

        let number: Int32

        init(_ number: Int32) {
            self.number = number
            makeNonBlocking(number)
            var yes: Int32 = 1
            let length = socklen_t(MemoryLayout<Int32>.size)
            _ = setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, length)
            #if canImport(Darwin)
                _ = setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, length)
            #endif
        }

        deinit { systemClose(number) }

        /// Receives what is there, or waits for it until the deadline.
        func receive(into buffer: UnsafeMutableRawBufferPointer, until deadline: Double) -> Arrival {
            while true {
                let count = systemReceive(number, buffer.baseAddress, buffer.count)
                if count > 0 { return .bytes(count) }
                if count == 0 { return .end }
                switch errno {
                case EINTR: continue
                case EAGAIN, EWOULDBLOCK:
                    let events = systemPoll([(number, Int32(POLLIN))], until: deadline)
                    if events.isEmpty { return .nothing }
                default: return .end
                }
            }
        }

        /// Sends all bytes; false if the client does not take them in time, or is gone.
        func send(_ bytes: UnsafeRawBufferPointer, until deadline: Double) -> Bool {
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = systemSend(number, piece.baseAddress, piece.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN || errno == EWOULDBLOCK {
                    if systemPoll([(number, Int32(POLLOUT))], until: deadline).isEmpty { return false }
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }

        /// Sends all bytes; false if the client does not take them in time, or is gone.
        func send(_ bytes: [UInt8], until deadline: Double) -> Bool {
            bytes.withUnsafeBytes { send($0, until: deadline) }
        }

        /// Says that nothing more is sent.
        func finishSending() { _ = shutdown(number, shutWriting) }

        /// Ends all waiting on it, from any thread.
        func interrupt() { _ = shutdown(number, shutBoth) }

        /// Reads and forgets what the client still sends: closing with bytes unread would take the answer away from a client
        /// that has not read it yet.
        func drain(atMost limit: Int, within seconds: Double) {
            let deadline = Uptime.now + seconds
            var rest = limit
            withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) { buffer in
                while rest > 0, case .bytes(let count) = receive(into: buffer, until: deadline) {
                    rest -= count
                    if Uptime.now >= deadline { return }
                }
            }
        }
    }
#endif
