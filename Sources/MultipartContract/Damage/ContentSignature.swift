import ContractFindings

/// What a content shows of itself where nothing is known of the expected bytes: a value that is fed in pieces.
///
/// It warns only of what its bytes do not leave open: a signature that is broken as one damage breaks it, replacement
/// characters in a content that is no text and yet UTF-8 throughout, and a signature of another type than the declared one.
public struct ContentSignature: Sendable {
    private static let headLength = 256

    private let declared: DeclaredType
    private var head: [UInt8] = []
    private var length = 0
    private var counter = ReplacementCounter()

    /// - Parameter contentType: the value of the part's `Content-Type` as sent; nil if there is none.
    public init(contentType: ArraySlice<UInt8>?) {
        declared = DeclaredType(contentType)
    }

    /// Whether the bytes that follow can still change the answer. If not, they need not be read.
    public var needsMore: Bool {
        head.count < ContentSignature.headLength || (declared.isBinary != false && counter.isUTF8)
    }

    /// Reads the piece of the content that follows.
    public mutating func read(_ piece: UnsafeRawBufferPointer) {
        length += piece.count
        if head.count < ContentSignature.headLength {
            head.append(contentsOf: piece.prefix(ContentSignature.headLength - head.count))
        }
        if declared.isBinary != false { counter.read(piece) }
    }

    /// The one warning about the bytes that were read, which are the whole content or as many as it ``needsMore``; nil if
    /// there is nothing to say.
    ///
    /// - Parameters:
    ///   - offset: where the content begins in the body, from 0.
    ///   - part: the index of the part.
    ///   - field: the name of the part.
    public func finding(offset: Int, part: Int? = nil, field: FieldName? = nil) -> Finding? {
        var counter = counter
        counter.finish()
        // Without a type that says so, only control characters show that the content is no text.
        let isBinary = declared.isBinary ?? counter.hasControl
        let count = isBinary && counter.isUTF8 && counter.count > 0 ? counter.count : nil
        let place = { (category: FindingCategory, contentOffset: Int, term: Term?, count: Int?) in
            Finding(
                category, offset: offset + contentOffset, part: part, field: field, term: term, count: count,
                contentOffset: contentOffset)
        }
        let kind = FileSignature.kind(of: head)
        if kind.map(declared.kinds.contains) != true, let damage = damagedSignature() {
            return place(.signatureDamaged, damage.offset, damage.term, damage.term == .utf8Decoded ? count : nil)
        }
        if let count, let first = counter.first { return place(.replacementInBinary, first, nil, count) }
        if let other = kind ?? textInPlaceOfFile(), declared.contradicts(other) {
            return place(.signatureOther, 0, other, nil)
        }
        return nil
    }

    /// Text where the type has a signature.
    private func textInPlaceOfFile() -> Term? {
        guard !declared.kinds.isEmpty, head.count >= 4 else { return nil }
        return TextKind.kind(of: head, isWhole: length == head.count)
    }

    /// The damage that makes the first bytes of the signature of the declared type, and the first byte that differs from it.
    private func damagedSignature() -> (term: Term, offset: Int)? {
        for kind in declared.kinds {
            for row in ContentSignature.damages[kind] ?? [] where head.starts(with: row.bytes) {
                return (row.term, row.offset)
            }
        }
        guard let bytes = Base64Head.decoded(head), let kind = FileSignature.kind(of: bytes),
            declared.kinds.contains(kind)
        else { return nil }
        return (.base64Text, 0)
    }

    private static let damages: [Term: [(term: Term, bytes: [UInt8], offset: Int)]] = [
        .png: damages(of: FileSignature.png), .jpeg: damages(of: FileSignature.jpeg),
        .gzip: damages(of: FileSignature.gzip),
    ]

    /// What each damage makes of a signature, if that differs from it.
    private static func damages(of signature: [UInt8]) -> [(term: Term, bytes: [UInt8], offset: Int)] {
        var rows: [(term: Term, bytes: [UInt8], offset: Int)] = []
        func add(_ term: Term, _ transform: some ByteTransform) {
            var transform = transform
            var sink = ByteCollector()
            _ = signature.withUnsafeBytes { bytes in transform.feed(bytes, to: &sink) }
            guard transform.count > 0 else { return }
            rows.append((term, sink.bytes, firstDifference(sink.bytes, signature)))
        }
        add(.utf8Decoded, UTF8Repair(.sequence))
        // Three question marks alone would say little.
        if signature.count > 3 { add(.utf8Decoded, UTF8Repair(.sequence, usesQuestionMark: true)) }
        for change in LineEndChange.toCRLF.prefix(2) { add(.lfToCRLF, change) }
        add(.crlfToLF, LineEndChange.toLF[0])
        for encoding in [LegacyText.Encoding.latin1, .windows1252] {
            for times in 1...2 { add(.latin1ToUTF8, LegacyText(encoding, times: times)) }
        }
        return rows
    }

    private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int {
        zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
    }
}

extension ContentSignature: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The length, never the bytes.
    public var description: String { "signature of a content of \(length) bytes" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no bytes.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
