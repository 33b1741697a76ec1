import ContractFindings
import Foundation
import StoreAudit
import Testing
import UUIDContract

@Suite("Twins in a migration")
struct TwinMigrationTests {
    static let twin = "c0ffee02-2222-4aaa-8bbb-000000000002"
    static let single = "919108f7-52d1-4320-9bac-f847db4148a8"

    /// Two folders of one identifier, files of each, of neither spelling, and of a folder without a twin; and tags of files.
    static let folders = [
        "CREATE TABLE folder(id TEXT PRIMARY KEY, name TEXT)",
        "CREATE TABLE file(id TEXT PRIMARY KEY, folder_id TEXT REFERENCES folder(id) ON UPDATE CASCADE ON DELETE CASCADE)",
        "CREATE TABLE tag(n INTEGER PRIMARY KEY, file_id TEXT)",
        "INSERT INTO folder VALUES('\(twin)', 'small'), (upper('\(twin)'), 'great'), (upper('\(single)'), 'single')",
        """
        INSERT INTO file VALUES('F0000001-0000-4000-8000-000000000001', '\(twin)'),
        ('F0000001-0000-4000-8000-000000000002', upper('\(twin)')),
        ('F0000001-0000-4000-8000-000000000003', '{\(twin)}'), ('F0000001-0000-4000-8000-000000000004', '\(single)')
        """,
        """
        INSERT INTO tag(file_id) VALUES('F0000001-0000-4000-8000-000000000001'),
        ('f0000001-0000-4000-8000-000000000002'), ('F0000001-0000-4000-8000-000000000003'),
        ('f0000001-0000-4000-8000-000000000004')
        """,
    ]

    /// What is left: names of folders, last digits of files, numbers of tags.
    static func rest(of store: MigrationStore) throws -> [[String]] {
        [
            try store.column("SELECT name FROM folder ORDER BY rowid"),
            try store.column("SELECT substr(id, -1) FROM file ORDER BY 1"),
            try store.column("SELECT n FROM tag ORDER BY 1"),
        ]
    }

    static func categories(of store: MigrationStore) throws -> [[String]] {
        try store.rows(
            """
            SELECT source_table, source_rowid, category FROM bytecontract_quarantine GROUP BY run, entry ORDER BY 1, 2
            """)
    }

