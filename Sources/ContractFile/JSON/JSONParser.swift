/// Reads JSON as RFC 8259 has it, and nothing else.
///
/// Foundation's decoder is not enough for documents that are read, judged and written again: it drops all but one of the
/// members of one key without a word (so that a case would vanish from disk), takes a trailing comma, tells the place of
/// a mistake on some systems only and inside a sentence that may quote the document, and needs more than linear time for
/// deep documents. Here, each of these is an error with line and column, every byte is looked at a bounded number of
/// times, and nothing recurses deeper than ``maximumDepth``.
struct JSONParser {
    /// The most lists and objects that may stand inside each other. Our deepest document needs 10.
    static let maximumDepth = 64
    /// The most bytes that a number may have: the longest one that means anything to a `Double` has fewer than 800, and
    /// not every system's conversion is linear.
    static let maximumNumberLength = 1_000

    private let bytes: [UInt8]
    private let loneSurrogates: LoneSurrogates
    private var index = 0

    private init(_ bytes: [UInt8], _ loneSurrogates: LoneSurrogates = .refused) {
        self.bytes = bytes
        self.loneSurrogates = loneSurrogates
    }

    /// What becomes of `\uXXXX` with half of a surrogate pair, which is no character.
    enum LoneSurrogates {
        case refused
        /// U+FFFD takes its place. For documents of other programs only, whose writers escape binary data like this.
        case replaced
    }

    /// The value of a whole document.
    static func value(of document: [UInt8]) throws(DocumentError) -> JSONValue {
        var parser = JSONParser(document)
        guard !document.starts(with: [0xEF, 0xBB, 0xBF]) else {
            throw parser.broken("no byte order mark before the document")
        }
        let value = try parser.value(depth: 0, expected: "a value")
        parser.skipSpace()
        guard parser.index == document.count else { throw parser.broken("nothing after the document") }
        return value
    }

    /// The value that fills a range of a document, as ``JSONSkimmer`` finds them.
    static func value(
        at range: Range<Int>, of document: [UInt8], loneSurrogates: LoneSurrogates
    ) throws(DocumentError) -> JSONValue {
        var parser = JSONParser(document, loneSurrogates)
        parser.index = range.lowerBound
        let value = try parser.value(depth: 0, expected: "a value")
        guard parser.index == range.upperBound else { throw parser.broken("a comma or the end of the list or object") }
        return value
    }

    // MARK: Values

    private mutating func value(depth: Int, expected: String) throws(DocumentError) -> JSONValue {
        skipSpace()
        switch peek {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
        case UInt8(ascii: "-"): return try number()
        case _ where isAtDigit: return try number()
        case UInt8(ascii: "t") where take(word: "true"): return .bool(true)
        case UInt8(ascii: "f") where take(word: "false"): return .bool(false)
        case UInt8(ascii: "n") where take(word: "null"): return .null
        default: throw broken(expected)
        }
    }

