#if os(macOS) || os(Linux)
    import MultipartContract

    /// Who may ask for what: the token of a receiver that others of the network reach, and browsers' own words on where a request
    /// comes from.
    struct AccessRules: Sendable {
        /// The name of the header that may carry the token.
        static let tokenHeader = "X-ByteContract-Token"

        /// Nil for a receiver on the loopback interface.
        let token: String?
        /// The names by which the receiver is called, without a port.
        let hosts: Set<String>

        /// - Parameter addresses: Those under which others of the network reach the receiver.
        init(token: String?, addresses: [String]) {
            self.token = token
            hosts = Set(["127.0.0.1", "localhost", "[::1]"] + addresses)
        }

        /// What the token is left out of: the first segment of the path, where it stands there. Nil if a token is asked for and
        /// not given.
        func admitted(_ path: RequestPath, _ head: RequestHead) -> RequestPath? {
            guard let token else { return path }
            var path = path
            if let first = path.segments.first, AccessRules.isEqual(first, token) {
                path.dropFirst()
                return path
            }
            let others =
                [path.value("token")].compactMap { $0 }
                + head.values(of: AccessRules.tokenHeader).map { String(decoding: $0, as: UTF8.self) }
            return others.contains { AccessRules.isEqual($0, token) } ? path : nil
        }

        /// Why something that was received may not be read; nil if it may.
        ///
        /// A page of another origin must not read it, nor one whose name was turned to this address (DNS rebinding).
        func refusal(_ head: RequestHead, isPage: Bool) -> String? {
            let named = head.values(of: "Host").map { String(decoding: $0, as: UTF8.self).lowercased() }
            guard named.count == 1, let host = named.first, hosts.contains(AccessRules.name(host)) else {
                return "the Host of the request is none of the receiver's; call it as its first line says"
            }
            for origin in head.values(of: "Origin") {
                guard String(decoding: origin, as: UTF8.self).lowercased() == "http://" + host else {
                    return "a page of another origin may not read what was received"
                }
            }
            for site in head.values(of: "Sec-Fetch-Site") {
                let text = String(decoding: site, as: UTF8.self)
                // A link of another site may lead to the page, which shows nothing to that site.
                let isNavigation = isPage && head.values(of: "Sec-Fetch-Mode") == [Array("navigate".utf8)]
                guard text == "same-origin" || text == "none" || isNavigation else {
                    return "a page of another origin may not read what was received"
                }
            }
            return nil
        }

        /// A host without its port.
        private static func name(_ host: String) -> String {
            let end =
                host.hasPrefix("[") ? host.firstIndex(of: "]").map { host.index(after: $0) } : host.firstIndex(of: ":")
            return String(host[..<(end ?? host.endIndex)])
        }

        /// Compares in a time that does not depend on where the texts differ.
        private static func isEqual(_ left: String, _ right: String) -> Bool {
            let (left, right) = (Array(left.utf8), Array(right.utf8))
            guard left.count == right.count else { return false }
            return zip(left, right).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
        }

        /// A token that nobody guesses: 128 random bits.
        static func makeToken() -> String {
            (0..<2).map { _ in
                let digits = String(UInt64.random(in: .min ... .max), radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }.joined()
        }
    }
#endif
