import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("Canonical text, wire bytes and layouts")
struct UUIDBytesTests {
    @Test("The vectors of RFC 9562 give the published text and the published bytes, in both directions")
    func published() throws {
        for fact in try Facts.load().rfc9562 {
            let wire = try #require(hex(fact.wireHex))
            let parsed = try UUIDRule.any.parse(fact.text)
            #expect(parsed.wireBytes == wire && parsed.wireData == Data(wire), "\(fact.source)")
            #expect(try UUID(wireBytes: wire).canonicalText == fact.canonicalLower)
            #expect(try UUID(wireBytes: Data(wire)) == parsed)
        }
    }

    @Test("Canonical text is written into a buffer with room, and not into a shorter one")
    func intoBuffer() {
        let uuid = UUID(plain: Array(0...15))
        var bytes = [UInt8](repeating: 0x2A, count: 40)
        #expect(bytes.withUnsafeMutableBytes { uuid.writeCanonicalText(into: $0) } == 36)
        #expect(String(decoding: bytes, as: UTF8.self) == "00010203-0405-0607-0809-0a0b0c0d0e0f****")
        var short = [UInt8](repeating: 0x2A, count: 35)
        #expect(short.withUnsafeMutableBytes { uuid.writeCanonicalText(into: $0) } == 0)
        #expect(short == [UInt8](repeating: 0x2A, count: 35))
    }

    @Test("Canonical text of random UUIDs is the lower-case text")
    func random() {
        var generator = SeededGenerator(seed: 31)
        for _ in 0..<1_000 {
            let uuid = generator.uuid()
            #expect(uuid.canonicalText == uuid.plainText, "seed 31")
        }
    }

    @Test("Only 16 bytes are a binary UUID, whatever collection they come in")
    func lengths() throws {
        let lengths = try Facts.load().byteLengths
        #expect(throws: Never.self) { try UUID(wireBytes: (0..<lengths.accept).lazy.map { UInt8($0) }) }
        for length in lengths.reject + [1, 14, 18, 1_000_000] {
            let finding = Finding(.uuidByteCount, field: "order.id", expected: 16, found: length)
            let bytes = [UInt8](repeating: 7, count: length)
            #expect(throws: Refusal(finding)) { try UUID(wireBytes: bytes, field: "order.id") }
            #expect(throws: Refusal(finding)) { try UUID(wireBytes: bytes.lazy.map { $0 }, field: "order.id") }
            #expect(throws: Refusal(finding)) { try UUID(wireBytes: Data(bytes), field: "order.id") }
        }
    }

    @Test("The text of a UUID in a binary field is named as text, with hyphens and without")
    func textInBytes() {
        for text in ["e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "E621E1F8C36C495A93FC0C247A3E6E5F"] {
            let finding = Finding(.uuidTextInBytes, expected: 16, found: text.utf8.count)
            #expect(throws: Refusal(finding)) { try UUID(wireBytes: text.utf8) }
            #expect(throws: Refusal(finding)) { try ByteLayout.javaLegacy.decode(Array(text.utf8)) }
        }
        let broken = "e621e1f8-c36c-495a-93fc-0c247a3e6e5g"
        #expect(throws: Refusal(Finding(.uuidByteCount, expected: 16, found: 36))) { try UUID(wireBytes: broken.utf8) }
    }

    @Test("Each layout has the published permutation, and decoding is its inverse")
    func permutations() throws {
        let facts = try Facts.load().layouts
        #expect(facts.count == ByteLayout.allCases.count)
        for fact in facts {
            let layout = try #require(ByteLayout(rawValue: fact.name))
            #expect(layout.permutation == fact.permutation)
            #expect(layout.term.rawValue == fact.name)
            let places = UUID(plain: Array(0...15))
            #expect(try layout.decode(0...15).plainBytes.map(Int.init) == fact.inverse)
            #expect(layout.encode(places).map(Int.init) == fact.permutation)
            #expect((fact.permutation == fact.inverse) == fact.selfInverse)
        }
    }

    @Test("Published pairs of text and bytes hold in both directions, and are explained by their layout")
    func pairs() throws {
        for fact in try Facts.load().layoutPairs {
            let layout = try #require(ByteLayout(rawValue: fact.layout))
            let uuid = try UUIDRule.any.parse(fact.text)
            let wire = try #require(hex(fact.wireHex))
            #expect(layout.encode(uuid) == wire, "\(fact.source)")
            #expect(try layout.decode(wire) == uuid, "\(fact.source)")
            if let misread = fact.readAsText {
                #expect(try UUID(wireBytes: wire).canonicalText == misread)
                #expect(try UUID(wireBytes: wire).versionDigit == fact.versionWhenMisread)
            }
            let explanation = ByteLayout.explain(bytes: wire, expected: uuid)
            if layout == .rfc9562 {
                #expect(explanation == .same && explanation.finding() == nil)
            } else if case .layouts(let layouts) = explanation {
                #expect(layouts.contains(layout), "\(fact.source)")
            } else {
                Issue.record("\(fact.source): \(explanation.word)")
            }
        }
    }

