import MultipartContract

/// Replaces what a user sent in header lines: names, filenames and other values. Grammar and known words stay.
enum SyntheticHead {
    /// The bytes of a head with everything invented but its grammar.
    ///
    /// - Parameter number: which name it is, so that different names stay different.
    static func invented(_ head: PartHead, number: Int) -> [UInt8] {
        var bytes = invented(head.bytes, keeping: KnownWords.ranges(in: head))
        // The first letters of a name say which one it is.
        var rest = number
        for index in head.nameRange ?? 0..<0 where isLetter(head.bytes[index]) && !isInEscape(head.bytes, at: index) {
            let isUpper = head.bytes[index] < UInt8(ascii: "a")
            bytes[index] = (isUpper ? UInt8(ascii: "A") : UInt8(ascii: "a")) + UInt8(rest % 26)
            rest /= 26
            if rest == 0 { break }
        }
        return bytes
    }

    /// A value of the `Content-Type` with everything invented but its grammar and the boundary.
    static func invented(contentType value: [UInt8], usedBoundary: [UInt8]?) -> [UInt8] {
        invented(value, keeping: KnownWords.ranges(inContentType: value, usedBoundary: usedBoundary))
    }

    /// A value of the `Content-Length`: digits stay, and the words of values that were never set.
    static func invented(contentLength value: [UInt8]) -> [UInt8] {
        let words = KnownWords.ranges(inContentType: value, usedBoundary: nil)
        let digits = value.indices.filter { isDigit(value[$0]) }
        return digits.count > 19
            ? invented(value, keeping: words) : invented(value, keeping: words + digits.map { $0..<$0 + 1 })
    }

    /// Bytes of the same kinds: a letter for a letter, in its case; a digit for a digit. Escapes of grammar bytes stay.
    private static func invented(_ bytes: [UInt8], keeping kept: [Range<Int>]) -> [UInt8] {
        var result = bytes
        var index = 0
        var known = kept.sorted { $0.lowerBound < $1.lowerBound }[...]
        while index < bytes.count {
            while let first = known.first, first.upperBound <= index { known.removeFirst() }
            if let first = known.first, first.contains(index) {
                index = first.upperBound
            } else if bytes[index] >= 0x80 {
                let end = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count
                result.replaceSubrange(index..<end, with: nonASCII(Array(bytes[index..<end])))
                index = end
            } else {
                result[index] = letterOrDigit(bytes, at: index)
                index += 1
            }
        }
        return result
    }

    private static func letterOrDigit(_ bytes: [UInt8], at index: Int) -> UInt8 {
        if isInSyntaxEscape(bytes, at: index) { return bytes[index] }
        if isInEscape(bytes, at: index) {
            return bytes[index - 1] == UInt8(ascii: "%") ? UInt8(ascii: "4") : UInt8(ascii: "1")
        }
        switch bytes[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return Array("field".utf8)[index % 5]
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Array("FIELD".utf8)[index % 5]
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt8(ascii: "1")
        default: return bytes[index]
        }
    }

    /// UTF-8 becomes other UTF-8 with characters as long. What is in another encoding keeps what tells the encoding.
    private static func nonASCII(_ run: [UInt8]) -> [UInt8] {
        guard !String(decoding: run, as: UTF8.self).utf8.elementsEqual(run) else {
            return SyntheticText.sameEncoding(run)
        }
        return run.map { byte in
            switch byte {
            case 0x80...0x9F: 0x82
            case 0xA0...0xBF: 0xA9
            case 0xC0...0xDF where byte != 0xD7: 0xC9
            case 0xE0...0xEF: 0xE9
            case 0xF0...0xFE where byte != 0xF7: 0xF6
            default: byte
            }
        }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Whether the byte is one of the two digits behind a `%`.
    private static func isInEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        (max(0, index - 2)..<index).contains { start in
            bytes[start] == UInt8(ascii: "%") && start + 2 < bytes.count && isHex(bytes[start + 1])
                && isHex(bytes[start + 2])
        }
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
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }

    /// Header lines that stand in a content: known names and line ends stay, everything else is replaced.
    static func masked(_ content: [UInt8]) -> [UInt8] {
        var result = content
        var start = 0
        var isHead = true
        while start < content.count {
            let end = content[start...].firstIndex(of: 0x0A) ?? content.count
            let line = content[start..<end]
            // Another part begins.
            if line.starts(with: "--".utf8) { isHead = true }
            let isBlank = line.allSatisfy { $0 == 0x0D }
            let colon = line.firstIndex(of: UInt8(ascii: ":"))
            let name = colon.map { String(decoding: content[start..<$0], as: UTF8.self).lowercased() } ?? ""
            let keeps = isHead && KnownWords.headerNames.contains(name)
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
