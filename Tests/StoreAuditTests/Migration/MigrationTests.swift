import ContractFindings
import Foundation
import StoreAudit
import Testing
import UUIDContract

@Suite("A migration")
struct MigrationTests {
    static let first = "919108f7-52d1-4320-9bac-f847db4148a8"
    static let second = "c0ffee02-2222-4aaa-8bbb-000000000002"
    static let third = "3c9e1a70-2b4d-4f86-95a1-d0e7f8c2b346"

    /// A key in several forms, and children that find their parents only by their key.
    static let family = [
        "CREATE TABLE folder(id TEXT PRIMARY KEY, name TEXT)",
        "CREATE TABLE file(n INTEGER PRIMARY KEY, folder_id TEXT REFERENCES folder(id))",
        "INSERT INTO folder VALUES(upper('\(first)'), 'a'), ('{\(second)}', 'b'), ('\(third)', 'c'), ('admin', 'd')",
        "INSERT INTO file(folder_id) VALUES('\(first)'), ('\(second)'), (upper('\(third)')), ('admin'), (NULL)",
    ]

    @Test("gives parents and children one spelling, and undo gives each its own back")
    func parentsAndChildren() throws {
        let store = try MigrationStore(MigrationTests.family)
        let before = try store.dump()
        let (plan, decisions) = try store.plan(twins: .stop)
        #expect(decisions.groups.isEmpty)
        #expect(plan.columns.map(\.changedCount) == [2, 1])
        #expect(plan.references.map(\.orphanCount) == [3])
        let record = try store.migration.run(plan, apply: true)
        #expect(record.outcome == .applied && record.exitCode == 0)
        #expect(record.checks == [.changedRows, .foreignKeys, .rowCounts, .integrity, .audit])
        #expect(
            try store.column("SELECT id FROM folder ORDER BY rowid")
                == [MigrationTests.first, MigrationTests.second, MigrationTests.third, "admin"].map { "'\($0)'" })
        #expect(
            try store.column("SELECT folder_id FROM file ORDER BY n")
                == [
                    "'\(MigrationTests.first)'", "'\(MigrationTests.second)'", "'\(MigrationTests.third)'", "'admin'",
                    "NULL",
                ])
        #expect(record.danglingBefore == 3 && record.danglingAfter == 0)
        let run = try #require(record.run)
        #expect(try store.migration.runs().map(\.name) == [run])
        let undone = try store.migration.undo(run: run)
        #expect(undone.outcome == .undone)
        #expect(try store.dump() == before)
    }

    @Test("leaves a dry run's store byte for byte as it was, and reports the same")
    func dryRun() throws {
        let store = try MigrationStore(MigrationTests.family)
        let before = try store.bytes()
        let (plan, _) = try store.plan()
        var tried = try store.migration.run(plan, apply: false)
        #expect(tried.outcome == .dryRun && tried.run == nil && tried.backup == nil)
        #expect(try store.bytes() == before)
        #expect(try store.fileNames() == ["store.sqlite"])
        let applied = try store.migration.run(plan, apply: true)
        tried.outcome = applied.outcome
        tried.run = applied.run
        tried.backup = applied.backup
        tried.startTime = applied.startTime
        tried.endTime = applied.endTime
        #expect(tried == applied)
    }
}
