import ContractFindings

extension HeaderSafety {
    /// Appends a name or filename as it stands between the quotes.
    ///
    /// - Throws: under `.strict` the first byte that is not allowed: `headerQuote`, `headerBackslash`, `headerLineBreak`,
    ///   `headerControl` or `headerNonASCII`, with offset and term.
    func append(_ text: String, as term: Term, to head: inout [UInt8]) throws(Refusal) {
        switch self {
        case .strict:
            try HeaderSafety.check(text, as: term)
            head.append(contentsOf: text.utf8)
        case .browser:
            HeaderSafety.appendEscaped(text, normalizingLineEnds: term == .name, to: &head)
        }
    }

    private static func check(_ text: String, as term: Term) throws(Refusal) {
        var offset = 0
        for byte in text.utf8 {
            if let category = fault(of: byte) { throw Refusal(Finding(category, offset: offset, term: term)) }
            offset += 1
        }
    }

    private static func fault(of byte: UInt8) -> FindingCategory? {
        switch byte {
        case UInt8(ascii: "\""): .headerQuote
        case UInt8(ascii: "\\"): .headerBackslash
        case 32...126: nil
        default: HeaderByte.fault(of: byte)
        }
    }

    private static func appendEscaped(_ text: String, normalizingLineEnds: Bool, to head: inout [UInt8]) {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            // In a name a CR is written as the whole pair at once, so that the LF of a CRLF is already there.
            switch byte {
            case UInt8(ascii: "\r"):
                head.append(contentsOf: normalizingLineEnds ? "%0D%0A".utf8 : "%0D".utf8)
            case UInt8(ascii: "\n") where normalizingLineEnds:
                if previous != UInt8(ascii: "\r") { head.append(contentsOf: "%0D%0A".utf8) }
            case UInt8(ascii: "\n"): head.append(contentsOf: "%0A".utf8)
            case UInt8(ascii: "\""): head.append(contentsOf: "%22".utf8)
            default: head.append(byte)
            }
            previous = byte
        }
    }
}
