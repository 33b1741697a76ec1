/// Where a request goes, as the letters of its URL say it: host and target are taken as they are, and nothing is escaped.
package struct RequestTarget: Sendable {
    private let host: Substring
    private let target: String

    /// Nil for what is no `http` or `https` URL with a host, holds a user name or password, or anything beside printable
    /// ASCII. The fragment is left out, since it is never sent (RFC 9110, 7.1).
    package init?(url: String) {
        guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
            let scheme = ["http://", "https://"].first(where: { url.lowercased().hasPrefix($0) })
        else { return nil }
        let whole = url.dropFirst(scheme.count).prefix { $0 != "#" }
        host = whole.prefix { $0 != "/" && $0 != "?" }
        guard !host.isEmpty, host.first != ":", !host.contains("@") else { return nil }
        let rest = whole[host.endIndex...]
        target = rest.hasPrefix("/") ? String(rest) : "/" + rest
    }

    /// The head of a POST request (RFC 9112, 2 and 3) that sends a body.
    ///
    /// - Parameter length: The length of the body in bytes.
    package func head(contentType: String, length: Int) -> [UInt8] {
        Array(
            "POST \(target) HTTP/1.1\r\nHost: \(host)\r\nContent-Type: \(contentType)\r\nContent-Length: \(length)\r\n\r\n"
                .utf8)
    }
}
