import ContractFindings
import Testing

@Suite struct NameTests {
    @Test func fieldNamesOf1To200BytesAreTaken() throws {
        for text in ["a", "order.id", "订单", "::", "a b", String(repeating: "x", count: FieldName.maximumLength)] {
            #expect(try FieldName(text).text == text)
        }
    }

    @Test func fieldNamesOutsideTheBoundsAreRefusedWithTheReason() {
        // `FieldName("")` would be the literal, which only source can write.
        let empty = ""
        #expect(throws: FieldNameError.empty) { try FieldName(empty) }
        #expect(throws: FieldNameError.tooLong(length: 201)) { try FieldName(String(repeating: "x", count: 201)) }
        #expect(throws: FieldNameError.tooLong(length: 201)) { try FieldName(String(repeating: "é", count: 100) + "x") }
        for (text, offset) in [
            ("a\nb", 1), ("a\r\nb", 1), ("\0", 0), ("é\u{7}", 2), ("a\u{2028}", 1), ("\u{202E}abc", 0),
            ("a\u{200B}", 1),
            ("\u{1B}[31m", 0), ("a\u{85}", 1),
        ] {
            #expect(throws: FieldNameError.controlCharacter(offset: offset)) { try FieldName(text) }
        }
    }

    @Test func errorsOfFieldNamesSayWhatIsAllowedAndNotTheName() {
        #expect(FieldNameError.empty.description == "a field name is empty; it needs 1 to 200 bytes")
        #expect(
            FieldNameError.tooLong(length: 201).description == "a field name has 201 bytes; at most 200 are allowed")
        #expect(
            FieldNameError.controlCharacter(offset: 4).description
                == "a field name has a control character at byte offset 4; remove it")
    }

    @Test func caseIDsHaveWordsAndAFourDigitNumber() throws {
        for text in ["a.0000", "uuid.text.0042", "multipart.header-safety.9999"] {
            #expect(try #require(CaseID(text)).text == text)
        }
        #expect(CaseID("uuid.text.0042")?.topic == "uuid.text")
        #expect(CaseID(String(repeating: "a", count: 95) + ".0001") != nil)
    }

    @Test func otherTextsAreNoCaseIDs() {
        for text in [
            "", ".", "0001", ".0001", "a.", "a.1", "a.001", "a.00001", "a.000x", "A.0001", "a..0001", "a b.0001",
            "ä.0001",
            "a.0001\n", "a.٠٠٠١", "a_b.0001", String(repeating: "a", count: 96) + ".0001",
        ] {
            #expect(CaseID(text) == nil)
        }
    }

    @Test func caseIDsSortByTopicThenNumber() {
        let ids = ["uuid.text.0010", "uuid.text.0002", "uuid.rule.0003"].compactMap { CaseID($0) }
        #expect(ids.sorted().map(\.text) == ["uuid.rule.0003", "uuid.text.0002", "uuid.text.0010"])
    }
}
