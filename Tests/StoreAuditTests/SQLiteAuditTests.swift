import CSQLite
import ContractFindings
import Foundation
import StoreAudit
import Testing
import UUIDContract

/// Findings as a reader sees them.
func lines(_ findings: [Finding]) -> [String] {
    findings.map { finding in
        let names = [finding.field?.text, finding.otherField?.text].compactMap(\.self).joined(separator: " → ")
        let numbers = [
            finding.count.map { "×\($0)" }, finding.found.map { "of \($0)" }, finding.row.map { "row \($0)" },
            finding.term?.rawValue,
        ]
        return ([finding.category.rawValue, names] + numbers.compactMap(\.self)).joined(separator: " ")
    }
}

@Suite("The audit of an SQLite file")
struct SQLiteAuditTests {
    private static let one = "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
    private static let other = "c0ffee02-2222-4aaa-8bbb-000000000002"

    private static func audit(_ sql: String..., columns: [SQLiteAudit.Column] = []) throws -> StoreAuditResult {
        let store = try ScratchStore(sql.joined(separator: ";"))
        return try SQLiteAudit(path: store.path, columns: columns, findsColumns: columns.isEmpty).run()
    }

    private static func blobs(_ layout: ByteLayout, count: Int, seed: UInt64 = 1) -> [String] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).compactMap { _ in
            var bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
            bytes[6] = bytes[6] & 0x0f | 0x40
            bytes[8] = bytes[8] & 0x3f | 0x80
            guard let uuid = try? UUID(wireBytes: bytes) else { return nil }
            return "x'" + layout.encode(uuid).map { String(Int($0) + 0x100, radix: 16).dropFirst() }.joined() + "'"
        }
    }

    // MARK: Which columns

    @Test("finds columns by their content, whatever they are declared as, and no digests, numbers or names")
    func discovery() throws {
        let digests = (0..<40).map { "(x'\(String(repeating: "0", count: 28))\(1_000 + $0)', \($0), 'name', NULL)" }
        let blobs = SQLiteAuditTests.blobs(.rfc9562, count: 40).map { "(\($0), '\(SQLiteAuditTests.one)')" }
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE a(md5 BLOB, n INTEGER, name TEXT, empty TEXT)",
            "INSERT INTO a VALUES \(digests.joined(separator: ","))", "CREATE TABLE b(id, ref INTEGER)",
            "INSERT INTO b VALUES \(blobs.joined(separator: ","))",
            "CREATE TABLE c(half TEXT, less TEXT)",
            "INSERT INTO c VALUES('\(SQLiteAuditTests.one)', '\(SQLiteAuditTests.one)'), ('x', 'x'), (NULL, 'y')")
        #expect(result.columns.map { "\($0.table).\($0.column)" } == ["b.id", "b.ref", "c.half", "c.less"])
    }

    @Test("finds identifiers that begin far behind the first rows")
    func farRows() throws {
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE t(id TEXT)",
            """
            WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 5000)
            INSERT INTO t SELECT CASE WHEN n > 500 THEN printf('%08x-0000-4000-8000-00000000000a', n) END FROM c
            """)
        #expect(result.columns.map(\.rowCount) == [5_000])
        #expect(result.columns.first?.forms[.canonical] == 4_500)
    }

    @Test("looks at columns that are declared for UUIDs and have become numbers, which is what it says of them")
    func numbers() throws {
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE t(a UUID, b uniqueidentifier, c BINARY(16), d INTEGER, e TEXT)",
            """
            INSERT INTO t VALUES('12345678901234567890123456789012', '1e5', '123', 5, '12345678901234567890123456789012')
            """)
        #expect(
            lines(result.findings) == [
                "store.number t.a ×1 row 1", "store.number t.b ×1 row 1", "store.number t.c ×1 row 1",
                "uuid.missing-hyphens t.e ×1 row 1",
            ])
        #expect(result.columns[0].forms == [.real: 1] && result.columns[2].forms == [.integer: 1])
    }

    @Test("audits the columns that are named and no other, whatever they hold")
    func named() throws {
        let sql = "CREATE TABLE t(id TEXT, Name TEXT); INSERT INTO t VALUES('\(SQLiteAuditTests.one)', 'x')"
        let result = try SQLiteAuditTests.audit(sql, columns: [.init(table: "T", column: "name")])
        #expect(result.columns.map(\.column) == ["Name"])
        #expect(lines(result.findings) == ["uuid.hex-digit t.Name ×1 row 1"])
        for column in [SQLiteAudit.Column(table: "t", column: "gone"), .init(table: "gone", column: "id")] {
            #expect(throws: StoreError.noSuchColumn(try FieldName("\(column.table).\(column.column)"))) {
                try SQLiteAuditTests.audit(sql, columns: [column])
            }
        }
    }

    @Test("reads what a named column refers to without reporting it")
    func supporting() throws {
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE p(id TEXT PRIMARY KEY)", "CREATE TABLE c(p TEXT REFERENCES p)",
            "INSERT INTO p VALUES('\(SQLiteAuditTests.one.uppercased())')",
            "INSERT INTO c VALUES('\(SQLiteAuditTests.one)')", columns: [.init(table: "c", column: "p")])
        #expect(result.columns.map(\.table) == ["c"])
        #expect(lines(result.findings) == ["store.orphans c.p → p.id ×1 row 1"])
    }

    @Test("says which virtual tables it has not read")
    func virtual() throws {
        let result = try SQLiteAuditTests.audit("CREATE VIRTUAL TABLE words USING fts5(body)")
        #expect(result.skippedTables == ["words"] && result.columns.isEmpty)
    }

    // MARK: What is wrong

    @Test(
        "says of BLOBs in the order of .NET which layout their bits speak for, as a warning unless another one is named"
    )
    func layout() throws {
        let rows = SQLiteAuditTests.blobs(.microsoftGUID, count: 64).map { "(\($0))" }.joined(separator: ",")
        let sql = "CREATE TABLE t(id BLOB PRIMARY KEY); INSERT INTO t VALUES \(rows)"
        let found = try SQLiteAuditTests.audit(sql)
        #expect(lines(found.findings) == ["store.layout t.id ×64 of 64 microsoftGUID"])
        #expect(found.findings.first?.severity == .warning)
        // Read in the wrong layout the versions are wrong too, which is no cause of its own.
        let rule = ColumnRule(rule: .v4, storage: .blob(.rfc9562))
        let wrong = try SQLiteAuditTests.audit(sql, columns: [.init(table: "t", column: "id", rule: rule)])
        #expect(lines(wrong.findings) == ["store.layout t.id ×64 of 64 microsoftGUID"])
        #expect(wrong.findings.first?.severity == .error)
        let right = ColumnRule(rule: .v4, storage: .blob(.microsoftGUID))
        #expect(
            try SQLiteAuditTests.audit(sql, columns: [.init(table: "t", column: "id", rule: right)]).findings.isEmpty)
    }

    @Test("compares BLOBs of another layout with text in that layout")
    func layoutOfReferences() throws {
        let text = SQLiteAuditTests.blobs(.rfc9562, count: 40).map { blob in
            let digits = Array(blob.dropFirst(2).dropLast())
            let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
            return "('\(groups.joined(separator: "-"))')"
        }
        let blobs = SQLiteAuditTests.blobs(.microsoftGUID, count: 40).map { "(\($0))" }
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE p(id TEXT PRIMARY KEY)", "CREATE TABLE c(p BLOB)",
            "INSERT INTO p VALUES \(text.joined(separator: ","))",
            "INSERT INTO c VALUES \(blobs.joined(separator: ","))")
        #expect(
            lines(result.findings) == [
                "store.layout c.p ×40 of 40 microsoftGUID", "store.text-and-blob c.p → p.id ×40 row 1",
            ])
    }

    @Test("says that forms are mixed only where the rule allows them and nothing worse has come of it")
    func mixedForms() throws {
        let digits = SQLiteAuditTests.other.filter { $0 != "-" }
        let sql = "CREATE TABLE t(id); INSERT INTO t VALUES('\(SQLiteAuditTests.one)'), (x'\(digits)')"
        #expect(lines(try SQLiteAuditTests.audit(sql).findings) == ["store.mixed-forms t.id ×2"])
        let text = SQLiteAudit.Column(table: "t", column: "id", rule: ColumnRule(storage: .text))
        #expect(
            lines(try SQLiteAuditTests.audit(sql, columns: [text]).findings) == ["store.storage-class t.id ×1 row 2"])
        #expect(
            lines(try SQLiteAuditTests.audit(sql, "INSERT INTO t VALUES('\(SQLiteAuditTests.other)')").findings)
                == ["store.text-and-blob t.id ×2 row 2"])
    }

    @Test("finds identifiers that the contract wants once and the schema lets in twice")
    func duplicates() throws {
        let sql =
            "CREATE TABLE t(id TEXT); INSERT INTO t VALUES('\(SQLiteAuditTests.one)'), ('x'), ('\(SQLiteAuditTests.one)')"
        let field: FieldName = "order.id"
        let rule = ColumnRule(field: field, isUnique: true)
        let result = try SQLiteAuditTests.audit(sql, columns: [.init(table: "t", column: "id", rule: rule)])
        #expect(
            lines(result.findings) == ["uuid.hex-digit order.id ×1 row 2", "store.duplicates order.id ×2 of 1 row 1"])
        #expect(try SQLiteAuditTests.audit(sql).columns[0].duplicateRowCount == 2)
    }

    @Test("counts repeats in a column of references, and calls neither them nor their spellings twins")
    func referencesAreNoTwins() throws {
        let (one, upper) = (SQLiteAuditTests.one, SQLiteAuditTests.one.uppercased())
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE p(id TEXT PRIMARY KEY)", "CREATE TABLE c(p TEXT)", "INSERT INTO p VALUES('\(one)')",
            "INSERT INTO c VALUES('\(one)'), ('\(one)'), ('\(upper)')")
        #expect(result.columns[1].twinGroupCount == 1 && result.columns[1].twinRowCount == 3)
        #expect(
            lines(result.findings) == ["uuid.not-canonical c.p ×1 row 3", "store.orphans c.p → p.id ×1 row 3"])
    }

    @Test("counts references that find nothing only where the schema declares them, also to a table that is gone")
    func dangling() throws {
        let (one, other) = (SQLiteAuditTests.one, SQLiteAuditTests.other)
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE p(id TEXT PRIMARY KEY)",
            "CREATE TABLE c(p TEXT REFERENCES p, q TEXT REFERENCES gone(id), r TEXT)", "INSERT INTO p VALUES('\(one)')",
            "INSERT INTO c VALUES('\(one)', NULL, '\(one)'), ('\(other)', '\(one)', '\(other)'), (NULL, NULL, NULL)",
            "INSERT INTO c(p) VALUES('x')")
        #expect(
            lines(result.findings) == [
                "uuid.hex-digit c.p ×1 row 4", "store.dangling c.p → p.id ×2 row 2",
                "store.dangling c.q → gone.id ×1",
            ])
    }

    // MARK: Names and kinds of tables

    @Test("takes any name of a table or column, and reports by its place what no report may show")
    func names() throws {
        let result = try SQLiteAuditTests.audit(
            #"CREATE TABLE "a ""b"" [c]"("select" TEXT, "x\#ny" TEXT)"#,
            #"INSERT INTO "a ""b"" [c]" VALUES('\#(SQLiteAuditTests.one.uppercased())', 'z')"#,
            #"UPDATE "a ""b"" [c]" SET "x\#ny" = "select""#)
        #expect(
            result.findings.map(\.field?.text) == [#"a "b" [c].select"#, "column 2 of table 1"])
    }

    @Test("reads tables of every kind", arguments: ["", "WITHOUT ROWID", "STRICT", "STRICT, WITHOUT ROWID"])
    func kinds(options: String) throws {
        let (one, upper) = (SQLiteAuditTests.one, SQLiteAuditTests.one.uppercased())
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE t(id TEXT PRIMARY KEY, n INTEGER) \(options)",
            "INSERT INTO t VALUES('\(one)', 1), ('\(upper)', 2)")
        let hasRows = !options.contains("WITHOUT")
        #expect(
            lines(result.findings)
                == (hasRows
                    ? ["uuid.not-canonical t.id ×1 row 2", "store.twins t.id ×2 of 1 row 1"]
                    : ["uuid.not-canonical t.id ×1", "store.twins t.id ×2 of 1"]))
    }

    @Test("reads UTF-16 as the text that it is")
    func utf16() throws {
        let (one, upper) = (SQLiteAuditTests.one, SQLiteAuditTests.one.uppercased())
        let result = try SQLiteAuditTests.audit(
            "PRAGMA encoding = 'UTF-16be'", "CREATE TABLE t(id TEXT)",
            "INSERT INTO t VALUES('\(one)'), ('\(upper)'), ('ü')")
        #expect(result.columns.first?.forms == [.canonical: 1, .upper: 1, .nonASCII: 1])
        #expect(result.columns.first?.twinRowCount == 2)
    }

    @Test("takes capitals for the same key where the parent's collation does")
    func noCase() throws {
        let result = try SQLiteAuditTests.audit(
            "CREATE TABLE p(id TEXT COLLATE NOCASE PRIMARY KEY)", "CREATE TABLE c(p TEXT REFERENCES p)",
            "INSERT INTO p VALUES('\(SQLiteAuditTests.one)')",
            "INSERT INTO c VALUES('\(SQLiteAuditTests.one.uppercased())')")
        #expect(lines(result.findings) == ["uuid.not-canonical c.p ×1 row 1"])
        #expect(result.references.map(\.matchedCount) == [1])
    }

    @Test("reads tables whose collations and functions only the app has")
    func foreignFunctions() throws {
        let store = try ScratchStore()
        let app = try SQLiteConnection(path: store.path, mode: .create)
        try app.check(
            sqlite3_create_collation_v2(app.handle, "mine", SQLITE_UTF8, nil, { _, _, _, _, _ in 0 }, nil))
        try app.check(
            sqlite3_create_function_v2(
                app.handle, "own", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
                { context, _, _ in sqlite3_result_null(context) },
                nil, nil, nil))
        try app.run(
            """
            CREATE TABLE t(id TEXT COLLATE mine PRIMARY KEY, x TEXT AS (own(id))) WITHOUT ROWID;
            INSERT INTO t VALUES('\(SQLiteAuditTests.one)')
            """)
        #expect(try SQLiteAudit(path: store.path).run().columns.map(\.column) == ["id"])
    }

    @Test("stops where it is told to")
    func cancelled() throws {
        let store = try ScratchStore("CREATE TABLE t(id TEXT); INSERT INTO t VALUES('\(SQLiteAuditTests.one)')")
        let audit = SQLiteAudit(path: store.path) { (_, total) throws(StoreError) in
            #expect(total == 1)
            throw .cancelled
        }
        #expect(throws: StoreError.cancelled) { try audit.run() }
    }
}
