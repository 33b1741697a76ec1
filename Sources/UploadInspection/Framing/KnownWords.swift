import ContractFindings
import MultipartContract

/// Which bytes of header lines say nothing of a user: the words that every client writes.
///
/// Everything else may be somebody's name, and is hidden in views and replaced in synthetic copies. A word counts only as a
/// whole, so that a list of these words is all that can ever be told.
enum KnownWords {
    /// The known words in the head of a part, in order: names of headers, of parameters, of types, and lengths.
    ///
    /// The text of name and filename is left out, whatever it is.
    static func ranges(in head: PartHead) -> [Range<Int>] {
        let values = [head.nameRange, head.filenameRange].compactMap { $0 }
        var ranges: [Range<Int>] = []
        var named: [Range<Int>] = []
        for line in head.lines {
            let name = text(head.bytes[line.name])
            guard headerNames.contains(name) else { continue }
            named.append(line.name.lowerBound..<line.value.upperBound)
            ranges.append(line.name)
            guard let words = words(of: name) else { continue }
            ranges += tokens(of: head.bytes, in: line.value) { word in
                words.contains(word) || name == "content-length" && isNumber(word)
            }
        }
        // Of lines that cannot be read, the words of the headers that they may have been.
        ranges += tokens(of: head.bytes, in: head.bytes.indices) { unreadWords.contains($0) }.filter { word in
            !named.contains { $0.overlaps(word) }
        }
        return joined(ranges.filter { word in !values.contains { $0.overlaps(word) } }, in: head.bytes)
    }

    /// With the single sign between two of them, as in `form-data` and `text/plain`.
    private static func joined(_ ranges: [Range<Int>], in bytes: [UInt8]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, last.upperBound + 1 == range.lowerBound,
                "-/+._".utf8.contains(bytes[last.upperBound])
            {
                joined[joined.count - 1] = last.lowerBound..<range.upperBound
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    /// The known words in the value of a request's `Content-Type`, and the text of its boundary, which is no secret.
    ///
    /// - Parameter usedBoundary: the boundary that delimiters of the body have. One that only the header names is shown as
    ///   far as it is surely one: with a sign damaged, the value of the next parameter may seem to belong to it.
    static func ranges(inContentType value: [UInt8], usedBoundary: [UInt8]?) -> [Range<Int>] {
        var ranges = tokens(of: value, in: value.indices) { typeWords.contains($0) }
        let parameter = Array("boundary=".utf8)
        ranges += places(of: parameter, in: value).map { boundaryText(in: value, from: $0 + parameter.count) }
        if let usedBoundary, !usedBoundary.isEmpty {
            ranges += places(of: usedBoundary, in: value).map { $0..<$0 + usedBoundary.count }
        }
        return joined(ranges, in: value)
    }

    /// The characters of a boundary (RFC 2046, section 5.1.1) from an index on. Spaces are among them in quotes that close.
    private static func boundaryText(in value: [UInt8], from start: Int) -> Range<Int> {
        let isQuoted = start < value.count && value[start] == UInt8(ascii: "\"")
        let text = isQuoted ? start + 1 : start
        if isQuoted {
            let end = value[text...].firstIndex { $0 != UInt8(ascii: " ") && !isBoundaryByte($0) }
            if let end, value[end] == UInt8(ascii: "\"") { return text..<end }
        }
        return text..<(value[text...].firstIndex { !isBoundaryByte($0) } ?? value.count)
    }

    /// Whether a byte can stand in a boundary, apart from space and from the comma, which more often ends it.
    private static func isBoundaryByte(_ byte: UInt8) -> Bool {
        BoundaryText.isAllowed(byte) && byte != UInt8(ascii: " ") && byte != UInt8(ascii: ",")
    }

    /// Whether the byte is one of those that make the grammar of header lines.
    static func isSyntax(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0D, 0x0A, UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: " "),
            UInt8(ascii: "/"), UInt8(ascii: "\t"):
            true
        default: false
        }
    }

    // MARK: Words

    /// The names of headers that parts are known to have.
    static let headerNames: Set<String> = [
        "content-disposition", "content-type", "content-length", "content-transfer-encoding", "content-id",
        "content-description", "content-language", "content-encoding", "content-location", "content-md5",
        "mime-version",
    ]

    private static let unreadWords: Set<String> = ["content", "disposition", "form", "data", "name", "filename"]

    private static func words(of header: String) -> Set<String>? {
        switch header {
        case "content-disposition": dispositionWords
        case "content-type": typeWords
        case "content-transfer-encoding", "content-encoding": encodingWords
        case "content-length": []
        default: nil
        }
    }

    private static let dispositionWords: Set<String> = [
        "form", "data", "attachment", "inline", "file", "mixed", "name", "filename", "filename*", "utf", "size",
    ]

    private static let encodingWords: Set<String> = [
        "binary", "base64", "7bit", "8bit", "quoted", "printable", "gzip", "deflate", "br", "identity",
    ]

    private static let typeWords: Set<String> = [
        // The first halves, and names of parameters.
        "text", "image", "audio", "video", "application", "multipart", "font", "model", "message", "charset",
        "boundary",
        "name", "x", "vnd", "*",
        // What stands where a value was never set.
        "optional", "null", "nil", "none", "undefined",
        // The second halves, whole or in pieces between `-`, `.` and `+`.
        "plain", "html", "csv", "xml", "json", "css", "javascript", "markdown", "calendar", "form", "data", "mixed",
        "related", "alternative", "www", "urlencoded", "octet", "stream", "pdf", "zip", "compressed", "gzip", "tar",
        "rtf", "jpeg", "jpg", "pjpeg", "png", "apng", "gif", "webp", "heic", "heif", "sequence", "avif", "bmp", "tiff",
        "svg", "icon", "mp4", "mpeg", "mp3", "m4a", "m4v", "aac", "wav", "ogg", "opus", "flac", "webm", "quicktime",
        "3gpp", "api", "ld", "geo", "problem", "openxmlformats", "officedocument", "wordprocessingml",
        "spreadsheetml", "presentationml", "document", "sheet", "presentation", "ms", "excel", "powerpoint", "msword",
        "epub", "rfc822",
        // The names of encodings.
        "utf", "us", "ascii", "iso", "latin1", "windows", "shift", "jis", "gb18030", "gbk", "big5", "euc", "utf8",
        "utf16",
        "16le", "16be", "8859", "1252", "1251", "8", "16", "1", "15",
    ]

    // MARK: Tokens

    /// The runs of letters, digits and `*` whose text in small letters is wanted.
    private static func tokens(
        of bytes: [UInt8], in range: Range<Int>, where isWanted: (String) -> Bool
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = range.lowerBound
        for index in range.lowerBound...range.upperBound {
            if index < range.upperBound, isWordByte(bytes[index]) { continue }
            if index > start, isWanted(text(bytes[start..<index])) { found.append(start..<index) }
            start = index + 1
        }
        return found
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "*"), 0x80...:
            true
        default: false
        }
    }

    private static func isNumber(_ word: String) -> Bool {
        word.utf8.count <= 19 && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Where some bytes stand, in any letter case of theirs.
    private static func places(of wanted: [UInt8], in bytes: [UInt8]) -> [Int] {
        guard bytes.count >= wanted.count else { return [] }
        let small = { (byte: UInt8) in (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
        return (0...bytes.count - wanted.count).filter { start in
            bytes[start..<start + wanted.count].elementsEqual(wanted) { small($0) == small($1) }
        }
    }
}
