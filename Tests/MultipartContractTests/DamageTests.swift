import ContractFindings
import MultipartContract
import Testing

@Suite("Damage to a content")
struct DamageTests {
    /// Something that every damage changes: all kinds of line ends, NUL, valid and invalid UTF-8, between random bytes. It
    /// begins and ends with a letter.
    static func content(_ generator: inout SeededGenerator) -> [UInt8] {
        let telling: [[UInt8]] = [
            [0x0A], [0x0D, 0x0A], [0x0D, 0x71], [0x00], [0xFF, 0x80, 0x93], [0xE2, 0x82], [0xC3, 0xA9],
            [0xF0, 0x9F, 0x98],
            [0x81, 0x2B], [0xF0, 0x9F, 0x98, 0x80], [0x3F], [0xFB, 0xEF, 0xBE],
        ]
        let pieces = telling.shuffled(using: &generator).map { piece in
            let before = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            return before + [0x6B] + piece
        }
        return [0x61] + pieces.joined() + [0x7A]
    }

    private func find(
        _ found: [UInt8], _ expected: [UInt8], pieceLength: Int = 1 << 20
    ) throws -> (damage: ContentDamage?, source: PiecewiseSource) {
        // The content stands in a body, between other bytes.
        let source = PiecewiseSource(bytes: [1, 2, 3] + found + [4], pieceLength: pieceLength)
        let damage = try ContentDamage.find(
            in: source, content: 3..<3 + found.count,
            expected: PiecewiseSource(bytes: expected, pieceLength: pieceLength), part: 4, field: "file")
        return (damage, source)
    }

    private func undo(_ damage: ContentDamage?, in source: some ByteSource) throws -> [UInt8]? {
        guard let repair = damage.flatMap(Repair.init) else { return nil }
        var bytes: [UInt8] = []
        try repair.write(from: source) { bytes.append(contentsOf: $0) }
        #expect(bytes.count == repair.length)
        return bytes
    }

    static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int {
        zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
    }

    @Test("of every kind is named, and undone where that is certain", arguments: DamageKind.all)
    func kinds(kind: DamageKind) throws {
        for seed in 1...60 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let expected = Self.content(&generator)
            let bytes = kind.apply(expected)
            let (damage, source) = try find(bytes, expected)
            let finding = try #require(damage?.finding, "seed \(seed)")
            let offset = Self.firstDifference(bytes, expected)
            #expect(finding.category == kind.category, "seed \(seed)")
            #expect(finding.term == kind.term, "seed \(seed)")
            #expect(finding.layer == .payload && finding.part == 4 && finding.field == "file")
            #expect(finding.offset == 3 + offset && finding.contentOffset == offset, "seed \(seed)")
            #expect(finding.expected == expected.count && finding.found == bytes.count)
            if let isCertain = kind.isCertain { #expect((finding.recovery == .certain) == isCertain, "seed \(seed)") }
            let undone = try undo(damage, in: source)
            #expect(undone == (finding.recovery == .certain ? expected : nil), "seed \(seed)")
        }
    }

    @Test("is found alike in pieces of any length", arguments: DamageKind.all)
    func pieces(kind: DamageKind) throws {
        var generator = SeededGenerator(seed: 7)
        let expected = Self.content(&generator)
        let bytes = kind.apply(expected)
        let whole = try find(bytes, expected)
        for pieceLength in 1...20 {
            let (damage, source) = try find(bytes, expected, pieceLength: pieceLength)
            #expect(damage == whole.damage)
            let undone = try undo(damage, in: source)
            #expect(undone == (damage?.finding.recovery == .certain ? expected : nil))
        }
    }

