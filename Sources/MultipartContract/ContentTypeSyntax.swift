import ContractFindings

/// Reads `type/subtype` and its parameters (RFC 9110, 8.3.1 and 5.6.6) in one pass over ASCII bytes.
struct ContentTypeSyntax {
    private let bytes: [UInt8]
    private var offset = 0

    /// Checks the content type of a part.
    ///
    /// - Throws: first `headerLineBreak`, `headerControl` or `headerNonASCII` for a byte that no header may hold, then
    ///   `contentTypeSyntax`, each with the offset and the term `contentType`.
    static func check(_ text: String) throws(Refusal) {
        try HeaderByte.check(text, as: .contentType)
        var syntax = ContentTypeSyntax(bytes: Array(text.utf8))
        guard syntax.matches() else {
            throw Refusal(Finding(.contentTypeSyntax, offset: syntax.offset, term: .contentType))
        }
    }

    /// Where the bytes end to be a media type with parameters; nil if they are one as a whole.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        var syntax = ContentTypeSyntax(bytes: bytes)
        return syntax.matches() ? nil : syntax.offset
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func matches() -> Bool {
        guard token(), take(UInt8(ascii: "/")), token() else { return false }
        while offset < bytes.count {
            spaces()
            guard take(UInt8(ascii: ";")) else { return false }
            spaces()
            guard token(), take(UInt8(ascii: "=")), token() || quotedText() else { return false }
        }
        return true
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    private mutating func spaces() {
        while offset < bytes.count, HeaderByte.isSpace(bytes[offset]) { offset += 1 }
    }

    private mutating func token() -> Bool {
        let start = offset
        while offset < bytes.count, HeaderByte.isToken(bytes[offset]) { offset += 1 }
        return offset > start
    }

    private mutating func quotedText() -> Bool {
        guard take(UInt8(ascii: "\"")) else { return false }
        while offset < bytes.count {
            if take(UInt8(ascii: "\"")) { return true }
            if take(UInt8(ascii: "\\")), offset == bytes.count { return false }
            offset += 1
        }
        return false
    }
}
