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
    ///   - accepted: Called with each UUID that the rule accepts, in order.
    ///   - refused: Called with the first finding of each other line; its `line` counts from 1, its `offset` from the
    ///     start of the line.
    @inlinable @inline(__always)
    public func parseLines(
        _ text: UnsafeRawBufferPointer, field: FieldName? = nil, accepted: (UUID) -> Void, refused: (Finding) -> Void
    ) {
        var offset = 0
        var line = 0
        while offset < text.count {
            let run = parseWellFormedLines(UnsafeRawBufferPointer(rebasing: text[offset...]), accepted: accepted)
            offset += run.length
            line += run.count
            guard offset < text.count else { break }
            let end = UUIDRule.lineEnd(in: text, from: offset)
            line += 1
            let content = UnsafeRawBufferPointer(rebasing: text[offset..<end.content])
            switch judge(head: content, length: content.count, field: field) {
            case .success(let uuid): accepted(uuid)
            case .failure(let refusal): refused(refusal.finding.placed(line: line))
            }
            offset = end.next
        }
    }

    /// Reads lines from the start for as long as each is a UUID that the rule accepts and has its line end.
    @inlinable @inline(__always)
    func parseWellFormedLines(
        _ text: UnsafeRawBufferPointer, accepted: (UUID) -> Void
    ) -> (length: Int, count: Int) {
        guard let start = text.baseAddress else { return (0, 0) }
        var offset = 0
        var count = 0
        // 36 bytes and one or two of the line end; no byte beyond `text` is read.
        while offset &+ 37 <= text.count {
            let end = text[offset &+ 36]
            var length = 37
            if end != UInt8(ascii: "\n") {
                let isCRLF = end == UInt8(ascii: "\r") && offset &+ 38 <= text.count && text[offset &+ 37] == UInt8(ascii: "\n")
                guard isCRLF else { break }
                length = 38
            }
            guard let uuid = self.accepted(at: start + offset) else { break }
            accepted(uuid)
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
