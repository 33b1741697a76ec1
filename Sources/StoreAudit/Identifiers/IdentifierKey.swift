/// The 16 bytes that an identifier means, in the order of the text: equal keys are one identifier, however it is written.
package struct IdentifierKey: Sendable, Hashable {
    /// Bytes 0 to 7 and 8 to 15, as they lie in memory.
    package var first: UInt64
    package var second: UInt64

    package init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    /// The digit that names the version: byte 6, high half.
    package var version: Int { byte(6) >> 4 }

    /// The digit that holds the variant bits: byte 8, high half.
    package var variantDigit: Int { byte(8) >> 4 }

    /// All bits 0.
    package var isNil: Bool { first == 0 && second == 0 }

    /// All bits 1.
    package var isMax: Bool { first == .max && second == .max }

    private func byte(_ index: Int) -> Int {
        let word = UInt64(bigEndian: index < 8 ? first : second)
        return Int(truncatingIfNeeded: word >> UInt64(56 - 8 * (index & 7))) & 0xff
    }
}
