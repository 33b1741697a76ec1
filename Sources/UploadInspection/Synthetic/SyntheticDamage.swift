import ContractFindings
import MultipartContract

/// A content of invented bytes with the damage that was found in a real one, and the invented bytes that were expected.
public struct SyntheticDamage: Sendable {
    /// The most bytes of an invented content; a longer one is made as long as this.
    public static let maximumLength = 4 << 10

    /// What was found in the original.
    public let original: Finding
    /// The bytes that were expected.
    public let expected: [UInt8]
    /// The bytes that came.
    public let found: [UInt8]

    /// Nil if no invented bytes show the same damage: its category, and its term where it has one.
    init?(_ finding: Finding) throws(SourceFailure) {
        original = finding
        let plan = Plan(finding)
        for (expected, found) in plan.pairs {
            guard
                let damage = try ContentDamage.find(
                    in: MemorySource(found), content: 0..<found.count, expected: MemorySource(expected)),
                damage.finding.category == finding.category, damage.finding.term == finding.term
            else { continue }
            self.expected = expected
            self.found = found
            return
        }
        return nil
    }
}

extension SyntheticDamage: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The category and the lengths.
    public var description: String {
        "\(original.category.rawValue): \(found.count) bytes in place of \(expected.count)"
    }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// What invented contents to try for a damage.
private struct Plan {
    let finding: Finding
    /// The length of the expected content.
    let length: Int
    /// Where the first difference should be.
    let place: Int
    /// How many places should be changed.
    let count: Int

    init(_ finding: Finding) {
        self.finding = finding
        length = min(max(finding.expected ?? 64, 1), SyntheticDamage.maximumLength)
        place = min(max(finding.contentOffset ?? 0, 0), length - 1)
        count = min(max(finding.count ?? 1, 1), length)
    }

    /// Pairs of expected and damaged bytes, the likest first.
    var pairs: [(expected: [UInt8], found: [UInt8])] {
        switch finding.category {
        case .damageUTF8: utf8
        case .damageLFToCRLF:
            both([[0x0A], [0x0D, 0x0A, 0x0A], [0x0D]]) {
                [ByteDamage.lfToCRLF($0), ByteDamage.everyLFToCRLF($0), ByteDamage.crToCRLF($0), everyToCRLF($0)]
            }
        case .damageCRLFToLF:
            both([[0x0D, 0x0A], [0x0D], [0x0D, 0x0A, 0x0D]]) {
                [ByteDamage.crlfToLF($0), ByteDamage.crToLF($0), ByteDamage.crToLF(ByteDamage.crlfToLF($0))]
            }
        case .damageLatin1: legacyText
        case .damageExtraLineEnd, .damageMissingLineEnd, .damageTrimmed, .damageBOMAdded, .damageBOMRemoved,
            .damageEmpty, .damageNUL, .damageTruncated:
            ends
        default: texts
        }
    }

    /// Letters, as they were expected.
    private var letters: [UInt8] { SyntheticText.filler(length) }

    /// Letters with other bytes at the place and, where there are several, one after the other behind it.
    private func letters(with unit: [UInt8], times: Int) -> [UInt8] {
        var bytes = letters
        var offset = place
        for _ in 0..<times {
            let end = offset + unit.count
            if end > bytes.count { bytes += Array(repeating: UInt8(ascii: "i"), count: end - bytes.count) }
            bytes.replaceSubrange(offset..<end, with: unit)
            // A letter between two, if there is room for all.
            offset = end + (place + times * (unit.count + 1) <= length ? 1 : 0)
        }
        return bytes
    }

    private func both(
        _ units: [[UInt8]], _ damages: ([UInt8]) -> [[UInt8]]
    ) -> [(expected: [UInt8], found: [UInt8])] {
        units.flatMap { unit -> [(expected: [UInt8], found: [UInt8])] in
            let expected = letters(with: unit, times: count)
            return damages(expected).map { (expected, $0) }
        }
    }

