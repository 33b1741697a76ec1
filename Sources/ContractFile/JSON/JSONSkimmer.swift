/// Finds where values stand in a document without building them: for large documents of other programs, of which only a
/// little is of use.
///
/// It finds the ends of texts, lists and objects and does not judge what stands inside them; what is of use is then
/// read by ``value(at:)``, which does. Every level that is asked for is walked once, nothing recurses, and nesting
/// has no limit.
package struct JSONSkimmer: Sendable {
    private let document: [UInt8]
    /// Where the outermost value stands.
    package private(set) var root: Range<Int>

    /// A member of an object.
    package struct Member: Sendable {
        /// The key.
        package let key: String
        /// Where its value stands.
        package let value: Range<Int>
    }

    /// Finds the outermost value, behind a byte order mark if there is one (HAR 1.2 allows it, our own documents do
    /// not).
    ///
    /// - Throws: ``DocumentError`` if a text, list or object has no end, or something follows the value.
    package init(_ document: [UInt8]) throws(DocumentError) {
        self.document = document
        let start = document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        root = start..<start
        let first = skipSpace(from: start)
        let end = try endOfValue(at: first)
        guard skipSpace(from: end) == document.count else { throw broken("nothing after the document", at: end) }
        root = first..<end
    }

    /// The value that stands there. A `\u` escape with half a surrogate pair is read as U+FFFD.
    ///
    /// - Throws: ``DocumentError`` if it is no JSON, has a key twice in an object or is nested too deep.
    package func value(at range: Range<Int>) throws(DocumentError) -> JSONValue {
        try JSONParser.value(at: range, of: document, loneSurrogates: .replaced)
    }

    /// The members of the object that stands there, in order; nil if no object stands there.
    package func members(of range: Range<Int>) throws(DocumentError) -> [Member]? {
        guard byte(at: range.lowerBound) == UInt8(ascii: "{") else { return nil }
        var members: [Member] = []
        var index = skipSpace(from: range.lowerBound + 1)
        if byte(at: index) == UInt8(ascii: "}") { return members }
        while true {
            guard byte(at: index) == UInt8(ascii: "\"") else { throw broken("a key in double quotes", at: index) }
            let keyEnd = try endOfText(at: index)
            guard case .string(let key) = try value(at: index..<keyEnd) else { return nil }
            index = skipSpace(from: keyEnd)
            guard byte(at: index) == UInt8(ascii: ":") else { throw broken("a colon after the key", at: index) }
            index = skipSpace(from: index + 1)
            let end = try endOfValue(at: index)
            members.append(Member(key: key, value: index..<end))
            guard let next = try next(from: end, closing: UInt8(ascii: "}")) else { return members }
            index = next
        }
    }

    /// Where the elements of the list that stands there are, in order; nil if no list stands there.
    package func elements(of range: Range<Int>) throws(DocumentError) -> [Range<Int>]? {
        guard byte(at: range.lowerBound) == UInt8(ascii: "[") else { return nil }
        var elements: [Range<Int>] = []
        var index = skipSpace(from: range.lowerBound + 1)
        if byte(at: index) == UInt8(ascii: "]") { return elements }
        while true {
            let end = try endOfValue(at: index)
            elements.append(index..<end)
            guard let next = try next(from: end, closing: UInt8(ascii: "]")) else { return elements }
            index = next
        }
    }

    /// Where the value of a key stands, nil if there is no such key or no object.
    ///
    /// - Throws: ``DocumentError`` if the key stands twice.
    package func value(of key: String, in range: Range<Int>) throws(DocumentError) -> Range<Int>? {
        guard let members = try members(of: range)?.filter({ $0.key == key }), let first = members.first else {
            return nil
        }
        guard members.count == 1 else {
            let position = DocumentError.Position(of: members[1].value.lowerBound, in: document)
            throw DocumentError(path: "/" + JSONReader.token(key), reason: .duplicateKey(position))
        }
        return first.value
    }

    // MARK: Ends

    /// Behind the comma after a value; nil if the list or object ends.
    private func next(from end: Int, closing: UInt8) throws(DocumentError) -> Int? {
        let index = skipSpace(from: end)
        switch byte(at: index) {
        case closing: return nil
        case UInt8(ascii: ","): return skipSpace(from: index + 1)
        default: throw broken("a comma or the end of the list or object", at: index)
        }
    }

    /// The first index behind the value that begins at an index.
    private func endOfValue(at start: Int) throws(DocumentError) -> Int {
        switch byte(at: start) {
        case UInt8(ascii: "\""): return try endOfText(at: start)
        case UInt8(ascii: "{"), UInt8(ascii: "["): return try endOfNest(at: start)
        default:
            var index = start
            while let byte = byte(at: index), JSONSkimmer.isWord(byte) { index += 1 }
            guard index > start else { throw broken("a value", at: start) }
            return index
        }
    }

    /// The bytes of numbers and of `true`, `false` and `null`.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// Counts brackets of both kinds alike: whoever reads the inside will see which is which.
    private func endOfNest(at start: Int) throws(DocumentError) -> Int {
        var depth = 0
        var index = start
        while let byte = byte(at: index) {
            switch byte {
            case UInt8(ascii: "\""):
                index = try endOfText(at: index)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        throw broken("the end of the list or object", at: index)
    }

    private func endOfText(at start: Int) throws(DocumentError) -> Int {
        var index = start + 1
        while let byte = byte(at: index) {
            if byte == UInt8(ascii: "\"") { return index + 1 }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        throw broken("the double quote that ends the text", at: document.count)
    }

    private func skipSpace(from start: Int) -> Int {
        var index = start
        while let byte = byte(at: index), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
        return index
    }

    private func byte(at index: Int) -> UInt8? { index < document.count ? document[index] : nil }

    private func broken(_ expected: String, at index: Int) -> DocumentError {
        let position = DocumentError.Position(of: min(index, document.count), in: document)
        return DocumentError(path: "", reason: .notJSON(position, expected: expected))
    }
}
