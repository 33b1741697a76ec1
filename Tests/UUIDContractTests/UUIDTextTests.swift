import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("Strict parsing of text")
struct UUIDTextTests {
    /// What a parser made of bytes: the UUID, or the category and offset.
    private enum Answer: Equatable {
        case accept(UUID)
        case reject(FindingCategory, Int?)

        init(_ body: () throws(Refusal) -> UUID) {
            do { self = .accept(try body()) } catch { self = .reject(error.category, error.offset) }
        }
    }

    /// Every way in that takes these bytes must give the same answer.
    private func answers(_ bytes: [UInt8], rule: UUIDRule = .any) -> [Answer] {
        var answers = [
            Answer { () throws(Refusal) in try rule.parse(utf8: bytes) },
            Answer { () throws(Refusal) in try rule.parse(utf8: bytes.lazy.map { $0 }) },
            Answer { () throws(Refusal) in try rule.parse(bytes.span) },
            bytes.withUnsafeBytes { buffer in Answer { () throws(Refusal) in try rule.parse(utf8: buffer) } },
        ]
        let string = String(decoding: bytes, as: UTF8.self)
        if string.utf8.elementsEqual(bytes) {
            answers.append(Answer { () throws(Refusal) in try rule.parse(string) })
            let longer = "<" + string + ">"
            let middle = longer[
                longer.utf8.index(after: longer.startIndex)..<longer.utf8.index(before: longer.endIndex)]
            answers.append(Answer { () throws(Refusal) in try rule.parse(middle) })
        }
        return answers
    }

    private func expected(_ value: UInt8, at position: Int, in text: [UInt8]) -> FindingCategory? {
        let hyphens = [8, 13, 18, 23]
        let groupStart = [0, 9, 14, 19, 24].contains(position)
        let character = Character(Unicode.Scalar(value))
        if hyphens.contains(position) ? character == "-" : character.isHexDigit && value < 0x80 { return nil }
        if value == 0 { return .uuidNUL }
        if value >= 0x80 { return .uuidNonASCII }
        if [9, 10, 11, 12, 13, 32].contains(value) { return .uuidWhiteSpace }
        if position == 0, "{([<\"'".contains(character) { return .uuidWrapper }
        if hyphens.contains(position) { return .uuidHyphen }
        if character == "+" || (character == "-" && groupStart) { return .uuidSign }
        if character == "-" { return .uuidHyphen }
        if "xX".contains(character), !groupStart, text[position - 1] == UInt8(ascii: "0") { return .uuidHexPrefix }
        return .uuidHexDigit
    }

    @Test(
        "At every position every byte value is accepted or refused as the syntax says, with value, category and offset",
        arguments: [
            "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "00000000-0000-0000-0000-000000000000",
            "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "0F0a0B0c-0D0e-0f0A-0b0C-0d0E0F0a0B0c",
        ])
    func everyPosition(text: String) throws {
        let valid = Array(text.utf8)
        var accepted = 0
        var wrong: [String] = []
        for position in 0..<36 {
            for value in UInt8.min...UInt8.max {
                var bytes = valid
                bytes[position] = value
                let wanted: Answer
                if let category = expected(value, at: position, in: valid) {
                    wanted = .reject(category, position)
                } else {
                    accepted += 1
                    wanted = .accept(try #require(plainUUID(String(decoding: bytes, as: UTF8.self))))
                }
                if answers(bytes).contains(where: { $0 != wanted }) { wrong.append("\(position):\(value)") }
            }
        }
        #expect(wrong.isEmpty)
        #expect(accepted == 32 * 22 + 4)
    }

    @Test("Every finding of the text has the number of bytes that came and the number that should")
    func numbers() {
        let bytes = Array("e621e1f8-c36c".utf8)
        let finding = bytes.withUnsafeBytes { UUIDRule.v4.findings(utf8: $0, field: "order.id") }
        #expect(finding == [Finding(.uuidLength, offset: 13, field: "order.id", expected: 36, found: 13)])
    }

    @Test("Every byte after a whole UUID is refused at offset 36 in its own category")
    func tooLong() {
        let valid = Array("e621e1f8-c36c-495a-93fc-0c247a3e6e5f".utf8)
        for value in UInt8.min...UInt8.max {
            let category: FindingCategory =
                switch value {
                case 0: .uuidNUL
                case 0x80...: .uuidNonASCII
                case 9...13, 32: .uuidWhiteSpace
                case 0x7D, 0x29, 0x5D, 0x3E, 0x22, 0x27: .uuidWrapper
                default: .uuidLength
                }
            let long = valid + [value]
            #expect(Set(answers(long).map { "\($0)" }) == ["\(Answer.reject(category, 36))"], "byte \(value)")
            #expect(answers(long + long).allSatisfy { $0 == .reject(category, 36) })
        }
    }

    @Test("A text that ends early is refused for its length at its end, and without hyphens for these")
    func tooShort() {
        let valid = Array("e621e1f8-c36c-495a-93fc-0c247a3e6e5f".utf8)
        for length in 0..<36 {
            #expect(answers(Array(valid.prefix(length))).allSatisfy { $0 == .reject(.uuidLength, length) })
        }
        let digits = Array("e621e1f8c36c495a93fc0c247a3e6e5f".utf8)
        #expect(answers(digits).allSatisfy { $0 == .reject(.uuidMissingHyphens, 8) })
        #expect(answers(digits + Array("0000".utf8)).allSatisfy { $0 == .reject(.uuidHyphen, 8) })
    }

    @Test("The bad texts of other parsers are refused, each with its category and offset")
    func strictRejects() throws {
        for fact in try Facts.load().strictRejects {
            let category = try #require(FindingCategory(rawValue: fact.category))
            #expect(
                answers(Array(fact.text.utf8)).allSatisfy { $0 == .reject(category, fact.offset) }, "\(fact.name)")
        }
    }

