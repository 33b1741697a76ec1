import ContractFindings
import ContractReports
import MultipartContract

/// The bytes round a finding: framing is shown, and what a user sent is hidden unless asked for.
///
/// Shown are delimiters, the names of fields, and everywhere in the headers the bytes that make their grammar and the words
/// that every client writes. Hidden are filenames, other values of headers, contents, preamble and epilogue.
struct FramingView {
    private let inspection: UploadInspection
    private let isRevealing: Bool

    init(_ inspection: UploadInspection, isRevealing: Bool) {
        self.inspection = inspection
        self.isRevealing = isRevealing
    }

    /// The view of a finding, or nil if it has no place in the bytes.
    func view(of finding: Finding) throws(SourceFailure) -> ByteView? {
        if finding.layer == .request, finding.category != .bodyCut {
            guard let value = finding.contentOffset, let bytes = inspection.capture.contentTypes?.first,
                finding.isAboutContentType
            else { return nil }
            return excerpt(of: bytes, at: value)
        }
        guard let offset = finding.offset else { return nil }
        let window = ByteView.window(round: offset, length: inspection.capture.body.length)
        let bytes = try inspection.capture.body.bytes(in: window)
        let shown = isRevealing ? [window] : FramingMask(inspection.body).shown(in: window) + foreign(finding)
        return ByteView(bytes, at: window.lowerBound, fault: offset, showing: shown, caption: "body")
    }

    /// The delimiter of another boundary, as far as the finding names it.
    private func foreign(_ finding: Finding) -> [Range<Int>] {
        guard finding.category == .boundaryMismatch, let offset = finding.offset else { return [] }
        let length = finding.boundary?.text.utf8.count ?? inspection.body.boundary?.count
        return length.map { [offset..<offset + 2 + $0] } ?? []
    }

    /// The value of the `Content-Type`. Its boundary is shown, since it is no secret.
    private func excerpt(of value: [UInt8], at offset: Int) -> ByteView {
        let window = ByteView.window(round: offset, length: value.count)
        let syntax = value.indices.filter { KnownWords.isSyntax(value[$0]) || value[$0] == UInt8(ascii: ",") }
        let shown =
            KnownWords.ranges(inContentType: value, usedBoundary: inspection.body.usedBoundary)
            + syntax.map { $0..<$0 + 1 }
        return ByteView(
            Array(value[window]), at: window.lowerBound, fault: offset, showing: isRevealing ? [window] : shown,
            caption: "value of the Content-Type")
    }
}

extension BodyInspection {
    /// The boundary if delimiters of the body have it.
    var usedBoundary: [UInt8]? { anatomy.parts.isEmpty && anatomy.close == nil ? nil : boundary }
}

extension Finding {
    /// Whether its `contentOffset` counts in the value of the `Content-Type`.
    fileprivate var isAboutContentType: Bool {
        switch category {
        case .contentLength, .contentLengthSyntax, .contentLengthDuplicate, .contentLengthCharacters: false
        default: true
        }
    }
}
