import Dispatch
import MultipartContract

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What all spools of an audit share: the hash that sends equal identifiers into partitions of the same number, the memory they
/// may take together, and the file that takes what does not fit.
///
/// The file has no name and is for this user alone: nothing is left of it when the process ends, however it ends. It is made
/// with the first byte that needs it.
package final class SearchSpace: @unchecked Sendable {
    /// The least memory that can be asked for: 32 MiB.
    package static let leastMemory = 32 << 20
    /// What is taken where nothing is said: 512 MiB.
    package static let defaultMemory = 512 << 20
    /// How many partitions a spool has.
    static let partitionCount = 256
    /// How many bits of the hash choose one.
    static let partitionBits = 8
    /// How many records of 32 bytes a block has at least.
    static let leastBlock = 64

    /// The hash of identifiers and spellings.
    package let hash: SeededHash
    /// How many threads read and search.
    package let threadCount: Int
    /// Bytes for records, at most; what is being written into is counted and not limited.
    let recordMemory: Int
    /// Identifiers that one thread may hold in a table.
    let tableLimit: Int
    private let check: @Sendable () throws(StoreError) -> Void

    /// Guards all that follows, and all that spools have. (The atomics of the standard library need later systems.)
    private let lock = DispatchSemaphore(value: 1)
    let memory = RecordMemory()
    private var usedMemory = 0
    private var openWriters = 0
    private var file: FileDescriptor?
    private var fileLength = 0

    /// Makes the room for an audit.
    ///
    /// - Parameters:
    ///   - memory: Bytes for records and tables together; at least ``leastMemory`` are taken.
    ///   - seed: For tests that want the same partitions again; a random one where none is given.
    ///   - check: Is called now and then by any thread, and may throw ``StoreError/cancelled``.
    package convenience init(
        memory: Int = SearchSpace.defaultMemory, threadCount: Int? = nil, seed: UInt64? = nil,
        check: @escaping @Sendable () throws(StoreError) -> Void = { () throws(StoreError) in }
    ) {
        self.init(
            recordMemory: max(memory, SearchSpace.leastMemory) / 4 * 3,
            tableMemory: max(memory, SearchSpace.leastMemory) / 4, threadCount: threadCount, seed: seed, check: check)
    }

    /// With memories of any size, so that tests come to their end.
    package init(
        recordMemory: Int, tableMemory: Int, threadCount: Int? = nil, seed: UInt64? = nil,
        check: @escaping @Sendable () throws(StoreError) -> Void = { () throws(StoreError) in }
    ) {
        let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        self.threadCount = max(1, min(threadCount ?? processors, 64))
        self.recordMemory = recordMemory
        tableLimit = max(16, tableMemory / self.threadCount / KeyTable.bytesPerKey)
        hash = SeededHash(seed: seed)
        self.check = check
    }

    /// Throws what the caller of the audit wants thrown, which is ``StoreError/cancelled``.
    func checkCancelled() throws(StoreError) { try check() }

    /// Whether anything had to go into the file.
    package var hasSpilled: Bool { withLock { fileLength > 0 } }

    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        lock.wait()
        defer { lock.signal() }
        return try body()
    }

    // MARK: Memory; the caller holds the lock

    /// Takes that many bytes if they are there.
    func reserve(_ length: Int) -> Bool {
        guard usedMemory + length <= recordMemory else { return false }
        usedMemory += length
        return true
    }

    /// Takes that many bytes, there or not: for the few blocks that are being written into.
    func take(_ length: Int) { usedMemory += length }

    func release(_ length: Int) { usedMemory -= length }

    func addWriter() { openWriters += 1 }

    func removeWriter() { openWriters -= 1 }

    /// How many records a new block has, so that the blocks that are being written into are a small part of the memory: as
    /// many as the partition has, within bounds.
    func blockCapacity(partitionCount: Int) -> Int {
        let most = recordMemory / 16 / (SearchSpace.partitionCount * 32) / max(1, openWriters)
        return RecordMemory.capacity(atLeast: min(most, partitionCount))
    }

    // MARK: The file; the caller holds the lock

    /// Appends records and says where they are.
    func spill(_ records: UnsafeRawBufferPointer) throws(StoreError) -> Int {
        do throws(FileDescriptor.Failure) {
            if file == nil { file = try FileDescriptor.temporary() }
            let start = fileLength
            try file?.write(records)
            fileLength += records.count
            return start
        } catch {
            switch error.systemError {
            case ENOSPC, EDQUOT, EFBIG: throw .full
            case EACCES, EROFS, EPERM, ENOENT: throw .readOnly
            default: throw .inputOutput
            }
        }
    }

    /// Reads records back. Needs no lock once the spool is closed.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(StoreError) {
        guard let file = withLock({ file }) else { throw .inputOutput }
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count: Int
            do throws(FileDescriptor.Failure) { count = try file.read(into: rest, at: offset + done) } catch {
                throw .inputOutput
            }
            guard count > 0 else { throw .inputOutput }
            done += count
        }
    }
}
