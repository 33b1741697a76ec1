import ContractFindings
import MultipartContract

/// Replaces the bytes of a body by invented ones of the same kind, in place: no length changes, so no offset does.
struct SyntheticWriter {
    /// How much of the shape of contents stays.
    enum Depth: CaseIterable {
        /// Nothing but what kind of file it looks like.
        case looks
        /// Line ends and control characters too, and the length of each character.
        case kinds
    }

    private let original: [UInt8]
    private let inspection: BodyInspection
    private let depth: Depth
    private(set) var bytes: [UInt8]
    /// Bytes that stay: delimiters, and whatever else holds the text of the boundary, with what stands round it.
    private let kept: [Range<Int>]
    /// The names of fields so far, each with its number, so that equal names stay equal and others differ.
    private var names: [ArraySlice<UInt8>: Int] = [:]

    init(_ bytes: [UInt8], _ inspection: BodyInspection, depth: Depth) {
        original = bytes
        self.inspection = inspection
        self.depth = depth
        // What belongs to no part is replaced as well.
        self.bytes = SyntheticWriter.fill(bytes, keepsKinds: depth == .kinds)
        var kept = inspection.boundary.map { SyntheticWriter.places(of: $0, in: bytes) } ?? []
        // A closing delimiter that the end of the body cuts, with its line end.
        if let cut = inspection.findings.first(where: { $0.category == .closeDelimiterCut })?.found {
            kept.append(max(kept.last?.upperBound ?? 0, bytes.count - cut - 2)..<bytes.count)
        }
        self.kept = kept
    }

    /// Replaces everything.
    mutating func rewrite() {
        let anatomy = inspection.anatomy
        guard !anatomy.parts.isEmpty || anatomy.close != nil else {
            bytes = SyntheticText.lookalike(original, keepsKinds: depth == .kinds)
            return
        }
        for (index, part) in anatomy.parts.enumerated() {
            let head = inspection.heads[index]
            let invented = SyntheticHead.invented(head, number: number(of: head))
            put(invented.prefix(part.head.count), at: part.head.lowerBound)
            put(content(Array(original[part.content]), of: index)[...], at: part.content.lowerBound)
        }
        for finding in inspection.findings where finding.category == .boundaryMismatch {
            if let offset = finding.offset { rewriteForeign(at: offset, boundary: finding.boundary) }
        }
        for range in kept { bytes.replaceSubrange(range, with: original[range]) }
    }

    private mutating func put(_ new: ArraySlice<UInt8>, at offset: Int) {
        bytes.replaceSubrange(offset..<offset + new.count, with: new)
    }

    /// Parts under another boundary, which stand in a content or before the first delimiter: their heads stay heads.
    private mutating func rewriteForeign(at offset: Int, boundary: BoundaryText?) {
        let sections = inspection.anatomy.parts.map(\.content) + [inspection.anatomy.preamble]
        guard let section = sections.first(where: { $0.contains(offset) }),
            let lineFeed = original[offset..<section.upperBound].firstIndex(of: 0x0A)
        else { return }
        put(SyntheticHead.masked(Array(original[lineFeed + 1..<section.upperBound]))[...], at: lineFeed + 1)
        let named = min(boundary.map { offset + 2 + $0.text.utf8.count } ?? offset, lineFeed)
        put(original[offset..<named], at: offset)
        put(
            original[lineFeed - (original[lineFeed - 1] == 0x0D ? 1 : 0)...lineFeed],
            at: lineFeed - (original[lineFeed - 1] == 0x0D ? 1 : 0))
        // The line end before it.
        let before = original[section.lowerBound..<offset].suffix(2).reversed().prefix { $0 == 0x0D || $0 == 0x0A }
            .count
        put(original[offset - before..<offset], at: offset - before)
    }

    private mutating func number(of head: PartHead) -> Int {
        guard let name = head.nameBytes else { return 0 }
        if let number = names[name] { return number }
        names[name] = names.count
        return names.count - 1
    }

    private func content(_ content: [UInt8], of part: Int) -> [UInt8] {
        let hasHeader = inspection.findings.contains { $0.category == .headerInContent && $0.part == part }
        return hasHeader
            ? SyntheticHead.masked(content) : SyntheticText.lookalike(content, keepsKinds: depth == .kinds)
    }

    // MARK: What stays

    /// Where the boundary stands, with hyphens and line ends round it, which decide about delimiters.
    private static func places(of boundary: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
        var scanner = MultipartScanner(boundary: boundary)
        var places: [Range<Int>] = []
        bytes.withUnsafeBytes { all in
            scanner.scan(all, isLast: true) { mark in
                var start = mark.start
                while start > 0, mark.start - start < 80, all[start - 1] == UInt8(ascii: "-") { start -= 1 }
                start -= all[..<start].suffix(2).reversed().prefix { $0 == 0x0D || $0 == 0x0A }.count
                var end = min(mark.end, all.count)
                end += all[end...].prefix(2).prefix { $0 == 0x0D || $0 == 0x0A }.count
                places.append(max(places.last?.upperBound ?? 0, start)..<max(places.last?.upperBound ?? 0, end))
            }
        }
        return places
    }

    /// What stands outside of parts: line ends stay, since a reader looks at them.
    private static func fill(_ bytes: [UInt8], keepsKinds: Bool) -> [UInt8] {
        if keepsKinds { return SyntheticText.sameEncoding(bytes) }
        return bytes.enumerated().map { $1 == 0x0D || $1 == 0x0A ? $1 : SyntheticText.letter($0) }
    }
}
