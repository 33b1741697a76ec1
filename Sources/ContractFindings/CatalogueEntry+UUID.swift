// The texts of the UUID categories, by layer.

extension CatalogueEntry {
    // MARK: Layer text

    static let uuidLength = CatalogueEntry(
        .text,
        meaning: "The text does not have exactly 36 bytes.",
        cause: """
            A column, form field or log cut the text (32 is the usual width), something was appended, or the value is not \
            a UUID at all. Lenient readers pad short groups: Java reads `1-2-3-4-5` as a UUID.
            """,
        cure: "Send all 36 characters, 8-4-4-4-12; look for a column or buffer that is too short.")

    static let uuidHyphen = CatalogueEntry(
        .text,
        meaning: "A hyphen is missing at offset 8, 13, 18 or 23, or one stands elsewhere.",
        cause: """
            A group has too few or too many digits, or another separator was used (underscore, colon, an en dash from a \
            word processor). Readers that only count digits take such a text for some other UUID.
            """,
        cure: "Write the groups as 8-4-4-4-12 hexadecimal digits joined by `-` (0x2D).")

    static let uuidMissingHyphens = CatalogueEntry(
        .text,
        meaning: "The digits stand without their hyphens.",
        cause: "The 32-digit form comes from Python's `uuid.hex`, .NET's format `N`, or a column of 32 characters.",
        cure:
            "Use the hyphenated form of 36 characters on both sides; convert at the one place that writes the short form."
    )

    static let uuidHexDigit = CatalogueEntry(
        .text,
        meaning: "A character that is not a hexadecimal digit stands where a digit belongs.",
        cause: """
            The value is not a UUID (a user name, a placeholder, a base64 text), or a character was changed on the way. \
            Only 0-9, a-f and A-F are digits.
            """,
        cure: "Find where this text was made and pass the UUID itself.")

    static let uuidHexPrefix = CatalogueEntry(
        .text,
        meaning: "`0x` stands inside the digits.",
        cause: """
            The text was put together from printed numbers. Readers built on `strtol` or `scanf`, such as Foundation's on \
            Linux, skip the prefix and return some other UUID.
            """,
        cure: "Print plain hexadecimal digits without `0x`.")

    static let uuidSign = CatalogueEntry(
        .text,
        meaning: "A plus or minus sign stands before a group of digits.",
        cause: """
            Bytes were printed as signed numbers, or a hyphen moved. Readers built on `strtol` or `scanf` take the sign \
            and return some other UUID.
            """,
        cure: "Print each byte as two hexadecimal digits without a sign.")

    static let uuidNonASCII = CatalogueEntry(
        .text,
        meaning: "A byte outside ASCII stands in the text.",
        cause: """
            A word processor made hyphens into dashes, an input method wrote full-width digits, a byte order mark stands \
            at the start, or a combining character follows.
            """,
        cure: "Type or copy the text as plain ASCII; a form field can offer the explicit clean-up.")

    static let uuidNUL = CatalogueEntry(
        .text,
        meaning: "A NUL byte stands in the text.",
        cause: """
            A fixed-size C buffer or a column padded with NUL was read with its padding. Readers that use C strings stop \
            there and never see what follows.
            """,
        cure: "Cut the text at its real length where it leaves the buffer.")

    static let uuidWhiteSpace = CatalogueEntry(
        .text,
        meaning: "A space, tab or line end stands in the text.",
        cause: "The text was read with its line end, copied with a space, or padded by a fixed-width column.",
        cure: "Remove the white space where the text is read; the strict parser never trims.")

    static let uuidWrapper = CatalogueEntry(
        .text,
        meaning: "The text is wrapped in braces, brackets, quotes or a `urn:uuid:` prefix.",
        cause: """
            Registry tools and .NET's format `B` write braces, XML and RDF write `urn:uuid:`, and a value that was \
            encoded as JSON twice keeps its quotes.
            """,
        cure: "Send the 36 characters alone; take the wrapper off where the text is made.")

    // MARK: Layer rule

    static let uuidNil = CatalogueEntry(
        .rule,
        meaning: "The nil UUID (all zero) stands in a field that does not allow it.",
        cause: """
            A default value was sent where nothing was set. The nil UUID is a value: JSON null means \"not set\", \
            the nil UUID does not.
            """,
        cure: "Send null or leave the field out when there is no value.")

