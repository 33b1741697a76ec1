/// A JSON document to be written with its keys in the order given, which Foundation's encoder cannot do.
package enum OrderedJSON: Sendable {
    case null
    case string(String)
    case int(Int)
    case bool(Bool)
    case array([OrderedJSON])
    case object([(String, OrderedJSON)])

    /// On one line, for protocols of a line a message.
    package var line: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// Every member on its own line, two spaces a level, with a line end at the end.
    package var document: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .string(let value): OrderedJSON.write(value, to: &text, onlyASCII: indent == nil)
        case .int(let value): text += String(value)
        case .bool(let value): text += value ? "true" : "false"
        case .array(let elements):
            OrderedJSON.writeList(elements, between: "[", and: "]", to: &text, indent: indent) {
                element, text, indent in
                element.write(to: &text, indent: indent)
            }
        case .object(let members):
            OrderedJSON.writeList(members, between: "{", and: "}", to: &text, indent: indent) { member, text, indent in
                OrderedJSON.write(member.0, to: &text, onlyASCII: indent == nil)
                text += ": "
                member.1.write(to: &text, indent: indent)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], between open: String, and close: String, to text: inout String, indent: Int?,
        each: (Element, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 2 }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += inner == nil ? ", " : "," }
            if let inner { text += "\n" + String(repeating: " ", count: inner) }
            each(element, &text, inner)
        }
        if let indent, !elements.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
        text += close
    }

    /// Escapes what JSON demands, so that a document stays readable; on one line also all that is not printable ASCII, so that
    /// nothing on the way (a pipe's encoding, a Swift source) can change it.
    private static func write(_ value: String, to text: inout String, onlyASCII: Bool) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{c}": text += "\\f"
            case "\0"..<" ", "\u{7f}": text += escape(UInt16(scalar.value))
            case "\u{80}"... where onlyASCII: for unit in UTF16.encode(scalar) ?? .init() { text += escape(unit) }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func escape(_ unit: UInt16) -> String {
        "\\u" + Hexadecimal.text([UInt8(unit >> 8), UInt8(unit & 0xff)])
    }
}
