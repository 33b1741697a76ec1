// The sentences of what a reader finds in uploads, layer request.
//
// `found` is what the header says and `expected` what is right: the length of the body, or of the bound.

extension Finding {
    /// The sentence of a category of this layer, if the finding has the numbers or words for it.
    var requestSentence: String? {
        switch category {
        case .contentTypeDuplicate:
            count.map { "The request has \($0) `Content-Type` headers." }
        case .mediaType: mediaTypeSentence
        case .boundaryMissing:
            boundary.map {
                "The `Content-Type` has no boundary parameter. The body opens with \(Finding.delimiter($0)), "
                    + "so \(Finding.parameter($0)) would fit it."
            }
        case .boundaryDuplicate: boundaryDuplicateSentence
        case .boundaryNeedsQuotes: boundaryNeedsQuotesSentence
        case .boundaryUnnamed:
            boundary.map {
                "The boundary stands in the `Content-Type` without `boundary=` before it: \(Finding.parameter($0)) is meant."
            }
        case .contentTypeComma:
            boundary.map {
                "A comma stands in the `Content-Type` where a `;` belongs: `; ` and \(Finding.parameter($0)) is meant."
            }
        case .contentLength, .contentLengthCharacters, .contentLengthSyntax, .contentLengthDuplicate:
            contentLengthSentence
        case .bodyCut: bodyCutSentence
        case .chunkEnd:
            expected.map {
                "A chunk does not end where its size of \(Finding.count($0, "byte")) says: no CRLF stands behind its data "
                    + "(RFC 9112, 7.1)."
            }
        case .chunkLastMissing:
            found.map {
                "The last chunk of size 0 is missing: the request ends within its chunks, after "
                    + "\(Finding.count($0, "byte")) of the body."
            }
        case .requestLineEnding where term == .wholeBody:
            "The lines of the request head and the delimiter and header lines of its body end in a lone LF and not in CRLF: the "
                + "whole request was changed."
        case .requestLineEnding:
            count.map {
                let words = $0 == 1 ? "1 line of the request head ends" : "\($0) lines of the request head end"
                return "\(words) in a lone \(term == .carriageReturn ? "CR" : "LF") and not in CRLF (RFC 9112, 2.2)."
            }
        case .captureLostBytes where term == .crlfToLF:
            "The capture has LF where CRLF was sent, as the `Content-Length` shows; the line ends are put back for what follows."
        case .requestHeadSyntax where term == .requestHead:
            "The request ends within its head: no blank line stands behind the headers, and no body."
        case .requestHeadSyntax where term == .headerLines:
            "A header of the request goes on in another line: it is folded, or a line end got into it (RFC 9112, 5.2)."
        case .requestHeadSyntax where term == .delimiterLine:
            "No blank line stands between the head of the request and its body: a delimiter line follows the headers."
        case .chunkSize: chunkSizeSentence
        case .chunksInBody:
            found.map {
                "The body is still in chunks, and no `Transfer-Encoding: chunked` says so: it has \($0) bytes, "
                    + "\(expected ?? 0) of them without the sizes."
            }
        case .chunkLastEarly:
            found.map {
                "The last chunk of size 0 comes before the end of the request: "
                    + "\($0 == 1 ? "1 byte stands" : "\($0) bytes stand") behind it."
            }
        case .captureLostBytes:
            count.map {
                "The capture does not hold the bytes that were sent: contents have been turned into text, with "
                    + "\(Finding.count($0, "replacement character")) in it."
            }
        case .boundReached: boundSentence
        default: nil
        }
    }

    private var chunkSizeSentence: String? {
        guard let expected, let found else { return nil }
        let bytes = Finding.count(expected, "byte")
        return term == .decimalNumber
            ? "The sizes of the chunks are decimal numbers: \(bytes) follow the first one that reads otherwise in hexadecimal "
                + "digits (RFC 9112, 7.1)."
            : "The size of a chunk is \(found), and \(bytes) follow; all sizes are wrong by the same number (RFC 9112, 7.1)."
    }

