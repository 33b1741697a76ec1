/// How much of an upload a reader takes before it stops. Reaching a bound is a finding (`multipart.bound-reached`).
///
/// The defaults are far beyond what forms need and below what hostile uploads try. They hold while reading, so that nothing
/// is collected first and counted afterwards.
public struct ReadingBounds: Sendable, Hashable {
    /// The most bytes of the header lines of one part, with their blank line.
    public var headerBlock: Int
    /// The most headers of one part.
    public var headerCount: Int
    /// The most parts.
    public var partCount: Int
    /// The most findings that are kept.
    public var findingCount: Int
    /// The most bytes before the first delimiter.
    public var preamble: Int
    /// The most bytes behind the line of the closing delimiter.
    public var epilogue: Int
    /// The most bytes of the head of a request.
    public var requestHead: Int

    /// The defaults: 16 KiB and 32 headers a part, 10,000 parts, 100 findings, 64 KiB of preamble, epilogue and
    /// request head.
    public init(
        headerBlock: Int = 16 << 10, headerCount: Int = 32, partCount: Int = 10_000, findingCount: Int = 100,
        preamble: Int = 64 << 10, epilogue: Int = 64 << 10, requestHead: Int = 64 << 10
    ) {
        self.headerBlock = headerBlock
        self.headerCount = headerCount
        self.partCount = partCount
        self.findingCount = findingCount
        self.preamble = preamble
        self.epilogue = epilogue
        self.requestHead = requestHead
    }

    /// All defaults.
    public static let standard = ReadingBounds()
}

/// How strictly a body is read.
public enum ReadingProfile: String, Sendable, Hashable, CaseIterable {
    /// RFC 2046 and RFC 7578: preamble, epilogue, padding and a missing last CRLF are legal, and noted.
    case rfc
    /// Only what WHATWG browsers send.
    case browser
    /// Byte for byte what ``MultipartForm`` sends for these parts.
    case exact
}
