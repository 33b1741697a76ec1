/// The first bytes of a text and its whole length: all that is needed to judge a text of any size in bounded memory.
@usableFromInline
struct UUIDTextHead: Sendable {
    /// The bytes of a UUID's text.
    @inlinable static var textLength: Int { 36 }
    /// What is kept of a text: one byte more than a UUID has, and a CR that may belong to a line end.
    @inlinable static var capacity: Int { 38 }

    @usableFromInline var kept: [UInt8] = []
    /// The bytes of the whole text.
    @usableFromInline var length = 0
    /// The last byte of the whole text.
    @usableFromInline var last: UInt8?

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ byte: UInt8) {
        if kept.count < UUIDTextHead.capacity { kept.append(byte) }
        length += 1
        last = byte
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let last = bytes.last else { return }
        kept.append(contentsOf: bytes.prefix(UUIDTextHead.capacity - kept.count))
        length += bytes.count
        self.last = last
    }

    mutating func removeAll() {
        kept.removeAll(keepingCapacity: true)
        length = 0
        last = nil
    }

    /// Takes away the CR of a CRLF line end.
    mutating func dropCarriageReturn() {
        guard last == UInt8(ascii: "\r") else { return }
        length -= 1
        if kept.count > length { kept.removeLast() }
        last = nil
    }

    @inlinable
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result {
        kept.withUnsafeBytes { body($0, length) }
    }
}
