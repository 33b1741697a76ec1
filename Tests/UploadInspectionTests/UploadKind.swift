import ContractFindings

/// An upload with the one right answer.
struct UploadCase {
    var contentType: String
    var contentLength: String?
    var body: [UInt8]
    /// What the content of a part was meant to be.
    var expected: (part: Int, bytes: [UInt8])?
    /// The one error; nil if the upload is right.
    var error: FindingCategory?
    /// Where the error is, if there is one right place.
    var offset: Int?
    /// The warnings: all of them if the upload is right, else those that may stand beside the error.
    var warnings: Set<FindingCategory> = []
}

/// A kind of upload that public reports are about, in any form.
struct UploadKind: Sendable, CustomStringConvertible {
    let name: String
    /// The case that the kind makes of a form; nil where it does not apply.
    let make: @Sendable (FormShape) -> UploadCase?

    var description: String { name }

    init(_ name: String, _ make: @escaping @Sendable (FormShape) -> UploadCase?) {
        self.name = name
        self.make = make
    }
}

extension UploadKind {
    // MARK: Request

    static let request: [UploadKind] = [
        UploadKind("no boundary parameter") { shape in
            UploadCase(contentType: "multipart/form-data", body: shape.body, error: .boundaryMissing)
        },
        UploadKind("a boundary that needs quotes") { shape in
            guard shape.boundary == "B7" else { return nil }
            var shape = shape
            // Each character of RFC 2046 that is no token, by the place of the target and the length of the content.
            let characters = ["/", "(", ")", ":", "=", "?"]
            shape.boundary =
                "a" + characters[(shape.target * 2 + shape.parts.count + shape.parts[shape.target].content.count) % 6]
                + "b"
            return UploadCase(
                contentType: "multipart/form-data; boundary=\(shape.boundary)", body: shape.body,
                error: .boundaryNeedsQuotes)
        },
        UploadKind("a comma for a semicolon") { shape in
            let type = shape.contentType.replacing("form-data;", with: "form-data,")
            return UploadCase(contentType: type, body: shape.body, error: .contentTypeComma)
        },
        UploadKind("another media type") { shape in
            UploadCase(contentType: "application/x-www-form-urlencoded", body: shape.body, error: .mediaType)
        },
        UploadKind("a length in characters") { shape in
            var shape = shape
            shape.parts[shape.target].content = Array("Zo\u{EB} \u{4E2D}\u{6587} \u{1F600}".utf8)
            let body = shape.body
            return UploadCase(
                contentType: shape.contentType, contentLength: "\(body.count - 8)", body: body,
                error: .contentLengthCharacters)
        },
        UploadKind("a length that is an interpolated optional") { shape in
            let body = shape.body
            return UploadCase(
                contentType: shape.contentType, contentLength: "Optional(\(body.count))", body: body,
                error: .contentLengthSyntax)
        },
        UploadKind("a length of more bytes than there are") { shape in
            // Cut within the content of the last part, after its first byte.
            guard shape.isLast, let length = shape.parts.last?.content.count, length > 1 else { return nil }
            let whole = FormBody(shape)
            return UploadCase(
                contentType: shape.contentType, contentLength: "\(whole.bytes.count)",
                body: Array(whole.bytes[..<(whole.contents[shape.target] + 1)]), error: .bodyCut)
        },
        UploadKind("two boundary parameters") { shape in
            UploadCase(
                contentType: shape.contentType + "; boundary=other", body: shape.body, error: .boundaryDuplicate)
        },
        UploadKind("an empty boundary") { shape in
            UploadCase(contentType: "multipart/form-data; boundary=", body: shape.body, error: .boundaryEmpty)
        },
        UploadKind("a boundary that is too long") { shape in
            var shape = shape
            shape.boundary = String(repeating: "b", count: 71)
            return UploadCase(contentType: shape.contentType, body: shape.body, error: .boundaryTooLong)
        },
        UploadKind("a boundary without its name") { shape in
            guard !shape.contentType.contains("\"") else { return nil }
            let type = shape.contentType.replacing("boundary=", with: "")
            return UploadCase(contentType: type, body: shape.body, error: .boundaryUnnamed)
        },
        UploadKind("a length of fewer bytes than there are") { shape in
            UploadCase(contentType: shape.contentType, contentLength: "7", body: shape.body, error: .contentLength)
        },
        UploadKind("a parameter before the boundary") { shape in
            let type = shape.contentType.replacing("form-data;", with: "form-data; charset=utf-8;")
            return UploadCase(contentType: type, body: shape.body, warnings: [.contentTypeExtra])
        },
        UploadKind("a quoted boundary") { shape in
            UploadCase(contentType: "multipart/form-data; boundary=\"\(shape.boundary)\"", body: shape.body)
        },
    ]

