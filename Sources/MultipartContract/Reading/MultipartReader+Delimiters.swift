import ContractFindings

// Which marks are delimiters, and what stands between them.

extension MultipartReader {
    /// Takes a mark that ends in the piece.
    mutating func meet(_ mark: BoundaryMark, in piece: UnsafeRawBufferPointer, _ handle: (Event) -> Void) {
        guard mark.hyphens == 2 else { return }
        guard mark.lead.isLineStart else { return suspectLine(of: mark) }
        let isAtEnd = mark.end == base + piece.count
        if isAtEnd, mark.isCutClose { isCut = true }
        guard mark.closeHyphens != 1 else { return }
        if stage == .epilogue {
            take(upTo: mark.start, in: piece, handle)
            // Content that no server reads, whichever of the two delimiters is the one too many.
            if stage != .over, mark.isDelimiter { fail(.prematureClose, at: delimiter?.lineOffset ?? mark.lineOffset) }
            return
        }
        if mark.padding > headerLimit {
            take(upTo: mark.start, in: piece, handle)
            if stage != .over { failPadding(from: mark.offset + mark.length + mark.closeHyphens) }
            return
        }
        if mark.isDelimiter {
            endPart(at: mark, in: piece, handle)
            if stage != .over { begin(mark) }
        } else if mark.tail == .lf || (mark.tail == .cr && !isAtEnd) {
            endPart(at: mark, in: piece, handle)
            if stage != .over { fail(.lineEnding, at: mark.end - mark.tail.length, isOfPart: false) }
        } else if mark.isClose, mark.tail == .other {
            suspect = (.closeNotTerminated, mark.end, false)
        }
    }

    /// What only the bytes before it keep from being a delimiter is content by the letter, and named if no delimiter follows.
    /// Before the first delimiter it is refused: readers differ in whether the first part begins with it.
    private mutating func suspectLine(of mark: BoundaryMark) {
        guard mark.closeHyphens != 1, mark.tail != .other else { return }
        if stage == .preamble {
            let refuses = mark.tail == .crlf || (mark.isClose && mark.tail == .end)
            guard suspect == nil || (refuses && suspect?.refuses == false) else { return }
            suspect =
                mark.lead == .other
                ? (.delimiterLineEndMissing, mark.lineOffset, refuses) : (.lineEnding, mark.start, refuses)
        } else if mark.isClose, mark.lead != .other {
            suspect = (.lineEnding, mark.start, false)
        }
    }

    /// Ends what stands before a delimiter.
    private mutating func endPart(
        at mark: BoundaryMark, in piece: UnsafeRawBufferPointer, _ handle: (Event) -> Void
    ) {
        if stage == .head {
            // Its line end before is the line end of the delimiter before: no byte stands between them.
            guard mark.start >= headOffset else {
                return fail(.delimiterTwice, at: mark.lineOffset, isOfPart: false)
            }
            guard readHead(upTo: mark.lineOffset, in: piece, handle) else {
                if stage != .over { failHead(upTo: mark.start, in: piece) }
                return
            }
            guard contentOffset <= mark.start else { return fail(.partLineEndMissing, at: mark.lineOffset) }
        }
        take(upTo: mark.start, in: piece, handle)
        if stage == .preamble, let suspect, suspect.refuses { return fail(suspect.category, at: suspect.offset) }
        guard stage == .content else { return }
        if let own = head?.lengthFinding(contentLength: max(0, mark.start - contentOffset), part: partCount - 1) {
            return fail(own)
        }
        handle(.endOfPart(content: contentOffset..<max(contentOffset, mark.start)))
    }

    /// Begins what stands behind a delimiter.
    private mutating func begin(_ mark: BoundaryMark) {
        if stage == .preamble {
            preambleEnd = mark.start
            if profile != .rfc, mark.lineOffset > 0 { return fail(.preamble, at: 0) }
        }
        if profile != .rfc, mark.padding > 0 {
            return fail(.delimiterPadding, at: mark.offset + mark.length + mark.closeHyphens)
        }
        (delimiter, suspect, head) = (mark, nil, nil)
        if !held.isEmpty { held.removeAll(keepingCapacity: true) }
        cursor = mark.end
        if mark.isClose {
            stage = .epilogue
            return
        }
        stage = .head
        guard partCount < bounds.partCount else {
            return fail(.boundReached, at: mark.lineOffset, term: .partCount, expected: bounds.partCount)
        }
        partCount += 1
        (headOffset, searched) = (mark.end, 0)
    }

