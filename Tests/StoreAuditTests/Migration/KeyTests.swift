import ContractFile
import Foundation
import StoreAudit
import Testing
import UUIDContract

@Suite("A key of a migration")
struct KeyTests {
    private static let one = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let two = "c0ffee02-2222-4aaa-8bbb-000000000002"
    private static let three = "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"

    private func guards(_ store: MigrationStore) throws -> [String: Bool] {
        let plan = try store.plan().plan
        let schema = try StoreSchema(reading: SQLiteConnection(path: store.path, mode: .readOnly))
        return Dictionary(
            uniqueKeysWithValues: ColumnGuard.guards(of: plan, in: schema).map {
                ("\($0.place.table).\($0.place.column)", $0.uniqueIndex != nil)
            })
    }

    @Test("is guarded by a unique index where others refer to it, and not because no value is there twice")
    func guardedKeys() throws {
        let alone = try MigrationStore([
            "CREATE TABLE event(session TEXT)",
            "INSERT INTO event VALUES('\(Self.one)'), ('\(Self.two)')",
        ])
        #expect(try guards(alone) == ["event.session": false])
        let pair = try MigrationStore([
            "CREATE TABLE person(id TEXT)", "CREATE TABLE account(person TEXT)",
            "INSERT INTO person VALUES('\(Self.one)'), ('\(Self.two)'), ('\(Self.three)')",
            "INSERT INTO account VALUES('\(Self.one)'), ('\(Self.two)')",
        ])
        #expect(try guards(pair) == ["person.id": true, "account.person": false])
    }

