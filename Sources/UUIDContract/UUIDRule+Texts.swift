import CByteKernels
import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUIDRule {
    /// Reads many strings into memory of the caller, which may be uninitialised.
    ///
    /// Faster than one by one, because the memory of later strings is asked for while earlier ones are read.
    ///
    /// - Parameters:
    ///   - target: Takes the UUID of each accepted text at the index of the text. Texts beyond its end are not read.
    ///   - refused: Called with the index of a text that is not accepted, and its first finding. The element of the target at
    ///     this index is set to the nil UUID.
    @inlinable
    public func parse(
        _ texts: [String], into target: UnsafeMutableBufferPointer<UUID>, field: FieldName? = nil,
        refused: (Int, Finding) -> Void
    ) {
        texts.withUnsafeBufferPointer { texts in
            let count = min(texts.count, target.count)
            for index in 0..<count {
                let later = UUIDRule.address(of: texts[min(index &+ UUIDRule.prefetchDistance, count &- 1)])
                // The string is only borrowed for the reading, which spares a retain and a release.
                let value = UUIDRule.words(of: texts[index], askingFor: later)
                if value.valid != 0, allows(first: value.first, second: value.second), !requiresCanonicalText {
                    target.storeBytes(first: value.first, second: value.second, at: index)
                    continue
                }
                switch judge(texts[index], field: field) {
                case .success(let uuid): target.initializeElement(at: index, to: uuid)
                case .failure(let refusal):
                    target.initializeElement(at: index, to: UUID(first: 0, second: 0))
                    refused(index, refusal.finding)
                }
            }
        }
    }

    /// How many texts ahead memory is asked for: enough for the latency of main memory at a few nanoseconds a text.
    @inlinable static var prefetchDistance: Int { 16 }

    /// The address of a native string's bytes, as a hint to the processor; it is never read through.
    @inlinable @inline(__always)
    static func address(of text: String) -> UInt {
        text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
    }

    /// The two words of a text, before any rule.
    @inlinable @inline(__always)
    static func words(of text: String, askingFor later: UInt) -> bytekernel_uuid {
        text.utf8.withContiguousStorageIfAvailable { utf8 in
            guard utf8.count == UUIDTextHead.textLength, let start = utf8.baseAddress else { return bytekernel_uuid() }
            return bytekernel_uuid_parse_ahead(start, later)
        } ?? bytekernel_uuid()
    }

    @usableFromInline @inline(never)
    func judge(_ text: String, field: FieldName?) -> Result<UUID, Refusal> {
        do throws(Refusal) { return .success(try parseSlowly(text, field: field)) } catch { return .failure(error) }
    }
}

extension UnsafeMutableBufferPointer<UUID> {
    /// Stores the two words of a UUID. A store of the UUID itself is made of 16 stores of a byte.
    @inlinable @inline(__always)
    func storeBytes(first: UInt64, second: UInt64, at index: Int) {
        guard let baseAddress, index < count else { return }
        UnsafeMutableRawPointer(baseAddress + index).storeBytes(of: first, as: UInt64.self)
        UnsafeMutableRawPointer(baseAddress + index).storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
    }
}
