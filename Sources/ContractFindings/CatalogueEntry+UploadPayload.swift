// The texts of what a reader finds in uploads, layer payload.

extension CatalogueEntry {
    static let damageUTF8 = CatalogueEntry(
        .payload,
        meaning: "The content went through a String: every byte that is not UTF-8 became a replacement character.",
        cause:
            "Data was decoded as UTF-8 with repair, as `String(decoding:as:)` does, and encoded again. The lost bytes cannot be had back.",
        cure:
            "Keep file contents as `Data` from the disk to the wire: in Swift `form.appendFile(name:filename:data:contentType:)`."
    )

    static let damageLFToCRLF = CatalogueEntry(
        .payload,
        meaning: "Every LF of the content became CRLF.",
        cause: "The file was read or written in text mode, or a library normalised line ends.",
        cure: "Read the file as bytes and send it unchanged.")

    static let damageCRLFToLF = CatalogueEntry(
        .payload,
        meaning: "Every CRLF of the content became LF.",
        cause: "The file was read in text mode, or passed through a tool that normalises line ends.",
        cure: "Read the file as bytes and send it unchanged.")

    static let damageExtraLineEnd = CatalogueEntry(
        .payload,
        meaning: "The content has a line end more than the expected one.",
        cause:
            "CRLF was written after the content and again before the delimiter; the first of the two belongs to the content.",
        cure: "Write one CRLF between content and delimiter.")

    static let damageMissingLineEnd = CatalogueEntry(
        .payload,
        meaning: "The line end at the end of the content is missing.",
        cause: "The file ends in a line end, which was taken for the one that belongs to the delimiter.",
        cure: "Write one CRLF after the content, also if it ends in one.")

    static let damageNUL = CatalogueEntry(
        .payload,
        meaning: "The content stops where the expected one has its first byte 00.",
        cause: "It was handled as a C string, which ends at a NUL.",
        cure: "Pass bytes with their length, never as a C string.")

    static let damageBase64 = CatalogueEntry(
        .payload,
        meaning: "The content is the base64 text of the expected bytes.",
        cause: "The data was encoded for JSON and put into the part as it was.",
        cure: "Decode it first, and send the bytes; multipart needs no base64.")

    static let damageLatin1 = CatalogueEntry(
        .payload,
        meaning: "Every byte from 80 up became two: the bytes were taken for Latin-1 text and written as UTF-8.",
        cause: "Data was turned into a String as Latin-1 and encoded as UTF-8.",
        cure: "Keep file contents as `Data`; these bytes can be had back.")

    static let damageBOMAdded = CatalogueEntry(
        .payload,
        meaning: "A byte order mark (EF BB BF) stands before the expected content.",
        cause: "A text API wrote the mark.",
        cure: "Write UTF-8 without a byte order mark.")

    static let damageBOMRemoved = CatalogueEntry(
        .payload,
        meaning: "The byte order mark (EF BB BF) of the expected content is missing.",
        cause: "A text API dropped the mark when the file was read as text.",
        cure: "Read the file as bytes.")

    static let damageTrimmed = CatalogueEntry(
        .payload,
        meaning: "White space at the start or end of the content is missing.",
        cause: "The text was trimmed before it was sent, or the reader of the file drops the last line end.",
        cure: "Send the content unchanged.")

    static let damageTruncated = CatalogueEntry(
        .payload,
        meaning: "The content is the beginning of the expected bytes and stops early.",
        cause: "The file was still being written, a buffer was too small, or the stream ended early.",
        cure: "Send the file when it is complete, and compare lengths.")

    static let damageFraming = CatalogueEntry(
        .payload,
        meaning: "The content is itself a multipart body, and the expected bytes stand inside it.",
        cause: "A finished body was uploaded as a file, or a server stored the whole request.",
        cure: "Put the file's own bytes into the part; encode only once.")

    static let damageDescription = CatalogueEntry(
        .payload,
        meaning: "The content is the description of a Data object and not its bytes.",
        cause: "A `Data` was interpolated into a text, which gives `12 bytes` or hexadecimal digits in angle brackets.",
        cure: "Pass the `Data` itself to the part.")

    static let damageHexadecimal = CatalogueEntry(
        .payload,
        meaning: "The content is the hexadecimal text of the expected bytes.",
        cause: "The bytes were formatted for a log or for JSON.",
        cure: "Pass the bytes themselves to the part.")

    static let damageOtherPart = CatalogueEntry(
        .payload,
        meaning: "The content is the one that is expected in another part.",
        cause: "Two contents were exchanged.",
        cure: "Check which content goes with which name.")

    static let damageUnexplained = CatalogueEntry(
        .payload,
        meaning: "The content differs from the expected bytes in a way that none of the known damages explains.",
        cause: "Another file was sent, or the bytes were changed by something that is not known here.",
        cure: "Compare from the first differing byte on, and check that it is the right file.")

    static let damageEmpty = CatalogueEntry(
        .payload,
        meaning: "The content is empty, and bytes are expected.",
        cause: "The data had not been loaded, or a stream had been read to its end before.",
        cure: "Check that the data is there when the part is made.")

    static let signatureDamaged = CatalogueEntry(
        .payload, .warning,
        meaning: "The content begins like a damaged file of its type.",
        cause:
            "The file was handled as text on its way: read into a String, opened in text mode, or encoded for JSON. Its first bytes show it.",
        cure: "Pass the file as bytes all the way; comparing with the file itself (`--expect`) makes it certain.")

    static let replacementInBinary = CatalogueEntry(
        .payload, .warning,
        meaning: "Replacement characters (EF BF BD) stand in the content of a type that is not text.",
        cause: "The file was read into a String, which puts them where bytes are not UTF-8. What stood there is lost.",
        cure: "Pass the file as bytes (`Data`) all the way, never as a String.")

    static let signatureOther = CatalogueEntry(
        .payload, .warning,
        meaning: "The content is of another type than the part declares.",
        cause: "The type was guessed from the filename, or the file was converted and the type was not.",
        cure: "Declare the type that the bytes have.")
}