    static let uuidMax = CatalogueEntry(
        .rule,
        meaning: "The max UUID (all ones) stands in a field that does not allow it.",
        cause: "A sentinel for \"end of range\" got into data.",
        cure: "Keep the sentinel inside the code that needs it, or allow it in the field's rule.")

    static let uuidVersion = CatalogueEntry(
        .rule,
        meaning: "The version digit (offset 14 of the text) is not one that the field allows.",
        cause: """
            The other side generates another version (v1 from a database function, v7 from a newer library), a \
            placeholder was typed by hand, or 16 bytes were read in another layout, which moves the digit.
            """,
        cure:
            "Agree on the versions of the field and write them into the contract; if the digit is 0, look for a placeholder."
    )

    static let uuidVariant = CatalogueEntry(
        .rule,
        meaning: "The variant digit (offset 19 of the text) is not 8, 9, a or b.",
        cause: """
            Not every issuer follows RFC 9562: AWS Cognito's user ids and Oracle's `SYS_GUID` have other variants. \
            Bytes read in another layout move the digit too.
            """,
        cure: "If the issuer is a foreign one, use the rule `any` for this field; else look for a byte layout mix-up.")

    static let uuidNotCanonical = CatalogueEntry(
        .rule,
        meaning: "The text has capital letters, and the field asks for canonical (lower-case) text.",
        cause: """
            Foundation's `uuidString` writes capitals, PostgreSQL, Java, Go, Rust and Python write lower case. Used as \
            a text key, the same UUID then exists twice.
            """,
        cure: "Write `canonicalText` at every place that makes a key, and compare by value.")

    static let uuidVersionOverwritten = CatalogueEntry(
        .rule,
        meaning: "The UUID equals the expected one apart from its version or variant digits.",
        cause: """
            A constructor was told a version and wrote its bits over a finished UUID, as Python's \
            `UUID(text, version=4)` does.
            """,
        cure: "Parse a UUID that exists without naming a version; name one only when you generate.")

    static let uuidDifferentValue = CatalogueEntry(
        .rule,
        meaning:
            "The UUID is not the expected one, and no known byte layout or overwritten digit explains the difference.",
        cause: "Two different identifiers: another record, or a value that was generated again on the way.",
        cure: "Compare where each of the two was made; nothing in the bytes suggests a conversion fault.")

    // MARK: Layer bytes

    static let uuidByteCount = CatalogueEntry(
        .bytes,
        meaning: "A binary UUID has exactly 16 bytes, and these are more or fewer.",
        cause: """
            15 bytes are usual where a trailing zero byte was cut by a text routine, 17 where a length or type byte \
            was kept in front.
            """,
        cure: "Read and write the field as binary of fixed length 16; never pad or cut.")

    static let uuidTextInBytes = CatalogueEntry(
        .bytes,
        meaning: "The binary field holds a UUID's ASCII text instead of its 16 bytes.",
        cause: "The text form was bound to a BLOB or BINARY parameter.",
        cure: "Bind the 16 wire bytes (`wireBytes`), or make the column a text column.")

    static let uuidLayout = CatalogueEntry(
        .bytes,
        meaning: "The 16 bytes are those of the expected UUID in another layout.",
        cause: """
            One side writes .NET or SQL Server GUID bytes (`ToByteArray`, groups 1 to 3 little-endian), MongoDB's old \
            Java driver order, MySQL's `UUID_TO_BIN(u, 1)` or Bluetooth's reversed order, and the other reads text order.
            """,
        cure:
            "Decode with the named layout at the one place where these bytes enter, and use text order everywhere else."
    )

    static let uuidPartialSwap = CatalogueEntry(
        .bytes,
        meaning: "The 16 bytes are those of the expected UUID with only some groups turned round.",
        cause:
            "A hand-written conversion swaps some of the groups and forgets the others, or a half was read as a little-endian integer.",
        cure: "Replace the hand-written conversion by a named layout's `encode` and `decode`.")

    static let uuidTrailingZeroLost = CatalogueEntry(
        .bytes,
        meaning: "The bytes are those of the expected UUID without its last zero byte.",
        cause: "A text or padding routine took the zero byte at the end for padding (MySQL `BINARY`, C strings).",
        cure: "Read the column as binary of fixed length; store new rows without trimming.")

    static let uuidBytesUnexplained = CatalogueEntry(
        .bytes,
        meaning:
            "The bytes are not the expected UUID, and no known layout, partial swap or lost byte explains the difference.",
        cause: "Two different identifiers, or damage of another kind.",
        cure: "Check that both belong to the same record; one value alone cannot prove a layout.")
}
