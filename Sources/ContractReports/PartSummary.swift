import ContractFindings

/// One part of an upload, by place, length and digest.
public struct PartSummary: Sendable, Hashable {
    /// The name of the part, where it has one that can be shown.
    public var name: FieldName?
    /// Where its header lines begin, as a byte offset in the body.
    public var headerOffset: Int
    /// Where its content begins, as a byte offset in the body.
    public var offset: Int
    /// The length of its content in bytes.
    public var length: Int
    /// Whether it has a filename, which makes it a file to servers.
    public var isFile: Bool
    /// The SHA-256 of its content in lower-case hexadecimal digits, where it was computed.
    public var sha256: ReportText?
    /// The check that it belongs to, as an index of ``Report/checks``.
    public var check: Int

    /// Describes a part.
    public init(
        name: FieldName?, headerOffset: Int, offset: Int, length: Int, isFile: Bool = false, sha256: ReportText? = nil,
        check: Int = 0
    ) {
        self.name = name
        self.headerOffset = headerOffset
        self.offset = offset
        self.length = length
        self.isFile = isFile
        self.sha256 = sha256
        self.check = check
    }
}
