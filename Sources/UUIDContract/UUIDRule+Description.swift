extension UUIDRule: CustomStringConvertible {
    /// The rule in words, as in `version 4 or 7, variant of RFC 9562, canonical text`.
    public var description: String {
        var words: [String] = []
        switch versions {
        case .any: words.append("any version and variant")
        case .only(let numbers):
            let list = numbers.sorted().map(String.init)
            let head = list.dropLast().joined(separator: ", ")
            words.append("version " + (head.isEmpty ? "" : head + " or ") + (list.last ?? "none"))
            words.append("variant of RFC 9562")
        }
        let isPlain = versions == .any
        if allowsNil != isPlain { words.append(allowsNil ? "or nil" : "not nil") }
        if allowsMax != isPlain { words.append(allowsMax ? "or max" : "not max") }
        if requiresCanonicalText { words.append("canonical text") }
        return words.joined(separator: ", ")
    }
}
