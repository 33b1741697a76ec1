import ContractFindings

/// What has happened to a content on its way, found by comparing it with the bytes that were expected.
///
/// A damage is named only if doing it to the expected bytes gives exactly those that are there; else it is
/// `multipart.damage.unexplained`. Where two fit, the earlier one here is taken: missing line end, white space trimmed, empty,
/// cut at NUL, truncated; extra line end at the end; byte order mark; extra line end or trimmed white space at the start; line
/// ends; UTF-8 with repair, one replacement for each sequence before one for each byte; Latin-1 before Windows-1252, once
/// before twice; descriptions, hexadecimal, base64; framing in the content. So an empty content is `empty`, also if the expected
/// one begins with NUL, since it does not show where it was cut.
public struct ContentDamage: Sendable, Hashable {
    /// The one finding, layer payload: `offset` is where in the source the first byte differs (the end of the content, if it is
    /// a beginning of the expected one), `contentOffset` the same in the content; `expected` and `found` are lengths in bytes;
    /// `count` is how many places were changed, where there are places; `recovery` is `certain` only if the damage was
    /// undone, and gave the expected bytes.
    public let finding: Finding
    /// Where in the source the content is.
    public let content: Range<Int>
    /// How the expected bytes are had back. Only there if it was tried.
    let undoing: Undoing?

    /// Compares a content with what was expected.
    ///
    /// Both are read in step and in pieces, at most once for each kind of damage that their lengths allow; nearly all end
    /// with the first bytes. Memory stays flat.
    ///
    /// - Parameters:
    ///   - source: the bytes that came, such as a body.
    ///   - content: the range of the content in them.
    ///   - expected: the bytes that were expected.
    ///   - part: the index of the part, for the finding.
    ///   - field: the name of the part, for the finding.
    /// - Returns: nil if the bytes are equal.
    /// - Throws: ``SourceFailure`` if one of the sources cannot be read.
    public static func find(
        in source: any ByteSource, content: Range<Int>, expected: any ByteSource, part: Int? = nil,
        field: FieldName? = nil
    ) throws(SourceFailure) -> ContentDamage? {
        let content = content.clamped(to: 0..<source.length)
        guard let search = try DamageSearch(source: source, content: content, expected: expected) else { return nil }
        let explanation = try search.explanation()
        var undoing = explanation.undoing
        if let candidate = undoing {
            var cursor = SourceCursor(expected, range: 0..<expected.length)
            let isEqual = try candidate.run(on: source, content: content, into: &cursor) && cursor.remaining == 0
            if let failure = cursor.failure { throw failure }
            if !isEqual { undoing = nil }
        }
        let finding = Finding(
            explanation.category, offset: content.lowerBound + search.difference, part: part, field: field,
            expected: expected.length, found: content.count, term: explanation.term, count: explanation.count,
            contentOffset: search.difference, recovery: undoing == nil ? .lost : .certain)
        return ContentDamage(finding: finding, content: content, undoing: undoing)
    }
}
