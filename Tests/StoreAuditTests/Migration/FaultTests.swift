import Foundation
import StoreAudit
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite("A migration that cannot be")
struct FaultTests {
    /// Enough rows for some pages.
    private static let rows = [
        "PRAGMA page_size = 1024", "CREATE TABLE item(id TEXT PRIMARY KEY, note TEXT)", "CREATE TABLE other(note TEXT)",
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
        INSERT INTO item SELECT printf('C0FFEE%02d-2222-4AAA-8BBB-%012d', i % 90, i), hex(randomblob(20)) FROM n
        """,
        "INSERT INTO other SELECT hex(randomblob(100)) FROM item",
    ]

    /// Tries to apply, and wants the error, the same bytes and no new file.
    private func expect(
        _ error: MigrationError, _ store: MigrationStore, _ plan: MigrationPlan, backup: String? = nil,
        dryRunToo: Bool = true
    ) throws {
        let (before, names) = (try store.bytes(), try store.fileNames())
        for apply in dryRunToo ? [false, true] : [true] {
            #expect(throws: error) { try store.migration.run(plan, apply: apply, backup: backup) }
            #expect(try store.bytes() == before)
            #expect(try store.fileNames() == names)
        }
    }

    @Test("is none of a file that is not there, a folder, or a file of another kind")
    func otherFiles() throws {
        let store = try MigrationStore(FaultTests.rows)
        let (plan, _) = try store.plan()
        let cases: [(String, StoreError)] = [
            ("nothing", .unreadable), ("folder", .unreadable), ("text", .wrongFormat(expected: "SQLite file")),
        ]
        try FileManager.default.createDirectory(
            at: store.folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
        try Data(repeating: 0x41, count: 4_096).write(to: store.folder.appendingPathComponent("text"))
        for (name, error) in cases {
            let path = store.folder.appendingPathComponent(name).path
            #expect(throws: MigrationError.store(error), "\(name)") {
                try MigrationPlanner(path: path, version: "").plan(MigrationOptions(target: .text))
            }
            #expect(throws: MigrationError.store(error), "\(name)") {
                try Migration(path: path, version: "").run(plan, apply: true)
            }
            #expect(throws: MigrationError.store(error), "\(name)") {
                try Migration(path: path, version: "").undo(run: "x")
            }
        }
    }

    @Test("waits for a lock as long as it was told, and says so; a reader hinders it only without WAL")
    func locked() throws {
        for journal in ["DELETE", "WAL"] {
            let store = try MigrationStore(["PRAGMA journal_mode = \(journal)"] + FaultTests.rows)
            let (plan, _) = try store.plan()
            let other = try SQLiteConnection(path: store.path, mode: .readWrite)
            try other.run("BEGIN IMMEDIATE")
            try expect(.store(.locked(seconds: 1)), store, plan)
            try other.run("ROLLBACK; BEGIN; SELECT count(*) FROM item")
            if journal == "DELETE" {
                try expect(.store(.locked(seconds: 1)), store, plan, dryRunToo: false)
            } else {
                #expect(try store.migration.run(plan, apply: true).outcome == .applied)
            }
        }
    }

    @Test("is none of a damaged file, also where the damage is in another table")
    func corrupt() throws {
        let store = try MigrationStore(FaultTests.rows)
        let whole = try store.bytes()
        for table in ["item", "other"] {
            try whole.write(to: URL(fileURLWithPath: store.path))
            let (plan, _) = try store.plan()
            let page = try #require(
                Int(try store.column("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'")[0]))
            var bytes = whole
            bytes.replaceSubrange((page - 1) * 1_024..<(page - 1) * 1_024 + 512, with: repeatElement(0xff, count: 512))
            try bytes.write(to: URL(fileURLWithPath: store.path))
            try expect(.store(.corrupt), store, plan)
        }
    }

    @Test("needs a free and writable place for its backup")
    func backups() throws {
        let store = try MigrationStore(FaultTests.rows)
        let (plan, _) = try store.plan()
        let taken = store.folder.appendingPathComponent("taken").path
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: taken))
        try expect(.backupExists, store, plan, backup: taken, dryRunToo: false)
        #expect(try Data(contentsOf: URL(fileURLWithPath: taken)) == Data([1, 2, 3]))
        try expect(.backup(.unreadable), store, plan, backup: "\(store.folder.path)/no/backup", dryRunToo: false)
    }

    @Test("keeps a whole backup of the state before, with the permissions of the store", arguments: ["DELETE", "WAL"])
    func goodBackup(_ journal: String) throws {
        let store = try MigrationStore(["PRAGMA journal_mode = \(journal)"] + FaultTests.rows)
        let before = try store.dump()
        chmod(store.path, 0o640)
        // A run that was killed at its backup has left this.
        try Data([1]).write(to: URL(fileURLWithPath: "\(store.path).bytecontract-x.backup.partial"))
        let record = try store.migration.run(store.plan().plan, apply: true)
        let name = try #require(record.backup)
        #expect(name == "store.sqlite.bytecontract-\(record.run ?? "").backup")
        #expect(try store.fileNames() == ["store.sqlite", name])
        let path = store.folder.appendingPathComponent(name).path
        #expect(try StoreDump.dump(path) == before)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
        #expect(try StoreDump.dump(store.path) != before)
    }

    @Test("ends where it is cancelled, at any of the times that it asks, and leaves nothing behind")
    func cancelled() throws {
        for journal in ["DELETE", "WAL"] {
            let store = try MigrationStore(["PRAGMA journal_mode = \(journal)"] + FaultTests.rows)
            let (plan, _) = try store.plan()
            #expect(try store.fileNames() == ["store.sqlite"])
            let before = try store.dump()
            var patience = 0
            while true {
                let asked = Countdown(patience)
                do {
                    _ = try Migration(path: store.path, version: "", isCancelled: { asked.isOver() }).run(
                        plan, apply: true)
                    break
                } catch MigrationError.store(.cancelled) {
                    #expect(try store.fileNames() == ["store.sqlite"] && store.dump() == before, "\(patience)")
                }
                patience += 1
                try #require(patience < 1_000)
            }
            #expect(patience > 3)
            _ = try store.migration.runs()
            #expect(try store.fileNames().count == 2)
            #expect(throws: MigrationError.store(.cancelled)) {
                try MigrationPlanner(path: store.path, version: "", isCancelled: { true }).plan(
                    MigrationOptions(target: .blob))
            }
        }
    }

    #if os(macOS) || os(Linux)
        @Test("is none where file or folder may not be written")
        func readOnly() throws {
            // Root may write everything, so that the process gives its rights up; root's own folder may be closed to it then.
            let isRoot = getuid() == 0
            let user = isRoot ? ["--user", "65534"] : []
            let parent = isRoot ? URL(fileURLWithPath: "/tmp") : FileManager.default.temporaryDirectory
            let store = try MigrationStore(FaultTests.rows, in: parent)
            let before = try store.bytes()
            defer { chmod(store.folder.path, 0o755) }
            for (file, folder) in [(0o444, 0o555), (0o444, 0o777), (0o666, 0o555)] as [(mode_t, mode_t)] {
                chmod(store.path, file)
                chmod(store.folder.path, folder)
                let run = try DriverProcess.run([store.path, "apply"] + user)
                #expect(run.status == 1 && run.lines.first == "begin", "\(file) \(folder)")
                #expect(run.lines.last?.contains("may not be written") == true, "\(file) \(folder)")
                #expect(try store.bytes() == before && store.fileNames() == ["store.sqlite"], "\(file) \(folder)")
            }
        }

        @Test("changes nothing where the volume takes no more")
        func limited() throws {
            let store = try MigrationStore(FaultTests.rows)
            let before = try store.bytes()
            var failures = 0
            // From too little for the backup to enough for all: each write that is too long fails.
            var limit = before.count / 2
            while true {
                let run = try DriverProcess.run([store.path, "apply", "--limit", String(limit)])
                if run.status == 0 { break }
                failures += 1
                #expect(run.lines.first == "begin" && run.lines.last?.contains("cannot be read or written") == true)
                #expect(try store.bytes() == before && store.fileNames() == ["store.sqlite"], "limit \(limit)")
                limit += before.count / 3
                try #require(failures < 20)
            }
            #expect(failures >= 3)
            _ = try store.migration.undo(run: try #require(store.migration.runs().first).name)
        }
    #endif

    #if os(Linux)
        private static let canMount =
            (try? DriverProcess.run(["-Urm", "true"], program: "unshare").status) == 0

        @Test("changes nothing on a volume that is full", .enabled(if: canMount, "needs a mount namespace of its own"))
        func full() throws {
            let store = try MigrationStore(FaultTests.rows)
            let size = try store.bytes().count / 1_024
            try FileManager.default.createDirectory(
                at: store.folder.appendingPathComponent("disk"), withIntermediateDirectories: true)
            let script = """
                mount -t tmpfs -o size="$2"k none "$1/disk" && cp "$1/store.sqlite" "$1/disk/" || exit 9
                "$0" "$1/disk/store.sqlite" apply
                code=$?
                [ $code = 0 ] || { cmp "$1/store.sqlite" "$1/disk/store.sqlite" && ls "$1/disk"; }
                exit $code
                """
            var failures = 0
            var room = size + 16
            while true {
                let run = try DriverProcess.run(
                    ["-Urm", "sh", "-c", script, DriverProcess.path, store.folder.path, String(room)],
                    program: "unshare")
                if run.status == 0 { break }
                failures += 1
                #expect(run.lines.count == 3 && run.lines.first == "begin", "\(run.lines)")
                #expect(run.lines.last == "store.sqlite", "\(run.lines)")
                #expect(run.lines.dropFirst().first?.contains("is full") == true, "\(run.lines)")
                room += size / 2
                try #require(failures < 20)
            }
            #expect(failures >= 3)
        }
    #endif
}

/// Says no a number of times, and then yes.
private final class Countdown: @unchecked Sendable {
    // One thread asks.
    private var rest: Int

    init(_ rest: Int) { self.rest = rest }

    func isOver() -> Bool {
        rest -= 1
        return rest < 0
    }
}
