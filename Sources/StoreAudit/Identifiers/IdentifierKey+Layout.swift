import UUIDContract

extension IdentifierKey {
    /// Reads the first 16 bytes of a BLOB; they must be there.
    ///
    /// - Parameter permutation: The layout's ``ByteLayout/permutation``; nil for the order of the text.
    init(_ bytes: UnsafeRawBufferPointer, permutation: [Int]?) {
        var words: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &words) { text in
            guard let permutation else {
                return text.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(16)))
            }
            for (place, byte) in bytes.prefix(16).enumerated() { text[permutation[place]] = byte }
        }
        self.init(first: words.0, second: words.1)
    }
}

/// In which layouts 16 bytes have the variant of RFC 9562 and a version of 1 to 8.
struct LayoutDigits {
    private let places = ByteLayout.allCases.map { layout in
        (version: layout.permutation.firstIndex(of: 6) ?? 6, variant: layout.permutation.firstIndex(of: 8) ?? 8)
    }

    /// Adds one to each layout in which that is so; `counts` are in the order of `allCases`. Other lengths fit none.
    func count(_ bytes: UnsafeRawBufferPointer, in counts: inout [Int]) {
        guard bytes.count == 16 else { return }
        for index in places.indices
        where bytes[places[index].variant] >> 6 == 0b10 && (1...8).contains(bytes[places[index].version] >> 4) {
            counts[index] += 1
        }
    }
}
