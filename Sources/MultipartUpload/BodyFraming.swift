import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How a request says where the body of a stream ends. A body in memory or in a file has its length from the loading system.
public enum BodyFraming: Sendable, Hashable {
    /// With a `Content-Length`, the exact byte count of the final body: servers that take no chunks take it.
    case length
    /// In chunks (RFC 9112, 7.1), without a length. `URLSession` does it for HTTP/1.1.
    case chunked
}

extension URLRequest {
    /// The fields that say of a body what it is and where it ends.
    static let bodyFields = ["Content-Type", "Content-Length", "Content-Encoding", "Transfer-Encoding"]

    /// Sets method and fields for a body that is given to the loading system beside the request.
    ///
    /// - Parameter length: The byte count of the body, if it is to be said here; nil if the loading system knows what to say.
    mutating func setBodyFields(contentType: String, length: Int?) {
        if httpMethod == nil || httpMethod == "GET" { httpMethod = "POST" }
        for field in URLRequest.bodyFields { setValue(nil, forHTTPHeaderField: field) }
        setValue(contentType, forHTTPHeaderField: "Content-Type")
        guard let length else { return }
        setValue(String(length), forHTTPHeaderField: "Content-Length")
        #if canImport(FoundationNetworking)
            // Here the loading system adds "Transfer-Encoding: chunked" to any stream, also beside a length, which would make
            // the request ambiguous.
            leaveOut("Transfer-Encoding")
        #endif
    }

    #if canImport(FoundationNetworking)
        /// Has libcurl leave out a field that it would add by itself, unless the app has set it: a blank value tells it so.
        mutating func leaveOut(_ field: String) {
            if value(forHTTPHeaderField: field) == nil { setValue(" ", forHTTPHeaderField: field) }
        }
    #endif
}
