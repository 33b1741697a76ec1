import ContractFindings

/// What is wrong with the delimiters of a body, one finding for each cause.
struct DelimiterFindings {
    private(set) var findings: [Finding] = []
    /// Where the body begins its last delimiter and ends within it.
    private(set) var cutOffset: Int?
    private let delimiters: [DelimiterStructure.Delimiter]
    private let length: Int
    private let profile: ReadingProfile
    private let bounds: ReadingBounds

    /// - Parameters:
    ///   - length: how many bytes the body has.
    ///   - isWhole: whether all delimiters were read; else nothing is said of the end.
    init(
        _ structure: DelimiterStructure, length: Int, isWhole: Bool, boundary: [UInt8], source: any ByteSource,
        profile: ReadingProfile, bounds: ReadingBounds
    ) throws(SourceFailure) {
        delimiters = structure.delimiters
        self.length = length
        self.profile = profile
        self.bounds = bounds
        guard let first = delimiters.first, let last = delimiters.last else { return }
        try addStart(first, source: source)
        addMistyped(structure.mistyped)
        addLineEnds()
        addHyphens(boundary: boundary)
        try addGlued(source: source)
        addJoined()
        addNeighbours()
        addPadding()
        guard isWhole else { return }
        if last.mark.isClose {
            addEnd(last)
        } else {
            try addMissingClose(last, boundary: boundary, source: source)
        }
    }

    /// Legal by RFC 2046, and nothing that a browser or our encoder sends.
    private var legalSeverity: Severity { profile == .rfc ? .warning : .error }

    /// The part before the delimiter at an index, counted from 0; nil before the first one.
    private func part(before index: Int) -> Int? {
        let count = delimiters[..<index].count { !$0.mark.isClose || $0.isFollowedByHead }
        return count > 0 ? count - 1 : nil
    }

    private mutating func addStart(
        _ first: DelimiterStructure.Delimiter, source: any ByteSource
    ) throws(SourceFailure) {
        let preamble = first.contentEnd
        if first.lineOffset > 0, !first.isGlued, let other = try BoundaryInference(source), other.offset < preamble {
            // Parts under another boundary stand there, which no server reads. That is why there may be none under this one.
            findings.append(Finding(.boundaryMismatch, offset: other.offset, boundary: other.shown))
            return
        }
        if first.mark.isClose, !first.isFollowedByHead, delimiters.count == 1 {
            findings.append(Finding(.noParts, offset: first.lineOffset))
        }
        guard first.lineOffset > 0, !first.isGlued else { return }
        if try DelimiterFindings.holdsPartHead(source, before: preamble) {
            findings.append(Finding(.firstDelimiterMissing, offset: 0))
        } else if preamble > bounds.preamble {
            findings.append(
                Finding(
                    .boundReached, layer: .delimiter, offset: 0, expected: bounds.preamble, found: preamble,
                    term: .preamble))
        } else {
            findings.append(Finding(.preamble, severity: legalSeverity, offset: 0, found: first.lineOffset))
        }
    }

    /// Whether a line before the first delimiter is the header that every part has.
    private static func holdsPartHead(_ source: any ByteSource, before end: Int) throws(SourceFailure) -> Bool {
        let bytes = try source.bytes(in: 0..<min(end, 4 << 10))
        var start = 0
        while start < bytes.count {
            let line = bytes[start...].prefix { $0 != 0x0A }
            if HeaderLineShape.looksLikeHeader(line), line.count > 19,
                line.prefix(19).map({ $0 | 0x20 }).elementsEqual("content-disposition".utf8)
            {
                return true
            }
            start = line.endIndex + 1
        }
        return false
    }

    private mutating func addMistyped(_ marks: [BoundaryMark]) {
        guard let first = marks.first else { return }
        // Said already of the lines before the first delimiter.
        if findings.contains(where: { $0.category == .boundaryMismatch && $0.offset == first.lineOffset }) { return }
        let part = delimiters.prefix { $0.mark.offset < first.offset }.count { !$0.mark.isClose || $0.isFollowedByHead }
        findings.append(
            Finding(
                .boundaryMismatch, offset: first.lineOffset, part: part > 0 ? part - 1 : nil, count: marks.count))
    }

