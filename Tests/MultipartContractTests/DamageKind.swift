import ContractFindings
import Foundation
import Testing

/// A damage, done in the plainest way there is, with what has to be found.
struct DamageKind: Sendable, CustomTestStringConvertible {
    let name: String
    let category: FindingCategory
    var term: Term?
    /// Whether the bytes can be had back whatever they are; nil where it depends on them.
    var isCertain: Bool?
    let apply: @Sendable ([UInt8]) -> [UInt8]

    var testDescription: String { name }

    static let crlf: [UInt8] = [0x0D, 0x0A]

    /// Replaces what stands there at the start of a rest; how many bytes of it, and by what.
    static func rewrite(_ bytes: [UInt8], _ rule: (ArraySlice<UInt8>) -> (length: Int, bytes: [UInt8])?) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let (length, replacement) = rule(bytes[index...]) {
                result += replacement
                index += length
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    static func lineEnds(crlf: [UInt8], lf: [UInt8], cr: [UInt8]) -> @Sendable ([UInt8]) -> [UInt8] {
        { bytes in
            rewrite(bytes) { rest in
                if rest.starts(with: [0x0D, 0x0A]) { return (2, crlf) }
                return rest.first == 0x0A ? (1, lf) : rest.first == 0x0D ? (1, cr) : nil
            }
        }
    }

    /// Whether a scalar's UTF-8 starts there, by trying all lengths with the standard library.
    static func character(_ rest: ArraySlice<UInt8>) -> Int? {
        (1...4).first { length in
            rest.count >= length && String(bytes: rest.prefix(length), encoding: .utf8)?.unicodeScalars.count == 1
        }
    }

    static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
        let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
        return bytes.flatMap { byte -> [UInt8] in
            guard !undefined.contains(byte), let text = String(bytes: [byte], encoding: .windowsCP1252) else {
                return Array(String(UnicodeScalar(byte)).utf8)
            }
            return Array(text.utf8)
        }
    }

    static func latin1(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { Array(String(UnicodeScalar($0)).utf8) } }

    static func hexadecimal(_ bytes: [UInt8], _ format: String = "%02x") -> String {
        bytes.map { String(format: format, $0) }.joined()
    }

    static let all: [DamageKind] = text + lineEnd + ends + written

