import ContractFile

/// A command line, read against the table of its command.
struct Arguments: Sendable {
    /// The options in the order in which they were given.
    private(set) var occurrences: [(name: String, value: String)] = []
    private(set) var operands: [String] = []

    /// Reads the words after the command's own.
    init(_ words: [String], for command: Command) throws {
        var rest = words[...]
        var onlyOperands = false
        while let word = rest.popFirst() {
            if onlyOperands || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                onlyOperands = true
            } else {
                try readOption(word, rest: &rest, command: command)
            }
        }
        if has("help") { return }
        try checkOperands(command.operand)
    }

    /// Whether an option is there.
    func has(_ name: String) -> Bool { occurrences.contains { $0.name == name } }

    /// The value of an option that may be given once.
    func value(_ name: String) -> String? { occurrences.last { $0.name == name }?.value }

    /// The values of an option that may be given again and again.
    func values(_ name: String) -> [String] { occurrences.filter { $0.name == name }.map(\.value) }

    /// A whole number, in a range.
    func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw CommandFailure("--\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private mutating func readOption(_ word: String, rest: inout ArraySlice<String>, command: Command) throws {
        let (spelling, attached) = Arguments.split(word)
        guard let option = Arguments.option(spelling, of: command) else {
            let known = command.allOptions.map { "--\($0.name)" }
            let hint = Suggestion.nearest(to: spelling, among: known).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure("unknown option \(Arguments.printable(spelling))\(hint)")
        }
        if !option.isRepeatable, has(option.name) {
            throw CommandFailure("--\(option.name) is given twice; give it once")
        }
        guard option.placeholder != nil else {
            if attached != nil { throw CommandFailure("--\(option.name) takes no value") }
            occurrences.append((option.name, ""))
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            throw CommandFailure("\(option.usage): the value is missing")
        }
        if case .words(_, let words) = option.value, !words.contains(value) {
            let hint = Suggestion.nearest(to: value, among: words).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure("--\(option.name) takes one of \(words.joined(separator: ", "))\(hint)")
        }
        occurrences.append((option.name, value))
    }

    private func checkOperands(_ operand: Operand?) throws {
        guard let operand else {
            if !operands.isEmpty { throw CommandFailure("this command takes no arguments beside its options") }
            return
        }
        if operands.count < operand.range.lowerBound {
            throw CommandFailure("\(operand.name) is missing: \(operand.help)")
        }
        if operands.count > operand.range.upperBound {
            throw CommandFailure(
                "there are \(operands.count) arguments, and at most \(operand.range.upperBound) can be used; quote a value that holds spaces"
            )
        }
    }

    private static func split(_ word: String) -> (before: String, behind: String?) {
        guard word.hasPrefix("--") else { return (word, nil) }
        return word.split(at: UInt8(ascii: "="))
    }

    private static func option(_ spelling: String, of command: Command) -> Option? {
        command.allOptions.first { option in
            spelling == "--\(option.name)" || option.short.map { spelling == "-\($0)" } ?? false
        }
    }

    /// A misspelt option is shown, but not what may be a value with a leading hyphen.
    private static func printable(_ spelling: String) -> String {
        let isOptionLike =
            spelling.utf8.count <= 30
            && spelling.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            }
        return isOptionLike ? spelling : "(put `--` before a value that begins with a hyphen)"
    }
}
