import ContractFindings
import StoreAudit
import Testing

@Suite("Twins and references")
struct TwinSearchTests {
    /// What a search over everything in memory says, without a single idea.
    private struct Naive {
        var rows: [IdentifierKey: [(value: SampleValue, row: Int)]] = [:]

        mutating func add(_ value: SampleValue, row: Int) {
            guard let key = value.withValue({ IdentifierForm.read($0).key }) else { return }
            rows[key, default: []].append((value, row))
        }

        var twins: [[(value: SampleValue, row: Int)]] { rows.values.filter { Set($0.map(\.value)).count > 1 } }
        var duplicates: [[(value: SampleValue, row: Int)]] {
            rows.values.filter { $0.count > 1 && Set($0.map(\.value)).count == 1 }
        }
    }

    private static func fill(_ spool: IdentifierSpool, _ values: [SampleValue]) throws -> ColumnAudit {
        var audit = ColumnAudit(table: "t", column: "c")
        let tally = ColumnTally(rule: ColumnRule(), spool: spool)
        for (index, value) in values.enumerated() {
            try value.withValue { value throws(StoreError) in try tally.add(value, row: index + 1) }
        }
        tally.finish(into: &audit)
        audit.add(try TwinSearch.run(spool))
        return audit
    }

    @Test(
        "are the same as those of a plain search, in memory, in a file, and partitioned again",
        arguments: [(1 << 26, 1 << 24), (1 << 10, 1 << 24), (1 << 10, 1 << 10), (1 << 22, 1 << 10)],
        [1, 30, 700, 20000])
    func sameAsNaive(_ memory: (records: Int, tables: Int), pool: Int) throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let values = (0..<(pool > 1000 ? 30000 : 9000)).map { _ in SampleValue.random(pool: pool, using: &generator) }
        var naive = Naive()
        for (index, value) in values.enumerated() { naive.add(value, row: index + 1) }

        let space = SearchSpace(
            recordMemory: memory.records, tableMemory: memory.tables, threadCount: 2, seed: seed)
        let spool = IdentifierSpool(space: space)
        let audit = try TwinSearchTests.fill(spool, values)

