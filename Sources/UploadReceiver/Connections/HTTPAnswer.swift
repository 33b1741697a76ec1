#if os(macOS) || os(Linux)
    import ContractFile
    import MultipartContract

    /// An answer to a request.
    struct HTTPAnswer: Sendable {
        /// What an answer consists of.
        enum Content: Sendable {
            case bytes([UInt8])
            /// A range of what was received, which is never held in memory.
            case source(any ByteSource, Range<Int>)

            var length: Int {
                switch self {
                case .bytes(let bytes): bytes.count
                case .source(_, let range): range.count
                }
            }
        }

        var status: Int
        var contentType = "application/json"
        var headers: [(name: String, value: String)] = []
        var policy = HTTPAnswer.strictPolicy
        var content: Content

        /// Nothing may be loaded, run or framed.
        static let strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

        init(status: Int, contentType: String = "application/json", content: Content) {
            self.status = status
            self.contentType = contentType
            self.content = content
        }

        /// A document.
        init(status: Int = 200, _ document: OrderedJSON) {
            self.init(status: status, content: .bytes(Array((document.line + "\n").utf8)))
        }

        /// What is wrong with a request to the receiver itself, in a sentence that holds nothing of the request.
        static func problem(_ status: Int, _ sentence: String) -> HTTPAnswer {
            HTTPAnswer(
                status: status,
                .object([
                    ("schema", .string("bytecontract-receive-problem-1")), ("status", .int(status)),
                    ("problem", .string(sentence)),
                ]))
        }

        /// Bytes that were received, as a file to be saved: a browser never shows them.
        static func download(_ source: any ByteSource, _ range: Range<Int>, name: String) -> HTTPAnswer {
            var answer = HTTPAnswer(
                status: 200, contentType: "application/octet-stream", content: .source(source, range))
            answer.headers = [("Content-Disposition", "attachment; filename=\"\(name)\"")]
            return answer
        }

        /// The head, for an answer that says its length or one that goes on until the connection ends.
        func head(closes: Bool, hasLength: Bool = true) -> [UInt8] {
            var lines = ["HTTP/1.1 \(status) \(HTTPAnswer.reason(status))"]
            if hasContent || status != 304 { lines.append("Content-Type: \(contentType)") }
            if hasLength, hasContent { lines.append("Content-Length: \(content.length)") }
            lines += headers.map { "\($0.name): \($0.value)" }
            lines += [
                "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                "Cross-Origin-Resource-Policy: same-origin", "Content-Security-Policy: \(policy)",
                "Connection: \(closes ? "close" : "keep-alive")",
            ]
            return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        }

        /// Whether the status allows a body (RFC 9110, 15.3.5 and 15.4.5).
        var hasContent: Bool { status != 204 && status != 304 }

        /// Sends the answer; false if the client does not take it.
        ///
        /// - Parameters:
        ///   - isHead: The request's method is `HEAD`: the body is left out.
        ///   - pause: How long the client may take no byte, in seconds.
        func send(to socket: ClientSocket, closes: Bool, isHead: Bool, pause: Double) -> Bool {
            let head = head(closes: closes)
            guard !isHead, hasContent else { return socket.send(head, until: Uptime.now + pause) }
            switch content {
            // In one piece, so that a client which sends on and reads once has all of it.
            case .bytes(let bytes): return socket.send(head + bytes, until: Uptime.now + pause)
            case .source(let source, let range):
                var isSent = socket.send(head, until: Uptime.now + pause)
                guard isSent else { return false }
                do {
                    try source.forEachPiece(of: range) { piece, _ in
                        isSent = socket.send(piece, until: Uptime.now + pause)
                        return isSent
                    }
                } catch {
                    return false
                }
                return isSent
            }
        }

        private static func reason(_ status: Int) -> String {
            switch status {
            case 200: "OK"
            case 201: "Created"
            case 202: "Accepted"
            case 204: "No Content"
            case 400: "Bad Request"
            case 401: "Unauthorized"
            case 403: "Forbidden"
            case 404: "Not Found"
            case 405: "Method Not Allowed"
            case 413: "Content Too Large"
            case 422: "Unprocessable Content"
            case 429: "Too Many Requests"
            case 431: "Request Header Fields Too Large"
            case 500: "Internal Server Error"
            case 503: "Service Unavailable"
            case 507: "Insufficient Storage"
            default: "Status"
            }
        }
    }
#endif