    private func everyToCRLF(_ bytes: [UInt8]) -> [UInt8] { ByteDamage.crToCRLF(ByteDamage.lfToCRLF(bytes)) }

    // MARK: Kinds

    private var utf8: [(expected: [UInt8], found: [UInt8])] {
        switch finding.term {
        case .questionMark?: both([[0xFF]]) { [ByteDamage.questionMarks($0)] }
        case .perByte?:
            [0, 1].map { _ in
                let expected = letters(with: [0xE2, 0x82], times: (count + 1) / 2)
                return (
                    expected, expected.flatMap { $0 < 0x80 ? [$0] : [0xEF, 0xBF, 0xBD] }
                )
            }
        default: both([[0xFF]]) { [ByteDamage.utf8Decoded($0)] }
        }
    }

    private var legacyText: [(expected: [UInt8], found: [UInt8])] {
        let twice = finding.term == .latin1Twice || finding.term == .windows1252Twice
        let isWindows = finding.term == .windows1252 || finding.term == .windows1252Twice
        let change = isWindows ? ByteDamage.windows1252 : ByteDamage.latin1
        return both([[isWindows ? 0x80 : 0xE9]]) { [twice ? change(change($0)) : change($0)] }
    }

    private var ends: [(expected: [UInt8], found: [UInt8])] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let crlf: [UInt8] = [0x0D, 0x0A]
        let difference = abs((finding.expected ?? 0) - (finding.found ?? 0))
        let unit = difference == 2 * count || difference == 0 ? crlf : [0x0A]
        let lineEnds = Array(repeatElement(unit, count: min(count, 4)).joined())
        let space = Array(repeating: UInt8(ascii: " "), count: min(max(difference, 1), 64))
        switch (finding.category, finding.term) {
        case (.damageExtraLineEnd, .atStart?): return [(letters, unit + letters)]
        case (.damageExtraLineEnd, .atBothEnds?): return [(letters, crlf + letters + crlf)]
        case (.damageExtraLineEnd, _): return [(letters, letters + lineEnds), (letters, letters + crlf)]
        case (.damageMissingLineEnd, _): return [(letters + unit, letters)]
        case (.damageTrimmed, .atStart?): return [(space + letters, letters)]
        case (.damageTrimmed, .atBothEnds?): return [(space + letters + space, letters)]
        case (.damageTrimmed, _): return [(letters + [0x20] + space, letters)]
        case (.damageBOMAdded, _): return [(letters, mark + letters)]
        case (.damageBOMRemoved, _): return [(mark + letters, letters)]
        case (.damageEmpty, _): return [(letters, [])]
        default:
            let kept = Array(SyntheticText.filler(max(1, min(place, SyntheticDamage.maximumLength))))
            let rest = SyntheticText.filler(max(1, length - kept.count - 1))
            return finding.category == .damageNUL ? [(kept + [0] + rest, kept)] : [(kept + rest + [0x2E], kept)]
        }
    }

    private var texts: [(expected: [UInt8], found: [UInt8])] {
        let letters = letters
        switch finding.category {
        case .damageBase64: return [(letters, ByteDamage.base64(letters))]
        case .damageHexadecimal: return [(letters, ByteDamage.hexadecimal(letters))]
        case .damageDescription:
            let digits = Array("<".utf8) + ByteDamage.hexadecimal(letters) + Array(">".utf8)
            return [(letters, finding.recovery == .certain ? digits : Array("\(letters.count) bytes".utf8))]
        case .damageFraming:
            let head = Array("--invented\r\nContent-Disposition: form-data; name=\"invented\"\r\n\r\n".utf8)
            return [(letters, head + letters + Array("\r\n--invented--\r\n".utf8))]
        case .damageUnexplained:
            let length = min(max(finding.found ?? letters.count, place + 1), SyntheticDamage.maximumLength)
            let tail = (place..<max(length, place + 1)).map { $0.isMultiple(of: 2) ? UInt8(0x81) : 0xFE }
            return [(letters, Array(letters[..<place]) + tail)]
        default: return []
        }
    }
}
