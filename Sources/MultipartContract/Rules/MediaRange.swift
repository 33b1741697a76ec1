/// The content types that a contract allows: one such as `image/jpeg`, or all of a kind as in `image/*`, or `*/*`.
public struct MediaRange: Sendable, Hashable {
    /// The range as text, in lower case.
    public var text: String { "\(type)/\(subtype)" }

    private let type: String
    private let subtype: String

    /// Nil for text that is not `type/subtype`, `type/*` or `*/*`, in either case, and for text with parameters.
    public init?(_ text: String) {
        let utf8 = text.utf8
        guard !utf8.contains(where: { $0 == UInt8(ascii: ";") || HeaderByte.isSpace($0) }), let media = MediaType(utf8)
        else {
            return nil
        }
        let isAny = { (word: String) in word == "*" }
        // A `*` is a token character, so it could also stand inside a word.
        guard media.type != "*" || isAny(media.subtype),
            [media.type, media.subtype].allSatisfy({ isAny($0) || !$0.utf8.contains(0x2A) })
        else { return nil }
        type = media.type
        subtype = media.subtype
    }

    /// Whether a type is in the range. Parameters do not matter.
    func contains(_ media: MediaType) -> Bool {
        (type == "*" || type == media.type) && (subtype == "*" || subtype == media.subtype)
    }
}
