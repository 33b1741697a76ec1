// How a finding reads. Everything here is made of the closed catalogue, numbers, checked names and boundaries.

extension Finding: CustomStringConvertible {
    /// Category, place and sentence on one line, as in
    /// `uuid.version, field order.id, offset 14: The version digit is 1, but the field asks for 4.`
    public var description: String {
        ([category.rawValue] + places).joined(separator: ", ") + ": " + sentence
    }

    /// Where it is, as in `case uuid.text.0001, line 12, part 2, field order.id, offset 14`, or an empty text.
    ///
    /// A place in the value of a header reads `byte 30 of the value`. A place in a content stands in the sentence.
    public var place: String { places.joined(separator: ", ") }

    /// What is wrong, with the numbers and the word of this finding, in one or two sentences that end with a full stop.
    ///
    /// It holds nothing of the input but a boundary and the names of fields, each between backticks. It says where only
    /// as far as ``place`` does not.
    public var sentence: String {
        if expectedOutcome == nil, foundOutcome == nil, let exactSentence { return exactSentence }
        let details = details
        guard !details.isEmpty else { return category.entry.meaning }
        // Two brackets in a row read badly: `… is not a token (RFC 9110, 5.6.2): found 3.`
        let list = details.joined(separator: "; ")
        return meaningWords + (meaningWords.hasSuffix(")") ? ": \(list)." : " (\(list)).")
    }

    private var places: [String] {
        var words: [String] = []
        if let caseID { words.append("case \(caseID)") }
        if let line { words.append("line \(line)") }
        if let row { words.append("row \(row)") }
        if let part { words.append("part \(part)") }
        if let field { words.append("field \(field)") }
        if let offset { words.append("offset \(offset)") }
        // Of a chunk it is a place in the body, and the offset says enough.
        if let contentOffset, isAboutHeaderValue, layer != .request || offset == nil {
            words.append("byte \(contentOffset) of the value")
        }
        return words
    }

    /// The sentence of a category whose numbers or word belong into the middle of it.
    private var exactSentence: String? {
        uuidSentence ?? encodingSentence ?? requestSentence ?? delimiterSentence ?? headerSentence ?? ruleSentence
            ?? payloadSentence ?? storeSentence
    }

    private var uuidSentence: String? {
        switch (category, term, expected, found) {
        case (.uuidLength, nil, _, let found?):
            "The text has \(Finding.count(found, "byte")), and a UUID has exactly \(expected ?? 36)."
        case (.uuidByteCount, nil, _, let found?):
            "A binary UUID has exactly \(expected ?? 16) bytes, and \(found == 1 ? "this is 1" : "these are \(found)")."
        case (.uuidVersion, nil, let expected?, let found?):
            "The version digit is \(hexadecimal(found)), but the field asks for \(hexadecimal(expected))."
        case (.uuidVersion, nil, nil, let found?):
            "The version digit is \(hexadecimal(found)), which is not one that the field allows."
        case (.uuidVariant, nil, _, let found?) where (0...15).contains(found):
            "The variant digit is \(hexadecimal(found)), and RFC 9562 has 8, 9, a or b there."
        case (.uuidLayout, let term?, nil, nil):
            "The 16 bytes are those of the expected UUID in the layout \(term.words)."
        case (.uuidPartialSwap, let term?, nil, nil):
            "The 16 bytes are those of the expected UUID with \(term.words)."
        default: nil
        }
    }

    /// What an encoder refuses to write.
    private var encodingSentence: String? {
        switch (category, term, expected, found) {
        case (.boundaryTooLong, nil, _, let found?):
            "The boundary has \(found) characters, and at most \(expected ?? 70) are allowed."
        case (.boundaryInPart, let term?, nil, nil):
            "The boundary occurs in the \(term.words)."
        case (.headerQuote, let term?, nil, nil): "A `\"` stands in the \(term.words)."
        case (.headerBackslash, let term?, nil, nil): "A `\\` stands in the \(term.words)."
        case (.headerLineBreak, let term?, nil, nil): "A CR or LF stands in the \(term.words)."
        case (.headerControl, let term?, nil, nil): "A control character stands in the \(term.words)."
        case (.headerNonASCII, let term?, nil, nil) where !term.isEncoding:
            "A character outside ASCII stands in the \(term.words)."
        default: nil
        }
    }

