extension SQLDialect {
    /// PostgreSQL. A text cannot hold a NUL; `"C"` compares bytes, whatever collation the column or database has, also one
    /// that is not deterministic. Tests by mask and by what must not occur are three to five times as fast as one expression
    /// for the whole shape.
    static let postgreSQL = SQLDialect(
        quote: { "\"" + $0.doubling("\"") + "\"" },
        // A backslash has a meaning between the quotes where standard_conforming_strings is off.
        literal: { text in
            isPlain(text) ? plainLiteral(text) : "E'" + text.doubling("'").doubling("\\") + "'"
        },
        text: { "CAST(\($0) AS text) COLLATE \"C\"" },
        uuidDigits: { "replace(CAST(\($0) AS text), '-', '') COLLATE \"C\"" },
        length: { "octet_length(\($0))" },
        isNonASCII: { "\($0) ~ '[^\\x01-\\x7f]'" },
        holdsNUL: nil,
        trimmed: { "btrim(\($0), chr(9) || chr(10) || chr(11) || chr(12) || chr(13) || ' ')" },
        key: { "CASE WHEN \($0) !~ '[^0-9A-Fa-f]' THEN CAST(\($0) AS uuid) END" },
        digits: { "replace(CAST(\($0) AS text), '-', '') COLLATE \"C\"" },
        spelling: { $0 },
        // There is no min(bytea) before release 18.
        byteSpelling: "COALESCE(h, t)",
        hexadecimal: { "encode(\($0), 'hex') COLLATE \"C\"" },
        bytesAsText: { "encode(\($0), 'escape') COLLATE \"C\"" })
}
