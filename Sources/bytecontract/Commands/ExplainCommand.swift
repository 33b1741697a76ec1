import ContractFile
import ContractFindings

/// `explain`: meaning, cause and cure of a category.
enum ExplainCommand {
    static let command = Command(
        path: ["explain"],
        summary: "Say what a category means, how it happens and what to do.",
        discussion: "Without a category, lists them all.",
        operand: Operand(
            name: "CATEGORY", count: .optional, value: .words("CATEGORY", FindingCategory.allCases.map(\.rawValue)),
            help: "A category of a report, such as uuid.layout."),
        options: [],
        examples: [("explain uuid.sign", "Why `+` in a UUID is dangerous.")],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let known = FindingCategory.allCases.map(\.rawValue)
        guard let name = arguments.operands.first else {
            let width = (known.map(\.count).max() ?? 0) + 2
            let lines = FindingCategory.allCases.map { category in
                category.rawValue + String(repeating: " ", count: width - category.rawValue.count)
                    + category.entry.meaning
            }
            try Terminal.write(lines.joined(separator: "\n") + "\n", to: Terminal.output)
            return .holds
        }
        guard let category = FindingCategory(rawValue: name) else {
            let hint = Suggestion.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure("there is no category of that name\(hint) (`bytecontract explain` lists all)")
        }
        let entry = category.entry
        let text = """
            \(category.rawValue)  (layer \(entry.layer.rawValue), \(entry.severity.rawValue))

            \(HelpText.wrapped(entry.meaning))

            How it happens
            \(HelpText.wrapped(entry.cause, indent: 2))

            What to do
            \(HelpText.wrapped(entry.cure, indent: 2))

            """
        try Terminal.write(text, to: Terminal.output)
        return .holds
    }
}
