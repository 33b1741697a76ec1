import ContractDigest
import ContractFindings
import ContractReports
import MultipartContract
import UploadInspection

/// What the inspection of a received upload says: the words of `inspect` on a file of the same bytes.
public struct UploadJudgement: Sendable {
    /// What the receiver says of a part beside its place, length and digest.
    public struct PartKind: Sendable, Hashable {
        /// `type/subtype` of the part's `Content-Type`; nil without one.
        public let declared: String?
        /// What its first bytes are; nil for what they do not tell.
        public let recognised: Term?
    }

    /// The findings, with the framing bytes round each.
    public private(set) var check: Check
    /// The parts in their order.
    public let parts: [PartSummary]
    /// What the parts are, one for each of ``parts``.
    public let kinds: [PartKind]
    /// What known servers do with legal things of the upload.
    public let observations: [Observation]
    /// The upload, without the framing of chunks; nil where it was not read to its end.
    public let capture: UploadCapture?
    /// The length of the body in bytes, without the framing of chunks.
    public let bodyLength: Int
    /// How many bytes of the body are on the disk once more, without the framing of chunks.
    let copiedLength: Int
    let findingLimit: Int
    /// What parts should hold, as far as it was given, by their index.
    let given: [Int: any ByteSource]
    private let inspector: UploadInspector
    private let kept: UploadInspection?

    /// The most bytes of heads with which an inspection is kept.
    private static let keptHeadLength = 256 << 10
    /// More of the decoded chunks of a request than this many bytes are kept in a file.
    private static let memoryLimit = 64 << 10

    /// Whether no finding is an error.
    public var isAccepted: Bool { check.errorCount == 0 }

    /// Judges a request that was recorded.
    ///
    /// - Parameters:
    ///   - name: how reports call it.
    ///   - knownDigests: the digests of contents that were taken on their way.
    ///   - knownMarks: all marks of the body if they were taken on its way and it has this length.
    init(
        _ request: some ByteSource, name: ReportText, inspector: UploadInspector,
        knownDigests: [Range<Int>: SHA256Digest],
        knownMarks: (_ bodyLength: Int) -> MarkCollection?
    ) throws {
        let bounds = inspector.body.bounds
        let recorded = try RequestCapture(
            request, name: name, bounds: bounds, memoryLimit: UploadJudgement.memoryLimit)
        let capture = recorded.capture
        let marks = knownMarks(capture.body.length)
        let inspect = { (inspector: UploadInspector) throws(SourceFailure) in
            try inspector.inspect(capture, knownDigests: knownDigests, knownMarks: marks)
        }
        var inspector = inspector
        var unreadable: [ExpectedContent] = []
        let inspection: UploadInspection
        do {
            inspection = try inspect(inspector)
        } catch {
            // Perhaps the file of an expected content was cut or removed: that is said, and the rest is judged.
            unreadable = inspector.body.expected.filter { !$0.isReadable }
            guard !unreadable.isEmpty else { throw error }
            inspector.body.expected.removeAll { !$0.isReadable }
            inspection = try inspect(inspector)
        }
        self.capture = capture
        self.inspector = inspector
        var check = try inspection.check(name: name)
        check.add(unreadable.map(\.part.unreadable))
        self.check = check
        given = inspector.body.expectations(of: inspection.body).mapValues(\.source)
        parts = inspection.parts
        observations = inspection.observations()
        bodyLength = capture.body.length
        let isCopied = recorded.head.isChunked || capture.findings.contains { $0.category == .chunksInBody }
        copiedLength = isCopied && bodyLength > UploadJudgement.memoryLimit ? bodyLength : 0
        findingLimit = bounds.findingCount
        var kinds: [PartKind] = []
        for (head, part) in zip(inspection.body.heads, inspection.body.anatomy.parts) {
            let first = try capture.body.bytes(in: part.content.prefix(RecognisedKind.headLength))
            kinds.append(
                PartKind(
                    declared: head.declaredType,
                    recognised: RecognisedKind.term(of: first, isWhole: first.count == part.content.count)))
        }
        self.kinds = kinds
        let headLength = inspection.body.heads.reduce(0) { $0 + $1.bytes.count }
        kept = headLength <= UploadJudgement.keptHeadLength ? inspection : nil
    }

    /// Judges by its head alone a request whose body is longer than is taken.
    init(
        _ head: RequestHead, name: ReportText, limit: Int, inspector: UploadInspector
    ) {
        let contentType = ContentTypeReading(values: head.contentTypes)
        let bound = Finding(.boundReached, layer: .request, expected: limit, term: .wholeBody)
        let findings = [bound] + head.findings + contentType.findings
        capture = nil
        self.inspector = inspector
        check = Check(name: name, caseCount: 1, passedCount: 0, findings: findings)
        parts = []
        kinds = []
        observations = []
        bodyLength = 0
        copiedLength = 0
        findingLimit = inspector.body.bounds.findingCount
        given = [:]
        kept = nil
    }

    /// Adds that the contract has no upload of the name in the path. That comes first: by what it would be judged is not known.
    mutating func addUnknownName() {
        check.findings.insert(Finding(.uploadUnknown), at: 0)
        check.passedCount = 0
    }

    func inspection() throws(SourceFailure) -> UploadInspection? {
        if let kept { return kept }
        guard let capture else { return nil }
        do {
            return try inspector.inspect(capture)
        } catch {
            // The file of an expected content may be gone since.
            guard !inspector.body.expected.isEmpty else { throw error }
            var inspector = inspector
            inspector.body.expected = []
            return try inspector.inspect(capture)
        }
    }
}

extension Check {
    /// Adds errors of one upload.
    fileprivate mutating func add(_ errors: [Finding]) {
        guard !errors.isEmpty else { return }
        findings += errors
        passedCount = 0
    }
}

extension ExpectedPart {
    /// That the file with its expected content cannot be read.
    fileprivate var unreadable: Finding {
        switch self {
        case .named(let name): Finding(.sourceUnreadable, field: name)
        case .index(let index): Finding(.sourceUnreadable, part: index)
        }
    }
}

extension Range where Bound == Int {
    /// At most so many of the first.
    fileprivate func prefix(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
}
