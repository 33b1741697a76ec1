import ContractFindings
import Testing

/// The sentences of what a reader finds in uploads, to the letter.
@Suite struct UploadTextTests {
    private func expect(_ cases: [(Finding, String)], sourceLocation: SourceLocation = #_sourceLocation) {
        for (finding, sentence) in cases { #expect(finding.sentence == sentence, sourceLocation: sourceLocation) }
    }

    @Test func requestSentencesReadToTheLetter() {
        let body = BoundaryText("ex15")
        expect([
            (Finding(.boundaryMissing), "The `Content-Type` has no boundary parameter."),
            (
                Finding(.boundaryMissing, boundary: BoundaryText("--dio-boundary-12")),
                "The `Content-Type` has no boundary parameter. The body opens with `----dio-boundary-12`, so "
                    + "`boundary=--dio-boundary-12` would fit it."
            ),
            (
                Finding(.boundaryMissing, boundary: BoundaryText("a/b c")),
                "The `Content-Type` has no boundary parameter. The body opens with `--a/b c`, so "
                    + "`boundary=\"a/b c\"` would fit it."
            ),
            (
                Finding(.mediaType, term: .urlEncoded, boundary: body),
                "The media type of the request is `application/x-www-form-urlencoded` and not `multipart/form-data`, but the "
                    + "body is multipart: it opens with `--ex15`."
            ),
            (
                Finding(.mediaType, term: .json),
                "The media type of the request is `application/json` and not `multipart/form-data`."
            ),
            (
                Finding(.boundaryDuplicate, count: 2, boundary: body),
                "The `Content-Type` has 2 boundary parameters; the body uses `--ex15`."
            ),
            (
                Finding(.boundaryNeedsQuotes, found: 0x2F, boundary: BoundaryText("aB3/9kQe_77")),
                "The boundary holds `/`, which may stand in a parameter only inside quotes (RFC 2045, 5.1): "
                    + "`boundary=\"aB3/9kQe_77\"` is meant."
            ),
            (
                Finding(.boundaryUnnamed, boundary: body),
                "The boundary stands in the `Content-Type` without `boundary=` before it: `boundary=ex15` is meant."
            ),
            (
                Finding(.contentLength, expected: 71, found: 70),
                "The `Content-Length` is 70, and the body has 71 bytes."
            ),
            (
                Finding(.contentLengthCharacters, expected: 71, found: 70),
                "The `Content-Length` is 70, the number of characters of the body, which has 71 bytes."
            ),
            (
                Finding(.contentLengthSyntax, term: .optionalText),
                "The `Content-Length` is not a plain decimal number, but an interpolated Optional."
            ),
            (
                Finding(.contentLengthSyntax, expected: 1, term: .otherNumber),
                "The `Content-Length` is not a plain decimal number; the body has 1 byte."
            ),
            (Finding(.bodyCut, expected: 71, found: 60), "The body ends after 60 of 71 bytes: it was cut short."),
            (
                Finding(.requestLineEnding, count: 4),
                "4 lines of the request head end in a lone LF and not in CRLF (RFC 9112, 2.2)."
            ),
            (
                Finding(.boundReached, expected: 10_000, term: .partCount),
                "The upload goes beyond a limit of this reader: it has more than 10000 parts."
            ),
            (
                Finding(.boundReached, expected: 32, term: .headerCount),
                "The upload goes beyond a limit of this reader: a part has more than 32 headers."
            ),
        ])
    }

    @Test func delimiterSentencesReadToTheLetter() {
        expect([
            (
                Finding(.boundaryMismatch, offset: 0, boundary: BoundaryText("Boundary+C77E0912AB34CD56")),
                "The `Content-Type` names another boundary than the body, whose delimiter lines begin with "
                    + "`--Boundary+C77E0912AB34CD56`."
            ),
            (
                Finding(.boundaryMismatch, term: .letterCase, boundary: BoundaryText("abc")),
                "The `Content-Type` names another boundary than the body, whose delimiter lines begin with `--abc`; only the "
                    + "letter case differs."
            ),
            (
                Finding(.boundaryHyphens, boundary: BoundaryText("X7f3")),
                "The two hyphens of a delimiter line are counted into the boundary parameter: `boundary=X7f3` would fit the "
                    + "body, whose delimiter lines begin with `--X7f3`."
            ),
            (
                Finding(.boundaryPlaceholder, term: .optionalText),
                "The delimiter lines of the body hold an interpolated Optional in place of the boundary."
            ),
            (
                Finding(.boundaryPlaceholder, term: .nullText, boundary: BoundaryText("(null)")),
                "The delimiter lines of the body begin with `--(null)`: the text of a missing value stands in place of the "
                    + "boundary."
            ),
            (
                Finding(.delimiterHyphens, term: .missingHyphens, count: 2),
                "2 delimiter lines have the boundary without the two hyphens before it."
            ),
            (
                Finding(.noDelimiter, term: .jpeg),
                "Not one delimiter line of the boundary is in the body: it looks like a JPEG picture."
            ),
            (Finding(.lineEnding, term: .lineFeed), "Delimiter and header lines end in a lone LF and not in CRLF."),
            (
                Finding(.lineEnding, expected: 10, term: .lineFeed, count: 10),
                "10 line ends round the delimiters are a lone LF and not CRLF."
            ),
            (
                Finding(.lineEnding, expected: 10, term: .carriageReturn, count: 1),
                "1 of 10 line ends round the delimiters is a lone CR and not CRLF."
            ),
            (
                Finding(.lineEnding, layer: .header, term: .lineFeed, count: 2),
                "2 header lines end in a lone LF and not in CRLF."
            ),
            (
                Finding(.delimiterLineEndMissing, part: 0),
                "No CRLF stands before a delimiter, so it belongs to the content before it: part 0 swallows part 1."
            ),
            (
                Finding(.delimiterLineEndMissing, part: 0, count: 3),
                "No CRLF stands before a delimiter, so it belongs to the content before it: part 0 swallows parts 1 to 3."
            ),
            (
                Finding(.delimiterLineEndMissing, part: 2, term: .delimiterLine),
                "No CRLF stands before a delimiter, so it belongs to the content before it: part 2 swallows the closing "
                    + "delimiter."
            ),
            (
                Finding(.noCloseDelimiter, boundary: BoundaryText("b")),
                "The closing delimiter `--b--` is missing at the end of the body."
            ),
            (
                Finding(.prematureClose, count: 1),
                "A closing delimiter stands before 1 further part, which servers never read."
            ),
            (Finding(.preamble, found: 2), "2 bytes stand before the first delimiter."),
            (Finding(.epilogue, found: 1), "1 byte stands behind the line of the closing delimiter."),
            (
                Finding(.boundaryInContent, part: 1, count: 2, contentOffset: 9),
                "The text of the boundary occurs in the content of the part, in 2 places, the first at byte 9 of the content."
            ),
        ])
    }

    @Test func headerSentencesReadToTheLetter() {
        expect([
            (
                Finding(.headerNonASCII, term: .latin1),
                "Characters outside ASCII stand in a part header; the bytes fit Latin-1 or Windows-1252."
            ),
            (
                Finding(.valueUnquoted, term: .filename),
                "The filename stands without quotes and holds a character that needs them."
            ),
            (
                Finding(.quoteStray, term: .filename),
                "A quote inside the quoted filename ends it early, and other text follows."
            ),
            (Finding(.parameterDuplicate, term: .name), "The name stands twice in a part header."),
            (
                Finding(.namePercentEncoded, otherField: "images[]"),
                "The name of a part looks percent-encoded; decoded it is `images[]`."
            ),
            (
                Finding(.partLength, expected: 7, found: 5),
                "The `Content-Length` of the part is 5, and its content has 7 bytes."
            ),
            (
                Finding(.headLength, expected: 512, found: 700),
                "The headers of the part have 700 bytes, and some servers take at most 512."
            ),
            (Finding(.filenameEmpty, found: 0), "A part has an empty filename, and no content."),
        ])
    }

    @Test func ruleSentencesReadToTheLetter() {
        expect([
            (
                Finding(
                    .fieldMissing, part: 0, field: "images[]", term: .percentEncoding, otherField: "images%5B%5D"),
                "The part `images[]` is missing; part 0 is named `images%5B%5D`, its percent-encoded form."
            ),
            (Finding(.fieldMissing, field: "file"), "The part `file` is missing."),
            (
                Finding(.fieldMissing, part: 2, field: "file", term: .letterCase, otherField: "File"),
                "The part `file` is missing; part 2 is named `File`, which differs in letter case only."
            ),
            (
                Finding(.fieldTooFew, field: "file", expected: 2, found: 1),
                "The contract asks for at least 2 parts of this name, and there is 1."
            ),
            (
                Finding(.fieldTooMany, field: "file", expected: 1, found: 3),
                "The contract allows at most 1 part of this name, and there are 3."
            ),
            (
                Finding(.serverSizeLimit, expected: 100, found: 120),
                "The server takes at most 100 bytes here, and there are 120: a rule of the server, and no fault of the bytes."
            ),
            (
                Finding(.exactDifference, offset: 4, expected: 118, found: 120, term: .headerLines),
                "The body is not byte for byte what the encoder sends for these parts; they differ first in the header lines; "
                    + "it has 120 bytes and not 118."
            ),
        ])
    }

    @Test func payloadSentencesReadToTheLetter() {
        expect([
            (
                Finding(.damageUTF8, expected: 12, found: 24, count: 6, contentOffset: 0, recovery: .lost),
                "The content went through a String: every byte that is not UTF-8 became a replacement character, in 6 places, "
                    + "the first at byte 0 of the content; 24 bytes came, and 12 are expected. What stood there is lost."
            ),
            (
                Finding(.damageLFToCRLF, expected: 16, found: 18, count: 2, contentOffset: 4, recovery: .certain),
                "Every LF of the content became CRLF, in 2 places, the first at byte 4 of the content; 18 bytes came, and 16 are "
                    + "expected. It can be undone."
            ),
            (
                Finding(.damageNUL, expected: 4, found: 3, recovery: .lost),
                "The content stops where the expected one has its first byte 00; 3 of 4 bytes came. What stood there is lost."
            ),
            (
                Finding(.damageTrimmed, expected: 4, found: 3, term: .atEnd),
                "White space at the end of the content is missing; 3 bytes came, and 4 are expected."
            ),
            (
                Finding(.damageOtherPart, otherField: "b`c"),
                "The content is the one that is expected in the part `b\\u{60}c`."
            ),
            (
                Finding(.damageUnexplained, expected: 9, found: 9, contentOffset: 2),
                "The content differs from the expected bytes in a way that none of the known damages explains, from byte 2 on; "
                    + "it has 9 bytes, as expected."
            ),
            (
                Finding(.signatureDamaged, term: .lfToCRLF),
                "The file looks broken: each LF in it became CRLF, as text mode does."
            ),
            (
                Finding(.signatureOther, term: .png),
                "The content looks like a PNG picture, and the part declares another type."
            ),
        ])
    }

    @Test func aPlaceInAHeaderValueIsToldByThePlaceAndOneInAContentByTheSentence() {
        #expect(Finding(.boundaryNeedsQuotes, contentOffset: 33).place == "byte 33 of the value")
        #expect(Finding(.damageLFToCRLF, offset: 110, part: 1, contentOffset: 4).place == "part 1, offset 110")
    }

    @Test func everyUploadSentenceIsASentenceWhateverTheMembers() {
        let boundary = BoundaryText("b c")
        for category in FindingCategory.allCases where category.rawValue.hasPrefix("multipart.") {
            for number in [nil, Int.min, 0, 1, 2, Int.max] {
                for term in [nil] + Term.allCases.map(Optional.some) {
                    for hasNames in [false, true] {
                        let finding = Finding(
                            category, part: number, field: hasNames ? "a" : nil, expected: number, found: number,
                            term: term,
                            count: number, contentOffset: number, recovery: hasNames ? .certain : nil,
                            boundary: hasNames ? boundary : nil, otherField: hasNames ? "a`b" : nil)
                        let sentence = finding.sentence
                        #expect(sentence.hasSuffix(".") && !sentence.contains(".."), "\(category.rawValue)")
                        #expect(
                            !sentence.contains("Optional(") || category == .boundaryPlaceholder, "\(category.rawValue)")
                        #expect(!sentence.contains("  ") && !sentence.contains(") ("), "\(category.rawValue)")
                        #expect(sentence.count { $0 == "`" }.isMultiple(of: 2), "\(category.rawValue)")
                    }
                }
            }
        }
    }
}
