import ContractFindings
import StoreAudit
import Testing

@Suite("The form of a value")
struct IdentifierFormTests {
    private static let canonical = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let key = read(canonical).key

    private static func read(_ text: String) -> (form: IdentifierForm, key: IdentifierKey?) {
        Array(text.utf8).withUnsafeBytes { IdentifierForm.read(.text($0)) }
    }

    private static func read(blob: [UInt8]) -> (form: IdentifierForm, key: IdentifierKey?) {
        blob.withUnsafeBytes { IdentifierForm.read(.blob($0)) }
    }

    @Test(
        "is told with the identifier that it means",
        arguments: [
            (canonical, IdentifierForm.canonical), ("919108F7-52D1-4320-9BAC-F847DB4148A8", .upper),
            ("919108F7-52d1-4320-9bac-f847db4148a8", .mixed), ("919108f752d143209bacf847db4148a8", .unhyphenated),
            ("919108F752D143209BACF847DB4148A8", .unhyphenated), ("{\(canonical)}", .braces),
            ("urn:uuid:\(canonical)", .urn), ("URN:UUID:\(canonical)", .urn), (" \(canonical)", .whiteSpace),
            ("\(canonical)\n", .whiteSpace), ("\t{\(canonical)} ", .whiteSpace), ("\(canonical)\0", .nul),
            ("\(canonical)\0rest ", .nul), ("\(canonical) \0", .nul),
        ])
    func meaningfulTexts(_ text: String, _ form: IdentifierForm) {
        let found = IdentifierFormTests.read(text)
        #expect(found.form == form && found.key != nil && found.key == IdentifierFormTests.key)
    }

    @Test(
        "is told of texts that mean nothing",
        arguments: [
            ("", IdentifierForm.empty), ("\(canonical)\u{a0}", .nonASCII), ("９19108f7", .nonASCII), ("\0", .nul),
            ("rest\0\(canonical)", .nul), (" ", .whiteSpace), (" rest", .whiteSpace),
            ("919108f7-52d1-4320-9bac-f847db4148ag", .malformed), ("919108f7_52d1_4320_9bac_f847db4148a8", .malformed),
            ("919108f7", .wrongLength), ("919108f752d143209bacf847db4148ag", .wrongLength),
            ("{\(canonical)]", .wrongLength),
            ("{919108f752d143209bacf847db4148a8}", .wrongLength), ("urn-uuid:\(canonical)", .wrongLength),
            ("urn:uuid\u{1a}\(canonical)", .wrongLength), ("{urn:uuid:\(canonical)}", .wrongLength),
        ])
    func meaninglessTexts(_ text: String, _ form: IdentifierForm) {
        let found = IdentifierFormTests.read(text)
        #expect(found.form == form && found.key == nil)
    }

    @Test("is told of BLOBs, numbers and nothing")
    func otherValues() {
        let bytes: [UInt8] = [
            0x91, 0x91, 0x08, 0xf7, 0x52, 0xd1, 0x43, 0x20, 0x9b, 0xac, 0xf8, 0x47, 0xdb, 0x41, 0x48, 0xa8,
        ]
        #expect(IdentifierFormTests.read(blob: bytes) == (.blob16, IdentifierFormTests.key))
        #expect(
            IdentifierFormTests.read(blob: Array(IdentifierFormTests.canonical.utf8)) == (
                .blob36, IdentifierFormTests.key
            ))
        #expect(IdentifierFormTests.read(blob: Array(repeating: 0x41, count: 36)) == (.blob36, nil))
        #expect(IdentifierFormTests.read(blob: Array(bytes.dropLast())) == (.blobOther, nil))
        #expect(IdentifierFormTests.read(blob: []) == (.empty, nil))
        #expect(IdentifierForm.read(.null) == (.null, nil))
        #expect(IdentifierForm.read(.integer) == (.integer, nil))
        #expect(IdentifierForm.read(.real) == (.real, nil))
    }

    @Test("comes with version, variant, nil and max")
    func keyMembers() throws {
        let key = try #require(IdentifierFormTests.key)
        #expect(key.version == 4 && key.variantDigit == 9 && !key.isNil && !key.isMax)
        #expect(IdentifierKey(first: 0, second: 0).isNil && IdentifierKey(first: .max, second: .max).isMax)
    }
}