    @Test("of no known kind is unexplained, from the first byte that differs")
    func otherChanges() throws {
        for seed in 1...400 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let expected = Self.content(&generator)
            var bytes = expected
            let place = Int.random(in: 1..<bytes.count - 1, using: &generator)
            switch seed % 3 {
            case 0: bytes[place] ^= 0x41
            case 1: bytes.insert(0x51, at: place)
            default: bytes.remove(at: place)
            }
            // A change in a damaged content is not explained by the damage either.
            let kind = DamageKind.all[Int(seed) % DamageKind.all.count]
            if seed % 2 == 0, kind.apply(expected).count > expected.count / 2 {
                bytes = kind.apply(expected)
                bytes[bytes.count / 2] ^= 0x40
            }
            guard bytes != expected else { continue }
            let (damage, _) = try find(bytes, expected)
            let finding = try #require(damage?.finding, "seed \(seed)")
            if finding.category == .damageCRLFToLF, finding.term != nil { continue }  // a removed CR is that kind
            #expect(finding.category == .damageUnexplained, "seed \(seed)")
            #expect(finding.contentOffset == Self.firstDifference(bytes, expected), "seed \(seed)")
            #expect(finding.recovery == .lost)
        }
    }

    @Test("is none where the bytes are equal")
    func equal() throws {
        var generator = SeededGenerator(seed: 3)
        for length in [0, 1, 7, 8, 9, 1_023, 1_024, 1_025, 200_000] {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(try find(bytes, bytes).damage == nil)
            #expect(try find(bytes, bytes, pieceLength: 1_000).damage == nil)
        }
    }

    static let small: [(expected: String, found: String, category: FindingCategory, term: Term?, recovery: Recovery)] =
        [
            ("a\r\n", "a", .damageMissingLineEnd, .atEnd, .certain),
            ("a\n", "a", .damageMissingLineEnd, .atEnd, .certain),
            ("\n", "", .damageMissingLineEnd, .atEnd, .certain),
            ("a\r\n", "a\r", .damageMissingLineEnd, .atEnd, .certain),
            ("a \n\n", "a", .damageTrimmed, .atEnd, .lost), ("  a", "a", .damageTrimmed, .atStart, .lost),
            ("\t a b \r\n", "a b", .damageTrimmed, .atBothEnds, .lost),
            ("  a \n", " a \n", .damageTrimmed, .atStart, .lost),
            ("   ", "", .damageTrimmed, .atEnd, .lost), ("\u{FEFF}ab", "ab", .damageBOMRemoved, nil, .certain),
            ("\u{FEFF}", "", .damageEmpty, nil, .lost), ("\0a", "", .damageEmpty, nil, .lost),
            ("", "\r\n", .damageExtraLineEnd, .atEnd, .certain), ("", "\u{FEFF}", .damageBOMAdded, nil, .certain),
            ("", "0 bytes", .damageDescription, nil, .lost),
            ("abc", "Optional(3 bytes)", .damageDescription, nil, .lost),
            ("abc", "4 bytes", .damageUnexplained, nil, .lost), ("a", "YQ==", .damageBase64, nil, .certain),
            ("a", "YQ\r\n", .damageBase64, nil, .certain), ("a", "YQ=", .damageUnexplained, nil, .lost),
            ("a", "61", .damageHexadecimal, nil, .certain), ("ab", "6162 ", .damageUnexplained, nil, .lost),
            ("é", "Ã©", .damageLatin1, .latin1, .certain), ("é", "?", .damageUTF8, .questionMark, .lost),
            ("a\nb", "a\r\nb", .damageLFToCRLF, nil, .certain),
            ("a\r\nb\nc", "a\r\nb\r\nc", .damageLFToCRLF, nil, .lost),
            ("a\r\nb", "a\nb", .damageCRLFToLF, nil, .certain), ("a\r\nb\nc", "a\nb\nc", .damageCRLFToLF, nil, .lost),
            ("a\rb", "a\nb", .damageCRLFToLF, .carriageReturn, .lost), ("abc", "x", .damageUnexplained, nil, .lost),
        ]

    @Test("of small contents is named by the documented order")
    func smallContents() throws {
        for (index, row) in Self.small.enumerated() {
            let (damage, source) = try find(Array(row.found.utf8), Array(row.expected.utf8))
            let finding = try #require(damage?.finding, "row \(index)")
            #expect(finding.category == row.category, "row \(index)")
            #expect(finding.term == row.term, "row \(index)")
            #expect(finding.recovery == row.recovery, "row \(index)")
            let undone = try undo(damage, in: source)
            #expect(undone == (row.recovery == .certain ? Array(row.expected.utf8) : nil), "row \(index)")
        }
    }

    @Test("counts the places that were changed")
    func counts() throws {
        let expected: [UInt8] = [0xFF, 0xD8, 0x0A, 0x61, 0x0A, 0xC3, 0xA9]
        let repaired = Array(String(decoding: expected, as: UTF8.self).utf8)
        #expect(try find(repaired, expected).damage?.finding.count == 2)
        #expect(try find(DamageKind.latin1(expected), expected).damage?.finding.count == 4)
        #expect(try find(DamageKind.lineEnd[0].apply(expected), expected).damage?.finding.count == 2)
        #expect(try find(expected + [13, 10, 13, 10], expected).damage?.finding.count == 2)
    }

    @Test("UTF-8 with repair agrees with the standard library on every start of two bytes")
    func repairedSequences() throws {
        for first in 0x80...0xFF as ClosedRange<UInt8> {
            let expected = (0...0xFF).flatMap { second in
                [0x61, first, UInt8(second), 0x80, 0x80, 0x41, 0xF0, 0x90] as [UInt8]
            }
            let found = Array(String(decoding: expected, as: UTF8.self).utf8)
            let finding = try #require(try find(found, expected).damage?.finding)
            #expect(finding.category == .damageUTF8 && finding.term == .perSequence, "\(first)")
        }
    }

    @Test("of contents made of few telling pieces always has an answer, and what is certain is right")
    func answers() throws {
        let pieces: [[UInt8]] = [
            [0x0D], [0x0A], [0x0D, 0x0A], [0], [0x2D, 0x2D], Array("b".utf8), Array("Content-A: b".utf8),
            [0xEF, 0xBB, 0xBF],
            [0xEF, 0xBF, 0xBD], [0xC3], [0xA9], [0xC2], [0x3F], [0x20], Array("61".utf8), Array("<".utf8),
            Array(">".utf8),
            Array("[".utf8), Array("]".utf8), Array("YQ==".utf8), Array("data:;base64,".utf8),
            Array("{length = 1, bytes = 0x".utf8),
            Array("}".utf8), Array("1 bytes".utf8), Array(" ... ".utf8), [0x61],
        ]
        for seed in 1...3_000 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            func draw(_ most: Int) -> [UInt8] {
                (0..<Int.random(in: 0...most, using: &generator)).flatMap { _ in
                    pieces.randomElement(using: &generator) ?? []
                }
            }
            let expected = draw(3)
            let found = seed % 2 == 0 ? draw(6) : draw(2) + expected + draw(2)
            let (damage, source) = try find(found, expected, pieceLength: Int(seed % 7) + 1)
            #expect((damage == nil) == (found == expected), "seed \(seed)")
            let undone = try undo(damage, in: source)
            #expect(undone == (damage?.finding.recovery == .certain ? expected : nil), "seed \(seed)")
            #expect(try find(found, expected).damage == damage, "seed \(seed)")
        }
    }

    @Test("a source that ends early is an error, not a finding")
    func sources() throws {
        let bytes = Array(repeating: UInt8(0x61), count: 100)
        let whole = MemorySource(bytes)
        let shrunken = ShrunkenSource(bytes: bytes, length: 200)
        #expect(throws: SourceFailure(offset: 100)) {
            try ContentDamage.find(in: shrunken, content: 0..<200, expected: MemorySource(bytes + bytes))
        }
        #expect(throws: SourceFailure(offset: 100)) {
            try ContentDamage.find(in: MemorySource(bytes + bytes), content: 0..<200, expected: shrunken)
        }
        let damage = try #require(
            try ContentDamage.find(in: whole, content: 0..<100, expected: MemorySource(Array(bytes.dropLast(2)) + [10]))
        )
        #expect(damage.finding.category == .damageUnexplained)
        let extra = try #require(
            try ContentDamage.find(in: MemorySource(bytes + [10]), content: 0..<101, expected: whole))
        let repair = try #require(Repair(extra))
        #expect(throws: SourceFailure.self) { try repair.write(from: MemorySource([])) { _ in } }
    }
}
