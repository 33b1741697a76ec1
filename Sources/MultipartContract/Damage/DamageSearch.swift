import ContractFindings

/// Tries the known damages on two contents that differ, in the order that ``ContentDamage`` tells.
struct DamageSearch {
    /// A damage that gives exactly the bytes that are there.
    struct Explanation {
        var category: FindingCategory
        var term: Term?
        var count: Int?
        /// How it may be undone, untried.
        var undoing: Undoing?
    }

    let source: any ByteSource
    let content: Range<Int>
    let expected: any ByteSource
    /// The offset of the first byte that differs, or the shorter length.
    let difference: Int
    /// The first bytes of the content.
    let head: [UInt8]

    /// The length of the content.
    var found: Int { content.count }
    /// The length of the expected content.
    var wanted: Int { expected.length }

    /// Nil if the contents are equal.
    init?(source: any ByteSource, content: Range<Int>, expected: any ByteSource) throws(SourceFailure) {
        self.source = source
        self.content = content
        self.expected = expected
        var cursor = SourceCursor(source, range: content)
        let common = 0..<min(content.count, expected.length)
        var same = Surrounding()
        _ = try same.run(over: expected, common, into: &cursor)
        if let failure = cursor.failure { throw failure }
        difference = cursor.offset - content.lowerBound
        if difference == content.count, difference == expected.length { return nil }
        head = try source.bytes(in: content.prefix(256))
    }

    func explanation() throws(SourceFailure) -> Explanation {
        if difference == found { return try cut() }
        if let explanation = try added() { return explanation }
        if let explanation = try changedAtStart() { return explanation }
        if let explanation = try lineEnds() { return explanation }
        if let explanation = try utf8Decoded() { return explanation }
        if let explanation = try legacyText() { return explanation }
        if let explanation = try described() { return explanation }
        if let explanation = try hexadecimal() { return explanation }
        if let explanation = try base64() { return explanation }
        if let range = try FramingSearch(search: self).expectedContent() {
            return Explanation(category: .damageFraming, undoing: .part(range))
        }
        return Explanation(category: .damageUnexplained)
    }

    /// Puts the expected bytes through a transform. Not nil if the content is what comes out; the bytes behind it, which are
    /// at most `rest`, are returned with it.
    func outcome<Transform: ByteTransform>(
        of transform: Transform, skipping skipped: Int = 0, rest: Int = 0
    ) throws(SourceFailure) -> (transform: Transform, rest: [UInt8])? {
        var transform = transform
        var cursor = SourceCursor(source, range: content.dropFirst(skipped))
        let fits = try transform.run(over: expected, 0..<wanted, into: &cursor)
        if let failure = cursor.failure { throw failure }
        guard fits, let rest = try cursor.rest(upTo: rest) else { return nil }
        return (transform, rest)
    }

    /// Whether a range of the content holds the same bytes as one of the expected content. Both count from 0.
    func isEqual(_ range: Range<Int>, to other: Range<Int>) throws(SourceFailure) -> Bool {
        guard range.count == other.count, range.upperBound <= found, other.upperBound <= wanted else { return false }
        let place = content.lowerBound + range.lowerBound..<content.lowerBound + range.upperBound
        var cursor = SourceCursor(source, range: place)
        var same = Surrounding()
        let isEqual = try same.run(over: expected, other, into: &cursor)
        if let failure = cursor.failure { throw failure }
        return isEqual
    }

    /// A copy of a small range of the content, which counts from 0.
    func bytes(_ range: Range<Int>) throws(SourceFailure) -> [UInt8] {
        let range = range.clamped(to: 0..<found)
        return try source.bytes(in: content.lowerBound + range.lowerBound..<content.lowerBound + range.upperBound)
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    static let crlf: [UInt8] = [0x0D, 0x0A]
    static let lf: [UInt8] = [0x0A]

    /// White space of ASCII, as `isspace` of C has it.
    static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension Range<Int> {
    fileprivate func prefix(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
    fileprivate func dropFirst(_ count: Int) -> Range<Int> { Swift.min(upperBound, lowerBound + count)..<upperBound }
}
