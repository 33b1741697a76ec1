import ContractFindings
import ContractReports
import MultipartContract

/// A whole HTTP/1.1 request as it was captured: head and body, and the chunks taken off.
public struct RequestCapture: Sendable {
    /// The head.
    public let head: RequestHead
    /// The upload.
    public let capture: UploadCapture

    /// Reads a request.
    ///
    /// The body is all that stands behind the head, whatever `Content-Length` says, since that is for the inspection to
    /// judge. Only where the bytes behind `Content-Length` begin with the request line of a further request, by a
    /// method of HTTP, does the body end there. With `Transfer-Encoding: chunked` it is the data of the chunks up to
    /// the last one or the first fault, and a `Content-Length` beside it counts for nothing (RFC 9112, 6.3). Where sizes in
    /// decimal, or all wrong by the same number, explain every byte, the chunks are taken off so. A body that is still
    /// in chunks although no header says so has them taken off as well. Decoded chunks are kept like standard input: up to 8 MiB in memory,
    /// more in a temporary file.
    ///
    /// - Parameters:
    ///   - source: The request from its first byte.
    ///   - name: How errors call it.
    ///   - bounds: How long head, chunk sizes and trailers may be.
    /// - Throws: ``CaptureError`` if the source cannot be read or the temporary file not be written. What is wrong with the
    ///   request itself is in the findings of the capture.
    public init(
        _ source: any ByteSource, name: ReportText = "request", bounds: ReadingBounds = .standard
    ) throws(CaptureError) {
        try self.init(source, name: name, bounds: bounds, memoryLimit: ByteSpool.memoryLimit)
    }

    /// As above; decoded chunks beyond `memoryLimit` bytes go into the temporary file. For who keeps many requests.
    package init(
        _ source: any ByteSource, name: ReportText, bounds: ReadingBounds, memoryLimit: Int
    ) throws(CaptureError) {
        func reading<T>(_ body: () throws(SourceFailure) -> T) throws(CaptureError) -> T {
            do { return try body() } catch { throw CaptureError(file: name, reason: .unreadable(error)) }
        }
        let head = RequestHead(
            try reading { () throws(SourceFailure) in try RequestCapture.start(of: source, bounds: bounds) },
            bounds: bounds)
        self.head = head
        if head.isChunked {
            let chunks = try ChunkedBody.read(
                source, from: head.bodyOffset, name: name, bounds: bounds, memoryLimit: memoryLimit)
            var findings = chunks.findings
            let hasRest = try reading { () throws(SourceFailure) in
                try RequestCapture.hasRest(source, from: chunks.end, bounds)
            }
            if chunks.isFinished, findings.isEmpty, hasRest {
                findings = [
                    Finding(
                        .chunkLastEarly, offset: chunks.end, found: source.length - chunks.end,
                        contentOffset: chunks.body.length)
                ]
            }
            capture = UploadCapture(
                contentTypes: head.contentTypes, body: chunks.body, findings: head.findings + findings)
        } else {
            let length = ContentLengthReading(values: head.contentLengths).length
            let end = try reading { () throws(SourceFailure) in
                try RequestCapture.endOfBody(in: source, offset: head.bodyOffset, length: length, bounds)
            }
            capture = try UploadCapture(
                contentTypes: head.contentTypes, contentLengths: head.contentLengths,
                body: SubrangeSource(source, range: head.bodyOffset..<end), findings: head.findings
            ).withoutChunks(name: name, bounds: bounds, memoryLimit: memoryLimit)
        }
    }

    /// Whether bytes stand behind the last chunk that are no further request, and more than a line end.
    private static func hasRest(
        _ source: any ByteSource, from end: Int, _ bounds: ReadingBounds
    ) throws(SourceFailure) -> Bool {
        guard source.length - end > 2 else { return false }
        return try endOfBody(in: source, offset: 0, length: end, bounds) == source.length
    }

    /// Whether the bytes look like the start of an HTTP/1 request: their first line is a request line.
    ///
    /// - Throws: ``SourceFailure`` if the source cannot be read.
    public static func looksLikeRequest(
        _ source: any ByteSource, bounds: ReadingBounds = .standard
    ) throws(SourceFailure) -> Bool {
        RequestHead.looksLikeRequest(try start(of: source, bounds: bounds))
    }

    /// As much as a head may have, and one byte more that shows whether it goes on.
    private static func start(of source: any ByteSource, bounds: ReadingBounds) throws(SourceFailure) -> [UInt8] {
        let (length, overflows) = max(0, bounds.requestHead).addingReportingOverflow(1)
        return try source.bytes(in: 0..<(overflows ? source.length : min(source.length, length)))
    }

    private static func endOfBody(
        in source: any ByteSource, offset: Int, length: Int?, _ bounds: ReadingBounds
    ) throws(SourceFailure) -> Int {
        guard let length, length < source.length - offset else { return source.length }
        let end = offset + length
        let next = RequestHead(
            try start(of: SubrangeSource(source, range: end..<source.length), bounds: bounds), bounds: bounds)
        // Any word is a method by the letter, also the last bytes of a body before a real one.
        let isRequest = next.method.map { methods.contains(String(decoding: next.bytes[$0], as: UTF8.self)) } ?? false
        return isRequest ? end : source.length
    }

    /// The methods of RFC 9110, 9.3 and RFC 5789.
    private static let methods: Set<String> = [
        "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH",
    ]
}

extension RequestCapture: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Lengths and counts, nothing of the request.
    public var description: String { "request of a \(head) and a body of \(capture.body.length) bytes" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows nothing of the request.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
