/// The exit codes, the same for every command.
enum ExitCode: Int32, Sendable {
    /// All holds.
    case holds = 0
    /// There are findings of severity error.
    case findings = 1
    /// The command line or the input cannot be used.
    case usage = 2
    /// The thing under test could not be run.
    case cannotRun = 3
}

/// A command that cannot do its work: one clear line with the cure, and an exit code.
struct CommandFailure: Error {
    let message: String
    var exitCode = ExitCode.usage

    init(_ message: String, exitCode: ExitCode = .usage) {
        self.message = message
        self.exitCode = exitCode
    }
}
