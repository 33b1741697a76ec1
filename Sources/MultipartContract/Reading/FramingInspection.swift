import ContractFindings

/// The layers request, delimiter and header of a body.
struct FramingInspection {
    private(set) var findings: [Finding]
    private(set) var anatomy: Anatomy
    private(set) var heads: [PartHead] = []
    private(set) var boundary: [UInt8]?
    private let source: any ByteSource

    init(
        _ source: any ByteSource, contentTypes: [[UInt8]]?, requestFindings: [Finding], profile: ReadingProfile,
        bounds: ReadingBounds, knownMarks: MarkCollection? = nil
    ) throws(SourceFailure) {
        self.source = source
        let length = source.length
        anatomy = Anatomy(length: length, preamble: 0..<length, parts: [], close: nil, epilogue: length..<length)
        let contentType = contentTypes.map { ContentTypeReading(values: $0) }
        findings = requestFindings + (contentType?.findings ?? [])
        defer { dropConsequences(of: requestFindings) }
        guard length > 0 else {
            findings.append(Finding(.bodyEmpty, offset: 0))
            return
        }
        var structure: DelimiterStructure?
        var marks: MarkCollection?
        if let named = contentType?.boundary, !named.isEmpty {
            boundary = named
            let collection: MarkCollection
            if let knownMarks, knownMarks.boundary == named {
                collection = knownMarks
            } else {
                collection = try MarkCollection(of: named, in: source, partCount: bounds.partCount)
            }
            marks = collection
            structure = try DelimiterStructure(collection, in: source)
        }
        if structure?.delimiters.isEmpty ?? true {
            guard let inferred = try BoundaryInference(source) else {
                addNoDelimiter(
                    prefix: try source.bytes(in: 0..<BodyLooks.prefixLength), isNamed: contentType?.boundary != nil)
                return
            }
            add(inferred, isKnown: contentTypes != nil)
            boundary = inferred.boundary
            let collection = try MarkCollection(of: inferred.boundary, in: source, partCount: bounds.partCount)
            marks = collection
            structure = try DelimiterStructure(collection, in: source)
        }
        guard let marks, let structure, let boundary else { return }
        if let term = marks.reached, let last = marks.candidates.last {
            findings.append(
                Finding(
                    .boundReached, layer: .delimiter, offset: last.lineOffset, expected: bounds.partCount, term: term))
        }
        let delimiters = try DelimiterFindings(
            structure, length: length, isWhole: marks.reached == nil, boundary: boundary, source: source,
            profile: profile, bounds: bounds)
        findings += delimiters.findings
        let sections = try PartSections(
            structure, in: source, cutOffset: delimiters.cutOffset, profile: profile, bounds: bounds)
        anatomy = sections.anatomy
        heads = sections.heads
        findings += sections.findings
        joinDamagedClose()
        joinIndented(try Indentation(marks, in: source))
    }

    /// An indentation of every line has all the rest as its consequence; line ends are another fault.
    private mutating func joinIndented(_ indentation: Indentation?) {
        guard let indentation, findings.contains(where: { $0.severity == .error && $0.layer != .request }) else {
            return
        }
        findings.removeAll { finding in
            (finding.layer == .delimiter || finding.layer == .header) && finding.category != .lineEnding
        }
        findings.append(Finding(.linesIndented, offset: indentation.offset, found: indentation.length))
    }

    /// A closing delimiter with a wrong byte in it is one fault: no boundary in a content, and the missing delimiter is there.
    private mutating func joinDamagedClose() {
        guard let boundary, let close = findings.firstIndex(where: { $0.category == .noCloseDelimiter }),
            let mark = findings.firstIndex(where: { finding in
                // Nothing but hyphens and a line end may stand behind it.
                finding.category == .boundaryInContent && finding.count == 1 && finding.part == findings[close].part
                    && (finding.offset ?? 0) + boundary.count + 8 >= source.length
            })
        else { return }
        findings[close] = Finding(
            .noCloseDelimiter, offset: findings[mark].offset, part: findings[close].part, term: .delimiterLine)
        findings.remove(at: mark)
    }

    /// The request says nothing of the boundary, or something else than the body: one cause, whichever of the two it is.
    private mutating func add(_ inferred: BoundaryInference, isKnown: Bool) {
        guard isKnown else { return }
        if let index = findings.firstIndex(where: { $0.severity == .error }) {
            findings[index] = findings[index].with(boundary: inferred.shown)
        } else if let boundary {
            findings.append(inferred.finding(header: boundary))
        }
    }

    private mutating func addNoDelimiter(prefix: [UInt8], isNamed: Bool) {
        // Under another media type, or without a boundary, that is the one cause.
        guard findings.allSatisfy({ $0.severity != .error }) else { return }
        findings.append(
            Finding(.noDelimiter, offset: 0, term: BodyLooks.term(prefix: prefix, length: source.length)))
    }