    // MARK: Delimiters

    static let delimiters: [UploadKind] = [
        UploadKind("another boundary in the body") { shape in
            var other = shape
            other.boundary = "Boundary+A1F0C3D2E4B59687"
            return UploadCase(contentType: other.contentType, body: shape.body, error: .boundaryMismatch, offset: 0)
        },
        UploadKind("the hyphens in the parameter") { shape in
            var other = shape
            other.boundary = "--" + shape.boundary
            return UploadCase(contentType: other.contentType, body: shape.body, error: .boundaryHyphens, offset: 0)
        },
        UploadKind("a missing value as the boundary of the body") { shape in
            var other = shape
            other.boundary = ["(null)", "nil", "Optional(\"\(shape.boundary)\")"][shape.target]
            return UploadCase(
                contentType: shape.contentType, body: other.body, error: .boundaryPlaceholder, offset: 0)
        },
        UploadKind("content and delimiter back to back") { shape in
            let body = FormBody(shape, lineEndAfterTarget: "")
            let offset = shape.isLast ? body.close : body.delimiters[shape.target + 1]
            guard !shape.parts[shape.target].content.isEmpty else {
                return UploadCase(contentType: shape.contentType, body: body.bytes, error: .partLineEndMissing)
            }
            return UploadCase(
                contentType: shape.contentType, body: body.bytes, error: .delimiterLineEndMissing, offset: offset)
        },
        UploadKind("no closing delimiter") { shape in
            guard shape.isLast else { return nil }
            let body = FormBody(shape, closing: "").bytes
            return UploadCase(
                contentType: shape.contentType, body: body, error: .noCloseDelimiter, offset: body.count)
        },
        UploadKind("no closing delimiter and no line end") { shape in
            guard shape.isLast, !shape.parts[shape.target].content.isEmpty else { return nil }
            let body = FormBody(shape, lineEndAfterTarget: "", closing: "").bytes
            return UploadCase(
                contentType: shape.contentType, body: body, error: .noCloseDelimiter, offset: body.count)
        },
        UploadKind("a closing delimiter cut behind the boundary") { shape in
            guard shape.isLast else { return nil }
            let body = FormBody(shape, closing: "--\(shape.boundary)").bytes
            return UploadCase(
                contentType: shape.contentType, contentLength: "\(body.count + 4)", body: body,
                error: .closeDelimiterCut, offset: body.count)
        },
        UploadKind("a closing delimiter cut behind its first hyphen") { shape in
            guard shape.isLast else { return nil }
            let body = FormBody(shape, closing: "--\(shape.boundary)-").bytes
            return UploadCase(
                contentType: shape.contentType, body: body, error: .closeDelimiterCut, offset: body.count)
        },
        UploadKind("a closing delimiter cut within the boundary") { shape in
            guard shape.isLast else { return nil }
            let body = FormBody(shape, closing: "--\(shape.boundary.dropLast())").bytes
            return UploadCase(
                contentType: shape.contentType, body: body, error: .closeDelimiterCut, offset: body.count)
        },
        UploadKind("a last delimiter like the others") { shape in
            guard shape.isLast else { return nil }
            let body = FormBody(shape, closing: "--\(shape.boundary)\r\n").bytes
            return UploadCase(contentType: shape.contentType, body: body, error: .closeHyphensMissing)
        },
        UploadKind("framing in LF") { shape in
            var body: [UInt8] = []
            for part in shape.parts {
                if !body.isEmpty { body.append(0x0A) }
                let lines = ["--\(shape.boundary)\n"] + part.lines.map { $0.replacing("\r\n", with: "\n") } + ["\n"]
                body += lines.flatMap { Array($0.utf8) } + part.content
            }
            body += Array("\n--\(shape.boundary)--\n".utf8)
            return UploadCase(
                contentType: shape.contentType, body: body, error: .lineEnding, offset: 2 + shape.boundary.utf8.count)
        },
        UploadKind("an LF behind one delimiter") { shape in
            let right = FormBody(shape)
            var body = right.bytes
            let offset = right.heads[shape.target] - 2
            body.remove(at: offset)
            return UploadCase(contentType: shape.contentType, body: body, error: .lineEnding, offset: offset)
        },
        UploadKind("an LF before a delimiter") { shape in
            // Behind content that is text, and no file whose last byte it might be.
            guard shape.parts[shape.target].content.first == UInt8(ascii: "o") else { return nil }
            let body = FormBody(shape, lineEndAfterTarget: "\n")
            let next = shape.isLast ? body.close : body.delimiters[shape.target + 1]
            return UploadCase(contentType: shape.contentType, body: body.bytes, error: .lineEnding, offset: next - 1)
        },
        UploadKind("near delimiters in a content") { shape in
            let near = "first\r\n--\r\n--\(shape.boundary.dropLast()) still content\r\n--\(shape.boundary.dropLast())"
            let body = FormBody(shape, content: { _ in Array(near.utf8) })
            return UploadCase(
                contentType: shape.contentType, body: body.bytes, expected: (shape.target, Array(near.utf8)))
        },
        UploadKind("the boundary within a content") { shape in
            let body = FormBody(shape, content: { _ in Array("see \(shape.boundary) here".utf8) })
            return UploadCase(contentType: shape.contentType, body: body.bytes, warnings: [.boundaryInContent])
        },
        UploadKind("a content of two hyphens") { shape in
            let body = FormBody(shape, content: { _ in Array("--".utf8) })
            return UploadCase(
                contentType: shape.contentType, body: body.bytes, expected: (shape.target, Array("--".utf8)))
        },
        UploadKind("a leading line end") { shape in
            UploadCase(
                contentType: shape.contentType, body: Array("\r\n".utf8) + shape.body, warnings: [.preamble])
        },
        UploadKind("no final line end") { shape in
            UploadCase(
                contentType: shape.contentType, body: shape.body.dropLast(2), warnings: [.finalLineEndMissing])
        },
        UploadKind("an epilogue") { shape in
            UploadCase(
                contentType: shape.contentType, body: shape.body + Array("\r\n".utf8), warnings: [.epilogue])
        },
        UploadKind("white space behind a delimiter") { shape in
            let body = FormBody(shape)
            let end = body.heads[shape.target] - 2
            let bytes = body.bytes[..<end] + [0x20, 0x09] + body.bytes[end...]
            return UploadCase(contentType: shape.contentType, body: Array(bytes), warnings: [.delimiterPadding])
        },
        UploadKind("a preamble") { shape in
            UploadCase(
                contentType: shape.contentType, body: Array("This is a form.\r\n".utf8) + shape.body,
                warnings: [.preamble])
        },
        UploadKind("bytes right behind the closing delimiter") { shape in
            UploadCase(
                contentType: shape.contentType, body: shape.body.dropLast(2) + Array("junk".utf8),
                error: .closeNotTerminated)
        },
        UploadKind("a raw body") { shape in
            let bodies: [[UInt8]] = [
                [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
                Array("a=b&user[description]=A+profile".utf8), Array("{\"a\": [1, 2]}".utf8), Array("%PDF-1.4\n".utf8),
                Array("just a text\r\n".utf8),
            ]
            let index = (shape.target + shape.parts.count + shape.parts[shape.target].content.count) % bodies.count
            return UploadCase(contentType: shape.contentType, body: bodies[index], error: .noDelimiter, offset: 0)
        },
        UploadKind("an empty body") { shape in
            UploadCase(contentType: shape.contentType, body: [], error: .bodyEmpty)
        },
        UploadKind("a closing delimiter after each part") { shape in
            guard !shape.isLast else { return nil }
            let body = FormBody(shape)
            let next = body.delimiters[shape.target + 1]
            let bytes = body.bytes
            let end = next + 2 + shape.boundary.utf8.count
            return UploadCase(
                contentType: shape.contentType, body: bytes[..<end] + Array("--".utf8) + bytes[end...],
                error: .prematureClose)
        },
        UploadKind("a delimiter twice") { shape in
            let body = FormBody(shape)
            let start = body.delimiters[shape.target]
            let bytes = body.bytes
            return UploadCase(
                contentType: shape.contentType,
                body: bytes[..<start] + Array("--\(shape.boundary)\r\n".utf8) + bytes[start...],
                error: .delimiterTwice)
        },
    ]

    static let joined = UploadKind("two bodies joined") { shape in
        UploadCase(contentType: shape.contentType, body: shape.body + shape.body, error: .prematureClose)
    }
}
