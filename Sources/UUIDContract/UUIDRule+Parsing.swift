import CByteKernels
import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUIDRule {
    /// Reads a UUID strictly, and never through `UUID(uuidString:)`, which on Linux reads some wrong texts as other UUIDs.
    ///
    /// - Throws: ``Refusal`` with category and byte offset of the first fault.
    @inlinable @inline(__always)
    public func parse(_ text: String, field: FieldName? = nil) throws(Refusal) -> UUID {
        let value = text.utf8.withContiguousStorageIfAvailable { acceptedWords(UnsafeRawBufferPointer($0)) }
        guard let value, value.valid != 0 else { return try parseSlowly(text, field: field) }
        return UUID(first: value.first, second: value.second)
    }

    /// Reads a UUID strictly from a part of a string.
    ///
    /// - Throws: ``Refusal`` with category and byte offset, counted from the start of the substring.
    @inlinable @inline(__always)
    public func parse(_ text: Substring, field: FieldName? = nil) throws(Refusal) -> UUID {
        let value = text.utf8.withContiguousStorageIfAvailable { acceptedWords(UnsafeRawBufferPointer($0)) }
        guard let value, value.valid != 0 else { return try parseSlowly(String(text), field: field) }
        return UUID(first: value.first, second: value.second)
    }

    /// Reads a UUID strictly from a span of UTF-8 bytes.
    ///
    /// - Throws: ``Refusal`` with category and byte offset of the first fault.
    @inlinable @inline(__always)
    public func parse(_ utf8: Span<UInt8>, field: FieldName? = nil) throws(Refusal) -> UUID {
        let value = utf8.withUnsafeBytes { acceptedWords($0) }
        guard value.valid != 0 else { throw Refusal(utf8.withUnsafeBytes { firstFinding(utf8: $0, field: field) }) }
        return UUID(first: value.first, second: value.second)
    }

    /// Reads a UUID strictly from a buffer of UTF-8 bytes.
    ///
    /// - Throws: ``Refusal`` with category and byte offset of the first fault.
    @inlinable @inline(__always)
    public func parse(utf8: UnsafeRawBufferPointer, field: FieldName? = nil) throws(Refusal) -> UUID {
        let value = acceptedWords(utf8)
        guard value.valid != 0 else { throw Refusal(firstFinding(utf8: utf8, field: field)) }
        return UUID(first: value.first, second: value.second)
    }

    /// Reads a UUID strictly from any collection of UTF-8 bytes, contiguous or not.
    ///
    /// - Throws: ``Refusal`` with category and byte offset of the first fault.
    @inlinable
    public func parse(utf8: some Collection<UInt8>, field: FieldName? = nil) throws(Refusal) -> UUID {
        let value = utf8.withContiguousStorageIfAvailable { acceptedWords(UnsafeRawBufferPointer($0)) }
        if let value, value.valid != 0 { return UUID(first: value.first, second: value.second) }
        var head = UUIDTextHead()
        for byte in utf8 { head.append(byte) }
        return try head.withBytes { bytes, length in judge(head: bytes, length: length, field: field) }.get()
    }

    /// All findings of a text: one of the text, or every broken rule; empty if the text holds.
    public func findings(utf8: UnsafeRawBufferPointer, field: FieldName? = nil) -> [Finding] {
        findings(head: utf8, length: utf8.count, field: field)
    }
}

extension UUIDRule {
    /// The UUID of a whole text that the rule accepts, else nil.
    @inlinable
    func acceptedText(_ utf8: UnsafeRawBufferPointer) -> UUID? {
        let value = acceptedWords(utf8)
        return value.valid == 0 ? nil : UUID(first: value.first, second: value.second)
    }

    /// Reads the 36 bytes at `start` into the 16 bytes at `target`, and says whether the rule accepts them. Where it does not,
    /// the 16 bytes mean nothing. The caller vouches for both places.
    @inlinable @inline(__always)
    func parse(_ start: UnsafeRawPointer, into target: UnsafeMutableRawPointer, checksValues: Bool) -> Bool {
        guard bytekernel_uuid_parse_into(start, target) != 0 else { return false }
        guard checksValues else { return true }
        let first = target.loadUnaligned(as: UInt64.self)
        let second = target.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        return allows(first: first, second: second) && allowsText(at: start)
    }

    /// Whether the rule asks for nothing beyond the format.
    @inlinable
    var acceptsEveryValue: Bool { versionDigits == .max && allowsNil && allowsMax && !requiresCanonicalText }

    /// Whether the case of the 36 bytes at `start`, the text of a UUID, is allowed.
    @inlinable @inline(__always)
    func allowsText(at start: UnsafeRawPointer) -> Bool {
        !requiresCanonicalText || UUIDRule.firstCapital(in: UnsafeRawBufferPointer(start: start, count: 36)) == nil
    }

    /// The words of a whole text; valid only if the rule accepts it.
    @inlinable @inline(__always)
    func acceptedWords(_ utf8: UnsafeRawBufferPointer) -> bytekernel_uuid {
        guard utf8.count == UUIDTextHead.textLength, let start = utf8.baseAddress else { return bytekernel_uuid() }
        var value = bytekernel_uuid_parse(start)
        if !allows(first: value.first, second: value.second) || !allowsText(at: start) { value.valid = 0 }
        return value
    }

    /// Judges a text by its first bytes (``UUIDTextHead``) and its whole length.
    @usableFromInline @inline(never)
    func judge(head: UnsafeRawBufferPointer, length: Int, field: FieldName?) -> Result<UUID, Refusal> {
        if length == head.count, let uuid = acceptedText(head) { return .success(uuid) }
        return .failure(Refusal(firstFinding(head: head, length: length, field: field)))
    }

    /// The way of texts that are refused, and of strings whose bytes do not lie in one piece (bridged ones).
    @usableFromInline @inline(never)
    func parseSlowly(_ text: String, field: FieldName?) throws(Refusal) -> UUID {
        var text = text
        return try text.withUTF8 { judge(head: UnsafeRawBufferPointer($0), length: $0.count, field: field) }.get()
    }
}
