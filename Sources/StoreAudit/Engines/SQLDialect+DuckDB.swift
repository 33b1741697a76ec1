extension SQLDialect {
    /// DuckDB. A column or the database may have a collation that ignores case; bytes are compared without one.
    static let duckDB = SQLDialect(
        quote: { "\"" + $0.doubling("\"") + "\"" },
        literal: plainLiteral,
        text: { "CAST(\($0) AS VARCHAR) COLLATE \"C\"" },
        uuidDigits: { "replace(CAST(\($0) AS VARCHAR), '-', '')" },
        length: { "strlen(\($0))" },
        isNonASCII: { "strlen(\($0)) <> length(\($0))" },
        holdsNUL: { "contains(\($0), chr(0))" },
        beforeNUL: { "split_part(\($0), chr(0), 1)" },
        trimmed: { "trim(\($0), chr(9) || chr(10) || chr(11) || chr(12) || chr(13) || ' ')" },
        key: { "CASE WHEN regexp_full_match(\($0), '[0-9A-Fa-f]{32}') THEN TRY_CAST(\($0) AS UUID) END" },
        digits: { "replace(CAST(\($0) AS VARCHAR), '-', '')" },
        spelling: { "encode(\($0))" },
        hexadecimal: { "hex(\($0))" },
        bytesAsText: { "CAST(\($0) AS VARCHAR)" })
}
