import Foundation
import StoreAudit
import Testing

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

    @Test(
        "is guarded by a unique index where others refer to it, and not because no value is there twice"
    )
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

    @Test(
        "is no column that refers to another, though neither has an index and no spelling is there twice"
    )
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

    @Test(
        "is decided once for the same rows, and a row that one decision lets stay and another does not is refused"
    )
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
}