    /// What is said behind the meaning where no sentence has been made for the members that are there.
    private var details: [String] {
        var words: [String] = []
        if let term, !saysItsTerm { words.append(term.words) }
        switch (expected, found) {
        case (36, 36) where isAboutUUIDText: break
        case (36, let found?) where isAboutUUIDText:
            words.append("the text has \(Finding.count(found, "byte")), not 36")
        case (let expected?, let found?): words.append("expected \(expected), found \(found)")
        case (let expected?, nil): words.append("expected \(expected)")
        case (nil, let found?): words.append("found \(found)")
        case (nil, nil): break
        }
        if let count { words.append("in \(Finding.count(count, row == nil && line == nil ? "place" : "row"))") }
        if let contentOffset, !isAboutHeaderValue { words.append("from byte \(contentOffset) of the content on") }
        if let boundary { words.append("the body uses \(Finding.delimiter(boundary))") }
        if let otherField { words.append("there is \(Finding.quoted(otherField))") }
        if let recovery { words.append(recovery.words) }
        if let expectedOutcome { words.append("expected: \(expectedOutcome)") }
        if let foundOutcome { words.append("came: \(foundOutcome)") }
        return words
    }

    /// Whether expected and found are byte counts of a UUID's text, which say nothing where they are equal.
    private var isAboutUUIDText: Bool { layer == .text && category.rawValue.hasPrefix("uuid.") }

    /// Whether ``contentOffset`` counts in the value of a header, and not in the content of a part.
    private var isAboutHeaderValue: Bool { layer == .request || layer == .header }

    /// Whether the meaning of the category already names the place that a term would name.
    private var saysItsTerm: Bool {
        switch category {
        case .nameEmpty, .headerName, .headerReserved, .headerDuplicate, .contentTypeSyntax: true
        default: false
        }
    }

    private func hexadecimal(_ digit: Int) -> String { String(digit, radix: 16) }
}

// MARK: - Words that the sentences share

extension Finding {
    /// The meaning of the category without its full stop.
    var meaningWords: String { String(category.entry.meaning.dropLast()) }

    /// The number of places, in ``count``, or nil where it says nothing.
    var placeWords: String? { count.map { "in \(Finding.count($0, "place"))" } }

    /// A number with its noun, as in `1 byte`.
    static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// A name between backticks. A backtick in the name would end the quotation (in Markdown too) and is escaped.
    static func quoted(_ name: FieldName) -> String {
        var text = "`"
        for scalar in name.text.unicodeScalars {
            if scalar == "`" { text += "\\u{60}" } else { text.unicodeScalars.append(scalar) }
        }
        return text + "`"
    }

    /// The beginning of a delimiter line.
    static func delimiter(_ boundary: BoundaryText) -> String { "`--\(boundary)`" }

    /// The parameter as it belongs into a `Content-Type`: in quotes where RFC 2045, 5.1 asks for them.
    static func parameter(_ boundary: BoundaryText) -> String {
        boundary.needsQuotes ? "`boundary=\"\(boundary)\"`" : "`boundary=\(boundary)`"
    }
}

extension BoundaryText {
    /// Whether it holds one of the characters that a parameter may hold only in quotes (RFC 2045, 5.1).
    var needsQuotes: Bool { text.utf8.contains { "(),/:=? ".utf8.contains($0) } }
}

extension Recovery {
    /// What can be done about a damage.
    var words: String {
        switch self {
        case .certain: "it can be undone"
        case .lost: "what stood there is lost"
        }
    }
}

extension Term {
    /// Whether the word names an encoding of characters.
    var isEncoding: Bool {
        switch self {
        case .utf8, .latin1, .shiftJIS, .gb18030, .unknownEncoding: true
        default: false
        }
    }
}
