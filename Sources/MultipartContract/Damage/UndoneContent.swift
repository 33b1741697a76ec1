import ContractFindings

/// A damaged picture as it was before, found without knowing what was expected: a damage that can be undone was undone, and what
/// came out is a picture from its first byte to its last.
///
/// Nothing is found where bytes are lost, where the result is no PNG, JPEG, GIF or WebP, or another kind than the part declares,
/// and where doing the damage again does not give exactly the content. A text that nothing declares to be a file is not
/// taken for one.
public struct UndoneContent: Sendable, Hashable {
    /// Longer contents are not looked at, in bytes.
    public static let maximumLength = 32 << 20

    /// What has happened, as ``ContentDamage/finding`` says it where the undone bytes are expected.
    public let finding: Finding
    /// The kind of picture: `png`, `jpeg`, `gif` or `webP`.
    public let kind: Term
    /// Whether sums in the picture prove every byte (PNG). Else it is likely: its structure is whole, and nothing is cut or added.
    public let isCertain: Bool
    /// Writes the bytes as they were.
    public let repair: Repair

    /// Looks whether a content is a damaged picture that can be had back.
    ///
    /// The content is read a few times at most; up to ``maximumLength`` bytes of memory are used if there is something to find.
    ///
    /// - Parameters:
    ///   - source: the bytes that came, such as a body.
    ///   - content: the range of the content in them.
    ///   - contentType: the value of the part's `Content-Type` as sent; nil if there is none.
    ///   - isFile: whether the part has a filename.
    ///   - part: the index of the part, for the finding.
    ///   - field: the name of the part, for the finding.
    /// - Throws: ``SourceFailure`` if the source cannot be read.
    public static func find(
        in source: any ByteSource, content: Range<Int>, contentType: ArraySlice<UInt8>?, isFile: Bool,
        part: Int? = nil, field: FieldName? = nil
    ) throws(SourceFailure) -> UndoneContent? {
        let content = content.clamped(to: 0..<source.length)
        guard (1...maximumLength).contains(content.count) else { return nil }
        let search = try UndoingSearch(
            source: source, content: content, declared: DeclaredType(contentType),
            isText: contentType == nil && !isFile)
        for undoing in try search.candidates() {
            guard let picture = try search.picture(undoing), let kind = picture.kind else { continue }
            let bytes = try search.bytes(undoing, length: picture.length)
            guard
                let damage = try ContentDamage.find(
                    in: source, content: content, expected: MemorySource(bytes), part: part, field: field),
                damage.finding.category != .damageUnexplained
            else { continue }
            return UndoneContent(
                finding: damage.finding.undone, kind: kind, isCertain: picture.isSummedUp,
                repair: Repair(content: content, undoing: undoing, length: picture.length))
        }
        return nil
    }
}

/// The ways in which a content may become a picture again.
private struct UndoingSearch {
    /// How far a picture is looked for behind something else.
    private static let prefaceLength = 64 << 10
    private static let headLength = 512

    let source: any ByteSource
    let content: Range<Int>
    let declared: DeclaredType
    /// Whether nothing says that the part is a file.
    let isText: Bool
    private let head: [UInt8]

    init(
        source: any ByteSource, content: Range<Int>, declared: DeclaredType, isText: Bool
    ) throws(SourceFailure) {
        self.source = source
        self.content = content
        self.declared = declared
        self.isText = isText
        let end = min(content.upperBound, content.lowerBound + UndoingSearch.headLength)
        head = try source.bytes(in: content.lowerBound..<end)
    }

    /// What may be tried, the likeliest first. None for a content that is a whole picture.
    func candidates() throws(SourceFailure) -> [Undoing] {
        var candidates: [Undoing] = []
        if let start = try startOfPicture() {
            let picture = try PictureStructure(source, range: content.lowerBound + start..<content.upperBound)
            if start == 0, picture.isWhole { return [] }
            if let end = picture.end { candidates.append(.part(start..<start + end)) }
        }
        guard !isText else { return candidates }
        return candidates + (text + lineEnds).filter(beginsPicture)
    }

    /// The picture that comes of it; nil if none does.
    func picture(_ undoing: Undoing) throws(SourceFailure) -> PictureStructure? {
        var picture = PictureStructure()
        guard try undoing.run(on: source, content: content, into: &picture), picture.isWhole else { return nil }
        // Where CRs were taken out or put in, only sums show that they were the right ones.
        if case .lineEnds = undoing, !picture.isSummedUp { return nil }
        return picture
    }

    /// The bytes that come of it.
    func bytes(_ undoing: Undoing, length: Int) throws(SourceFailure) -> [UInt8] {
        var bytes = ByteCollector(capacity: length)
        _ = try undoing.run(on: source, content: content, into: &bytes)
        return bytes.bytes
    }

    // MARK: Candidates

    /// Where the first signature of a picture stands.
    private func startOfPicture() throws(SourceFailure) -> Int? {
        if isPicture(head[...]) { return 0 }
        guard !isText else { return nil }
        let end = min(content.upperBound, content.lowerBound + UndoingSearch.prefaceLength)
        let preface = try source.bytes(in: content.lowerBound..<end)
        return preface.indices.first { index in
            switch preface[index] {
            case 0x89, 0xFF, 0x47, 0x52: isPicture(preface[index...])
            default: false
            }
        }
    }

    /// Texts in place of bytes.
    private var text: [Undoing] {
        let found = content.count
        var all: [Undoing] = [
            .byteText(.base64, startOfBase64..<found),
            .byteText(.hexadecimal, (head.starts(with: Array("0x".utf8)) ? 2 : 0)..<found),
        ]
        if head.first == UInt8(ascii: "["), found > 2 { all.append(.byteText(.decimal, 1..<found - 1)) }
        for encoding in [LegacyText.Encoding.latin1, .windows1252] {
            for times in 1...2 { all.append(.legacyText(encoding, times: times)) }
        }
        return all
    }

    private var lineEnds: [Undoing] {
        let png = FileSignature.png
        return [
            .lineEnds(LineEndChange(crlf: .lf)), .lineEnds(LineEndChange(lf: .crlf)),
            // The line ends of the signature are known, and are of both kinds.
            .lineEnds(LineEndChange(crlf: .lf), from: 6),
            head.starts(with: png[..<4] + png[5...])
                ? .part(4..<content.count, prefix: Array(png[..<5])) : .lineEnds(LineEndChange(lf: .crlf), from: 6),
        ]
    }

    /// Behind `data:image/png;base64,`, or 0.
    private var startOfBase64: Int {
        guard head.starts(with: Array("data:".utf8)), let comma = head.firstIndex(of: UInt8(ascii: ",")) else {
            return 0
        }
        return comma + 1
    }

    /// Whether the first bytes that come of it are those of a picture.
    private func beginsPicture(_ undoing: Undoing) -> Bool {
        var start = ByteCollector(capacity: head.count)
        _ = try? undoing.run(on: MemorySource(head), content: 0..<head.count, into: &start)
        return isPicture(start.bytes[...])
    }

    /// Whether bytes begin as a picture that the part may hold.
    private func isPicture(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let kind = FileSignature.kind(of: bytes.prefix(16)), PictureStructure.kinds.contains(kind) else {
            return false
        }
        return declared.kinds.isEmpty ? !declared.contradicts(kind) : declared.kinds.contains(kind)
    }
}

extension Finding {
    /// The same damage, of which is known that it was undone.
    fileprivate var undone: Finding {
        Finding(
            category, layer: layer, severity: severity, offset: offset, part: part, field: field, expected: expected,
            found: found, term: term, count: count, contentOffset: contentOffset, recovery: .certain)
    }
}
