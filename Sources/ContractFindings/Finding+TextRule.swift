// The sentences of what a reader finds in uploads, layer rule.
//
// `field` is the name of the contract, and `otherField` the one that the part has instead.

extension Finding {
    /// The sentence of a category of this layer, if the finding has the numbers or words for it.
    var ruleSentence: String? {
        switch category {
        case .fieldMissing: fieldMissingSentence
        case .fieldTooFew:
            switch (expected, found) {
            case (let expected?, let found?):
                "The contract asks for at least \(Finding.count(expected, "part")) of this name, and there \(Finding.are(found))."
            default: nil
            }
        case .fieldTooMany:
            switch (expected, found) {
            case (let expected?, let found?):
                "The contract allows at most \(Finding.count(expected, "part")) of this name, and there \(Finding.are(found))."
            default: nil
            }
        case .fieldUnexpected:
            otherField.map {
                "A part is in the body that the contract does not know; the contract has \(Finding.quoted($0))"
                    + (nearness.map { ", \($0)" } ?? "") + "."
            }
        case .contentTypeUnexpected:
            term.map { "\(meaningWords); its bytes look like \($0.words)." }
        case .serverSizeLimit:
            switch (expected, found) {
            case (let expected?, let found?):
                "The server takes at most \(Finding.count(expected, "byte")) here, and there are \(found): a rule of the "
                    + "server, and no fault of the bytes."
            default: nil
            }
        case .exactDifference: exactDifferenceSentence
        case .expectedPartMissing:
            found.map { "\(meaningWords): the body has \(Finding.count($0, "part"))." }
        default: nil
        }
    }

    private static func are(_ number: Int) -> String {
        number == 1 ? "is 1" : number == 0 ? "is none" : "are \(number)"
    }

    private var fieldMissingSentence: String? {
        guard let field else { return nil }
        let missing = "The part \(Finding.quoted(field)) is missing"
        guard let otherField else {
            return missing + (found == 0 ? "; the body has no parts." : ".")
        }
        return missing + "; \(part.map { "part \($0)" } ?? "a part") is named \(Finding.quoted(otherField))"
            + (nearness.map { ", \($0)" } ?? "") + "."
    }

    /// How ``otherField`` is near ``field``.
    private var nearness: String? {
        switch term {
        case .letterCase?: "which differs in letter case only"
        case .brackets?: "which differs in the brackets at its end"
        case .percentEncoding? where otherField?.text.utf8.contains(UInt8(ascii: "%")) == true:
            "its percent-encoded form"
        case .percentEncoding?: "the same without percent-encoding"
        case .similarSpelling?: "which is spelled almost alike"
        case .whiteSpace?: "the same but for white space"
        default: nil
        }
    }

    /// The term says in what the first difference is. `expected` and `found` are lengths of the body.
    private var exactDifferenceSentence: String? {
        guard term != nil || (expected != nil && found != nil) else { return nil }
        var text = meaningWords
        switch term {
        case .wholeBody?, nil: break
        case let term?: text += "; they differ first in the \(term.words)"
        }
        if let expected, let found {
            text += expected == found ? "" : "; it has \(Finding.count(found, "byte")) and not \(expected)"
        }
        return text + "."
    }
}
