// The sentences of what a reader finds in uploads, layer payload.
//
// `expected` and `found` are lengths in bytes, `count` the number of places and `contentOffset` the first of them.

extension Finding {
    /// The sentence of a category of this layer, if the finding has the numbers or words for it.
    var payloadSentence: String? {
        switch category {
        case .damageUTF8, .damageLFToCRLF, .damageCRLFToLF, .damageExtraLineEnd, .damageMissingLineEnd, .damageNUL,
            .damageBase64, .damageLatin1, .damageBOMAdded, .damageBOMRemoved, .damageTrimmed, .damageTruncated,
            .damageFraming, .damageDescription, .damageHexadecimal, .damageUnexplained, .damageEmpty, .damageOtherPart,
            .replacementInBinary:
            damageSentence
        case .signatureDamaged:
            term.map(Finding.signatureSentence)
        case .signatureOther:
            term.map { "The content looks like \($0.words), and the part declares another type." }
        default: fileSentence
        }
    }

    /// What was done to a file whose first bytes are those of its type after it.
    private static func signatureSentence(_ term: Term) -> String {
        switch term {
        case .utf8Decoded:
            "The file looks broken: it was turned into text and back, and what is no text in it became `EF BF BD` (or `?`)."
        case .latin1ToUTF8:
            "The file looks broken: it was taken for Latin-1 text, and each byte from `80` up became two."
        case .lfToCRLF: "The file looks broken: each LF in it became CRLF, as text mode does."
        case .crlfToLF: "The file looks broken: each CRLF in it became LF, as text mode does."
        case .base64Text: "The content is the base64 text of a file, and not its bytes."
        default: "The content begins like a damaged file of its type: \(term.words)."
        }
    }

    private var damageSentence: String? {
        let what = damageWords
        let place = damagePlace
        let lengths = damageLengths
        guard what != meaningWords || place != nil || lengths != nil || recovery != nil else { return nil }
        return what + (place.map { ", \($0)" } ?? "") + (lengths.map { "; \($0)" } ?? "") + "."
            + (recovery.map { " \($0.sentence)" } ?? "")
    }

    /// What has happened, with the word of the finding.
    private var damageWords: String {
        switch (category, term) {
        case (.damageUTF8, .perSequence?): "\(meaningWords), one for each invalid sequence"
        case (.damageUTF8, .perByte?): "\(meaningWords), one for each byte"
        case (.damageUTF8, .questionMark?):
            "The content went through a text: every byte that does not fit its encoding became `?`"
        case (.damageTrimmed, .atStart?): "White space at the start of the content is missing"
        case (.damageTrimmed, .atEnd?): "White space at the end of the content is missing"
        case (.damageTrimmed, .atBothEnds?): "White space at the start and at the end of the content is missing"
        case (.damageExtraLineEnd, .lineFeed?): "\(meaningWords), a lone LF"
        case (.damageOtherPart, _): otherPartWords
        default: meaningWords
        }
    }

    /// ``otherField`` is the name of the part in which the content is expected.
    private var otherPartWords: String {
        otherField.map { "The content is the one that is expected in the part \(Finding.quoted($0))" } ?? meaningWords
    }

    private var damagePlace: String? {
        switch (count, contentOffset) {
        case (1?, let offset?): "at byte \(offset) of the content"
        case (_?, let offset?): (placeWords ?? "") + ", the first at byte \(offset) of the content"
        case (_?, nil): placeWords
        case (nil, let offset?):
            category == .damageUnexplained ? "from byte \(offset) on" : "at byte \(offset) of the content"
        case (nil, nil): nil
        }
    }

    private var damageLengths: String? {
        switch (category, expected, found) {
        case (.damageTruncated, let expected?, let found?), (.damageNUL, let expected?, let found?):
            "\(found) of \(Finding.count(expected, "byte")) came"
        case (_, let expected?, let found?) where expected == found:
            "it has \(Finding.count(found, "byte")), as expected"
        case (_, let expected?, let found?):
            "\(Finding.count(found, "byte")) came, and \(expected) \(expected == 1 ? "is" : "are") expected"
        case (_, let expected?, nil): "\(Finding.count(expected, "byte")) \(expected == 1 ? "is" : "are") expected"
        case (_, nil, let found?): "\(Finding.count(found, "byte")) came"
        case (_, nil, nil): nil
        }
    }
}

extension Recovery {
    /// What can be done about a damage, as a sentence.
    fileprivate var sentence: String {
        switch self {
        case .certain: "It can be undone."
        case .lost: "What stood there is lost."
        }
    }
}
