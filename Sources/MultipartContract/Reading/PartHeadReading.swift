import ContractFindings

/// One reading of a head that is not canonical, line by line.
struct PartHeadReading {
    let bytes: UnsafeRawBufferPointer
    let profile: ReadingProfile
    let bounds: ReadingBounds
    let options: PartHeadReader.Options
    var faults: [HeadFault] = []

    /// Where the head ends: behind its blank line, or where the bytes end.
    private(set) var end = 0
    private(set) var hasBlankLine = false
    private var longestLine = 0
    private var goesBeyondBound = false

    var disposition: HeaderParameters?
    var contentType: Range<Int>?
    var contentLength: Range<Int>?
    private var hasTransferEncoding = false
    private var headerCount = 0
    private var mayHideDisposition = false

    private var folds: (first: Int, count: Int)?
    private var bareLineFeeds: (first: Int, count: Int)?
    private var carriageReturns: (first: Int, count: Int)?
    private var isInsideValue = false

    init(
        _ bytes: UnsafeRawBufferPointer, profile: ReadingProfile, bounds: ReadingBounds,
        options: PartHeadReader.Options
    ) {
        self.bytes = bytes
        self.profile = profile
        self.bounds = bounds
        self.options = options
    }

    mutating func run() {
        findEnd()
        let all = UnsafeRawBufferPointer(rebasing: bytes[..<end])
        var cursor = HeadLine.Cursor(all)
        var pending = cursor.next()
        while let line = pending, !line.isBlank(in: all) {
            pending = cursor.next()
            var last = line
            let known = (folds, bareLineFeeds, carriageReturns)
            while let next = pending, next.isFolded(in: all), !isInsideValue {
                fold(next)
                last = next
                pending = cursor.next()
            }
            guard take(line, through: last) else {
                // What seems to continue it is none of the head either.
                (folds, bareLineFeeds, carriageReturns) = known
                break
            }
        }
        if let line = pending, line.isBlank(in: all) { noteEnd(of: line) }
        judgeWhole()
    }

    /// Looks for the blank line.
    private mutating func findEnd() {
        let limit = min(bytes.count, max(0, bounds.headerBlock))
        var cursor = HeadLine.Cursor(UnsafeRawBufferPointer(rebasing: bytes[..<limit]))
        var previous = HeadLine.End.crlf
        var mayBeContent = false
        while !hasBlankLine, let line = cursor.next() {
            end = line.next
            // A file has all kinds of line ends somewhere.
            hasBlankLine =
                line.isBlank(in: bytes)
                && (!mayBeContent || line.end == .crlf && previous == .crlf && line.text.isEmpty)
            mayBeContent =
                mayBeContent || HeaderLineShape.isContent(UnsafeRawBufferPointer(rebasing: bytes[line.text]))
            previous = line.end
            longestLine = max(longestLine, line.text.count)
        }
        // A CR that the end has parted from its LF is no text of the last line.
        goesBeyondBound = !hasBlankLine && bytes.count > limit
        if goesBeyondBound {
            faults.append(
                HeadFault(
                    .boundReached, at: limit, term: .headerBlock, expected: bounds.headerBlock, found: bytes.count))
        }
    }

    /// Looks at the line end: a lone LF, or a CR too many.
    private mutating func noteEnd(of line: HeadLine) {
        let place = line.text.upperBound
        if line.end == .lf, !options.allowsBareLF {
            bareLineFeeds = (bareLineFeeds?.first ?? place, (bareLineFeeds?.count ?? 0) + 1)
        }
        guard line.end != .none, bytes[line.text].last == UInt8(ascii: "\r") else { return }
        let first = place - bytes[line.text].reversed().prefix { $0 == UInt8(ascii: "\r") }.count
        carriageReturns = (carriageReturns?.first ?? first, (carriageReturns?.count ?? 0) + 1)
    }

    private mutating func fold(_ line: HeadLine) {
        mayHideDisposition = mayHideDisposition || mayBeDisposition(line.text)
        folds = (folds?.first ?? line.text.lowerBound, (folds?.count ?? 0) + 1)
        noteEnd(of: line)
    }

