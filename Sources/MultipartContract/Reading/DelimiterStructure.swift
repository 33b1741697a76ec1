/// The delimiters of a body as they were meant: those by the letter, and faulty ones that everything round them speaks for.
struct DelimiterStructure: Sendable {
    /// One delimiter.
    struct Delimiter: Sendable {
        let mark: BoundaryMark
        /// Hyphens before the boundary, all of them where there are more than two at the start of a line.
        let hyphens: Int
        /// Whether the next line is a part header.
        let isFollowedByHead: Bool

        /// Where its line begins.
        var lineOffset: Int { mark.offset - hyphens }
        /// Whether nothing but other content stands before it on its line.
        var isGlued: Bool { mark.lead == .other && hyphens <= 2 }
        /// Whether it stands on a line of its own with another number of hyphens.
        var hasOtherHyphens: Bool { hyphens != 2 }
        /// Where the content before it ends.
        var contentEnd: Int { lineOffset - (hyphens > 2 ? extraLeadLength : mark.lead.length) }
        /// The line end before the hyphens where there are more than two.
        let extraLeadLength: Int
        /// Further line ends behind a lone one, before the head.
        var extraTailLength = 0

        /// The first byte behind the line.
        var end: Int { mark.end + extraTailLength }
    }

    /// The delimiters in order.
    private(set) var delimiters: [Delimiter] = []
    /// Places of the boundary that are content after all, in order.
    private(set) var contentMarks: [BoundaryMark]
    /// Lines that begin like a delimiter, go on with other characters, have a part header behind them, and are closed by none of
    /// their kind: delimiters of another boundary, with which a part swallows the next.
    private(set) var mistyped: [BoundaryMark] = []

    /// Decides about every candidate. What is not by the letter counts as a delimiter only if a part header follows it, or
    /// if it closes the body.
    init(_ marks: MarkCollection, in source: any ByteSource) throws(SourceFailure) {
        contentMarks = marks.contents
        let last = marks.candidates.count - 1
        for (index, mark) in marks.candidates.enumerated() {
            let isLast = index == last
            if mark.isDelimiter, !mark.isClose {
                delimiters.append(
                    Delimiter(mark: mark, hyphens: 2, isFollowedByHead: false, extraLeadLength: 0))
                continue
            }
            let next = try source.bytes(in: mark.end..<mark.end + 48)
            let extraTail = DelimiterStructure.extraTail(of: mark, next: next)
            let isFollowedByHead = HeaderLineShape.looksLikeHeader(next.dropFirst(extraTail))
            let extra = try DelimiterStructure.extraHyphens(before: mark, in: source)
            let delimiter = Delimiter(
                mark: mark, hyphens: extra?.count ?? mark.hyphens, isFollowedByHead: isFollowedByHead,
                extraLeadLength: extra?.leadLength ?? 0, extraTailLength: extraTail)
            // A closing delimiter ends the body, or almost.
            let rest = source.length - delimiter.end
            let closes = mark.isClose && isLast && (mark.lead != .other || extra != nil || rest <= 2)
            let isCut = mark.tail == .end && mark.hyphens == 2 && mark.lead != .other
            // On a line of its own, and only its end is not CRLF.
            let hasLoneEnd =
                mark.hyphens == 2 && (mark.lead == .start || mark.lead == .crlf)
                && (mark.tail == .lf || mark.tail == .cr)
            // Before the first delimiter no content is lost by taking a line for one.
            let opens = delimiters.isEmpty && mark.hyphens == 2 && mark.closeHyphens != 1 && mark.tail == .crlf
            let isJoined = isFollowedByHead && mark.lead != .other && mark.padding == 0 && mark.closeHyphens == 0
            // One hyphen behind the boundary makes it another one, however its line goes on.
            let isOpening = isFollowedByHead && mark.tail != .other && mark.closeHyphens != 1
            if mark.isDelimiter || isOpening || closes || isCut || hasLoneEnd || opens
                || isJoined
            {
                delimiters.append(delimiter)
            } else {
                contentMarks.append(mark)
            }
        }
        var lines: [(mark: BoundaryMark, rest: ArraySlice<UInt8>, isFollowedByHead: Bool)] = []
        for mark in contentMarks where mark.hyphens == 2 && mark.lead != .other {
            guard mark.tail == .other || mark.closeHyphens == 1 else { continue }
            let rest = try source.bytes(in: mark.offset + mark.length..<mark.offset + mark.length + 160)
            guard let lineFeed = rest.firstIndex(of: 0x0A) else { continue }
            let text = rest[..<lineFeed].prefix { $0 != 0x0D && $0 != UInt8(ascii: " ") }
            lines.append((mark, text, HeaderLineShape.looksLikeHeader(rest[(lineFeed + 1)...])))
        }
        // A whole body of a longer boundary is a content like any other.
        let closed = Set(lines.filter { $0.rest.suffix(2).elementsEqual("--".utf8) }.map { $0.rest.dropLast(2) })
        mistyped = lines.filter { $0.isFollowedByHead && !closed.contains($0.rest) }.map(\.mark)
        let others = Set(mistyped.map(\.offset))
        contentMarks.removeAll { others.contains($0.offset) }
        contentMarks.sort { $0.offset < $1.offset }
    }

    /// How many bytes of line ends follow a lone one before a part header, such as the CRLF behind a CR too many.
    private static func extraTail(of mark: BoundaryMark, next: [UInt8]) -> Int {
        guard mark.tail == .cr || mark.tail == .lf else { return 0 }
        let count = next.prefix(2).prefix { $0 == 0x0D || $0 == 0x0A }.count
        return count > 0 && HeaderLineShape.looksLikeHeader(next.dropFirst(count)) ? count : 0
    }

    /// How many hyphens stand before the boundary if there are more than two and a line begins before them.
    private static func extraHyphens(
        before mark: BoundaryMark, in source: any ByteSource
    ) throws(SourceFailure) -> (count: Int, leadLength: Int)? {
        guard mark.hyphens == 2, mark.lead == .other else { return nil }
        let before = try source.bytes(in: max(0, mark.lineOffset - 80)..<mark.lineOffset)
        let more = before.reversed().prefix { $0 == UInt8(ascii: "-") }.count
        guard more > 0 else { return nil }
        let rest = before.dropLast(more)
        if rest.isEmpty { return mark.lineOffset == more ? (2 + more, 0) : nil }
        guard rest.last == UInt8(ascii: "\n") else { return nil }
        return (2 + more, rest.dropLast().last == UInt8(ascii: "\r") ? 2 : 1)
    }
}
