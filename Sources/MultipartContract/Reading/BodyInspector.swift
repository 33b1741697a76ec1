import ContractFindings

/// Says of a body what is wrong with it: which layer, which byte, which part, and the cure.
///
/// It reads the source as often as it needs to, keeps no content, and never stops at the first fault where more can be said.
public struct BodyInspector: Sendable {
    /// How strictly the body is read.
    public var profile: ReadingProfile
    /// How much is read and kept.
    public var bounds: ReadingBounds
    /// What was agreed on for this upload.
    public var contract: UploadContract?
    /// What single parts should hold.
    public var expected: [ExpectedContent]
    /// Whether contents of which nothing is known are looked at for what may have happened to them.
    var looksAtContents = true

    /// Makes an inspector.
    public init(
        profile: ReadingProfile = .rfc, bounds: ReadingBounds = .standard, contract: UploadContract? = nil,
        expected: [ExpectedContent] = []
    ) {
        self.profile = profile
        self.bounds = bounds
        self.contract = contract
        self.expected = expected
    }

    /// Takes in the bytes of a content, for a digest: the part's index and a piece, in order.
    public typealias ContentVisitor = (_ part: Int, _ piece: UnsafeRawBufferPointer) -> Void

    /// Inspects a body.
    ///
    /// - Parameters:
    ///   - source: the body, without the framing of chunks.
    ///   - contentTypes: the values of the request's `Content-Type` headers, none if there was no header. Nil if nothing is
    ///     known of them: then the boundary is taken from the body.
    ///   - contentLengths: the values of the `Content-Length` headers; nil if nothing is known of them.
    ///   - hasLostBytes: whether contents are not as they were sent; then they and the length are not judged.
    ///   - requestFindings: what is wrong with the request's head and chunks.
    ///   - visitor: is handed every content once.
    /// - Throws: ``SourceFailure`` if the source cannot be read.
    public func inspect(
        _ source: any ByteSource, contentTypes: [[UInt8]]?, contentLengths: [[UInt8]]? = nil,
        hasLostBytes: Bool = false,
        requestFindings: [Finding] = [], visitor: ContentVisitor? = nil
    ) throws(SourceFailure) -> BodyInspection {
        try inspect(
            source, contentTypes: contentTypes, contentLengths: contentLengths, hasLostBytes: hasLostBytes,
            requestFindings: requestFindings, visitor: visitor, isKnown: { _ in false })
    }

    /// As above, but contents of which `isKnown` says that the visitor has seen them are not read for it again, and the body is
    /// not searched for its boundary where all marks of it are known.
    package func inspect(
        _ source: any ByteSource, contentTypes: [[UInt8]]?, contentLengths: [[UInt8]]?, hasLostBytes: Bool,
        requestFindings: [Finding], visitor: ContentVisitor?, knownMarks: MarkCollection? = nil,
        isKnown: (_ content: Range<Int>) -> Bool
    ) throws(SourceFailure) -> BodyInspection {
        var framing = try FramingInspection(
            source, contentTypes: contentTypes, requestFindings: requestFindings, profile: profile, bounds: bounds,
            knownMarks: knownMarks)
        if !hasLostBytes {
            try framing.judgeLength(ContentLengthReading(values: contentLengths))
        }
        var inspection = BodyInspection(
            findings: framing.findings, anatomy: framing.anatomy, heads: framing.heads, boundary: framing.boundary)
        if profile == .exact, inspection.isAccepted, let boundary = framing.boundary {
            let comparison = ExactComparison(
                anatomy: inspection.anatomy, heads: inspection.heads, boundary: boundary,
                contentType: contentTypes?.first)
            if let difference = try comparison.firstDifference(in: source) { inspection.findings.append(difference) }
        }
        add(ruleFindings(inspection), to: &inspection)
        try judgeContents(of: &inspection, in: source, hasLostBytes: hasLostBytes) { content in
            isKnown(content) ? nil : visitor
        }
        inspection.joinDamages()
        inspection.finish(bound: bounds.findingCount)
        return inspection
    }

    // MARK: Rule

    private func ruleFindings(_ inspection: BodyInspection) -> [Finding] {
        let parts = inspection.partDescriptions
        var findings: [Finding] = []
        if let contract { findings += contract.findings(parts: parts, bodyLength: inspection.anatomy.length) }
        findings += ExpectedPart.findings(expected: expected.map(\.part), parts: parts)
        // What a broken frame or head has hidden is no fault of its own.
        guard inspection.findings.contains(where: { $0.hidesParts }) else { return findings }
        let followUps: Set<FindingCategory> = [.fieldMissing, .fieldTooFew, .fieldUnexpected, .expectedPartMissing]
        return findings.filter { !followUps.contains($0.category) }
    }

    /// Adds what the rules say; a warning of the header layer about the same thing is not said beside it.
    private func add(_ rules: [Finding], to inspection: inout BodyInspection) {
        let percentEncoded = Set(rules.filter { $0.term == .percentEncoding }.compactMap(\.part))
        let withoutFilename = Set(rules.filter { $0.category == .filenameMissing }.compactMap(\.part))
        inspection.findings.removeAll { finding in
            guard let part = finding.part else { return false }
            return finding.category == .namePercentEncoded && percentEncoded.contains(part)
                || finding.category == .filenameEmpty && withoutFilename.contains(part)
        }
        inspection.findings += rules
    }

