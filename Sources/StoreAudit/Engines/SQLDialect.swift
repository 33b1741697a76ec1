/// What one engine's SQL calls the things that the audit needs.
///
/// Each closure takes expressions of SQL and gives one. `v` is a value of the column, `t` a text without what surrounds an
/// identifier, `d` what may be its 32 digits, `k` its key in the type that the engine compares fastest.
struct SQLDialect: Sendable {
    /// A name, quoted.
    var quote: @Sendable (String) -> String
    /// A text literal.
    var literal: @Sendable (String) -> String
    /// The value of a text column, compared byte by byte from here on.
    var text: @Sendable (_ column: String) -> String
    /// The 32 digits of a value of the engine's UUID type, in small letters; nil where there is no such type.
    var uuidDigits: (@Sendable (_ k: String) -> String)?
    /// The length of a text, in bytes.
    var length: @Sendable (_ v: String) -> String
    /// The length of bytes.
    var byteCount: @Sendable (_ v: String) -> String = { "octet_length(\($0))" }
    /// Whether a text holds a byte of 80 or more.
    var isNonASCII: @Sendable (_ v: String) -> String
    /// Whether a text holds a NUL; nil where no text can.
    var holdsNUL: (@Sendable (_ v: String) -> String)?
    /// A text up to its first NUL.
    var beforeNUL: @Sendable (_ v: String) -> String = { $0 }
    /// A text without the white space (09 to 0D, 20) at its ends; between them one kind may have become another.
    var trimmed: @Sendable (_ v: String) -> String
    /// The key of 32 characters, or NULL if one of them is no hexadecimal digit.
    var key: @Sendable (_ d: String) -> String
    /// The 32 digits of a key, in small letters.
    var digits: @Sendable (_ k: String) -> String
    /// What tells two spellings apart by their bytes.
    var spelling: @Sendable (_ v: String) -> String
    /// The same of bytes `v`, of which `h` is the hexadecimal digits if they are 16, and `t` the text if they are 36.
    var byteSpelling = "CASE WHEN h IS NOT NULL OR t IS NOT NULL THEN v END"
    /// Whether a list of VALUES can stand where a table does.
    var takesValuesLists = true
    /// The hexadecimal digits of bytes.
    var hexadecimal: @Sendable (_ v: String) -> String
    /// Bytes as a text in which only ASCII stands for itself.
    var bytesAsText: @Sendable (_ v: String) -> String

    /// `'` doubled, for engines in which nothing else has a meaning between quotes.
    static func plainLiteral(_ text: String) -> String {
        "'" + text.doubling("'") + "'"
    }

    /// Whether a text means the same between the quotes of every engine and under every setting.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: " "):
                true
            default: false
            }
        }
    }

    /// The hexadecimal digits of a text's UTF-8.
    static func hexadecimalDigits(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension String {
    /// The text with each of the quotes twice.
    func doubling(_ quote: Unicode.Scalar) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            result.append(scalar)
            if scalar == quote { result.append(scalar) }
        }
        return String(result)
    }
}
