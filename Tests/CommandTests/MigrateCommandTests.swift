import Foundation
import StoreAudit
import Testing

@Suite("bytecontract migrate")
struct MigrateCommandTests {
    private func run(_ id: String, _ path: String) throws -> String {
        let list = try Tool.run(["migrate", path, "--runs"])
        #expect(list.status == 0)
        return try #require(list.output.split(separator: " ").first.map(String.init), "\(id)")
    }

    @Test("plans and tries, stops at twins, carries out what was decided, and takes it back")
    func wholeWay() throws {
        try Shop.with { folder, path in
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            let stopped = try Tool.run(["migrate", path, "--layout", "rfc9562"])
            #expect(stopped.status == 1 && stopped.output.contains("Twins stop it"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)

            // The skeleton is there; which folder stays is the user's to say.
            let decisions = folder.appendingPathComponent("shop.sqlite.decisions.json")
            let text = try String(contentsOf: decisions, encoding: .utf8)
            #expect(text.contains("\"stay\": null"))
            try Data(text.replacing("\"stay\": null", with: "\"stay\": 3").utf8).write(to: decisions)
            let plan = try Tool.run(["migrate", path, "--layout", "rfc9562", "--twins", "quarantine"])
            #expect(plan.status == 0 && plan.output.contains("Tried, and rolled back."), "\(plan.errors)")
            #expect(plan.errors.contains("are kept and used"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)

            let applied = try Tool.run(["migrate", path, "--apply"])
            #expect(
                applied.status == 0 && applied.output.contains("CHECK (typeof(\"id\") = 'text'"), "\(applied.errors)")
            #expect(try Tool.run(["audit", path]).status == 0)
            let run = try run("applied", path)
            let backup = folder.appendingPathComponent("shop.sqlite.bytecontract-\(run).backup")
            let record = folder.appendingPathComponent("shop.sqlite.\(run).json")
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(contentsOf: record)) as? [String: Any])
            #expect(json["schema"] as? String == "bytecontract-migration-1" && json["exitCode"] as? Int == 0)
            #expect((json["guards"] as? [Any])?.isEmpty == false)
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("shop.sqlite.\(run).md").path))

            let undone = try Tool.run(["migrate", path, "--undo", run])
            #expect(undone.status == 0 && undone.output.contains("Undone."), "\(undone.errors)")
            #expect(try dump(path) == dump(backup.path))
            #expect(try Tool.run(["migrate", path, "--runs"]).output.isEmpty)
        }
    }

    private func dump(_ path: String) throws -> String {
        let script = "import sqlite3,sys; print('\\n'.join(sqlite3.connect(sys.argv[1]).iterdump()))"
        let result = try Tool.run("/usr/bin/env", ["python3", "-c", script, path])
        #expect(result.status == 0 && result.output.contains("CREATE TABLE folder"))
        return result.output
    }

    @Test("takes columns and storage from the contract that names the store")
    func contract() throws {
        try Shop.with { folder, path in
            let contract = """
                {"schema": "bytecontract-1", "fields": {"file.id": {"type": "uuid"}},
                 "stores": {"shop": {"path": "shop.sqlite", "columns": [
                   {"table": "thumbnail", "column": "file_id", "field": "file.id", "as": "blob"}]}}}
                """
            try Data(contract.utf8).write(to: folder.appendingPathComponent("bytecontract.json"))
            let plan = try Tool.run(["migrate", path, "--format", "json", "--twins", "quarantine"])
            #expect(plan.status == 0, "\(plan.errors)")
            #expect(plan.json["target"] as? String == "blob")
            let tables = (plan.json["tables"] as? [[String: Any]] ?? []).compactMap { $0["table"] as? String }
            #expect(Set(tables).isSuperset(of: ["thumbnail"]))
        }
    }

    @Test("takes a column for no key that the contract lets repeat")
    func repeating() throws {
        try Shop.with { folder, _ in
            let path = folder.appendingPathComponent("log.sqlite").path
            do {
                let connection = try SQLiteConnection(path: path, mode: .create)
                try connection.run(
                    """
                    CREATE TABLE events(n INTEGER PRIMARY KEY, user_id TEXT);
                    INSERT INTO events(user_id) VALUES('919108f7-52d1-4320-9bac-f847db4148a8'),
                    ('919108F7-52D1-4320-9BAC-F847DB4148A8');
                    """)
            }
            for (unique, status) in [("", 1), (", \"unique\": false", 0)] as [(String, Int32)] {
                let contract = """
                    {"schema": "bytecontract-1", "fields": {"user.id": {"type": "uuid"}}, "stores": {"log": {"path": "log.sqlite",
                     "columns": [{"table": "events", "column": "user_id", "field": "user.id", "as": "text"\(unique)}]}}}
                    """
                try Data(contract.utf8).write(to: folder.appendingPathComponent("bytecontract.json"))
                let plan = try Tool.run(["migrate", path])
                #expect(plan.status == status, "\(unique) \(plan.errors)")
                try? FileManager.default.removeItem(atPath: path + ".decisions.json")
            }
            let applied = try Tool.run(["migrate", path, "--apply"])
            #expect(applied.status == 0 && applied.output.contains("events: 2 rows, 1 changed"), "\(applied.output)")
        }
    }

    @Test("says in one line what hinders it, and changes nothing")
    func refusals() throws {
        try Shop.with { folder, path in
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            let list = Tool.repository.appendingPathComponent("Examples/stores/orders.csv").path
            for (arguments, message) in [
                ([path, "--apply"], "there is no plan"), ([path, "--undo", "x"], "holds no run"),
                ([path], "name their byte layout with --layout"),
                ([path, "--column", "id"], "--column takes TABLE.COLUMN"),
                ([path, "--column", "folder.nothing"], "folder.nothing"),
                ([path, "--apply", "--to", "blob"], "--to cannot go"),
                ([path, "--apply", "--runs"], "cannot go together"), ([path, "--backup", "x"], "belongs to --apply"),
                ([list], "is no SQLite file"), ([folder.path], "is a folder"), (["/nowhere"], "cannot be read"),
                ([], "STORE is missing"),
            ] as [([String], String)] {
                let result = try Tool.run(["migrate"] + arguments)
                #expect(result.status == 2 && result.output.isEmpty, "\(arguments)")
                #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        }
    }

    @Test("ended by the user in the middle leaves the store as it was, and no half-written backup")
    func ended() throws {
        try Tool.withFolder { folder in
            let store = folder.appendingPathComponent("big.sqlite")
            let connection = try SQLiteConnection(path: store.path, mode: .create)
            try connection.run(
                """
                CREATE TABLE t (id TEXT PRIMARY KEY, payload BLOB);
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
                INSERT INTO t SELECT format('%08X-0000-4000-8000-ABCDEF000000', i), zeroblob(500) FROM n
                """)
            #expect(try Tool.run(["migrate", store.path]).status == 0)
            let before = try Data(contentsOf: store)
            // The journal or the backup shows that it has begun. A child of a test can inherit a mask that blocks the signal.
            let script = """
                "$0" migrate big.sqlite --apply 2>errors & until ls -A | grep -Eq 'journal|partial'; do sleep 0.01; done
                kill -TERM $!; wait $!; echo $?; ls -A; cat errors
                """
            let unblocked = """
                import os, signal, sys
                signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
                os.execv(sys.argv[1], sys.argv[1:])
                """
            let result = try Tool.run(
                "/usr/bin/env", ["python3", "-c", unblocked, "/bin/bash", "-c", script, Tool.path], directory: folder)
            #expect(result.output.hasPrefix("2\nbig.sqlite\nbig.sqlite.plan.json\nerrors\n"), "\(result.output)")
            #expect(
                result.output.hasSuffix(
                    "\nbytecontract migrate: big.sqlite: was cancelled; nothing has been changed\n"))
            #expect(try Data(contentsOf: store) == before)
        }
    }

    @Test("keeps a record with its exit code also where twins stop it, and where a constraint refuses it")
    func records() throws {
        try Tool.withFolder { folder in
            let id = "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964"
            for (name, sql, code, outcome) in [
                (
                    "twins", "CREATE TABLE t (id TEXT PRIMARY KEY); INSERT INTO t VALUES ('\(id)'), (upper('\(id)'))",
                    1, "stopped"
                ),
                (
                    "check", "CREATE TABLE t (id TEXT CHECK (id = upper(id))); INSERT INTO t VALUES (upper('\(id)'))",
                    2, "failed"
                ),
                ("clean", "CREATE TABLE t (id TEXT); INSERT INTO t VALUES ('\(id)')", 0, "nothing-to-do"),
            ] as [(String, String, Int32, String)] {
                let path = folder.appendingPathComponent("\(name).sqlite").path
                try SQLiteConnection(path: path, mode: .create).run(sql)
                let before = try Data(contentsOf: URL(fileURLWithPath: path))
                #expect(try Tool.run(["migrate", path]).status == code, "\(name)")
                let result = try Tool.run(["migrate", path, "--apply"])
                #expect(result.status == code, "\(name): \(result.errors)")
                let record = try Data(contentsOf: URL(fileURLWithPath: "\(path).\(outcome).json"))
                let json = try #require(try JSONSerialization.jsonObject(with: record) as? [String: Any])
                #expect(json["outcome"] as? String == outcome && json["exitCode"] as? Int32 == code)
                #expect(json["failure"] is String == (outcome == "failed"))
                let markdown = try String(contentsOfFile: "\(path).\(outcome).md", encoding: .utf8)
                #expect(markdown.contains("- exit code: \(code)") && !markdown.lowercased().contains(id))
                #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
            }
        }
    }
}
