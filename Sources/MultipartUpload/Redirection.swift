import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A redirect as the session proposes it.
struct Redirection: Sendable {
    /// The request with which to go on.
    let request: URLRequest
    /// Whether the body goes with it: the method is that of the upload (RFC 9110, 15.4).
    let keepsBody: Bool
    /// Whether the body stays encrypted, if it is.
    let isSafe: Bool

    init(from current: URLRequest, to proposed: URLRequest) {
        let method = proposed.httpMethod ?? "GET"
        keepsBody = method == current.httpMethod && method != "GET" && method != "HEAD"
        let schemes = current.url?.scheme == "https" ? ["https"] : ["http", "https"]
        isSafe = !keepsBody || proposed.url?.scheme.map(schemes.contains) ?? false
        var request = keepsBody ? current : proposed
        request.url = proposed.url
        if !keepsBody {
            // A length without a body would make the server wait for one.
            for field in URLRequest.bodyFields + ["Expect"] { request.setValue(nil, forHTTPHeaderField: field) }
        }
        if !Redirection.isSameOrigin(current.url, proposed.url) {
            for field in ["Authorization", "Cookie", "Proxy-Authorization"] {
                request.setValue(nil, forHTTPHeaderField: field)
            }
        }
        self.request = request
    }

    /// A request that the app made of this one, with what belongs to the body: method and fields.
    func completed(_ wanted: URLRequest) -> URLRequest {
        var wanted = wanted
        wanted.httpMethod = request.httpMethod
        for field in URLRequest.bodyFields {
            wanted.setValue(request.value(forHTTPHeaderField: field), forHTTPHeaderField: field)
        }
        return wanted
    }

    private static func isSameOrigin(_ left: URL?, _ right: URL?) -> Bool {
        left?.scheme == right?.scheme && left?.host == right?.host && left?.port == right?.port
    }
}
