import Foundation
import StoreAudit
import Testing

@Suite("A virtual table")
struct VirtualTableTests {
    private static let one = "919108f7-52d1-4320-9bac-f847db4148a8"

    private func store(_ sql: [String]) throws -> MigrationStore {
        try MigrationStore(
            [
                "CREATE TABLE item(id TEXT PRIMARY KEY, title TEXT)",
                "INSERT INTO item VALUES(upper('\(Self.one)'), 'word')",
            ]
                + sql)
    }

    @Test("that holds a changing identifier is named, and stops the change unless it is allowed")
    func named() throws {
        for sql in [
            [
                "CREATE VIRTUAL TABLE found USING fts5(id UNINDEXED, title)",
                "INSERT INTO found SELECT id, title FROM item",
            ],
            [
                "CREATE VIRTUAL TABLE found USING fts5(id, title, content='item')",
                "INSERT INTO found(found) VALUES('rebuild')",
            ],
            [
                "CREATE VIRTUAL TABLE found USING fts5(id, content='')",
                "INSERT INTO found(rowid, id) SELECT rowid, id FROM item",
            ],
        ] {
            let store = try store(sql)
            let before = try store.bytes()
            let plan = try store.plan().plan
            #expect(plan.virtualTables == ["found"])
            #expect(try MigrationPlan(document: Array(plan.document.utf8)) == plan)
            let tried = try store.migration.run(plan, apply: false)
            #expect(tried.outcome == .dryRun && tried.exitCode == 0 && tried.virtualTables == ["found"])
            #expect(tried.document.contains("\"found\""))
            #expect(throws: MigrationError.virtualTables(["found"])) {
                try store.migration.run(plan, apply: true)
            }
            #expect(try store.bytes() == before)
            #expect(try store.fileNames() == ["store.sqlite"])
            let allowed = try MigrationPlanner(path: store.path, version: MigrationStore.version)
                .plan(MigrationOptions(target: .text, twins: .quarantine, allowsVirtualTables: true)).plan
            #expect(try MigrationPlan(document: Array(allowed.document.utf8)) == allowed)
            let record = try store.migration.run(allowed, apply: true)
            #expect(record.outcome == .applied && record.virtualTables == ["found"])
            #expect(try store.column("SELECT id FROM item") == ["'\(Self.one)'"])
        }
    }

    @Test("without changing identifiers is no hindrance, unless rows go that it is made of")
    func others() throws {
        let content = [
            "CREATE VIRTUAL TABLE found USING fts5(title, content='item')",
            "INSERT INTO found(found) VALUES('rebuild')",
            "CREATE VIRTUAL TABLE box USING rtree(n, low, high)", "INSERT INTO box VALUES(1, 2, 3)",
        ]
        let calm = try store(content)
        let plan = try calm.plan().plan
        #expect(plan.virtualTables.isEmpty)
        #expect(try calm.migration.run(plan, apply: true).outcome == .applied)
        let twins = try store(content + ["INSERT INTO item VALUES('\(Self.one)', 'other')"])
        #expect(try twins.plan().plan.virtualTables == ["found"])
        #expect(try twins.plan(twins: .stop).plan.virtualTables.isEmpty)
        let filled = try store([
            "INSERT INTO item VALUES('\(Self.one)', 'other')",
            "CREATE VIRTUAL TABLE found USING fts5(title)",
            "INSERT INTO found(title) VALUES('word'), ('other')",
            "CREATE TRIGGER gone AFTER DELETE ON item BEGIN DELETE FROM found WHERE rowid = OLD.rowid; END",
        ])
        #expect(try filled.plan().plan.virtualTables == ["found"])
    }
}
