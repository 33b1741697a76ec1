// How a finding reads. Everything here is made of the closed catalogue, numbers, and checked names.

extension Finding: CustomStringConvertible {
    /// Category, place and sentence on one line, as in
    /// `uuid.version, field order.id, offset 14: The version digit is 1, but the field asks for 4.`
    public var description: String {
        ([category.rawValue] + places).joined(separator: ", ") + ": " + sentence
    }

    /// Where it is, as in `case uuid.text.0001, line 12, part 2, field order.id, offset 14`, or an empty text.
    public var place: String { places.joined(separator: ", ") }

    /// What is wrong, with the numbers and the word of this finding, in a sentence that ends with a full stop.
    ///
    /// It does not say where (``place``), and holds nothing of the input and no name.
    public var sentence: String {
        if let exactSentence { return exactSentence }
        let details = details
        guard !details.isEmpty else { return category.entry.meaning }
        var text = category.entry.meaning
        if text.hasSuffix(".") { text.removeLast() }
        // Two brackets in a row read badly: `… is not a token (RFC 9110, 5.6.2): found 3.`
        let list = details.joined(separator: "; ")
        return text + (text.hasSuffix(")") ? ": \(list)." : " (\(list)).")
    }

    private var places: [String] {
        var words: [String] = []
        if let caseID { words.append("case \(caseID)") }
        if let line { words.append("line \(line)") }
        if let part { words.append("part \(part)") }
        if let field { words.append("field \(field)") }
        if let offset { words.append("offset \(offset)") }
        return words
    }

    /// The sentence of a category whose numbers or word belong into the middle of it.
    private var exactSentence: String? {
        guard expectedOutcome == nil, foundOutcome == nil else { return nil }
        return switch (category, term, expected, found) {
        case (.uuidLength, nil, _, let found?):
            "The text has \(found) \(found == 1 ? "byte" : "bytes"), and a UUID has exactly \(expected ?? 36)."
        case (.uuidByteCount, nil, _, let found?):
            "A binary UUID has exactly \(expected ?? 16) bytes, and \(found == 1 ? "this is 1" : "these are \(found)")."
        case (.uuidVersion, nil, let expected?, let found?):
            "The version digit is \(hexadecimal(found)), but the field asks for \(hexadecimal(expected))."
        case (.uuidVersion, nil, nil, let found?):
            "The version digit is \(hexadecimal(found)), which is not one that the field allows."
        case (.uuidVariant, nil, _, let found?) where (0...15).contains(found):
            "The variant digit is \(hexadecimal(found)), and RFC 9562 has 8, 9, a or b there."
        case (.boundaryTooLong, nil, _, let found?):
            "The boundary has \(found) characters, and at most \(expected ?? 70) are allowed."
        case (.uuidLayout, let term?, nil, nil):
            "The 16 bytes are those of the expected UUID in the layout \(term.words)."
        case (.uuidPartialSwap, let term?, nil, nil):
            "The 16 bytes are those of the expected UUID with \(term.words)."
        case (.boundaryInPart, let term?, nil, nil):
            "The boundary occurs in the \(term.words)."
        case (.headerQuote, let term?, nil, nil): "A `\"` stands in the \(term.words)."
        case (.headerBackslash, let term?, nil, nil): "A `\\` stands in the \(term.words)."
        case (.headerLineBreak, let term?, nil, nil): "A CR or LF stands in the \(term.words)."
        case (.headerControl, let term?, nil, nil): "A control character stands in the \(term.words)."
        case (.headerNonASCII, let term?, nil, nil): "A character outside ASCII stands in the \(term.words)."
        default: nil
        }
    }

    private var details: [String] {
        var words: [String] = []
        if let term, !saysItsTerm { words.append(term.words) }
        switch (expected, found) {
        case (36, 36) where isAboutUUIDText: break
        case (36, let found?) where isAboutUUIDText:
            words.append("the text has \(found) \(found == 1 ? "byte" : "bytes"), not 36")
        case (let expected?, let found?): words.append("expected \(expected), found \(found)")
        case (let expected?, nil): words.append("expected \(expected)")
        case (nil, let found?): words.append("found \(found)")
        case (nil, nil): break
        }
        if let expectedOutcome { words.append("expected: \(expectedOutcome)") }
        if let foundOutcome { words.append("came: \(foundOutcome)") }
        return words
    }

    /// Whether expected and found are byte counts of a UUID's text, which say nothing where they are equal.
    private var isAboutUUIDText: Bool { layer == .text && category.rawValue.hasPrefix("uuid.") }

    /// Whether the meaning of the category already names the place that a term would name.
    private var saysItsTerm: Bool {
        switch category {
        case .nameEmpty, .headerName, .headerReserved, .headerDuplicate, .contentTypeSyntax: true
        default: false
        }
    }

    private func hexadecimal(_ digit: Int) -> String { String(digit, radix: 16) }
}