    private mutating func elements(depth: Int) throws(DocumentError) -> [JSONValue] {
        try open(depth: depth)
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return elements }
        var expected = "a value or the end of the list"
        while true {
            do {
                elements.append(try value(depth: depth, expected: expected))
            } catch {
                throw error.inside(String(elements.count))
            }
            skipSpace()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else { throw broken("a comma or the end of the list") }
            expected = "a value after the comma"
        }
    }

    private mutating func members(depth: Int) throws(DocumentError) -> [String: JSONValue] {
        try open(depth: depth)
        var members: [String: JSONValue] = [:]
        if take(UInt8(ascii: "}")) { return members }
        var expected = "a key in double quotes or the end of the object"
        while true {
            skipSpace()
            let keyIndex = index
            guard peek == UInt8(ascii: "\"") else { throw broken(expected) }
            let key = try string()
            // A dictionary compares as people see: keys that differ in their normal form only are one key.
            guard members[key] == nil else {
                throw DocumentError(path: "/" + JSONReader.token(key), reason: .duplicateKey(position(of: keyIndex)))
            }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw broken("a colon after the key") }
            do {
                members[key] = try value(depth: depth, expected: "a value after the colon")
            } catch {
                throw error.inside(JSONReader.token(key))
            }
            skipSpace()
            if take(UInt8(ascii: "}")) { return members }
            guard take(UInt8(ascii: ",")) else { throw broken("a comma or the end of the object") }
            expected = "a key in double quotes after the comma"
        }
    }

    /// Steps over the bracket that opens a list or an object, and over the space after it.
    private mutating func open(depth: Int) throws(DocumentError) {
        guard depth <= JSONParser.maximumDepth else {
            throw DocumentError(path: "", reason: .tooDeep(position(of: index)))
        }
        index += 1
        skipSpace()
    }

    // MARK: Numbers

    /// A whole number that fits is an `int`, also with zeros after its point; every other number is a `double`.
    private mutating func number() throws(DocumentError) -> JSONValue {
        let start = index
        _ = take(UInt8(ascii: "-"))
        if take(UInt8(ascii: "0")) {
            if isAtDigit { throw broken("no digit after a leading zero") }
        } else {
            try digits()
        }
        let end = index
        var isWhole = true
        if take(UInt8(ascii: ".")) {
            try digits()
            isWhole = bytes[end + 1..<index].allSatisfy { $0 == UInt8(ascii: "0") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
            isWhole = false
        }
        guard index - start <= JSONParser.maximumNumberLength else { throw outOfRange(start) }
        if isWhole, let number = Int(text(start..<end)) { return .int(number) }
        guard let number = Double(text(start..<index)), number.isFinite else { throw outOfRange(start) }
        return .double(number)
    }

    private mutating func digits() throws(DocumentError) {
        let start = index
        while isAtDigit { index += 1 }
        guard index > start else { throw broken("a digit") }
    }

    private func outOfRange(_ index: Int) -> DocumentError {
        DocumentError(path: "", reason: .numberOutOfRange(position(of: index)))
    }

    // MARK: Texts

    private mutating func string() throws(DocumentError) -> String {
        index += 1
        var start = index
        var unescaped: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                defer { index += 1 }
                // Almost all texts have no escape: those are copied once.
                guard !unescaped.isEmpty else { return text(start..<index) }
                unescaped += bytes[start..<index]
                return String(decoding: unescaped, as: UTF8.self)
            case UInt8(ascii: "\\"):
                unescaped += bytes[start..<index]
                unescaped += String(try escape()).utf8
                start = index
            case 0x20...0x7F: index += 1
            case 0x00..<0x20: throw broken("no control character in a text; write it as an escape such as \\n")
            default:
                let length = sequenceLength
                guard length > 0 else { throw broken("UTF-8") }
                index += length
            }
        }
        throw broken("the double quote that ends the text")
    }

    private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
        let start = index
        index += 1
        let scalar: Unicode.Scalar
        switch peek {
        case UInt8(ascii: "\""): scalar = "\""
        case UInt8(ascii: "\\"): scalar = "\\"
        case UInt8(ascii: "/"): scalar = "/"
        case UInt8(ascii: "b"): scalar = "\u{8}"
        case UInt8(ascii: "f"): scalar = "\u{c}"
        case UInt8(ascii: "n"): scalar = "\n"
        case UInt8(ascii: "r"): scalar = "\r"
        case UInt8(ascii: "t"): scalar = "\t"
        case UInt8(ascii: "u"):
            guard let unit = codeUnit(at: start) else { throw broken("four hexadecimal digits after \\u", at: start) }
            index = start + 6
            if let scalar = Unicode.Scalar(unit) { return scalar }
            // A surrogate: the first of a pair, or lone.
            guard unit < 0xDC00, let low = codeUnit(at: index), (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x1_0000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
            else {
                if loneSurrogates == .replaced { return "\u{FFFD}" }
                throw broken("both halves of a surrogate pair", at: start)
            }
            index += 6
            return scalar
        default: throw broken("an escape of JSON after the backslash", at: start)
        }
        index += 1
        return scalar
    }

    /// The UTF-16 code unit of `\uXXXX` at an index, nil where no such escape stands there.
    private func codeUnit(at index: Int) -> UInt16? {
        guard bytes.count - index >= 6, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
            let pair = Hexadecimal.bytes(text(index + 2..<index + 6))
        else { return nil }
        return UInt16(pair[0]) << 8 | UInt16(pair[1])
    }

    /// The length of the well-formed UTF-8 sequence of two to four bytes here (Unicode, table 3-7), 0 where there is none.
    private var sequenceLength: Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[index] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if bytes[index] == 0xE0 { second = 0xA0...0xBF }
            if bytes[index] == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if bytes[index] == 0xF0 { second = 0x90...0xBF }
            if bytes[index] == 0xF4 { second = 0x80...0x8F }
        default: return 0
        }
        guard bytes.count - index >= length, second.contains(bytes[index + 1]) else { return 0 }
        return bytes[index + 2..<index + length].allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
    }

    // MARK: Bytes

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private var isAtDigit: Bool { peek.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    private mutating func take(word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count,
            word.withUTF8Buffer({ bytes[index..<end].elementsEqual($0) })
        else { return false }
        index = end
        return true
    }

    // MARK: Errors

    private func broken(_ expected: String, at index: Int? = nil) -> DocumentError {
        DocumentError(path: "", reason: .notJSON(position(of: index ?? self.index), expected: expected))
    }

    private func position(of index: Int) -> DocumentError.Position { DocumentError.Position(of: index, in: bytes) }
}

extension DocumentError.Position {
    /// Counted only when it is needed, for the one error that a document gives.
    init(of index: Int, in document: [UInt8]) {
        let before = document[..<index]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // Every byte but those that continue a UTF-8 sequence begins a character.
        line = before.count { $0 == 0x0A } + 1
        column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    }
}

extension DocumentError {
    /// The same error, one step further out. Where the text itself is broken, line and column say it all.
    fileprivate func inside(_ token: String) -> DocumentError {
        guard case .duplicateKey = reason else { return self }
        return DocumentError(file: file, path: "/\(token)\(path)", reason: reason)
    }
}
