/// A database engine for which the audit of a column can be written as a query.
package enum SQLEngine: String, Sendable, CaseIterable {
    /// PostgreSQL 12 and newer.
    case postgresql
    /// DuckDB 1.0 and newer.
    case duckdb
    /// Spark SQL 3.5 and newer.
    case spark
    /// MySQL 8.0, MariaDB 10.6 and newer.
    case mysql

    /// What its SQL calls the things that the query needs.
    var dialect: SQLDialect {
        switch self {
        case .postgresql: .postgreSQL
        case .duckdb: .duckDB
        case .spark: .spark
        case .mysql: .mySQL
        }
    }

    /// A name as this engine takes it, whatever characters it is made of.
    package func quoted(_ name: SQLName) -> String {
        name.parts.map { dialect.quote($0) }.joined(separator: ".")
    }

    /// Whether a table can have this name: schema and table, and a catalog before them where there are catalogs.
    ///
    /// PostgreSQL reads a name of three parts, but only if the first is the database that the session is in.
    package func takes(_ table: SQLName) -> Bool {
        switch self {
        case .postgresql, .mysql: table.parts.count <= 2
        case .duckdb, .spark: table.parts.count <= 3
        }
    }

    /// What kind of column is audited.
    package enum ColumnKind: String, Sendable, CaseIterable {
        /// Characters: `text`, `varchar`, `char`, `string`. Trailing spaces of a `char(n)` column are none of its value.
        case text
        /// The engine's own type for UUIDs, which has one text for each.
        case uuid
        /// Bytes: `bytea`, `blob`, `binary`, `varbinary`.
        case bytes
    }
}

/// The name of a table or column in a database, with what it lies in: at most catalog, schema and table.
package struct SQLName: Sendable, Hashable {
    /// From the outside in. None is empty, and none holds a NUL, which no engine takes in a name.
    let parts: [String]
    /// As it was given.
    package let text: String

    /// Reads a name in which dots part schema and table; a part between double quotes may hold dots, and `""` for one quote.
    ///
    /// - Returns: nil for an empty part, more than three of them, a NUL or a quote that does not end.
    package init?(_ text: String) {
        var parts: [String] = []
        var part = ""
        var isQuoted = false
        var wasQuoted = false
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\0": return nil
            case "\"" where isQuoted && rest.first == "\"":
                rest.removeFirst()
                part.unicodeScalars.append(scalar)
            case "\"" where isQuoted: isQuoted = false
            case "\"" where part.isEmpty && !wasQuoted: (isQuoted, wasQuoted) = (true, true)
            case "." where !isQuoted:
                parts.append(part)
                (part, wasQuoted) = ("", false)
            default:
                if wasQuoted && !isQuoted { return nil }
                part.unicodeScalars.append(scalar)
            }
        }
        parts.append(part)
        guard !isQuoted, parts.count <= 3, !parts.contains("") else { return nil }
        self.parts = parts
        self.text = text
    }

    /// A name of one part, taken as it is, whatever it holds.
    ///
    /// - Returns: nil if it is empty or holds a NUL.
    package init?(whole name: String) {
        guard !name.isEmpty, !name.unicodeScalars.contains("\0") else { return nil }
        parts = [name]
        text = name
    }
}
