import ContractReports
import ContractVectors

/// `adapter check`: the smoke test of an adapter.
enum AdapterCheckCommand {
    static let command = Command(
        path: ["adapter", "check"],
        summary: "Start an adapter, greet it and run the built-in vectors against it.",
        discussion: """
            Prints what the adapter says it does, then where it differs from the contract. Exit code 3 if it cannot be \
            started or does not keep to the protocol of Documentation/adapters.md.
            """,
        operand: Operand(
            name: "COMMAND", count: .one, value: .text("COMMAND"), help: "The adapter's command, quoted as one word."),
        options: CheckCommand.adapterOptions + ReportOutput.options,
        examples: [
            ("adapter check 'python3 Adapters/python/uuid_adapter.py'", "The adapter that ships with ByteContract.")
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let output = try ReportOutput(arguments)
        let outside = try CheckCommand.outside(arguments.operands[0], arguments)
        var adapter: AdapterImplementation
        do {
            adapter = try AdapterImplementation(
                command: outside.command, timeout: outside.timeout, errorOutputPath: arguments.value("stderr"))
        } catch {
            throw CommandFailure(error.description, exitCode: .cannotRun)
        }
        defer { adapter.end() }
        let greeting = adapter.greeting
        let operations = greeting.operations.map(\.rawValue).sorted().joined(separator: ", ")
        let version = greeting.version.map { " \($0)" } ?? ""
        Terminal.complain(
            "\(greeting.implementation)\(version): \(operations.isEmpty ? "no operation of ours" : operations)")
        let run = VectorSuite.builtIn.run(asking: &adapter, expectedFailures: outside.expectedFailures)
        if let failure = adapter.failure { throw CommandFailure(failure.description, exitCode: .cannotRun) }
        return try output.write(
            Report(
                header: ReportOutput.header(
                    .adapterCheck, suite: VectorSuite.builtIn.version, implementation: outside.name),
                checks: run.checks()))
    }
}
