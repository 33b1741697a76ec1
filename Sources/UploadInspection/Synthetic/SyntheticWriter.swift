import ContractFindings
import MultipartContract

/// Replaces the bytes of a body by invented ones of the same kind, in place: no length changes, so no offset does.
struct SyntheticWriter {
    private(set) var bytes: [UInt8]
    private let inspection: BodyInspection
    /// Bytes that stay: delimiters, and whatever else holds the text of the boundary, with what stands round it.
    private var kept: [Range<Int>] = []
    /// The names of fields so far, each with its number, so that equal names stay equal and others differ.
    private var names: [ArraySlice<UInt8>: Int] = [:]

    init(_ bytes: [UInt8], _ inspection: BodyInspection) {
        self.bytes = bytes
        self.inspection = inspection
        guard let boundary = inspection.boundary else { return }
        var scanner = MultipartScanner(boundary: boundary)
        var kept: [Range<Int>] = []
        bytes.withUnsafeBytes { all in
            scanner.scan(all, isLast: true) { mark in
                let first = max(0, mark.start - 1)
                kept.append(first..<max(first, min(mark.end, all.count)))
            }
        }
        self.kept = kept
    }

    /// Replaces everything.
    mutating func rewrite() {
        let anatomy = inspection.anatomy
        if anatomy.parts.isEmpty, anatomy.close == nil {
            rewriteUnframed()
            return
        }
        rewriteFill(anatomy.preamble)
        for (index, part) in anatomy.parts.enumerated() {
            var writer = SyntheticHead(inspection.heads[index], number: number(of: inspection.heads[index]))
            writer.rewrite()
            let head = part.head.lowerBound..<min(part.head.upperBound, part.head.lowerBound + writer.bytes.count)
            replace(head, with: writer.bytes)
            rewriteContent(part.content, part: index)
        }
        rewriteFill(anatomy.epilogue)
        // A body that ends within its closing delimiter.
    }

    private mutating func number(of head: PartHead) -> Int {
        guard let name = head.nameBytes else { return 0 }
        if let number = names[name] { return number }
        names[name] = names.count
        return names.count - 1
    }

    private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
        for (offset, byte) in zip(range, new) where !isKept(offset) { bytes[offset] = byte }
    }

    /// Whether a delimiter or the like holds the byte.
    private func isKept(_ offset: Int) -> Bool {
        var (low, high) = (0, kept.count)
        while low < high {
            let middle = (low + high) / 2
            if kept[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < kept.count && kept[low].contains(offset)
    }

    // MARK: Contents

    private func has(_ category: FindingCategory, part: Int? = nil) -> Bool {
        inspection.findings.contains { $0.category == category && (part == nil || $0.part == part) }
    }

    private mutating func rewriteContent(_ range: Range<Int>, part: Int) {
        let content = Array(bytes[range])
        if has(.headerInContent, part: part) {
            replace(range, with: SyntheticHead.masked(content))
        } else if has(.contentLengthCharacters) || has(.replacementInBinary, part: part) {
            replace(range, with: SyntheticText.sameEncoding(content))
        } else {
            // The signature of a file type is no content of anybody's.
            let signature = FileSignature.length(of: content)
            replace(range, with: content.prefix(signature) + SyntheticText.filler(content.count - signature))
        }
    }

    /// A preamble or epilogue: line ends stay, since a reader looks at them.
    private mutating func rewriteFill(_ range: Range<Int>) {
        replace(
            range,
            with: bytes[range].enumerated().map { index, byte in
                byte == 0x0D || byte == 0x0A || byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
                    ? byte : SyntheticText.letter(index)
            })
    }

    /// A body that is no multipart at all: another one that looks the same.
    private mutating func rewriteUnframed() {
        let length = bytes.count
        let term = inspection.findings.first { $0.category == .noDelimiter }?.term
        let frame: (before: String, behind: String) =
            switch term {
            case .json: ("{\"a\":\"", "\"}")
            case .xml: ("<a>", "</a>")
            case .urlEncoded: ("a=", "")
            default: ("", "")
            }
        let signature = FileSignature.length(of: bytes)
        if signature > 0 {
            bytes = bytes.prefix(signature) + SyntheticText.filler(length - signature)
        } else if term == .binary {
            bytes = (0..<length).map { $0.isMultiple(of: 2) ? 0x00 : 0xFF }
        } else if term == .base64 {
            bytes = (0..<length).map { index in bytes[index] == UInt8(ascii: "=") ? bytes[index] : UInt8(ascii: "Q") }
        } else if frame.before.utf8.count + frame.behind.utf8.count < length {
            let middle = length - frame.before.utf8.count - frame.behind.utf8.count
            bytes = Array(frame.before.utf8) + SyntheticText.filler(middle) + Array(frame.behind.utf8)
        } else {
            bytes = SyntheticText.filler(length)
        }
    }
}

/// Invented text.
enum SyntheticText {
    /// The letters of invented contents, over and over.
    static func letter(_ index: Int) -> UInt8 { Array("invented".utf8)[index % 8] }

    /// That many bytes of invented text.
    static func filler(_ count: Int) -> [UInt8] {
        let word = Array("invented".utf8)
        return (0..<max(0, count)).map { word[$0 % word.count] }
    }

    /// Invented text with characters of as many bytes at the same places: ASCII for ASCII, two bytes for two. Replacement
    /// characters, line ends and bytes that are no UTF-8 keep their kind.
    static func sameEncoding(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let length = sequenceLength(bytes[index...])
            switch length {
            case 0: result.append(0xFF)
            case 1:
                let isKind = byte < 0x20 || byte == 0x7F
                result.append(isKind ? (byte == 0x0D || byte == 0x0A || byte == 0 ? byte : 0x01) : letter(index))
            case 2: result += [0xC3, 0xA9]
            case 3:
                result += bytes[index...].starts(with: [0xEF, 0xBF, 0xBD]) ? [0xEF, 0xBF, 0xBD] : [0xE2, 0x82, 0xAC]
            default: result += [0xF0, 0x9F, 0x98, 0x80]
            }
            index += max(1, length)
        }
        return result
    }

    /// How many bytes the UTF-8 sequence at the start has; 0 if it is none.
    private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
        var decoder = Unicode.UTF8.ForwardParser()
        var iterator = bytes.prefix(4).makeIterator()
        guard case .valid(let scalar) = decoder.parseScalar(from: &iterator) else { return 0 }
        return scalar.count
    }
}

/// The first bytes of known file types.
enum FileSignature {
    private static let all: [[UInt8]] = [
        [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF89a".utf8),
        Array("GIF87a".utf8), Array("%PDF-".utf8), [0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B, 0x08],
        // Signatures after a damage, so that it is found in the copy as well.
        [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47], [0xC2, 0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
        [0xC3, 0xBF, 0xC3, 0x98, 0xC3, 0xBF], [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD],
        Array("iVBORw0KGgo".utf8), Array("/9j/".utf8),
    ]

    /// How many bytes of the content are the signature of a type; 0 if it has none that is known.
    static func length(of content: [UInt8]) -> Int {
        if content.count >= 12, content[4..<8].elementsEqual("ftyp".utf8) { return 12 }
        if content.count >= 12, content.starts(with: "RIFF".utf8) { return 12 }
        return all.first { content.starts(with: $0) }?.count ?? 0
    }
}
