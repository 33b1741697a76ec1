import ContractFindings

/// Says in which encoding a short text of a header seems to be.
///
/// UTF-8 is certain, since other texts hardly ever are UTF-8 by chance. The others are named only if every byte fits one of
/// them and the text does not fit another one as well; else the answer is that it is not known.
enum TextEncodingGuess {
    static func term(of text: some Collection<UInt8>) -> Term {
        let bytes = Array(text)
        if isUTF8(bytes) { return .utf8 }
        let fitting = [(Term.latin1, isLatin1(bytes)), (.shiftJIS, isShiftJIS(bytes)), (.gb18030, isGB(bytes))]
            .filter(\.1)
        return fitting.count == 1 ? fitting[0].0 : .unknownEncoding
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }

    /// Letters of Western Europe, one or two in a row, among more letters of ASCII.
    private static func isLatin1(_ bytes: [UInt8]) -> Bool {
        var row = 0
        var (high, low) = (0, 0)
        for byte in bytes {
            switch byte {
            case 0xD7, 0xF7, 0xFF, 0x80..<0xC0: return false
            case 0xC0...:
                row += 1
                high += 1
                if row > 2 { return false }
            default:
                row = 0
                if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { low += 1 }
            }
        }
        return high <= low
    }

    /// Characters of two bytes, some of them kana, punctuation or the more common ideographs (leads 81 to 9F).
    private static func isShiftJIS(_ bytes: [UInt8]) -> Bool {
        var index = 0
        var hasCommon = false
        while index < bytes.count {
            switch bytes[index] {
            case 0..<0x80: index += 1
            case 0x81...0x9F, 0xE0...0xEF:
                guard index + 1 < bytes.count, (0x40...0xFC).contains(bytes[index + 1]), bytes[index + 1] != 0x7F
                else { return false }
                hasCommon = hasCommon || bytes[index] < 0xA0
                index += 2
            default: return false
            }
        }
        return hasCommon
    }

    /// Characters of two bytes from the rows of GB 2312, or of four bytes.
    private static func isGB(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            guard index + 1 < bytes.count else { return false }
            if (0xA1...0xF7).contains(bytes[index]), (0xA1...0xFE).contains(bytes[index + 1]) {
                index += 2
            } else if index + 3 < bytes.count, (0x81...0xFE).contains(bytes[index]),
                (0x30...0x39).contains(bytes[index + 1]), (0x81...0xFE).contains(bytes[index + 2]),
                (0x30...0x39).contains(bytes[index + 3])
            {
                index += 4
            } else {
                return false
            }
        }
        return true
    }
}
