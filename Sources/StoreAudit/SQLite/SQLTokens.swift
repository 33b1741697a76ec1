/// A word or sign of an SQL statement, as SQLite's own tokenizer cuts it (https://www.sqlite.org/lang_keywords.html).
package enum SQLToken: Sendable, Hashable {
    /// A name or keyword without quotes.
    case word(String)
    /// A name between `"`, backquotes or brackets, without them.
    case name(String)
    /// A text or BLOB literal, without its content, which is not ours to look at.
    case literal
    /// A number or parameter.
    case number
    /// Any other sign, one byte at a time.
    case sign(UInt8)

    /// The name that it is, or could be.
    package var identifier: String? {
        switch self {
        case .word(let text), .name(let text): text
        case .literal, .number, .sign: nil
        }
    }

    func isWord(_ keyword: String) -> Bool {
        if case .word(let text) = self { StoreSchema.same(text, keyword) } else { false }
    }
}

/// Cuts SQL into tokens. What it is for is finding names, never changing a statement.
package enum SQLTokens {
    /// The tokens of a statement that SQLite has accepted; white space and comments are left out. Never fails.
    package static func read(_ sql: String) -> [SQLToken] {
        let bytes = Array(sql.utf8)
        var tokens: [SQLToken] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            case 0x09...0x0d, 0x20: index += 1
            case UInt8(ascii: "-") where next == UInt8(ascii: "-"):
                index = bytes[index...].firstIndex(of: 0x0a) ?? bytes.count
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): index = commentEnd(bytes, index + 2)
            case UInt8(ascii: "'"):
                index = quoted(bytes, index, by: byte).end
                tokens.append(.literal)
            case UInt8(ascii: "x") where next == UInt8(ascii: "'"), UInt8(ascii: "X") where next == UInt8(ascii: "'"):
                index = quoted(bytes, index + 1, by: next).end
                tokens.append(.literal)
            case UInt8(ascii: "\""), UInt8(ascii: "`"):
                let part = quoted(bytes, index, by: byte)
                tokens.append(.name(part.text))
                index = part.end
            case UInt8(ascii: "["):
                let end = bytes[index...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
                tokens.append(.name(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)))
                index = min(end + 1, bytes.count)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                index = bytes[index...].firstIndex { !isNamePart($0) && $0 != UInt8(ascii: ".") } ?? bytes.count
                tokens.append(.number)
            default:
                guard isNamePart(byte) else {
                    tokens.append(.sign(byte))
                    index += 1
                    continue
                }
                let end = bytes[index...].firstIndex { !isNamePart($0) } ?? bytes.count
                tokens.append(.word(String(decoding: bytes[index..<end], as: UTF8.self)))
                index = end
            }
        }
        return tokens
    }

    /// Letters, digits, `_`, `$`, and every byte outside ASCII.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff:
            true
        default: false
        }
    }

    private static func commentEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return bytes.count
    }

    /// What stands between quotes, where a doubled quote is one of the text.
    private static func quoted(_ bytes: [UInt8], _ start: Int, by quote: UInt8) -> (text: String, end: Int) {
        var text: [UInt8] = []
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == quote {
                guard index + 1 < bytes.count, bytes[index + 1] == quote else { break }
                index += 1
            }
            text.append(bytes[index])
            index += 1
        }
        return (String(decoding: text, as: UTF8.self), min(index + 1, bytes.count))
    }
}
