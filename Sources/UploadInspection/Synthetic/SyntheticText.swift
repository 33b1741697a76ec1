import ContractFindings
import MultipartContract

/// Invented contents.
enum SyntheticText {
    private static let word = Array("invented".utf8)

    /// The letters of invented contents, over and over.
    static func letter(_ index: Int) -> UInt8 { word[index % word.count] }

    /// That many bytes of invented text.
    static func filler(_ count: Int) -> [UInt8] { (0..<max(0, count)).map(letter) }

    /// That many bytes that are no text in any encoding that is looked for.
    static func binary(_ count: Int) -> [UInt8] { (0..<max(0, count)).map { 0x91 + UInt8($0 % 8) } }

    /// Bytes that look like others to a reader: a signature, JSON, a form, text, or none of them.
    ///
    /// - Parameter keepsKinds: whether line ends, control characters and the lengths of characters stay too.
    static func lookalike(_ bytes: [UInt8], keepsKinds: Bool) -> [UInt8] {
        let signature = SyntheticSignature.length(of: bytes)
        let term = BodyLooks.term(prefix: bytes.prefix(BodyLooks.prefixLength), length: bytes.count)
        let isText = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
        var result =
            keepsKinds ? sameEncoding(bytes) : isText && term != .binary ? filler(bytes.count) : binary(bytes.count)
        if signature > 0 {
            if isText, !keepsKinds { result = filler(bytes.count) }
            result.replaceSubrange(0..<signature, with: bytes[..<signature])
            return result
        }
        let frame: (before: String, behind: String)
        switch term {
        case .json: frame = ("{\"a\":\"", "\"}")
        case .xml: frame = ("<a>", "</a>")
        case .urlEncoded: frame = ("a=", "")
        case .base64:
            return bytes.map { byte in byte == UInt8(ascii: "=") || byte == 0x0D || byte == 0x0A ? byte : 0 }
                .enumerated().map { $1 == 0 ? Array("Qq1".utf8)[$0 % 3] : $1 }
        default: return result
        }
        let length = frame.before.utf8.count + frame.behind.utf8.count
        guard length < bytes.count else {
            // Too short to hold anything of anybody's.
            return bytes.count <= 4 ? bytes : result
        }
        result.replaceSubrange(0..<frame.before.utf8.count, with: Array(frame.before.utf8))
        result.replaceSubrange(result.count - frame.behind.utf8.count..<result.count, with: Array(frame.behind.utf8))
        return result
    }

    /// Invented text with characters of as many bytes at the same places: ASCII for ASCII, two bytes for two. Replacement
    /// characters, line ends and bytes that are no UTF-8 keep their kind.
    static func sameEncoding(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let length = sequenceLength(bytes[index...])
            switch length {
            case 0: result.append(0xFF)
            case 1: result.append(sameKind(bytes[index], at: index))
            case 2: result += [0xC3, 0xA9]
            case 3:
                let isReplacement = bytes[index...].starts(with: [0xEF, 0xBF, 0xBD])
                result += isReplacement ? [0xEF, 0xBF, 0xBD] : [0xE2, 0x82, 0xAC]
            default: result += [0xF0, 0x9F, 0x98, 0x80]
            }
            index += max(1, length)
        }
        return result
    }

    /// White space and control characters stay; every other character becomes a letter.
    private static func sameKind(_ byte: UInt8, at index: Int) -> UInt8 {
        switch byte {
        case 0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x1B: byte
        case 0x01..<0x20, 0x7F: 0x01
        default: letter(index)
        }
    }

    /// How many bytes the UTF-8 sequence at the start has; 0 if it is none.
    private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
        var decoder = Unicode.UTF8.ForwardParser()
        var iterator = bytes.prefix(4).makeIterator()
        guard case .valid(let scalar) = decoder.parseScalar(from: &iterator) else { return 0 }
        return scalar.count
    }
}

/// The first bytes of known file types, as they are and as a known damage leaves them.
enum SyntheticSignature {
    /// How many bytes of the content are the signature of a type; 0 if it has none that is known.
    static func length(of content: [UInt8]) -> Int {
        if content.count >= 12, content[4..<8].elementsEqual("ftyp".utf8), isBrand(content[8..<12]) { return 12 }
        if content.count >= 12, content.starts(with: "RIFF".utf8), content[8..<12].elementsEqual("WEBP".utf8) {
            return 12
        }
        return all.first { content.starts(with: $0) }?.count ?? 0
    }

    private static func isBrand(_ bytes: ArraySlice<UInt8>) -> Bool {
        [
            "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "avif", "avis", "mp41", "mp42",
            "isom", "iso2", "avc1", "M4V ", "M4A ", "qt  ", "3gp4", "3gp5",
        ].contains { bytes.elementsEqual($0.utf8) }
    }

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
    private static let gzip: [UInt8] = [0x1F, 0x8B, 0x08]

    /// The longest first, so that a damaged one is not cut.
    private static let all: [[UInt8]] = {
        let whole: [[UInt8]] =
            [
                png, jpeg, gzip, Array("GIF89a".utf8), Array("GIF87a".utf8), Array("%PDF-".utf8), [0x50, 0x4B, 3, 4],
                [0x50, 0x4B, 5, 6], [0x50, 0x4B, 7, 8],
            ]
        let damages: [([UInt8]) -> [UInt8]] = [
            ByteDamage.utf8Decoded, ByteDamage.questionMarks, ByteDamage.lfToCRLF, ByteDamage.everyLFToCRLF,
            ByteDamage.crlfToLF, ByteDamage.latin1, { ByteDamage.latin1(ByteDamage.latin1($0)) },
            ByteDamage.windows1252,
            { ByteDamage.windows1252(ByteDamage.windows1252($0)) },
        ]
        let damaged = [png, jpeg, gzip].flatMap { signature in damages.map { $0(signature) } }
        // In base64, with and without what stands before it.
        let base64 = ["iVBORw0KGgo", "/9j/", "H4sI"].flatMap { text in
            [text]
                + ["png", "jpeg", "jpg", "gzip"].map {
                    "data:\($0 == "gzip" ? "application" : "image")/\($0);base64,\(text)"
                }
        }
        return (whole + damaged + base64.map { Array($0.utf8) }).sorted { $0.count > $1.count }
    }()
}
