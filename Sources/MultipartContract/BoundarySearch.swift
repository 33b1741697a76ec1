import CByteKernels

/// Finds the bytes of a boundary in bytes that come in pieces of any size, in linear time whatever they hold.
///
/// Where no word of 8 bytes occurs twice in the boundary, as in random ones, a look at one word in some 30 bytes finds
/// every match (``NeedleWords``). Else two bytes of the boundary, its rarest, are compared at 64 places at once, and only
/// where both fit is the rest compared; bytes that were made so that this happens all the time (``work`` outgrows what was
/// read) are read on with the Knuth–Morris–Pratt automaton, which looks at each byte twice at most. The automaton also
/// carries the search over the edge between two pieces, so any way of cutting the input finds the same places.
struct BoundarySearch: Sendable {
    /// The bytes that are looked for, at least one.
    let needle: [UInt8]
    /// For each count of matched bytes, how many of them still match after a mismatch (Knuth–Morris–Pratt).
    let fallback: [Int]
    /// The places of the two bytes that are compared first.
    let filter: (first: Int, second: Int)
    /// The words of the needle, where they are all different.
    let words: NeedleWords?
    /// How many bytes at the end of what was read so far begin the needle, and may go on in the next piece.
    private(set) var pending = 0
    /// Comparisons beyond the first pass over the bytes: words compared and steps of the automaton. Only tests read it.
    var work = 0

    /// A search for the value of a boundary, without the hyphens of a delimiter.
    init(_ boundary: Boundary) { self.init(needle: Array(boundary.text.utf8)) }

    /// A search for any bytes. An empty needle is never found.
    init(needle: [UInt8]) {
        self.needle = needle
        fallback = BoundarySearch.fallback(of: needle)
        filter = BoundarySearch.filter(of: needle)
        words = NeedleWords(needle)
    }

    /// Forgets what was read: the next piece begins a new input.
    mutating func reset() { pending = 0 }

    /// Reads a piece and returns where the needle first begins: an offset in the piece, negative if it began in an earlier
    /// one. After a find, go on with the same piece from `offset + needle.count`.
    ///
    /// - Parameters:
    ///   - piece: the bytes that follow what was read before.
    ///   - offset: where in the piece to begin.
    ///   - isLast: says that no piece follows, so that nothing needs to be carried over.
    mutating func next(in piece: UnsafeRawBufferPointer, from offset: Int = 0, isLast: Bool) -> Int? {
        var start = offset
        if pending > 0 {
            // Only starts before this piece are still open; once the automaton's match began in it, the fast way takes over.
            var matched = pending
            pending = 0
            while matched > start - offset {
                guard start < piece.count else {
                    pending = matched
                    return nil
                }
                matched = step(matched, piece[start])
                start += 1
                if matched == needle.count { return start - needle.count }
            }
            start -= matched
        }
        if let found = firstMatch(in: piece, from: start) { return found }
        if !isLast {
            var matched = 0
            for index in max(start, piece.count - needle.count + 1)..<max(start, piece.count) {
                matched = step(matched, piece[index])
            }
            pending = matched
        }
        return nil
    }

    /// The end of a window of a piece in which no match begins, or nil if there is none; `found` is then the first match, if
    /// one was met.
    ///
    /// The window is small enough for the nearest cache, and the next one is asked for: whoever goes through the bytes once
    /// more, as a digest does, meets them there while memory works ahead.
    mutating func endOfWindow(in piece: UnsafeRawBufferPointer, from start: Int, found: inout Int?) -> Int? {
        let end = start + BoundarySearch.window
        guard words != nil, pending == 0, end + needle.count <= piece.count, let base = piece.baseAddress else {
            return nil
        }
        bytekernel_prefetch(base + end, min(BoundarySearch.window, piece.count - end))
        found = firstMatch(in: UnsafeRawBufferPointer(rebasing: piece[..<(end + needle.count - 1)]), from: start)
        return found == nil ? end : nil
    }

    /// How many bytes are passed over at once.
    static let window = 2 << 10

    /// The offset of the first match in bytes that stand alone.
    mutating func find(in bytes: [UInt8]) -> Int? {
        pending = 0
        return bytes.withUnsafeBytes { bytes in next(in: bytes, isLast: true) }
    }

    /// One step of the automaton. It never stands at a full match when it is called.
    mutating func step(_ matched: Int, _ byte: UInt8) -> Int {
        var matched = matched
        work += 1
        while needle[matched] != byte {
            if matched == 0 { return 0 }
            work += 1
            matched = fallback[matched]
        }
        return matched + 1
    }

    private static func fallback(of needle: [UInt8]) -> [Int] {
        var table = [0, 0]
        var matched = 0
        for byte in needle.dropFirst() {
            while matched > 0, needle[matched] != byte { matched = table[matched] }
            if needle[matched] == byte { matched += 1 }
            table.append(matched)
        }
        return table
    }

    /// The last of the bytes that occur least often in the needle, and the last of the next rarest that differ from it;
    /// two differing bytes are never both matched by a run of one byte.
    private static func filter(of needle: [UInt8]) -> (first: Int, second: Int) {
        var counts = [Int](repeating: 0, count: 256)
        for byte in needle { counts[Int(byte)] += 1 }
        let rarest = { (indices: [Int]) in
            indices.reversed().min { left, right in counts[Int(needle[left])] < counts[Int(needle[right])] }
        }
        let first = rarest(Array(needle.indices)) ?? 0
        let second = rarest(needle.indices.filter { needle[$0] != needle[first] })
        return (first, second ?? 0)
    }
}
