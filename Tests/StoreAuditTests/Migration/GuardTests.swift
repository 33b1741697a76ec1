import ContractFindings
import Foundation
import StoreAudit
import Testing

@Suite("A guard")
struct GuardTests {
    private static let canonical = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let other = "c0ffee02-2222-4aaa-8bbb-000000000002"
    /// One value of each form, as SQL writes it, with its name.
    private static let values: [(form: String, sql: String)] = [
        ("canonical", "'\(canonical)'"), ("upper", "upper('\(canonical)')"),
        ("mixed", "'F' || substr('\(canonical)', 2)"),
        ("unhyphenated", "replace('\(canonical)', '-', '')"), ("braces", "'{\(canonical)}'"),
        ("urn", "'urn:uuid:\(canonical)'"),
        ("white space before", "' \(canonical)'"), ("white space behind", "'\(canonical)' || char(10)"),
        ("nul", "'\(canonical)' || char(0)"), ("nul and more", "'\(canonical)' || char(0) || 'x'"),
        ("nonASCII", "'\(canonical)' || char(160)"), ("malformed", "'g' || substr('\(canonical)', 2)"),
        ("wrongLength", "'x'"), ("blob16", "x'919108f752d143209bacf847db4148a8'"),
        ("blob36", "CAST('\(canonical)' AS BLOB)"),
        ("blobOther", "x'00'"), ("integer", "12"), ("real", "1.5"), ("null", "NULL"), ("empty", "''"),
        ("empty BLOB", "x''"),
    ]

    @Test("lets the target's form in and keeps each other out", arguments: MigrationOptions.Target.allCases)
    func forms(_ target: MigrationOptions.Target) throws {
        for encoding in ["UTF-8", "UTF-16le"] {
            for isNotNull in [false, true] {
                let store = try MigrationStore([
                    "PRAGMA encoding = '\(encoding)'",
                    "CREATE TABLE \"a b\"(\"i\"\"d\"\(isNotNull ? " NOT NULL" : ""), n)",
                    "INSERT INTO \"a b\" VALUES(\(target == .text ? "'\(Self.canonical)'" : Self.values[13].sql), 1)",
                ])
                let plan = try store.plan(target).plan
                let schema = try StoreSchema(reading: SQLiteConnection(path: store.path, mode: .readOnly))
                let found = try #require(ColumnGuard.guards(of: plan, in: schema).first)
                try store.run(found.triggers.joined(separator: "\n"))
                try store.run("CREATE TABLE new(\"i\"\"d\"\(isNotNull ? " NOT NULL" : "") \(found.check), n)")
                for (form, sql) in Self.values {
                    let isWelcome =
                        form == (target == .text ? "canonical" : "blob16") || (form == "null" && !isNotNull)
                    for statement in [
                        "INSERT INTO \"a b\" VALUES(\(sql), 2)", "INSERT OR REPLACE INTO \"a b\" VALUES(\(sql), 2)",
                        "UPDATE \"a b\" SET \"i\"\"d\" = \(sql) WHERE n = 1", "INSERT INTO new VALUES(\(sql), 2)",
                    ] {
                        let isIn = (try? store.run(statement)) != nil
                        #expect(isIn == isWelcome, "\(form) \(statement.prefix(24)) \(encoding) \(isNotNull)")
                    }
                }
            }
        }
    }

    @Test("comes with a unique index where the column is a key without one, and only there")
    func uniqueIndexes() throws {
        let store = try MigrationStore([
            "CREATE TABLE a(id TEXT, other TEXT UNIQUE)",
            "INSERT INTO a VALUES('\(Self.canonical)', '\(Self.canonical)')",
            "CREATE TABLE b(a TEXT)", "INSERT INTO b VALUES('\(Self.canonical)'), ('\(Self.canonical)')",
        ])
        let plan = try store.plan().plan
        let schema = try StoreSchema(reading: SQLiteConnection(path: store.path, mode: .readOnly))
        let guards = ColumnGuard.guards(of: plan, in: schema)
        #expect(guards.map { "\($0.place.table).\($0.place.column)" }.sorted() == ["a.id", "a.other", "b.a"])
        #expect(guards.first { $0.place.column == "other" }?.uniqueIndex == nil)
        #expect(guards.first { $0.place.table == "b" }?.uniqueIndex == nil)
    }

    @Test("says how many rows of its column do not hold it, in each form of the record")
    func notes() throws {
        let store = try MigrationStore([
            "CREATE TABLE a(id TEXT)", "INSERT INTO a VALUES(upper('\(Self.other)')), (NULL), ('admin'), ('')",
            "CREATE TABLE b(id TEXT)", "INSERT INTO b VALUES('5B2E7C90-1F3A-4D68-B7A4-90C1D2E3F405'), (NULL)",
            "CREATE TABLE c(id TEXT PRIMARY KEY)",
            "INSERT INTO c VALUES(upper('\(Self.canonical)')), ('\(Self.canonical)'), ('admin')",
        ])
        let columns = ["a", "b", "c"].map { ColumnPlace(table: $0, column: "id") }
        let plan = try store.plan(columns: columns).plan
        let record = try store.migration.run(plan, apply: true)
        let guards = try plan.guards(path: store.path)
        let notes = Dictionary(uniqueKeysWithValues: guards.map { ($0.place.table, $0.note) })
        #expect(notes["a"]??.hasPrefix("-- Note: 2 rows of this column do not hold this") == true)
        #expect(notes["b"] == .some(nil))
        #expect(notes["c"]??.hasPrefix("-- Note: up to 1 row of this column does not hold this") == true)
        for paper in [
            ColumnGuard.markdown(guards), record.text(store: "", guards: guards), record.document(guards: guards),
        ] {
            #expect(paper.components(separatedBy: "-- Note: ").count == 3)
            #expect(paper.components(separatedBy: "-- Note: 2 rows").count == 2)
        }
        // What it says is so, and as SQL it does no harm.
        let found = try #require(guards.first { $0.place.table == "a" })
        let note = try #require(found.note)
        try store.run("CREATE TABLE new(id TEXT \(note)\n\(found.check))")
        #expect(throws: StoreError.self) { try store.run("INSERT INTO new SELECT id FROM a") }
        try store.run("\(note)\n\(found.triggers.joined(separator: "\n"))")
        #expect(throws: StoreError.self) { try store.run("UPDATE a SET id = id") }
        let wrong = try store.column("SELECT count(*) FROM a WHERE id IS NOT NULL AND id <> '\(Self.other)'")
        #expect(wrong == ["2"])
    }
}
