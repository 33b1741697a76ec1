import UUIDContract

extension UUIDRule {
    /// Reads `"v4"`, `{"name": "rfc", "nil": true}` or `{"versions": [4, 7], "canonical": true}`.
    package init(_ reader: JSONReader) throws(DocumentError) {
        if case .string(let name) = reader.value {
            guard let rule = UUIDRule(named: name) else { throw reader.wrong(UUIDRule.expectedNames) }
            self = rule
            return
        }
        guard case .object = reader.value else { throw reader.wrong(UUIDRule.expectedNames + ", or an object") }
        let object = try reader.object("name", "versions", "nil", "max", "canonical")
        switch (object["name"], object["versions"]) {
        case (let name?, nil):
            guard let rule = UUIDRule(named: try name.string()) else { throw name.wrong(UUIDRule.expectedNames) }
            self = rule
        case (nil, let versions?):
            self = UUIDRule(
                versions: .only(try UUIDRule.versions(versions)), allowsNil: false, allowsMax: false)
        default: throw reader.wrong("either `name` or `versions`")
        }
        if let allowed = try object["nil"]?.bool() { allowsNil = allowed }
        if let allowed = try object["max"]?.bool() { allowsMax = allowed }
        if let canonical = try object["canonical"]?.bool() { requiresCanonicalText = canonical }
    }

    /// A ready-made rule by its name: `any`, `rfc`, `v1` … `v8`.
    package init?(named name: String) {
        switch name {
        case "any": self = .any
        case "rfc": self = .rfc
        default:
            guard name.utf8.count == 2, name.hasPrefix("v"), let number = Int(name.dropFirst()),
                let rule = UUIDRule.version(number)
            else { return nil }
            self = rule
        }
    }

    /// The names of the ready-made rules.
    package static let names = ["any", "rfc"] + (1...8).map { "v\($0)" }

    private static let expectedNames = "a rule: any, rfc, or v1 to v8"

    private static func versions(_ reader: JSONReader) throws(DocumentError) -> Set<Int> {
        var versions: Set<Int> = []
        for element in try reader.elements("a list of versions") {
            let version = try element.int("a version from 1 to 8")
            guard (1...8).contains(version) else { throw element.wrong("a version from 1 to 8") }
            versions.insert(version)
        }
        guard !versions.isEmpty else { throw reader.wrong("at least one version") }
        return versions
    }
}
