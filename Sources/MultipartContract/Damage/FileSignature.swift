import ContractFindings

/// The first bytes by which files of a kind are known.
enum FileSignature {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
    static let gzip: [UInt8] = [0x1F, 0x8B, 0x08]

    /// What the first bytes of a file say of its kind; nil if they are no signature.
    static func kind(of head: some Collection<UInt8>) -> Term? {
        let head = Array(head.prefix(16))
        if head.starts(with: png) { return .png }
        if head.starts(with: jpeg) { return .jpeg }
        if head.starts(with: gzip) { return .gzip }
        if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) { return .gif }
        if head.starts(with: Array("%PDF-".utf8)) { return .pdf }
        let zip: [[UInt8]] = [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6], [0x50, 0x4B, 7, 8]]
        if zip.contains(where: { head.starts(with: $0) }) { return .zip }
        guard head.count >= 12 else { return nil }
        if head.starts(with: Array("RIFF".utf8)), head[8..<12].elementsEqual("WEBP".utf8) { return .webP }
        if head[4..<8].elementsEqual("ftyp".utf8) {
            return heifBrands.contains { head[8..<12].elementsEqual($0.utf8) } ? .heic : .mp4
        }
        return nil
    }

    private static let heifBrands = [
        "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "avif", "avis",
    ]
}

/// What a content without a signature is, as far as its first bytes tell.
enum TextKind {
    /// The kind of the text; nil if the bytes are no text in UTF-8.
    ///
    /// - Parameter isWhole: whether no bytes follow.
    static func kind(of head: some Collection<UInt8>, isWhole: Bool) -> Term? {
        var text = Array(head)[...]
        guard !text.isEmpty, isText(text, isWhole: isWhole) else { return nil }
        if text.starts(with: DamageSearch.byteOrderMark) { text = text.dropFirst(3) }
        text = text.drop(while: DamageSearch.isWhiteSpace)
        let next = text.dropFirst().drop(while: DamageSearch.isWhiteSpace).first
        switch (text.first, next) {
        case (UInt8(ascii: "{"), UInt8(ascii: "\"")?), (UInt8(ascii: "{"), UInt8(ascii: "}")?): return .json
        case (UInt8(ascii: "["), let next?) where "{[]\"-0123456789tfn".utf8.contains(next): return .json
        case (UInt8(ascii: "<"), let next?)
        where "?!".utf8.contains(next) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20): return .xml
        default: return .plainText
        }
    }

    private static func isText(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
        var repair = UTF8Repair(.sequence)
        var sink = NoSink()
        let isRead = Array(bytes).withUnsafeBytes { bytes in repair.feed(bytes, to: &sink) }
        // A character may be cut at the end of the first bytes.
        if isWhole { _ = repair.finish(to: &sink) }
        return isRead && repair.count == 0 && !bytes.contains(where: isControl)
    }

    /// Whether no text holds the byte: a control character other than TAB, line ends, form feed and escape.
    static func isControl(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x1B: false
        case 0x00..<0x20, 0x7F: true
        default: false
        }
    }
}

/// Base64 at the start of a content.
enum Base64Head {
    /// The bytes that the text stands for, as far as it goes; nil if the bytes are no base64, with line ends or without, and
    /// perhaps behind `data:image/png;base64,`.
    static func decoded(_ head: some Collection<UInt8>) -> [UInt8]? {
        var text = Array(head)[...]
        if text.starts(with: Array("data:".utf8)) {
            guard let comma = text.firstIndex(of: UInt8(ascii: ",")),
                text[..<comma].suffix(7).elementsEqual(";base64".utf8)
            else {
                return nil
            }
            text = text[(comma + 1)...]
        }
        while let last = text.last, DamageSearch.isWhiteSpace(last) { text.removeLast() }
        for _ in 0..<2 where text.last == UInt8(ascii: "=") { text.removeLast() }
        let isBase64 = text.allSatisfy { byte in
            byte == 0x0A || byte == 0x0D || ByteText.base64Value(of: byte) != nil
        }
        guard isBase64, text.count >= 4 else { return nil }
        var sink = ByteCollector()
        var transform = ByteTextUndone(.base64)
        _ = Array(text).withUnsafeBytes { bytes in transform.feed(bytes, to: &sink) }
        return sink.bytes
    }
}
