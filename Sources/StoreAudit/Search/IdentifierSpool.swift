#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The identifiers of one column, in partitions by the hash of the key: equal keys are in the same partition, in all spools
/// of a ``SearchSpace``.
///
/// It is filled through writers, one for each thread, and read when all of them are closed. What the memory of the space does not
/// hold is in its file.
package final class IdentifierSpool: @unchecked Sendable {
    /// Records in memory.
    struct Block {
        let start: UnsafeMutablePointer<IdentifierRecord>
        var count: Int
        let capacity: Int

        var byteCount: Int { capacity * MemoryLayout<IdentifierRecord>.stride }
    }

    private struct Partition {
        var blocks: [Block] = []
        var extents: [(offset: Int, count: Int)] = []
        /// Records in both.
        var count = 0
        /// Bytes of the blocks.
        var memory = 0
    }

    /// The few records of a writer that never had many, sorted by partition.
    private struct SmallRun {
        let records: [IdentifierRecord]
        /// Where each partition starts, and the end.
        let starts: [Int32]
    }

    package let space: SearchSpace
    /// How often the records have been partitioned before: each time takes the next bits of the hash.
    let level: Int
    /// Guarded by the lock of the space until all writers are closed.
    private var partitions = [Partition](repeating: Partition(), count: SearchSpace.partitionCount)
    private var smallRuns: [SmallRun] = []

    /// An empty spool.
    package convenience init(space: SearchSpace) { self.init(space: space, level: 0) }

    init(space: SearchSpace, level: Int) {
        self.space = space
        self.level = level
    }

    deinit {
        space.withLock {
            for partition in partitions {
                for block in partition.blocks { space.memory.deallocate(block.start, capacity: block.capacity) }
                space.release(partition.memory)
            }
            for run in smallRuns { space.release(run.records.count * 32) }
        }
    }

    /// All records.
    package var count: Int {
        space.withLock {
            smallRuns.reduce(partitions.reduce(0) { $0 + $1.count }) { $0 + $1.records.count }
        }
    }

    /// A way to fill it, for one thread. Nothing counts until ``IdentifierSpoolWriter/close()``.
    package func makeWriter() -> IdentifierSpoolWriter { IdentifierSpoolWriter(spool: self) }

    /// Which partition a hash belongs to.
    @inline(__always)
    static func partition(of hash: UInt64, level: Int) -> Int {
        Int(truncatingIfNeeded: hash >> UInt64(64 - SearchSpace.partitionBits * (level + 1)))
            & (SearchSpace.partitionCount - 1)
    }

    // MARK: Filling

    /// Takes a block that is full, and gives an empty one for the same partition.
    func exchange(_ full: Block?, partition: Int) throws(StoreError) -> Block {
        try space.withLock { () throws(StoreError) in
            if let full {
                partitions[partition].blocks.append(full)
                partitions[partition].count += full.count
                partitions[partition].memory += full.byteCount
            }
            let capacity = space.blockCapacity(partitionCount: partitions[partition].count)
            let length = capacity * MemoryLayout<IdentifierRecord>.stride
            if !space.reserve(length) {
                try spillLargest()
                space.take(length)
            }
            return try allocate(capacity)
        }
    }

    /// Takes the last block of a writer, which need not be full.
    func close(_ last: Block, partition: Int) {
        space.withLock {
            if last.count == 0 {
                space.memory.deallocate(last.start, capacity: last.capacity)
                space.release(last.byteCount)
            } else {
                partitions[partition].blocks.append(last)
                partitions[partition].count += last.count
                partitions[partition].memory += last.byteCount
            }
        }
    }

    /// Takes the records of a writer that had few.
    func takeSmall(_ records: [IdentifierRecord]) {
        guard !records.isEmpty else { return }
        let numbers = records.map { IdentifierSpool.partition(of: space.hash($0.key), level: level) }
        var starts = [Int32](repeating: 0, count: SearchSpace.partitionCount + 1)
        for number in numbers { starts[number + 1] += 1 }
        for number in 0..<SearchSpace.partitionCount { starts[number + 1] += starts[number] }
        var next = starts
        var sorted = records
        for (record, number) in zip(records, numbers) {
            sorted[Int(next[number])] = record
            next[number] += 1
        }
        space.withLock {
            smallRuns.append(SmallRun(records: sorted, starts: starts))
            space.take(sorted.count * 32)
        }
    }

    /// A block that is counted already, perhaps with less room than that; then the rest is given back.
    private func allocate(_ capacity: Int) throws(StoreError) -> Block {
        do throws(StoreError) {
            let block = try space.memory.allocate(capacity, limit: space.recordMemory)
            space.release((capacity - block.capacity) * MemoryLayout<IdentifierRecord>.stride)
            return Block(start: block.start, count: 0, capacity: block.capacity)
        } catch {
            space.release(capacity * MemoryLayout<IdentifierRecord>.stride)
            throw error
        }
    }

    /// Brings the partition with most memory into the file.
    private func spillLargest() throws(StoreError) {
        guard let largest = partitions.indices.max(by: { partitions[$0].memory < partitions[$1].memory }) else {
            return
        }
        while let block = partitions[largest].blocks.last {
            let records = UnsafeRawBufferPointer(start: block.start, count: block.count * 32)
            let offset = try space.spill(records)
            if let last = partitions[largest].extents.last, last.offset + last.count * 32 == offset {
                partitions[largest].extents[partitions[largest].extents.count - 1].count += block.count
            } else {
                partitions[largest].extents.append((offset, block.count))
            }
            partitions[largest].blocks.removeLast()
            partitions[largest].memory -= block.byteCount
            space.release(block.byteCount)
            space.memory.deallocate(block.start, capacity: block.capacity)
        }
    }

    // MARK: Reading

    /// How many records a partition has.
    func count(partition: Int) -> Int {
        smallRuns.reduce(partitions[partition].count) { $0 + Int($1.starts[partition + 1] - $1.starts[partition]) }
    }

    /// Hands out the records of a partition, in no order, some at a time. All writers must be closed.
    func forEachRun(
        partition: Int, _ body: (UnsafeBufferPointer<IdentifierRecord>) throws(StoreError) -> Void
    ) throws(StoreError) {
        for run in smallRuns {
            let range = Int(run.starts[partition])..<Int(run.starts[partition + 1])
            guard !range.isEmpty else { continue }
            try run.records.withUnsafeBufferPointer { records in
                Result { () throws(StoreError) in try body(UnsafeBufferPointer(rebasing: records[range])) }
            }.get()
        }
        for block in partitions[partition].blocks {
            try body(UnsafeBufferPointer(start: block.start, count: block.count))
        }
        guard !partitions[partition].extents.isEmpty else { return }
        let capacity = 4096
        guard let room = malloc(capacity * 32) else { throw .outOfMemory }
        defer { free(room) }
        let records = room.bindMemory(to: IdentifierRecord.self, capacity: capacity)
        for extent in partitions[partition].extents {
            var done = 0
            while done < extent.count {
                let count = min(capacity, extent.count - done)
                try space.read(
                    into: UnsafeMutableRawBufferPointer(start: room, count: count * 32), at: extent.offset + done * 32)
                try body(UnsafeBufferPointer(start: records, count: count))
                done += count
            }
        }
    }
}
