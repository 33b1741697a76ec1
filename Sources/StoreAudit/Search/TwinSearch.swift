import Dispatch

/// The twins and duplicates of one column.
package struct TwinSearch: Sendable, Hashable {
    /// Identifiers in at least two spellings.
    package private(set) var twinGroupCount = 0
    /// All rows of those.
    package private(set) var twinRowCount = 0
    /// The smallest of their rows.
    package private(set) var firstTwinRow: Int?
    /// Twin groups with text and BLOBs.
    package private(set) var textAndBLOBGroupCount = 0
    /// Those of them that have two spellings as text, or as BLOBs, too.
    package private(set) var textAndBLOBTwinGroupCount = 0
    /// Identifiers several times in one spelling.
    package private(set) var duplicateGroupCount = 0
    /// All rows of those.
    package private(set) var duplicateRowCount = 0
    /// The smallest of their rows.
    package private(set) var firstDuplicateRow: Int?

    /// Nothing found.
    package init() {}

    /// Searches a column whose writers are all closed, on the threads of its space.
    ///
    /// - Parameter onTwin: Is given the key of each twin group, by any thread, one at a time.
    package static func run(
        _ spool: IdentifierSpool, onTwin: (@Sendable (IdentifierKey) throws(StoreError) -> Void)? = nil
    ) throws(StoreError) -> TwinSearch {
        let total = Total(onTwin: onTwin)
        try ParallelWork.run(pieces: SearchSpace.partitionCount, threads: spool.space.threadCount) {
            take throws(StoreError) in
            let table = try KeyTable(hash: spool.space.hash)
            var found = TwinSearch()
            while let partition = take() {
                try spool.space.checkCancelled()
                try found.search(spool, partition, table, total)
            }
            total.add(found)
        }
        return total.result
    }

    private mutating func search(
        _ spool: IdentifierSpool, _ partition: Int, _ table: KeyTable, _ total: Total
    ) throws(StoreError) {
        guard spool.count(partition: partition) > 0 else { return }
        table.removeAll()
        if try table.fill(from: spool, partition: partition) {
            for entry in table.all where entry.rowCount > 1 { try add(entry, total) }
        } else {
            table.removeAll()
            let parts = try spool.split(partition: partition)
            for part in 0..<SearchSpace.partitionCount { try search(parts, part, table, total) }
        }
    }

    private mutating func add(_ entry: KeyTable.Entry, _ total: Total) throws(StoreError) {
        if entry.isTwin {
            twinGroupCount += 1
            twinRowCount += entry.rowCount
            firstTwinRow = min(firstTwinRow ?? .max, entry.firstRow)
            if entry.hasText && entry.hasBLOB {
                textAndBLOBGroupCount += 1
                if entry.isTwinOfOneClass { textAndBLOBTwinGroupCount += 1 }
            }
            try total.report(entry.key)
        } else {
            duplicateGroupCount += 1
            duplicateRowCount += entry.rowCount
            firstDuplicateRow = min(firstDuplicateRow ?? .max, entry.firstRow)
        }
    }

    private mutating func add(_ other: TwinSearch) {
        twinGroupCount += other.twinGroupCount
        twinRowCount += other.twinRowCount
        firstTwinRow = [firstTwinRow, other.firstTwinRow].compactMap(\.self).min()
        textAndBLOBGroupCount += other.textAndBLOBGroupCount
        textAndBLOBTwinGroupCount += other.textAndBLOBTwinGroupCount
        duplicateGroupCount += other.duplicateGroupCount
        duplicateRowCount += other.duplicateRowCount
        firstDuplicateRow = [firstDuplicateRow, other.firstDuplicateRow].compactMap(\.self).min()
    }

    /// What the threads have found together.
    private final class Total: @unchecked Sendable {
        private let lock = DispatchSemaphore(value: 1)
        private let onTwin: (@Sendable (IdentifierKey) throws(StoreError) -> Void)?
        private(set) var result = TwinSearch()

        init(onTwin: (@Sendable (IdentifierKey) throws(StoreError) -> Void)?) { self.onTwin = onTwin }

        func add(_ found: TwinSearch) {
            lock.wait()
            defer { lock.signal() }
            result.add(found)
        }

        func report(_ key: IdentifierKey) throws(StoreError) {
            guard let onTwin else { return }
            lock.wait()
            defer { lock.signal() }
            try onTwin(key)
        }
    }
}

extension KeyTable {
    /// Takes all records of a partition. False if it has more different identifiers than the memory is for, and can be
    /// partitioned again.
    func fill(from spool: IdentifierSpool, partition: Int) throws(StoreError) -> Bool {
        let limit = spool.canSplit ? spool.space.tableLimit : .max
        var fits = true
        try spool.forEachRun(partition: partition) { records throws(StoreError) in
            if fits { fits = try add(records, limit: limit) }
        }
        return fits
    }
}

extension IdentifierSpool {
    /// Whether its partitions can be partitioned again: three times is more than any disk holds.
    var canSplit: Bool { level < 2 }

    /// A partition as a spool of its own, by the next bits of the hash.
    func split(partition: Int) throws(StoreError) -> IdentifierSpool {
        let parts = IdentifierSpool(space: space, level: level + 1)
        let writer = parts.makeWriter()
        try forEachRun(partition: partition) { records throws(StoreError) in
            for record in records { try writer.append(record) }
        }
        writer.close()
        return parts
    }
}
