#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Gives out blocks of records from large pieces of memory, and takes them back for others of the same size. The pieces are given
/// back to the system all at once.
///
/// Large pieces, because memory of the system comes page by page otherwise, which takes as long as reading a file does. Whoever
/// calls holds the lock of the ``SearchSpace``.
final class RecordMemory {
    /// Sizes are `leastBlock` records times a power of two below this one.
    private static let sizeCount = 6
    private static let pieceLength = 4 << 20
    private static let pageLength = 2 << 20

    private var pieces: [UnsafeMutableRawPointer] = []
    /// What is left of the last piece.
    private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    /// Blocks that came back, by size.
    private var free = [[UnsafeMutablePointer<IdentifierRecord>]](repeating: [], count: sizeCount)

    deinit { for piece in pieces { piece.deallocate() } }

    /// The number of records in the smallest block that has at least so many, of the largest ones if there is none.
    static func capacity(atLeast count: Int) -> Int {
        var capacity = SearchSpace.leastBlock
        while capacity < count, capacity < SearchSpace.leastBlock << (sizeCount - 1) { capacity *= 2 }
        return capacity
    }

    /// A block of one of the sizes that ``capacity(atLeast:)`` gives, or a smaller one rather than more memory than `limit` bytes
    /// in all.
    func allocate(
        _ wanted: Int, limit: Int
    ) throws(StoreError) -> (start: UnsafeMutablePointer<IdentifierRecord>, capacity: Int) {
        let size = RecordMemory.size(of: wanted)
        if let block = free[size].popLast() { return (block, wanted) }
        for larger in (size + 1)..<max(size + 1, RecordMemory.sizeCount) {
            guard let block = free[larger].popLast() else { continue }
            // One half of what is left goes to each size on the way down.
            for half in size..<larger { free[half].append(block + (SearchSpace.leastBlock << half)) }
            return (block, wanted)
        }
        let length = wanted * MemoryLayout<IdentifierRecord>.stride
        if rest.count < length, (pieces.count + 1) * RecordMemory.pieceLength > limit {
            for smaller in (0..<size).reversed() {
                guard let block = free[smaller].popLast() else { continue }
                return (block, SearchSpace.leastBlock << smaller)
            }
        }
        if rest.count < length {
            handOutRest()
            var piece: UnsafeMutableRawPointer?
            guard posix_memalign(&piece, RecordMemory.pageLength, RecordMemory.pieceLength) == 0, let piece else {
                throw .outOfMemory
            }
            #if os(Linux)
                _ = madvise(piece, RecordMemory.pieceLength, MADV_HUGEPAGE)
            #endif
            pieces.append(piece)
            rest = UnsafeMutableRawBufferPointer(start: piece, count: RecordMemory.pieceLength)
        }
        let block = UnsafeMutableRawBufferPointer(rebasing: rest[..<length])
        rest = UnsafeMutableRawBufferPointer(rebasing: rest[length...])
        guard let start = block.bindMemory(to: IdentifierRecord.self).baseAddress else { throw .outOfMemory }
        return (start, wanted)
    }

    /// Takes a block back.
    func deallocate(_ block: UnsafeMutablePointer<IdentifierRecord>, capacity: Int) {
        free[RecordMemory.size(of: capacity)].append(block)
    }

    private func handOutRest() {
        let least = SearchSpace.leastBlock * MemoryLayout<IdentifierRecord>.stride
        while rest.count >= least {
            let block = UnsafeMutableRawBufferPointer(rebasing: rest[..<least])
            rest = UnsafeMutableRawBufferPointer(rebasing: rest[least...])
            if let start = block.bindMemory(to: IdentifierRecord.self).baseAddress { free[0].append(start) }
        }
    }

    private static func size(of capacity: Int) -> Int {
        min(sizeCount - 1, (capacity / SearchSpace.leastBlock).trailingZeroBitCount)
    }
}
