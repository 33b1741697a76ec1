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
        bounds: ReadingBounds
    ) throws(SourceFailure) {
        self.source = source
        let length = source.length
        anatomy = Anatomy(length: length, preamble: 0..<length, parts: [], close: nil, epilogue: length..<length)
        let contentType = contentTypes.map { ContentTypeReading(values: $0) }
        findings = requestFindings + (contentType?.findings ?? [])
        // What chunks have cut off is no further fault of the body.
        defer { if requestFindings.contains(where: \.cutsBody) { findings.removeAll(where: \.isMissingEnd) } }
        guard length > 0 else {
            findings.append(Finding(.bodyEmpty, offset: 0))
            return
        }
        var structure: DelimiterStructure?
        var marks: MarkCollection?
        if let named = contentType?.boundary, !named.isEmpty {
            boundary = named
            let collection = try MarkCollection(of: named, in: source, partCount: bounds.partCount)
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
    }

    /// The request says nothing of the boundary, or something else than the body: one cause, whichever of the two it is.
    private mutating func add(_ inferred: BoundaryInference, isKnown: Bool) {
        guard isKnown else { return }
        if let index = findings.firstIndex(where: { $0.severity == .error }) {
            findings[index] = findings[index].naming(inferred.shown)
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

    // MARK: Length

    /// Compares the declared length with the body, unless the framing has said already what is missing.
    mutating func judgeLength(_ reading: ContentLengthReading) throws(SourceFailure) {
        let length = source.length
        guard let declared = reading.length, declared != length else {
            findings += reading.findings
            return
        }
        findings += reading.findings
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

extension Finding {
    /// Whether the framing of chunks has lost the rest of the body.
    fileprivate var cutsBody: Bool {
        category == .chunkSize || category == .chunkEnd || category == .chunkLastMissing
    }

    /// Whether it says that the end of the body is not there.
    fileprivate var isMissingEnd: Bool {
        category == .noCloseDelimiter || category == .closeDelimiterCut || category == .closeHyphensMissing
            || category == .bodyEmpty || category == .noDelimiter
    }

    /// The same finding with the boundary that the body seems to use.
    fileprivate func naming(_ boundary: BoundaryText?) -> Finding {
        Finding(
            category, layer: layer, severity: severity, offset: offset, part: part, field: field, expected: expected,
            found: found, term: term, count: count, contentOffset: contentOffset, boundary: boundary)
    }
}
