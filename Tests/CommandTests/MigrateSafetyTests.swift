import Foundation
import StoreAudit
import Testing

/// What a user does in a hurry costs nothing.
@Suite("bytecontract migrate, told too little or the wrong thing")
struct MigrateSafetyTests {
    private static let id = "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964"

    private func store(_ folder: URL, _ sql: String, name: String = "store.sqlite") throws -> String {
        let path = folder.appendingPathComponent(name).path
        try SQLiteConnection(path: path, mode: .create).run(sql)
        return path
    }

    private static let twins =
        "CREATE TABLE t (id TEXT PRIMARY KEY); INSERT INTO t VALUES ('\(id)'), (upper('\(id)')), ('\(id.dropLast())5')"

    @Test("writes no backup where it would be SQLite's own file, the store, or in a folder that is not there")
    func backups() throws {
        try Tool.withFolder { folder in
            let path = try store(folder, "CREATE TABLE t (id TEXT); INSERT INTO t VALUES (upper('\(Self.id)'))")
            let link = folder.appendingPathComponent("link.sqlite").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            for store in [path, link] { #expect(try Tool.run(["migrate", store]).status == 0) }
            for (store, backup, message) in [
                (path, path + "-journal", "another name"), (path, path + "-wal", "another name"),
                (path, path + "-SHM", "another name"), (path, path, "another name"),
                (path, folder.path + "/./store.sqlite-wal", "another name"),
                (link, link + "-wal", "another name"), (link, path + "-journal", "another name"),
                (path, folder.path + "/gone/x", "name a folder that is there"),
            ] {
                let result = try Tool.run(["migrate", store, "--apply", "--backup", backup])
                #expect(result.status == 2 && result.output.isEmpty, "\(backup)")
                #expect(result.errors.contains(message), "\(backup): \(result.errors)")
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
            let result = try Tool.run(["migrate", "store.sqlite", "--apply", "--backup", "old"], directory: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try Data(contentsOf: folder.appendingPathComponent("old")).count == before.count)
        }
    }

    @Test("sets nothing aside without a decision file, and says so where the file names no row to stay")
    func decisions() throws {
        try Tool.withFolder { folder in
            let path = try store(folder, Self.twins)
            let file = path + ".decisions.json"
            #expect(
                try Tool.run(["migrate", path, "--twins", "quarantine"]).errors.contains("no row is named to stay"))
            let skeleton = try String(contentsOfFile: file, encoding: .utf8)
            try FileManager.default.removeItem(atPath: file)
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            let missing = try Tool.run(["migrate", path, "--apply"])
            #expect(missing.status == 2 && missing.errors.contains("store.sqlite.decisions.json: is not there"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)

            try Data(skeleton.utf8).write(to: URL(fileURLWithPath: file))
            let open = try Tool.run(["migrate", path, "--apply"])
            #expect(open.status == 0 && open.errors.contains("no row is named to stay in 1 of 1 twin groups"))

            // Its decisions are of no use to the next plan, and do not stand in its way.
            let next = try Tool.run(["migrate", path, "--twins", "quarantine"])
            #expect(next.status == 0 && next.errors.contains("there are no twins, and the decisions"), "\(next.errors)")
            #expect(try Tool.run(["migrate", path, "--apply"]).status == 0)
        }
    }

    @Test("leaves the order of bytes that the contract wants as it is")
    func contractLayout() throws {
        try Tool.withFolder { folder in
            let path = try store(
                folder,
                "CREATE TABLE t (id BLOB, other TEXT); INSERT INTO t VALUES (x'419a0c6e273b154da8f07c5e21d3b964', upper('\(Self.id)'))"
            )
            let contract = """
                {"schema": "bytecontract-1", "fields": {"t.id": {"type": "uuid"}}, "stores": {"s": {"path": "store.sqlite",
                 "columns": [{"table": "t", "column": "id", "field": "t.id", "as": "blob", "layout": "microsoftGUID"}]}}}
                """
            try Data(contract.utf8).write(to: folder.appendingPathComponent("bytecontract.json"))
            let refused = try Tool.run(["migrate", path, "--layout", "microsoftGUID"])
            #expect(refused.status == 2 && refused.errors.contains("the contract wants t.id as microsoftGUID"))
            #expect(try Tool.run(["migrate", path, "--column", "t.other"]).status == 0)
            #expect(try Tool.run(["migrate", path, "--layout", "microsoftGUID", "--to", "blob"]).status == 0)
        }
    }

    /// The command that an output names behind some words, run by a shell as it stands.
    private func runNamed(_ result: Tool.Result, after words: String, _ folder: URL) throws -> Tool.Result {
        let line = try #require(result.output.split(separator: "\n").first { $0.contains(words) }, "\(result.output)")
        let command = try #require(line.range(of: "bytecontract ")).upperBound
        return try Tool.run("/bin/sh", ["-c", "'\(Tool.path)' \(line[command...])"], directory: folder)
    }

    @Test(
        "prints next commands that work, with the options of the plan and whatever the file is called",
        arguments: ["store.sqlite", "a b.sqlite", "it's $HOME.sqlite"])
    func nextCommands(_ name: String) throws {
        try Tool.withFolder { folder in
            _ = try store(
                folder,
                "CREATE TABLE t (id TEXT PRIMARY KEY, b BLOB); INSERT INTO t VALUES ('\(Self.id)', NULL), "
                    + "(upper('\(Self.id)'), x'419a0c6e273b154da8f07c5e21d3b964')", name: name)
            let words = ["migrate", name, "--layout", "microsoftGUID", "--column", "t.id", "--column", "t.b"]
            #expect(try Tool.run(words, directory: folder).status == 1)
            let stopped = try Tool.run(["migrate", name, "--apply"], directory: folder)
            #expect(stopped.status == 1)
            let plan = try runNamed(stopped, after: "To set them aside:", folder)
            #expect(plan.status == 0, "\(plan.errors)")
            let applied = try runNamed(plan, after: "To carry it out:", folder)
            #expect(applied.status == 0, "\(applied.errors)")
            #expect(try runNamed(applied, after: "To take it back:", folder).status == 0)
        }
    }

    @Test("names the plan that virtual tables need, and not the one that they refuse")
    func virtualTables() throws {
        try Tool.withFolder { folder in
            _ = try store(
                folder,
                "CREATE TABLE t (id TEXT); CREATE VIRTUAL TABLE f USING fts5(id); "
                    + "INSERT INTO t VALUES (upper('\(Self.id)')); INSERT INTO f VALUES (upper('\(Self.id)'))")
            let first = try Tool.run(["migrate", "store.sqlite"], directory: folder)
            #expect(first.status == 0 && !first.output.contains("To carry it out"), "\(first.errors)")
            let second = try runNamed(first, after: "To go on, plan again:", folder)
            #expect(second.status == 0, "\(second.errors)")
            #expect(try runNamed(second, after: "To carry it out:", folder).status == 0)
        }
    }

    @Test("audit --reveal says at once that it cannot read a pipe twice")
    func reveal() throws {
        try Tool.withFolder { folder in
            let pipe = folder.appendingPathComponent("pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            for path in ["-", pipe] {
                let result = try Tool.run(
                    ["audit", path, "--store-format", "text", "--reveal", folder.path + "/values"],
                    input: Data("\(Self.id)\n".utf8))
                #expect(result.status == 2 && result.errors.contains("write it into a file first"), "\(path)")
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/values"))
        }
    }
}
