// The texts of what a reader finds in uploads, layer header.

extension CatalogueEntry {
    static let dispositionMissing = CatalogueEntry(
        .header,
        meaning: "A part has no `Content-Disposition` header.",
        cause:
            "The part was written by hand, or for another multipart type. Servers drop such a part or refuse the form (RFC 7578, 4.2).",
        cure: "Give each part `Content-Disposition: form-data; name=` with the name of its field.")

    static let dispositionType = CatalogueEntry(
        .header,
        meaning: "The disposition of a part is not `form-data`.",
        cause: "`attachment` or `file` was written, as in mail or in a response (RFC 7578, 4.2).",
        cure: "Write `Content-Disposition: form-data`, followed by the name.")

    static let dispositionSyntax = CatalogueEntry(
        .header,
        meaning: "The parameters of `Content-Disposition` are not `name=\"value\"` separated by `;`.",
        cause: "The header was put together by hand, and a `;`, a `=` or a parameter's name is missing.",
        cure: "Write `form-data; name=\"...\"; filename=\"...\"`, or let the encoder write it.")

    static let nameMissing = CatalogueEntry(
        .header,
        meaning: "A part has no name parameter.",
        cause: "The parameter was forgotten. Servers drop the part, or make a name up (RFC 7578, 4.2).",
        cure: "Give every part the name that the server expects.")

    static let valueUnquoted = CatalogueEntry(
        .header,
        meaning: "A name or filename stands without quotes and holds a character that needs them.",
        cause: "The quotes were forgotten. Servers cut the text at the first space or refuse the part.",
        cure: "Write the value in quotes.")

    static let valueToken = CatalogueEntry(
        .header, .warning,
        meaning: "A name or filename stands without quotes.",
        cause: "RFC 9110 allows it for plain tokens, browsers never write it, and some servers refuse it.",
        cure: "Write the value in quotes.")

    static let quoteUnclosed = CatalogueEntry(
        .header,
        meaning: "A quoted value of a part header is not closed before its line ends or the next parameter begins.",
        cause:
            "A line end got into a name or filename, or the quote was forgotten. The rest becomes a header line of its own.",
        cure: "Close the quote; a CR or LF in a name is written as `%0D` or `%0A` by browsers.")

    static let quoteStray = CatalogueEntry(
        .header,
        meaning: "A quote inside a quoted value ends it early, and other text follows.",
        cause: "A `\"` in a name or filename was written as it is.",
        cure: "Escape it as `%22`, as browsers do, or choose a name without it.")

    static let quoteEscaped = CatalogueEntry(
        .header,
        meaning: "The quotes round a value are escaped themselves, so that they became a part of the value.",
        cause: "The header was escaped twice, once for a JSON or source text and once for the wire.",
        cure: "Write plain quotes round the value.")

    static let quotePercent = CatalogueEntry(
        .header, .warning,
        meaning: "A name or filename holds `%22`, which some servers read as a quote and others as it is.",
        cause: "Browsers write a `\"` like this (WHATWG), and a name may also hold these three characters.",
        cure: "Choose a name without quotes if the server has to see it unchanged.")

    static let namePercentEncoded = CatalogueEntry(
        .header, .warning,
        meaning: "The name of a part looks percent-encoded.",
        cause: "The name was encoded as for a URL. In multipart it is sent as it is, brackets too.",
        cure: "Send the name as the server calls it.")

    static let lineBreakEscaped = CatalogueEntry(
        .header, .warning,
        meaning: "A name or filename holds an escaped line end, `%0D` or `%0A`.",
        cause:
            "A CR or LF got into the name and was escaped as browsers do. Most servers keep the escape, some decode it.",
        cure: "Remove line ends from names before they are sent.")

    static let trailingSemicolon = CatalogueEntry(
        .header,
        meaning: "A `;` stands at the end of a part header and no parameter follows.",
        cause: "The parameters were joined with one separator too many. Strict servers refuse the part.",
        cure: "Remove the last `;`.")

    static let filenameExtended = CatalogueEntry(
        .header, .warning,
        meaning: "A part uses `filename*`, which form data must not carry (RFC 7578, 4.2).",
        cause: "It belongs to HTTP responses. Half of the servers ignore it, and then see no filename or another one.",
        cure: "Send the name in `filename`, in UTF-8.")

