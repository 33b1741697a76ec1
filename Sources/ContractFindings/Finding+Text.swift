extension Finding {
    /// What is wrong, with the numbers of this finding, in a sentence that ends with a full stop.
    ///
    /// Made of the closed catalogue and of numbers, so that it holds nothing of the input.
    public var sentence: String {
        var text = subject
        if text.hasSuffix(".") { text.removeLast() }
        if !details.isEmpty { text += " (" + details.joined(separator: ", ") + ")" }
        return text + "."
    }

    /// `part 2, field order.id, offset 14`, in words, or an empty text.
    public var place: String {
        var words: [String] = []
        if let caseID { words.append("case \(caseID)") }
        if let line { words.append("line \(line)") }
        if let part { words.append("part \(part)") }
        if let field { words.append("field \(field)") }
        if let offset { words.append("offset \(offset)") }
        return words.joined(separator: ", ")
    }

    private var subject: String {
        switch category {
        case .uuidLayout:
            guard let term else { return category.entry.meaning }
            return "The 16 bytes are those of the expected UUID in the layout \(term.words)"
        case .uuidPartialSwap:
            guard let term else { return category.entry.meaning }
            return "The 16 bytes are those of the expected UUID with \(term.words)"
        default: return category.entry.meaning
        }
    }

    private var details: [String] {
        var words: [String] = []
        if let caseID { words.append("case \(caseID)") }
        if let line { words.append("line \(line)") }
        if let part { words.append("part \(part)") }
        if let field { words.append("field \(field)") }
        if let term, category != .uuidLayout, category != .uuidPartialSwap { words.append(term.words) }
        if let offset { words.append("offset \(offset)") }
        if let expected { words.append("expected \(expected)") }
        if let found { words.append("found \(found)") }
        if let expectedOutcome { words.append("expected: \(expectedOutcome)") }
        if let foundOutcome { words.append("came: \(foundOutcome)") }
        return words
    }
}

extension Term {
    /// The word as a reader of a report wants it.
    public var words: String {
        switch self {
        case .rfc9562, .microsoftGUID, .javaLegacy, .mySQLSwapped, .reversed: rawValue
        case .mySQLUnswapped: "MySQL's order undone once too often"
        case .group1Reversed: "only group 1 turned round"
        case .group2Reversed: "only group 2 turned round"
        case .group3Reversed: "only group 3 turned round"
        case .groups12Reversed: "only groups 1 and 2 turned round"
        case .groups13Reversed: "only groups 1 and 3 turned round"
        case .groups23Reversed: "only groups 2 and 3 turned round"
        case .firstHalfReversed: "only the first 8 bytes turned round"
        case .secondHalfReversed: "only the last 8 bytes turned round"
        case .halvesExchanged: "its two halves exchanged"
        case .name: "name"
        case .filename: "filename"
        case .contentType: "content type"
        case .headerName: "header name"
        case .headerValue: "header value"
        case .head: "head of the part"
        case .content: "content of the part"
        }
    }
}
