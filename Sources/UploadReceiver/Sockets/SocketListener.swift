#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A socket that listens on a port of IPv4.
    final class SocketListener: Sendable {
        let number: Int32
        /// The port; a free one, where 0 was asked for.
        let port: Int

        /// Listens.
        ///
        /// - Parameter isPublic: On all interfaces, and not on the loopback interface alone.
        init(port: Int, isPublic: Bool) throws(ReceiverFailure) {
            let number = socket(AF_INET, streamSocket, 0)
            guard number >= 0 else { throw ReceiverFailure(.socket(systemError: errno)) }
            makeNonBlocking(number)
            var yes: Int32 = 1
            // A port is free at once when its receiver has ended.
            _ = setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port)).bigEndian
            address.sin_addr.s_addr = in_addr_t(isPublic ? 0 : 0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isBound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                    bind(number, generic, length) == 0 && listen(number, 128) == 0
                        && getsockname(number, generic, &length) == 0
                }
            }
            guard isBound else {
                let systemError = errno
                systemClose(number)
                throw ReceiverFailure(
                    systemError == EADDRINUSE ? .portTaken(port) : .port(port, systemError: systemError))
            }
            self.number = number
            self.port = Int(UInt16(bigEndian: address.sin_port))
        }

        deinit { systemClose(number) }

        /// The next client, if one comes before the deadline.
        func accept(until deadline: Double) -> ClientSocket? {
            guard !systemPoll([(number, Int32(POLLIN))], until: deadline).isEmpty else { return nil }
            let client = systemAccept(number)
            if client >= 0 { return ClientSocket(client) }
            // Without descriptors or memory there is nothing to do but to wait for connections to end.
            if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { _ = systemPoll([], until: Uptime.now + 0.05) }
            return nil
        }

        /// Refuses further clients and ends all waiting for one.
        func interrupt() { _ = shutdown(number, shutBoth) }
    }

    private func systemAccept(_ number: Int32) -> Int32 { accept(number, nil, nil) }

    /// The addresses under which other devices of the network reach this machine.
    enum LocalAddress {
        /// The IPv4 addresses of the interfaces that are up and not the loopback one, in the system's order.
        static func all() -> [String] {
            var list: UnsafeMutablePointer<ifaddrs>?
            guard getifaddrs(&list) == 0 else { return [] }
            defer { freeifaddrs(list) }
            var addresses: [String] = []
            var next = list
            while let entry = next {
                next = entry.pointee.ifa_next
                let flags = Int32(truncatingIfNeeded: entry.pointee.ifa_flags)
                guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0,
                    let address = entry.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET
                else { continue }
                let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
                }
                addresses.append([24, 16, 8, 0].map { String(number >> UInt32($0) & 255) }.joined(separator: "."))
            }
            return addresses
        }
    }
#endif
