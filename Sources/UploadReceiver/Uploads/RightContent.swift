import ContractDigest
import ContractFindings
import MultipartContract

/// What the content of a damaged part should be, byte for byte, and how that is known.
public struct RightContent: Sendable {
    /// Where the bytes come from.
    public enum Origin: Sendable, Hashable {
        /// Whoever started the receiver has given them.
        case given
        /// They came whole in another upload, in a part of the same name.
        case learnt(upload: Int, part: Int)
        /// The damage was undone, and a whole picture came out.
        case undone
    }

    /// Where the bytes come from.
    public let origin: Origin
    /// What has happened to the part: done to these bytes it gives exactly those that came.
    public let damage: Finding
    /// Whether they are certainly the bytes that should have come. Else they are likely.
    public let isCertain: Bool
    /// What their first bytes are, as of a part.
    public let kind: Term?
    /// Where they can be read.
    public let source: any ByteSource
    /// The range of ``source`` that they are.
    public let range: Range<Int>
    /// Their digest, where it is known already.
    let knownDigest: String?

    /// How many bytes there are.
    public var length: Int { range.count }

    /// Nil if the first bytes cannot be read.
    init?(
        _ origin: Origin, damage: Finding, isCertain: Bool, source: any ByteSource, range: Range<Int>? = nil,
        digest: String? = nil
    ) {
        let range = range ?? 0..<source.length
        let end = min(range.upperBound, range.lowerBound + RecognisedKind.headLength)
        guard let head = try? source.bytes(in: range.lowerBound..<end) else { return nil }
        self.origin = origin
        self.damage = damage
        self.isCertain = isCertain
        self.source = source
        self.range = range
        kind = RecognisedKind.term(of: head, isWhole: head.count == range.count)
        knownDigest = digest
    }

    /// The SHA-256 in lower-case hexadecimal digits. All bytes are read for it, unless it is known.
    ///
    /// - Throws: ``SourceFailure`` if they cannot be read any more.
    func digest() throws(SourceFailure) -> String {
        if let knownDigest { return knownDigest }
        var stream = SHA256Stream()
        try source.forEachPiece(of: range) { piece, _ in
            stream.update(piece)
            return true
        }
        return stream.finish().hex
    }
}

/// The bytes that a repair writes, which are made anew wherever they are asked for.
struct RepairedSource: ByteSource {
    let repair: Repair
    let damaged: any ByteSource

    var length: Int { repair.length }

    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        let range = range.clamped(to: 0..<length)
        var offset = 0
        var goesOn = !range.isEmpty
        guard goesOn else { return }
        try repair.write(from: damaged) { piece in
            let start = offset
            offset += piece.count
            let wanted = range.clamped(to: start..<offset)
            guard goesOn, !wanted.isEmpty else { return }
            let part = UnsafeRawBufferPointer(rebasing: piece[wanted.lowerBound - start..<wanted.upperBound - start])
            goesOn = body(part, wanted.lowerBound)
        }
    }
}
