/// Decodes bytes as UTF-8, puts something in place of what is not, and encodes again.
struct UTF8Repair: ByteTransform, Sendable, Hashable {
    /// For what a replacement is put.
    enum Unit: Sendable, Hashable {
        /// For each maximal part of a sequence, as Swift, WHATWG and Unicode (3.9, U+FFFD substitution) do.
        case sequence
        /// For each byte.
        case byte
        /// For all that follows one on the other.
        case run
    }

    /// For what a replacement is put.
    let unit: Unit
    /// Whether it is `?` and not U+FFFD.
    let usesQuestionMark: Bool
    /// Whether everything that is not ASCII is replaced, also what is valid.
    let onlyASCII: Bool

    private(set) var count = 0
    private var pending: (UInt8, UInt8, UInt8) = (0, 0, 0)
    private var pendingCount = 0
    private var missing = 0
    /// What the next byte of the pending sequence may be.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF
    private var isInRun = false

    init(_ unit: Unit, usesQuestionMark: Bool = false, onlyASCII: Bool = false) {
        self.unit = unit
        self.usesQuestionMark = usesQuestionMark
        self.onlyASCII = onlyASCII
    }

    static func == (left: UTF8Repair, right: UTF8Repair) -> Bool {
        left.unit == right.unit && left.usesQuestionMark == right.usesQuestionMark && left.onlyASCII == right.onlyASCII
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(unit)
        hasher.combine(usesQuestionMark)
        hasher.combine(onlyASCII)
    }

    /// With U+FFFD, the usual ones first.
    static let withReplacementCharacter = [UTF8Repair(.sequence), UTF8Repair(.byte), UTF8Repair(.run)]
    /// With `?`, the usual ones first.
    static let withQuestionMark = [
        UTF8Repair(.sequence, usesQuestionMark: true), UTF8Repair(.byte, usesQuestionMark: true),
        UTF8Repair(.sequence, usesQuestionMark: true, onlyASCII: true),
        UTF8Repair(.byte, usesQuestionMark: true, onlyASCII: true),
    ]

    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool {
        var index = 0
        while index < piece.count {
            let byte = piece[index]
            if pendingCount > 0 {
                if allowed.contains(byte) {
                    guard add(byte, to: &sink) else { return false }
                    index += 1
                } else {
                    guard refusePending(to: &sink) else { return false }
                }
                continue
            }
            if byte < 0x80 {
                isInRun = false
                if index + 1 < piece.count, piece[index + 1] >= 0x80 {
                    guard sink.take(byte) else { return false }
                    index += 1
                    continue
                }
                let end = piece.firstHighByte(from: index)
                guard sink.take(index..<end, of: piece) else { return false }
                index = end
                continue
            }
            index += 1
            guard begin(with: byte) || replace(1, to: &sink) else { return false }
        }
        return true
    }

    mutating func finish(to sink: inout some ByteSink) -> Bool { pendingCount == 0 || refusePending(to: &sink) }

    /// Table 3-7 of the Unicode standard, first bytes; false for one that begins nothing.
    private mutating func begin(with byte: UInt8) -> Bool {
        allowed = 0x80...0xBF
        switch byte {
        case 0xC2...0xDF: missing = 1
        case 0xE0: (missing, allowed) = (2, 0xA0...0xBF)
        case 0xED: (missing, allowed) = (2, 0x80...0x9F)
        case 0xE1...0xEF: missing = 2
        case 0xF0: (missing, allowed) = (3, 0x90...0xBF)
        case 0xF1...0xF3: missing = 3
        case 0xF4: (missing, allowed) = (3, 0x80...0x8F)
        default: return false
        }
        pending.0 = byte
        pendingCount = 1
        return true
    }

    private mutating func add(_ byte: UInt8, to sink: inout some ByteSink) -> Bool {
        allowed = 0x80...0xBF
        missing -= 1
        if missing > 0 {
            if pendingCount == 1 { pending.1 = byte } else { pending.2 = byte }
            pendingCount += 1
            return true
        }
        isInRun = false
        let length = pendingCount
        pendingCount = 0
        if onlyASCII { return replace(unit == .byte ? length + 1 : 1, to: &sink) }
        return sink.take(pending.0) && (length < 2 || sink.take(pending.1)) && (length < 3 || sink.take(pending.2))
            && sink.take(byte)
    }

    private mutating func refusePending(to sink: inout some ByteSink) -> Bool {
        let length = pendingCount
        pendingCount = 0
        return replace(unit == .byte ? length : 1, to: &sink)
    }

    private mutating func replace(_ times: Int, to sink: inout some ByteSink) -> Bool {
        if unit == .run, isInRun { return true }
        isInRun = true
        count += times
        for _ in 0..<times {
            let taken =
                usesQuestionMark
                ? sink.take(UInt8(ascii: "?")) : sink.take(0xEF) && sink.take(0xBF) && sink.take(0xBD)
            guard taken else { return false }
        }
        return true
    }
}