    @Test("stop it by default: reported, with exit code 1, and not a byte is changed")
    func stop() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let before = try store.bytes()
        let (plan, decisions) = try store.plan(twins: .stop)
        #expect(!plan.isApplicable && plan.twinGroupCount == 1)
        #expect(decisions.groups.map(\.rows) == [[1, 2]] && decisions.groups[0].stay == nil)
        #expect(decisions.groups[0].table == "folder" && decisions.groups[0].columns == ["id"])
        for apply in [false, true] {
            let record = try store.migration.run(plan, apply: apply)
            #expect(record.outcome == .stopped && record.exitCode == 1 && record.run == nil)
            #expect(record.tables.map(\.twinGroupCount) == [1, 0, 0])
        }
        #expect(try store.bytes() == before)
        #expect(try store.fileNames() == ["store.sqlite"])
    }

    @Test("all move into quarantine where none is named to stay, and who refers to them follows")
    func quarantine() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let before = try store.dump()
        let (plan, decisions) = try store.plan()
        #expect(plan.tables.map(\.quarantinedRowCount) == [2, 3, 3])
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(
            record.tables.map(\.quarantined) == [[.twin: 2], [.child: 2, .ambiguous: 1], [.child: 3]])
        #expect(try TwinMigrationTests.rest(of: store) == [["'single'"], ["'4'"], ["4"]])
        #expect(
            try TwinMigrationTests.categories(of: store) == [
                ["'file'", "1", "'child'"], ["'file'", "2", "'child'"], ["'file'", "3", "'ambiguous'"],
                ["'folder'", "1", "'twin'"], ["'folder'", "2", "'twin'"],
                ["'tag'", "1", "'child'"], ["'tag'", "2", "'child'"], ["'tag'", "3", "'child'"],
            ])
        #expect(
            try store.rows(
                "SELECT column_name, value FROM bytecontract_quarantine WHERE source_table = 'folder' ORDER BY entry, 1"
            )
                == [
                    ["'id'", "'\(TwinMigrationTests.twin)'"], ["'name'", "'small'"],
                    ["'id'", "'\(TwinMigrationTests.twin.uppercased())'"], ["'name'", "'great'"],
                ])
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
    }

    @Test("keep the row that the decisions name, with those that refer to it by its spelling")
    func decided() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let before = try store.dump()
        var (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 2
        let written = try MigrationDecisions(document: Array(decisions.document.utf8))
        #expect(written == decisions)
        plan = try MigrationPlan(document: Array(plan.document.utf8))
        let record = try store.migration.run(plan, decisions: written, apply: true)
        #expect(try TwinMigrationTests.rest(of: store) == [["'great'", "'single'"], ["'2'", "'4'"], ["2", "4"]])
        #expect(try store.column("SELECT id FROM folder WHERE name = 'great'") == ["'\(TwinMigrationTests.twin)'"])
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
    }

    @Test("leave those that refer to them where they are, if the user says that they refer to the row that stays")
    func repointed() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let before = try store.dump()
        var (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 1
        decisions.children = .repoint
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(record.quarantinedRowCount == 1 && record.danglingAfter == 0)
        #expect(
            try TwinMigrationTests.rest(of: store)
                == [["'small'", "'single'"], ["'1'", "'2'", "'3'", "'4'"], ["1", "2", "3", "4"]])
        #expect(
            try store.column("SELECT DISTINCT folder_id FROM file ORDER BY 1")
                == ["'\(TwinMigrationTests.single)'", "'\(TwinMigrationTests.twin)'"])
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
        // Where none stays there is nothing to refer to.
        (plan, decisions) = try store.plan()
        decisions.children = .repoint
        #expect(try store.migration.run(plan, decisions: decisions, apply: false).quarantinedRowCount == 8)
    }

    @Test("of several columns are rows that only together become equal")
    func composite() throws {
        let store = try MigrationStore([
            "CREATE TABLE member(user TEXT, grp TEXT, role INTEGER, UNIQUE(user, grp, role))",
            "INSERT INTO member VALUES('\(TwinMigrationTests.twin)', '\(TwinMigrationTests.single)', 1)",
            "INSERT INTO member VALUES(upper('\(TwinMigrationTests.twin)'), '\(TwinMigrationTests.single)', 1)",
            "INSERT INTO member VALUES(upper('\(TwinMigrationTests.twin)'), '\(TwinMigrationTests.single)', 2)",
            "INSERT INTO member VALUES('\(TwinMigrationTests.twin)', NULL, 1), (upper('\(TwinMigrationTests.twin)'), NULL, 1)",
        ])
        let (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.rows) == [[1, 2]])
        #expect(decisions.groups[0].columns == ["user", "grp", "role"])
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(record.tables.map(\.rowsAfter) == [3])
        #expect(try store.column("SELECT rowid FROM member ORDER BY 1") == ["3", "4", "5"])
    }

    @Test("in a table WITHOUT ROWID are named by their places in the primary key, and come back by it")
    func withoutRowID() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(zone INTEGER, id TEXT, note TEXT, PRIMARY KEY(zone, id)) WITHOUT ROWID",
            "INSERT INTO item VALUES(2, upper('\(TwinMigrationTests.twin)'), 'b'), (2, '\(TwinMigrationTests.twin)', 'c')",
            "INSERT INTO item VALUES(1, upper('\(TwinMigrationTests.twin)'), 'a'), (3, upper('\(TwinMigrationTests.single)'), 'd')",
        ])
        let before = try store.dump()
        var (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.rows) == [[2, 3]])
        decisions.groups[0].stay = 2
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(
            try store.rows("SELECT zone, id, note FROM item") == [
                ["1", "'\(TwinMigrationTests.twin)'", "'a'"], ["2", "'\(TwinMigrationTests.twin)'", "'b'"],
                ["3", "'\(TwinMigrationTests.single)'", "'d'"],
            ])
        #expect(record.changedRowCount == 3)
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
    }

    @Test("are found where a constraint says REPLACE, which would delete one of them in silence")
    func replacing() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(id TEXT PRIMARY KEY ON CONFLICT REPLACE, n INTEGER)",
            "INSERT INTO item VALUES('\(TwinMigrationTests.twin)', 1), (upper('\(TwinMigrationTests.twin)'), 2)",
        ])
        #expect(try store.plan().decisions.groups.map(\.rows) == [[1, 2]])
        // What is made of a column by an expression is not looked through; SQLite refuses, and nothing is lost.
        let computed = try MigrationStore([
            "CREATE TABLE item(id TEXT, head TEXT AS (substr(id, 1, 2)) UNIQUE ON CONFLICT REPLACE)",
            "INSERT INTO item VALUES('{\(TwinMigrationTests.twin)}'), ('c0a80001-0000-4000-8000-000000000001')",
        ])
        let before = try computed.bytes()
        let (plan, _) = try computed.plan()
        #expect(plan.twinGroupCount == 0)
        #expect(throws: MigrationError.store(.constraint("UNIQUE"))) { try computed.migration.run(plan, apply: true) }
        #expect(try computed.bytes() == before)
        #expect(try computed.fileNames() == ["store.sqlite"])
    }

    @Test("take a whole tree with them, whose rows refer to others of their own table")
    func tree() throws {
        let store = try MigrationStore([
            "CREATE TABLE node(id TEXT PRIMARY KEY, up TEXT REFERENCES node(id))",
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
            INSERT INTO node SELECT printf('C0FFEE%02d-2222-4AAA-8BBB-000000000002', i),
            CASE WHEN i > 1 THEN printf('c0ffee%02d-2222-4aaa-8bbb-000000000002', i - i % 7 / 6 - 1) END FROM n
            """,
            "INSERT INTO node VALUES('c0ffee30-2222-4aaa-8bbb-000000000002', NULL)",
            "INSERT INTO node VALUES('\(TwinMigrationTests.single)', '\(TwinMigrationTests.single)')",
        ])
        let before = try store.dump()
        let (plan, decisions) = try store.plan()
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        // Who is above the twins stays, and a row that refers to itself.
        let rest = try store.column("SELECT rowid FROM node ORDER BY 1").compactMap(Int.init)
        #expect(rest == Array(1...29) + [62])
        #expect(record.danglingAfter == 0 && record.tables[0].quarantined[.twin] == 2)
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
    }

    @Test("take those with them that refer to them by several columns, or by another key than the identifier")
    func otherKeys() throws {
        let store = try MigrationStore([
            "CREATE TABLE area(zone INTEGER, id TEXT, name TEXT UNIQUE, PRIMARY KEY(zone, id))",
            """
            CREATE TABLE spot(n INTEGER PRIMARY KEY AUTOINCREMENT, zone INTEGER, area TEXT, called TEXT REFERENCES area(name),
            FOREIGN KEY(zone, area) REFERENCES area(zone, id))
            """,
            """
            INSERT INTO area VALUES(1, '\(TwinMigrationTests.twin)', 'a'), (1, upper('\(TwinMigrationTests.twin)'), 'b'),
            (2, upper('\(TwinMigrationTests.twin)'), 'c')
            """,
            """
            INSERT INTO spot(zone, area, called) VALUES(1, '\(TwinMigrationTests.twin)', NULL),
            (1, upper('\(TwinMigrationTests.twin)'), 'c'), (2, '\(TwinMigrationTests.twin)', NULL), (NULL, NULL, 'b'),
            (NULL, upper('\(TwinMigrationTests.twin)'), 'a'), (1, NULL, 'x')
            """,
        ])
        let before = try store.dump()
        var (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.rows) == [[1, 2]])
        decisions.groups[0].stay = 1
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(try store.column("SELECT name FROM area ORDER BY 1") == ["'a'", "'c'"])
        #expect(try store.column("SELECT n FROM spot ORDER BY 1") == ["1", "3", "5", "6"])
        #expect(record.danglingAfter == 1)
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
    }

    @Test("are only rows that a partial index holds")
    func partial() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(id TEXT, gone INTEGER, \"where\" TEXT)",
            "CREATE UNIQUE INDEX live ON item(id) /* WHERE */ WHERE gone = 0 AND \"where\" <> ' where '",
            "INSERT INTO item VALUES('\(TwinMigrationTests.twin)', 0, ''), (upper('\(TwinMigrationTests.twin)'), 1, '')",
            "INSERT INTO item VALUES('\(TwinMigrationTests.single)', 0, ''), (upper('\(TwinMigrationTests.single)'), 0, '')",
            "INSERT INTO item VALUES('\(TwinMigrationTests.twin)', 1, '')",
        ])
        let groups = try store.plan().decisions.groups
        #expect(groups.map(\.rows) == [[3, 4]] && groups.map(\.index) == ["live"])
    }

    @Test("are named in decisions that fit, or the decisions are refused")
    func wrongDecisions() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let before = try store.bytes()
        var (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 3
        #expect(throws: MigrationError.noSuchRow(decision: 0)) {
            try store.migration.run(plan, decisions: decisions, apply: true)
        }
        decisions.groups[0].rows = [1, 3]
        #expect(throws: MigrationError.planOutdated(.decision(0))) {
            try store.migration.run(plan, decisions: decisions, apply: true)
        }
        plan = try store.plan(twins: .stop).plan
        #expect(try store.migration.run(plan, decisions: nil, apply: true).outcome == .stopped)
        #expect(try store.bytes() == before)
    }

    /// Twins 1 and 2, and twins 3 and 4, of which each refers to one of the others.
    private static let referring = [
        "CREATE TABLE node(id TEXT PRIMARY KEY, up TEXT REFERENCES node(id))",
        "INSERT INTO node VALUES('\(twin)', NULL), (upper('\(twin)'), NULL)",
        "INSERT INTO node VALUES('\(single)', upper('\(twin)')), (upper('\(single)'), '\(twin)')",
    ]

    @Test("that are named to stay and refer to rows that go are refused before any change")
    func stayingChildren() throws {
        let store = try MigrationStore(TwinMigrationTests.referring)
        let before = try store.bytes()
        var (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.rows) == [[1, 2], [3, 4]])
        for (first, second, children, isRefused) in [
            (1, 3, .quarantine, true), (nil, 3, .quarantine, true), (nil, 3, .repoint, true),
            (1, nil, .quarantine, false),
            (1, 4, .quarantine, false), (2, 3, .quarantine, false), (1, 3, .repoint, false),
            (nil, nil, .quarantine, false),
        ] as [(Int?, Int?, MigrationDecisions.Children, Bool)] {
            decisions.groups[0].stay = first
            decisions.groups[1].stay = second
            decisions.children = children
            for apply in isRefused ? [false, true] : [false] {
                let error: MigrationError? = isRefused ? .stayGoes(rowCount: 1) : nil
                var found: MigrationError?
                do throws(MigrationError) {
                    _ = try store.migration.run(plan, decisions: decisions, apply: apply)
                } catch {
                    found = error
                }
                #expect(found == error, "\(String(describing: first)) \(String(describing: second)) \(children)")
                #expect(try store.bytes() == before)
                #expect(try store.fileNames() == ["store.sqlite"])
            }
        }
        // Where twins stop it, nothing goes.
        decisions.groups[0].stay = 1
        decisions.groups[1].stay = 3
        decisions.children = .quarantine
        plan = try store.plan(twins: .stop).plan
        #expect(try store.migration.run(plan, decisions: decisions, apply: false).outcome == .stopped)
    }

    @Test("that are named to stay and go with another table, or by a group that the decisions leave out, are refused")
    func stayingByOthers() throws {
        let store = try MigrationStore([
            "CREATE TABLE top(id TEXT PRIMARY KEY)",
            "CREATE TABLE middle(name TEXT PRIMARY KEY, top TEXT REFERENCES top(id))",
            "CREATE TABLE low(id TEXT, gone INTEGER, middle TEXT REFERENCES middle(name))",
            "CREATE UNIQUE INDEX live ON low(id) WHERE gone = 0",
            "INSERT INTO top VALUES('\(TwinMigrationTests.twin)'), (upper('\(TwinMigrationTests.twin)'))",
            "INSERT INTO middle VALUES('m', upper('\(TwinMigrationTests.twin)'))",
            "INSERT INTO low VALUES('\(TwinMigrationTests.single)', 0, 'm'), (upper('\(TwinMigrationTests.single)'), 0, NULL)",
        ])
        var (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.table) == ["top", "low"])
        decisions.groups[0].stay = 1
        decisions.groups[1].stay = 1
        #expect(throws: MigrationError.stayGoes(rowCount: 1)) {
            try store.migration.run(plan, decisions: decisions, apply: true)
        }
        decisions.groups[1].stay = 2
        #expect(try store.migration.run(plan, decisions: decisions, apply: false).outcome == .dryRun)

        try store.run("INSERT INTO low VALUES('{\(TwinMigrationTests.single)}', 1, NULL)")
        (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.rows) == [[1, 2], [1, 2], [1, 2, 3]])
        decisions.groups[1].stay = 2
        decisions.groups.removeLast()
        #expect(throws: MigrationError.stayGoes(rowCount: 1)) {
            try store.migration.run(plan, decisions: decisions, apply: true)
        }
    }
}
