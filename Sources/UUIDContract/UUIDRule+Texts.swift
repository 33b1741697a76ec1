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
        guard let first = target.baseAddress else { return }
        let checksValues = !acceptsEveryValue
        texts.withUnsafeBufferPointer { texts in
            let count = min(texts.count, target.count)
            for index in 0..<count {
                let later = index &+ UUIDRule.prefetchDistance
                if later < count { UUIDRule.prefetch(texts[later]) }
                if parse(texts[index], into: first + index, checksValues: checksValues) { continue }
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
    @usableFromInline static var prefetchDistance: Int { 16 }

    @inlinable @inline(__always)
    static func prefetch(_ text: String) {
        // The address is only a hint to the processor and is never read through.
        text.utf8.withContiguousStorageIfAvailable { bytekernel_uuid_prefetch($0.baseAddress) }
    }

    @inlinable @inline(__always)
    func parse(_ text: String, into target: UnsafeMutableRawPointer, checksValues: Bool) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { utf8 in
            guard utf8.count == UUIDTextHead.textLength, let start = utf8.baseAddress else { return false }
            return parse(start, into: target, checksValues: checksValues)
        } ?? false
    }

    @usableFromInline @inline(never)
    func judge(_ text: String, field: FieldName?) -> Result<UUID, Refusal> {
        do throws(Refusal) { return .success(try parseSlowly(text, field: field)) } catch { return .failure(error) }
    }
}
