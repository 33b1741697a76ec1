/// Finds every place in a body where the text of the boundary stands, in bytes that come in pieces of any size.
///
/// It does no I/O and keeps nothing of the body: a place is a ``BoundaryMark``, numbers only. Whether one is a delimiter,
/// and what is wrong with one that nearly is, says the mark. Any way of cutting the body into pieces gives the same marks,
/// and the time is linear in the length of the body, whatever it holds.
///
/// Places are taken from left to right, and one that overlaps an earlier one is none of its own. No delimiter is lost by that:
/// it begins with a line end, so only a boundary made of hyphens alone could be met in its hyphens already. For such a
/// boundary a mark is a whole run of hyphens, the first two of which count as those before the boundary.
public struct MultipartScanner: Sendable {
    /// The text that is looked for, without the hyphens of a delimiter.
    public var boundary: [UInt8] { search.needle }

    private var search: BoundarySearch
    /// Whether the boundary is made of hyphens alone.
    private let isRun: Bool
    /// Whether the next place may begin in what follows a boundary. Where not, the search goes on behind the line end of a
    /// mark: a boundary of hyphens and white space could be met in each byte of one long padding.
    private let searchesTails: Bool
    /// How many bytes came before the piece.
    private var base = 0
    /// Where in the piece the search goes on.
    private var position = 0
    /// How many bytes before the piece begin the boundary.
    private var carried = 0
    /// The four bytes before those, the nearest in the lowest 8 bits.
    private var before: UInt32 = 0
    /// The mark whose end was not seen yet.
    private var open: OpenMark?
    /// Where the next boundary is known to begin in the piece.
    private var foundAhead: Int?
    private var isFinished = false

    /// A scanner for the bytes of a boundary parameter, whatever they are. No bytes are never found.
    public init(boundary: [UInt8]) {
        search = BoundarySearch(needle: boundary)
        isRun = boundary.allSatisfy { byte in byte == hyphen }
        searchesTails = boundary.contains { byte in ![hyphen, space, tab, cr, lf].contains(byte) }
    }

    /// Forgets what was read: the next piece begins a new body.
    public mutating func reset() {
        search.reset()
        (base, position, carried, before, open, foundAhead, isFinished) = (0, 0, 0, 0, nil, nil, false)
    }

    /// Reads the next piece and reports the marks that end in it, in order.
    ///
    /// - Parameters:
    ///   - piece: the bytes that follow what was read before; may be empty.
    ///   - isLast: says that the body ends with this piece. What comes later is not read, until ``reset()``.
    ///   - report: is given each mark when its end was seen.
    public mutating func scan(_ piece: UnsafeRawBufferPointer, isLast: Bool, _ report: (BoundaryMark) -> Void) {
        while let mark = nextMark(in: piece, isLast: isLast) { report(mark) }
    }

    /// Passes over a window of the piece, in which no boundary begins, and says up to where the body is decided: it may be
    /// handed over while the processor fetches the next window. Nil where the piece has to be read on by ``nextMark(in:isLast:)``.
    mutating func skipWindow(of piece: UnsafeRawBufferPointer) -> Int? {
        guard open == nil, foundAhead == nil, !isFinished,
            let end = search.endOfWindow(in: piece, from: position, found: &foundAhead)
        else { return nil }
        position = end
        // A delimiter that begins there has CRLF and two hyphens before it.
        return base + end - 4
    }

    /// The next mark that ends in the piece, or nil when the piece is read. Call it with one piece until it returns nil.
    mutating func nextMark(in piece: UnsafeRawBufferPointer, isLast: Bool) -> BoundaryMark? {
        guard !isFinished, !search.needle.isEmpty else { return nil }
        if open == nil, let found = foundAhead ?? search.next(in: piece, from: position, isLast: false) {
            foundAhead = nil
            open = openMark(at: found, in: piece)
            position = found + search.needle.count
        }
        if var mark = open {
            if let (tail, end) = mark.tail(in: piece, from: position, isLast: isLast, isRun: isRun) {
                open = nil
                if !searchesTails { position = end }
                return mark.finished(tail, length: search.needle.count, isRun: isRun)
            }
            open = mark
            // The mark goes on in the next piece, and no other ends before it: this only carries the search over the edge.
            if searchesTails { _ = search.next(in: piece, from: position, isLast: false) }
        }
        finishPiece(piece, isLast: isLast)
        return nil
    }
}

private let tab = UInt8(ascii: "\t")
private let lf = UInt8(ascii: "\n")
private let cr = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let hyphen = UInt8(ascii: "-")

/// A mark whose boundary was found, and whose tail is still being read.
private struct OpenMark: Sendable {
    let offset: Int
    let hyphens: Int
    let lead: BoundaryMark.Lead
    /// Hyphens behind the boundary: of at most two, or all of a run.
    var following = 0
    var padding = 0
    var hasCR = false

    /// Whether it may yet become a delimiter.
    func mayDelimit(isRun: Bool) -> Bool {
        guard lead == .crlf || lead == .start else { return false }
        let isDecided = padding > 0 || hasCR
        if isRun { return isDecided ? following == 2 || following == 4 : following <= 4 }
        return hyphens == 2 && !(isDecided && following == 1)
    }

