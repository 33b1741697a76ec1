import ContractFindings
import StoreAudit
import Testing

@Suite("The audit of generated SQLite files")
struct SQLiteAuditPropertyTests {
    private static let columns = [
        SQLiteAudit.Column(table: "parent", column: "id"), SQLiteAudit.Column(table: "child", column: "parent_id"),
    ]

    @Test(
        "counts what the generator knows, on one thread and on two, and lists what SQLite's own check lists",
        .timeLimit(.minutes(60)))
    func truth() throws {
        for seed in 1...150 as ClosedRange<UInt64> {
            var generator = StoreGenerator(seed: seed)
            let generated = generator.make()
            let store = try ScratchStore("BEGIN; \(generated.sql.joined(separator: "; ")); COMMIT")
            let audit = SQLiteAudit(
                path: store.path, columns: SQLiteAuditPropertyTests.columns, findsColumns: false,
                threadCount: seed % 2 == 0 ? 1 : 2)
            let result = try audit.run()
            try #require(result.columns.count == 2, "seed \(seed)")
            SQLiteAuditPropertyTests.compare(result.columns[0], generated.parentTruth, generated, seed)
            SQLiteAuditPropertyTests.compare(result.columns[1], generated.childTruth, generated, seed)

            let truth = generated.referenceTruth
            let isFound = generated.isDeclared || generated.key != .none && truth.matchedCount + truth.orphanCount > 0
            #expect(result.references.count == (isFound ? 1 : 0), "seed \(seed)")
            guard let reference = result.references.first else { continue }
            #expect(reference.isDeclared == generated.isDeclared, "seed \(seed)")
            #expect(reference.orphanCount == truth.orphanCount, "seed \(seed)")
            #expect(reference.firstOrphanRow == truth.firstOrphanRow, "seed \(seed)")
            #expect(result.columns[1].orphanCount == truth.orphanCount, "seed \(seed)")
            let orphans = result.findings.filter {
                $0.otherField == "parent.id" && $0.category != .storeDangling
            }
            #expect(orphans.reduce(0) { $0 + ($1.count ?? 0) } == truth.orphanCount, "seed \(seed)")
            guard generated.isDeclared else {
                #expect(reference.rowCount == truth.rowCount && reference.matchedCount == truth.matchedCount)
                #expect(reference.danglingCount == 0)
                continue
            }
            let check = try store.connection().prepare("PRAGMA foreign_key_check(child)")
            var broken = 0
            while try check.step() { broken += 1 }
            #expect(reference.orphanCount + reference.danglingCount == broken, "seed \(seed)")
        }
    }

    private static func compare(
        _ found: ColumnAudit, _ truth: GeneratedStore.ColumnTruth, _ generated: GeneratedStore, _ seed: UInt64
    ) {
        #expect(found.forms == truth.forms, "seed \(seed)")
        #expect(found.rowCount == truth.forms.values.reduce(0, +), "seed \(seed)")
        #expect(found.twinGroupCount == truth.twinGroupCount, "seed \(seed)")
        #expect(found.twinRowCount == truth.twinRowCount, "seed \(seed)")
        #expect(found.duplicateGroupCount == truth.duplicateGroupCount, "seed \(seed)")
        #expect(found.duplicateRowCount == truth.duplicateRowCount, "seed \(seed)")
        #expect(found.nilCount == truth.nilCount && found.maxCount == truth.maxCount, "seed \(seed)")
        if generated.key != .withoutRowID || found.table == "child" {
            #expect(found.firstTwinRow == truth.firstTwinRow, "seed \(seed)")
        }
    }

    @Test("finds the columns by what they hold, and leaves the stores as they were")
    func discovery() throws {
        for seed in 200...240 as ClosedRange<UInt64> {
            var generator = StoreGenerator(seed: seed)
            let generated = generator.make()
            let store = try ScratchStore("BEGIN; \(generated.sql.joined(separator: "; ")); COMMIT")
            let before = try store.files()
            let result = try SQLiteAudit(path: store.path).run()
            #expect(result.columns.map(\.column) == ["id", "parent_id"], "seed \(seed)")
            #expect(try store.files() == before, "seed \(seed)")
        }
    }

    @Test("gives the same counts on two threads that share a table by its rowids, however far apart those are")
    func pieces() throws {
        for seed in 400...440 as ClosedRange<UInt64> {
            var generator = StoreGenerator(seed: seed)
            let generated = generator.make()
            let store = try ScratchStore("BEGIN; \(generated.sql.joined(separator: "; ")); COMMIT")
            let near = try SQLiteAudit(path: store.path, threadCount: 1).run()
            let factor = seed % 2 == 0 ? 10_000 : 10_000_000_000_000_000
            // From the last one, so that no new rowid is an old one.
            try store.connection().run("UPDATE child SET n = -n; UPDATE child SET n = -n * \(factor)")
            let far = try SQLiteAudit(path: store.path, threadCount: 2).run()
            try #require(near.columns.count == 2 && far.columns.count == 2, "seed \(seed)")
            #expect(far.columns[1].firstTwinRow == near.columns[1].firstTwinRow.map { $0 * factor }, "seed \(seed)")
            #expect(far.columns[1].forms == near.columns[1].forms, "seed \(seed)")
            #expect(far.columns[1].twinRowCount == near.columns[1].twinRowCount, "seed \(seed)")
            #expect(far.columns[1].duplicateRowCount == near.columns[1].duplicateRowCount, "seed \(seed)")
            #expect(far.references.map(\.orphanCount) == near.references.map(\.orphanCount), "seed \(seed)")
            #expect(far.findings.map(\.count) == near.findings.map(\.count), "seed \(seed)")
        }
    }

    @Test("reads the first and the last rowid that there can be")
    func extremeRowIDs() throws {
        let store = try ScratchStore(
            """
            CREATE TABLE t(id TEXT);
            INSERT INTO t(rowid, id) VALUES(-9223372036854775808, 'C0FFEE02-2222-4AAA-8BBB-000000000002'),
            (-1, 'c0ffee02-2222-4aaa-8bbb-000000000001'), (9223372036854775807, 'c0ffee02-2222-4aaa-8bbb-000000000002');
            """)
        let result = try SQLiteAudit(path: store.path, threadCount: 2).run()
        #expect(result.columns.map(\.rowCount) == [3])
        #expect(result.columns.map(\.twinRowCount) == [2] && result.columns.map(\.firstTwinRow) == [.min])
    }
}
