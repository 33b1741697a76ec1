import ContractFindings

/// What the declared type of a part says of its content.
struct DeclaredType: Sendable, Hashable {
    /// The kinds of file that the type stands for, by signature. Empty if it is not known here.
    let kinds: [Term]
    /// Whether the content is no text. Nil if the type does not say.
    let isBinary: Bool?
    /// Whether a signature of another kind contradicts the type.
    private let isTelling: Bool
    private let main: String

    /// Reads the value of a `Content-Type`. Nothing is said by none, and by one that is malformed.
    init(_ value: ArraySlice<UInt8>?) {
        guard let value, let media = MediaType(value) else {
            self.init(kinds: [], isBinary: nil, isTelling: false, main: "")
            return
        }
        let kinds = DeclaredType.kinds(of: media)
        let isMarkup = media.subtype.hasSuffix("xml") || media.subtype.hasSuffix("json") || media.type == "text"
        let isMedia = ["image", "video", "audio"].contains(media.type)
        self.init(
            kinds: kinds, isBinary: isMarkup ? false : isMedia || !kinds.isEmpty ? true : nil,
            isTelling: isMarkup || !kinds.isEmpty || isMedia && media.subtype != "*", main: media.type)
    }

    private init(kinds: [Term], isBinary: Bool?, isTelling: Bool, main: String) {
        self.kinds = kinds
        self.isBinary = isBinary
        self.isTelling = isTelling
        self.main = main
    }

    /// Whether a content of this kind is certainly not of the type.
    func contradicts(_ kind: Term) -> Bool {
        guard isTelling, !kinds.contains(kind) else { return false }
        // Sound and film without a known signature of their own may be in the same container.
        return !(kinds.isEmpty && kind == .mp4 && (main == "video" || main == "audio"))
    }

    private static func kinds(of media: MediaType) -> [Term] {
        switch (media.type, media.subtype) {
        case ("image", "jpeg"), ("image", "jpg"), ("image", "pjpeg"): [.jpeg]
        case ("image", "png"), ("image", "apng"), ("image", "x-png"): [.png]
        case ("image", "gif"): [.gif]
        case ("image", "webp"): [.webP]
        case ("image", "heic"), ("image", "heif"), ("image", "heic-sequence"), ("image", "heif-sequence"),
            ("image", "avif"):
            [.heic, .mp4]
        case ("video", "mp4"), ("audio", "mp4"), ("video", "x-m4v"), ("audio", "x-m4a"), ("audio", "m4a"),
            ("video", "3gpp"):
            [.mp4]
        case ("application", "pdf"): [.pdf]
        case ("application", "zip"), ("application", "x-zip-compressed"), ("application", "epub+zip"): [.zip]
        case ("application", "gzip"), ("application", "x-gzip"): [.gzip]
        case ("application", let name) where name.hasPrefix("vnd.openxmlformats-officedocument."): [.zip]
        default: []
        }
    }
}
