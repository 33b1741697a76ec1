import ContractFindings
import UUIDContract

/// How an identifier is written: two values with equal keys are written alike exactly if their spellings are equal.
///
/// Of the shapes that stores are full of it is exact: one case throughout, 16 bytes. What is written oddly (mixed case, white
/// space, a NUL) has a seeded hash of its bytes in it: two such spellings of one identifier are held to be the same with
/// odds of 1 in 500 million a pair, and nobody can make such a pair without the seed, which is new in each run.
package struct IdentifierSpelling: Sendable, Hashable {
    /// From the top: whether it is a BLOB, whether it is odd, 30 bits of how exactly it is written, 32 bits of how it is written
    /// with its case left out.
    let bits: UInt64

    @inline(__always)
    private init(bits: UInt64) { self.bits = bits }

    private static let blobBit: UInt64 = 1 << 63
    private static let oddBit: UInt64 = 1 << 62

    /// Canonical text.
    package static let canonical = IdentifierSpelling(bits: 1)
    /// Text of 36 bytes with capital letters alone.
    package static let upper = IdentifierSpelling(bits: 1 | 1 << 32)
    /// A BLOB of 16 bytes.
    package static let blob16 = IdentifierSpelling(bits: blobBit | 5)

    /// A BLOB of 16 bytes in a layout. Two of one identifier in different layouts are different bytes.
    init(blob16 layout: ByteLayout) {
        let place = UInt64(ByteLayout.allCases.firstIndex(of: layout) ?? 0)
        self = layout == .rfc9562 ? .blob16 : IdentifierSpelling(bits: IdentifierSpelling.blobBit | 0x10 | place)
    }

    /// Whether it is a BLOB.
    package var isBLOB: Bool { bits & IdentifierSpelling.blobBit != 0 }

    /// The spelling with its case left out, as SQLite's collation NOCASE compares; BLOBs stay as they are.
    package var foldedCase: IdentifierSpelling {
        IdentifierSpelling(bits: bits & (IdentifierSpelling.blobBit | 0xffff_ffff))
    }

    /// The spelling of a value that has a key, and the form that ``IdentifierForm/read(_:)`` gives it.
    package init(of value: StoredValue, form: IdentifierForm, hash: SeededHash) {
        switch value {
        case .text(let bytes): self.init(text: bytes, form: form, hash: hash)
        case .blob(let bytes):
            if form == .blob16 {
                self = .blob16
            } else {
                let digest = hash(bytes, foldsCase: false)
                self.init(bits: digest | IdentifierSpelling.blobBit | IdentifierSpelling.oddBit)
            }
        case .null, .integer, .real: self.init(bits: 0)
        }
    }

    private init(text: UnsafeRawBufferPointer, form: IdentifierForm, hash: SeededHash) {
        switch form {
        case .canonical: self = .canonical
        case .upper: self = .upper
        case .mixed: self.init(shape: 1, text: text, from: 0, hash: hash)
        case .unhyphenated: self.init(shape: 2, text: text, from: 0, hash: hash)
        case .braces: self.init(shape: 3, text: text, from: 0, hash: hash)
        case .urn:
            if text.prefix(9).contains(where: { (0x41...0x5a).contains($0) }) {
                self.init(oddText: text, folded: 4, hash: hash)
            } else {
                self.init(shape: 4, text: text, from: 9, hash: hash)
            }
        default:
            self.init(oddText: text, folded: hash(text, foldsCase: true) & 0xffff_ffff | 0x8000_0000, hash: hash)
        }
    }

    /// A shape whose letters, from an offset on, are all small, all capital, or odd.
    private init(shape: UInt64, text: UnsafeRawBufferPointer, from start: Int, hash: SeededHash) {
        var (hasCapital, hasSmall) = (false, false)
        for byte in text[start...] {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasCapital = true
            case UInt8(ascii: "a")...UInt8(ascii: "z"): hasSmall = true
            default: break
            }
        }
        if hasCapital && hasSmall {
            self.init(oddText: text, folded: shape, hash: hash)
        } else {
            self.init(bits: shape | (hasCapital ? 1 << 32 : 0))
        }
    }

    /// A text that only a hash of its bytes describes, and 32 bits of what it is with its case left out.
    private init(oddText text: UnsafeRawBufferPointer, folded: UInt64, hash: SeededHash) {
        let exact = hash(text, foldsCase: false) & 0x3fff_ffff
        self.init(bits: IdentifierSpelling.oddBit | (exact << 32) | folded)
    }
}
