// The sentences of what a reader finds in uploads, layer header.
//
// The term says which parameter or value it is about. `found` is what stands there and `expected` what is right.

extension Finding {
    /// The sentence of a category of this layer, if the finding has the numbers or words for it.
    var headerSentence: String? {
        switch category {
        case .headerNonASCII: nonASCIISentence
        case .valueUnquoted, .valueToken, .quoteUnclosed, .quoteStray, .quoteEscaped, .quotePercent, .lineBreakEscaped,
            .parameterDuplicate:
            valueSentence
        case .namePercentEncoded:
            otherField.map { "The name of a part looks percent-encoded; decoded it is \(Finding.quoted($0))." }
        case .transferEncoding:
            term == .base64 ? "A part has the `Content-Transfer-Encoding` base64, which changes its bytes." : nil
        case .partLength:
            switch (expected, found) {
            case (let expected?, let found?):
                "The `Content-Length` of the part is \(found), and its content has \(Finding.count(expected, "byte"))."
            default: nil
            }
        case .headLength: headLengthSentence
        case .filenameEmpty:
            found.map {
                "A part has an empty filename, and \($0 == 0 ? "no content" : "\(Finding.count($0, "byte")) of content")."
            }
        case .headerFolded:
            count.map {
                $0 == 1
                    ? category.entry.meaning
                    : "Part headers are continued on \($0) lines that begin with white space."
            }
        case .blankLineMissing:
            term == .whiteSpace
                ? "White space stands on the line that was to be the blank line between the headers of a part and its content."
                : nil
        case .dispositionMissing, .dispositionType, .nameMissing, .headerColonMissing:
            count.flatMap { $0 > 1 ? "\(meaningWords) (\(Finding.count($0, "time")))." : nil }
        default: nil
        }
    }

    private var nonASCIISentence: String? {
        guard let term, term.isEncoding else { return nil }
        return "Characters outside ASCII stand in a part header; the bytes fit \(term.words)."
    }

    private var valueSentence: String? {
        guard let term else { return nil }
        let value = term.words
        return switch category {
        case .valueUnquoted: "The \(value) stands without quotes and holds a character that needs them."
        case .valueToken: "The \(value) stands without quotes."
        case .quoteUnclosed: "The quoted \(value) is not closed on its line."
        case .quoteStray: "A quote inside the quoted \(value) ends it early, and other text follows."
        case .quoteEscaped:
            "The quotes round the \(value) are escaped themselves, so that they became a part of the value."
        case .quotePercent: "The \(value) holds `%22`, which some servers read as a quote and others as it is."
        case .lineBreakEscaped: "The \(value) holds an escaped line end, `%0D` or `%0A`."
        case .parameterDuplicate:
            "The \(value) stands \(count.map { $0 == 2 ? "twice" : "\($0) times" } ?? "twice") in a part header."
        default: nil
        }
    }

    private var headLengthSentence: String? {
        guard let found else { return nil }
        let bytes = Finding.count(found, "byte")
        let what =
            term == .headerValue || term == .headerName
            ? "A header line of the part has" : "The headers of the part have"
        return "\(what) \(bytes), and some servers take at most \(expected ?? 512)."
    }
}
