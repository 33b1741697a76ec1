// The sentences of what a reader finds in uploads, layer delimiter.
//
// `boundary` is the one that the body uses, and `part` the one whose content goes on too far.

extension Finding {
    /// The sentence of a category of this layer, if the finding has the numbers or words for it.
    var delimiterSentence: String? {
        switch category {
        case .boundaryMismatch: boundaryMismatchSentence
        case .boundaryHyphens:
            boundary.map {
                "The two hyphens of a delimiter line are counted into the boundary parameter: \(Finding.parameter($0)) "
                    + "would fit the body, whose delimiter lines begin with \(Finding.delimiter($0))."
            }
        case .boundaryPlaceholder: boundaryPlaceholderSentence
        case .delimiterHyphens: delimiterHyphensSentence
        case .noDelimiter:
            switch term {
            case .multipart?: "\(meaningWords), which looks like a multipart body of another boundary."
            case .unknownEncoding?, nil: nil
            case let term?: "\(meaningWords): it looks like \(term.words)."
            }
        case .bodyEmpty:
            expected.map { "The body has no bytes, and the `Content-Length` is \($0)." }
        case .lineEnding: lineEndingSentence
        case .linesIndented:
            found.map {
                "\($0 == 1 ? "A space or tab stands" : "\($0) spaces or tabs stand") before every delimiter, so that none begins "
                    + "its line."
            }
        case .delimiterLineEndMissing: delimiterLineEndSentence
        case .noCloseDelimiter where term == .delimiterLine:
            "The last line has the boundary and is no closing delimiter: one of its hyphens or line ends is another byte."
        case .noCloseDelimiter:
            boundary.map { "The closing delimiter `--\($0)--` is missing at the end of the body." }
        case .closeDelimiterCut:
            switch (expected, found) {
            case (let expected?, let found?):
                "The closing delimiter is cut short: the body ends after \(found) of its \(expected) bytes."
            default: nil
            }
        case .closeNotTerminated, .prematureClose, .delimiterTwice, .preamble, .epilogue, .delimiterPadding:
            amountSentence
        case .boundaryInContent: boundaryInContentSentence
        default: nil
        }
    }

    private var boundaryMismatchSentence: String? {
        guard let boundary else { return nil }
        let difference: String =
            switch term {
            case .letterCase?: "; only the letter case differs"
            case .similarSpelling?: "; the two are spelled alike but for a letter or two"
            case .whiteSpace?: "; the one in the header has white space round it"
            default: ""
            }
        return "The `Content-Type` names another boundary than the body, whose delimiter lines begin with "
            + "\(Finding.delimiter(boundary))\(difference)."
    }

    private var boundaryPlaceholderSentence: String? {
        switch (boundary, term) {
        case (let boundary, let term?) where layer == .request:
            "The `Content-Type` has \(term.words) in place of the boundary"
                + (boundary.map { "; the delimiter lines of the body begin with \(Finding.delimiter($0))." } ?? ".")
        case (let boundary?, _):
            "The delimiter lines of the body begin with \(Finding.delimiter(boundary)): the text of a missing value stands "
                + "in place of the boundary."
        case (nil, let term?): "The delimiter lines of the body hold \(term.words) in place of the boundary."
        case (nil, nil): nil
        }
    }

    private var delimiterHyphensSentence: String? {
        let how: String
        switch term {
        case .missingHyphens?, .singleHyphen?, .extraHyphens?: how = term?.words ?? ""
        default: return nil
        }
        let lines =
            count.map { $0 == 1 ? "1 delimiter line has" : "\($0) delimiter lines have" } ?? "A delimiter line has"
        return "\(lines) the boundary \(how) before it."
    }

    /// `expected` is the number of all line ends round delimiters.
    private var lineEndingSentence: String? {
        guard let otherField, let words = lineEndingWords else { return lineEndingWords }
        return
            "\(words) The content of \(Finding.quoted(otherField)) has lost its CRs as well: the whole body was changed."
    }

    private var lineEndingWords: String? {
        let end = term == .carriageReturn ? "a lone CR" : term == .lineFeed ? "a lone LF" : "a lone LF or CR"
        switch (term, count) {
        case (.carriageReturn?, nil), (.lineFeed?, nil):
            return "Delimiter and header lines end in \(end) and not in CRLF."
        case (.mixedLineEnds?, nil): return "Some delimiter and header lines end in CRLF and some in a lone LF or CR."
        case (_, let count?):
            if layer == .header {
                return
                    "\(Finding.count(count, "header line")) \(count == 1 ? "ends" : "end") in \(end) and not in CRLF."
            }
            // Counted are those before and behind delimiters: of a body whose delimiters have lost their CRs the heads have, too.
            let all = expected.flatMap { $0 > count ? "\(count) of \($0) line ends" : nil }
            let ends = all ?? (count == 1 ? "1 line end" : "\(count) line ends")
            let words = "\(ends) round the delimiters \(count == 1 ? "is" : "are") \(end)"
            return term == .mixedLineEnds ? "\(words), and the others CRLF." : "\(words) and not CRLF."
        default: return nil
        }
    }

    /// The term `delimiterLine` says that it is the closing delimiter; else `count` parts are swallowed, or one.
    private var delimiterLineEndSentence: String? {
        guard let part, part < Int.max >> 1 else { return nil }
        let swallowed: String
        switch (term, count) {
        case (.delimiterLine?, _): swallowed = "the closing delimiter"
        case (_, let count?) where count > 1 && count < Int.max >> 1:
            swallowed = "parts \(part + 1) to \(part + count)"
        default: swallowed = "part \(part + 1)"
        }
        return
            "No CRLF stands before a delimiter, so it belongs to the content before it: part \(part) swallows \(swallowed)."
    }

    /// The sentence of a category that is about a number of bytes, lines or parts: `found` bytes, `count` others.
    private var amountSentence: String? {
        switch (category, found, count) {
        case (.closeNotTerminated, let found?, _):
            "\(Finding.bytesStand(found)) right behind the closing delimiter, without a line end."
        case (.prematureClose, _, let count?):
            "A closing delimiter stands before \(Finding.count(count, "further part")), which servers never read."
        case (.delimiterTwice, _, let count?) where count > 1:
            "In \(count) places two delimiters follow each other without a part between them."
        case (.preamble, let found?, _): "\(Finding.bytesStand(found)) before the first delimiter."
        case (.epilogue, let found?, _): "\(Finding.bytesStand(found)) behind the line of the closing delimiter."
        case (.delimiterPadding, _, let count?):
            "Spaces or tabs stand behind \(Finding.count(count, "delimiter"))."
        default: nil
        }
    }

    private static func bytesStand(_ number: Int) -> String { number == 1 ? "1 byte stands" : "\(number) bytes stand" }

    private var boundaryInContentSentence: String? {
        guard count != nil || contentOffset != nil else { return nil }
        return "The text of the boundary occurs in the content of the part" + (placeWords.map { ", \($0)" } ?? "")
            + (contentOffset.map { ", the first at byte \($0) of the content" } ?? "") + "."
    }
}
