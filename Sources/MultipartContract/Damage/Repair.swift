import ContractFindings

/// Writes a damaged content as it was before, where that is certain.
public struct Repair: Sendable, Hashable {
    /// How many bytes are written.
    public let length: Int

    private let content: Range<Int>
    private let undoing: Undoing

    /// Nil for a damage that cannot be undone.
    public init?(_ damage: ContentDamage) {
        guard let undoing = damage.undoing, let length = damage.finding.expected else { return nil }
        self.length = length
        self.undoing = undoing
        content = damage.content
    }

    /// - Parameter length: How many bytes come of it.
    init(content: Range<Int>, undoing: Undoing, length: Int) {
        self.length = length
        self.content = content
        self.undoing = undoing
    }

    /// Hands over the undone bytes in order, in pieces of at most 64 KiB or as the source has them.
    ///
    /// - Parameters:
    ///   - source: the source that the damage was found in, unchanged.
    ///   - body: takes a piece, which is valid only inside it.
    /// - Throws: ``SourceFailure`` if the source cannot be read, or does not give ``length`` bytes any more.
    public func write(
        from source: any ByteSource, to body: (_ piece: UnsafeRawBufferPointer) -> Void
    ) throws(SourceFailure) {
        var written = 0
        let failure = withoutActuallyEscaping(body) { body -> SourceFailure? in
            var output = PieceOutput { piece in
                written += piece.count
                body(piece)
            }
            do throws(SourceFailure) {
                _ = try undoing.run(on: source, content: content, into: &output)
            } catch {
                return error
            }
            output.flush()
            return nil
        }
        if let failure { throw failure }
        guard written == length else { throw SourceFailure(offset: content.upperBound) }
    }
}

/// Collects single bytes into pieces.
private struct PieceOutput: ByteSink {
    private static let length = 64 << 10
    private let body: (UnsafeRawBufferPointer) -> Void
    private var bytes: [UInt8] = []

    init(_ body: @escaping (UnsafeRawBufferPointer) -> Void) { self.body = body }

    mutating func take(_ byte: UInt8) -> Bool {
        bytes.append(byte)
        if bytes.count == PieceOutput.length { flush() }
        return true
    }

    mutating func take(_ run: UnsafeRawBufferPointer) -> Bool {
        if bytes.count + run.count > PieceOutput.length { flush() }
        if run.count > PieceOutput.length { body(run) } else { bytes.append(contentsOf: run) }
        return true
    }

    mutating func flush() {
        guard !bytes.isEmpty else { return }
        bytes.withUnsafeBytes(body)
        bytes.removeAll(keepingCapacity: true)
    }
}

/// How a damage is undone.
enum Undoing: Sendable, Hashable {
    /// A range of the content is the expected one, with bytes before and behind it that are known.
    case part(Range<Int>, prefix: [UInt8] = [], suffix: [UInt8] = [])
    /// Other line ends, from an offset in the content on.
    case lineEnds(LineEndChange, from: Int = 0)
    /// Characters back to bytes.
    case legacyText(LegacyText.Encoding, times: Int)
    /// Digits back to bytes, in a range of the content.
    case byteText(ByteTextUndone.Form, Range<Int>)

    /// Undoes; false if the sink wanted no more. Ranges in a case count from the start of the content.
    func run(
        on source: any ByteSource, content: Range<Int>, into sink: inout some ByteSink
    ) throws(SourceFailure) -> Bool {
        switch self {
        case .part(let range, let prefix, let suffix):
            var transform = Surrounding(prefix: prefix, suffix: suffix)
            return try transform.run(over: source, Undoing.place(range, in: content), into: &sink)
        case .lineEnds(let change, let start):
            var same = Surrounding()
            let kept = Undoing.place(0..<start, in: content)
            guard try same.run(over: source, kept, into: &sink) else { return false }
            var transform = change
            return try transform.run(over: source, kept.upperBound..<content.upperBound, into: &sink)
        case .legacyText(let encoding, let times):
            var transform = LegacyTextUndone(encoding, times: times)
            return try transform.run(over: source, content, into: &sink)
        case .byteText(let form, let range):
            var transform = ByteTextUndone(form)
            return try transform.run(over: source, Undoing.place(range, in: content), into: &sink)
        }
    }

    private static func place(_ range: Range<Int>, in content: Range<Int>) -> Range<Int> {
        (content.lowerBound + range.lowerBound..<content.lowerBound + range.upperBound).clamped(to: content)
    }
}
