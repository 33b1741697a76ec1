import Testing
import UUIDContract

@Suite("A rule in words")
struct UUIDRuleDescriptionTests {
    @Test("says versions, exceptions and canonical text")
    func words() {
        var plain = UUIDRule.any
        plain.allowsNil = false
        let cases: [(UUIDRule, String)] = [
            (.any, "any version and variant"), (plain, "any version and variant, not nil"),
            (.v4, "version 4, variant of RFC 9562"),
            (.rfc, "version 1, 2, 3, 4, 5, 6, 7 or 8, variant of RFC 9562"),
            (
                UUIDRule(versions: .only([7, 4]), allowsNil: true, requiresCanonicalText: true),
                "version 4 or 7, variant of RFC 9562, or nil, canonical text"
            ), (UUIDRule(versions: .only([])), "version none, variant of RFC 9562"),
        ]
        for (rule, words) in cases { #expect(rule.description == words) }
    }
}
