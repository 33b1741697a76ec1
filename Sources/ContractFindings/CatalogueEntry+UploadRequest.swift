// The texts of what a reader finds in uploads, layer request.

extension CatalogueEntry {
    static let contentTypeMissing = CatalogueEntry(
        .request,
        meaning: "The request has no `Content-Type` header.",
        cause: "The header was removed, or the body was sent by a call that sets none.",
        cure: "Send `multipart/form-data; boundary=` with the boundary of the body.")

    static let contentTypeDuplicate = CatalogueEntry(
        .request,
        meaning: "The request has several `Content-Type` headers.",
        cause: "One was set by hand and another one by the library. Servers differ on which one counts.",
        cure: "Set the header once, with the boundary of the body.")

    static let mediaType = CatalogueEntry(
        .request,
        meaning: "The media type of the request is not `multipart/form-data`.",
        cause:
            "A default such as `application/json` or `application/x-www-form-urlencoded` was kept, or another multipart type was named.",
        cure: "Send `multipart/form-data; boundary=` with the boundary of the body.")

    static let boundaryMissing = CatalogueEntry(
        .request,
        meaning: "The `Content-Type` has no boundary parameter.",
        cause:
            "The header was set by hand to plain `multipart/form-data`, which replaces the one that the library makes for its body.",
        cure: "Do not set this header by hand: what encodes the body also gives its `Content-Type`, with the boundary.")

    static let boundaryDuplicate = CatalogueEntry(
        .request,
        meaning: "The `Content-Type` has several boundary parameters.",
        cause: "Two places add the parameter. Some servers take the first, some the last, some refuse the request.",
        cure: "Send one boundary parameter, the one that the body uses.")

    static let boundaryNeedsQuotes = CatalogueEntry(
        .request,
        meaning: "The boundary holds a character that may stand in a parameter only inside quotes (RFC 2045, 5.1).",
        cause:
            "A random boundary was made from an alphabet with characters such as `/`, `=`, `?` or brackets and put into the header bare. Strict servers cut it there or drop it.",
        cure: "Write it in quotes, or choose letters, digits and `-` only.")

    static let boundaryUnnamed = CatalogueEntry(
        .request,
        meaning: "The boundary stands in the `Content-Type` without `boundary=` before it.",
        cause: "The header was put together by hand and the parameter's name was forgotten.",
        cure: "Write `multipart/form-data; boundary=` before the boundary.")

    static let contentTypeComma = CatalogueEntry(
        .request,
        meaning: "A comma stands in the `Content-Type` where a `;` belongs.",
        cause: "The header was put together by hand. Most servers find no boundary then.",
        cure: "Write `;` between the media type and each parameter.")

    static let parameterSyntax = CatalogueEntry(
        .request,
        meaning: "The parameters of the `Content-Type` are not `name=value` separated by `;` (RFC 9110, 5.6.6).",
        cause: "Spaces round the `=`, an unclosed quote, or text behind a quoted value were written by hand.",
        cure: "Write `multipart/form-data; boundary=` with the boundary right behind it.")

    static let contentTypeExtra = CatalogueEntry(
        .request, .warning,
        meaning: "The `Content-Type` carries another parameter beside the boundary.",
        cause:
            "A client adds `charset`, which means nothing for form data (RFC 7578, 5.1.2). Some firewalls refuse it.",
        cure: "Leave it out unless the server asks for it.")

    static let contentLength = CatalogueEntry(
        .request,
        meaning: "The `Content-Length` is not the length of the body in bytes.",
        cause: "The length was computed before the last change of the body, or from another text than the one sent.",
        cure: "Let the HTTP library set the length, from the final bytes of the body.")

    static let contentLengthCharacters = CatalogueEntry(
        .request,
        meaning: "The `Content-Length` is the number of characters of the body, and not of its bytes.",
        cause:
            "A String's `count` was used. Every character outside ASCII has two to four bytes, so the end of the body is cut off.",
        cure: "Count the bytes (`body.count` of the Data), or let the HTTP library set the length.")

    static let contentLengthSyntax = CatalogueEntry(
        .request,
        meaning: "The `Content-Length` is not a plain decimal number.",
        cause:
            "Text was put into the header that is no number, such as an Optional that was interpolated, a negative number or a list.",
        cure: "Write the count of the final bytes in decimal digits, or let the HTTP library set the length.")

    static let contentLengthDuplicate = CatalogueEntry(
        .request,
        meaning: "The request has several `Content-Length` headers.",
        cause: "Two layers set the length. Where they differ, a proxy and a server may each believe another one.",
        cure: "Let one layer set the length, once.")

