import ContractFindings
import MultipartContract

/// A body of the same shape and with the same faults as another one, in which all that a user sent is invented: names,
/// filenames, values of headers, contents. For a ticket.
///
/// It exists only if an inspection finds the same in it: category, layer, part and offset of every finding.
public struct SyntheticUpload: Sendable {
    /// The longest body that is copied, in bytes: a ticket wants no more.
    public static let maximumLength = 64 << 20

    /// The value of the `Content-Type` header; it holds nothing of a user.
    public let contentType: [UInt8]?
    /// The value of the `Content-Length` header.
    public let contentLength: [UInt8]?
    /// The body.
    public let body: [UInt8]
    /// What is found in it.
    public let findings: [Finding]
    /// What was found in the original only because something was expected of it: rules of a contract, damages of contents.
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
        // Names and contents are invented, so nothing can be expected of them.
        var plain = inspector
        plain.body.contract = nil
        plain.body.expected = []
        plain.body.bounds.findingCount = max(plain.body.bounds.findingCount, 1_000)
        do {
            let original = try plain.inspect(capture)
            var writer = SyntheticWriter(try capture.body.bytes(in: 0..<capture.body.length), original.body)
            writer.rewrite()
            body = writer.bytes
            contentType = capture.contentTypes?.first
            contentLength = capture.contentLengths?.first
            var copy = capture
            copy.body = MemorySource(writer.bytes)
            let found = try plain.inspect(copy)
            guard found.findings.map(SyntheticUpload.key) == original.findings.map(SyntheticUpload.key) else {
                throw SyntheticFailure.otherFindings
            }
            findings = found.findings
            let kept = Set(original.findings.map(SyntheticUpload.key))
            omitted = inspection.findings.filter { !kept.contains(SyntheticUpload.key($0)) }
        } catch let failure as SourceFailure {
            throw .unreadable(failure)
        } catch let failure as SyntheticFailure {
            throw failure
        } catch {
            throw .otherFindings
        }
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
