// The texts of what a reader finds in uploads, layer delimiter.

extension CatalogueEntry {
    static let boundaryMismatch = CatalogueEntry(
        .delimiter,
        meaning: "The body is framed by another boundary than the one in the `Content-Type`.",
        cause: "Two random boundaries were made: one went into the header, and the other one into the body.",
        cure:
            "Use the boundary of the body in the header: take both from one encoding, in Swift `contentType` and `body` of one `EncodedForm`."
    )

    static let boundaryHyphens = CatalogueEntry(
        .delimiter,
        meaning: "The two hyphens of a delimiter line are counted into the boundary parameter.",
        cause:
            "The whole delimiter line was put into the header, or the lines of the body lack two hyphens. A delimiter is `--` and then the boundary (RFC 2046, 5.1.1).",
        cure: "Leave the first two hyphens out of the boundary parameter, or begin each delimiter line with two more.")

    static let boundaryPlaceholder = CatalogueEntry(
        .delimiter,
        meaning: "The text of a missing value stands in place of the boundary.",
        cause:
            "A nil was formatted into the header or the delimiter lines, which gives `(null)`, `nil` or `Optional(...)`.",
        cure: "Unwrap the boundary before the body is built, or let the encoder make both.")

    static let delimiterHyphens = CatalogueEntry(
        .delimiter,
        meaning: "A delimiter line does not begin with exactly two hyphens before the boundary.",
        cause: "The hyphens were left out, or written twice because the boundary was thought to lack them.",
        cure: "Write `--`, the boundary, CRLF (RFC 2046, 5.1.1).")

    static let firstDelimiterMissing = CatalogueEntry(
        .delimiter,
        meaning: "Part headers stand before the first delimiter, so that the part is lost as a preamble.",
        cause:
            "The first delimiter was left out or damaged. Servers skip all that stands before the first one that is whole.",
        cure: "Begin the body with `--`, the boundary and CRLF, also before the first part.")

    static let delimiterNotTerminated = CatalogueEntry(
        .delimiter,
        meaning: "No line end stands behind a delimiter: a part header follows at once.",
        cause: "The boundary and the first header were joined without the CRLF between them.",
        cure: "Write CRLF behind the boundary, before the first header of the part.")

    static let noDelimiter = CatalogueEntry(
        .delimiter,
        meaning: "Not one delimiter line of the boundary is in the body.",
        cause:
            "Something else than a multipart body was sent under the multipart header: the raw file, or a form in another encoding.",
        cure: "Encode the fields as multipart/form-data, or send the media type that fits the body.")

    static let bodyEmpty = CatalogueEntry(
        .delimiter,
        meaning: "The body has no bytes.",
        cause: "The body was never attached, its stream had been read before, or a redirect dropped it.",
        cure: "Attach the body again for each try; a stream can be read only once.")

    static let lineEnding = CatalogueEntry(
        .delimiter,
        meaning: "Delimiter and header lines end in a lone LF or CR and not in CRLF.",
        cause: "The body was written with a text editor, a multi-line string or a script that ends lines with LF.",
        cure: "End every delimiter and header line with CRLF (RFC 2046, 5.1.1); contents stay as they are.")

    static let delimiterLineEndMissing = CatalogueEntry(
        .delimiter,
        meaning: "No CRLF stands before a delimiter, so it belongs to the content of the part before it.",
        cause: "Content and delimiter were written back to back. The CRLF before a delimiter belongs to the delimiter.",
        cure: "Write CRLF behind each content, also where the content itself ends in a line break.")

    static let partLineEndMissing = CatalogueEntry(
        .delimiter,
        meaning: "An empty part ends with its blank line: the CRLF that belongs to the next delimiter is missing.",
        cause:
            "For empty content the line end was left out. Some servers drop such a part, one reads the delimiter as its content.",
        cure: "Write the blank line and then CRLF before the delimiter, also for empty content.")

    static let linesIndented = CatalogueEntry(
        .delimiter,
        meaning: "White space stands before every delimiter, so that none begins its line.",
        cause:
            "The body was written as a text of several lines in the source code, whose indentation became a part of it.",
        cure: "Write the parts as bytes, each line without indentation and with CRLF: `MultipartForm` does it.")

    static let noCloseDelimiter = CatalogueEntry(
        .delimiter,
        meaning: "The closing delimiter is missing at the end of the body.",
        cause: "The last line was never written, or the body was cut.",
        cure: "End the body with `--`, the boundary, `--` and CRLF.")

    static let closeDelimiterCut = CatalogueEntry(
        .delimiter,
        meaning: "The closing delimiter is cut short: the body ends within it.",
        cause: "The stream was closed too early, or the length counts fewer bytes than were made.",
        cure: "Send the body to its end; check the length against the bytes that are written.")

    static let closeHyphensMissing = CatalogueEntry(
        .delimiter,
        meaning: "The last delimiter has no `--` behind the boundary, so that another part is expected.",
        cause: "The closing delimiter was written like the ones between the parts.",
        cure: "End the body with `--`, the boundary, `--` and CRLF.")

    static let closeNotTerminated = CatalogueEntry(
        .delimiter,
        meaning: "Other bytes stand right behind the closing delimiter, without a line end.",
        cause: "Something was appended to a finished body.",
        cure: "Write CRLF after the closing delimiter and nothing behind it.")

    static let prematureClose = CatalogueEntry(
        .delimiter,
        meaning: "A closing delimiter stands before further parts, which servers never read.",
        cause: "Each part was closed as if it were the last, or two finished bodies were joined.",
        cure: "Write `--` behind the boundary only after the last part.")

    static let delimiterTwice = CatalogueEntry(
        .delimiter,
        meaning: "Two delimiters follow each other without a part between them.",
        cause: "The delimiter was written at the end of one part and again at the start of the next.",
        cure: "Write one delimiter before each part, and the closing one at the end.")

    static let boundaryInContent = CatalogueEntry(
        .delimiter, .warning,
        meaning: "The text of the boundary occurs in the content of a part.",
        cause: "A fixed or short boundary was used. Some readers cut the content there, others fail.",
        cure: "Use a random boundary and make sure that no part holds it, as `MultipartForm` does.")

    static let preamble = CatalogueEntry(
        .delimiter, .warning,
        meaning: "Bytes stand before the first delimiter.",
        cause: "RFC 2046 allows a preamble and browsers send none. Several servers refuse it.",
        cure: "Begin the body with the first delimiter.")

    static let epilogue = CatalogueEntry(
        .delimiter, .warning,
        meaning: "Bytes stand behind the line of the closing delimiter.",
        cause: "RFC 2046 allows an epilogue and browsers send none. Several servers refuse it, one loses a file.",
        cure: "End the body with the CRLF of the closing delimiter.")

    static let delimiterPadding = CatalogueEntry(
        .delimiter, .warning,
        meaning: "Spaces or tabs stand behind a delimiter.",
        cause: "RFC 2046 allows them for relays and forbids senders to make them. Many servers find no part then.",
        cure: "Write CRLF right behind the boundary.")

    static let finalLineEndMissing = CatalogueEntry(
        .delimiter, .warning,
        meaning: "No CRLF stands behind the closing delimiter.",
        cause: "RFC 2046 does not ask for it, and some servers do.",
        cure: "End the body with CRLF, as browsers do.")

    static let noParts = CatalogueEntry(
        .delimiter, .warning,
        meaning: "The body has no parts.",
        cause: "The form was empty when it was encoded.",
        cure: "Send at least one part, unless an empty form is meant.")
}
