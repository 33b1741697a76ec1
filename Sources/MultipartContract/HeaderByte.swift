import ContractFindings

/// What a single byte of a header line is, after RFC 9110, 5.5 and 5.6.2.
enum HeaderByte {
    /// Why a byte may not stand in any header text: a line break, a control character (TAB too), or not ASCII.
    static func fault(of byte: UInt8) -> FindingCategory? {
        switch byte {
        case UInt8(ascii: "\r"), UInt8(ascii: "\n"): .headerLineBreak
        case 0..<32, 127: .headerControl
        case 128...: .headerNonASCII
        default: nil
        }
    }

    /// A character of a token.
    static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"),
            UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Optional white space.
    static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// The first byte that no header text may hold; a TAB is let through.
    static func check(_ text: String, as term: Term) throws(Refusal) {
        var offset = 0
        for byte in text.utf8 {
            if byte != UInt8(ascii: "\t"), let category = fault(of: byte) {
                throw Refusal(Finding(category, offset: offset, term: term))
            }
            offset += 1
        }
    }
}
