extension SQLDialect {
    /// MySQL and MariaDB. Their default collations ignore case, and most of them, `utf8mb4_bin` too, trailing spaces: lengths and
    /// bytes are compared, never texts of different lengths. The two differ in regular expressions, so there are none here:
    /// `unhex` is what tells digits.
    static let mySQL = SQLDialect(
        quote: { "`" + $0.doubling("`") + "`" },
        // A backslash has a meaning between quotes, or not: that is a setting of the session.
        literal: { isPlain($0) ? plainLiteral($0) : "CONVERT(X'\(hexadecimalDigits($0))' USING utf8mb4)" },
        text: { "CONVERT(\($0) USING utf8mb4) COLLATE utf8mb4_bin" },
        // MariaDB has one since 10.7.
        uuidDigits: { "LOWER(REPLACE(CONVERT(\($0) USING utf8mb4), '-', ''))" },
        length: { "OCTET_LENGTH(\($0))" },
        isNonASCII: { "OCTET_LENGTH(\($0)) <> CHAR_LENGTH(\($0))" },
        holdsNUL: { "LOCATE(CHAR(0 USING utf8mb4), \($0)) > 0" },
        beforeNUL: { "SUBSTRING_INDEX(\($0), CHAR(0 USING utf8mb4), 1)" },
        trimmed: { text in
            let spaced = (9...13).reduce(text) { "REPLACE(\($0), CHAR(\($1) USING utf8mb4), ' ')" }
            return "TRIM(BOTH ' ' FROM \(spaced))"
        },
        key: { "UNHEX(\($0))" },
        digits: { "LOWER(HEX(\($0)))" },
        // Of bounded length, so that the groups stay in memory. A digest has 64 characters.
        spelling: {
            "LEFT(CASE WHEN OCTET_LENGTH(\($0)) < 64 THEN CAST(\($0) AS BINARY) ELSE SHA2(\($0), 256) END, 64)"
        },
        byteSpelling: "LEFT(v, 36)",
        // MySQL wants ROW before each, and MariaDB does not know it.
        takesValuesLists: false,
        hexadecimal: { "HEX(\($0))" },
        bytesAsText: { "CONVERT(\($0) USING latin1)" })
}
