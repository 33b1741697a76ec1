/// `help` and `completions`.
enum HelpCommands {
    static let help = Command(
        path: ["help"],
        summary: "Show the commands, or one of them in full.",
        operand: Operand(name: "COMMAND", count: .any, value: .text("COMMAND"), help: "The words of a command."),
        options: [],
        run: { arguments in
            guard !arguments.operands.isEmpty else {
                try Terminal.write(HelpText.overview(Commands.all), to: Terminal.output)
                return .holds
            }
            guard let command = Commands.all.first(where: { $0.path == arguments.operands }) else {
                let group = Commands.all.filter { $0.path.first == arguments.operands.first }
                guard !group.isEmpty, arguments.operands.count == 1 else { throw Commands.unknown(arguments.operands) }
                try Terminal.write(HelpText.group(group), to: Terminal.output)
                return .holds
            }
            try Terminal.write(HelpText.page(command), to: Terminal.output)
            return .holds
        })

    static let completions = Command(
        path: ["completions"],
        summary: "Print a completion script for a shell.",
        operand: Operand(
            name: "SHELL", count: .one, value: .words("SHELL", CompletionScript.shells), help: "bash, zsh or fish."),
        options: [],
        examples: [("completions bash > /etc/bash_completion.d/bytecontract", "For all users of a machine.")],
        run: { arguments in
            guard CompletionScript.shells.contains(arguments.operands[0]) else {
                throw CommandFailure("SHELL is one of \(CompletionScript.shells.joined(separator: ", "))")
            }
            try Terminal.write(
                CompletionScript.script(for: arguments.operands[0], commands: Commands.all), to: Terminal.output)
            return .holds
        })
}
