import ContractFindings
import ContractReports
import Foundation
import StoreAudit
import UUIDContract

/// `audit` where the data are: the query for a database server, and the report of what it has counted.
enum AuditQueryCommand {
    static let options = [
        Option(
            name: "sql", value: .words("ENGINE", SQLEngine.allCases.map(\.rawValue)),
            help: "Print the query that counts the same in a database server; needs --table and --column."),
        Option(
            name: "type", value: .words("TYPE", SQLEngine.ColumnKind.allCases.map(\.rawValue)),
            help: "The type of the column for --sql; text if not given."),
        Option(
            name: "from-result", value: .file("FILE"), isRepeatable: true,
            help: "Report what that query has printed, as CSV or TSV; - is standard input."),
    ]

    /// Prints the query.
    static func printQuery(_ arguments: Arguments) throws -> ExitCode {
        try refuse(
            arguments, besides: ["sql", "table", "column", "type", "layout"],
            because: "--sql prints a query and reads nothing")
        guard arguments.operands.isEmpty else { throw CommandFailure("--sql prints a query and reads no STORE") }
        guard let table = arguments.value("table"), arguments.values("column").count == 1,
            let column = arguments.value("column"),
            let engine = arguments.value("sql").flatMap(SQLEngine.init(rawValue:))
        else { throw CommandFailure("--sql needs --table NAME and one --column NAME") }
        let kind = arguments.value("type").flatMap(SQLEngine.ColumnKind.init(rawValue:)) ?? .text
        let layout = arguments.value("layout").flatMap(ByteLayout.init(rawValue:))
        if layout != nil, kind != .bytes { throw CommandFailure("--layout is about bytes and needs --type bytes") }
        guard
            let query = AuditQuery(
                engine: engine, table: table, column: column, kind: kind, layout: layout ?? .rfc9562)
        else {
            throw CommandFailure(
                "a name is empty, has too many parts, a NUL or an open quote; name the table as schema.table or \"a.b\""
            )
        }
        try Terminal.write(query.text, to: Terminal.output)
        return .holds
    }

    /// Reports what servers have counted.
    static func report(_ arguments: Arguments, _ output: ReportOutput, _ failureRule: FailureRule) throws -> ExitCode {
        let allowed = ["from-result", "fail-on", "format", "report"] + AuditOptions.rules.map(\.name)
        try refuse(arguments, besides: allowed, because: "--from-result reads counts and no STORE")
        guard arguments.operands.isEmpty else { throw CommandFailure("--from-result reads counts and no STORE") }
        let rule = try AuditOptions.rule(arguments)
        let paths = arguments.values("from-result")
        try output.refuseWriting(over: paths)
        var report = Report(header: ReportOutput.header(.audit), checks: [])
        for path in paths {
            let bytes = try Terminal.readAll(path, limit: 16 << 20)
            do throws(StoreError) {
                try EngineResult(reading: bytes).outcome(path: path, rule: rule).appended(to: &report)
            } catch {
                throw CommandFailure("\(path): \(error)")
            }
        }
        report.exitCode = failureRule.exitCode(report)
        return try output.write(report)
    }

    private static func refuse(_ arguments: Arguments, besides allowed: [String], because reason: String) throws {
        for (name, _) in arguments.occurrences where !allowed.contains(name) {
            throw CommandFailure("\(reason); --\(name) cannot go with it")
        }
    }
}