    private var mediaTypeSentence: String? {
        guard term != nil || boundary != nil else { return nil }
        let named: String? =
            switch term {
            case .urlEncoded?: "`application/x-www-form-urlencoded`"
            case .json?: "`application/json`"
            case .multipart?: "another multipart type"
            case .plainText?: "`text/plain`"
            case .binary?: "`application/octet-stream`"
            case let term?: term.words
            case nil: nil
            }
        let head =
            named.map { "The media type of the request is \($0) and not `multipart/form-data`" } ?? meaningWords
        let body = boundary.map { ", but the body is multipart: it opens with \(Finding.delimiter($0))" } ?? ""
        return head + body + "."
    }

    private var boundaryDuplicateSentence: String? {
        guard count != nil || boundary != nil else { return nil }
        return "The `Content-Type` has \(count.map(String.init) ?? "several") boundary parameters"
            + (boundary.map { "; the body uses \(Finding.delimiter($0))" } ?? "") + "."
    }

    /// `found` is the first character that needs the quotes.
    private var boundaryNeedsQuotesSentence: String? {
        let character = found.flatMap(UInt8.init(exactly:)).flatMap { BoundaryText.isAllowed($0) ? $0 : nil }
        guard character != nil || boundary != nil else { return nil }
        let what = character.map { $0 == 0x20 ? "a space" : "`\(UnicodeScalar($0))`" } ?? "a character"
        return "The boundary holds \(what), which may stand in a parameter only inside quotes (RFC 2045, 5.1)"
            + (boundary.map { ": \(Finding.parameter($0)) is meant" } ?? "") + "."
    }

    private var contentLengthSentence: String? {
        switch (category, expected, found) {
        case (.contentLength, let expected?, let found?):
            "The `Content-Length` is \(found), and the body has \(Finding.count(expected, "byte"))."
        case (.contentLengthCharacters, let expected?, let found?):
            "The `Content-Length` is \(found), the number of characters of the body, which has "
                + "\(Finding.count(expected, "byte"))."
        case (.contentLengthSyntax, _, _) where term != nil || expected != nil:
            meaningWords + (term.flatMap(Finding.notANumber) ?? "")
                + (expected.map { "; the body has \(Finding.count($0, "byte"))" } ?? "") + "."
        case (.contentLengthDuplicate, _, _):
            count.map { "The request has \($0) `Content-Length` headers." }
        default: nil
        }
    }

    private static func notANumber(_ term: Term) -> String? {
        // "is not a decimal number: no decimal number" would say it twice.
        term == .otherNumber ? nil : ", but \(term.words)"
    }

    private var bodyCutSentence: String? {
        switch (expected, found) {
        case (let expected?, let found?): "The body ends after \(found) of \(expected) bytes: it was cut short."
        case (let expected?, nil):
            "The body ends before the \(Finding.count(expected, "byte")) of the `Content-Length` are reached: it was cut short."
        default: nil
        }
    }

    /// `expected` is the bound, the term says of what.
    private var boundSentence: String? {
        guard let expected, let term else { return nil }
        let bytes = Finding.count(expected, "byte")
        let what: String? =
            switch term {
            case .partCount: "it has more than \(Finding.count(expected, "part"))"
            case .headerBlock, .headerLines, .head: "the headers of a part have more than \(bytes)"
            case .headerCount: "a part has more than \(Finding.count(expected, "header"))"
            case .findingCount: "there are more than \(Finding.count(expected, "finding")), and no more are kept"
            case .occurrenceCount: "the boundary stands in more than \(Finding.count(expected, "place"))"
            case .preamble: "more than \(bytes) stand before the first delimiter"
            case .epilogue: "more than \(bytes) stand behind the closing delimiter"
            case .requestHead: "the head of the request has more than \(bytes)"
            case .wholeBody: "the body has more than \(bytes)"
            default: nil
            }
        return what.map { "\(meaningWords): \($0)." }
    }
}
