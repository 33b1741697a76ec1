import CSQLite
import ContractFindings
import Foundation
import StoreAudit
import Testing
import UUIDContract

@Suite("What a schema asks of a migration")
struct SchemaMigrationTests {
    private static let one = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let two = "c0ffee02-2222-4aaa-8bbb-000000000002"

    /// Applies, looks, undoes, and wants all back.
    private func roundTrip(
        _ store: MigrationStore, _ target: MigrationOptions.Target = .text, layout: ByteLayout? = nil,
        columns: [ColumnPlace] = [], look: (MigrationRecord) throws -> Void
    ) throws {
        let before = try store.dump()
        let (plan, decisions) = try store.plan(target, layout: layout, columns: columns)
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        try look(record)
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
    }

    @Test("triggers do not run, and the plan names them with all else that touches a column")
    func triggers() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(id TEXT NOT NULL CHECK (length(id) > 30), low TEXT AS (lower(id)), high TEXT AS (upper(id)) STORED)",
            "CREATE INDEX item_low ON item(low)", "CREATE UNIQUE INDEX item_id ON item(id)",
            "CREATE TABLE log(n INTEGER)", "CREATE VIEW shown AS SELECT id FROM item",
            "CREATE TRIGGER noted AFTER UPDATE ON item BEGIN INSERT INTO log VALUES(1); END",
            "CREATE TRIGGER refused BEFORE UPDATE OF id ON item BEGIN SELECT RAISE(ABORT, 'no'); END",
            "INSERT INTO item(id) VALUES(upper('\(Self.one)'))",
        ])
        let (plan, _) = try store.plan()
        let names = plan.objects.map { "\($0.kind.rawValue) \($0.name ?? "")" }
        for name in [
            "check ", "uniqueIndex item_id", "view shown", "trigger noted", "trigger refused", "generatedColumn low",
            "generatedColumn high",
        ] {
            #expect(names.contains(name), "\(name)")
        }
        try roundTrip(store) { (record: MigrationRecord) throws in
            #expect(
                try store.rows("SELECT id, low, high FROM item")
                    == [["'\(Self.one)'", "'\(Self.one)'", "'\(Self.one.uppercased())'"]])
            #expect(try store.column("SELECT count(*) FROM log") == ["0"])
            #expect(record.markdown.contains("no trigger runs"))
        }
    }

    @Test("BLOBs in a named layout become canonical text, and text and BLOB meet")
    func layouts() throws {
        let texts = [Self.two, "0a1b2c3d-4e5f-4ab0-8c7d-00000000000e"]
        let wire = try texts.map { text in
            let uuid = try #require(UUID(uuidString: text))
            return "x'" + ByteLayout.microsoftGUID.encode(uuid).map { String(format: "%02x", $0) }.joined() + "'"
        }
        let store = try MigrationStore([
            "CREATE TABLE parent(id BLOB PRIMARY KEY)", "CREATE TABLE child(parent_id REFERENCES parent(id))",
            "INSERT INTO parent VALUES(\(wire[0])), (\(wire[1]))",
            "INSERT INTO child VALUES('\(Self.two)'), (\(wire[0]))",
        ])
        let untouched = try store.bytes()
        #expect(throws: MigrationError.layoutNotNamed(table: "parent", column: "id")) { try store.plan(.text) }
        for target in MigrationOptions.Target.allCases {
            #expect(
                throws: MigrationError.layoutContradicted(
                    table: "parent", column: "id", named: .rfc9562, found: .microsoftGUID)
            ) { try store.plan(target, layout: .rfc9562) }
        }
        #expect(throws: MigrationError.self) { try store.plan(.blob) }
        #expect(try store.bytes() == untouched)
        try roundTrip(store, .text, layout: .microsoftGUID) { (record: MigrationRecord) throws in
            #expect(try store.column("SELECT id FROM parent ORDER BY rowid") == texts.map { "'\($0)'" })
            #expect(try store.column("SELECT parent_id FROM child") == ["'\(Self.two)'", "'\(Self.two)'"])
            #expect(record.references.map(\.orphanCount) == [1])
        }
        let blobs = texts.map { "x'\($0.filter { $0 != "-" })'" }
        try roundTrip(store, .blob, layout: .microsoftGUID) { (record: MigrationRecord) throws in
            #expect(try store.column("SELECT id FROM parent ORDER BY rowid") == blobs)
            #expect(try store.column("SELECT parent_id FROM child") == [blobs[0], blobs[0]])
            #expect(record.columns.map(\.changed) == [[.blob16: 2], [.blob16: 1, .canonical: 1]])
        }
    }

    @Test("values without a meaning stay as they are and are counted by form")
    func left() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(id)",
            """
            INSERT INTO item VALUES('{\(Self.one)}'), ('urn:uuid:\(Self.two)'), (NULL), (''), (x''), (12), (1.5), ('rest'),
            (x'00ff'), (' '), ('\(Self.one)' || char(160)), (CAST('\(Self.two)' AS BLOB)), ('\(Self.two)' || char(0) || 'x')
            """,
        ])
        try roundTrip(store, columns: [ColumnPlace(table: "ITEM", column: "ID")]) { (record: MigrationRecord) throws in
            #expect(record.columns.map(\.place) == [ColumnPlace(table: "item", column: "id")])
            #expect(record.columns[0].changed == [.braces: 1])
            #expect(
                record.columns[0].left == [
                    .null: 1, .empty: 2, .integer: 1, .real: 1, .wrongLength: 1, .blobOther: 1, .whiteSpace: 1,
                    .nonASCII: 1,
                ])
            #expect(record.tables[0].quarantined == [.twin: 3])
        }
    }

    @Test("a column of collation NOCASE changes too, though SQLite sees no difference")
    func noCase() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(id TEXT COLLATE NOCASE PRIMARY KEY) WITHOUT ROWID",
            "CREATE TABLE part(item_id TEXT COLLATE NOCASE REFERENCES item(id))",
            "INSERT INTO item VALUES(upper('\(Self.one)'))",
            "INSERT INTO part VALUES('\(Self.one)'), (upper('\(Self.one)'))",
        ])
        try roundTrip(store) { (record: MigrationRecord) throws in
            #expect(record.changedRowCount == 2 && record.quarantinedRowCount == 0)
            #expect(try store.column("SELECT id FROM item") == ["'\(Self.one)'"])
            #expect(try store.column("SELECT DISTINCT item_id COLLATE BINARY FROM part") == ["'\(Self.one)'"])
        }
    }

    @Test("rows with rowids of their own come back with them, also under odd names and in UTF-16")
    func names() throws {
        let table = "\"a \"\" table; --\""
        let store = try MigrationStore([
            "PRAGMA encoding = 'UTF-16le'",
            "CREATE TABLE \(table)(\"rowid\" TEXT UNIQUE, \"oid\" REAL, \"it's\" TEXT)",
            """
            INSERT INTO \(table)(_rowid_, "rowid", "oid", "it's") VALUES(-5, upper('\(Self.one)'), 3.0, 'ä'),
            (9000000000, '\(Self.one)', -0.0, x'00'), (7, upper('\(Self.two)'), 1e300, char(0xd800))
            """,
        ])
        try roundTrip(store) { (record: MigrationRecord) throws in
            #expect(record.tables.map(\.quarantined) == [[.twin: 2]])
            #expect(try store.rows("SELECT _rowid_, \"rowid\" FROM \(table)") == [["7", "'\(Self.two)'"]])
        }
        let hidden = try MigrationStore([
            "CREATE TABLE item(rowid TEXT, _rowid_ TEXT, oid TEXT)",
            "INSERT INTO item VALUES(upper('\(Self.one)'), '', '')",
        ])
        #expect(throws: MigrationError.noAddress(table: "item")) { try hidden.plan() }
    }

    @Test("no action of a foreign key changes or deletes a row, and broken references of before are no hindrance")
    func foreignKeys() throws {
        let store = try MigrationStore([
            "CREATE TABLE node(id TEXT PRIMARY KEY, up TEXT REFERENCES node(id) ON UPDATE SET NULL ON DELETE CASCADE)",
            "INSERT INTO node VALUES(upper('\(Self.one)'), NULL), (upper('\(Self.two)'), '\(Self.one)')",
            "INSERT INTO node VALUES('5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405', 'DEADBEEF-1f3a-4d68-b7a4-90c1d2e3f405')",
        ])
        try roundTrip(store) { (record: MigrationRecord) throws in
            #expect(record.danglingBefore == 2 && record.danglingAfter == 1)
            #expect(
                try store.rows("SELECT id, up FROM node ORDER BY rowid") == [
                    ["'\(Self.one)'", "NULL"], ["'\(Self.two)'", "'\(Self.one)'"],
                    ["'5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405'", "'deadbeef-1f3a-4d68-b7a4-90c1d2e3f405'"],
                ])
        }
    }

    @Test("who refers to a twin by a number follows it too, along any number of tables")
    func numbers() throws {
        let store = try MigrationStore([
            "CREATE TABLE a(n INTEGER PRIMARY KEY, id TEXT UNIQUE)",
            "CREATE TABLE b(n INTEGER PRIMARY KEY, a INTEGER REFERENCES a)",
            "CREATE TABLE c(b INTEGER, x INTEGER, FOREIGN KEY (b) REFERENCES b(n))",
            "INSERT INTO a VALUES(1, '\(Self.one)'), (2, upper('\(Self.one)')), (3, '\(Self.two)')",
            "INSERT INTO b VALUES(10, 1), (20, 2), (30, 3)", "INSERT INTO c VALUES(10, 0), (20, 0), (30, 0), (30, 1)",
        ])
        var (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 1
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(record.tables.map(\.quarantined) == [[.twin: 1], [.child: 1], [.child: 1]])
        #expect(try store.column("SELECT n FROM b") == ["10", "30"])
        #expect(try store.column("SELECT b FROM c") == ["10", "30", "30"])
        plan = try store.plan().plan
        #expect(plan.columns.map(\.changedCount) == [0])
        #expect(try store.migration.run(plan, apply: true).outcome == .nothingToDo)
    }

    @Test("numbers that no foreign key declares are warned of, as Core Data writes them")
    func unwatched() throws {
        let blobs = [Self.two, "0a1b2c3d-4e5f-4ab0-8c7d-00000000000e"].map { "x'\($0.filter { $0 != "-" })'" }
        let store = try MigrationStore([
            "CREATE TABLE ZOWNER(Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZIDENTIFIER BLOB, ZLEGACYID VARCHAR)",
            "CREATE TABLE ZITEM(Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZOWNER INTEGER)",
            "INSERT INTO ZOWNER VALUES(1, 1, 1, \(blobs[0]), upper('\(Self.one)')), (2, 1, 1, \(blobs[1]), '\(Self.one)')",
            "INSERT INTO ZITEM VALUES(1, 2, 1, 1), (2, 2, 1, 2)",
        ])
        let legacy = [ColumnPlace(table: "ZOWNER", column: "ZLEGACYID")]
        #expect(try store.plan(twins: .stop, columns: legacy).plan.tables.map(\.unwatchedKey) == [nil])
        let plan = try store.plan(columns: legacy).plan
        #expect(plan.tables.map(\.unwatchedKey) == ["Z_PK"])
        #expect(plan.markdown.contains("- rows that refer to ZOWNER.Z_PK by its number are not found"))
        #expect(try MigrationPlan(document: Array(plan.document.utf8)) == plan)
        try store.run("CREATE TABLE watched(owner INTEGER REFERENCES ZOWNER)")
        #expect(try store.plan(columns: legacy).plan.tables.map(\.unwatchedKey) == [nil, nil])
    }

    @Test("a collation of an app's own is refused, wherever it is")
    func collations() throws {
        let store = try MigrationStore(["CREATE TABLE item(id TEXT)", "INSERT INTO item VALUES(upper('\(Self.one)'))"])
        let connection = try SQLiteConnection(path: store.path, mode: .readWrite)
        sqlite3_create_collation_v2(connection.handle, "APP", SQLITE_UTF8, nil, { _, _, _, _, _ in 0 }, nil)
        try connection.run("CREATE TABLE word(text TEXT); CREATE INDEX words ON word(text COLLATE APP)")
        #expect(throws: MigrationError.unknownCollation(table: "word")) { try store.plan() }
    }

    @Test("a STRICT table refuses what its type cannot hold")
    func strict() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(id TEXT, free ANY) STRICT",
            "INSERT INTO item VALUES(upper('\(Self.two)'), upper('\(Self.one)'))",
        ])
        #expect(throws: MigrationError.strictType(table: "item", column: "id")) { try store.plan(.blob) }
        try roundTrip(store, .blob, columns: [ColumnPlace(table: "item", column: "free")]) {
            (_: MigrationRecord) throws in
            #expect(
                try store.rows("SELECT id, free FROM item")
                    == [["'\(Self.two.uppercased())'", "x'\(Self.one.filter { $0 != "-" })'"]])
        }
    }

    @Test("several runs are undone from the last to the first, and leave no table of ours")
    func runs() throws {
        let store = try MigrationStore(["CREATE TABLE item(id TEXT)", "INSERT INTO item VALUES(upper('\(Self.one)'))"])
        let first = try store.dump()
        let one = try #require(try store.migration.run(store.plan().plan, apply: true).run)
        try store.run("INSERT INTO item VALUES('{\(Self.two)}')")
        let second = try store.dump()
        let two = try #require(try store.migration.run(store.plan().plan, apply: true).run)
        #expect(two > one || two.prefix(16) == one.prefix(16))
        #expect(try store.migration.runs().map(\.name) == [two, one])
        #expect(throws: MigrationError.laterRun(two)) { try store.migration.undo(run: one) }
        #expect(throws: MigrationError.noSuchRun("three")) { try store.migration.undo(run: "three") }
        _ = try store.migration.undo(run: two)
        #expect(try store.dump() == second)
        _ = try store.migration.undo(run: one)
        try store.run("DELETE FROM item WHERE id LIKE '{%'")
        #expect(try store.dump() == first)
    }

    @Test("undo works under a guard and beside a new column, and sees rowids that VACUUM has changed")
    func vacuum() throws {
        // Rows that are alike after the run, and of which one before them is gone.
        let store = try MigrationStore([
            "CREATE TABLE item(id TEXT PRIMARY KEY)", "CREATE TABLE part(item TEXT REFERENCES item(id), note TEXT)",
            "INSERT INTO item VALUES(upper('\(Self.one)'))", "INSERT INTO part VALUES('x', '')",
            """
            INSERT INTO part VALUES(upper('\(Self.one)'), 'a'), ('{\(Self.one)}', 'b'), ('urn:uuid:\(Self.one)', 'c'),
            ('\(Self.one)', 'd')
            """,
            "DELETE FROM part WHERE item = 'x'",
        ])
        let before = try store.dump()
        let (plan, _) = try store.plan()
        let run = try #require(try store.migration.run(plan, apply: true).run)
        let applied = try store.bytes()
        let schema = try StoreSchema(reading: SQLiteConnection(path: store.path, mode: .readOnly))
        let guards = ColumnGuard.guards(of: plan, in: schema)
        try store.run(guards.flatMap(\.triggers).joined(separator: "\n"))
        try store.run("ALTER TABLE part ADD COLUMN late")
        #expect(try store.migration.undo(run: run, apply: true).changedRowCount == 4)
        try store.run("ALTER TABLE part DROP COLUMN late")
        let triggers = try store.column("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
        #expect(triggers.count == 4)
        for name in triggers { try store.run("DROP TRIGGER \"\(name.dropFirst().dropLast())\"") }
        #expect(try store.dump() == before)

        try applied.write(to: URL(fileURLWithPath: store.path))
        try SQLiteConnection(path: store.path, mode: .readWrite).run("VACUUM")
        let vacuumed = try store.dump()
        #expect(try store.column("SELECT rowid FROM part ORDER BY 1") == ["1", "2", "3", "4"])
        #expect(throws: MigrationError.undoConflict(table: "part", rowCount: 3)) { try store.migration.undo(run: run) }
        #expect(try store.dump() == vacuumed)
    }

    @Test("undo refuses where a row has changed since, and changes nothing")
    func undoConflicts() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        var (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 1
        let run = try #require(try store.migration.run(plan, decisions: decisions, apply: true).run)
        let changes: [(String, String, MigrationError)] = [
            (
                "UPDATE file SET folder_id = 'other' WHERE id LIKE '%4'", "file",
                .undoConflict(table: "file", rowCount: 1)
            ),
            ("DELETE FROM folder WHERE name = 'single'", "folder", .undoConflict(table: "folder", rowCount: 1)),
            ("INSERT INTO folder(rowid, id) VALUES(2, 'x')", "folder", .undoConflict(table: "folder", rowCount: 1)),
            ("INSERT INTO file VALUES('new', '\(TwinMigrationTests.single)')", "file", .undoTears(rowCount: 1)),
            ("ALTER TABLE tag DROP COLUMN file_id", "tag", .undoSchema(table: "tag")),
            ("DROP TABLE bytecontract_undo", "", .undoSchema(table: "bytecontract_undo")),
        ]
        let kept = try store.bytes()
        for (sql, _, error) in changes {
            try store.run(sql)
            let before = try store.dump()
            #expect(throws: error, "\(sql)") { try store.migration.undo(run: run) }
            #expect(try store.dump() == before, "\(sql)")
            try kept.write(to: URL(fileURLWithPath: store.path))
        }
        #expect(try store.migration.undo(run: run, apply: false).outcome == .dryRun)
        #expect(try store.bytes() == kept)
    }

    @Test("undo refuses a record that is not whole, and changes nothing")
    func undoRecord() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        var (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 1
        let run = try #require(try store.migration.run(plan, decisions: decisions, apply: true).run)
        let kept = try store.bytes()
        for table in ["bytecontract_undo", "bytecontract_quarantine"] {
            for sql in [
                "DELETE FROM \(table) WHERE entry = (SELECT min(entry) FROM \(table))", "DELETE FROM \(table)",
                "UPDATE \(table) SET run = 'other' WHERE source_table = 'folder'",
            ] {
                try store.run(sql)
                let before = try store.dump()
                #expect(throws: MigrationError.undoRecord(table: table), "\(sql)") {
                    try store.migration.undo(run: run)
                }
                #expect(try store.dump() == before, "\(sql)")
                try kept.write(to: URL(fileURLWithPath: store.path))
            }
        }
        // One value of a row in quarantine, which would come back as NULL.
        try store.run(
            """
            DELETE FROM bytecontract_quarantine WHERE column_name = 'folder_id' AND entry = (
              SELECT min(entry) FROM bytecontract_quarantine WHERE source_table = 'file')
            """)
        #expect(throws: MigrationError.undoRecord(table: "bytecontract_quarantine")) {
            try store.migration.undo(run: run)
        }
        try kept.write(to: URL(fileURLWithPath: store.path))
        #expect(try store.migration.undo(run: run).outcome == .undone)
    }
}
