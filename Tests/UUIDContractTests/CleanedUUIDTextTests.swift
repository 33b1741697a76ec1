import ContractFindings
import Testing
import UUIDContract

@Suite("The explicit clean-up of pasted text")
struct CleanedUUIDTextTests {
    private let clean = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"

    @Test("Each kind of change is made and named, and the result then passes the strict parser")
    func changes() throws {
        let cases: [(pasted: String, changes: [CleanedUUIDText.Change])] = [
            (clean, []), (" \t\(clean)\r\n", [.trimmed]), ("\u{A0}\(clean)\u{200B}", [.trimmed]),
            ("\u{FEFF}\(clean)", [.byteOrderMark]), ("\"\(clean)\"", [.quotes]),
            ("\u{201C}\(clean)\u{201D}", [.quotes]),
            ("'\(clean)'", [.quotes]), ("{\(clean)}", [.braces]), ("(\(clean))", [.parentheses]),
            ("[\(clean)]", [.brackets]), ("<\(clean)>", [.brackets]), ("urn:uuid:\(clean)", [.urnPrefix]),
            ("UUID:\(clean)", [.urnPrefix]), ("e621e1f8c36c495a93fc0c247a3e6e5f", [.insertedHyphens]),
            ("e621e1f8\u{2013}c36c\u{2013}495a\u{2011}93fc\u{2212}0c247a3e6e5f", [.dashes]),
            (clean.uppercased(), [.loweredCase]),
            ("e\u{FF16}21e1f8-c36c-495a-93fc-0c247a3e6e5\u{FF46}", [.fullWidth]),
            ("\u{FF5B}\(clean)\u{FF5D}", [.braces]),
            (
                " \"{URN:UUID:E621E1F8C36C495A93FC0C247A3E6E5F}\" ",
                [.trimmed, .quotes, .braces, .urnPrefix, .insertedHyphens, .loweredCase]
            ),
        ]
        for (pasted, changes) in cases {
            let cleaned = CleanedUUIDText(pasted: pasted)
            #expect(cleaned.text == clean)
            #expect(cleaned.changes == changes)
            #expect(throws: Never.self) { try UUIDRule.v4.parse(cleaned.text) }
        }
        #expect(Set(cases.flatMap(\.changes)) == Set(CleanedUUIDText.Change.allCases))
    }

    @Test("What cannot be cleaned comes back as it is after what could be done, and the parser still refuses it")
    func hopeless() {
        let cases = [
            ("", ""), ("   ", ""), ("Hello, World", "Hello, World"), ("{\(clean)", "{\(clean)"), ("\"", "\""),
            (" \(clean)0 ", "\(clean)0"), ("E621E1F8", "e621e1f8"), ("e621e1f8 c36c", "e621e1f8 c36c"),
        ]
        for (pasted, text) in cases {
            #expect(CleanedUUIDText(pasted: pasted).text == text)
            #expect(throws: Refusal.self) { try UUIDRule.any.parse(CleanedUUIDText(pasted: pasted).text) }
        }
    }

    @Test("No parser cleans: what the clean-up would mend is refused as it stands")
    func parsersDoNotClean() {
        for text in [" \(clean)", "{\(clean)}", "urn:uuid:\(clean)", "e621e1f8c36c495a93fc0c247a3e6e5f"] {
            #expect(throws: Refusal.self) { try UUIDRule.any.parse(text) }
        }
    }

    @Test("Cleaning twice changes nothing more")
    func idempotent() {
        let alphabet = Array(" \"'{}()[]<>urnid:-\u{2013}0123456789abcdefABCDEF8\u{FEFF}").map(String.init)
        var generator = SeededGenerator(seed: 41)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...45, using: &generator)
            let text = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }.joined()
            let once = CleanedUUIDText(pasted: text)
            let twice = CleanedUUIDText(pasted: once.text)
            #expect(twice.text == once.text && twice.changes.isEmpty, "seed 41")
        }
    }
}