    /// Whether the bytes may end in the middle of this line, so that nothing can be said of its end.
    private func isCut(_ line: HeadLine) -> Bool { line.end == .none && (options.isCut || goesBeyondBound) }

    /// Whether a line whose end was not seen is surely none of a header: too long for a name, which it does not begin with.
    private func isContent(_ line: HeadLine) -> Bool {
        guard isCut(line), line.text.count > PartHeadReading.portableLineLength else { return false }
        let name = HeaderText.first(UInt8(ascii: ":"), in: line.text, of: bytes).map { line.text.lowerBound..<$0 }
        return !bytes[HeaderText.trimmed(name ?? line.text, in: bytes)].allSatisfy(HeaderByte.isToken)
    }

    // MARK: A line

    /// Reads a line with those that continue it; false if the lines from here on are no headers.
    private mutating func take(_ line: HeadLine, through last: HeadLine) -> Bool {
        if isInsideValue {
            // The rest of a value that a line end has cut: up to its quote, or to a header that parts have.
            guard !HeaderLineShape.looksLikeHeader(UnsafeRawBufferPointer(rebasing: bytes[line.text])) else {
                isInsideValue = false
                return take(line, through: last)
            }
            isInsideValue = HeaderText.first(UInt8(ascii: "\""), in: line.text, of: bytes) == nil
            return true
        }
        guard headerCount < bounds.headerCount else {
            faults.append(
                HeadFault(
                    .boundReached, at: line.text.lowerBound, term: .headerCount, expected: bounds.headerCount))
            mayHideDisposition = true
            return false
        }
        if line.isFolded(in: bytes) {
            fold(line)
            return true
        }
        let whole = line.text.lowerBound..<last.text.upperBound
        guard let colon = HeaderText.first(UInt8(ascii: ":"), in: line.text, of: bytes) else {
            return takeLineWithoutColon(line)
        }
        let name = line.text.lowerBound..<colon
        let trimmed = HeaderText.trimmed(name, in: bytes)
        if let bad = bytes[trimmed].firstIndex(where: { !HeaderByte.isToken($0) }) ?? (trimmed.isEmpty ? colon : nil) {
            guard hasBlankLine || isCut(line), !isContent(line) else { return takeLineWithoutColon(line) }
            let isLineBreak = bytes[bad] == UInt8(ascii: "\r")
            faults.append(
                isLineBreak
                    ? HeadFault(.headerLineBreak, at: bad, term: .headerName) : HeadFault(.headerName, at: bad))
            mayHideDisposition = mayHideDisposition || mayBeDisposition(line.text)
            noteEnd(of: last)
            return true
        }
        if trimmed.upperBound < colon {
            faults.append(HeadFault(.headerSpaceBeforeColon, at: trimmed.upperBound))
        }
        headerCount += 1
        let header = HeaderPlace(
            name: trimmed, colon: colon, value: HeaderText.trimmed(colon + 1..<whole.upperBound, in: bytes),
            lineEnd: last.text.upperBound, isFolded: last.text != line.text, isCut: isCut(last))
        let known = faults.count
        take(header)
        if header.isCut {
            // Of the last piece it is not known how it goes on.
            let cut = bytes[header.value].lastIndex(of: UInt8(ascii: ";")) ?? header.value.lowerBound
            let kept = faults[known...].filter { $0.at < cut }
            faults.replaceSubrange(known..., with: kept)
        }
        // A line end inside a quoted value is the fault of that value, and no line end.
        if !isInsideValue { noteEnd(of: last) }
        return true
    }

    private mutating func takeLineWithoutColon(_ line: HeadLine) -> Bool {
        if isCut(line), !isContent(line) { return false }
        guard hasBlankLine else {
            // Without any header the part has begun with its content.
            faults.append(
                headerCount == 0
                    ? HeadFault(.dispositionMissing, at: 0) : HeadFault(.blankLineMissing, at: line.text.lowerBound))
            mayHideDisposition = mayHideDisposition || headerCount == 0
            saysBlankLineIsMissing = true
            // What goes on behind here is the content, which may be as long as it likes.
            faults.removeAll { $0.category == .boundReached && $0.term == .headerBlock }
            return false
        }
        // `name="a";` and the next parameter on a line of its own: a line end got between them, and no `;` is too much.
        if faults.last?.category == .trailingSemicolon { faults.removeLast() }
        faults.append(HeadFault(.headerColonMissing, at: line.text.lowerBound))
        mayHideDisposition = mayHideDisposition || mayBeDisposition(line.text)
        noteEnd(of: line)
        return true
    }

