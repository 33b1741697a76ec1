import ContractFindings
import MultipartContract
import Testing

@Suite("What a content shows of itself")
struct ContentSignatureTests {
    private func warning(_ bytes: [UInt8], _ type: String?, pieceLength: Int = 1 << 20) -> Finding? {
        var signature = ContentSignature(contentType: type.map { Array($0.utf8)[...] })
        var start = 0
        while start < bytes.count, signature.needsMore {
            let end = min(bytes.count, start + pieceLength)
            bytes[start..<end].withUnsafeBytes { signature.read($0) }
            start = end
        }
        return signature.finding(offset: 100, part: 2, field: "file")
    }

    private static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 13, 10, 0x1A, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0xFF,
    ]
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46, 0x49, 0x46, 0, 1, 0xFF, 0xD9]
    private static let gzip: [UInt8] = [0x1F, 0x8B, 8, 0, 1, 2, 3, 4, 0xFF]
    private static let pdf = Array("%PDF-1.4\n%\u{E2}\n1 0 obj".utf8) + [0xFF]
    private static let heic = [0, 0, 0, 0x18] + Array("ftypheic".utf8) + [0, 0, 0, 0, 0xFF]

    static let damaged: [(name: String, type: String, sound: [UInt8], damages: [(name: String, term: Term)])] = [
        (
            "png", "image/png", png,
            [
                ("text mode", .lfToCRLF), ("LF to CRLF where no CR is", .lfToCRLF), ("CRLF to LF", .crlfToLF),
                ("decoded with repair", .utf8Decoded), ("a question mark a byte", .utf8Decoded),
                ("Latin-1", .latin1ToUTF8), ("Latin-1 twice", .latin1ToUTF8), ("Windows-1252", .latin1ToUTF8),
                ("base64", .base64Text), ("base64 of 76 columns", .base64Text), ("base64 as an address", .base64Text),
            ]
        ),
        (
            "jpeg", "Image/JPEG ; q=1", jpeg,
            [("decoded with repair", .utf8Decoded), ("Latin-1", .latin1ToUTF8), ("base64", .base64Text)]
        ),
        (
            "gzip", "application/gzip", gzip,
            [("decoded with repair", .utf8Decoded), ("Latin-1", .latin1ToUTF8), ("base64", .base64Text)]
        ),
        ("pdf", "application/pdf", pdf, [("base64", .base64Text)]),
        ("heic", "image/heic", heic, [("base64", .base64Text), ("base64 for addresses", .base64Text)]),
    ]

    @Test("a signature that is broken as one damage breaks it is a warning with that damage")
    func brokenSignatures() throws {
        for row in Self.damaged {
            #expect(warning(row.sound, row.type) == nil, "\(row.name)")
            for damage in row.damages {
                let kind = try #require(DamageKind.all.first { $0.name == damage.name })
                let bytes = kind.apply(row.sound)
                for pieceLength in [1, 3, 1 << 20] {
                    let finding = try #require(
                        warning(bytes, row.type, pieceLength: pieceLength), "\(row.name), \(damage.name)")
                    #expect(finding.category == .signatureDamaged, "\(row.name), \(damage.name)")
                    #expect(finding.term == damage.term, "\(row.name), \(damage.name)")
                    #expect(finding.severity == .warning && finding.part == 2 && finding.field == "file")
                    #expect(finding.offset == 100 + (finding.contentOffset ?? -1))
                }
            }
        }
        #expect(warning(DamageKind.text[0].apply(Self.png), "image/png")?.count == 2)
        #expect(warning(DamageKind.lineEnd[0].apply(Self.png), "image/png")?.contentOffset == 5)
    }

    @Test("another signature or a text in place of a file is a warning with what it is")
    func otherTypes() {
        let rows: [(type: String, bytes: [UInt8], term: Term?)] = [
            ("image/png", Self.jpeg, .jpeg), ("image/jpeg", Self.heic, .heic), ("image/tiff", Self.png, .png),
            ("text/plain", Self.jpeg, .jpeg), ("application/json", Self.pdf, .pdf), ("video/webm", Self.png, .png),
            ("image/png", Array("<!DOCTYPE html>".utf8), .xml), ("image/png", Array("{\"a\":1}".utf8), .json),
            ("application/pdf", Array("not found\n".utf8), .plainText),
            ("application/zip", Array("GIF89a".utf8) + [0xFF], .gif),
            ("image/jpeg", Self.jpeg, nil), ("image/heic", Self.heic, nil), ("image/avif", Self.heic, nil),
            ("application/octet-stream", Self.jpeg, nil), ("application/vnd.own", Self.gzip, nil),
            ("image/*", Self.jpeg, nil),
            ("video/mp2t", Array("0000ftypqt  ".utf8) + [0xFF], nil), ("image/svg+xml", Array("<svg>".utf8), nil),
            ("text/plain", Array("{\"a\":1}".utf8), nil), ("image/png", [0x51, 0xFF, 0x00, 0x80, 0x99], nil),
            ("image/png", [], nil),
            ("no type", Self.jpeg, nil), ("multipart/mixed", Self.jpeg, nil),
        ]
        for (index, row) in rows.enumerated() {
            let finding = warning(row.bytes, row.type)
            #expect(finding?.term == row.term, "row \(index)")
            #expect(finding?.category == (row.term == nil ? nil : .signatureOther), "row \(index)")
        }
        #expect(warning(Self.jpeg, nil) == nil)
    }

    @Test("replacement characters are counted only in what is no text and is UTF-8 throughout")
    func replacements() throws {
        let mark = Array("\u{FFFD}".utf8)
        let webP = Array("RIFF".utf8) + mark + mark + [0, 0] + Array("WEBPVP8 ".utf8) + [0, 1] + mark
        for pieceLength in 1...30 {
            let finding = try #require(warning(webP, "image/webp", pieceLength: pieceLength))
            #expect(finding.category == .replacementInBinary && finding.count == 3 && finding.contentOffset == 4)
        }
        #expect(warning(webP + [0xFF], "image/webp") == nil)
        #expect(warning(webP + [0xE2, 0x82], "image/webp") == nil)
        #expect(warning([1, 2, 3, 0xEF, 0xBF] + mark, "application/octet-stream") == nil)
        #expect(warning([1, 2, 3] + mark, "application/octet-stream")?.category == .replacementInBinary)
        #expect(warning([1, 2, 3] + mark, nil)?.count == 1)
        #expect(warning(Array("text ".utf8) + mark, "application/octet-stream") == nil)
        #expect(warning(Array("text ".utf8) + mark, "text/plain") == nil)
        #expect(warning([1, 2, 3] + mark, "text/plain") == nil)
    }

    @Test("a content that is no UTF-8 is not read to its end")
    func reading() {
        var signature = ContentSignature(contentType: Array("image/jpeg".utf8)[...])
        #expect(signature.needsMore)
        (Self.jpeg + Array(repeating: 0, count: 300)).withUnsafeBytes { signature.read($0) }
        #expect(!signature.needsMore)
        #expect("\(signature)" == "signature of a content of 314 bytes")
    }

    @Test("random bytes and valid files raise no warning")
    func noFalseAlarms() {
        let types = [
            "image/png", "image/jpeg", "application/zip", "application/octet-stream", "audio/mpeg", "text/plain",
        ]
        for seed in 1...500 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let bytes = (0..<Int.random(in: 0...600, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            #expect(bytes.count < 16 || warning(bytes, types[Int(seed) % types.count]) == nil, "seed \(seed)")
        }
    }
}

