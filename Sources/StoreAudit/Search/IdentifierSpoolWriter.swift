#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Fills a spool from one thread.
///
/// The first records are kept together, so that a small column takes little; with more of them each partition gets a block of
/// its own.
package final class IdentifierSpoolWriter {
    /// Where the next record of a partition goes.
    private struct Cursor {
        var next: UnsafeMutablePointer<IdentifierRecord>?
        var end: UnsafeMutablePointer<IdentifierRecord>?
        var start: UnsafeMutablePointer<IdentifierRecord>?
    }

    private let spool: IdentifierSpool
    private let hash: SeededHash
    /// From how many records on each partition has its own block.
    private let smallLimit: Int
    private let cursors: UnsafeMutablePointer<Cursor>
    /// The first records, until there are too many.
    private var small: [IdentifierRecord] = []
    private var isSmall = true

    init(spool: IdentifierSpool) {
        self.spool = spool
        hash = spool.space.hash
        smallLimit = max(16, min(8192, spool.space.recordMemory / 4096))
        cursors = .allocate(capacity: SearchSpace.partitionCount)
        cursors.initialize(repeating: Cursor(), count: SearchSpace.partitionCount)
        spool.space.withLock { spool.space.addWriter() }
    }

    deinit {
        close()
        spool.space.withLock { spool.space.removeWriter() }
        cursors.deallocate()
    }

    /// Takes a record.
    @inline(__always)
    package func append(_ record: IdentifierRecord) throws(StoreError) {
        if isSmall { return try appendSmall(record) }
        try scatter(record)
    }

    /// Gives all that is left to the spool. More may follow.
    package func close() {
        // What was small stays so: a block for each of its partitions, with no more room than it needs, would take more.
        spool.takeSmall(small)
        small = []
        for partition in 0..<SearchSpace.partitionCount {
            guard let block = block(of: partition) else { continue }
            spool.close(block, partition: partition)
            cursors[partition] = Cursor()
        }
    }

    @inline(__always)
    private func scatter(_ record: IdentifierRecord) throws(StoreError) {
        let cursor = cursors + IdentifierSpool.partition(of: hash(record.key), level: spool.level)
        if cursor.pointee.next == cursor.pointee.end { try renew(cursor) }
        cursor.pointee.next?.initialize(to: record)
        cursor.pointee.next? += 1
    }

    @inline(never)
    private func appendSmall(_ record: IdentifierRecord) throws(StoreError) {
        small.append(record)
        guard small.count == smallLimit else { return }
        isSmall = false
        let records = small
        small = []
        for record in records { try scatter(record) }
    }

    @inline(never)
    private func renew(_ cursor: UnsafeMutablePointer<Cursor>) throws(StoreError) {
        let partition = cursor - cursors
        let full = block(of: partition)
        cursor.pointee = Cursor()
        let block = try spool.exchange(full, partition: partition)
        cursor.pointee = Cursor(next: block.start, end: block.start + block.capacity, start: block.start)
    }

    private func block(of partition: Int) -> IdentifierSpool.Block? {
        let cursor = cursors[partition]
        guard let start = cursor.start, let next = cursor.next, let end = cursor.end else { return nil }
        return IdentifierSpool.Block(start: start, count: next - start, capacity: end - start)
    }
}
