import Testing

@testable import MultipartContract

@Suite("Searching for a boundary")
struct BoundarySearchTests {
    /// The first match by trying every start.
    static func naive(_ needle: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= needle.count else { return nil }
        return (0...(bytes.count - needle.count)).first { bytes[$0..<($0 + needle.count)].elementsEqual(needle) }
    }

    /// The first match when the bytes come in pieces that end at the edges.
    static func cut(_ needle: [UInt8], in bytes: [UInt8], at edges: [Int]) -> Int? {
        var search = BoundarySearch(needle: needle)
        var start = 0
        for end in edges + [bytes.count] {
            let found = Array(bytes[start..<end]).withUnsafeBytes { piece in
                search.next(in: piece, isLast: end == bytes.count)
            }
            if let found { return start + found }
            start = end
        }
        return nil
    }

    /// Every match, going on behind each, in pieces of one size.
    static func all(_ needle: [UInt8], in bytes: [UInt8], pieceSize: Int) -> [Int] {
        var search = BoundarySearch(needle: needle)
        var matches: [Int] = []
        for start in stride(from: 0, to: bytes.count, by: pieceSize) {
            let end = min(bytes.count, start + pieceSize)
            Array(bytes[start..<end]).withUnsafeBytes { piece in
                var from = 0
                while let found = search.next(in: piece, from: from, isLast: false) {
                    matches.append(start + found)
                    from = found + needle.count
                }
            }
        }
        return matches
    }

    @Test("The needle is found at every offset of contents of every length round the block sizes")
    func offsets() {
        let needle = Array("-aB3-aB4".utf8)
        for length in [8, 9, 15, 16, 17, 22, 23, 24, 31, 70, 71, 72, 86, 87, 88, 150] {
            for offset in 0...(length - needle.count) {
                var bytes = [UInt8](repeating: UInt8(ascii: "-"), count: length)
                bytes.replaceSubrange(offset..<(offset + needle.count), with: needle)
                var search = BoundarySearch(needle: needle)
                #expect(search.find(in: bytes) == offset)
            }
        }
    }

