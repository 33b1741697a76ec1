/// A piece of HTML that cannot be broken out of: names of elements and attributes are written in source, and every text and
/// value is escaped where it is put in. There is no way to hand it markup.
struct HTML: Sendable {
    private var bytes: [UInt8] = []

    /// The elements that have no end tag.
    private static let voids: Set<String> = ["meta", "link", "img"]

    /// Nothing.
    init() {}

    /// A text.
    init(_ text: String) { append(text) }

    /// Pieces in a row.
    init(_ pieces: [HTML]) {
        for piece in pieces { append(piece) }
    }

    /// An element with a text.
    init(_ name: StaticString, _ attributes: [(StaticString, String?)] = [], _ text: String) {
        self.init(name, attributes, [HTML(text)])
    }

    /// An element. Attributes whose value is nil are left out.
    init(_ name: StaticString, _ attributes: [(StaticString, String?)] = [], _ content: [HTML] = []) {
        open(name, attributes)
        for piece in content { append(piece) }
        close(name)
    }

    /// A sentence of the catalogue, in which code stands between backticks. Short code is not broken over lines, and long
    /// numbers have spaces between their thousands.
    static func sentence(_ text: String) -> HTML {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // Without its partner a backtick is one.
        guard pieces.count % 2 == 1 else { return HTML(text) }
        return HTML(
            pieces.enumerated().map { index, piece in
                guard index % 2 == 1 else { return HTML(grouped(piece)) }
                return HTML("code", [("class", piece.count > unbrokenLength ? "long" : nil)], piece)
            })
    }

    private static let unbrokenLength = 28

    /// A text with a narrow space between the thousands of each number of more than four digits.
    static func grouped(_ text: String) -> String {
        var grouped = ""
        var digits: [Character] = []
        let flush = {
            for (index, digit) in digits.enumerated() {
                if digits.count > 4, index > 0, (digits.count - index) % 3 == 0 { grouped.append("\u{202F}") }
                grouped.append(digit)
            }
            digits = []
        }
        for character in text {
            if character.isASCII, character.isNumber {
                digits.append(character)
            } else {
                flush()
                grouped.append(character)
            }
        }
        flush()
        return grouped
    }

    mutating func append(_ other: HTML) { bytes += other.bytes }

    /// A text, escaped.
    mutating func append(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            // No browser may read a NUL, and a CR would come out as LF.
            case 0: bytes += "\u{FFFD}".utf8
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// A start tag; for long content that is appended piece by piece.
    mutating func open(_ name: StaticString, _ attributes: [(StaticString, String?)] = []) {
        bytes += "<\(name)".utf8
        for (key, value) in attributes {
            guard let value else { continue }
            bytes += " \(key)=\"".utf8
            append(value)
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: ">"))
    }

    /// An end tag.
    mutating func close(_ name: StaticString) {
        if !HTML.voids.contains("\(name)") { bytes += "</\(name)>".utf8 }
    }

    /// A document of which this is all that stands in `html`.
    var document: [UInt8] { Array("<!doctype html>\n<html lang=\"en\">".utf8) + bytes + Array("</html>\n".utf8) }

    /// The markup.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
