/// Type and subtype of a `Content-Type`, in lower case, without parameters (RFC 9110, 8.3.1).
struct MediaType: Sendable, Hashable {
    let type: String
    let subtype: String

    /// Reads what stands before the first `;`, with white space round it; nil if it is not `type/subtype`.
    init?(_ value: some Collection<UInt8>) {
        var parts: [[UInt8]] = [[]]
        for byte in value.drop(while: HeaderByte.isSpace) {
            if byte == UInt8(ascii: ";") || HeaderByte.isSpace(byte) { break }
            if byte == UInt8(ascii: "/"), parts.count == 1 {
                parts.append([])
            } else {
                guard HeaderByte.isToken(byte), parts[parts.count - 1].count < 128 else { return nil }
                let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                parts[parts.count - 1].append(isCapital ? byte | 0x20 : byte)
            }
        }
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        type = String(decoding: parts[0], as: UTF8.self)
        subtype = String(decoding: parts[1], as: UTF8.self)
    }
}
