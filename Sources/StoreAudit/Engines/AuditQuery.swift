import ContractFindings
import UUIDContract

/// The query that makes an engine audit one column where the data are: the same counts as an audit of ours.
///
/// It reads the table once. Rows are grouped by identifier and form with the first and the last of their spellings, which
/// tell whether there are two; what follows works on groups. There is no join, and nothing but counts comes out: one line
/// for each count, which ``EngineResult`` reads.
package struct AuditQuery: Sendable {
    /// The engine that runs it.
    package let engine: SQLEngine
    /// The table.
    package let table: SQLName
    /// The column.
    package let column: SQLName
    /// What kind of column it is.
    package let kind: SQLEngine.ColumnKind
    /// The order in which 16 bytes are read.
    package let layout: ByteLayout

    /// - Parameters:
    ///   - table: its name, with the schema if it has one.
    ///   - column: its name alone, taken as it is.
    ///   - layout: the order of 16 bytes in a column of bytes.
    /// - Returns: nil if a name is none (``SQLName``), or the engine has no tables of such a name (``SQLEngine/takes(_:)``).
    package init?(
        engine: SQLEngine, table: String, column: String, kind: SQLEngine.ColumnKind, layout: ByteLayout = .rfc9562
    ) {
        guard let table = SQLName(table), engine.takes(table), let column = SQLName(whole: column) else { return nil }
        self.engine = engine
        self.table = table
        self.column = column
        // Where there is no such type, what is called a UUID is text.
        self.kind = kind == .uuid && engine.dialect.uuidDigits == nil ? .text : kind
        self.layout = layout
    }

    /// The columns of the result.
    package static let header = ["table_name", "column_name", "metric", "name", "number"]

    /// The query, with a semicolon and a line end.
    package var text: String {
        let dialect = engine.dialect
        let steps =
            switch kind {
            case .text: TextSteps(dialect).steps
            case .uuid: uuidSteps
            case .bytes: BytesSteps(dialect, layout).steps
            }
        let value = kind == .text ? dialect.text(engine.quoted(column)) : engine.quoted(column)
        return """
            -- Counts the identifiers of one column by form, and those that are there twice; by `bytecontract audit --sql`.
            -- The result holds names and numbers, no value.
            WITH stored AS (
              SELECT \(value) AS v
              FROM \(engine.quoted(table))
            ),
            \(steps),
            \(summary)

            """
    }

    // What follows the grouping by key and form is the same for all columns.

    private var forms: [IdentifierForm] {
        switch kind {
        case .bytes: [.blob16, .blob36, .blobOther, .null, .empty]
        case .uuid: [.canonical, .null]
        case .text:
            [.canonical, .upper, .mixed, .unhyphenated, .braces, .urn, .whiteSpace]
                + (engine.dialect.holdsNUL == nil ? [] : [.nul])
                + [.nonASCII, .malformed, .wrongLength, .null, .empty]
        }
    }

    /// The form of a group: what has the length of a UUID is one only if it has a key.
    private static let unlessKeyed: [IdentifierForm: [IdentifierForm]] = [
        .malformed: [.canonical, .upper, .mixed], .wrongLength: [.unhyphenated, .braces, .urn],
    ]

    private func count(of form: IdentifierForm) -> String {
        let name = "n_\(form.rawValue)"
        if kind == .text, let others = AuditQuery.unlessKeyed[form] {
            let sum = others.map { "n_\($0.rawValue)" }.joined(separator: " + ")
            return (form == .wrongLength ? name + " + " : "") + "CASE WHEN k IS NULL THEN \(sum) ELSE 0 END"
        }
        let isKeyed = kind == .text && AuditQuery.unlessKeyed.values.contains { $0.contains(form) }
        return isKeyed ? "CASE WHEN k IS NULL THEN 0 ELSE \(name) END" : name
    }

    private var summary: String {
        let dialect = engine.dialect
        let digits = (kind == .uuid ? dialect.uuidDigits : nil) ?? dialect.digits
        // Malformed is no form of its own before the key is known.
        let grouped = forms.filter { $0 != .malformed || kind != .text }
        let perForm = grouped.map { "MAX(CASE WHEN f = '\($0.rawValue)' THEN n ELSE 0 END) AS n_\($0.rawValue)" }
        let all = grouped.map { "n_\($0.rawValue)" }.joined(separator: " + ")
        let layouts = kind == .bytes ? ByteLayout.allCases : []
        let fits = layouts.map { "SUM(\(fit(of: $0))) AS l_\($0.rawValue)" }
        let sums = forms.map { "SUM(\(count(of: $0))) AS f_\($0.rawValue)" }
        let classes =
            ["nil", "max"].map { ($0, "variant = '\($0)'") }
            + IdentifierVariant.allCases.map { variant in
                let digits = (0..<16).filter { IdentifierVariant(digit: $0) == variant }.map {
                    "'\(String($0, radix: 16))'"
                }
                return (variant.rawValue, "variant IN (\(digits.joined(separator: ", ")))")
            }
        func total(_ condition: String, _ number: String = "n") -> String {
            "SUM(CASE WHEN \(condition) THEN \(number) ELSE 0 END)"
        }

        var metrics: [(metric: String, name: String, sum: String)] = [("rows", "", "SUM(n)")]
        metrics += forms.map { ("form", $0.rawValue, "SUM(f_\($0.rawValue))") }
        metrics += (0..<16).map { digit in
            ("version", "\(digit)", total("\(classes[3].1) AND version = '\(String(digit, radix: 16))'"))
        }
        metrics += classes.dropFirst(2).map { ("variant", $0.0, total($0.1)) }
        metrics += classes.prefix(2).map { ($0.0, "", total($0.1)) }
        metrics += layouts.map { ("layout", $0.rawValue, "SUM(l_\($0.rawValue))") }
        metrics += [
            ("twinGroups", "", total("spellings = 2", "keys_there")), ("twinRows", "", total("spellings = 2")),
            // A column has one type: text and bytes never meet in one.
            ("textAndBLOBGroups", "", "0"),
            ("duplicateGroups", "", total("spellings = 1", "keys_there")),
            ("duplicateRows", "", total("spellings = 1")),
        ]
        let names = metrics.enumerated().map { "\($0 + 1), '\($1.metric)', '\($1.name)'" }
        let listed =
            dialect.takesValuesLists
            ? "SELECT *\n  FROM (VALUES (\(names.joined(separator: "),\n    (")))) AS listed(id, metric, name)"
            : "SELECT 0 AS id, '' AS metric, '' AS name" + names.map { "\n  UNION ALL SELECT \($0)" }.joined()
        return """
            -- One row for each identifier: how many rows of each form, and whether all are spelled alike.
            keyed AS (
              SELECT k, \(digits("k")) AS x,
                CASE WHEN MIN(lo) <> MAX(hi) THEN 2 ELSE 1 END AS spellings,
                \(perForm.joined(separator: ",\n    "))
              FROM grouped
              GROUP BY k
            ),
            described AS (
              SELECT keyed.*, \(all) AS n,
                CASE WHEN x = '\(String(repeating: "0", count: 32))' THEN 'nil' WHEN x = '\(String(repeating: "f", count: 32))' THEN 'max'
                  ELSE substr(x, 17, 1) END AS variant,
                substr(x, 13, 1) AS version
              FROM keyed
            ),
            -- One row for each class of identifiers.
            classes AS (
              SELECT variant, version,
                CASE WHEN k IS NULL OR n = 1 THEN 0 ELSE spellings END AS spellings,
                COUNT(*) AS keys_there, SUM(n) AS n,
                \((fits + sums).joined(separator: ",\n    "))
              FROM described
              GROUP BY variant, version, CASE WHEN k IS NULL OR n = 1 THEN 0 ELSE spellings END
            ),
            totals AS (
              SELECT
                \(metrics.enumerated().map { "COALESCE(\($1.sum), 0) AS c\($0 + 1)" }.joined(separator: ",\n    "))
              FROM classes
            ),
            metrics AS (
              \(listed)
            ),
            counts AS (
              SELECT id, metric, name, CASE id
                \(metrics.indices.map { "WHEN \($0 + 1) THEN c\($0 + 1)" }.joined(separator: "\n    "))
                END AS number
              FROM totals CROSS JOIN metrics
            )
            SELECT \(dialect.literal(table.text)) AS table_name, \(dialect.literal(column.text)) AS column_name, metric, name, number
            FROM counts
            WHERE id > 0 AND (name = '' OR number > 0)
            ORDER BY id;
            """
    }

    /// How many rows of a group hold 16 bytes that make sense in a layout. A key determines those bytes.
    private func fit(of candidate: ByteLayout) -> String {
        // Byte b of the text in that layout stands in the value at the place p, whose byte is text byte layout.permutation[p] of the key.
        func digit(_ byte: Int) -> String {
            let place = candidate.permutation.firstIndex(of: byte) ?? byte
            return "substr(x, \(layout.permutation[place] * 2 + 1), 1)"
        }
        return """
            CASE WHEN \(digit(6)) IN ('1', '2', '3', '4', '5', '6', '7', '8') AND \(digit(8)) IN ('8', '9', 'a', 'b') \
            THEN n_blob16 ELSE 0 END
            """
    }
}
