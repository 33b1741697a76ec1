import ContractFile
import ContractFindings
import ContractReports
import Foundation
import StoreAudit

/// `audit`: counts the identifiers of a store and finds what would collide.
enum AuditCommand {
    static let command = Command(
        path: ["audit"],
        summary: "Count the identifiers of a store by form, and find twins and references that do not match.",
        discussion: """
            STORE is an SQLite file, which is only read, also beside a running app; a CSV, TSV, NDJSON or text file; or - for \
            standard input. Without --column, every column that holds UUIDs is found by its contents. If bytecontract.json names \
            the store, the rules of its fields decide what is a finding; else canonical text or 16 bytes is asked for.
            """,
        operand: Operand(
            name: "STORE", count: .optional, value: .file("STORE"), help: "The store; - is standard input."),
        options: AuditOptions.columns + [
            Option(
                name: "store-format", value: .words("KIND", ContractFile.Store.Format.allCases.map(\.rawValue)),
                help: "What STORE is; seen from its first bytes and name if not given, text for standard input."),
            Option(name: "delimiter", value: .text("CHARACTER"), help: "What stands between the fields of a CSV file."),
            Option(name: "no-header", value: .flag, help: "The first row of a CSV or TSV file is data."),
        ] + AuditOptions.rules + [
            Option(
                name: "contract", value: .file("FILE"),
                help: "The bytecontract.json; looked for above STORE and above this folder if not given.")
        ] + AuditOptions.reading + [
            AuditOptions.failOn,
            Option(
                name: "reveal", value: .file("FILE"),
                help:
                    "Write each wrong row with its value into FILE (NDJSON, mode 0600). Nothing else ever holds a value."
            ),
        ] + AuditQueryCommand.options + ReportOutput.options,
        examples: [
            ("audit app.sqlite", "Every UUID column: forms, versions, twins, orphans."),
            ("audit orders.csv --column id --rule v4 --unique", "One column by a rule."),
            ("audit - --fail-on store.twins < ids.txt", "Lines from another program; only twins make it fail."),
            ("audit --sql postgresql --table orders --column id > count.sql", "The same where the data are."),
            ("audit --from-result counts.csv --format json", "What the server counted, as our report."),
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        if arguments.has("sql") { return try AuditQueryCommand.printQuery(arguments) }
        let output = try ReportOutput(arguments)
        let failureRule = try FailureRule(arguments)
        if arguments.has("from-result") { return try AuditQueryCommand.report(arguments, output, failureRule) }
        if arguments.has("type") { throw CommandFailure("--type belongs to --sql") }
        guard let path = arguments.operands.first else {
            throw CommandFailure(
                "STORE is missing: name an SQLite, CSV, TSV, NDJSON or text file, or - for standard input")
        }
        var request = try StoreOperand(path, arguments).request
        try output.refuseWriting(over: [path])
        try OutputFile.refuse(arguments.values("reveal"), over: [path])
        if arguments.has("reveal"), !StoreOperand.isFile(path) {
            throw CommandFailure("--reveal reads a store twice, which a pipe does not bear; write it into a file first")
        }
        let line = ProgressLine()
        let meter = AuditMeter(line)
        request.onProgress = { progress throws(StoreError) in meter.show(progress) }
        let outcome = try meter.wiping { try run(request, revealingInto: arguments.value("reveal")) }
        return try write(outcome, output, failureRule, path: path)
    }

    private static func run(_ request: StoreAuditRequest, revealingInto file: String?) throws -> StoreAuditOutcome {
        if let file { return try RevealFile.write(file, request) }
        do throws(StoreError) {
            return try request.run()
        } catch {
            throw CommandFailure("\(request.path): \(error)")
        }
    }

    private static func write(
        _ outcome: StoreAuditOutcome, _ output: ReportOutput, _ failureRule: FailureRule, path: String
    ) throws -> ExitCode {
        guard !outcome.checks.isEmpty else {
            throw CommandFailure("\(path): no column holds identifiers; name one with --column")
        }
        if !outcome.skippedTables.isEmpty {
            Terminal.complain(
                "bytecontract audit: not read, since they are virtual tables or Core Data's own: "
                    + outcome.skippedTables.joined(separator: ", "))
        }
        if !outcome.skippedColumns.isEmpty {
            Terminal.complain(
                "bytecontract audit: too few of their values are identifiers; audit them with --column: "
                    + outcome.skippedColumns.map(\.text).joined(separator: ", "))
        }
        if !outcome.revealsAllTwins {
            Terminal.complain(
                "bytecontract audit: there are more twins and references than there is room for; the file of --reveal lacks some"
            )
        }
        var report = Report(header: ReportOutput.header(.audit), checks: [])
        outcome.appended(to: &report)
        report.exitCode = failureRule.exitCode(report)
        return try output.write(report)
    }
}

/// Shows the progress of an audit, which any thread may report.
final class AuditMeter: @unchecked Sendable {
    private let line: ProgressLine

    init(_ line: ProgressLine) { self.line = line }

    /// Called by one thread at a time.
    func show(_ progress: StoreAuditRequest.Progress) {
        switch progress {
        case .bytes(let done, let total): line.show(done, of: total, unit: .bytes)
        case .rows(let done, let total): line.show(done, of: total, unit: .rows)
        }
    }

    /// Runs something and wipes the line behind it.
    func wiping<Result>(_ body: () throws -> Result) rethrows -> Result {
        defer { line.wipe() }
        return try body()
    }
}
