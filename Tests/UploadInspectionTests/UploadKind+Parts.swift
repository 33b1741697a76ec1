import ContractFindings

extension UploadKind {
    // MARK: Headers

    /// The case of a changed head of the target, with an offset that counts from its first byte.
    private static func head(
        _ shape: FormShape, _ error: FindingCategory?, at offset: Int? = nil, warnings: Set<FindingCategory> = [],
        _ change: @escaping ([String]) -> [String]
    ) -> UploadCase {
        let body = FormBody(shape, lines: change)
        return UploadCase(
            contentType: shape.contentType, body: body.bytes, error: error,
            offset: offset.map { body.heads[shape.target] + $0 }, warnings: warnings)
    }

    /// The case of a changed `Content-Disposition` of the target.
    private static func disposition(
        _ shape: FormShape, _ line: String, _ error: FindingCategory?, at offset: Int? = nil,
        warnings: Set<FindingCategory> = []
    ) -> UploadCase {
        head(shape, error, at: offset, warnings: warnings) { lines in [line + "\r\n"] + lines.dropFirst() }
    }

    static let headers: [UploadKind] = [
        UploadKind("no blank line") { shape in
            guard shape.parts[shape.target].content.first == UInt8(ascii: "o") else { return nil }
            let length = shape.parts[shape.target].lines.reduce(0) { $0 + $1.utf8.count }
            return head(shape, .blankLineMissing, at: length) { $0.dropLast() }
        },
        UploadKind("a semicolon at the end") { shape in
            let line = "Content-Disposition: form-data; name=\"aim\";"
            return disposition(shape, line, .trailingSemicolon, at: line.utf8.count - 1)
        },
        UploadKind("a filename without quotes") { shape in
            disposition(
                shape, "Content-Disposition: form-data; name=\"aim\"; filename=my photo.png", .valueUnquoted)
        },
        UploadKind("a name without quotes") { shape in
            disposition(shape, "Content-Disposition: form-data; name=my field", .valueUnquoted)
        },
        UploadKind("a token as a name") { shape in
            disposition(shape, "Content-Disposition: form-data; name=aim", nil, warnings: [.valueToken])
        },
        UploadKind("a quote in a filename") { shape in
            let start = "Content-Disposition: form-data; name=\"aim\"; filename=\"say "
            return disposition(shape, start + "\"hi\".png\"", .quoteStray, at: start.utf8.count)
        },
        UploadKind("a quote in a name") { shape in
            let start = "Content-Disposition: form-data; name=\"say "
            return disposition(shape, start + "\"hi\" there\"", .quoteStray, at: start.utf8.count)
        },
        UploadKind("a line end in a filename") { shape in
            let start = "Content-Disposition: form-data; name=\"aim\"; filename=\"x"
            return disposition(shape, start + "\r\nX-More: 1\"", .quoteUnclosed)
        },
        UploadKind("a line end in a name") { shape in
            disposition(shape, "Content-Disposition: form-data; name=\"x\r\ny\"", .quoteUnclosed)
        },
        UploadKind("no disposition") { shape in
            head(shape, .dispositionMissing) { lines in ["X: y\r\n"] + lines.dropFirst() }
        },
        UploadKind("another disposition") { shape in
            disposition(shape, "Content-Disposition: attachment; name=\"aim\"", .dispositionType)
        },
        UploadKind("no name") { shape in
            disposition(shape, "Content-Disposition: form-data; filename=\"a.bin\"", .nameMissing)
        },
        UploadKind("escaped quotes") { shape in
            disposition(shape, "Content-Disposition: form-data; name=\\\"aim\\\"", .quoteEscaped)
        },
        UploadKind("a space before the colon") { shape in
            disposition(shape, "Content-Disposition : form-data; name=\"aim\"", .headerSpaceBeforeColon)
        },
        UploadKind("a folded header") { shape in
            disposition(shape, "Content-Disposition: form-data;\r\n name=\"aim\"", .headerFolded)
        },
        UploadKind("a parameter twice") { shape in
            disposition(shape, "Content-Disposition: form-data; name=\"aim\"; name=\"aim2\"", .parameterDuplicate)
        },
        UploadKind("a header twice") { shape in
            head(shape, .headerDuplicate) { lines in [lines[0]] + lines }
        },
        UploadKind("a transfer encoding") { shape in
            head(shape, .transferEncoding) { lines in
                lines.dropLast() + ["Content-Transfer-Encoding: base64\r\n", "\r\n"]
            }
        },
        UploadKind("a length of the part that is wrong") { shape in
            head(shape, .partLength) { lines in lines.dropLast() + ["Content-Length: 99\r\n", "\r\n"] }
        },
        UploadKind("a line without a colon") { shape in
            head(shape, .headerColonMissing) { lines in lines.dropLast() + ["oops\r\n", "\r\n"] }
        },
        UploadKind("a NUL in a name") { shape in
            disposition(shape, "Content-Disposition: form-data; name=\"a\0b\"", .headerControl)
        },
        UploadKind("headers behind the blank line") { shape in
            let body = FormBody(shape, content: { _ in Array("Content-Type: text/plain\r\n\r\nx".utf8) })
            return UploadCase(contentType: shape.contentType, body: body.bytes, warnings: [.headerInContent])
        },
        UploadKind("an escaped line end in a filename") { shape in
            disposition(
                shape, "Content-Disposition: form-data; name=\"aim\"; filename=\"a%0D%0Ab\"", nil,
                warnings: [.lineBreakEscaped])
        },
        UploadKind("an escaped quote in a filename") { shape in
            disposition(
                shape, "Content-Disposition: form-data; name=\"aim\"; filename=\"a%22b\"", nil,
                warnings: [.quotePercent])
        },
        UploadKind("a path as a filename") { shape in
            disposition(
                shape, "Content-Disposition: form-data; name=\"aim\"; filename=\"a/b.txt\"", nil,
                warnings: [.filenamePath])
        },
        UploadKind("the type before the disposition") { shape in
            guard shape.parts[shape.target].type != nil else { return nil }
            return head(shape, nil, warnings: [.headerOrder]) { lines in [lines[1], lines[0], lines[2]] }
        },
        UploadKind("an extended filename") { shape in
            disposition(
                shape,
                "Content-Disposition: form-data; name=\"aim\"; filename=\"a.txt\"; filename*=UTF-8''%E5%9B%BE.txt",
                nil, warnings: [.filenameExtended])
        },
        UploadKind("a percent-encoded name") { shape in
            disposition(
                shape, "Content-Disposition: form-data; name=\"images%5B%5D\"", nil, warnings: [.namePercentEncoded])
        },
    ]