    @Test("Layouts that give the same bytes are all named, and a UUID that looks alike in every layout is the same")
    func lookAlikes() throws {
        let palindrome = UUID(plain: [1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4, 4, 3, 2, 1])
        let both = ByteLayout.explain(bytes: [2, 1, 4, 3, 1, 2, 3, 4, 1, 2, 3, 4, 4, 3, 2, 1], expected: palindrome)
        #expect(both.word == "mySQLSwapped")
        let twoWays = UUID(plain: [1, 2, 2, 1, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5])
        let wire = ByteLayout.javaLegacy.encode(twoWays)
        #expect(wire == [4, 4, 3, 3, 1, 2, 2, 1, 5, 5, 5, 5, 5, 5, 5, 5])
        let explained = ByteLayout.explain(bytes: wire, expected: twoWays)
        #expect(explained == .layouts([.javaLegacy, .mySQLSwapped]) && explained.word == "javaLegacy|mySQLSwapped")
        #expect(explained.finding(field: "id") == Finding(.uuidLayout, field: "id"))
        for byte: UInt8 in [0, 255] {
            let bytes = [UInt8](repeating: byte, count: 16)
            #expect(ByteLayout.explain(bytes: bytes, expected: UUID(plain: bytes)) == .same)
        }
    }

    @Test("Half-done conversions, a lost zero, an overwritten version and text are each named")
    func otherExplanations() throws {
        let uuid = UUID(plain: Array(0...15))
        let swaps: [(Term, String)] = [
            (.mySQLUnswapped, "04050607020300010809aabbccddeeff"),
            (.group1Reversed, "03020100040506070809aabbccddeeff"),
            (.group2Reversed, "00010203050406070809aabbccddeeff"),
            (.group3Reversed, "00010203040507060809aabbccddeeff"),
            (.groups12Reversed, "03020100050406070809aabbccddeeff"),
            (.groups13Reversed, "03020100040507060809aabbccddeeff"),
            (.groups23Reversed, "00010203050407060809aabbccddeeff"),
            (.firstHalfReversed, "07060504030201000809aabbccddeeff"),
        ]
        let expected = UUID(plain: try #require(hex("00010203040506070809aabbccddeeff")))
        for (term, wire) in swaps {
            let explained = ByteLayout.explain(bytes: try #require(hex(wire)), expected: expected)
            #expect(explained == .partialSwaps([term]) && explained.word == term.rawValue)
            #expect(explained.finding() == Finding(.uuidPartialSwap, term: term))
        }
        let halves = ByteLayout.explain(bytes: Array(8...15) + Array(0...7), expected: uuid)
        #expect(halves == .partialSwaps([.halvesExchanged]))
        let second = ByteLayout.explain(bytes: Array(0...7) + Array((8...15).reversed()), expected: uuid)
        #expect(second == .partialSwaps([.secondHalfReversed]))

        let zeroEnd = UUID(plain: Array(1...15) + [0])
        #expect(ByteLayout.explain(bytes: 1...15, expected: zeroEnd).word == "lostTrailingZero")
        #expect(ByteLayout.explain(bytes: 0...14, expected: uuid) == .none)

        var overwritten = uuid.plainBytes
        overwritten[6] = 0x46
        overwritten[8] = 0x88
        let explained = ByteLayout.explain(bytes: overwritten, expected: uuid)
        #expect(explained == .versionOverwritten && explained.finding()?.category == .uuidVersionOverwritten)
        overwritten[8] = 0x89
        #expect(ByteLayout.explain(bytes: overwritten, expected: uuid) == .none)

        #expect(ByteLayout.explain(bytes: uuid.plainText.uppercased().utf8, expected: uuid).word == "text")
        #expect(ByteLayout.explain(bytes: zeroEnd.plainText.utf8, expected: uuid) == .none)
        #expect(LayoutExplanation.none.finding()?.category == .uuidBytesUnexplained)
    }

    @Test("Random UUIDs are explained by the layout that made the bytes")
    func randomLayouts() throws {
        var generator = SeededGenerator(seed: 32)
        for _ in 0..<300 {
            let uuid = generator.uuid()
            for layout in ByteLayout.allCases {
                let wire = layout.encode(uuid)
                #expect(try layout.decode(wire) == uuid, "seed 32")
                let word = ByteLayout.explain(bytes: wire.lazy.map { $0 }, expected: uuid).word
                #expect(word == (layout == .rfc9562 ? "same" : layout.rawValue), "seed 32")
            }
        }
    }
}
