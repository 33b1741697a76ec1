import CByteKernels
import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUID {
    /// Canonical text: 36 characters, lower case, with hyphens. The one key for text columns.
    ///
    /// Lower case is this contract's choice; RFC 9562, 4 leaves the case open, and `uuidString` writes capitals.
    @inlinable
    public var canonicalText: String {
        String(unsafeUninitializedCapacity: UUIDTextHead.textLength) { buffer in
            writeCanonicalText(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// Writes canonical text into a buffer: 36 bytes, or 0 if the buffer has not room for them.
    ///
    /// - Returns: The number of bytes written.
    @inlinable
    @discardableResult
    public func writeCanonicalText(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard buffer.count >= UUIDTextHead.textLength, let start = buffer.baseAddress else { return 0 }
        let words = words
        bytekernel_uuid_format(words.first, words.second, start)
        return UUIDTextHead.textLength
    }
}