    static let contentLengthMissing = CatalogueEntry(
        .request,
        meaning:
            "The request has neither a `Content-Length` nor `Transfer-Encoding: chunked`, so its body has no length.",
        cause: "The request was written by hand. A server reads it as a request without a body (RFC 9112, 6.3).",
        cure: "Send the length of the body, or chunks.")

    static let lengthAndChunked = CatalogueEntry(
        .request,
        meaning: "The request has both a `Content-Length` and a `Transfer-Encoding`.",
        cause: "Two layers describe the body. RFC 9112, 6.1 forbids it, since readers that differ can be tricked.",
        cure: "Send one of the two.")

    static let transferCoding = CatalogueEntry(
        .request,
        meaning: "The `Transfer-Encoding` of the request is not `chunked`.",
        cause:
            "A transfer coding that servers do not read was named, or `chunked` is not the last one (RFC 9112, 6.1).",
        cure: "Send `chunked` alone, or a `Content-Length`.")

    static let bodyCut = CatalogueEntry(
        .request,
        meaning: "The body ends before the `Content-Length` is reached: it was cut short.",
        cause: "The connection broke, a time-out struck, or the stream ended before the file did.",
        cure:
            "Send it again; if it is cut at the same place each time, look for a size limit or a stream that closes early."
    )

    static let chunkSize = CatalogueEntry(
        .request,
        meaning: "A chunk does not begin with its size in hexadecimal digits and a line end (RFC 9112, 7.1).",
        cause: "The chunks were framed by hand, with sizes in decimal, sizes of characters, or lone LF.",
        cure: "Let the HTTP library frame the chunks.")

    static let chunkEnd = CatalogueEntry(
        .request,
        meaning: "A chunk does not end where its size says: no CRLF stands behind its data (RFC 9112, 7.1).",
        cause: "The size counts other bytes than the ones sent, characters for example.",
        cure: "Give the size of the bytes, or let the HTTP library frame the chunks.")

    static let chunkLastMissing = CatalogueEntry(
        .request,
        meaning: "The last chunk of size 0 is missing: the request ends within its chunks.",
        cause: "The connection broke, or the sender closed the stream without ending it.",
        cure: "End the stream properly; an upload without its last chunk is incomplete (RFC 9112, 8).")

    static let chunkLastEarly = CatalogueEntry(
        .request,
        meaning: "The last chunk of size 0 comes before the end of the request.",
        cause: "A chunk without bytes was written in the middle: a stream gave no bytes once and was taken for ended.",
        cure: "Write no chunk for an empty piece, and the last chunk once, behind all others (RFC 9112, 7.1).")

    static let chunksInBody = CatalogueEntry(
        .request,
        meaning: "The body is still framed in chunks, and no `Transfer-Encoding: chunked` says so.",
        cause:
            "The sender wrote the chunks itself and left out the header, or a proxy or capture removed the header alone.",
        cure:
            "Send the header `Transfer-Encoding: chunked` with the chunks, or the body without them; let the HTTP library do both."
    )

    static let requestLineEnding = CatalogueEntry(
        .request,
        meaning: "A line of the request head ends in a lone LF and not in CRLF (RFC 9112, 2.2).",
        cause: "The request was written by hand or with a text tool. Some servers read it, others refuse it.",
        cure: "End every line of the head with CRLF, or let the HTTP library write it.")

    static let requestHeadSyntax = CatalogueEntry(
        .request,
        meaning: "The request head is not a request line with `name: value` lines and a blank line (RFC 9112, 2.1).",
        cause: "The capture begins in the middle, or is no HTTP/1.1 request.",
        cure: "Capture the whole request from its first byte.")

    static let captureLostBytes = CatalogueEntry(
        .request, .warning,
        meaning: "The capture does not hold the bytes that were sent: contents have been turned into text or left out.",
        cause:
            "HAR files keep a request body as text; bytes that are not UTF-8 are replaced or dropped by the tool that wrote it.",
        cure:
            "Judge the framing only, or capture the raw request (a proxy, `bytecontract receive`, or the body file itself)."
    )

    static let boundReached = CatalogueEntry(
        .request,
        meaning: "The upload goes beyond a limit of this reader.",
        cause:
            "Far more parts, header lines or header bytes were sent than forms have. Servers set such limits against hostile uploads.",
        cure: "Send less, or raise the limit if this size is meant.")
}
