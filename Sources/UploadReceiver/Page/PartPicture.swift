import ContractFindings
import MultipartContract

/// The content of a part as a picture, where its first bytes are those of one that browsers draw.
struct PartPicture {
    /// Longer ones are not drawn.
    private static let maximumLength = 32 << 20

    let answer: PageAnswer

    /// The media type of a kind; nil for one that is not drawn.
    private static func type(_ kind: Term?) -> String? {
        switch kind {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .gif: "image/gif"
        case .webP: "image/webp"
        default: nil
        }
    }

    /// Whether a part is drawn.
    static func isDrawn(_ upload: ReceivedUpload, part: Int) -> Bool { PartPicture(upload, part: part) != nil }

    init?(_ upload: ReceivedUpload, part index: Int) {
        let judgement = upload.judgement
        guard judgement.parts.indices.contains(index), judgement.kinds.indices.contains(index),
            let type = PartPicture.type(judgement.kinds[index].recognised), let body = judgement.capture?.body
        else { return nil }
        let part = judgement.parts[index]
        guard part.length <= PartPicture.maximumLength else { return nil }
        answer = PartPicture.answer(type, body, part.offset..<part.offset + part.length)
    }

    /// The picture that a part should be.
    init?(_ right: RightContent) {
        guard let type = PartPicture.type(right.kind), right.length <= PartPicture.maximumLength else { return nil }
        answer = PartPicture.answer(type, right.source, right.range)
    }

    private static func answer(_ type: String, _ source: any ByteSource, _ range: Range<Int>) -> PageAnswer {
        // Opened by itself it may do nothing at all.
        PageAnswer(
            contentType: type, content: .source(source, range),
            policy: "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
    }
}