        #expect(space.hasSpilled == (memory.records < 1 << 20), "seed \(seed)")
        #expect(spool.count == naive.rows.values.reduce(0) { $0 + $1.count }, "seed \(seed)")
        #expect(audit.twinGroupCount == naive.twins.count, "seed \(seed)")
        #expect(audit.twinRowCount == naive.twins.reduce(0) { $0 + $1.count }, "seed \(seed)")
        #expect(audit.firstTwinRow == naive.twins.joined().map(\.row).min(), "seed \(seed)")
        #expect(audit.duplicateGroupCount == naive.duplicates.count, "seed \(seed)")
        #expect(audit.duplicateRowCount == naive.duplicates.reduce(0) { $0 + $1.count }, "seed \(seed)")
        #expect(audit.firstDuplicateRow == naive.duplicates.joined().map(\.row).min(), "seed \(seed)")
        let both = naive.twins.filter { rows in
            rows.contains { if case .blob = $0.value { true } else { false } }
                && rows.contains { if case .text = $0.value { true } else { false } }
        }
        #expect(audit.textAndBLOBGroupCount == both.count, "seed \(seed)")
    }

    @Test(
        "of a reference are told from those that are found and those that dangle", arguments: [1 << 26, 1 << 10],
        [1 << 24, 1 << 10])
    func references(records: Int, tables: Int) throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let parents = (0..<8000).map { _ in SampleValue.random(pool: 6000, using: &generator) }
        let children = (0..<8000).map { _ in SampleValue.random(pool: 12000, using: &generator) }
        let space = SearchSpace(recordMemory: records, tableMemory: tables, threadCount: 2, seed: seed)
        let (parent, child) = (IdentifierSpool(space: space), IdentifierSpool(space: space))
        _ = try TwinSearchTests.fill(parent, parents)
        _ = try TwinSearchTests.fill(child, children)
        let found = try ReferenceSearch.run([
            .init(child: child, parent: parent), .init(child: child, parent: parent, foldsCase: true),
            .init(child: parent, parent: child),
        ])

        #expect(found[0] == TwinSearchTests.naive(children, parents) { $0 }, "seed \(seed)")
        #expect(found[1] == TwinSearchTests.naive(children, parents, TwinSearchTests.lowered), "seed \(seed)")
        #expect(found[2] == TwinSearchTests.naive(parents, children) { $0 }, "seed \(seed)")
    }

    private static func lowered(_ value: SampleValue) -> SampleValue {
        guard case .text(let bytes) = value else { return value }
        return .text(bytes.map { (0x41...0x5a).contains($0) ? $0 + 32 : $0 })
    }

    private static func naive(
        _ children: [SampleValue], _ parents: [SampleValue], _ compared: (SampleValue) -> SampleValue
    ) -> ReferenceSearch {
        var (spellings, keys): (Set<SampleValue>, [IdentifierKey: Set<Bool>]) = ([], [:])
        for parent in parents {
            guard let key = parent.withValue({ IdentifierForm.read($0).key }) else { continue }
            spellings.insert(compared(parent))
            keys[key, default: []].insert(isBLOB(parent))
        }
        var result = (found: 0, orphans: 0, firstOrphan: Int?.none, classes: 0, dangling: 0, firstDangling: Int?.none)
        for (index, child) in children.enumerated() {
            guard let key = child.withValue({ IdentifierForm.read($0).key }), !key.isNil, !key.isMax else { continue }
            if spellings.contains(compared(child)) {
                result.found += 1
            } else if let classes = keys[key] {
                result.orphans += 1
                result.firstOrphan = result.firstOrphan ?? index + 1
                if !classes.contains(isBLOB(child)) { result.classes += 1 }
            } else {
                result.dangling += 1
                result.firstDangling = result.firstDangling ?? index + 1
            }
        }
        return ReferenceSearch(
            foundCount: result.found, orphanCount: result.orphans, firstOrphanRow: result.firstOrphan,
            textAndBLOBCount: result.classes, danglingCount: result.dangling, firstDanglingRow: result.firstDangling)
    }

    private static func isBLOB(_ value: SampleValue) -> Bool { if case .blob = value { true } else { false } }

    @Test("take the memory of one identifier where all rows are one")
    func oneKey() throws {
        let space = SearchSpace(recordMemory: 1 << 12, tableMemory: 1 << 10, threadCount: 2, seed: 1)
        let spool = IdentifierSpool(space: space)
        let writer = spool.makeWriter()
        let key = IdentifierKey(first: 1, second: 2)
        for row in 1...100_000 {
            try writer.append(IdentifierRecord(key: key, spelling: .canonical, row: row))
        }
        writer.close()
        let found = try TwinSearch.run(spool)
        #expect(found.duplicateGroupCount == 1 && found.duplicateRowCount == 100_000 && found.firstDuplicateRow == 1)
        #expect(found.twinGroupCount == 0)
    }

    @Test("give every key of a twin group to whoever asks, once")
    func keysOfTwins() throws {
        let space = SearchSpace(recordMemory: 1 << 12, tableMemory: 1 << 10, threadCount: 2, seed: 1)
        let spool = IdentifierSpool(space: space)
        let writer = spool.makeWriter()
        for number in 0..<UInt64(20000) {
            let key = IdentifierKey(first: number, second: 7)
            try writer.append(IdentifierRecord(key: key, spelling: .canonical, row: Int(number)))
            guard number % 100 == 0 else { continue }
            try writer.append(IdentifierRecord(key: key, spelling: .upper, row: Int(number)))
        }
        writer.close()
        let keys = Collector()
        _ = try TwinSearch.run(spool) { keys.add($0) }
        #expect(keys.all.map(\.first).sorted() == (0..<200).map { $0 * 100 })
    }

    private final class Collector: @unchecked Sendable {
        var all: [IdentifierKey] = []
        func add(_ key: IdentifierKey) { all.append(key) }
    }

    @Test("stop where the caller cancels")
    func cancelled() throws {
        let space = SearchSpace(recordMemory: 1 << 20, tableMemory: 1 << 20, threadCount: 2, seed: 1) {
            () throws(StoreError) in throw .cancelled
        }
        let spool = IdentifierSpool(space: space)
        #expect(throws: StoreError.cancelled) { try TwinSearch.run(spool) }
    }
}