    // MARK: Payload

    /// What the parts of a body should hold, by their index.
    package func expectations(of inspection: BodyInspection) -> [Int: ExpectedContent] {
        ExpectedContent.byIndex(expected, parts: inspection.partDescriptions)
    }

    private func judgeContents(
        of inspection: inout BodyInspection, in source: any ByteSource, hasLostBytes: Bool,
        visitor: (_ content: Range<Int>) -> ContentVisitor?
    ) throws(SourceFailure) {
        let expectations = expectations(of: inspection)
        // The parts whose content is not known because of another fault.
        var hidden: Set<Int> = []
        var allAreHidden = false
        for finding in inspection.findings {
            switch (finding.category, finding.part) {
            case (.blankLineMissing, let part?), (.headerColonMissing, let part?), (.boundReached, let part?):
                hidden.insert(part)
            case (.boundReached, nil): allAreHidden = true
            case (.bodyCut, _), (.noCloseDelimiter, _): hidden.insert(inspection.heads.count - 1)
            default: break
            }
        }
        for (index, part) in inspection.anatomy.parts.enumerated() {
            let content = part.content
            let isWhole = !allAreHidden && !hidden.contains(index)
            let expectation = expectations[index]
            let head = inspection.heads[index]
            let judges = isWhole && !hasLostBytes
            var signature =
                judges && looksAtContents && expectation == nil
                ? ContentSignature(contentType: head.contentTypeRange.map { head.bytes[$0] }) : nil
            let visitor = visitor(content)
            if visitor != nil || signature != nil {
                try source.forEachPiece(of: content) { piece, _ in
                    if signature?.needsMore == true { signature?.read(piece) }
                    visitor?(index, piece)
                    return visitor != nil || signature?.needsMore == true
                }
            }
            if let warning = signature?.finding(offset: content.lowerBound, part: index, field: head.fieldName) {
                inspection.findings.append(warning)
            }
            guard judges, let expectation else { continue }
            let damage = try ContentDamage.find(
                in: source, content: content, expected: expectation.source, part: index, field: head.fieldName)
            guard let damage, !isHidden(damage, in: inspection) else { continue }
            if damage.finding.category == .damageUnexplained,
                let other = try otherPart(of: source, content: content, index: index, expectations: expectations)
            {
                inspection.findings.append(
                    damage.finding.explained(by: inspection.heads[other].fieldName, part: index))
            } else {
                add(damage, of: index, to: &inspection)
            }
        }
    }

    /// The part whose expected content this one is.
    private func otherPart(
        of source: any ByteSource, content: Range<Int>, index: Int, expectations: [Int: ExpectedContent]
    ) throws(SourceFailure) -> Int? {
        for (other, expectation) in expectations.sorted(by: { $0.key < $1.key }) where other != index {
            guard expectation.source.length == content.count, !content.isEmpty else { continue }
            if try ContentDamage.find(in: source, content: content, expected: expectation.source) == nil {
                return other
            }
        }
        return nil
    }

    /// Whether a content seems empty only because its framing is broken.
    private func isHidden(_ damage: ContentDamage, in inspection: BodyInspection) -> Bool {
        damage.finding.category == .damageEmpty
            && inspection.findings.contains { $0.layer == .delimiter && $0.severity == .error }
    }

    /// Adds a damage, unless the head of the part has named its cause.
    private func add(_ damage: ContentDamage, of part: Int, to inspection: inout BodyInspection) {
        let isEncoded = inspection.findings.contains { $0.category == .transferEncoding && $0.part == part }
        if isEncoded { return }
        inspection.findings.removeAll { $0.category == .headerInContent && $0.part == part }
        inspection.findings.append(damage.finding)
        inspection.damages.append(damage)
    }
}

extension Finding {
    /// The same difference, told as the content of another part.
    fileprivate func explained(by other: FieldName?, part: Int) -> Finding {
        Finding(
            .damageOtherPart, offset: offset, part: part, field: field, expected: expected, found: found,
            contentOffset: contentOffset, otherField: other)
    }

    /// Whether parts or their names may be hidden behind this fault.
    fileprivate var hidesParts: Bool {
        switch category {
        case .bodyEmpty, .noDelimiter, .bodyCut, .noCloseDelimiter, .boundReached, .closeDelimiterCut: true
        default: layer == .header && severity == .error
        }
    }
}

extension BodyInspection {
    /// The parts as a contract sees them.
    var partDescriptions: [UploadContract.PartDescription] {
        zip(heads, anatomy.parts).map { head, part in
            let place = { (range: Range<Int>?) in range.map { head.offset + $0.lowerBound } }
            return UploadContract.PartDescription(
                name: head.nameBytes.map(Array.init), filename: head.filenameBytes.map(Array.init),
                contentType: head.contentTypeRange.map { Array(head.bytes[$0]) }, contentLength: part.content.count,
                headOffset: part.head.lowerBound, contentOffset: part.content.lowerBound,
                nameOffset: place(head.nameRange), filenameOffset: place(head.filenameRange),
                contentTypeOffset: place(head.contentTypeRange))
        }
    }
}
