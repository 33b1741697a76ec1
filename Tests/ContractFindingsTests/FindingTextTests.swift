import ContractFindings
import Testing

@Suite struct FindingTextTests {
    @Test func sentencesReadToTheLetter() throws {
        let id = try #require(CaseID("uuid.text.0001"))
        let expected: [(Finding, String)] = [
            (
                Finding(.uuidSign, offset: 0),
                "uuid.sign, offset 0: A plus or minus sign stands before a group of digits."
            ),
            (
                Finding(.uuidVersion, offset: 14, field: "order.id", expected: 4, found: 1),
                "uuid.version, field order.id, offset 14: The version digit is 1, but the field asks for 4."
            ),
            (
                Finding(.uuidVersion, offset: 14, found: 12),
                "uuid.version, offset 14: The version digit is c, which is not one that the field allows."
            ),
            (
                Finding(.uuidVersion, offset: 14),
                "uuid.version, offset 14: The version digit (offset 14 of the text) is not one that the field allows."
            ),
            (
                Finding(.uuidVariant, offset: 19, found: 12),
                "uuid.variant, offset 19: The variant digit is c, and RFC 9562 has 8, 9, a or b there."
            ),
            (
                Finding(.uuidLength, offset: 32, line: 7, expected: 36, found: 32),
                "uuid.length, line 7, offset 32: The text has 32 bytes, and a UUID has exactly 36."
            ),
            (Finding(.uuidLength, found: 1), "uuid.length: The text has 1 byte, and a UUID has exactly 36."),
            (
                Finding(.uuidByteCount, expected: 16, found: 15),
                "uuid.byte-count: A binary UUID has exactly 16 bytes, and these are 15."
            ),
            (
                Finding(.uuidLayout, term: .microsoftGUID),
                "uuid.layout: The 16 bytes are those of the expected UUID in the layout microsoftGUID."
            ),
            (
                Finding(.uuidPartialSwap, term: .groups23Reversed),
                "uuid.partial-swap: The 16 bytes are those of the expected UUID with only groups 2 and 3 turned round."
            ),
            (
                Finding(.boundaryTooLong, expected: 70, found: 82),
                "multipart.boundary-too-long: The boundary has 82 characters, and at most 70 are allowed."
            ),
            (
                Finding(.headerLineBreak, offset: 3, part: 2, term: .filename),
                "multipart.header-line-break, part 2, offset 3: A CR or LF stands in the filename."
            ),
            (
                Finding(.boundaryInPart, offset: 120, part: 0, term: .content),
                "multipart.boundary-in-part, part 0, offset 120: The boundary occurs in the content of the part."
            ),
            (
                Finding(.headerNonASCII, offset: 3, part: 0, term: .shiftJIS),
                "multipart.header-non-ascii, part 0, offset 3: Characters outside ASCII stand in a part header; the bytes fit "
                    + "Shift JIS."
            ),
            (
                Finding(.headerNonASCII, offset: 3, part: 0, term: .unknownEncoding),
                "multipart.header-non-ascii, part 0, offset 3: Characters outside ASCII stand in a part header; the bytes fit "
                    + "no encoding that is known here."
            ),
            (
                Finding(.contentTypeSyntax, part: 1, term: .contentType),
                "multipart.content-type-syntax, part 1: The content type of a part is not `type/subtype` with optional "
                    + "parameters (RFC 9110, 8.3.1)."
            ),
            (
                Finding(.contentTypeSyntax, part: 1, found: 3),
                "multipart.content-type-syntax, part 1: The content type of a part is not `type/subtype` with optional "
                    + "parameters (RFC 9110, 8.3.1): found 3."
            ),
            (
                Finding(.uuidHexDigit, offset: 2, found: 0x67),
                "uuid.hex-digit, offset 2: A character that is not a hexadecimal digit stands where a digit belongs (found 103)."
            ),
            (
                Finding(
                    .vectorAccepted, caseID: id, expectedOutcome: .reject(.uuidSign), foundOutcome: .accept(length: 16)),
                "vector.accepted, case uuid.text.0001: The implementation accepts an input that the contract rejects "
                    + "(expected: reject as uuid.sign; came: accept with 16 bytes)."
            ),
        ]
        for (finding, text) in expected { #expect(finding.description == text) }
    }

    @Test func aRefusalPrintsCategoryPlaceSentenceAndCure() {
        let refusal = Refusal(Finding(.uuidMissingHyphens, field: "order.id", expected: nil, found: nil))
        #expect(
            refusal.description == "uuid.missing-hyphens, field order.id: The digits stand without their hyphens. "
                + "Use the hyphenated form of 36 characters on both sides; convert at the one place that writes the short form."
        )
        #expect("\(refusal)" == refusal.description)
        #expect(refusal.category == .uuidMissingHyphens)
        #expect(refusal.offset == nil)
    }

    @Test func everySentenceEndsWithOneFullStopWhateverTheNumbers() {
        for category in FindingCategory.allCases {
            for expected in [nil, -1, 0, 16] {
                for found in [nil, Int.min, 1, Int.max] {
                    for term in [nil, Term.filename, .reversed] {
                        let sentence = Finding(category, expected: expected, found: found, term: term).sentence
                        #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."), "\(category.rawValue)")
                        #expect(!sentence.contains("Optional"), "\(category.rawValue)")
                        #expect(!sentence.contains(") ("), "\(category.rawValue)")
                    }
                }
            }
        }
    }

    @Test func outcomesReadAsWords() {
        #expect(Outcome.accept(length: 1).description == "accept with 1 byte")
        #expect(Outcome.reject(.uuidNUL).description == "reject as uuid.nul")
        #expect(Outcome.reject(nil).description == "reject")
        #expect(Outcome.timeout.description == "no answer in time")
    }

    @Test func placingKeepsWhatIsNotGiven() {
        let finding = Finding(.uuidSign, severity: .warning, offset: 3, field: "a", found: 1).placed(line: 9)
        #expect(finding == Finding(.uuidSign, severity: .warning, offset: 3, field: "a", line: 9, found: 1))
        #expect(finding.place == "line 9, field a, offset 3")
        #expect(finding.placed(field: "b").field?.text == "b")
    }
}