    /// Takes what the end of the piece leaves decided, and keeps the rest.
    mutating func finish(_ piece: UnsafeRawBufferPointer, isLast: Bool, _ handle: (Event) -> Void) {
        if isLast { return end(at: base + piece.count, in: piece, handle) }
        take(upTo: scanner.undecidedOffset, in: piece, handle)
        guard stage != .over else { return }
        if stage != .epilogue, let padding = scanner.openPadding, padding.length > headerLimit {
            return failPadding(from: padding.offset)
        }
        keep(piece)
    }

    /// Takes the end of the body.
    private mutating func end(at length: Int, in piece: UnsafeRawBufferPointer, _ handle: (Event) -> Void) {
        take(upTo: length, in: piece, handle)
        guard stage != .over else { return }
        switch stage {
        case .preamble where length == 0: fail(.bodyEmpty, at: 0)
        case .preamble where isCut: fail(.closeDelimiterCut, at: length)
        case .preamble: fail(suspect?.category ?? .noDelimiter, at: suspect?.offset ?? 0)
        case .head where headOffset == length:
            // The part that this delimiter seems to begin is none.
            (stage, partCount) = (partCount > 1 ? .content : .preamble, partCount - 1)
            fail(.closeHyphensMissing, at: delimiter.map { $0.offset + $0.length } ?? length)
        case .head, .content:
            if stage == .head, let own = ownFault(upTo: length, in: piece, isCut: true) { return fail(own) }
            // Four bytes are CRLF and two hyphens; fewer may well be content.
            if isCut || length - scanner.undecidedOffset >= 4 { return fail(.closeDelimiterCut, at: length) }
            guard let suspect else { return fail(.noCloseDelimiter, at: length) }
            fail(suspect.category, at: suspect.offset, isOfPart: suspect.category == .lineEnding)
        case .epilogue:
            let close = delimiter?.end ?? length
            if profile != .rfc, close < length { return fail(.epilogue, at: close) }
            if profile != .rfc, delimiter?.tail == .end { return fail(.finalLineEndMissing, at: length) }
            stage = .over
            handle(.end(preamble: 0..<preambleEnd, epilogue: close..<max(close, length)))
        case .over: break
        }
    }
}

extension MultipartReader {
    /// The most bytes of a head, and of the padding of a delimiter.
    var headerLimit: Int { max(0, bounds.headerBlock) }

    /// Refuses the body for a fault at an offset: of the part that is read, or of a delimiter.
    mutating func fail(
        _ category: FindingCategory, at offset: Int, term: Term? = nil, expected: Int? = nil, isOfPart: Bool = true
    ) {
        let isInPart = isOfPart && (stage == .head || stage == .content)
        // A category that only warns is an error here: this profile refuses it.
        fail(
            Finding(
                category, severity: .error, offset: offset, part: isInPart ? partCount - 1 : nil,
                field: isInPart ? head?.fieldName : nil, expected: expected, term: term))
    }

    /// Refuses the body.
    mutating func fail(_ finding: Finding) {
        fault = finding
        stage = .over
        held = []
    }

    private mutating func failPadding(from offset: Int) {
        fail(.boundReached, at: offset + headerLimit, term: .delimiterLine, expected: headerLimit, isOfPart: false)
    }
}

extension BoundaryMark {
    /// Whether it begins as a closing delimiter does, and its last bytes are missing.
    fileprivate var isCutClose: Bool {
        isClose ? tail == .cr : padding == 0 && tail == .end
    }
}

extension BoundaryMark.Lead {
    /// Whether a delimiter may follow.
    var isLineStart: Bool { self == .crlf || self == .start }
}
