import ContractFindings
import MultipartContract

/// A body of the same shape and with the same faults as another one, in which all that a user sent is invented: names,
/// filenames, values of headers, contents. For a ticket.
///
/// It exists only if an inspection finds the same in it: category, layer, part and offset of every finding.
public struct SyntheticUpload: Sendable {
    /// The longest body that is copied, in bytes: a ticket wants no more.
    public static let maximumLength = 64 << 20

    /// The value of the `Content-Type` header, with everything invented but its grammar and the boundary.
    public let contentType: [UInt8]?
    /// The value of the `Content-Length` header.
    public let contentLength: [UInt8]?
    /// The body.
    public let body: [UInt8]
    /// What is found in it.
    public let findings: [Finding]
    /// Damages of contents, each shown on invented bytes of its own: the body's contents are not the expected ones anyway.
    public let damages: [SyntheticDamage]
    /// What was found in the original and is not in the copy: rules of a contract, what depends on expected contents and
    /// cannot be invented, and faults of the request round the body.
    public let omitted: [Finding]

    /// Makes a copy of an upload.
    ///
    /// - Parameters:
    ///   - inspection: what was found in the original.
    ///   - inspector: how it was inspected.
    /// - Throws: ``SyntheticFailure``.
    public init(_ inspection: UploadInspection, inspector: UploadInspector) throws(SyntheticFailure) {
        let capture = inspection.capture
        guard capture.body.length <= SyntheticUpload.maximumLength else {
            throw .tooLong(length: capture.body.length)
        }
        let copy: SyntheticUpload?
        do throws(SourceFailure) {
            copy = try SyntheticUpload(copying: inspection, inspector: inspector)
        } catch {
            throw .unreadable(error)
        }
        guard let copy else { throw .otherFindings }
        self = copy
    }

    /// Nil if the copy would have other faults.
    private init?(copying inspection: UploadInspection, inspector: UploadInspector) throws(SourceFailure) {
        let capture = inspection.capture
        // Names and contents are invented, so nothing can be expected of them.
        var plain = inspector
        plain.body.contract = nil
        plain.body.expected = []
        plain.body.bounds.findingCount = max(plain.body.bounds.findingCount, 1_000)
        var bare = capture
        bare.findings = []
        let original = try plain.inspect(bare)
        let wanted = original.findings.map(SyntheticUpload.key)
        let bytes = try capture.body.bytes(in: 0..<capture.body.length)
        bare.contentTypes = capture.contentTypes?.map {
            SyntheticHead.invented(contentType: $0, usedBoundary: original.body.usedBoundary)
        }
        bare.contentLengths = capture.contentLengths?.map(SyntheticHead.invented(contentLength:))
        var made: (bytes: [UInt8], findings: [Finding])?
        for depth in SyntheticWriter.Depth.allCases where made == nil {
            var writer = SyntheticWriter(bytes, original.body, depth: depth)
            writer.rewrite()
            bare.body = MemorySource(writer.bytes)
            let found = try plain.inspect(bare)
            if found.findings.map(SyntheticUpload.key) == wanted { made = (writer.bytes, found.findings) }
        }
        guard let made else { return nil }
        body = made.bytes
        findings = made.findings
        contentType = bare.contentTypes?.first
        contentLength = bare.contentLengths?.first
        let kept = Set(wanted)
        var damages: [SyntheticDamage] = []
        var omitted: [Finding] = []
        for finding in inspection.findings where !kept.contains(SyntheticUpload.key(finding)) {
            if inspection.body.damages.contains(where: { $0.finding == finding }),
                let damage = try SyntheticDamage(finding)
            {
                damages.append(damage)
            } else {
                omitted.append(finding)
            }
        }
        self.damages = damages
        self.omitted = omitted
    }

    /// What has to be the same in original and copy.
    private struct Key: Hashable {
        let category: FindingCategory
        let layer: Layer
        let severity: Severity
        let offset: Int?
        let part: Int?
        let term: Term?
        let count: Int?
    }

    private static func key(_ finding: Finding) -> Key {
        Key(
            category: finding.category, layer: finding.layer, severity: finding.severity, offset: finding.offset,
            part: finding.part, term: finding.term, count: finding.count)
    }
}

/// Why there is no synthetic copy.
public enum SyntheticFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The body is longer than ``SyntheticUpload/maximumLength``.
    case tooLong(length: Int)
    /// The copy would not have the same faults: they depend on what was replaced.
    case otherFindings
    /// The body cannot be read.
    case unreadable(SourceFailure)

    /// What is wrong and the cure.
    public var description: String {
        switch self {
        case .tooLong(let length):
            "the body has \(length) bytes, and a synthetic copy is made of at most \(SyntheticUpload.maximumLength); send a shorter content"
        case .otherFindings:
            "a synthetic copy would not have the same faults, since they depend on the contents; describe them by the report"
        case .unreadable(let failure): failure.description
        }
    }
}
