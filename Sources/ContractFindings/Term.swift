/// A word from a closed list that a finding may carry beside its numbers.
///
/// A finding has no room for free text, so that nothing of a value can leak into a report. Where a category alone does
/// not say enough (which layout, which header), the word comes from here.
public enum Term: String, Sendable, Hashable, Codable, CaseIterable {
    // Byte layouts of a UUID, and what else explains 16 bytes.
    /// The order of the text, RFC 9562.
    case rfc9562
    /// Groups 1, 2 and 3 little-endian.
    case microsoftGUID
    /// Two halves, each little-endian.
    case javaLegacy
    /// Groups 3, 2, 1, 4, 5: MySQL's `UUID_TO_BIN(u, 1)`.
    case mySQLSwapped
    /// All 16 bytes backwards.
    case reversed
    /// The inverse of MySQL's order: swapped once too often.
    case mySQLUnswapped
    /// Only group 1 little-endian.
    case group1Reversed
    /// Only group 2 little-endian.
    case group2Reversed
    /// Only group 3 little-endian.
    case group3Reversed
    /// Groups 1 and 2 little-endian.
    case groups12Reversed
    /// Groups 1 and 3 little-endian.
    case groups13Reversed
    /// Groups 2 and 3 little-endian.
    case groups23Reversed
    /// Only bytes 0 to 7 backwards.
    case firstHalfReversed
    /// Only bytes 8 to 15 backwards.
    case secondHalfReversed
    /// The two halves exchanged.
    case halvesExchanged

    // Places in a part.
    /// The `name` parameter of a part.
    case name
    /// The `filename` parameter of a part.
    case filename
    /// The `Content-Type` of a part.
    case contentType
    /// The name of an extra part header.
    case headerName
    /// The value of an extra part header.
    case headerValue
    /// The head of a part as a whole.
    case head
    /// The content of a part.
    case content

    // Places in a request.
    /// The head of the request.
    case requestHead
    /// A parameter of a header.
    case parameter
    /// The bytes before the first delimiter.
    case preamble
    /// The bytes behind the closing delimiter.
    case epilogue
    /// A delimiter line.
    case delimiterLine
    /// The header lines of a part.
    case headerLines
    /// The whole body.
    case wholeBody

    // Bounds of a reader.
    /// How many parts an upload may have.
    case partCount
    /// How many bytes the header lines of a part may have.
    case headerBlock
    /// How many headers a part may have.
    case headerCount
    /// How many findings are kept.
    case findingCount
    /// How many places of the boundary are kept.
    case occurrenceCount

    // What a body or content looks like.
    /// FF D8 FF.
    case jpeg
    /// 89 50 4E 47.
    case png
    /// `GIF8`.
    case gif
    /// `RIFF`, `WEBP`.
    case webP
    /// `ftyp` with an HEIF brand.
    case heic
    /// `ftyp` with another brand.
    case mp4
    /// `%PDF-`.
    case pdf
    /// `PK`.
    case zip
    /// 1F 8B.
    case gzip
    /// An object or a list in JSON.
    case json
    /// Markup.
    case xml
    /// `name=value&name=value`.
    case urlEncoded
    /// Text of another kind.
    case plainText
    /// Bytes of no known kind.
    case binary
    /// Delimiter lines with part headers.
    case multipart
    /// Base64 text.
    case base64
    /// A media type that is not multipart at all.
    case otherMediaType

    // Encodings of a text.
    /// UTF-8.
    case utf8
    /// One byte a character, as in Western Europe.
    case latin1
    /// Latin-1 with printable characters in place of the controls 80 to 9F.
    case windows1252
    /// Latin-1, taken for it a second time.
    case latin1Twice
    /// Windows-1252, taken for it a second time.
    case windows1252Twice
    /// Two bytes a character, as in Japan.
    case shiftJIS
    /// Two bytes a character, as in China.
    case gb18030
    /// None of these.
    case unknownEncoding

    // Missing values and other slips.
    /// A nil that was formatted.
    case nullText
    /// `Optional(...)`.
    case optionalText
    /// `%@`, `undefined` and the like.
    case placeholderText
    /// A minus sign.
    case negative
    /// Anything else.
    case otherNumber
    /// A CR without LF.
    case carriageReturn
    /// An LF without CR.
    case lineFeed
    /// Both kinds.
    case mixedLineEnds
    /// None.
    case missingHyphens
    /// One.
    case singleHyphen
    /// More.
    case extraHyphens

    // How a number is written.
    /// In decimal digits.
    case decimalNumber

    // How a name is near another one.
    /// Only letter case differs.
    case letterCase
    /// `[]` is there or not.
    case brackets
    /// One is the percent-encoded form of the other.
    case percentEncoding
    /// A letter or two differ.
    case similarSpelling
    /// Spaces at an end.
    case whiteSpace

    // What explains a damage.
    /// As WHATWG decoders do.
    case perSequence
    /// A replacement for each byte.
    case perByte
    /// An ASCII question mark in place of a character.
    case questionMark
    /// At the start.
    case atStart
    /// At the end.
    case atEnd
    /// At both ends.
    case atBothEnds
    /// See `multipart.damage.utf8-decoded`.
    case utf8Decoded
    /// See `multipart.damage.lf-to-crlf`.
    case lfToCRLF
    /// See `multipart.damage.crlf-to-lf`.
    case crlfToLF
    /// See `multipart.damage.latin1-to-utf8`.
    case latin1ToUTF8
    /// See `multipart.damage.base64`.
    case base64Text

    // What stands where a file is wanted.
    /// A folder.
    case folder
    /// A pipe, a socket or a device.
    case stream
    /// A URL that names no file.
    case remote
    /// Another file of the same name.
    case replaced
    /// The same file, written to.
    case modified
}