    /// Reads on behind the boundary: the tail and the place in the piece behind it, or nil if the piece ends before.
    mutating func tail(
        in piece: UnsafeRawBufferPointer, from start: Int, isLast: Bool, isRun: Bool
    ) -> (BoundaryMark.Tail, end: Int)? {
        var index = start
        if !hasCR {
            if padding == 0 {
                while index < piece.count, piece[index] == hyphen, isRun || following < 2 {
                    following += 1
                    index += 1
                }
            }
            // Two hyphens before the boundary, two behind, and more of them: the rest is other bytes.
            let isLongRun = isRun && following > 4
            if isLongRun, index < piece.count || isLast { return (.other, index) }
            while index < piece.count, piece[index] == space || piece[index] == tab {
                padding += 1
                index += 1
            }
            guard index < piece.count else { return isLast ? (.end, index) : nil }
            switch piece[index] {
            case lf: return (.lf, index + 1)
            case cr: hasCR = true
            default: return (.other, index)
            }
            index += 1
        }
        guard index < piece.count else { return isLast ? (.cr, index) : nil }
        return piece[index] == lf ? (.crlf, index + 1) : (.cr, index)
    }

    func finished(_ tail: BoundaryMark.Tail, length: Int, isRun: Bool) -> BoundaryMark {
        // The first hyphens of a run stand before the boundary, which has the next ones.
        let moved = isRun ? min(2, following) : 0
        return BoundaryMark(
            offset: offset + moved, length: length, hyphens: isRun ? moved : hyphens, lead: lead,
            closeHyphens: min(2, following - moved), padding: padding, tail: tail)
    }
}

extension MultipartScanner {
    /// The byte at a place that counts from the start of the piece, nil before the start of the body.
    ///
    /// Reaches back to four bytes before what was carried into this piece.
    private func byte(at index: Int, in piece: UnsafeRawBufferPointer) -> UInt8? {
        if index >= 0 { return piece[index] }
        if base + index < 0 { return nil }
        if index >= -carried { return search.needle[carried + index] }
        return UInt8(truncatingIfNeeded: before >> UInt32((-carried - index - 1) * 8))
    }

    private func openMark(at found: Int, in piece: UnsafeRawBufferPointer) -> OpenMark {
        var hyphens = 0
        while !isRun, hyphens < 2, byte(at: found - hyphens - 1, in: piece) == hyphen { hyphens += 1 }
        let line = found - hyphens
        let lead: BoundaryMark.Lead =
            switch byte(at: line - 1, in: piece) {
            case nil: .start
            case lf?: byte(at: line - 2, in: piece) == cr ? .crlf : .lf
            case cr?: .cr
            default: .other
            }
        return OpenMark(offset: base + found, hyphens: hyphens, lead: lead)
    }

    private mutating func finishPiece(_ piece: UnsafeRawBufferPointer, isLast: Bool) {
        isFinished = isLast
        guard !piece.isEmpty else { return }
        let start = piece.count - search.pending
        var bytes: UInt32 = 0
        for distance in (1...4).reversed() { bytes = bytes << 8 | UInt32(byte(at: start - distance, in: piece) ?? 0) }
        (before, carried) = (bytes, search.pending)
        base += piece.count
        position = 0
    }

    /// The first byte that may yet belong to a delimiter, once a piece is read: all before are decided.
    var undecidedOffset: Int {
        if let open, open.mayDelimit(isRun: isRun) { return open.offset - open.hyphens - open.lead.length }
        let none = UnsafeRawBufferPointer(start: nil, count: 0)
        // Where the boundary began, or, if it begins with hyphens, where those count as the ones before it.
        for moved in 0...2 where moved <= carried {
            let start = moved - carried
            let isBegun =
                moved == 0 || (0..<(-start)).allSatisfy { byte(at: start + $0, in: none) == search.needle[$0] }
            if isBegun, let offset = lineOffset(before: start, hyphens: 2) { return offset }
        }
        return lineOffset(before: 0, hyphens: 1) ?? lineOffset(before: 0, hyphens: 0)
            ?? (byte(at: -1, in: none) == cr ? base - 1 : base)
    }

    /// Where the line end begins before so many hyphens before a place, or the start of the body; nil if they are not there.
    private func lineOffset(before index: Int, hyphens: Int) -> Int? {
        let none = UnsafeRawBufferPointer(start: nil, count: 0)
        guard (0..<hyphens).allSatisfy({ byte(at: index - 1 - $0, in: none) == hyphen }) else { return nil }
        let line = index - hyphens
        if base + line == 0 { return 0 }
        return byte(at: line - 1, in: none) == lf && byte(at: line - 2, in: none) == cr ? base + line - 2 : nil
    }

    /// How many bytes of padding follow a line start with the boundary that may yet become a delimiter, and where they begin.
    var openPadding: (offset: Int, length: Int)? {
        guard let open, open.mayDelimit(isRun: isRun), open.padding > 0 else { return nil }
        return (open.offset + search.needle.count + open.following, open.padding)
    }
}
