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
            \(runner)
            let document = ###\"""
            [
            \(cases.map(\.line).joined(separator: ",\n"))
            ]
            \"""###

            run(document)

            """
    }

    /// Runs the cases of either template.
    private static let runner = #"""
        /// The case that runs: a crash of the implementation is reported by its number.
        var running = ""

        func say(_ line: String) {
            // Written at once, so that a crash loses nothing.
            FileHandle.standardOutput.write(Data((line + "\n").utf8))
        }

        func crashed(_ signal: Int32) {
            say("\(running)  vector.crash: the implementation crashed")
            _exit(1)
        }

        func run(_ document: String) {
            for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { signal(number, crashed) }
            guard let cases = try? JSONDecoder().decode([Case].self, from: Data(document.utf8)), !cases.isEmpty else {
                say("the cases of this file cannot be read")
                exit(2)
            }
            var holds = true
            for one in cases {
                running = one.id
                guard let failure = one.failure else { continue }
                holds = false
                say("\(one.id)  \(failure)")
            }
            exit(holds ? 0 : 1)
        }

        """#
}
