import ContractFile

/// Vectors as one Swift file that uses Foundation alone, for teams that want no dependency.
public enum SwiftScript {
    /// What the script tests.
    public enum Kind: String, Sendable, CaseIterable {
        /// A UUID parser: text, rules, bytes.
        case uuid
        /// A multipart/form-data encoder: boundaries, names, whole bodies.
        case multipart
    }

    /// The script: the function under test at its top (as exported, a strict one), the runner, the cases.
    public static func text(_ kind: Kind, suite: VectorSuite) -> String {
        let (template, cases) =
            switch kind {
            case .uuid: (uuidTemplate, uuidCases(suite))
            case .multipart: (multipartTemplate, multipartCases(suite))
            }
        return """
            // ByteContract vectors, suite \(suite.version): \(cases.count) cases.
            // Made by `bytecontract vectors export --swift-script \(kind.rawValue)`.
            //
            // Run it as `swift FILE` (`xcrun swift FILE` on a Mac). No project, no network, nothing random. Silent and exit code 0 if
            // all holds; else a line for each case that does not (its number, its category, what went wrong) and exit code 1.

            \(template)
            let document = ###\"""
            [
            \(cases.map(\.line).joined(separator: ",\n"))
            ]
            \"""###

            run(document)

            """
    }
}
