/// A hash with a seed that nobody outside knows, so that no store can be made to fill one partition.
///
/// The folded product of two words, as in wyhash: good in all its bits, and fast. It is no cryptographic hash, and its values
/// leave the process nowhere.
package struct SeededHash: Sendable {
    private let first: UInt64
    private let second: UInt64

    /// A hash of a seed; a random one where none is given.
    package init(seed: UInt64? = nil) {
        guard let seed else {
            first = .random(in: .min ... .max)
            second = .random(in: .min ... .max)
            return
        }
        first = SeededHash.folded(seed ^ 0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9)
        second = SeededHash.folded(seed ^ 0x94d0_49bb_1331_11eb, 0xd6e8_feb8_6659_fd93)
    }

    /// The hash of an identifier.
    @inline(__always)
    func callAsFunction(_ key: IdentifierKey) -> UInt64 {
        SeededHash.folded(SeededHash.folded(key.first ^ first, key.second ^ second) ^ second, 0x9e37_79b9_7f4a_7c15)
    }

    /// The hash of bytes; with capital letters of ASCII taken for small ones where that is wanted.
    func callAsFunction(_ bytes: UnsafeRawBufferPointer, foldsCase: Bool) -> UInt64 {
        var state = first ^ UInt64(bytes.count)
        var index = 0
        while index < bytes.count {
            let length = min(8, bytes.count - index)
            var word: UInt64 = 0
            withUnsafeMutableBytes(of: &word) {
                $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[index..<index + length]))
            }
            if foldsCase { word = SeededHash.lowered(word) }
            state = SeededHash.folded(state ^ word, second | 1)
            state = SeededHash.folded(state ^ second, 0xe703_7ed1_a0b4_28db)
            index += length
        }
        return SeededHash.folded(state ^ second, 0x9e37_79b9_7f4a_7c15)
    }

    @inline(__always)
    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// Eight bytes, with A to Z made a to z.
    private static func lowered(_ word: UInt64) -> UInt64 {
        let each: UInt64 = 0x0101_0101_0101_0101
        // With the top bits off, no sum below carries into the next byte.
        let low = word & (0x7f &* each)
        let fromA = low &+ (0x80 - 0x41) &* each
        let beyondZ = low &+ (0x80 - 0x5b) &* each
        let capital = fromA & ~beyondZ & ~word & (0x80 &* each)
        return word | capital >> 2
    }
}