    @Test(
        "Every way to cut the input in two, and in single bytes, finds the same place",
        arguments: [
            "x", "ab", "aab", "abcabd", "----", "--a--a", "ByteContract-abcdefghijkmnpqrstuvwxyz23",
        ])
    func splits(text: String) {
        let needle = Array(text.utf8)
        for decoy in [needle, Array(needle.dropLast()), Array(needle.dropFirst()), []] {
            let bytes = Array("zz".utf8) + decoy.dropLast() + needle.prefix(1) + needle + needle + Array("yy".utf8)
            let expected = Self.naive(needle, in: bytes)
            for edge in 0...bytes.count { #expect(Self.cut(needle, in: bytes, at: [edge]) == expected) }
            for edge in 0..<bytes.count { #expect(Self.cut(needle, in: bytes, at: [edge, edge + 1]) == expected) }
            #expect(Self.cut(needle, in: bytes, at: Array(1..<bytes.count)) == expected)
        }
    }

    @Test(
        "Random needles over few letters are found where trying every start finds them",
        arguments: [11, 12, 13, 14] as [UInt64])
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let letters = Int.random(in: 1...3, using: &generator)
            let draw = { (count: Int, generator: inout SeededGenerator) in
                (0..<count).map { _ in UInt8(97 + Int.random(in: 0..<letters, using: &generator)) }
            }
            let needle = draw(Int.random(in: 1...20, using: &generator), &generator)
            let bytes = draw(Int.random(in: 0...400, using: &generator), &generator)
            let expected = Self.naive(needle, in: bytes)
            var search = BoundarySearch(needle: needle)
            #expect(search.find(in: bytes) == expected, "seed \(seed)")
            let edges = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                Int.random(in: 0...bytes.count, using: &generator)
            }
            #expect(Self.cut(needle, in: bytes, at: edges.sorted()) == expected, "seed \(seed)")
        }
    }

    @Test(
        "Long needles are found among their own fragments where trying every start finds them",
        arguments: [21, 22, 23, 24] as [UInt64])
    func fragments(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var withWords = 0
        for _ in 0..<300 {
            let letters = Int.random(in: 2...20, using: &generator)
            let needle = (0..<Int.random(in: 14...70, using: &generator)).map { _ in
                UInt8(97 + Int.random(in: 0..<letters, using: &generator))
            }
            if BoundarySearch(needle: needle).words != nil { withWords += 1 }
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                let start = Int.random(in: 0..<needle.count, using: &generator)
                bytes += needle[start..<Int.random(in: start...needle.count, using: &generator)]
                if Bool.random(using: &generator) { bytes.append(UInt8(96 + letters / 2)) }
            }
            if Bool.random(using: &generator) {
                bytes.insert(contentsOf: needle, at: Int.random(in: 0...bytes.count, using: &generator))
            }
            let expected = Self.naive(needle, in: bytes)
            var search = BoundarySearch(needle: needle)
            #expect(search.find(in: bytes) == expected, "seed \(seed)")
            let edges = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                Int.random(in: 0...bytes.count, using: &generator)
            }
            #expect(Self.cut(needle, in: bytes, at: edges.sorted()) == expected, "seed \(seed)")
        }
        // Both ways of searching were tried.
        #expect(withWords > 50 && withWords < 300)
    }

    @Test("Every random boundary has words of its own, and so takes the fast way")
    func randomBoundariesHaveWords() {
        for _ in 0..<2_000 { #expect(BoundarySearch(Boundary.random()).words != nil) }
    }

    @Test("Going on behind a match finds all that follow, in pieces of any size")
    func resuming() {
        let needle = Array("aba".utf8)
        let bytes = Array("abababa--aba-abaaba".utf8)
        for size in 1...bytes.count { #expect(Self.all(needle, in: bytes, pieceSize: size) == [0, 4, 9, 13, 16]) }
    }

    /// Bytes that make a naive or a filtered search compare much: near misses of every kind, for a needle each.
    static let hostile: [(needle: String, unit: String)] = [
        (String(repeating: "-", count: 70), String(repeating: "-", count: 69) + "x"),
        ("-----------------------------------X----------------------------------", "-"),
        ("-----------------------------------X----------------------------------", "------------------------------X"),
        (String(repeating: "ab", count: 35), String(repeating: "ab", count: 34) + "cc"),
        (String(repeating: "ab", count: 35), String(repeating: "ab", count: 34) + "c"),
        (String(repeating: "a", count: 69) + "b", "a"),
        ("b" + String(repeating: "a", count: 69), "b" + String(repeating: "a", count: 68)),
        ("ByteContract-abcdefghijkmnpqrstuvwxyz23", "\r\n--ByteContract-abcdefghijkmnpqrstuvwxyz2"),
        ("ByteContract-abcdefghijkmnpqrstuvwxyz23", "\r\n"),
    ]

    @Test("Work grows with the length of the input and not faster, whatever it holds", arguments: hostile.indices)
    func linear(index: Int) {
        let needle = Array(Self.hostile[index].needle.utf8)
        let unit = Array(Self.hostile[index].unit.utf8)
        for (size, pieceSize) in [(40_000, 40_000), (80_000, 80_000), (80_000, 997), (80_000, 1)] {
            let bytes = Array(repeatElement(unit, count: size / unit.count + 1).joined().prefix(size))
            var search = BoundarySearch(needle: needle)
            var found: Int?
            for start in stride(from: 0, to: size, by: pieceSize) where found == nil {
                let piece = Array(bytes[start..<min(size, start + pieceSize)])
                found = piece.withUnsafeBytes { piece in search.next(in: piece, isLast: false) }
            }
            #expect(found == nil)
            // One step a byte before the automaton takes over, two in it, one more at each edge.
            #expect(search.work <= 4 * size + 512)
        }
    }

    @Test("The automaton takes over on hostile bytes and finds what stands behind them")
    func handover() {
        let needle = Array(String(repeating: "ab", count: 35).utf8)
        let unit = Array((String(repeating: "ab", count: 34) + "cc").utf8)
        let bytes = Array(repeatElement(unit, count: 100).joined()) + needle
        var search = BoundarySearch(needle: needle)
        #expect(search.find(in: bytes) == bytes.count - needle.count)
        #expect(search.work > bytes.count / 2)
    }
}