    static let text: [DamageKind] = [
        DamageKind(name: "decoded with repair", category: .damageUTF8, term: .perSequence, isCertain: false) { bytes in
            Array(String(decoding: bytes, as: UTF8.self).utf8)
        },
        DamageKind(name: "a replacement a byte", category: .damageUTF8, term: .perByte, isCertain: false) { bytes in
            rewrite(bytes) { rest in character(rest) == nil ? (1, [0xEF, 0xBF, 0xBD]) : copied(rest) }
        },
        DamageKind(name: "a question mark a byte", category: .damageUTF8, term: .questionMark, isCertain: false) {
            bytes in
            rewrite(bytes) { rest in character(rest) == nil ? (1, [0x3F]) : copied(rest) }
        },
        DamageKind(name: "ASCII only", category: .damageUTF8, term: .questionMark, isCertain: false) { bytes in
            bytes.map { $0 < 0x80 ? $0 : 0x3F }
        },
        DamageKind(name: "ASCII only, by character", category: .damageUTF8, term: .questionMark, isCertain: false) {
            bytes in
            Array(
                String(
                    String.UnicodeScalarView(
                        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.isASCII ? $0 : "?" })
                ).utf8)
        },
        DamageKind(name: "Latin-1", category: .damageLatin1, term: .latin1, isCertain: true, apply: latin1),
        DamageKind(name: "Latin-1 twice", category: .damageLatin1, term: .latin1Twice, isCertain: true) {
            latin1(latin1($0))
        },
        DamageKind(
            name: "Windows-1252", category: .damageLatin1, term: .windows1252, isCertain: true, apply: windows1252),
        DamageKind(name: "Windows-1252 twice", category: .damageLatin1, term: .windows1252Twice, isCertain: true) {
            windows1252(windows1252($0))
        },
    ]

    private static func copied(_ rest: ArraySlice<UInt8>) -> (Int, [UInt8])? {
        character(rest).map { ($0, Array(rest.prefix($0))) }
    }

    static let lineEnd: [DamageKind] = [
        DamageKind(
            name: "text mode", category: .damageLFToCRLF, isCertain: true,
            apply: lineEnds(crlf: [13, 13, 10], lf: [13, 10], cr: [13])),
        DamageKind(
            name: "LF to CRLF where no CR is", category: .damageLFToCRLF,
            apply: lineEnds(crlf: [13, 10], lf: [13, 10], cr: [13])),
        DamageKind(
            name: "all line ends to CRLF", category: .damageLFToCRLF, term: .carriageReturn, isCertain: false,
            apply: lineEnds(crlf: [13, 10], lf: [13, 10], cr: [13, 10])),
        DamageKind(
            name: "CRLF to LF", category: .damageCRLFToLF, apply: lineEnds(crlf: [10], lf: [10], cr: [13])),
        DamageKind(
            name: "all line ends to LF", category: .damageCRLFToLF, term: .carriageReturn, isCertain: false,
            apply: lineEnds(crlf: [10], lf: [10], cr: [10])),
        DamageKind(
            name: "CR removed", category: .damageCRLFToLF, term: .carriageReturn, isCertain: false,
            apply: lineEnds(crlf: [10], lf: [10], cr: [])),
    ]

    static let ends: [DamageKind] = [
        DamageKind(name: "CRLF behind", category: .damageExtraLineEnd, term: .atEnd, isCertain: true) { $0 + crlf },
        DamageKind(name: "LF behind", category: .damageExtraLineEnd, term: .atEnd, isCertain: true) { $0 + [10] },
        DamageKind(name: "two CRLFs behind", category: .damageExtraLineEnd, term: .atEnd, isCertain: true) {
            $0 + crlf + crlf
        },
        DamageKind(name: "CRLF before", category: .damageExtraLineEnd, term: .atStart, isCertain: true) { crlf + $0 },
        DamageKind(name: "line ends round it", category: .damageExtraLineEnd, term: .atBothEnds, isCertain: true) {
            [10] + $0 + crlf
        },
        DamageKind(name: "mark before", category: .damageBOMAdded, isCertain: true) { [0xEF, 0xBB, 0xBF] + $0 },
        DamageKind(name: "cut", category: .damageTruncated, isCertain: false) { Array($0.dropLast()) },
        DamageKind(name: "cut at NUL", category: .damageNUL, isCertain: false) { Array($0.prefix { $0 != 0 }) },
        DamageKind(name: "empty", category: .damageEmpty, isCertain: false) { _ in [] },
    ]

    static let written: [DamageKind] = [
        DamageKind(name: "base64", category: .damageBase64, isCertain: true) { Array(Data($0).base64EncodedData()) },
        DamageKind(name: "base64 without padding", category: .damageBase64, isCertain: true) { bytes in
            Array(Data(bytes).base64EncodedString().utf8.filter { $0 != UInt8(ascii: "=") })
        },
        DamageKind(name: "base64 for addresses", category: .damageBase64, isCertain: true) { bytes in
            Data(bytes).base64EncodedString().utf8.map {
                $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0
            }
        },
        DamageKind(name: "base64 of 76 columns", category: .damageBase64, isCertain: true) {
            Array(
                Data($0).base64EncodedData(options: [
                    .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
                ]))
        },
        DamageKind(name: "base64 of 64 columns", category: .damageBase64, isCertain: true) {
            Array(Data($0).base64EncodedData(options: [.lineLength64Characters, .endLineWithLineFeed])) + [10]
        },
        DamageKind(name: "base64 as an address", category: .damageBase64, isCertain: true) {
            Array("data:image/png;base64,".utf8) + Array(Data($0).base64EncodedData())
        },
        DamageKind(name: "digits", category: .damageHexadecimal, isCertain: true) { Array(hexadecimal($0).utf8) },
        DamageKind(name: "capital digits", category: .damageHexadecimal, isCertain: true) {
            Array(("0x" + hexadecimal($0, "%02X") + "\n").utf8)
        },
        DamageKind(name: "digits with spaces", category: .damageHexadecimal, isCertain: true) {
            Array(hexadecimal($0, " %02x").dropFirst().utf8)
        },
        DamageKind(name: "number of bytes", category: .damageDescription, isCertain: false) { bytes in
            Array("\(Data(bytes))".utf8)
        },
        DamageKind(name: "angle brackets", category: .damageDescription, isCertain: true) { bytes in
            var text = "<"
            for (index, byte) in bytes.enumerated() {
                text += (index > 0 && index % 4 == 0 ? " " : "") + String(format: "%02x", byte)
            }
            return Array((text + ">").utf8)
        },
        DamageKind(name: "length and bytes", category: .damageDescription) { bytes in
            let groups = stride(from: 0, to: 16, by: 4).map { hexadecimal(Array(bytes.dropFirst($0).prefix(4))) }
            let ends = [bytes.suffix(8).prefix(4), bytes.suffix(4)].map { hexadecimal(Array($0)) }
            let digits =
                bytes.count <= 24
                ? hexadecimal(bytes) : groups.joined(separator: " ") + " ... " + ends.joined(separator: " ") + " "
            return Array("{length = \(bytes.count), bytes = 0x\(digits)}".utf8)
        },
        DamageKind(name: "list of numbers", category: .damageDescription, isCertain: true) { Array("\($0)".utf8) },
    ]
}
