import ContractFile
import ContractReports
import ContractVectors
import Foundation
import StoreAudit
import UUIDContract

/// `migrate`: brings the identifiers of an SQLite file to one spelling.
enum MigrateCommand {
    static let command = Command(
        path: ["migrate"],
        summary: "Bring the identifiers of an SQLite file to canonical text or 16 bytes, without losing a row.",
        discussion: """
            Without --apply a plan is written and tried in a transaction that is rolled back. --apply carries out that plan: a \
            backup first, then one transaction with all checks before its end. Twins are never merged: they stop it, or move \
            into quarantine but for the rows that the decision file names to stay. --undo RUN brings everything back.
            """,
        operand: Operand(name: "STORE", count: .optional, value: .file("STORE"), help: "The SQLite file."),
        options: [
            Option(name: "plan", value: .file("FILE"), help: "The plan; STORE.plan.json if not given."),
            Option(name: "apply", value: .flag, help: "Carry out the plan."),
            Option(
                name: "undo", value: .text("RUN"),
                help: "Take back a run, the last one first; with --sql print the script that does."),
            Option(name: "runs", value: .flag, help: "List the runs that can be undone."),
            Option(name: "table", value: .text("NAME"), help: "The table of the columns that --column names."),
            Option(
                name: "column", value: .text("COLUMN"), isRepeatable: true,
                help:
                    "A column, as TABLE.COLUMN without --table; those that references join to it come too. All that hold UUIDs if not given."
            ),
            Option(
                name: "to", value: .words("STORAGE", ["text", "blob", "uuid"]),
                help:
                    "What identifiers become: canonical text, 16 bytes in text order, or with --sql the type uuid. text if not given."
            ),
            Option(
                name: "layout", value: .words("LAYOUT", ByteLayout.allCases.map(\.rawValue)),
                help: "The byte layout of the BLOBs that are there; must be named before one is changed."),
            Option(
                name: "twins", value: .words("HOW", MigrationOptions.TwinPolicy.allCases.map(\.rawValue)),
                help: "What happens where rows would become equal. stop if not given."),
            Option(
                name: "allow-virtual-tables", value: .flag,
                help:
                    "Plan it though virtual tables, such as a full-text index, hold identifiers that change; rebuild them."
            ),
            Option(
                name: "decisions", value: .file("FILE"),
                help: "Which twins stay; STORE.decisions.json, which the plan writes where there are twins."),
            Option(name: "backup", value: .file("FILE"), help: "The backup; beside STORE with the run in its name."),
            Option(
                name: "record", value: .text("PREFIX"),
                help: "Write the record to PREFIX.json and PREFIX.md; STORE.RUN.json and .md if not given."),
            AuditOptions.reading[0],
            Option(
                name: "format", value: .words("FORMAT", ["text", "json", "markdown"]),
                help: "What is printed of the outcome; text if not given."),
        ] + MigrationScriptCommand.options,
        examples: [
            ("migrate app.sqlite", "The plan, and a dry run of it."),
            (
                "migrate app.sqlite --twins quarantine",
                "Plan to set twins aside; then say in the decision file which stay."
            ),
            ("migrate app.sqlite --apply", "Backup, change, checks; prints the guard to add."),
            ("migrate --sql postgresql --table orders --column id > migrate.sql", "The same for a server."),
            ("migrate app.sqlite --undo 20261130T134501Z-1f6c2a90", "Everything as it was."),
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        if arguments.has("sql") { return try MigrationScriptCommand.print(arguments) }
        if arguments.has("records") { throw CommandFailure("--records belongs to --sql") }
        guard let store = arguments.operands.first else { throw CommandFailure("STORE is missing: the SQLite file") }
        guard !StoreOperand.isFolder(store) else { throw CommandFailure("\(store): is a folder; name a file in it") }
        let modes = ["apply", "undo", "runs"].filter { arguments.has($0) }
        guard modes.count <= 1 else {
            throw CommandFailure("--\(modes.joined(separator: " and --")) cannot go together; take one at a time")
        }
        let busy = try arguments.number("busy", in: 0...3_600) ?? 5
        // Ended in order, a migration leaves no half-written backup behind.
        EndingSignals.note()
        let meter = MigrationProgressLine()
        var migration = Migration(
            path: store, version: Version.current, busySeconds: busy, isCancelled: { EndingSignals.isNoted })
        migration.onProgress = meter.report
        do {
            switch modes.first {
            case "runs": return try list(migration, arguments)
            case "undo":
                try refuse(
                    arguments, besides: ["undo", "busy", "record", "format"], because: "--undo takes back a run")
                let run = arguments.value("undo") ?? ""
                return try finish(try meter.wiping { try migration.undo(run: run) }, store, arguments)
            case "apply": return try apply(migration, meter, store, arguments)
            default: return try plan(migration, meter, store, busy, arguments)
            }
        } catch let error as MigrationError {
            throw CommandFailure("\(store): \(error)")
        }
    }

    // MARK: Planning

    private static func plan(
        _ migration: Migration, _ meter: MigrationProgressLine, _ store: String, _ busy: Int, _ arguments: Arguments
    ) throws -> ExitCode {
        for name in ["backup", "record"] where arguments.has(name) {
            throw CommandFailure("--\(name) belongs to --apply; without it nothing is changed")
        }
        let options = try options(store, arguments)
        let isOld = FileManager.default.fileExists(atPath: planPath(store, arguments))
        let made: (plan: MigrationPlan, decisions: MigrationDecisions)
        do throws(MigrationError) {
            var planner = MigrationPlanner(
                path: store, version: Version.current, busySeconds: busy, isCancelled: { EndingSignals.isNoted })
            planner.onProgress = meter.report
            made = try meter.wiping { () throws(MigrationError) in try planner.plan(options) }
        } catch {
            if isOld {
                say("an older plan is still in \(planPath(store, arguments)), and --apply would carry that one out")
            }
            throw error
        }
        let planPath = planPath(store, arguments)
        try OutputFile.refuse([planPath, decisionsPath(store, arguments)], over: [store])
        try OutputFile.write(Array(made.plan.document.utf8), to: planPath)
        say("the plan is in \(planPath)")
        let decisions = try writeDecisions(made.decisions, store, arguments)
        warnOfOpenGroups(made.plan, decisions ?? made.decisions)
        let record = try naming(decisionsPath(store, arguments)) { () throws(MigrationError) in
            try meter.wiping { () throws(MigrationError) in
                try migration.run(made.plan, decisions: decisions, apply: false)
            }
        }
        let guards = try made.plan.guards(path: store, busySeconds: busy)
        return try show(record, guards: guards, plan: made.plan, store, arguments)
    }

    /// What is asked for: on the command line, or else by the contract.
    private static func options(_ store: String, _ arguments: Arguments) throws -> MigrationOptions {
        let contract = try StoreOperand.contractStore(store, arguments)
        var agreed = contract?.columns ?? []
        var columns: [ColumnPlace] = []
        for name in arguments.values("column") {
            if let table = arguments.value("table") {
                columns.append(ColumnPlace(table: table, column: name))
            } else {
                let (table, column) = name.split(at: UInt8(ascii: "."))
                guard let column, !table.isEmpty, !column.isEmpty else {
                    throw CommandFailure("--column takes TABLE.COLUMN, or a column of --table TABLE")
                }
                columns.append(ColumnPlace(table: table, column: column))
            }
        }
        if columns.isEmpty, arguments.has("table") { throw CommandFailure("--table needs --column") }
        if !columns.isEmpty {
            agreed = agreed.filter { column in
                columns.contains { $0.table == column.table && $0.column == column.column }
            }
        } else {
            columns = agreed.compactMap { column in
                guard let table = column.table, let name = column.column else { return nil }
                return ColumnPlace(table: table, column: name)
            }
        }
        try refuseOtherLayouts(agreed, arguments)
        let target: MigrationOptions.Target
        if let word = arguments.value("to") {
            guard let named = MigrationOptions.Target(rawValue: word) else {
                throw CommandFailure("an SQLite file has no type uuid; --to takes text or blob")
            }
            target = named
        } else {
            let wanted = Set(
                agreed.map { column -> MigrationOptions.Target in
                    if case .blob = column.rule.storage { .blob } else { .text }
                })
            guard wanted.count <= 1 else {
                throw CommandFailure(
                    "the contract wants text in some columns and BLOBs in others; migrate them one after the other with --column and --to"
                )
            }
            target = wanted.first ?? .text
        }
        var options = MigrationOptions(
            target: target, layout: arguments.value("layout").flatMap(ByteLayout.init(rawValue:)),
            twins: arguments.value("twins").flatMap(MigrationOptions.TwinPolicy.init(rawValue:)) ?? .stop,
            columns: columns, allowsVirtualTables: arguments.has("allow-virtual-tables"))
        options.repeatingColumns = (contract?.store.columns.filter(\.mayRepeat) ?? []).compactMap { column in
            guard let table = column.table, let name = column.column else { return nil }
            return ColumnPlace(table: table, column: name)
        }
        return options
    }

    /// Refuses columns that the contract wants in another order of bytes, which no migration writes, unless --to is meant.
    private static func refuseOtherLayouts(_ agreed: [StoreAuditRequest.Column], _ arguments: Arguments) throws {
        guard !arguments.has("to") else { return }
        for column in agreed {
            guard case .blob(let layout) = column.rule.storage, layout != .rfc9562 else { continue }
            let name = [column.table, column.column].compactMap(\.self).joined(separator: ".")
            throw CommandFailure(
                "the contract wants \(ReportText(name)) as \(layout.rawValue), and migrate writes 16 bytes in the order of the text alone; name the columns to migrate with --column, or the target with --to"
            )
        }
    }

    /// Writes what is to be decided, unless a file of decisions is there, which may be somebody's work; reads that one then.
    private static func writeDecisions(
        _ decisions: MigrationDecisions, _ store: String, _ arguments: Arguments
    ) throws -> MigrationDecisions? {
        let path = decisionsPath(store, arguments)
        if FileManager.default.fileExists(atPath: path) {
            if decisions.groups.isEmpty, !arguments.has("decisions") {
                say("there are no twins, and the decisions in \(path) are not used")
                return nil
            }
            say("the decisions in \(path) are kept and used")
            return try readDecisions(path)
        }
        guard !decisions.groups.isEmpty else { return nil }
        try OutputFile.write(Array(decisions.document.utf8), to: path)
        say("which twins stay is to be decided in \(path)")
        return nil
    }

    // MARK: Carrying it out

    private static func apply(
        _ migration: Migration, _ meter: MigrationProgressLine, _ store: String, _ arguments: Arguments
    ) throws -> ExitCode {
        try refuse(
            arguments, besides: ["apply", "plan", "decisions", "backup", "record", "busy", "format"],
            because: "--apply carries out the plan as it is")
        let planPath = planPath(store, arguments)
        guard FileManager.default.fileExists(atPath: planPath) else {
            throw CommandFailure("\(planPath): there is no plan; run `bytecontract migrate` without --apply first")
        }
        let plan: MigrationPlan
        do throws(DocumentError) {
            plan = try MigrationPlan(document: try bytes(planPath))
        } catch {
            throw CommandFailure(named(error, planPath))
        }
        let decisionsPath = decisionsPath(store, arguments)
        var decisions: MigrationDecisions?
        if arguments.has("decisions") || plan.twinGroupCount > 0 && plan.options.twins == .quarantine {
            guard FileManager.default.fileExists(atPath: decisionsPath) else {
                throw CommandFailure(
                    "\(decisionsPath): is not there, and says which twins stay; plan again to have it written anew")
            }
            let read = try readDecisions(decisionsPath)
            warnOfOpenGroups(plan, read)
            decisions = read
        }
        try checkRecord(arguments)
        try checkBackup(arguments, of: store)
        say("carrying out the plan of \(ReportText(plan.time))")
        let (chosen, start) = (decisions, Migration.now)
        let record = try naming(decisionsPath) { () throws(MigrationError) in
            do throws(MigrationError) {
                return try meter.wiping { () throws(MigrationError) in
                    try migration.run(plan, decisions: chosen, apply: true, backup: arguments.value("backup"))
                }
            } catch {
                // What the user has ended leaves nothing behind.
                if error != .store(.cancelled) {
                    writeRecord(
                        migration.record(of: error, plan, decisions: chosen, startTime: start), store, arguments)
                }
                throw error
            }
        }
        let guards = record.outcome == .stopped ? [] : try plan.guards(path: store)
        return try finish(record, guards: guards, plan: plan, store, arguments)
    }

    /// Says in how many twin groups of a plan no row is named to stay.
    private static func warnOfOpenGroups(_ plan: MigrationPlan, _ decisions: MigrationDecisions) {
        let open = plan.twinGroupCount - decisions.groups.count { $0.stay != nil }
        guard plan.options.twins == .quarantine, open > 0 else { return }
        say(
            "no row is named to stay in \(open) of \(plan.twinGroupCount) twin groups: all their rows, and what refers to them, leave their tables"
        )
    }

    /// Names the decision file where it is what is wrong.
    private static func naming(
        _ decisions: String, _ body: () throws(MigrationError) -> MigrationRecord
    ) throws -> MigrationRecord {
        do throws(MigrationError) {
            return try body()
        } catch {
            switch error {
            case .planOutdated(.decision), .noSuchRow, .stayConflict, .stayGoes:
                throw CommandFailure("\(decisions): \(error)")
            default: throw error
            }
        }
    }

    /// Writes the record, and shows it.
    private static func finish(
        _ record: MigrationRecord, guards: [ColumnGuard] = [], plan: MigrationPlan? = nil, _ store: String,
        _ arguments: Arguments
    ) throws -> ExitCode {
        writeRecord(record, guards: guards, store, arguments)
        return try show(record, guards: guards, applied: plan, store, arguments)
    }

    /// Writes the record as JSON and Markdown. Where that cannot be, it is said, with what has been done all the same.
    private static func writeRecord(
        _ record: MigrationRecord, guards: [ColumnGuard] = [], _ store: String, _ arguments: Arguments
    ) {
        let name = record.run.map { record.outcome == .undone ? "\($0).undone" : $0 } ?? record.outcome.rawValue
        let prefix = arguments.value("record") ?? "\(store).\(name)"
        do {
            try OutputFile.write(Array(record.document(guards: guards).utf8), to: prefix + ".json")
            try OutputFile.write(Array(markdown(record, guards).utf8), to: prefix + ".md")
            say("the record is in \(prefix).json and \(prefix).md")
        } catch {
            let kept = record.run.map { "; the run \($0) has been kept all the same" } ?? ""
            say("\(prefix): the record cannot be written\(kept)")
        }
    }

    private static func show(
        _ record: MigrationRecord, guards: [ColumnGuard], plan: MigrationPlan? = nil,
        applied: MigrationPlan? = nil, _ store: String, _ arguments: Arguments
    ) throws -> ExitCode {
        let text =
            switch arguments.value("format") {
            case "json": record.document(guards: guards)
            case "markdown": markdown(record, guards)
            default:
                record.text(
                    store: ReportText(path: shellWord(store)).text, guards: guards, plan: plan,
                    again: (applied.map { again($0.options) } ?? "")
                        + again(
                            arguments, ["layout", "column", "table", "to", "plan", "decisions", "allow-virtual-tables"]),
                    apply: again(arguments, ["plan", "decisions"]))
            }
        try Terminal.write(text, to: Terminal.output)
        return ExitCode(rawValue: record.exitCode) ?? .findings
    }

    private static func markdown(_ record: MigrationRecord, _ guards: [ColumnGuard]) -> String {
        record.markdown + (guards.isEmpty ? "" : "\n" + ColumnGuard.markdown(guards))
    }

    private static func list(_ migration: Migration, _ arguments: Arguments) throws -> ExitCode {
        try refuse(arguments, besides: ["runs", "busy"], because: "--runs lists what can be undone")
        let runs = try migration.runs()
        if runs.isEmpty { say("no run can be undone") }
        let lines = runs.map {
            "\($0.name)  \($0.time)  changed \($0.changedRowCount), quarantined \($0.quarantinedRowCount)\n"
        }
        try Terminal.write(lines.joined(), to: Terminal.output)
        return .holds
    }

    private static func say(_ message: String) { Terminal.complain("bytecontract migrate: \(message)") }

    private static func refuse(_ arguments: Arguments, besides allowed: [String], because reason: String) throws {
        for (name, _) in arguments.occurrences where !allowed.contains(name) {
            throw CommandFailure("\(reason); --\(name) cannot go with it")
        }
    }
}