    // MARK: Contents

    /// The case of a damaged content of the target.
    private static func damage(
        _ shape: FormShape, of expected: [UInt8], to damaged: [UInt8], _ error: FindingCategory, at offset: Int?
    ) -> UploadCase? {
        // Nothing is expected of a text part but text.
        guard shape.parts[shape.target].filename != nil, shape.parts[shape.target].content.isEmpty else { return nil }
        let body = FormBody(shape, content: { _ in damaged })
        return UploadCase(
            contentType: shape.contentType, body: body.bytes, expected: (shape.target, expected), error: error,
            offset: offset.map { body.contents[shape.target] + $0 })
    }

    private static let picture: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x0A, 0xFF, 0xD9,
    ]

    static let contents: [UploadKind] = [
        UploadKind("a content that went through a String") { shape in
            let text = Array(String(decoding: picture, as: UTF8.self).utf8)
            return damage(shape, of: picture, to: text, .damageUTF8, at: 0)
        },
        UploadKind("LF to CRLF") { shape in
            let lines = Array("PK\u{3}\u{4}\n\0\0hallo\n".utf8)
            let damaged = Array("PK\u{3}\u{4}\r\n\0\0hallo\r\n".utf8)
            return damage(shape, of: lines, to: damaged, .damageLFToCRLF, at: 4)
        },
        UploadKind("CRLF to LF") { shape in
            let lines = Array("a\r\n\0b\r\nc".utf8)
            return damage(shape, of: lines, to: Array("a\n\0b\nc".utf8), .damageCRLFToLF, at: 1)
        },
        UploadKind("an extra line end") { shape in
            damage(shape, of: picture, to: picture + [0x0D, 0x0A], .damageExtraLineEnd, at: picture.count)
        },
        UploadKind("cut at a NUL") { shape in
            damage(shape, of: picture, to: Array(picture[..<4]), .damageNUL, at: 4)
        },
        UploadKind("Latin-1 to UTF-8") { shape in
            let text = String(String.UnicodeScalarView(picture.map { Unicode.Scalar($0) }))
            return damage(shape, of: picture, to: Array(text.utf8), .damageLatin1, at: 0)
        },
        UploadKind("base64") { shape in
            damage(shape, of: picture, to: Array("/9j/4AAQSkZJRgr/2Q==".utf8), .damageBase64, at: 0)
        },
        UploadKind("a byte order mark more") { shape in
            damage(shape, of: Array("text".utf8), to: Array("\u{FEFF}text".utf8), .damageBOMAdded, at: 0)
        },
        UploadKind("a byte order mark less") { shape in
            damage(shape, of: Array("\u{FEFF}text".utf8), to: Array("text".utf8), .damageBOMRemoved, at: 0)
        },
        UploadKind("truncated") { shape in
            damage(shape, of: picture, to: Array(picture[..<9]), .damageTruncated, at: 9)
        },
        UploadKind("nothing of it") { shape in
            damage(shape, of: picture, to: [], .damageEmpty, at: 0)
        },
        UploadKind("a multipart body as a content") { shape in
            let inner =
                Array("--inner\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\"\r\n\r\n".utf8)
                + picture + Array("\r\n--inner--\r\n".utf8)
            return damage(shape, of: picture, to: inner, .damageFraming, at: nil)
        },
        UploadKind("another file") { shape in
            damage(shape, of: picture, to: [0x01, 0x02, 0x03, 0xFF, 0xD8], .damageUnexplained, at: 0)
        },
    ]
}