@Suite("What a body looks like")
struct BodyLooksTests {
    static let rows: [(body: String, term: Term)] = [
        ("--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n", .multipart),
        ("\r\n--B\nContent-Type: a/b\n", .multipart),
        ("--B\r\nmore", .plainText), ("-- a comment", .plainText), ("{\"a\": 1}", .json), ("[1, 2]", .json),
        ("{}", .json),
        ("\u{FEFF}  [ {\"a\"", .json), ("{ braces }", .plainText), ("<?xml version", .xml), ("<html>", .xml),
        ("< 5", .plainText),
        ("a=1&b=2", .urlEncoded), ("a=1", .urlEncoded), ("file=%FF%D8&n=a+b\n", .urlEncoded), ("=a", .plainText),
        ("a = b", .plainText),
        ("%PDF-1.7", .pdf), ("GIF89a", .gif), ("PK\u{3}\u{4}", .zip), ("/9j/4AAQSkZJRv/Z", .base64),
        ("iVBORw0KGgoAAAANSUhEUg==", .base64),
        ("aGVsbG8gd29ybGQhISE5OTk=", .base64), ("internationalisation", .plainText), ("0123456789012345", .plainText),
        ("hello", .plainText), ("é", .plainText), ("a\0b", .binary), ("", .binary),
    ]

    @Test("is told from its first bytes")
    func terms() {
        for row in Self.rows {
            #expect(BodyLooks.term(prefix: row.body.utf8, length: row.body.utf8.count) == row.term, "\(row.body)")
        }
        let files: [([UInt8], Term)] = [
            ([0xFF, 0xD8, 0xFF, 0xE1], .jpeg), ([0x1F, 0x8B, 8, 0], .gzip), ([0x80, 0x41], .binary),
            ([0x89, 0x50, 0x4E, 0x47, 13, 10, 0x1A, 10], .png), (Array("RIFF1234WEBPVP8 ".utf8), .webP),
            ([0, 0, 0, 24] + Array("ftypisom".utf8), .mp4), ([0, 0, 0, 24] + Array("ftypmif1".utf8), .heic),
        ]
        for (bytes, term) in files { #expect(BodyLooks.term(prefix: bytes, length: 1 << 30) == term) }
        // A character may be cut by the end of the prefix, and not by the end of the body.
        #expect(BodyLooks.term(prefix: [0x61, 0xC3], length: 100) == .plainText)
        #expect(BodyLooks.term(prefix: [0x61, 0xC3], length: 2) == .binary)
    }
}
