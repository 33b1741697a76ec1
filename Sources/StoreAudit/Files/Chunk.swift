/// Some whole records of a text file, in memory.
struct Chunk {
    /// From the first byte of a record to the last byte of one. Only the last record of a file may lack its line end.
    let bytes: UnsafeRawBufferPointer
    /// The line of the first byte, from 1.
    let firstLine: Int
    /// Whether there is a double quote in it.
    let hasQuotes: Bool
}

/// A buffer that a thread reads chunks into.
final class ChunkBuffer {
    private(set) var room: UnsafeMutableRawBufferPointer

    init(capacity: Int) { room = .allocate(byteCount: capacity, alignment: 64) }

    deinit { room.deallocate() }

    /// Makes it larger, and keeps what is in it.
    func grow(to capacity: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 64)
        larger.copyMemory(from: UnsafeRawBufferPointer(room))
        room.deallocate()
        room = larger
    }
}
