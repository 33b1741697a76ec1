import ContractFindings

/// What a body is instead of a form, as far as its first bytes tell.
public enum BodyLooks {
    /// How many first bytes are looked at.
    public static let prefixLength = 512

    /// One of the terms of contents: a kind of file, `multipart`, `json`, `xml`, `urlEncoded`, `base64`, `plainText`, or
    /// `binary` where none of them fits.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes of the body, up to ``prefixLength`` of them.
    ///   - length: how many bytes the body has.
    public static func term(prefix: some Collection<UInt8>, length: Int) -> Term {
        let head = Array(prefix.prefix(prefixLength))
        let isWhole = head.count >= length
        if let kind = FileSignature.kind(of: head) { return kind }
        if isMultipart(head) { return .multipart }
        guard let kind = TextKind.kind(of: head, isWhole: isWhole) else { return .binary }
        guard kind == .plainText else { return kind }
        if isBase64(head, isWhole: isWhole) { return .base64 }
        return isURLEncoded(head) ? .urlEncoded : .plainText
    }

    /// A line that begins with two hyphens, and a part header behind it.
    private static func isMultipart(_ head: [UInt8]) -> Bool {
        let text = head.drop { byte in byte == 0x0D || byte == 0x0A }
        guard text.starts(with: [0x2D, 0x2D]), let end = text.firstIndex(of: 0x0A), end - text.startIndex > 2 else {
            return false
        }
        return text[(end + 1)...].prefix(8).map { $0 | 0x20 }.elementsEqual("content-".utf8)
    }

    /// Letters of both cases and a digit or sign, in whole groups of four: a word is no base64.
    private static func isBase64(_ head: [UInt8], isWhole: Bool) -> Bool {
        guard let bytes = Base64Head.decoded(head) else { return false }
        if FileSignature.kind(of: bytes) != nil { return true }
        let text = head.filter { byte in !DamageSearch.isWhiteSpace(byte) }
        guard text.count >= 16, !isWhole || text.count % 4 == 0 else { return false }
        let hasCapital = text.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        let hasSmall = text.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return hasCapital && hasSmall && text.contains { $0 < UInt8(ascii: "A") }
    }

    /// `name=value&…`, in the characters that WHATWG's serializer leaves, and brackets.
    private static func isURLEncoded(_ head: [UInt8]) -> Bool {
        var text = head[...]
        while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
        guard let first = text.firstIndex(of: UInt8(ascii: "=")), first > text.startIndex else { return false }
        // Senders that forget to encode leave spaces in values.
        return text.enumerated().allSatisfy { index, byte in
            switch byte {
            case UInt8(ascii: " "): text.startIndex + index > first
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                true
            default: "%+.-_*=&[]~!'(),:@/".utf8.contains(byte)
            }
        }
    }
}
