import CByteKernels
import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUIDRule {
    /// Reads a buffer of lines, one UUID a line. LF or CRLF ends a line, and the last line may lack its end.
    ///
    /// - Parameters:
    ///   - refused: Called with the first finding of each line that is not accepted; its `line` counts from 1, its `offset`
    ///     from the start of the line.
    /// - Returns: The accepted UUIDs, in order.
    public func parseLines(
        _ text: UnsafeRawBufferPointer, field: FieldName? = nil, refused: (Finding) -> Void
    ) -> [UUID] {
        // An accepted line has 37 bytes or more, but for the last one, which may have 36: so the target never fills up
        // before the text ends.
        Array(unsafeUninitializedCapacity: text.count / 37 + 1) { target, count in
            count = parseLines(text, into: target, field: field, refused: refused)
        }
    }

    /// Reads a buffer of lines into memory of the caller, which may be uninitialised.
    ///
    /// - Parameters:
    ///   - target: Takes the accepted UUIDs, in order. Reading ends where it is full; one element for each 37 bytes of text,
    ///     and one more, is always enough.
    ///   - refused: Called with the first finding of each line that is not accepted.
    /// - Returns: The number of accepted UUIDs.
    @inlinable
    public func parseLines(
        _ text: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UUID>, field: FieldName? = nil,
        refused: (Finding) -> Void
    ) -> Int {
        var offset = 0
        var line = 0
        var count = 0
        while offset < text.count, count < target.count {
            let run = parseWellFormedLines(
                UnsafeRawBufferPointer(rebasing: text[offset...]),
                into: UnsafeMutableBufferPointer(rebasing: target[count...]))
            offset += run.length
            line += run.count
            count += run.count
            guard offset < text.count, count < target.count else { break }
            let end = UUIDRule.lineEnd(in: text, from: offset)
            line += 1
            let content = UnsafeRawBufferPointer(rebasing: text[offset..<end.content])
            switch judge(head: content, length: content.count, field: field) {
            case .success(let uuid):
                target.initializeElement(at: count, to: uuid)
                count += 1
            case .failure(let refusal): refused(refusal.finding.placed(line: line))
            }
            offset = end.next
        }
        return count
    }

    /// Reads lines from the start for as long as each is a UUID that the rule accepts and has its line end, and the target
    /// has room.
    @usableFromInline
    func parseWellFormedLines(
        _ text: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UUID>
    ) -> (length: Int, count: Int) {
        guard let start = text.baseAddress, let first = target.baseAddress else { return (0, 0) }
        let checksValues = !acceptsEveryValue
        var offset = 0
        var count = 0
        // 36 bytes and one or two of the line end; no byte beyond `text` is read, none beyond `target` written.
        while offset &+ 37 <= text.count, count < target.count {
            let end = text[offset &+ 36]
            var length = 37
            if end != UInt8(ascii: "\n") {
                guard end == UInt8(ascii: "\r"), offset &+ 38 <= text.count, text[offset &+ 37] == UInt8(ascii: "\n")
                else { break }
                length = 38
            }
            guard parse(start + offset, into: first + count, checksValues: checksValues) else { break }
            offset &+= length
            count &+= 1
        }
        return (offset, count)
    }

    /// Where the line that begins at `offset` ends: its content, and the start of the next line.
    @usableFromInline
    static func lineEnd(in text: UnsafeRawBufferPointer, from offset: Int) -> (content: Int, next: Int) {
        let rest = UnsafeRawBufferPointer(rebasing: text[offset...])
        let distance = bytekernel_first_offset(rest.baseAddress, rest.count, UInt8(ascii: "\n"))
        guard distance >= 0 else { return (text.count, text.count) }
        let end = offset + distance
        let hasCR = distance > 0 && text[end - 1] == UInt8(ascii: "\r")
        return (hasCR ? end - 1 : end, end + 1)
    }
}
