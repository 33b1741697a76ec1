import ContractDigest
import ContractFindings
import ContractReports
import MultipartContract

/// Inspects captured uploads: `bytecontract inspect`, the samples of a contract and the receiver go this way.
public struct UploadInspector: Sendable {
    /// The reading of the body.
    public var body: BodyInspector

    /// Makes an inspector.
    public init(_ body: BodyInspector = BodyInspector()) { self.body = body }

    /// Inspects a capture.
    ///
    /// - Parameter check: the index of the check that its parts belong to, in a report of several.
    /// - Throws: ``SourceFailure`` if its body cannot be read.
    public func inspect(_ capture: UploadCapture, check: Int = 0) throws(SourceFailure) -> UploadInspection {
        try inspect(capture, check: check, knownDigests: [:])
    }

    /// As above, but contents whose digests were taken on their way are not read for them again.
    ///
    /// - Parameters:
    ///   - knownDigests: by the range of the content in the body.
    ///   - knownMarks: all marks of the body, with the inspector's bound of parts.
    package func inspect(
        _ capture: UploadCapture, check: Int = 0, knownDigests: [Range<Int>: SHA256Digest],
        knownMarks: MarkCollection? = nil
    ) throws(SourceFailure) -> UploadInspection {
        var digests: [Int: SHA256Stream] = [:]
        let inspection = try body.inspect(
            capture.body, contentTypes: capture.contentTypes, contentLengths: capture.contentLengths,
            hasLostBytes: capture.hasLostBytes, requestFindings: capture.findings,
            visitor: { part, piece in digests[part, default: SHA256Stream()].update(piece) },
            knownMarks: knownMarks, isKnown: { knownDigests[$0] != nil })
        let parts = zip(inspection.heads, inspection.anatomy.parts).enumerated().map { index, part in
            let (head, anatomy) = part
            // The digest of bytes that the capture has changed would be one of bytes that nobody sent.
            let digest =
                capture.hasLostBytes
                ? nil : (knownDigests[anatomy.content] ?? (digests[index] ?? SHA256Stream()).finish()).hex
            return PartSummary(
                name: head.fieldName, headerOffset: anatomy.head.lowerBound, offset: anatomy.content.lowerBound,
                length: anatomy.content.count, isFile: head.filenameRange != nil,
                sha256: digest.map { ReportText($0) }, check: check)
        }
        return UploadInspection(capture: capture, body: inspection, parts: parts)
    }
}

/// What an inspection of a captured upload found.
public struct UploadInspection: Sendable {
    /// What was inspected.
    public let capture: UploadCapture
    /// The findings of all layers, and the anatomy of the body.
    public let body: BodyInspection
    /// The parts by place, length and digest.
    public let parts: [PartSummary]

    /// The findings of all layers, in their order.
    public var findings: [Finding] { body.findings }

    /// The inspection as a check of a report, with the framing bytes round each finding.
    ///
    /// - Parameter isRevealing: whether contents, filenames and values of headers are shown too.
    public func check(
        name: ReportText, path: ReportText? = nil, isRevealing: Bool = false
    ) throws(SourceFailure) -> Check {
        var views: [Finding: ByteView] = [:]
        let framing = FramingView(self, isRevealing: isRevealing)
        for finding in findings { views[finding] = try framing.view(of: finding) }
        return Check(
            name: name, path: path, caseCount: 1, passedCount: body.isAccepted ? 1 : 0, findings: findings,
            views: views, unlistedErrorCount: body.unlistedErrorCount, unlistedWarningCount: body.unlistedWarningCount)
    }

    /// What known servers do with the legal things that the body has and that some of them refuse or read otherwise.
    ///
    /// - Parameter check: the index of the check in its report.
    public func observations(check: Int = 0) -> [Observation] {
        ServerAtlas.standard.observations(for: findings, sightings: sightings, check: check)
    }

    /// How the given servers read such a body, as far as its features were observed.
    public func readings(like servers: [ServerAtlas.Server], check: Int = 0) -> [ServerReading] {
        ServerAtlas.standard.readings(like: servers, findings: findings, sightings: sightings, check: check)
    }

    private var sightings: [FeatureSighting] { FeatureSighting.all(in: body) }
}
