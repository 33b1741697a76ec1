import ContractFindings
import MultipartContract

/// How a request says where its body ends, and whether that can be trusted to tell it from the next request.
struct RequestFraming: Equatable {
    /// Where the body ends.
    enum End: Equatable {
        /// There is no body.
        case head
        /// Behind so many bytes.
        case length(Int)
        /// Behind the last chunk.
        case chunks
        /// Nobody says: where the client closes, or pauses.
        case pause
    }

    let end: End
    /// Whether another request may follow on the connection. Never behind a head with a fault: whoever reads it in another way
    /// sees another request there.
    let mayBeFollowed: Bool
    /// Whether the client waits to be told that it may send the body.
    let waitsForContinue: Bool

    init(_ head: RequestHead) {
        let lengths = ContentLengthReading(values: head.contentLengths)
        if head.isChunked {
            end = .chunks
        } else if let length = lengths.length, head.transferEncodings.isEmpty {
            end = length == 0 ? .head : .length(length)
        } else if !head.contentLengths.isEmpty || !head.transferEncodings.isEmpty || head.method == nil
            || head.isOfUploadingMethod
        {
            end = .pause
        } else {
            end = .head
        }
        let isFaulty =
            head.findings.contains { $0.severity == .error } || !lengths.findings.isEmpty || head.method == nil
        mayBeFollowed = !isFaulty && end != .pause && head.staysOpen
        waitsForContinue = head.isVersion1_1 && head.expects100Continue
    }
}

extension RequestHead {
    /// The text of the method; nil if the first line is no request line.
    var methodText: String? { method.map { String(decoding: bytes[$0], as: UTF8.self) } }

    /// Whether the method is one of those that are sent with a body.
    var isOfUploadingMethod: Bool { ["POST", "PUT", "PATCH"].contains(methodText) }

    /// Whether it only asks for something.
    var isAsking: Bool { ["GET", "HEAD"].contains(methodText) }

    fileprivate var isVersion1_1: Bool {
        version.map { String(decoding: bytes[$0], as: UTF8.self) != "HTTP/1.0" } ?? false
    }

    fileprivate var expects100Continue: Bool {
        values(of: "Expect").contains { String(decoding: $0, as: UTF8.self).lowercased() == "100-continue" }
    }

    /// Whether the connection stays open: by default with HTTP/1.1, when asked for with HTTP/1.0.
    fileprivate var staysOpen: Bool {
        let options = values(of: "Connection").flatMap { value in
            String(decoding: value, as: UTF8.self).lowercased().split(separator: ",")
                .map { $0.filter { $0 != " " && $0 != "\t" } }
        }
        if options.contains("close") { return false }
        return isVersion1_1 || options.contains("keep-alive")
    }
}

extension [UInt8] {
    /// Whether they are the start of a TLS handshake (RFC 8446, 5.1).
    var beginsTLS: Bool { count >= 3 && self[0] == 0x16 && self[1] == 3 && self[2] <= 4 }
}

/// Whether bytes behind a body begin a further request.
enum NextRequest {
    /// The methods of RFC 9110, 9.3 and RFC 5789, as `RequestCapture` takes them: any word is a method by the letter, also
    /// the last bytes of a body before a real one.
    private static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"]

    /// Whether the bytes are the start of a request, or of what may become one when more bytes have come.
    static func begins(_ bytes: some Collection<UInt8>) -> Bool {
        var bytes = Array(bytes.prefix(64 << 10))[...]
        if bytes.starts(with: "\r\n".utf8) { bytes = bytes.dropFirst(2) }
        guard !bytes.isEmpty else { return false }
        let hasMethod = methods.contains { method in
            let word = Array((method + " ").utf8)
            return bytes.starts(with: word) || word.starts(with: bytes)
        }
        guard hasMethod else { return false }
        guard bytes.contains(UInt8(ascii: "\n")) else { return true }
        return RequestHead.looksLikeRequest(Array(bytes))
    }
}
