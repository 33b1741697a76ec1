import ContractFile

/// All commands, and how a command line finds its one.
enum Commands {
    static let all: [Command] = [
        CheckCommand.command, UUIDCheckCommand.command, UUIDCompareCommand.command, InspectCommand.command,
        EncodeCommand.command, AuditCommand.command, MigrateCommand.command, ReceiveCommand.command,
        VectorsCommands.list, VectorsCommands.show, VectorsLintCommand.command, VectorsCommands.export,
        AdapterCheckCommand.command, ExplainCommand.command, HelpCommands.completions, HelpCommands.help,
    ]

    /// Runs the command line of this process.
    static func runProcess() -> ExitCode {
        do {
            return run(try CommandWords.read())
        } catch {
            return finish("bytecontract") { throw error }
        }
    }

    /// Runs a command line, the program's name left out.
    static func run(_ words: [String]) -> ExitCode {
        switch words.first {
        case nil:
            try? Terminal.write(HelpText.overview(all), to: Terminal.error)
            return .usage
        case "--help", "-h": return run(["help"])
        case "--version":
            return finish("bytecontract") {
                try Terminal.write("bytecontract \(Version.current)\n", to: Terminal.output)
                return .holds
            }
        default: break
        }
        guard let command = find(words) else {
            let group = all.filter { $0.path.first == words.first }
            if !group.isEmpty, words.count == 1 || words[1] == "--help" || words[1] == "-h" {
                guard words.count > 1 else {
                    try? Terminal.write(HelpText.group(group), to: Terminal.error)
                    return .usage
                }
                return run(["help", words[0]])
            }
            return finish("bytecontract") { throw unknown(words) }
        }
        return finish("bytecontract \(command.name)") {
            let arguments = try Arguments(Array(words.dropFirst(command.path.count)), for: command)
            guard !arguments.has("help") else {
                try Terminal.write(HelpText.page(command), to: Terminal.output)
                return .holds
            }
            return try command.run(arguments)
        }
    }

    /// What to say of words that are no command.
    static func unknown(_ words: [String]) -> CommandFailure {
        let group = all.filter { $0.path.count > 1 && $0.path[0] == words[0] }.map { $0.path[1] }
        let given = words.prefix(2).joined(separator: " ")
        if !group.isEmpty, Suggestion.nearest(to: given, among: all.map(\.name)) == nil {
            return CommandFailure("there is no such command; `\(words[0])` has \(group.joined(separator: ", "))")
        }
        let names = all.map(\.name)
        let nearest =
            Suggestion.nearest(to: given, among: names) ?? Suggestion.nearest(to: words[0], among: names + groups)
        return CommandFailure(
            "there is no such command\(nearest.map { "; did you mean `\($0)`?" } ?? ""); see `bytecontract help`")
    }

    private static var groups: [String] { all.filter { $0.path.count > 1 }.map { $0.path[0] } }

    /// The command with the longest path that the words begin with.
    private static func find(_ words: [String]) -> Command? {
        all.filter { words.starts(with: $0.path) }.max { $0.path.count < $1.path.count }
    }

    private static func finish(_ name: String, _ body: () throws -> ExitCode) -> ExitCode {
        do {
            return try body()
        } catch let failure as CommandFailure {
            Terminal.complain("\(name): \(failure.message)")
            return failure.exitCode
        } catch {
            // Every error of ours is a CommandFailure by here; the text of a foreign one may hold anything.
            Terminal.complain("\(name): failed for a reason that it has no words for (\(type(of: error)))")
            return .usage
        }
    }
}
