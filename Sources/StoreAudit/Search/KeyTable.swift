#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The different identifiers of one partition, each with what its rows have in common. It takes records one after the other, so
/// that its memory is that of the identifiers and not of the rows.
///
/// Open addressing: a slot has some bits of the hash and the number of its entry, so that an entry is looked at only where it is
/// most likely the right one.
final class KeyTable {
    /// What is known of one identifier.
    struct Entry {
        let key: IdentifierKey
        /// How its first record is written; the first one of text where there are BLOBs before it.
        private(set) var spelling: IdentifierSpelling
        /// The smallest row.
        var firstRow: Int
        /// How many rows, times 16, and four bits.
        private var countAndBits: UInt64

        init(_ record: IdentifierRecord) {
            key = record.key
            spelling = record.spelling
            firstRow = record.row
            countAndBits = 16 | (record.spelling.isBLOB ? 4 : 2)
        }

        var rowCount: Int { Int(truncatingIfNeeded: countAndBits >> 4) }
        /// Whether there are at least two spellings.
        var isTwin: Bool { countAndBits & 1 != 0 }
        var hasText: Bool { countAndBits & 2 != 0 }
        var hasBLOB: Bool { countAndBits & 4 != 0 }

        /// Whether there are two spellings of text, or two BLOBs before any text: they are twins whatever else is there.
        var isTwinOfOneClass: Bool { countAndBits & 8 != 0 }

        @inline(__always)
        mutating func add(_ record: IdentifierRecord) {
            countAndBits += 16
            countAndBits |= record.spelling.isBLOB ? 4 : 2
            if record.spelling != spelling { addSpelling(record.spelling) }
            firstRow = min(firstRow, record.row)
        }

        private mutating func addSpelling(_ other: IdentifierSpelling) {
            countAndBits |= 1
            if other.isBLOB == spelling.isBLOB {
                countAndBits |= 8
            } else if spelling.isBLOB {
                spelling = other
            }
        }
    }

    /// What an identifier takes at most: two entries and eight slots, where the table has just grown.
    static let bytesPerKey = 112

    private let hash: SeededHash
    private(set) var count = 0
    private var entries: UnsafeMutablePointer<Entry>
    private var entryCapacity: Int
    /// 0, or the number of an entry from 1 below the mask, and bits of the hash above it.
    private var slots: UnsafeMutablePointer<UInt32>
    private var slotMask: Int

    /// An empty table with room for about that many identifiers.
    init(hash: SeededHash, expecting expected: Int = 0) throws(StoreError) {
        self.hash = hash
        entryCapacity = max(64, expected)
        var slotCount = 128
        while slotCount < entryCapacity * 2 { slotCount *= 2 }
        slotMask = slotCount - 1
        guard let entries = malloc(entryCapacity * MemoryLayout<Entry>.stride) else { throw .outOfMemory }
        guard let slots = calloc(slotCount, 4) else {
            free(entries)
            throw .outOfMemory
        }
        self.entries = entries.bindMemory(to: Entry.self, capacity: entryCapacity)
        self.slots = slots.bindMemory(to: UInt32.self, capacity: slotCount)
    }

    deinit {
        free(entries)
        free(slots)
    }

    /// Forgets all, and keeps its memory.
    func removeAll() {
        count = 0
        slots.update(repeating: 0, count: slotMask + 1)
    }

    /// What is known of the identifiers.
    var all: UnsafeMutableBufferPointer<Entry> { UnsafeMutableBufferPointer(start: entries, count: count) }

    /// The number of an identifier's entry, or nil.
    @inline(__always)
    func index(of key: IdentifierKey) -> Int? {
        let found = find(key, hash(key))
        return found.entry == 0 ? nil : found.entry - 1
    }

    /// Takes records for as long as there are at most so many different identifiers, and says whether that was so to the end.
    func add(_ records: UnsafeBufferPointer<IdentifierRecord>, limit: Int) throws(StoreError) -> Bool {
        // Some at a time: their slots come into the cache together.
        var start = 0
        while start < records.count {
            let end = min(start + 512, records.count)
            while count + (end - start) > entryCapacity || (count + (end - start)) * 2 > slotMask { try grow() }
            for index in start..<end {
                let record = records[index]
                let hash = hash(record.key)
                let found = find(record.key, hash)
                if found.entry == 0 {
                    (entries + count).initialize(to: Entry(record))
                    count += 1
                    slots[found.slot] = UInt32(truncatingIfNeeded: count) | tag(hash)
                } else {
                    entries[found.entry - 1].add(record)
                }
            }
            if count > limit { return false }
            start = end
        }
        return true
    }

    /// The bits of a hash that a slot has room for.
    @inline(__always)
    private func tag(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: hash >> 8) & ~UInt32(truncatingIfNeeded: slotMask)
    }

    /// The slot of a key and the number of its entry from 1; 0 where it is not there and the slot is free.
    @inline(__always)
    private func find(_ key: IdentifierKey, _ hash: UInt64) -> (slot: Int, entry: Int) {
        let tag = tag(hash)
        let mask = UInt32(truncatingIfNeeded: slotMask)
        var slot = Int(truncatingIfNeeded: hash) & slotMask
        while true {
            let value = slots[slot]
            if value == 0 { return (slot, 0) }
            if value & ~mask == tag {
                let number = Int(value & mask)
                if entries[number - 1].key == key { return (slot, number) }
            }
            slot = (slot + 1) & slotMask
        }
    }

    private func grow() throws(StoreError) {
        // Entries are numbered from 1 to half of the slots, in at most 31 bits.
        guard slotMask < 1 << 30 else { throw .outOfMemory }
        let newCapacity = entryCapacity * 2
        guard let room = realloc(entries, newCapacity * MemoryLayout<Entry>.stride) else { throw .outOfMemory }
        entries = room.bindMemory(to: Entry.self, capacity: newCapacity)
        entryCapacity = newCapacity
        guard (newCapacity + 1) * 2 > slotMask else { return }
        let slotCount = (slotMask + 1) * 2
        guard let table = calloc(slotCount, 4) else { throw .outOfMemory }
        free(slots)
        slots = table.bindMemory(to: UInt32.self, capacity: slotCount)
        slotMask = slotCount - 1
        for number in 0..<count {
            let hash = hash(entries[number].key)
            slots[find(entries[number].key, hash).slot] = UInt32(truncatingIfNeeded: number + 1) | tag(hash)
        }
    }
}
