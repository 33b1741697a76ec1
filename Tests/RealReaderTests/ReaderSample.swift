import Foundation
import MultipartContract

/// What a reader says of one part. PHP keeps no content type of a field, and tells an upload's error.
struct ReadPart: Decodable, Hashable {
    var name: String
    var filename: String?
    var type: String?
    var length: Int
    var sha256: String
    var error: Int?
}

/// The answer of a reader program to one body.
struct ReaderAnswer: Decodable {
    var parts: [ReadPart]?
    var error: String?
}

/// One content with its digest, which was taken with `sha256sum`.
struct DigestedContent: Sendable {
    let bytes: [UInt8]
    let sha256: String

    static let hello = DigestedContent(
        bytes: Array("hello".utf8), sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
    static let chinese = DigestedContent(
        bytes: Array("验收".utf8), sha256: "7acb62b7d92970b0167d47c972b6a94dbcc343decd66bd64b4d5cea212856a53")
    static let empty = DigestedContent(
        bytes: [], sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    static let one = DigestedContent(
        bytes: Array("1".utf8), sha256: "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b")
    static let two = DigestedContent(
        bytes: Array("2".utf8), sha256: "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35")
    static let binary = DigestedContent(
        bytes: [0x00, 0xFF, 0x0D, 0x0A, 0x80],
        sha256: "672098eecaca353d3dee05da38b00e81d3dede461ea74c33d9d3cea60ae9a500")
    static let lineEnds = DigestedContent(
        bytes: Array("\r\n--almost\r\n\n\r".utf8),
        sha256: "791569c9fc33e9233bfce14f92f9f7490b69aeeb258257fa55deb6099404c52f")
    /// 300,000 bytes, the byte at i being the lowest eight bits of i².
    static let long = DigestedContent(
        bytes: (0..<300_000).map { UInt8(truncatingIfNeeded: $0 * $0) },
        sha256: "f4f241ed45895ddfeaed6a6ae99bde962beb08fa3fedc729382124d042ce39e4")
}

/// A form that every reader is given, and what it should say of it.
struct ReaderSample: Sendable {
    let title: String
    let parts: [(name: String, filename: String?, content: DigestedContent, type: String?)]
    var safety: HeaderSafety = .strict

    static let all: [ReaderSample] = [
        ReaderSample(
            title: "text and file",
            parts: [
                ("greeting", nil, .hello, nil), ("file", "a.bin", .long, nil), ("text", nil, .chinese, nil),
            ]),
        ReaderSample(title: "binary file with a content type", parts: [("file", "b.png", .binary, "image/png")]),
        ReaderSample(
            title: "empty text and empty file",
            parts: [
                ("t", nil, .empty, nil), ("f", "empty.bin", .empty, nil), ("last", nil, .one, nil),
            ]),
        ReaderSample(
            title: "repeated names",
            parts: [
                ("a[]", nil, .two, nil), ("a[]", nil, .one, nil), ("f[]", "2.bin", .two, nil),
                ("f[]", "1.bin", .binary, nil),
            ]),
        ReaderSample(
            title: "line ends and hyphens",
            parts: [
                ("t", nil, .lineEnds, nil), ("f", "l.txt", .lineEnds, "text/plain"),
            ]),
        ReaderSample(
            title: "browser names",
            parts: [
                ("a\"b", nil, .hello, nil), ("验收", nil, .one, nil), ("f", "验收.txt", .binary, nil),
                ("g", "g\"h.txt", .two, nil),
                ("c\r\nd", nil, .two, nil),
            ], safety: .browser),
        ReaderSample(
            title: "browser name with an injection",
            parts: [
                ("x\"\r\nX-Evil:1\r\n\r\n", "y\"\r\n\r\n--", .hello, nil)
            ], safety: .browser),
    ]

    func form() throws -> MultipartForm {
        MultipartForm(
            try parts.map { part in
                try Part(
                    name: part.name, filename: part.filename, content: .bytes(part.content.bytes),
                    contentType: part.type,
                    safety: safety)
            })
    }

    /// What a reader says that leaves percent escapes alone, as Python, PHP and Go do.
    func expected() -> [ReadPart] {
        parts.map { part in
            ReadPart(
                name: ReaderSample.escaped(part.name), filename: part.filename.map(ReaderSample.escaped),
                type: part.type ?? (part.filename == nil ? Part.defaultTextType : Part.defaultFileType),
                length: part.content.bytes.count, sha256: part.content.sha256)
        }
    }

    /// The samples hold only whole CRLF pairs, so the escape is the same in names and filenames.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\r\n", with: "%0D%0A").replacingOccurrences(of: "\"", with: "%22")
    }
}
