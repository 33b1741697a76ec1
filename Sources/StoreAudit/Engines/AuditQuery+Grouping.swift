import ContractFindings
import UUIDContract

/// The masks of the shapes, for LIKE.
private enum Mask {
    static let hyphenated = "________-____-____-____-____________"
    static let braces = "{" + hyphenated + "}"
}

/// From the values of a text column, `stored`, to `grouped`: key, form, rows and spellings.
struct TextSteps {
    let steps: String

    /// Of a text `t` without anything around it, the part that may be the 32 digits of an identifier; else NULL.
    static func digits(_ dialect: SQLDialect, but exception: String = "") -> String {
        """
        CASE\(exception)
              WHEN t LIKE '\(Mask.hyphenated)' THEN replace(t, '-', '')
              WHEN \(dialect.length("t")) = 32 THEN t
              WHEN t LIKE '\(Mask.braces)' THEN replace(substr(t, 2, 36), '-', '')
              WHEN \(dialect.length("t")) = 45 AND lower(substr(t, 1, 9)) = 'urn:uuid:' AND substr(t, 10) LIKE '\(Mask.hyphenated)'
                THEN replace(substr(t, 10), '-', '')
              END
        """
    }

    init(_ dialect: SQLDialect) {
        let nul = dialect.holdsNUL
        let trimmed = dialect.trimmed("v")
        let cleaned =
            nul.map { "CASE WHEN \($0("v")) THEN \(dialect.trimmed(dialect.beforeNUL("v"))) ELSE \(trimmed) END" }
            ?? trimmed
        let length = dialect.length("v")
        let form = """
            CASE
                    WHEN v IS NULL THEN 'null'
                    WHEN \(length) = 0 THEN 'empty'
                    WHEN \(dialect.isNonASCII("v")) THEN 'nonASCII'
            \(nul.map { "        WHEN \($0("v")) THEN 'nul'\n" } ?? "")\
                    WHEN \(dialect.length("t")) <> \(length) THEN 'whiteSpace'
                    WHEN \(length) = 36 THEN CASE WHEN v = lower(v) THEN 'canonical' WHEN v = upper(v) THEN 'upper' ELSE 'mixed' END
                    WHEN \(length) = 32 THEN 'unhyphenated'
                    WHEN \(length) = 38 THEN 'braces'
                    WHEN \(length) = 45 THEN 'urn'
                    ELSE 'wrongLength' END
            """
        // What follows a NUL is not in t: a byte outside ASCII there takes the meaning away too.
        let guarded = nul == nil ? "" : "\n      WHEN \(dialect.isNonASCII("v")) THEN NULL"

        steps = """
            -- Without white space at the ends, and what follows a NUL.
            cleaned AS (
              SELECT v, \(cleaned) AS t
              FROM stored
            ),
            -- What may be the 32 digits.
            measured AS (
              SELECT v, t, \(TextSteps.digits(dialect, but: guarded)) AS d
              FROM cleaned
            ),
            -- The form is right where there is a key; what has only the length of one is sorted out below.
            grouped AS (
              SELECT k, f, COUNT(*) AS n, MIN(s) AS lo, MAX(s) AS hi
              FROM (
                SELECT CASE WHEN \(dialect.length("d")) = 32 THEN \(dialect.key("d")) END AS k,
                  \(form) AS f,
                  \(dialect.spelling("v")) AS s
                FROM measured
              ) AS classified
              GROUP BY k, f
            )
            """
    }
}

extension AuditQuery {
    /// The same for a column of the engine's UUID type: each identifier has one spelling.
    var uuidSteps: String {
        """
        grouped AS (
          SELECT v AS k, CASE WHEN v IS NULL THEN 'null' ELSE 'canonical' END AS f, COUNT(*) AS n, 0 AS lo, 0 AS hi
          FROM stored
          GROUP BY v
        )
        """
    }
}

/// The same for a column of bytes.
struct BytesSteps {
    let steps: String

    init(_ dialect: SQLDialect, _ layout: ByteLayout) {
        let places = (0..<16).map { byte in layout.permutation.firstIndex(of: byte) ?? byte }
        // Neighbours that stay neighbours are taken at once.
        var pieces: [(start: Int, length: Int)] = []
        for place in places {
            if let last = pieces.last, last.start + last.length == place {
                pieces[pieces.count - 1].length += 1
            } else {
                pieces.append((place, 1))
            }
        }
        let parts = pieces.map { "substr(h, \($0.start * 2 + 1), \($0.length * 2))" }
        let reordered = parts.count == 1 ? "h" : "concat(\(parts.joined(separator: ", ")))"
        steps = """
            measured AS (
              SELECT v, CASE WHEN \(dialect.byteCount("v")) = 16 THEN \(dialect.hexadecimal("v")) END AS h,
                CASE WHEN \(dialect.byteCount("v")) = 36 THEN \(dialect.bytesAsText("v")) END AS t
              FROM stored
            ),
            grouped AS (
              SELECT k, f, COUNT(*) AS n, MIN(s) AS lo, MAX(s) AS hi
              FROM (
                SELECT CASE
                    WHEN h IS NOT NULL THEN \(dialect.key(reordered))
                    WHEN t LIKE '\(Mask.hyphenated)' AND \(dialect.length("replace(t, '-', '')")) = 32 THEN \(dialect.key("replace(t, '-', '')"))
                    END AS k,
                  CASE WHEN v IS NULL THEN 'null'
                    WHEN h IS NOT NULL THEN 'blob16'
                    WHEN t IS NOT NULL THEN 'blob36'
                    WHEN \(dialect.byteCount("v")) = 0 THEN 'empty'
                    ELSE 'blobOther' END AS f,
                  \(dialect.byteSpelling) AS s
                FROM measured
              ) AS classified
              GROUP BY k, f
            )
            """
    }
}
