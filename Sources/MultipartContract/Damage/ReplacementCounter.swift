/// Counts replacement characters (EF BF BD) in a content that is UTF-8 from the first byte to the last.
///
/// Only such a content went through a String: in a picture or an archive that did not, bytes that are no UTF-8 stand soon
/// enough, and then EF BF BD is there by chance.
struct ReplacementCounter: Sendable {
    private(set) var count = 0
    /// The offset of the first one.
    private(set) var first: Int?
    /// Whether the bytes so far hold a control character that no text has.
    private(set) var hasControl = false

    private var repair = UTF8Repair(.sequence)
    private var length = 0
    private var matched = 0

    /// Whether all bytes so far are UTF-8. If not, nothing that follows matters.
    var isUTF8: Bool { repair.count == 0 }

    /// Reads the piece that follows.
    mutating func read(_ piece: UnsafeRawBufferPointer) {
        guard isUTF8 else { return }
        var sink = NoSink()
        _ = repair.feed(piece, to: &sink)
        let start = length
        length += piece.count
        guard isUTF8 else { return }
        if !hasControl { hasControl = piece.contains(where: TextKind.isControl) }
        var index = 0
        while index < piece.count {
            if matched == 0 {
                index = piece.firstHighByte(from: index)
                guard index < piece.count else { return }
            }
            switch (matched, piece[index]) {
            case (1, 0xBF): matched = 2
            case (2, 0xBD):
                count += 1
                if first == nil { first = start + index - 2 }
                matched = 0
            case (_, 0xEF): matched = 1
            default: matched = 0
            }
            index += 1
        }
    }

    /// Says that no piece follows.
    mutating func finish() {
        var sink = NoSink()
        _ = repair.finish(to: &sink)
    }
}