    /// What only follows from a fault of the request is no fault of the body.
    private mutating func dropConsequences(of requestFindings: [Finding]) {
        if requestFindings.contains(where: { $0.category == .boundReached }) {
            // Behind a head that was not read to its end nobody knows what there is.
            findings.removeAll { finding in
                finding.layer != .request || finding.category == .contentTypeMissing
                    || finding.category == .contentLengthMissing
            }
            return
        }
        if let cut = requestFindings.first(where: \.cutsBody) {
            findings.removeAll { finding in
                // From the chunk on whose size is wrong, nothing is where it was meant to be.
                guard finding.layer != .request, let start = cut.contentOffset else { return finding.isMissingEnd }
                let head = finding.part.flatMap { anatomy.parts.indices.contains($0) ? anatomy.parts[$0].head : nil }
                let isInCutHead = finding.layer == .header && (head?.upperBound ?? 0) > start
                return finding.isMissingEnd || isInCutHead || (finding.offset ?? 0) >= start
            }
        }
        if let lines = findings.firstIndex(where: { $0.category == .requestLineEnding }),
            let framing = findings.firstIndex(where: \.isLoneLineFeeds)
        {
            findings[lines] = Finding(
                .requestLineEnding, offset: findings[lines].offset, term: .wholeBody, count: findings[lines].count)
            findings.remove(at: framing)
        }
        guard let head = requestFindings.first(where: { $0.category == .requestHeadSyntax }) else { return }
        let endsInHead = head.term == .requestHead && source.length == 0
        findings.removeAll { finding in
            switch finding.category {
            case .contentTypeMissing, .contentLengthMissing, .parameterSyntax: true
            case .boundaryMissing, .bodyEmpty: endsInHead
            default: false
            }
        }
    }

    // MARK: Length

    /// Compares the declared length with the body, unless the framing has said already what is missing.
    mutating func judgeLength(_ reading: ContentLengthReading) throws(SourceFailure) {
        let length = source.length
        findings += reading.findings
        guard let declared = reading.length, declared != length else { return }
        let endsInHead = findings.contains { $0.category == .requestHeadSyntax && $0.term == .requestHead }
        if length == 0, endsInHead { return }
        if try lineEndsExplain(declared) { return }
        if declared < length {
            var characters = CharacterCount()
            try source.forEachPiece(of: 0..<length) { piece, _ in
                characters.add(piece)
                return true
            }
            findings += reading.findings(bodyLength: length, characters: characters)
            return
        }
        let cut = findings.firstIndex { $0.category == .noCloseDelimiter }
        if let cut {
            // The declared length may count the closing delimiter that was never written.
            let close = (boundary?.count ?? 0) + 4
            guard ![close, close + 2, close + 4].contains(declared - length) else { return }
            findings[cut] = Finding(
                .bodyCut, offset: length, part: findings[cut].part, expected: declared, found: length)
        } else if let close = findings.firstIndex(where: { $0.category == .closeDelimiterCut }) {
            // More is missing than the rest of a closing delimiter with its line end.
            guard declared - length > (boundary?.count ?? 0) + 8 else { return }
            findings[close] = Finding(
                .bodyCut, offset: length, part: findings[close].part, expected: declared, found: length)
        } else if findings.contains(where: { $0.category == .bodyEmpty || $0.category == .noDelimiter }) {
            findings.append(Finding(.bodyCut, offset: length, expected: declared, found: length))
            findings.removeAll { $0.category == .bodyEmpty }
        } else {
            findings.append(Finding(.contentLength, expected: length, found: declared))
        }
    }
}

extension FramingInspection {
    /// Whether the body lacks just the CRs that its line ends have lost, all of them or those of the framing.
    private func lineEndsExplain(_ declared: Int) throws(SourceFailure) -> Bool {
        guard declared > source.length,
            findings.contains(where: \.isLoneLineFeeds)
                || findings.contains(where: { $0.category == .requestLineEnding && $0.term == .wholeBody })
        else { return false }
        var count = 0
        var contentCount = 0
        var part = 0
        let parts = anatomy.parts
        var last: UInt8 = 0
        try source.forEachPiece(of: 0..<source.length) { piece, offset in
            for (index, byte) in piece.enumerated() {
                if byte == UInt8(ascii: "\n"), last != UInt8(ascii: "\r") {
                    count += 1
                    while part < parts.count, parts[part].content.upperBound <= offset + index { part += 1 }
                    if part < parts.count, parts[part].content.contains(offset + index) { contentCount += 1 }
                }
                last = byte
            }
            return true
        }
        return declared - source.length == count || declared - source.length == count - contentCount
    }
}

extension Finding {
    /// Whether the framing of chunks has lost the rest of the body.
    fileprivate var cutsBody: Bool {
        switch category {
        case .chunkEnd, .chunkLastMissing, .chunkLastEarly: true
        // Where both numbers are known, the sizes were read as they were meant.
        case .chunkSize: expected == nil
        default: false
        }
    }

    /// Whether all framing lines end in a lone LF.
    var isLoneLineFeeds: Bool { category == .lineEnding && layer == .delimiter && term == .lineFeed }

    /// Whether it says that the end of the body is not there.
    fileprivate var isMissingEnd: Bool {
        category == .noCloseDelimiter || category == .closeDelimiterCut || category == .closeHyphensMissing
            || category == .bodyEmpty || category == .noDelimiter
    }
}
