import CByteKernels
import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUID {
    /// The 16 bytes as two words, as they lie in memory.
    @inlinable @inline(__always)
    var words: (first: UInt64, second: UInt64) {
        // Both types are 16 bytes without padding.
        unsafeBitCast(uuid, to: (first: UInt64, second: UInt64).self)
    }

    /// The UUID of two words, as they lie in memory.
    @inlinable @inline(__always)
    init(first: UInt64, second: UInt64) {
        // All three types are 16 bytes without padding.
        #if canImport(FoundationEssentials)
            // The layout is known at compile time here, and the initialiser would be a call with 16 arguments.
            self = unsafeBitCast((first, second), to: UUID.self)
        #else
            self.init(uuid: unsafeBitCast((first, second), to: uuid_t.self))
        #endif
    }

    /// The version digit, 0 to 15: the first digit of the third group, at offset 14 of the text (RFC 9562, 4.2).
    public var versionDigit: Int { Int(uuid.6 >> 4) }

    /// The variant digit, 0 to 15: the first digit of the fourth group, at offset 19 of the text. 8 to 11 is the variant of
    /// RFC 9562 (4.1).
    public var variantDigit: Int { Int(uuid.8 >> 4) }
}
