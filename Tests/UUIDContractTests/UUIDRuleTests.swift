import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("Rules of a field")
struct UUIDRuleTests {
    private let nilText = "00000000-0000-0000-0000-000000000000"
    private let maxText = "ffffffff-ffff-ffff-ffff-ffffffffffff"

    private func findings(_ text: String, _ rule: UUIDRule) -> [Finding] {
        Array(text.utf8).withUnsafeBytes { rule.findings(utf8: $0) }
    }

    /// Parsing throws exactly the first finding, and the check of the value the first one that is not about text.
    private func agree(_ text: String, _ rule: UUIDRule) throws -> Bool {
        let findings = findings(text, rule)
        let uuid = try #require(plainUUID(text))
        var parsed: Finding?
        do throws(Refusal) { if try rule.parse(text) != uuid { return false } } catch { parsed = error.finding }
        var checked: Finding?
        do throws(Refusal) { try rule.check(uuid) } catch { checked = error.finding }
        return parsed == findings.first && checked == findings.first { $0.category != .uuidNotCanonical }
    }

    @Test("A rule of one version takes that version digit alone, and each of the 16 variant digits as RFC 9562 says")
    func versionsAndVariants() throws {
        var wrong: [String] = []
        for version in 1...8 {
            let rule = try #require(UUIDRule.version(version))
            for digit in 0..<16 {
                for variant in 0..<16 {
                    let hex = { (value: Int) in String(value, radix: 16) }
                    let text = "e621e1f8-c36c-\(hex(digit))95a-\(hex(variant))3fc-0c247a3e6e5f"
                    var expected: [Finding] = []
                    if digit != version {
                        expected.append(Finding(.uuidVersion, offset: 14, expected: version, found: digit))
                    }
                    if !(8...11).contains(variant) {
                        expected.append(Finding(.uuidVariant, offset: 19, found: variant))
                    }
                    let right =
                        try findings(text, rule) == expected && agree(text, rule) && findings(text, .any).isEmpty
                    if !right { wrong.append(text) }
                }
            }
        }
        #expect(wrong.isEmpty)
        #expect(UUIDRule.version(0) == nil && UUIDRule.version(9) == nil && UUIDRule.version(-1) == nil)
        #expect(UUIDRule.version(4) == .v4 && UUIDRule.version(7) == .v7)
    }

    @Test("With several versions allowed the finding names none as expected")
    func severalVersions() {
        let rule = UUIDRule(versions: .only([4, 7]))
        #expect(
            findings("e621e1f8-c36c-195a-93fc-0c247a3e6e5f", rule) == [Finding(.uuidVersion, offset: 14, found: 1)])
        #expect(findings("e621e1f8-c36c-795a-93fc-0c247a3e6e5f", rule).isEmpty)
    }

    @Test("Nil and max pass or fail by their own switches, and no version is asked of them")
    func nilAndMax() throws {
        for rule in [UUIDRule.any, .rfc, .v4, .v7] {
            var rule = rule
            for allowed in [true, false] {
                rule.allowsNil = allowed
                rule.allowsMax = !allowed
                #expect(findings(nilText, rule) == (allowed ? [] : [Finding(.uuidNil, offset: 0)]))
                #expect(findings(maxText, rule) == (allowed ? [Finding(.uuidMax, offset: 0)] : []))
                #expect(try agree(nilText, rule) && agree(maxText, rule))
            }
        }
        #expect(findings(nilText, .any).isEmpty && findings(maxText, .any).isEmpty)
        #expect(!findings(nilText, .rfc).isEmpty && !findings(maxText, .v4).isEmpty)
    }

    @Test("Canonical text is demanded of text alone, and named after the value's findings at the first capital")
    func canonical() throws {
        var rule = UUIDRule.v4
        rule.requiresCanonicalText = true
        #expect(findings("e621e1f8-c36c-495a-93fc-0c247a3e6e5f", rule).isEmpty)
        #expect(findings("e621e1f8-c36C-495A-93fc-0c247a3e6e5f", rule) == [Finding(.uuidNotCanonical, offset: 12)])
        let text = "e621e1f8-c36c-195a-d3fc-0c247a3e6e5F"
        #expect(findings(text, rule).map(\.category) == [.uuidVersion, .uuidVariant, .uuidNotCanonical])
        #expect(findings(maxText.uppercased(), rule).map(\.category) == [.uuidMax, .uuidNotCanonical])
        #expect(try agree(text, rule) && agree("E621e1f8-c36c-495a-93fc-0c247a3e6e5f", rule))
        for position in 0..<36 where ![8, 13, 14, 18, 23].contains(position) {
            var bytes = Array("aaaaaaaa-aaaa-4aaa-aaaa-aaaaaaaaaaaa".utf8)
            bytes[position] = UInt8(ascii: "B")
            let found = bytes.withUnsafeBytes { rule.findings(utf8: $0) }
            #expect(found == [Finding(.uuidNotCanonical, offset: position)])
        }
    }

    @Test("The ready-made rules say what their names say, and versions read back as they were given")
    func readyMade() {
        #expect(UUIDRule() == .any)
        #expect(UUIDRule.any.versions == .any && UUIDRule.any.allowsNil && UUIDRule.any.allowsMax)
        #expect(UUIDRule.rfc.versions == .only(Set(1...8)) && !UUIDRule.rfc.allowsNil && !UUIDRule.rfc.allowsMax)
        #expect(UUIDRule.v4.versions == .only([4]) && UUIDRule.v7.versions == .only([7]))
        #expect(UUIDRule(versions: .only([0, 4, 9, -3, 99])).versions == .only([4]))
        var rule = UUIDRule.any
        rule.versions = .only([7])
        #expect(rule == UUIDRule(versions: .only([7]), allowsNil: true, allowsMax: true))
    }

    @Test("Identifiers of foreign issuers fail the rule rfc for their variant and pass the rule any")
    func foreignIssuers() throws {
        let odd = try Facts.load().oddVersionsAndVariants
        for fact in odd.prefix(4) {
            #expect(findings(fact.text, .rfc).map(\.category) == [.uuidVariant], "\(fact.what)")
            #expect(findings(fact.text, .any).isEmpty)
        }
        for fact in odd.dropFirst(4) { #expect(findings(fact.text, .v7).isEmpty, "\(fact.what)") }
    }

    @Test("The vectors of RFC 9562 have the version and variant that it prints")
    func published() throws {
        for fact in try Facts.load().rfc9562 {
            let uuid = try UUIDRule.any.parse(fact.text)
            #expect(uuid.versionDigit == fact.version)
            #expect((8...11).contains(uuid.variantDigit) == (fact.variant == "rfc9562"))
            if (1...8).contains(fact.version) {
                #expect(findings(fact.text, .rfc).isEmpty, "\(fact.source)")
            }
        }
    }
}
