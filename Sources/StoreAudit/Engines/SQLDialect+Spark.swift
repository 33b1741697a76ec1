extension SQLDialect {
    /// Spark. No backslash and no quote stands in a literal, since their meaning depends on the session's settings.
    static let spark = SQLDialect(
        quote: { "`" + $0.doubling("`") + "`" },
        literal: { isPlain($0) ? plainLiteral($0) : "decode(unhex('\(hexadecimalDigits($0))'), 'UTF-8')" },
        text: { "CAST(\($0) AS STRING)" },
        uuidDigits: nil,
        length: { "octet_length(\($0))" },
        isNonASCII: { "\($0) RLIKE concat('[^', chr(0), '-', chr(127), ']')" },
        holdsNUL: { "instr(\($0), chr(0)) > 0" },
        beforeNUL: { "substring_index(\($0), chr(0), 1)" },
        trimmed: { "trim(BOTH concat(chr(9), chr(10), chr(11), chr(12), chr(13), ' ') FROM \($0))" },
        key: { "unhex(\($0))" },
        digits: { "lower(hex(\($0)))" },
        spelling: { $0 },
        hexadecimal: { "hex(\($0))" },
        bytesAsText: { "decode(\($0), 'ISO-8859-1')" })
}
