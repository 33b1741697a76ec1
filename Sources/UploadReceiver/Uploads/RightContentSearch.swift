import ContractFindings
import ContractReports
import MultipartContract
import UploadInspection

/// Looks for what damaged parts should be: what was given for them, what the damage leaves to be undone, and what came whole in
/// other uploads. All of it is done when it is asked for, never while an upload is answered.
public struct RightContentSearch: Sendable {
    /// Longer contents are held against nothing but what was given, in bytes.
    static let maximumLength = UndoneContent.maximumLength
    /// Of how many parts of an upload it is looked for unasked.
    static let partLimit = 100
    /// How many pictures of other uploads a part is held against.
    private static let candidateCount = 8
    /// From so many bytes on no other picture gives the same by chance, after a damage that leaves about half of them.
    private static let tellingLength = 1_024
    /// So many bytes behind headers and tables tell a picture from another one.
    private static let tellingDataLength = 256

    let uploads: UploadShelf

    /// - Parameter uploads: those in which the same pictures may have come.
    public init(_ uploads: UploadShelf) { self.uploads = uploads }

    /// What the content of a part should be; nil where nothing is wrong with it, and where it is not known.
    public func content(of upload: ReceivedUpload, part index: Int) -> RightContent? {
        guard let part = Part(upload, index) else { return nil }
        if let source = upload.judgement.given[index] { return given(source, for: part) }
        guard (1...RightContentSearch.maximumLength).contains(part.range.count), part.structure?.isWhole != true else {
            return nil
        }
        let undone = undone(part)
        if let undone, undone.isCertain { return undone }
        return learnt(part) ?? undone
    }

    /// Whether a picture does not hold together by what stands in it: a checksum is wrong, or it ends early or late. False for
    /// what is no picture, or longer than is looked at.
    func isBroken(_ upload: ReceivedUpload, part index: Int) -> Bool {
        guard let part = Part(upload, index), part.range.count <= RightContentSearch.maximumLength else { return false }
        return part.structure?.isWhole == false
    }

    /// A part of an upload, with its place in the body.
    private struct Part {
        let upload: ReceivedUpload
        let index: Int
        let body: any ByteSource

        /// Nil for a part that is not there, and where its bytes are not those that were sent.
        init?(_ upload: ReceivedUpload, _ index: Int) {
            let judgement = upload.judgement
            guard judgement.parts.indices.contains(index), judgement.kinds.indices.contains(index),
                let capture = judgement.capture, !capture.hasLostBytes
            else { return nil }
            self.upload = upload
            self.index = index
            body = capture.body
        }

        var summary: PartSummary { upload.judgement.parts[index] }
        var kind: UploadJudgement.PartKind { upload.judgement.kinds[index] }
        var range: Range<Int> { summary.offset..<summary.offset + summary.length }

        /// Its structure, if its first bytes are those of a picture.
        var structure: PictureStructure? {
            guard let kind = kind.recognised, PictureStructure.kinds.contains(kind) else { return nil }
            return upload.memo.structure(of: index) { try? PictureStructure(body, range: range) }
        }

        /// Whether something is said of its content.
        var hasPayloadFinding: Bool {
            upload.judgement.check.findings.contains { $0.part == index && $0.layer == .payload }
        }
    }

    // MARK: Given

    private func given(_ source: any ByteSource, for part: Part) -> RightContent? {
        let damage = try? ContentDamage.find(
            in: part.body, content: part.range, expected: source, part: part.index, field: part.summary.name)
        guard let damage else { return nil }
        // The file may have been written to since: then it is not what the upload was judged by.
        let judged = part.upload.judgement.check.findings.first { $0.part == part.index && $0.category.isDamage }
        if let judged, judged.category != .damageOtherPart, judged != damage.finding { return nil }
        return RightContent(.given, damage: judged ?? damage.finding, isCertain: true, source: source)
    }

    // MARK: Undone

    private func undone(_ part: Part) -> RightContent? {
        part.upload.memo.undone(part.index) {
            let found = try? UndoneContent.find(
                in: part.body, content: part.range, contentType: part.kind.declared.map { Array($0.utf8)[...] },
                isFile: part.summary.isFile, part: part.index, field: part.summary.name)
            guard let undone = found else { return nil }
            let source = RepairedSource(repair: undone.repair, damaged: part.body)
            let content = RightContent(
                .undone, damage: undone.finding, isCertain: undone.isCertain, source: source)
            guard let content, let digest = try? content.digest() else { return nil }
            return RightContent(
                .undone, damage: undone.finding, isCertain: undone.isCertain, source: source, digest: digest)
        }
    }

    // MARK: Learnt

    private func learnt(_ part: Part) -> RightContent? {
        var likely: RightContent?
        for other in candidates(for: part) {
            let pair = ContentMemo.Pair(part: part.index, otherUpload: other.upload.number, otherPart: other.index)
            let damage = part.upload.memo.damage(pair) { comparison(of: part, with: other) }
            guard let damage, let isCertain = RightContentSearch.proof(damage, of: other.structure) else { continue }
            let content = RightContent(
                .learnt(upload: other.upload.number, part: other.index), damage: damage, isCertain: isCertain,
                source: other.body, range: other.range, digest: other.summary.sha256?.text)
            if isCertain { return content }
            likely = likely ?? content
        }
        return likely
    }

    private func comparison(of part: Part, with other: Part) -> Finding? {
        let found = try? ContentDamage.find(
            in: part.body, content: part.range, expected: SubrangeSource(other.body, range: other.range),
            part: part.index, field: part.summary.name)
        return found?.finding
    }

    /// Whole pictures that came under the same name in other uploads, those of accepted ones and the newest first, each once.
    private func candidates(for part: Part) -> [Part] {
        guard let name = part.summary.name else { return [] }
        var digests: Set<String> = []
        var candidates: [Part] = []
        let others = uploads.all.filter { $0.number != part.upload.number }
        for upload in others.filter(\.isAccepted) + others.filter({ !$0.isAccepted }) {
            for (index, summary) in upload.judgement.parts.enumerated() where summary.name == name {
                guard (1...RightContentSearch.maximumLength).contains(summary.length),
                    let digest = summary.sha256?.text,
                    let other = Part(upload, index), !other.hasPayloadFinding, other.structure?.isWhole == true,
                    digests.insert(digest).inserted
                else { continue }
                candidates.append(other)
                if candidates.count == RightContentSearch.candidateCount { return candidates }
            }
        }
        return candidates
    }

    /// Whether a damage shows that one content came of another one: certainly or likely, or nil for one that fits any.
    static func proof(_ damage: Finding, of picture: PictureStructure?) -> Bool? {
        guard let found = damage.found else { return nil }
        switch damage.category {
        case .damageEmpty, .damageUnexplained, .damageOtherPart: return nil
        // Pictures of one camera or program begin alike.
        case .damageTruncated, .damageNUL:
            guard let start = picture?.dataOffset, found >= start + tellingDataLength else { return nil }
            return false
        // `12 bytes` says only how many they were.
        case .damageDescription: return damage.recovery == .certain
        default: return damage.recovery == .certain || found >= tellingLength
        }
    }
}

extension FindingCategory {
    /// Whether it is what has happened to a content.
    var isDamage: Bool { rawValue.hasPrefix("multipart.damage.") }
}
