#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A client that sends any bytes, and reads what comes back.
    final class RawClient {
        struct NoConnection: Error {}
        struct NoAnswer: Error {}

        /// An answer, taken apart.
        struct Answer {
            let status: Int
            let headers: [String: String]
            let body: [UInt8]

            var json: [String: Any] {
                (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
            }

            var findings: [[String: Any]] { json["findings"] as? [[String: Any]] ?? [] }
            var categories: [String] { findings.compactMap { $0["category"] as? String } }
            var parts: [[String: Any]] { json["parts"] as? [[String: Any]] ?? [] }
            var closes: Bool { headers["connection"] == "close" }
        }

        private let number: Int32
        private var buffer: [UInt8] = []

        /// - Parameter receiveLength: How many bytes the system takes for a client that does not read; nil for its own choice.
        init(port: Int, receiveLength: Int32? = nil) throws {
            #if canImport(Glibc)
                number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            #else
                number = socket(AF_INET, SOCK_STREAM, 0)
            #endif
            if var receiveLength {
                _ = setsockopt(number, SOL_SOCKET, SO_RCVBUF, &receiveLength, socklen_t(MemoryLayout<Int32>.size))
            }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(UInt16(port)).bigEndian
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            guard isConnected else { throw NoConnection() }
            var yes: Int32 = 1
            _ = setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
            #if canImport(Darwin)
                _ = setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
            #endif
            // So that a test fails and does not hang.
            var patience = timeval()
            patience.tv_sec = 300
            for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
                _ = setsockopt(number, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
            }
        }

        deinit { close(number) }

        /// Sends all bytes; false if the other side takes no more.
        @discardableResult
        func send(_ bytes: some Collection<UInt8>) -> Bool {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            return Array(bytes).withUnsafeBytes { all in
                var rest = all[...]
                while !rest.isEmpty {
                    let piece = UnsafeRawBufferPointer(rebasing: rest)
                    #if canImport(Darwin)
                        let count = Darwin.send(number, piece.baseAddress, piece.count, flags)
                    #elseif canImport(Glibc)
                        let count = Glibc.send(number, piece.baseAddress, piece.count, flags)
                    #else
                        let count = Musl.send(number, piece.baseAddress, piece.count, flags)
                    #endif
                    guard count > 0 else { return false }
                    rest = rest.dropFirst(count)
                }
                return true
            }
        }

        @discardableResult
        func send(_ text: String) -> Bool { send(text.utf8) }

        /// Has the connection end in a reset and not in order, when this object goes.
        func breakOff() {
            var option = linger(l_onoff: 1, l_linger: 0)
            _ = setsockopt(number, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        }

        func finishSending() { _ = shutdown(number, Int32(SHUT_WR)) }

        /// More bytes into the buffer; false at the end.
        private func receive() -> Bool {
            var piece = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(number, &piece, piece.count, 0)
            guard count > 0 else { return false }
            buffer += piece[..<count]
            return true
        }

        /// Whether the other side closes, after what may still come.
        func isClosed() -> Bool {
            while receive() {}
            return true
        }

        /// All bytes until the other side closes.
        func rest() -> [UInt8] {
            while receive() {}
            defer { buffer = [] }
            return buffer
        }

        /// The bytes up to a text, with it.
        func bytes(through text: String) throws -> [UInt8] {
            let wanted = Data(text.utf8)
            while true {
                if let range = Data(buffer).range(of: wanted) {
                    defer { buffer.removeFirst(range.upperBound) }
                    return Array(buffer[..<range.upperBound])
                }
                guard receive() else { throw NoAnswer() }
            }
        }

        /// The next answer, of which the request was no `HEAD`.
        func answer() throws -> Answer {
            let head = String(decoding: try bytes(through: "\r\n\r\n"), as: UTF8.self)
            let lines = head.components(separatedBy: "\r\n").filter { !$0.isEmpty }
            guard let status = lines.first.flatMap({ Int($0.split(separator: " ").dropFirst().first ?? "") }) else {
                throw NoAnswer()
            }
            var headers: [String: String] = [:]
            for line in lines.dropFirst() {
                let words = line.components(separatedBy: ": ")
                headers[words[0].lowercased()] = words.dropFirst().joined(separator: ": ")
            }
            if status == 100 { return Answer(status: status, headers: headers, body: []) }
            let length = headers["content-length"].flatMap { Int($0) } ?? 0
            while buffer.count < length { guard receive() else { throw NoAnswer() } }
            defer { buffer.removeFirst(length) }
            return Answer(status: status, headers: headers, body: Array(buffer[..<length]))
        }
    }
#endif
