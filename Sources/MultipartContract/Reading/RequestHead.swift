import ContractFindings

/// The head of a captured HTTP/1.1 request: request line, headers, and where the body begins (RFC 9112, 2 to 6).
public struct RequestHead: Sendable, Hashable {
    /// The request line and the header lines with their line ends, and the blank line if there is one.
    public let bytes: [UInt8]
    /// Where in ``bytes`` the method stands. Nil if the first line is no request line.
    public let method: Range<Int>?
    /// Where in ``bytes`` the target stands. Nil if the first line is no request line.
    public let target: Range<Int>?
    /// Where in ``bytes`` the version stands, as `HTTP/1.1`. Nil if the first line is no request line.
    public let version: Range<Int>?
    /// The headers in order. Lines that are none are left out.
    public let lines: [PartHead.HeaderLine]
    /// Where the body begins: a byte offset from the first byte of the request.
    public let bodyOffset: Int
    /// What is wrong with the head: layer `request`, offsets from the first byte of the request, in their order.
    public let findings: [Finding]

    /// Reads a head.
    ///
    /// - Parameters:
    ///   - bytes: The request from its first byte, at least as much as `bounds.requestHead` allows, or all of it.
    ///   - bounds: The most bytes that a head may have; reaching it is a finding.
    public init(_ bytes: UnsafeRawBufferPointer, bounds: ReadingBounds = .standard) {
        var reader = RequestHeadReader(bytes, bounds: bounds)
        reader.read()
        self.bytes = Array(bytes[..<reader.end])
        method = reader.method
        target = reader.target
        version = reader.version
        lines = reader.lines
        bodyOffset = reader.end
        findings = reader.findings
    }

    /// Reads a head, as from a buffer.
    public init(_ bytes: [UInt8], bounds: ReadingBounds = .standard) {
        self = bytes.withUnsafeBytes { RequestHead($0, bounds: bounds) }
    }
}

extension RequestHead {
    /// The values of all headers of this name, in any letter case, in order; a folded one on one line.
    public func values(of header: String) -> [[UInt8]] {
        let wanted = Array(header.utf8)
        return bytes.withUnsafeBytes { all in
            lines.filter { HeaderText.equals($0.name, in: all, wanted) }
        }.map { HeaderText.unfolded(bytes[$0.value]) }
    }

    /// The values of `Content-Type`.
    public var contentTypes: [[UInt8]] { values(of: "Content-Type") }
    /// The values of `Content-Length`.
    public var contentLengths: [[UInt8]] { values(of: "Content-Length") }
    /// The values of `Content-Encoding`.
    public var contentEncodings: [[UInt8]] { values(of: "Content-Encoding") }
    /// The values of `Transfer-Encoding`.
    public var transferEncodings: [[UInt8]] { values(of: "Transfer-Encoding") }

    /// Whether the body comes in chunks: `chunked` is the last transfer coding (RFC 9112, 6.3).
    public var isChunked: Bool { TransferCodings(transferEncodings).endsInChunked }

    /// Whether bytes look like the start of an HTTP/1 request: a method, a target and `HTTP/1.x` on their first line.
    ///
    /// The whole first line has to be there, which may stand behind an empty one.
    public static func looksLikeRequest(_ prefix: UnsafeRawBufferPointer) -> Bool {
        let start = RequestHeadReader.lineStart(in: prefix)
        var cursor = HeadLine.Cursor(UnsafeRawBufferPointer(rebasing: prefix[start...]))
        guard let line = cursor.next() else { return false }
        let text = UnsafeRawBufferPointer(rebasing: prefix[start..<start + line.text.upperBound])
        guard case .success = RequestHeadReader.requestLine(text) else { return false }
        return true
    }

    /// As for a buffer.
    public static func looksLikeRequest(_ prefix: [UInt8]) -> Bool { prefix.withUnsafeBytes { looksLikeRequest($0) } }
}

extension RequestHead: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Lengths and counts, never the text: headers hold tokens and cookies.
    public var description: String {
        "request head of \(bytes.count) bytes with \(lines.count) headers and \(findings.count) findings"
    }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no text.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
