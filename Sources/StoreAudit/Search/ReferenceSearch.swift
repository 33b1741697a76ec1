import Dispatch

/// What came of the references of one column to another one.
package struct ReferenceSearch: Sendable, Hashable {
    /// A referring column and the one that it refers to.
    package struct Pair: Sendable {
        /// The column with the references.
        package var child: IdentifierSpool
        /// The column that they are looked for in.
        package var parent: IdentifierSpool
        /// Whether the parent compares text without regard to case, as with SQLite's collation NOCASE.
        package var foldsCase: Bool

        package init(child: IdentifierSpool, parent: IdentifierSpool, foldsCase: Bool = false) {
            self.child = child
            self.parent = parent
            self.foldsCase = foldsCase
        }
    }

    /// References to a row that is written in the same way.
    package private(set) var foundCount = 0
    /// References whose identifier is there, but written in other ways only.
    package private(set) var orphanCount = 0
    /// The first of them.
    package private(set) var firstOrphanRow: Int?
    /// Those of them that are text where the parent has BLOBs alone, or the other way round.
    package private(set) var textAndBLOBCount = 0
    /// References whose identifier is not there at all.
    package private(set) var danglingCount = 0
    /// The first of them.
    package private(set) var firstDanglingRow: Int?

    /// Nothing found, or what is said.
    package init(
        foundCount: Int = 0, orphanCount: Int = 0, firstOrphanRow: Int? = nil, textAndBLOBCount: Int = 0,
        danglingCount: Int = 0, firstDanglingRow: Int? = nil
    ) {
        self.foundCount = foundCount
        self.orphanCount = orphanCount
        self.firstOrphanRow = firstOrphanRow
        self.textAndBLOBCount = textAndBLOBCount
        self.danglingCount = danglingCount
        self.firstDanglingRow = firstDanglingRow
    }

    /// All references but nil and max, which refer to nothing.
    package var count: Int { foundCount + orphanCount + danglingCount }

    /// Searches all pairs, which are of one space and closed. The results are in the order of the pairs.
    package static func run(_ pairs: [Pair]) throws(StoreError) -> [ReferenceSearch] {
        guard let space = pairs.first?.parent.space else { return [] }
        let total = Total(count: pairs.count)
        // A parent's table is made once for all its children.
        var groups: [(parent: IdentifierSpool, members: [Int])] = []
        var places: [ObjectIdentifier: Int] = [:]
        for (index, pair) in pairs.enumerated() {
            if let place = places[ObjectIdentifier(pair.parent)] {
                groups[place].members.append(index)
            } else {
                places[ObjectIdentifier(pair.parent)] = groups.count
                groups.append((pair.parent, [index]))
            }
        }
        let fixedGroups = groups
        try ParallelWork.run(pieces: SearchSpace.partitionCount, threads: space.threadCount) {
            take throws(StoreError) in
            let table = try KeyTable(hash: space.hash)
            var found = [ReferenceSearch](repeating: ReferenceSearch(), count: pairs.count)
            while let partition = take() {
                for group in fixedGroups {
                    try space.checkCancelled()
                    let children = group.members.map {
                        Child(spool: pairs[$0].child, index: $0, foldsCase: pairs[$0].foldsCase)
                    }
                    try search(children, group.parent, partition, table, &found)
                }
            }
            total.add(found)
        }
        return total.results
    }

    /// A referring column at some level, and where its result goes.
    private struct Child {
        let spool: IdentifierSpool
        let index: Int
        let foldsCase: Bool
    }

    private static func search(
        _ children: [Child], _ parent: IdentifierSpool, _ partition: Int, _ table: KeyTable,
        _ found: inout [ReferenceSearch]
    ) throws(StoreError) {
        let children = children.filter { $0.spool.count(partition: partition) > 0 }
        guard !children.isEmpty else { return }
        table.removeAll()
        guard try table.fill(from: parent, partition: partition),
            let others = try OtherSpellings(of: parent, partition, table)
        else {
            table.removeAll()
            let parts = try parent.split(partition: partition)
            var childParts: [Child] = []
            for child in children {
                let spool = try child.spool.split(partition: partition)
                childParts.append(Child(spool: spool, index: child.index, foldsCase: child.foldsCase))
            }
            for part in 0..<SearchSpace.partitionCount { try search(childParts, parts, part, table, &found) }
            return
        }
        for child in children {
            try child.spool.forEachRun(partition: partition) { records throws(StoreError) in
                for record in records {
                    found[child.index].add(record, table, others, foldsCase: child.foldsCase)
                }
            }
        }
    }

    private mutating func add(
        _ record: IdentifierRecord, _ table: KeyTable, _ others: OtherSpellings, foldsCase: Bool
    ) {
        if record.key.isNil || record.key.isMax { return }
        guard let index = table.index(of: record.key) else {
            danglingCount += 1
            firstDanglingRow = min(firstDanglingRow ?? .max, record.row)
            return
        }
        let entry = table.all[index]
        let isSame =
            foldsCase
            ? record.spelling.foldedCase == entry.spelling.foldedCase : record.spelling == entry.spelling
        if isSame || (entry.isTwin && others.contains(record, foldsCase: foldsCase)) {
            foundCount += 1
            return
        }
        orphanCount += 1
        firstOrphanRow = min(firstOrphanRow ?? .max, record.row)
        if !(record.spelling.isBLOB ? entry.hasBLOB : entry.hasText) { textAndBLOBCount += 1 }
    }

    private mutating func add(_ other: ReferenceSearch) {
        foundCount += other.foundCount
        orphanCount += other.orphanCount
        firstOrphanRow = [firstOrphanRow, other.firstOrphanRow].compactMap(\.self).min()
        textAndBLOBCount += other.textAndBLOBCount
        danglingCount += other.danglingCount
        firstDanglingRow = [firstDanglingRow, other.firstDanglingRow].compactMap(\.self).min()
    }

    /// The spellings of a parent's twins beside those that the table knows: few, or the audit has much to say.
    private struct OtherSpellings {
        private struct Spelled: Hashable {
            let key: IdentifierKey
            let spelling: IdentifierSpelling
        }

        private var exact: Set<Spelled> = []
        private var folded: Set<Spelled> = []

        /// Nil if there are more than the memory is for, and the partition can be partitioned again.
        init?(of parent: IdentifierSpool, _ partition: Int, _ table: KeyTable) throws(StoreError) {
            guard table.all.contains(where: { $0.isTwin }) else { return }
            let limit = max(64, parent.space.tableLimit / 2)
            var (exact, folded): (Set<Spelled>, Set<Spelled>) = ([], [])
            try parent.forEachRun(partition: partition) { records throws(StoreError) in
                for record in records {
                    guard exact.count <= limit, let index = table.index(of: record.key), table.all[index].isTwin,
                        record.spelling != table.all[index].spelling
                    else { continue }
                    exact.insert(Spelled(key: record.key, spelling: record.spelling))
                    folded.insert(Spelled(key: record.key, spelling: record.spelling.foldedCase))
                }
            }
            guard exact.count <= limit else {
                // No partition helps where one identifier is written in so many ways.
                guard parent.canSplit else { throw .outOfMemory }
                return nil
            }
            (self.exact, self.folded) = (exact, folded)
        }

        func contains(_ record: IdentifierRecord, foldsCase: Bool) -> Bool {
            foldsCase
                ? folded.contains(Spelled(key: record.key, spelling: record.spelling.foldedCase))
                : exact.contains(Spelled(key: record.key, spelling: record.spelling))
        }
    }

    /// What the threads have found together.
    private final class Total: @unchecked Sendable {
        private let lock = DispatchSemaphore(value: 1)
        private(set) var results: [ReferenceSearch]

        init(count: Int) { results = Array(repeating: ReferenceSearch(), count: count) }

        func add(_ found: [ReferenceSearch]) {
            lock.wait()
            defer { lock.signal() }
            for index in found.indices { results[index].add(found[index]) }
        }
    }
}
