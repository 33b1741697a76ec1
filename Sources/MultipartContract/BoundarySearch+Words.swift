/// The words of 8 bytes in a needle, each with its place, for needles in which no word occurs twice.
///
/// A match of m bytes holds every word that begins in its first m - 7 places, so a look at one word in m - 7 bytes meets
/// every match; a word belongs to one place only, so one comparison settles it. Random boundaries are of this kind.
struct NeedleWords: Sendable {
    /// How far apart the looks are.
    let stride: Int
    private let multiplier: UInt64
    /// The place of a word plus one, by the hash of the word; 0 for none.
    private let places: [UInt8]

    private static let bits: UInt64 = 12

    /// Nil for a needle that is too short to gain, too long for the table, or has a word twice.
    init?(_ needle: [UInt8]) {
        guard (16...200).contains(needle.count) else { return nil }
        let words = (0...(needle.count - 8)).map { place in
            needle.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
        }
        guard Set(words).count == words.count else { return nil }
        // Odd numbers, until one sends every word to a slot of its own; the first does nearly always.
        var multiplier: UInt64 = 0x9e37_79b9_7f4a_7c15
        for _ in 0..<64 {
            var places = [UInt8](repeating: 0, count: 1 << NeedleWords.bits)
            let isPerfect = words.enumerated().allSatisfy { place, word in
                let slot = NeedleWords.slot(of: word, multiplier)
                guard places[slot] == 0 else { return false }
                places[slot] = UInt8(place + 1)
                return true
            }
            if isPerfect {
                self.multiplier = multiplier
                self.places = places
                stride = needle.count - 7
                return
            }
            multiplier = multiplier &* 0xd134_2543_de82_ef95 | 1
        }
        return nil
    }

    @inline(__always)
    private static func slot(of word: UInt64, _ multiplier: UInt64) -> Int {
        Int(truncatingIfNeeded: (word &* multiplier) >> (64 - bits))
    }

    /// The first start that may be a match, from the look at `position` on, and the position of the next look.
    ///
    /// Bounds: 8 bytes are read at `position` where `position + 8 <= bytes.count`, and a slot has as many bits as the table.
    @inline(__always)
    func nextCandidate(in bytes: UnsafeRawBufferPointer, from position: inout Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let last = bytes.count - 8
        let (stride, multiplier) = (stride, multiplier)
        return places.withUnsafeBufferPointer { places in
            while position <= last {
                let word = (base + position).loadUnaligned(as: UInt64.self)
                let place = places[NeedleWords.slot(of: word, multiplier)]
                position += stride
                if place != 0 { return position - stride - Int(place) + 1 }
            }
            return nil
        }
    }
}
