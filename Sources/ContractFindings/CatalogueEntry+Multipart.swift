// The texts of the upload categories, by layer.

extension CatalogueEntry {
    // MARK: Layer request

    static let boundaryEmpty = CatalogueEntry(
        .request,
        meaning: "The boundary has no characters.",
        cause: "A variable was empty when the header was made.",
        cure: "Let the encoder draw a boundary, or give one of 1 to 70 characters (RFC 2046, 5.1.1).")

    static let boundaryTooLong = CatalogueEntry(
        .request,
        meaning: "The boundary has more than 70 characters.",
        cause:
            "A boundary was joined from several random parts. RFC 2046, 5.1.1 allows 70, and several servers refuse more.",
        cure: "Use at most 70 characters; the encoder's own has 40.")

    static let boundaryCharacter = CatalogueEntry(
        .request,
        meaning: "The boundary holds a character that RFC 2046, 5.1.1 does not allow.",
        cause:
            "Letters, digits and `'()+_,-./:=?` and space are allowed. Base64 text, braces and quotes get in from generators.",
        cure: "Use letters, digits and `-` only; they need no quotes anywhere.")

    static let boundaryTrailingSpace = CatalogueEntry(
        .request,
        meaning: "The boundary ends in a space.",
        cause: "It was cut out of a header line together with what followed.",
        cure: "Remove the space; a boundary may hold spaces, but not at its end (RFC 2046, 5.1.1).")

    // MARK: Layer delimiter

    static let boundaryInPart = CatalogueEntry(
        .delimiter,
        meaning: "The boundary occurs inside a part.",
        cause: """
            A fixed boundary was used with content that holds it, often a finished multipart body that is uploaded as a \
            file. Some readers cut the content there, others fail.
            """,
        cure: "Let the encoder draw a random boundary, or choose one that occurs in no part.")

    // MARK: Layer header

    static let nameEmpty = CatalogueEntry(
        .header,
        meaning: "A part has an empty name.",
        cause: "A variable was empty. Servers drop such a part, or make a name up.",
        cure: "Give every part the name that the server expects.")

    static let headerQuote = CatalogueEntry(
        .header,
        meaning: "A `\"` stands in a name or filename.",
        cause: "Unescaped it ends the quoted text early; escaped as `%22` or `\\\"` it is read differently by servers.",
        cure: "Choose a name without `\"`, or opt in to `.browser` (`--browser`), which writes `%22` as browsers do.")

    static let headerBackslash = CatalogueEntry(
        .header,
        meaning: "A `\\` stands in a name or filename.",
        cause: "Some servers keep it, some take it for an escape, some cut the text before it.",
        cure: "Choose a name without `\\`, or opt in to `.browser` (`--browser`), which sends it as it is.")

    static let headerLineBreak = CatalogueEntry(
        .header,
        meaning: "A CR or LF stands in the text of a part header.",
        cause: "Text from outside was used as a name. Written as it is, it adds header lines of somebody's choosing.",
        cure:
            "Choose a name without line ends; `.browser` (`--browser`) escapes them as `%0D` and `%0A` in names and filenames."
    )

    static let headerControl = CatalogueEntry(
        .header,
        meaning: "A control character stands in a part header.",
        cause: "Names with NUL, TAB, DEL and the like are cut, changed or refused by servers.",
        cure: "Choose a name of printable characters.")

    static let headerNonASCII = CatalogueEntry(
        .header,
        meaning: "A character outside ASCII stands in a part header.",
        cause: "Most servers read it as UTF-8, some as Latin-1, which garbles it.",
        cure: "Choose an ASCII name, or opt in to `.browser` (`--browser`), which sends UTF-8 as browsers do.")

    static let headerSpace = CatalogueEntry(
        .header,
        meaning: "A space or tab stands at an end of a header value.",
        cause: "Readers drop white space round a value (RFC 9110, 5.5), so that what arrives is not what was sent.",
        cure: "Trim the value before it is handed to the encoder.")

    static let headerName = CatalogueEntry(
        .header,
        meaning: "The name of a part header is not a token (RFC 9110, 5.6.2).",
        cause: "It is empty or holds a space, a colon or another character that ends a header name.",
        cure: "Use letters, digits and `-`.")

    static let headerReserved = CatalogueEntry(
        .header,
        meaning: "A part has an extra header that the encoder writes itself or that form data must not carry.",
        cause: """
            `Content-Disposition` and `Content-Type` come from the part. `Content-Transfer-Encoding` and `Content-Length` \
            in parts are read by some servers and ignored by others (RFC 7578, 4.7 and 4.8).
            """,
        cure: "Set the content type on the part, and leave the other headers out.")

    static let headerDuplicate = CatalogueEntry(
        .header,
        meaning: "A part has the same header twice.",
        cause: "Two places add the same header. Readers differ on which one counts.",
        cure: "Give each header once.")

    static let contentTypeSyntax = CatalogueEntry(
        .header,
        meaning: "The content type of a part is not `type/subtype` with optional parameters (RFC 9110, 8.3.1).",
        cause: "A file extension or an empty text was passed for the content type.",
        cure: "Pass, for example, `image/jpeg`, or nothing for the default.")
}
