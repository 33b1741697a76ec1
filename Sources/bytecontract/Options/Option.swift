/// One option of a command. Parsing, help and completions are made from it.
struct Option: Sendable {
    /// What stands behind the option.
    enum Value: Sendable {
        /// Nothing: it is there or not.
        case flag
        /// Free text, named in the help by the placeholder.
        case text(String)
        /// A path, named by the placeholder.
        case file(String)
        /// One of some words.
        case words(String, [String])
    }

    let name: String
    var short: Character?
    let value: Value
    var isRepeatable = false
    let help: String

    static let help = Option(name: "help", short: "h", value: .flag, help: "Show this help.")

    /// `--format FORMAT`, as help and messages write it.
    var usage: String { placeholder.map { "--\(name) \($0)" } ?? "--\(name)" }

    /// What the help calls the value; nil for a flag.
    var placeholder: String? {
        switch value {
        case .flag: nil
        case .text(let placeholder), .file(let placeholder), .words(let placeholder, _): placeholder
        }
    }
}

/// What stands on a command line without an option.
struct Operand: Sendable {
    enum Count: Sendable { case one, optional, any, two }

    let name: String
    let count: Count
    let value: Option.Value
    let help: String

    var range: ClosedRange<Int> {
        switch count {
        case .one: 1...1
        case .optional: 0...1
        case .any: 0...Int.max
        case .two: 2...2
        }
    }

    /// `[PATH ...]`, as help writes it.
    var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .any: "[\(name) ...]"
        case .two: "\(name) \(name)"
        }
    }
}

/// One command: its table, and what it does.
struct Command: Sendable {
    /// The words that call it, such as `uuid`, `check`.
    let path: [String]
    let summary: String
    var discussion = ""
    var operand: Operand?
    let options: [Option]
    /// Lines to try, without the program's name, and what they show.
    var examples: [(line: String, what: String)] = []
    let run: @Sendable (Arguments) throws -> ExitCode

    /// `uuid check`
    var name: String { path.joined(separator: " ") }

    /// All options, `--help` among them.
    var allOptions: [Option] { options + [.help] }
}