    @Test("The good texts are accepted in either case, with the right value")
    func strictAccepts() throws {
        let facts = try Facts.load()
        let texts = facts.strictAccepts.map(\.text) + facts.jsonSchemaSuite.valid + facts.rfc9562.map(\.text)
        for text in texts + facts.oddVersionsAndVariants.map(\.text) {
            let uuid = try #require(plainUUID(text))
            #expect(answers(Array(text.utf8)).allSatisfy { $0 == .accept(uuid) }, "\(text)")
        }
    }

    @Test("The JSON Schema suite's invalid texts are refused")
    func jsonSchemaSuite() throws {
        for text in try Facts.load().jsonSchemaSuite.invalid {
            #expect(answers(Array(text.utf8)).allSatisfy { if case .reject = $0 { true } else { false } })
        }
    }

    @Test("A urn prefix is a wrapper in either case, and any other word is not")
    func prefixes() {
        for text in ["urn:uuid:", "URN:UUID:x", "uuid:", "UuId:e621e1f8-c36c-495a-93fc-0c247a3e6e5f"] {
            #expect(answers(Array(text.utf8)).allSatisfy { $0 == .reject(.uuidWrapper, 0) })
        }
        for text in ["urn:uuid", "uuid", "urn:oid:1", "uuid\u{1A}"] {
            #expect(answers(Array(text.utf8)).allSatisfy { $0 == .reject(.uuidHexDigit, 0) })
        }
    }

    @Test("A string of a megabyte is refused in one pass")
    func huge() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
        #expect(answers(bytes).allSatisfy { $0 == .reject(.uuidHyphen, 8) })
    }

    @Test("Random UUIDs come back by value through every way in, in either case")
    func random() {
        var generator = SeededGenerator(seed: 21)
        for _ in 0..<500 {
            let uuid = generator.uuid()
            let text = Bool.random(using: &generator) ? uuid.plainText : uuid.plainText.uppercased()
            #expect(answers(Array(text.utf8)).allSatisfy { $0 == .accept(uuid) }, "seed 21")
        }
    }

    @Test("Many strings at once give the same values and findings as one by one")
    func manyTexts() throws {
        let facts = try Facts.load()
        let texts = (facts.strictAccepts.map(\.text) + facts.strictRejects.map(\.text)).shuffled()
        var parsed = [UUID](repeating: UUID(), count: texts.count)
        var refused: [Int: Finding] = [:]
        parsed.withUnsafeMutableBufferPointer { target in
            UUIDRule.any.parse(texts, into: target) { refused[$0] = $1 }
        }
        for (index, text) in texts.enumerated() {
            do throws(Refusal) {
                #expect(try UUIDRule.any.parse(text) == parsed[index])
            } catch {
                #expect(refused[index] == error.finding)
                #expect(parsed[index].plainBytes == [UInt8](repeating: 0, count: 16))
            }
        }
        #expect(refused.count == facts.strictRejects.count)
    }
}