    static let parameterDuplicate = CatalogueEntry(
        .header,
        meaning: "A parameter stands twice in a part header.",
        cause: "Two places add it. Servers differ on which one counts.",
        cure: "Write each parameter once.")

    static let headerFolded = CatalogueEntry(
        .header,
        meaning: "A part header is continued on a line that begins with white space.",
        cause: "Long headers were folded as in old mail (RFC 9112, 5.2). Many servers lose the name then.",
        cure: "Write each header on one line.")

    static let headerSpaceBeforeColon = CatalogueEntry(
        .header,
        meaning: "White space stands between the name of a part header and its colon.",
        cause: "The header was written by hand. Many servers do not find the header then (RFC 9112, 5.1).",
        cure: "Write the colon right behind the name.")

    static let headerColonMissing = CatalogueEntry(
        .header,
        meaning: "A line among the part headers has no colon.",
        cause: "A line was cut, or text got between the headers.",
        cure: "Remove the line, or write `name: value`.")

    static let blankLineMissing = CatalogueEntry(
        .header,
        meaning: "The blank line between the headers of a part and its content is missing.",
        cause: "One line end was written where two belong, so that the content stands among the headers.",
        cure: "End the last header line with CRLF and write another CRLF.")

    static let headerInContent = CatalogueEntry(
        .header, .warning,
        meaning: "The content of a part begins with what looks like further header lines.",
        cause: "A blank line was written between two headers of the part, so that the rest became content.",
        cure: "Write the header lines without a blank line between them.")

    static let transferEncoding = CatalogueEntry(
        .header,
        meaning: "A part has a `Content-Transfer-Encoding` that changes its bytes.",
        cause: "It comes from mail (RFC 7578, 4.7). Most servers store the encoded text, some decode it.",
        cure: "Leave the header out and send the bytes as they are.")

    static let transferEncodingIdentity = CatalogueEntry(
        .header, .warning,
        meaning: "A part has a `Content-Transfer-Encoding`, which form data should not carry.",
        cause: "It comes from mail (RFC 7578, 4.7); this one changes no bytes.",
        cure: "Leave the header out.")

    static let partLength = CatalogueEntry(
        .header,
        meaning: "The `Content-Length` of a part is not the length of its content.",
        cause: "It was computed from another text, or counts characters. Most servers ignore it, some fail.",
        cure: "Leave the header out: the delimiter ends the content.")

    static let headerCase = CatalogueEntry(
        .header, .warning,
        meaning: "A part writes the name of a header or parameter in unusual letter case.",
        cause:
            "Header names have no case, but some servers look for `Content-Disposition`, `name` and `filename` as they are written here.",
        cure: "Write them as browsers do.")

    static let headerSpacing = CatalogueEntry(
        .header, .warning,
        meaning: "The one space behind a `:` or `;` of a part header is missing, or there is more than one.",
        cause: "The header was put together by hand. Some servers find no name then.",
        cure: "Write one space behind each `:` and `;`.")

    static let headerOrder = CatalogueEntry(
        .header, .warning,
        meaning: "`Content-Disposition` is not the first header of a part.",
        cause: "The order is free, but some servers and signed upload policies want it first.",
        cure: "Write `Content-Disposition` first and then `Content-Type`.")

    static let headLength = CatalogueEntry(
        .header, .warning,
        meaning: "The headers of a part are longer than all common servers take.",
        cause:
            "A very long name or filename was sent. Some servers take 512 bytes for all headers of a part, or 998 for a line.",
        cure: "Shorten the name or filename.")

    static let filenameEmpty = CatalogueEntry(
        .header, .warning,
        meaning: "A part has an empty filename.",
        cause:
            "Browsers send it where no file was chosen. Some servers then see a text field, others drop the part with its content.",
        cure: "Leave the part out if there is no file, or give the file a name.")

    static let filenamePath = CatalogueEntry(
        .header, .warning,
        meaning: "A filename holds a path.",
        cause: "The path on the sender's disk was used. Servers cut it, keep it, or eat the `\\` in it.",
        cure: "Send the last component of the path.")

    static let nestedMixed = CatalogueEntry(
        .header, .warning,
        meaning: "A part is `multipart/mixed`, with files inside it.",
        cause: "RFC 7578, 4.3 no longer allows it, and most servers store the inner framing as content.",
        cure: "Send each file as a part of its own with the same name.")
}
