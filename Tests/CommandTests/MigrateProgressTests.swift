import Foundation
import StoreAudit
import Testing

#if os(Linux)
    @Suite("The progress of bytecontract migrate")
    struct MigrateProgressTests {
        /// A store that takes any machine longer than the moment for which no progress is shown.
        private func withStore(_ rowCount: Int, _ body: (URL) throws -> Void) throws {
            try Tool.withFolder { folder in
                let connection = try SQLiteConnection(
                    path: folder.appendingPathComponent("app.sqlite").path, mode: .create)
                try connection.run(
                    """
                    CREATE TABLE folder(id TEXT PRIMARY KEY, name TEXT);
                    CREATE TABLE file(n INTEGER PRIMARY KEY, folder_id TEXT REFERENCES folder(id));
                    BEGIN;
                    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(rowCount))
                      INSERT INTO folder SELECT printf('%08X-0000-4000-8000-%012X', n * 7919 % 1000003, n), n FROM numbers;
                    INSERT INTO file(folder_id) SELECT lower(id) FROM folder;
                    COMMIT;
                    """)
                try body(folder)
            }
        }

        private func onTerminal(_ arguments: String, _ folder: URL) throws -> Tool.Result {
            try Tool.run(
                "/usr/bin/script", ["-qec", "'\(Tool.path)' migrate app.sqlite \(arguments)", "/dev/null"],
                directory: folder, environment: ["TERM": "xterm"])
        }

        /// How long a phase takes is the machine's to say, so that any of them may be the one with a rate.
        private func expectPhases(
            _ names: [String], _ output: String, hasRate: Bool = true, at place: SourceLocation = #_sourceLocation
        ) {
            let lines = output.split(separator: "\r")
            #expect(
                !hasRate
                    || lines.contains {
                        $0.contains(" of about ") && $0.contains(" rows/s, ") && $0.contains(" s left")
                    },
                sourceLocation: place)
            for name in names {
                #expect(lines.contains { $0.hasPrefix(name) }, "\(name)", sourceLocation: place)
            }
            // Wiped with spaces, and no line is broken.
            #expect(lines.contains { $0.count > 20 && $0.allSatisfy { $0 == " " } }, sourceLocation: place)
            #expect(lines.allSatisfy { $0.contains("bytecontract") || $0.count < 80 }, sourceLocation: place)
        }

        @Test("is shown on a terminal, phase by phase, and wiped before anything else is said")
        func terminal() throws {
            try withStore(50_000) { folder in
                let plan = try onTerminal("", folder)
                #expect(plan.status == 0)
                expectPhases(["counting", "changing", "checking the file", "auditing"], plan.output)
                #expect(plan.output.contains(" \rbytecontract migrate: the plan is in app.sqlite.plan.json\r\n"))

                let applied = try onTerminal("--apply", folder)
                #expect(applied.status == 0)
                expectPhases(["counting", "backup", "checking the backup", "changing"], applied.output)
                #expect(applied.output.contains(" \rbytecontract migrate: the record is in app.sqlite."))

                let runs = try Tool.run(["migrate", "app.sqlite", "--runs"], directory: folder)
                let run = try #require(runs.output.split(separator: " ").first)
                let undone = try onTerminal("--undo \(run)", folder)
                #expect(undone.status == 0)
                // Its one phase with numbers may be over too soon.
                expectPhases(["restoring", "comparing", "checking the file"], undone.output, hasRate: false)
                #expect(undone.output.contains(" \rbytecontract migrate: the record is in app.sqlite."))
            }
        }

        @Test("is not shown where standard error is no terminal, nor on a dumb one")
        func noTerminal() throws {
            try withStore(20_000) { folder in
                let plan = try Tool.run(["migrate", "app.sqlite"], directory: folder)
                #expect(plan.status == 0 && !plan.output.contains("\r"))
                #expect(plan.errors == "bytecontract migrate: the plan is in app.sqlite.plan.json\n")
                let dumb = try Tool.run(
                    "/usr/bin/script", ["-qec", "'\(Tool.path)' migrate app.sqlite", "/dev/null"], directory: folder,
                    environment: ["TERM": "dumb"])
                #expect(dumb.status == 0 && !dumb.output.contains("counting: "))
            }
        }
    }
#endif