    /// Lone LF or CR round delimiters: one finding, at the first of them.
    private mutating func addLineEnds() {
        var first: Int?
        var count = 0
        var whole = 0
        var sawCR = false
        let isOneOdd = delimiters.count(where: \.hasOtherHyphens) == 1 && delimiters.count > 1
        for delimiter in delimiters {
            let mark = delimiter.mark
            // A line end in the place of one hyphen is said of the hyphens.
            let isInHyphens = isOneOdd && delimiter.hasOtherHyphens
            if isInHyphens {
                whole += 1
            } else if mark.lead == .lf || mark.lead == .cr {
                first = first ?? mark.start
                count += 1
                sawCR = sawCR || mark.lead == .cr
            } else if mark.lead == .crlf {
                whole += 1
            }
            if isDamagedClose(delimiter) { continue }
            if mark.tail == .lf || mark.tail == .cr {
                first = first ?? mark.end - 1
                count += 1
                sawCR = sawCR || mark.tail == .cr
            } else if mark.tail == .crlf {
                whole += 1
            }
        }
        guard let first else { return }
        findings.append(
            Finding(
                .lineEnding, offset: first, expected: count + whole,
                term: whole > 0 ? .mixedLineEnds : sawCR ? .carriageReturn : .lineFeed, count: count))
    }

    private mutating func addHyphens(boundary: [UInt8]) {
        let faulty = delimiters.filter(\.hasOtherHyphens)
        guard let first = faulty.first else { return }
        // The hyphens of the delimiter lines stand in the parameter, so that none is left before it.
        if faulty.count == delimiters.count, faulty.allSatisfy({ $0.hyphens == 0 }), boundary.starts(with: "--".utf8) {
            let text = String(decoding: boundary.dropFirst(2), as: UTF8.self)
            findings.append(Finding(.boundaryHyphens, offset: first.lineOffset, boundary: BoundaryText(text)))
            return
        }
        let term: Term = first.hyphens > 2 ? .extraHyphens : first.hyphens == 1 ? .singleHyphen : .missingHyphens
        findings.append(
            Finding(
                .delimiterHyphens, offset: first.lineOffset, expected: 2, found: first.hyphens, term: term,
                count: faulty.count))
    }

    /// Delimiters with a part header on their line.
    private mutating func addJoined() {
        let faulty = delimiters.filter { $0.mark.tail == .other && !$0.mark.isClose }
        guard let first = faulty.first else { return }
        findings.append(Finding(.delimiterNotTerminated, offset: first.mark.end, count: faulty.count))
    }

