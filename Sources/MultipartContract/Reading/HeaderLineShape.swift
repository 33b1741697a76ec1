/// Whether bytes look like the first header line of a part.
public enum HeaderLineShape {
    /// Whether the bytes begin with a header that parts have, in any letter case: `Content-Disposition`, `Content-Type`,
    /// `Content-Transfer-Encoding` or `Content-Length`, and a colon, perhaps behind white space.
    ///
    /// At most the first 32 bytes are looked at, and a name that they cut counts as none.
    public static func looksLikeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let start = UnsafeRawBufferPointer(rebasing: bytes.prefix(32))
        guard let colon = start.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let name = HeaderText.trimmed(0..<colon, in: start)
        return name.lowerBound == 0 && PartHeaderName(name, in: start) != nil
    }

    /// Whether a line is surely none of a head: it begins with no name and colon, and has control characters, as the lines
    /// that a file happens to have. (CR is none of them: it is what damaged line ends leave.)
    static func isContent(_ line: UnsafeRawBufferPointer) -> Bool {
        let name = HeaderText.trimmed(0..<(line.firstIndex(of: UInt8(ascii: ":")) ?? line.count), in: line)
        if name.upperBound < line.count, !name.isEmpty, line[name].allSatisfy(HeaderByte.isToken) { return false }
        return line.contains { ($0 < 0x20 && $0 != 0x09 && $0 != 0x0D) || $0 == 0x7F }
    }

    /// As for a buffer.
    public static func looksLikeHeader(_ bytes: some Collection<UInt8>) -> Bool {
        Array(bytes.prefix(32)).withUnsafeBytes { looksLikeHeader($0) }
    }
}

/// The headers of a part that are looked into.
enum PartHeaderName: Sendable, Hashable {
    case contentDisposition, contentType, contentTransferEncoding, contentLength

    /// Nil for any other name. Letter case does not count.
    init?(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) {
        if HeaderText.equals(range, in: bytes, "content-disposition") {
            self = .contentDisposition
        } else if HeaderText.equals(range, in: bytes, "content-type") {
            self = .contentType
        } else if HeaderText.equals(range, in: bytes, "content-transfer-encoding") {
            self = .contentTransferEncoding
        } else if HeaderText.equals(range, in: bytes, "content-length") {
            self = .contentLength
        } else {
            return nil
        }
    }
}
