import Foundation
import StoreAudit
import Testing

@Suite("A column of few identifiers")
struct ValueSearchTests {
    private static let one = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let two = "c0ffee02-2222-4aaa-8bbb-000000000002"

    private static let guests = [
        "CREATE TABLE orders(id TEXT PRIMARY KEY)",
        "CREATE TABLE note(k INTEGER PRIMARY KEY, ref TEXT)",
        "INSERT INTO orders VALUES(upper('\(one)'))",
        "INSERT INTO note(ref) VALUES(upper('\(one)')), ('guest1'), ('guest2'), (NULL), ('')",
    ]

    @Test("changes with those that it refers to, and keeps its other values")
    func follows() throws {
        for target in MigrationOptions.Target.allCases {
            let store = try MigrationStore(Self.guests)
            let before = try store.dump()
            let plan = try store.plan(target).plan
            #expect(
                plan.columns.map(\.place.column) == ["id", "ref"]
                    && plan.columns.map(\.isKey) == [true, false])
            #expect(plan.references.map(\.reference.isDeclared) == [false])
            let record = try store.migration.run(plan, apply: true)
            #expect(try store.column("SELECT k FROM orders JOIN note ON ref = id") == ["1"])
            #expect(
                try store.column("SELECT ref FROM note WHERE k > 1") == [
                    "'guest1'", "'guest2'", "NULL", "''",
                ])
            _ = try store.migration.undo(run: try #require(record.run))
            #expect(try store.dump() == before)
        }
    }

    @Test("is found along any number of tables, of any type and collation")
    func chains() throws {
        let store = try MigrationStore(
            Self.guests + [
                "CREATE TABLE b(ref UUID COLLATE NOCASE)", "CREATE TABLE c(\"x y\")",
                "CREATE TABLE d(n INTEGER, other BLOB)",
                "INSERT INTO note(ref) VALUES('{\(Self.two)}'), ('guest3'), ('guest4'), ('guest5')",
                "INSERT INTO b VALUES('919108F7-52d1-4320-9bac-f847db4148a8'), ('a'), ('b'), ('c')",
                "INSERT INTO c VALUES('{\(Self.two)}'), ('a'), ('b'), (2.5), ('00000000-0000-0000-0000-000000000000')",
                "INSERT INTO d VALUES(1, 'urn:uuid:00000000-0000-0000-0000-000000000000'), (2, '')",
                // So that it is not found by its contents either.
                "WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 30) INSERT INTO d SELECT i, 'x' FROM n",
            ])
        let plan = try store.plan(.blob).plan
        #expect(Set(plan.columns.map(\.place.table)) == ["orders", "note", "b", "c"])
        _ = try store.migration.run(plan, apply: true)
        #expect(try store.column("SELECT count(*) FROM note JOIN c ON ref = \"x y\"") == ["1"])
        #expect(try store.column("SELECT count(*) FROM orders JOIN b ON ref = id") == ["1"])
    }

    @Test("loses rows to the quarantine with the twins that they refer to")
    func quarantine() throws {
        let store = try MigrationStore(Self.guests + ["INSERT INTO orders VALUES('\(Self.one)')"])
        var (plan, decisions) = try store.plan()
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(record.tables.map(\.quarantined) == [[.twin: 2], [.child: 1]])
        #expect(try store.column("SELECT k FROM note") == ["2", "3", "4", "5"])
        _ = try store.migration.undo(run: try #require(record.run))
        (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 1
        _ = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(try store.column("SELECT k FROM orders JOIN note ON ref = id") == ["1"])
    }

    @Test("that has come since the plan makes it outdated")
    func outdated() throws {
        let store = try MigrationStore(
            Self.guests + ["CREATE TABLE late(ref TEXT)", "INSERT INTO late VALUES('x')"])
        let plan = try store.plan().plan
        try store.run("INSERT INTO late VALUES(upper('\(Self.one)'))")
        let before = try store.bytes()
        #expect(throws: MigrationError.planOutdated(.table("late"))) {
            try store.migration.run(plan, apply: true)
        }
        #expect(try store.bytes() == before)
    }

    @Test(
        "still joins with every row that it joined with before", .timeLimit(.minutes(60)),
        arguments: MigrationOptions.Target.allCases)
    func everyJoin(_ target: MigrationOptions.Target) throws {
        let first = UInt64.random(in: 0...UInt64.max / 2)
        var matchCount = 0
        for seed in first..<first + 40 {
            do { matchCount += try check(seed, target) } catch { Issue.record(error, "seed \(seed)") }
        }
        #expect(matchCount > 0, "from seed \(first)")
    }

    /// - Returns: The number of pairs of rows that were held against each other.
    private func check(_ seed: UInt64, _ target: MigrationOptions.Target) throws -> Int {
        var random = SeededGenerator(seed: seed)
        let identifiers = (1...3).map { String(format: "c0ffee%02d-2222-4aaa-8bbb-00000000abc1", $0) }
        func value(_ share: Int) -> String {
            guard Int.random(in: 0..<100, using: &random) < share else {
                return ["'guest\(Int.random(in: 0..<9, using: &random))'", "NULL", "7", "x'00'", "''"]
                    .randomElement(using: &random) ?? "NULL"
            }
            let text = identifiers.randomElement(using: &random) ?? ""
            return ["'\(text)'", "upper('\(text)')", "'{\(text)}'", "replace('\(text)', '-', '')"]
                .randomElement(using: &random) ?? "NULL"
        }
        var sql: [String] = []
        var columns: [(table: String, column: String)] = []
        for (index, share) in [90, 15, 15, 15].enumerated() {
            let type =
                ["TEXT", "BLOB", "", "TEXT COLLATE NOCASE", "UUID"].randomElement(using: &random) ?? ""
            let key = index == 0 && Bool.random(using: &random) ? " UNIQUE" : ""
            sql.append("CREATE TABLE t\(index)(n INTEGER PRIMARY KEY, v \(type)\(key))")
            for _ in 0..<12 { sql.append("INSERT OR IGNORE INTO t\(index)(v) VALUES(\(value(share)))") }
            columns.append(("t\(index)", "v"))
        }
        let store = try MigrationStore(sql)
        func joins() throws -> Set<String> {
            var found: Set<String> = []
            for one in columns {
                for other in columns where one.table != other.table {
                    let rows = try store.rows(
                        """
                        SELECT a.n, b.n FROM \(one.table) AS a JOIN \(other.table) AS b ON a.v = b.v
                        WHERE typeof(a.v) IN ('text', 'blob')
                        """)
                    found.formUnion(rows.map { "\(one.table) \($0[0]) \(other.table) \($0[1])" })
                }
            }
            return found
        }
        let before = try joins()
        let made: (plan: MigrationPlan, decisions: MigrationDecisions)
        do { made = try store.plan(target) } catch MigrationError.nothingToMigrate { return 0 }
        let record = try store.migration.run(made.plan, decisions: made.decisions, apply: true)
        var moved: Set<String> = []
        if record.run != nil {
            let rows = try store.rows("SELECT source_table, source_rowid FROM bytecontract_quarantine")
            moved = Set(rows.map { "\($0[0].filter { $0 != "'" }) \($0[1])" })
        }
        let expected = before.filter { line in
            let words = line.split(separator: " ")
            return !moved.contains("\(words[0]) \(words[1])")
                && !moved.contains("\(words[2]) \(words[3])")
        }
        let after = try joins()
        #expect(expected.isSubset(of: after), "seed \(seed)")
        return expected.count
    }
}
