import MultipartContract

/// Replaces what a user sent in the header lines of a part: names, filenames and other values. Syntax and known words stay.
struct SyntheticHead {
    private(set) var bytes: [UInt8]
    private let head: PartHead
    private let number: Int

    /// - Parameter number: which name it is, so that different names stay different.
    init(_ head: PartHead, number: Int) {
        bytes = head.bytes
        self.head = head
        self.number = number
    }

    /// Header names that are no invention of a user's.
    private static let knownNames: Set<String> = [
        "content-disposition", "content-type", "content-length", "content-transfer-encoding",
    ]

    mutating func rewrite() {
        var known: [Range<Int>] = []
        for line in head.lines {
            let name = String(decoding: head.bytes[line.name], as: UTF8.self).lowercased()
            guard SyntheticHead.knownNames.contains(name) else { continue }
            known.append(line.name)
            switch name {
            case "content-disposition": known += SyntheticHead.words(of: head.bytes, in: line.value)
            case "content-type" where isPlain(head.bytes[line.value]): known.append(line.value)
            case "content-length", "content-transfer-encoding": known.append(line.value)
            default: break
            }
        }
        for index in bytes.indices where !known.contains(where: { $0.contains(index) }) {
            bytes[index] = SyntheticHead.replacement(head.bytes, at: index)
        }
        // The first letter of a name says which one it is.
        if let name = head.nameRange, let first = name.first(where: { SyntheticHead.isLetter(head.bytes[$0]) }) {
            let isUpper = head.bytes[first] < UInt8(ascii: "a")
            bytes[first] = (isUpper ? UInt8(ascii: "A") : UInt8(ascii: "a")) + UInt8(number % 26)
        }
    }

    /// `form-data` and the names of parameters: what stands before a `;` or `=` outside of quotes.
    private static func words(of bytes: [UInt8], in value: Range<Int>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        for word in ["form-data", "attachment", "name", "filename"] {
            let text = Array(word.utf8)
            var index = value.lowerBound
            while index + text.count <= value.upperBound {
                let range = index..<index + text.count
                let fits = zip(bytes[range], text).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && isLetter($0) }
                let before = index == value.lowerBound ? UInt8(ascii: ";") : bytes[index - 1]
                let behind = range.upperBound < value.upperBound ? bytes[range.upperBound] : UInt8(ascii: ";")
                if fits, before == UInt8(ascii: ";") || before == UInt8(ascii: " "),
                    "=;* ".utf8.contains(behind)
                {
                    words.append(range)
                }
                index += 1
            }
        }
        return words
    }

    private func isPlain(_ value: ArraySlice<UInt8>) -> Bool {
        value.count <= 60
            && value.allSatisfy { SyntheticHead.isLetter($0) || "/-+.;= 0123456789".utf8.contains($0) }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// A byte of the same kind: a letter for a letter, in its case; a digit for a digit. Escapes of syntax bytes stay.
    private static func replacement(_ bytes: [UInt8], at index: Int) -> UInt8 {
        let byte = bytes[index]
        if isInSyntaxEscape(bytes, at: index) { return byte }
        if isInEscape(bytes, at: index) {
            return bytes[index - 1] == UInt8(ascii: "%") ? UInt8(ascii: "4") : UInt8(ascii: "1")
        }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return Array("field".utf8)[index % 5]
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Array("FIELD".utf8)[index % 5]
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt8(ascii: "1")
        case 0x80...0xFF: return nonASCII(bytes, at: index)
        default: return byte
        }
    }

    /// Whether the byte is one of the two digits behind a `%`.
    private static func isInEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        let start = index - (index > 0 && bytes[index - 1] == UInt8(ascii: "%") ? 1 : 2)
        guard start >= 0, start + 2 < bytes.count, bytes[start] == UInt8(ascii: "%") else { return false }
        return isHex(bytes[start + 1]) && isHex(bytes[start + 2])
    }

    /// Whether the byte belongs to `%22`, `%0D`, `%0A`, `%5B` or `%5D`: they are what a reader looks for.
    private static func isInSyntaxEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        for start in max(0, index - 2)...index where bytes[start] == UInt8(ascii: "%") && start + 2 < bytes.count {
            let escape = String(decoding: bytes[start + 1...start + 2], as: UTF8.self).uppercased()
            if ["22", "0D", "0A", "5B", "5D"].contains(escape) { return true }
        }
        return false
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }

    /// Lead and continuation bytes of UTF-8 stay what they are and lose what they say; others stay in their half.
    private static func nonASCII(_ bytes: [UInt8], at index: Int) -> UInt8 {
        switch bytes[index] {
        case 0x80...0x9F: 0x82
        case 0xA0...0xBF: 0xA9
        case 0xC2...0xDF: 0xC3
        case 0xE1...0xEC: 0xE2
        default: bytes[index]
        }
    }

    /// Header lines that stand in a content: known names and line ends stay, everything else is replaced.
    static func masked(_ content: [UInt8]) -> [UInt8] {
        var result = content
        var start = 0
        var isHead = true
        while start < content.count {
            let end = content[start...].firstIndex(of: 0x0A) ?? content.count
            let line = content[start..<end]
            let isBlank = line.allSatisfy { $0 == 0x0D }
            let colon = line.firstIndex(of: UInt8(ascii: ":"))
            let name = colon.map { String(decoding: content[start..<$0], as: UTF8.self).lowercased() } ?? ""
            let keeps = isHead && knownNames.contains(name)
            for index in line.indices where content[index] != 0x0D {
                if keeps, let colon, index <= colon { continue }
                result[index] = SyntheticText.letter(index)
            }
            if isBlank { isHead = false }
            start = end + 1
        }
        return result
    }
}
