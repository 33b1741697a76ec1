/// Help, made from the tables.
enum HelpText {
    /// The overview of all commands.
    static func overview(_ commands: [Command]) -> String {
        var lines = [
            "bytecontract \(Version.current): proves what two sides agreed on about UUIDs and uploads, byte for byte.",
            "",
            "Usage: bytecontract COMMAND [options]",
            "",
            "Commands:",
        ]
        lines += table(commands.map { ($0.name, $0.summary) })
        lines +=
            [""]
            + wrap(
                """
                Exit codes: 0 all holds, 1 findings, 2 the command line or the input cannot be used, 3 the thing under test could \
                not be run.
                `bytecontract help COMMAND` says more of a command, `bytecontract explain CATEGORY` of a finding.
                """, indent: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The commands that share a first word.
    static func group(_ commands: [Command]) -> String {
        (["Commands:"] + table(commands.map { ($0.name, $0.summary) })).joined(separator: "\n") + "\n"
    }

    /// The help of one command.
    static func page(_ command: Command) -> String {
        var usage = "Usage: bytecontract \(command.name)"
        if let operand = command.operand { usage += " \(operand.usage)" }
        if !command.options.isEmpty { usage += " [options]" }
        var lines = [usage, ""] + wrap(command.summary, indent: 0)
        if !command.discussion.isEmpty { lines += [""] + wrap(command.discussion, indent: 0) }
        if let operand = command.operand { lines += ["", "Arguments:"] + table([(operand.name, operand.help)]) }
        lines += ["", "Options:"] + table(command.allOptions.map { ($0.spelling, $0.fullHelp) })
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in command.examples { lines += ["  bytecontract \(example.line)", "      \(example.what)"] }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Two columns; a left side that is too wide gets a line of its own.
    private static func table(_ rows: [(left: String, right: String)]) -> [String] {
        let column = min(26, (rows.map(\.left.count).max() ?? 0) + 4)
        return rows.flatMap { row -> [String] in
            let text = wrap(row.right, indent: column)
            guard row.left.count + 4 <= column, let first = text.first else { return ["  " + row.left] + text }
            let left = "  " + row.left + String(repeating: " ", count: column - 2 - row.left.count)
            return [left + first.dropFirst(column)] + text.dropFirst()
        }
    }

    /// A text of 80 columns.
    static func wrapped(_ text: String, indent: Int = 0) -> String {
        wrap(text, indent: indent).joined(separator: "\n")
    }

    private static func wrap(_ text: String, indent: Int, width: Int = 80) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, indent + line.count + 1 + word.count > width {
                    lines.append(margin + line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            lines.append(line.isEmpty ? "" : margin + line)
        }
        return lines
    }
}

extension Option {
    fileprivate var spelling: String { (short.map { "-\($0), " } ?? "") + usage }

    fileprivate var fullHelp: String {
        var text = help
        if case .words(_, let words) = value { text += " One of " + words.joined(separator: ", ") + "." }
        if isRepeatable { text += " May be given more than once." }
        return text
    }
}
