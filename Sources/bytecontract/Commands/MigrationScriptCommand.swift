import StoreAudit

/// `migrate --sql`: the script that does the same on a database server.
enum MigrationScriptCommand {
    static let options = [
        Option(
            name: "sql", value: .words("ENGINE", [SQLEngine.postgresql.rawValue]),
            help: "Print a script for a database server in place of changing a file; needs --table and --column."),
        Option(
            name: "records", value: .flag,
            help: "With --sql: print the script that makes the table for decisions, before the first run."),
    ]

    static func print(_ arguments: Arguments) throws -> ExitCode {
        guard arguments.operands.isEmpty else { throw CommandFailure("--sql prints a script and changes no STORE") }
        let allowed = ["sql", "table", "column", "to", "twins", "undo", "records"]
        for (name, _) in arguments.occurrences where !allowed.contains(name) {
            throw CommandFailure("--sql prints a script; --\(name) cannot go with it")
        }
        try Terminal.write(try script(arguments), to: Terminal.output)
        return .holds
    }

    private static func script(_ arguments: Arguments) throws -> String {
        if arguments.has("records") { return PostgreSQLMigration.recordsScript }
        if let number = try arguments.number("undo", in: 1...Int.max) {
            // The number that the script has printed.
            return PostgreSQLMigration.undoScript(run: number)
        }
        guard let table = arguments.value("table"), arguments.values("column").count == 1,
            let column = arguments.value("column")
        else { throw CommandFailure("--sql needs --table NAME and one --column NAME") }
        let target = arguments.value("to") ?? "text"
        guard let target = PostgreSQLMigration.Target(rawValue: target) else {
            throw CommandFailure("--to takes text or uuid with --sql")
        }
        let twins = arguments.value("twins").flatMap(PostgreSQLMigration.Twins.init(rawValue:)) ?? .stop
        guard let migration = PostgreSQLMigration(table: table, column: column, target: target, twins: twins) else {
            throw CommandFailure(
                "a name is empty, has too many parts, a NUL or an open quote; name the table as schema.table or \"a.b\""
            )
        }
        return migration.script
    }
}
