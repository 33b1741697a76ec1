/// Writes line ends otherwise than they were.
struct LineEndChange: ByteTransform, Sendable, Hashable {
    /// What a line end becomes.
    enum Result: Sendable, Hashable {
        /// What it was.
        case kept
        /// One LF.
        case lf
        /// CR and LF.
        case crlf
        /// CR, CR and LF: what a C library's text mode makes of CRLF.
        case crCRLF
        /// Nothing.
        case removed
    }

    /// What CR and LF become.
    let crlf: Result
    /// What an LF without CR becomes.
    let lf: Result
    /// What a CR without LF becomes.
    let cr: Result

    private(set) var count = 0
    /// Whether a lone CR was changed.
    private(set) var changedCR = false
    private var endsInCR = false

    init(crlf: Result = .kept, lf: Result = .kept, cr: Result = .kept) {
        self.crlf = crlf
        self.lf = lf
        self.cr = cr
    }

    /// How every LF becomes CRLF: each one, as a C library's text mode does; only where no CR stands before it; with lone CRs too.
    static let toCRLF = [
        LineEndChange(crlf: .crCRLF, lf: .crlf), LineEndChange(lf: .crlf), LineEndChange(lf: .crlf, cr: .crlf),
    ]
    /// How every CRLF becomes LF: only those; lone CRs too; every CR dropped.
    static let toLF = [
        LineEndChange(crlf: .lf), LineEndChange(crlf: .lf, cr: .lf), LineEndChange(crlf: .lf, cr: .removed),
    ]

    /// The change that may undo this one. Whether it does depends on the bytes.
    var inverse: LineEndChange {
        lf == .crlf ? LineEndChange(crlf: .lf) : LineEndChange(lf: .crlf)
    }

    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool {
        var index = 0
        while index < piece.count {
            if endsInCR {
                endsInCR = false
                if piece[index] == 0x0A {
                    index += 1
                    guard put(crlf, insteadOf: .crlf, to: &sink) else { return false }
                    continue
                }
                guard putCR(to: &sink) else { return false }
            }
            let next = piece.firstLineEndByte(from: index)
            guard sink.take(index..<next, of: piece) else { return false }
            guard next < piece.count else { return true }
            index = next + 1
            if piece[next] == 0x0D {
                endsInCR = true
            } else {
                guard put(lf, insteadOf: .lf, to: &sink) else { return false }
            }
        }
        return true
    }

    mutating func finish(to sink: inout some ByteSink) -> Bool {
        guard endsInCR else { return true }
        endsInCR = false
        return putCR(to: &sink)
    }

    private mutating func putCR(to sink: inout some ByteSink) -> Bool {
        guard cr != .kept else { return sink.take(0x0D) }
        changedCR = true
        return put(cr, insteadOf: .kept, to: &sink)
    }

    @inline(__always)
    private mutating func put(_ result: Result, insteadOf old: Result, to sink: inout some ByteSink) -> Bool {
        if result != .kept { count += 1 }
        switch result == .kept ? old : result {
        case .kept, .removed: return true
        case .lf: return sink.take(0x0A)
        case .crlf: return sink.take(0x0D) && sink.take(0x0A)
        case .crCRLF: return sink.take(0x0D) && sink.take(0x0D) && sink.take(0x0A)
        }
    }
}