    private var saysBlankLineIsMissing = false

    /// Whether a line that cannot be read may have been the `Content-Disposition`, so that this is not missing as well.
    private func mayBeDisposition(_ line: Range<Int>) -> Bool {
        let start = line.prefix(64)
        func holds(_ word: StaticString) -> Bool {
            let length = word.utf8CodeUnitCount
            return start.contains { at in
                line.upperBound - at >= length && HeaderText.equals(at..<at + length, in: bytes, word)
            }
        }
        return holds("disposition") || holds("form-data")
    }

    private mutating func take(_ header: HeaderPlace) {
        let known = PartHeaderName(header.name, in: bytes)
        judgeSpelling(of: header, known)
        switch known {
        case .contentDisposition?:
            guard disposition == nil else { return takeDuplicate(header) }
            let parameters = HeaderParameters(
                header.value, lineEnd: header.lineEnd, in: bytes)
            disposition = parameters
            isInsideValue = parameters.endsInQuote
            if headerCount > 1 { faults.append(HeadFault(.headerOrder, at: header.name.lowerBound)) }
            judge(parameters, of: header)
        case .contentType?:
            guard contentType == nil else { return takeDuplicate(header) }
            contentType = header.value
            judgeContentType(header)
        case .contentTransferEncoding?:
            guard !hasTransferEncoding else { return takeDuplicate(header) }
            hasTransferEncoding = true
            judgeTransferEncoding(header)
        case .contentLength?:
            guard contentLength == nil else { return takeDuplicate(header) }
            contentLength = header.value
            judgeExtra(header)
        case nil: judgeExtra(header)
        }
    }

    private mutating func takeDuplicate(_ header: HeaderPlace) {
        faults.append(HeadFault(.headerDuplicate, at: header.name.lowerBound))
    }

    // MARK: The whole

    private mutating func judgeWhole() {
        if let folds { faults.append(HeadFault(.headerFolded, at: folds.first, count: folds.count)) }
        if let bareLineFeeds {
            faults.append(
                HeadFault(
                    .lineEnding, at: bareLineFeeds.first, term: .lineFeed, count: bareLineFeeds.count))
        }
        if let carriageReturns {
            faults.append(
                HeadFault(
                    .headerLineBreak, at: carriageReturns.first, term: .headerLines, count: carriageReturns.count))
        }
        let isWhole = !options.isCut && !goesBeyondBound
        if disposition == nil, isWhole || hasBlankLine, !mayHideDisposition {
            faults.append(HeadFault(.dispositionMissing, at: 0))
        }
        if !hasBlankLine, isWhole, !saysBlankLineIsMissing, !isInsideValue, headerCount > 0 {
            faults.append(HeadFault(.blankLineMissing, at: end))
        }
        // Of a head that ends nobody knows where, nobody knows how long it is.
        guard !saysBlankLineIsMissing else { return }
        if longestLine > PartHeadReading.portableLineLength {
            faults.append(
                HeadFault(.headLength, at: 0, expected: PartHeadReading.portableLineLength, found: longestLine))
        } else if end > PartHeadReader.portableHeadLength {
            faults.append(
                HeadFault(.headLength, at: 0, expected: PartHeadReader.portableHeadLength, found: end))
        }
    }

    /// More than this some servers refuse in a line (Jetty).
    private static let portableLineLength = 998
}

/// Where one header stands.
struct HeaderPlace {
    let name: Range<Int>
    let colon: Int
    /// Without white space at its ends.
    let value: Range<Int>
    /// Where the last of its lines ends.
    let lineEnd: Int
    let isFolded: Bool
    let isCut: Bool
}
