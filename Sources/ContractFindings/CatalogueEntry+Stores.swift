extension CatalogueEntry {
    static let storeTwins = CatalogueEntry(
        .rule,
        meaning: "Rows of one column hold the same identifier in different spellings.",
        cause: """
            One writer used capitals (Foundation's `uuidString`), another lower case, a third no hyphens or a BLOB. As \
            text keys they are different, so that a UNIQUE index let them in and the same thing exists twice.
            """,
        cure: """
            Decide for each identifier which row stays (`bytecontract migrate` writes the list), and only then make the \
            column canonical; `lower(id)` over the whole column stops at the first of them.
            """)

    static let storeOrphans = CatalogueEntry(
        .rule,
        meaning: "References find their row only when case and form are ignored.",
        cause: """
            Parent and child were written by code that spells identifiers differently; a text comparison, and so a join \
            or a foreign key, finds nothing.
            """,
        cure: "Bring both columns to one form in one transaction (`bytecontract migrate`), never one of them alone.")

    static let storeTextAndBLOB = CatalogueEntry(
        .bytes,
        meaning: "The same identifier is text in one place and a BLOB in another.",
        cause: """
            One library binds UUIDs as 36 characters, another as 16 bytes (GRDB and Core Data bind BLOBs by default). \
            SQLite never finds text equal to a BLOB, whatever they hold.
            """,
        cure: "Choose text or BLOB for the column and all that refer to it, migrate, and bind that type everywhere.")

    static let storeMixedForms = CatalogueEntry(
        .rule, .warning,
        meaning: "One column holds identifiers in several forms.",
        cause: "Rows were written by different code, imports or versions of the app, each with its own spelling.",
        cure: "Choose one form for the column, migrate what is there, and add the CHECK that keeps it.")

    static let storeStorageClass = CatalogueEntry(
        .bytes,
        meaning: "The values are not stored as the contract says: text in place of 16 bytes, or the other way round.",
        cause: "The code that writes the column binds another type than the contract names.",
        cure: "Bind what the contract names, and migrate the rows that are there.")

    static let storeNumber = CatalogueEntry(
        .bytes,
        meaning: "Identifiers were turned into numbers, and their text is lost.",
        cause: """
            The column has numeric affinity (INTEGER, NUMERIC, REAL or a made-up type name such as UUID), and SQLite \
            turns text that looks like a number, 32 digits or `1e5` and more digits, into one.
            """,
        cure: """
            Take the rows from a backup or from the other side, since digits beyond the 15th are gone; declare the \
            column TEXT or BLOB.
            """)

    static let storeLayout = CatalogueEntry(
        .bytes, .warning,
        meaning: "The version and variant bits of the column's BLOBs speak for another byte layout.",
        cause: """
            The bytes were written in the order of .NET, SQL Server, MongoDB's old Java driver or MySQL's swap, and are \
            read in the order of the text.
            """,
        cure:
            "Name the layout in the contract or with `--layout`, check it on one identifier whose text is known, and migrate."
    )

    static let storeDuplicates = CatalogueEntry(
        .rule,
        meaning: "An identifier that the contract wants once is there several times, spelt the same way.",
        cause: "An export was appended to itself, a retry was stored again, or the column has no UNIQUE index.",
        cure: "Find out whether the rows are one thing or two, and add a UNIQUE index once they are sorted out.")

    static let storeDangling = CatalogueEntry(
        .rule, .warning,
        meaning: "References that the schema declares find no row, however the identifier is spelt.",
        cause: "Foreign keys were not enforced (SQLite's default), and the row that was referred to has been deleted.",
        cure: "Decide whether the rows go or the parent comes back; `PRAGMA foreign_keys = ON` keeps new ones out.")
}