    @Test("is no column that refers to another, though neither has an index and no spelling is there twice")
    func children() throws {
        let store = try MigrationStore([
            "CREATE TABLE account(n INTEGER PRIMARY KEY, person TEXT)", "CREATE TABLE person(id TEXT)",
            "INSERT INTO person VALUES('\(Self.one)'), ('\(Self.two)'), ('\(Self.three)')",
            "INSERT INTO account(person) VALUES('\(Self.one)'), (upper('\(Self.one)')), ('{\(Self.two)}')",
        ])
        let (plan, decisions) = try store.plan()
        #expect(
            plan.columns.filter(\.isKey).map(\.place.table) == ["person"] && decisions.groups.isEmpty)
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(record.quarantinedRowCount == 0)
        #expect(try store.column("SELECT count(*) FROM account JOIN person ON id = person") == ["3"])
    }

    @Test("is by its values no column that the contract says may repeat, and that the plan carries to the change")
    func repeating() throws {
        let store = try MigrationStore([
            "CREATE TABLE event(n INTEGER PRIMARY KEY, user TEXT, session TEXT)",
            "CREATE UNIQUE INDEX last ON event(session) WHERE n > 2",
            "INSERT INTO event(user, session) VALUES('\(Self.one)', '\(Self.one)'), (upper('\(Self.one)'), upper('\(Self.one)'))",
            "INSERT INTO event(user, session) VALUES(NULL, upper('\(Self.two)')), (NULL, '\(Self.two)')",
        ])
        var options = MigrationOptions(target: .text, twins: .quarantine)
        let planner = MigrationPlanner(path: store.path, version: MigrationStore.version)
        let guessed = try planner.plan(options)
        #expect(guessed.plan.columns.map(\.isKey) == [true, true])
        #expect(!guessed.plan.document.contains("\"unique\""))
        #expect(guessed.decisions.groups.map(\.rows) == [[3, 4], [1, 2], [1, 2]])

        options.repeatingColumns = ["USER", "session", "other"].map { ColumnPlace(table: "event", column: $0) }
        let (plan, decisions) = try planner.plan(options)
        // The partial index still is one.
        #expect(decisions.groups.map(\.rows) == [[3, 4]] && decisions.groups[0].index == "last")
        let read = try MigrationPlan(document: Array(plan.document.utf8))
        #expect(read == plan && read.options.repeatingColumns.map(\.column) == ["user", "session"])
        let record = try store.migration.run(read, decisions: decisions, apply: true)
        #expect(record.outcome == .applied && record.quarantinedRowCount == 2)
        #expect(try store.column("SELECT DISTINCT user FROM event") == ["'\(Self.one)'"])
        let wrong = plan.document.replacing("\"unique\": false", with: "\"unique\": true")
        let error = #expect(throws: DocumentError.self) { try MigrationPlan(document: Array(wrong.utf8)) }
        #expect(error?.path == "/columns/0/unique")
    }

    @Test("is a column that others refer to, whatever the contract says of it")
    func repeatingParent() throws {
        let store = try MigrationStore([
            "CREATE TABLE parent(id TEXT)", "CREATE TABLE child(parent TEXT REFERENCES parent(id))",
            "CREATE UNIQUE INDEX whole ON child(parent)",
            "INSERT INTO parent VALUES('\(Self.one)'), (upper('\(Self.one)'))",
            "INSERT INTO child VALUES('\(Self.two)'), (upper('\(Self.two)'))",
        ])
        var options = MigrationOptions(target: .text)
        options.repeatingColumns = [
            ColumnPlace(table: "parent", column: "id"), ColumnPlace(table: "child", column: "parent"),
        ]
        let planner = MigrationPlanner(path: store.path, version: MigrationStore.version)
        #expect(try planner.plan(options).decisions.groups.map(\.table).sorted() == ["child", "parent"])
    }

    @Test("is decided once for the same rows, and a row that one decision lets stay and another does not is refused")
    func groups() throws {
        let store = try MigrationStore([
            "CREATE TABLE item(id TEXT, gone INTEGER)",
            "CREATE UNIQUE INDEX live ON item(id) WHERE gone = 0",
            "INSERT INTO item VALUES('\(Self.one)', 0), (upper('\(Self.one)'), 0)",
        ])
        var (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.index) == ["live"] && plan.twinGroupCount == 1)
        decisions.groups[0].stay = 2
        #expect(
            try store.migration.run(plan, decisions: decisions, apply: false).quarantinedRowCount == 1)

        try store.run("INSERT INTO item VALUES('{\(Self.one)}', 1)")
        (plan, decisions) = try store.plan()
        #expect(decisions.groups.map(\.rows) == [[1, 2], [1, 2, 3]])
        decisions.groups[0].stay = 2
        for other in [nil, 1] {
            decisions.groups[1].stay = other
            #expect(throws: MigrationError.stayConflict(decision: 0, other: 1)) {
                try store.migration.run(plan, decisions: decisions, apply: true)
            }
        }
        decisions.groups[1].stay = 2
        _ = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(try store.column("SELECT rowid FROM item") == ["2"])
    }

    @Test("that a generated column declares to refer to is left to the column that it is made of")
    func generated() throws {
        let store = try MigrationStore([
            "CREATE TABLE parent(id TEXT PRIMARY KEY)",
            "CREATE TABLE child(raw TEXT, parent_id TEXT AS (raw) STORED REFERENCES parent(id))",
            "INSERT INTO parent VALUES(upper('\(Self.one)'))",
            "INSERT INTO child(raw) VALUES(upper('\(Self.one)')), ('x'), ('y')",
        ])
        let before = try store.dump()
        let (plan, decisions) = try store.plan()
        #expect(
            plan.columns.map { "\($0.place.table).\($0.place.column)" } == ["parent.id", "child.raw"])
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        #expect(
            try store.column("SELECT parent_id FROM parent JOIN child ON parent_id = id") == [
                "'\(Self.one)'"
            ])
        _ = try store.migration.undo(run: try #require(record.run))
        #expect(try store.dump() == before)
        #expect(throws: MigrationError.noSuchColumn(table: "child", column: "parent_id")) {
            try store.plan(columns: [ColumnPlace(table: "child", column: "parent_id")])
        }
    }

    @Test("whose BLOBs are in each other's way goes to text first, as the error says")
    func crossed() throws {
        let uuids = try [
            "11223344-5566-4788-8899-aabbccddeeff", "44332211-6655-8847-8899-aabbccddeeff",
        ].map {
            try #require(UUID(uuidString: $0))
        }
        let blobs = uuids.map { uuid in
            "x'" + ByteLayout.microsoftGUID.encode(uuid).map { String(format: "%02x", $0) }.joined() + "'"
        }
        let store = try MigrationStore([
            "CREATE TABLE item(id BLOB PRIMARY KEY)",
            "INSERT INTO item VALUES(\(blobs[0])), (\(blobs[1]))",
        ])
        let before = try store.bytes()
        let columns = [ColumnPlace(table: "item", column: "id")]
        let plan = try store.plan(.blob, layout: .microsoftGUID, columns: columns).plan
        #expect(throws: MigrationError.crossedLayouts(table: "item")) {
            try store.migration.run(plan, apply: true)
        }
        #expect(try store.bytes() == before)
        for target in [MigrationOptions.Target.text, .blob] {
            let plan = try store.plan(target, layout: .microsoftGUID, columns: columns).plan
            #expect(try store.migration.run(plan, apply: true).outcome == .applied)
        }
        let expected = uuids.map { "x'\($0.uuidString.lowercased().filter { $0 != "-" })'" }
        #expect(try store.column("SELECT id FROM item ORDER BY rowid") == expected)
    }
}