    /// Delimiters right behind a content: the part before them swallows them.
    private mutating func addGlued(source: any ByteSource) throws(SourceFailure) {
        var faulty = delimiters.indices.filter { delimiters[$0].isGlued }
        guard let first = faulty.first else { return }
        if first == 0, delimiters[0].lineOffset == 3, try source.bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF] {
            findings.append(Finding(.damageBOMAdded, layer: .delimiter, offset: 0))
            faulty.removeFirst()
        }
        guard let first = faulty.first else { return }
        let swallowed = faulty.count { !delimiters[$0].mark.isClose }
        findings.append(
            Finding(
                .delimiterLineEndMissing, offset: delimiters[first].lineOffset, part: part(before: first),
                term: swallowed == 0 ? .delimiterLine : nil, count: swallowed == 0 ? nil : swallowed))
    }

    private mutating func addNeighbours() {
        var doubled: (first: Int, count: Int)?
        var closed: Int?
        for (index, delimiter) in delimiters.enumerated().dropFirst() {
            let before = delimiters[index - 1]
            // At most an empty line stands between them.
            let isNeighbour = delimiter.lineOffset - before.end <= 2 && delimiter.contentEnd <= before.end
            let isJoined = before.mark.isClose && !delimiter.mark.isClose
            if isNeighbour, !delimiter.isGlued, !isJoined {
                guard !before.mark.hasLoneLineEnd, !before.isGlued else { continue }
                doubled = (doubled?.first ?? index, (doubled?.count ?? 0) + 1)
            } else if before.mark.isClose {
                closed = closed ?? index - 1
            }
        }
        if let doubled {
            findings.append(
                Finding(
                    .delimiterTwice, offset: delimiters[doubled.first].lineOffset,
                    part: part(before: doubled.first - 1), count: doubled.count > 1 ? doubled.count : nil))
        }
        if let last = delimiters.last, last.mark.isClose, last.isFollowedByHead {
            closed = closed ?? delimiters.count - 1
        }
        if let closed { addPrematureClose(at: closed) }
    }

    private mutating func addPrematureClose(at index: Int) {
        let behind = delimiters[index...].count { !$0.mark.isClose || $0.isFollowedByHead }
        findings.append(
            Finding(
                .prematureClose, offset: delimiters[index].lineOffset, part: part(before: index),
                count: behind > 0 ? behind : nil))
    }

    private mutating func addPadding() {
        let padded = delimiters.filter { $0.mark.padding > 0 }
        guard let first = padded.first else { return }
        findings.append(
            Finding(
                .delimiterPadding, severity: legalSeverity,
                offset: first.mark.offset + first.mark.length + first.mark.closeHyphens, count: padded.count))
    }

    private mutating func addEnd(_ last: DelimiterStructure.Delimiter) {
        let end = last.end
        switch last.mark.tail {
        case .end:
            findings.append(Finding(.finalLineEndMissing, severity: legalSeverity, offset: length))
        case .other:
            findings.append(Finding(.closeNotTerminated, offset: end, found: length - end))
        case .crlf, .lf, .cr:
            guard end < length, !last.isFollowedByHead else { return }
            // The rest of a line end that is not CRLF.
            if last.mark.tail == .cr, length - end <= 2 { return }
            if length - end > bounds.epilogue {
                findings.append(
                    Finding(
                        .boundReached, layer: .delimiter, offset: end, expected: bounds.epilogue, found: length - end,
                        term: .epilogue))
            } else {
                findings.append(Finding(.epilogue, severity: legalSeverity, offset: end, found: length - end))
            }
        }
    }

    private mutating func addMissingClose(
        _ last: DelimiterStructure.Delimiter, boundary: [UInt8], source: any ByteSource
    ) throws(SourceFailure) {
        let part = part(before: delimiters.count)
        if isDamagedClose(last) {
            findings.append(
                Finding(
                    .noCloseDelimiter, offset: last.lineOffset, part: self.part(before: delimiters.count - 1),
                    term: .delimiterLine))
        } else if last.mark.tail == .end {
            // The body ends behind `--boundary` or behind one more hyphen.
            findings.append(
                Finding(
                    .closeDelimiterCut, offset: length, part: self.part(before: delimiters.count - 1),
                    expected: boundary.count + 4, found: length - last.lineOffset))
        } else if last.end == length, delimiters.count > 1 {
            findings.append(
                Finding(
                    .closeHyphensMissing, offset: last.mark.offset + last.mark.length,
                    part: self.part(before: delimiters.count - 1)))
        } else if let found = try endingDelimiterStart(boundary: boundary, source: source, after: last.end) {
            cutOffset = length - found - 2
            findings.append(
                Finding(.closeDelimiterCut, offset: length, part: part, expected: boundary.count + 4, found: found))
        } else {
            findings.append(Finding(.noCloseDelimiter, offset: length, part: part))
        }
    }

    /// Whether it is the last line of the body, with a line end where a hyphen was to stand.
    private func isDamagedClose(_ delimiter: DelimiterStructure.Delimiter) -> Bool {
        let mark = delimiter.mark
        let rest = length - delimiter.end
        return (mark.tail == .lf || mark.tail == .cr) && !mark.isClose && !delimiter.isFollowedByHead
            && (1...4).contains(rest) && delimiters.count > 1 && delimiter.lineOffset == delimiters.last?.lineOffset
    }

    /// How many bytes of a delimiter the body ends with, its CRLF and the two hyphens at least; nil if it does not.
    private func endingDelimiterStart(
        boundary: [UInt8], source: any ByteSource, after offset: Int
    ) throws(SourceFailure) -> Int? {
        let end = try source.bytes(in: max(offset, length - boundary.count - 4)..<length)
        let delimiter = Array("\r\n--".utf8) + boundary
        let count = stride(from: min(delimiter.count, end.count), through: 4, by: -1).first { count in
            end.suffix(count).elementsEqual(delimiter.prefix(count))
        }
        return count.map { $0 - 2 }
    }
}
