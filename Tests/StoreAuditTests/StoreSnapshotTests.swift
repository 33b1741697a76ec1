import CSQLite
import Foundation
import StoreAudit
import Testing

@Suite("Reading an SQLite file beside its app")
struct StoreSnapshotTests {
    private static let filling = """
        CREATE TABLE t(id TEXT PRIMARY KEY, n INTEGER);
        WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000)
        INSERT INTO t SELECT printf('%08x-0000-4000-8000-%012x', n, n), n FROM c;
        """

    private static func rowCount(_ store: ScratchStore) throws -> Int? {
        try SQLiteAudit(path: store.path, busySeconds: 0).run().columns.first?.rowCount
    }

    @Test("leaves nothing behind of a database in WAL mode, and changes no byte")
    func leavesNothing() throws {
        let store = try ScratchStore("PRAGMA journal_mode = WAL; \(StoreSnapshotTests.filling)")
        let before = try store.files()
        #expect(before.keys.sorted() == ["store.sqlite"])
        #expect(try StoreSnapshotTests.rowCount(store) == 2_000)
        #expect(try store.files() == before)
    }

    @Test("gives back its locks and removes its log although somebody still holds a connection")
    func closesConnections() throws {
        let store = try ScratchStore("PRAGMA journal_mode = WAL; \(StoreSnapshotTests.filling)")
        let before = try store.files()
        let snapshot = try StoreSnapshot(path: store.path, readerCount: 2)
        let reader = try #require(snapshot.reader)
        snapshot.close()
        #expect(try store.files() == before)
        #expect(throws: StoreError.self) { try reader.run("SELECT 1") }
        #expect(throws: StoreError.self) { try reader.prepare("SELECT 1") }
    }

    @Test("leaves the log to an app that has come meanwhile")
    func leavesTheLog() throws {
        let store = try ScratchStore("PRAGMA journal_mode = WAL; \(StoreSnapshotTests.filling)")
        let snapshot = try StoreSnapshot(path: store.path)
        let app = try store.connection()
        try app.run("INSERT INTO t VALUES('x', 1)")
        snapshot.close()
        try app.run("INSERT INTO t VALUES('y', 1)")
        let log = try #require(try store.files()["store.sqlite-wal"])
        #expect(!log.isEmpty)
        #expect(try StoreSnapshotTests.rowCount(store) == 2_002)
        #expect(try store.files()["store.sqlite-wal"] == log)
    }

    @Test("reads rows that only the log has, and leaves log and database as they are when it is the last one")
    func keepsLog() throws {
        let source = try ScratchStore("PRAGMA journal_mode = WAL; \(StoreSnapshotTests.filling)")
        let app = try source.connection()
        try app.run("INSERT INTO t SELECT 'f' || substr(id, 2), n FROM t")
        // As a killed app leaves them.
        let store = try source.copy()
        let before = try store.files()
        #expect(before["store.sqlite-wal"]?.isEmpty == false)
        #expect(try StoreSnapshotTests.rowCount(store) == 4_000)
        let after = try store.files()
        #expect(after["store.sqlite"] == before["store.sqlite"])
        #expect(after["store.sqlite-wal"] == before["store.sqlite-wal"])
    }

    @Test("says of a transaction that a killed app has left half done that the app must be opened, and changes no byte")
    func hotJournal() throws {
        let source = try ScratchStore(StoreSnapshotTests.filling)
        let app = try source.connection()
        // With room for one page in memory, the others go to the file before the end.
        try app.run("PRAGMA cache_size = 1; BEGIN; UPDATE t SET id = 'f' || substr(id, 2)")
        let store = try source.copy()
        let before = try store.files()
        #expect(before["store.sqlite-journal"]?.isEmpty == false)
        #expect(throws: StoreError.interruptedWrite) { try SQLiteAudit(path: store.path).run() }
        #expect(try store.files() == before)
    }

    @Test("reads a WAL database where no log can be made, unless there is one with rows")
    func noLogPossible() throws {
        let source = try ScratchStore("PRAGMA journal_mode = WAL; \(StoreSnapshotTests.filling)")
        let name = "50% ?#ü store.sqlite"
        let store = try source.copy(as: name)
        // A link to nowhere in the place of the log's index: as with a folder that may not be written, also for the super-user.
        try FileManager.default.createSymbolicLink(atPath: store.path + "-shm", withDestinationPath: "no/where")
        #expect(try StoreSnapshotTests.rowCount(store) == 2_000)
        try Data([1]).write(to: URL(fileURLWithPath: store.path + "-wal"))
        #expect(throws: StoreError.logUnreadable) { try StoreSnapshotTests.rowCount(store) }
    }

    @Test("reads a cleanly closed WAL database in a folder that may not be written", .enabled(if: geteuid() != 0))
    func readOnlyFolder() throws {
        let source = try ScratchStore("PRAGMA journal_mode = WAL; \(StoreSnapshotTests.filling)")
        let store = try source.copy()
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: store.folder.path)
        #expect(try StoreSnapshotTests.rowCount(store) == 2_000)
    }

    @Test("waits for a lock as long as it is told")
    func busy() throws {
        let store = try ScratchStore(StoreSnapshotTests.filling)
        let app = try store.connection()
        try app.run("BEGIN EXCLUSIVE")
        #expect(throws: StoreError.locked(seconds: 0)) { try StoreSnapshotTests.rowCount(store) }
        #expect(throws: StoreError.locked(seconds: 1)) { try SQLiteAudit(path: store.path, busySeconds: 1).run() }
        let lock = Lock(app)
        let thread = Thread { lock.release() }
        thread.start()
        #expect(try SQLiteAudit(path: store.path, busySeconds: 60).run().columns.first?.rowCount == 2_000)
    }

    /// A lock that another thread gives back, while this one does nothing with the connection.
    private final class Lock: @unchecked Sendable {
        private let app: SQLiteConnection

        init(_ app: SQLiteConnection) { self.app = app }

        func release() {
            Thread.sleep(forTimeInterval: 0.2)
            try? app.run("COMMIT")
        }
    }

    @Test("gives two readers one state", arguments: ["DELETE", "WAL"])
    func twoReaders(mode: String) throws {
        let store = try ScratchStore("PRAGMA journal_mode = \(mode); \(StoreSnapshotTests.filling)")
        let snapshot = try StoreSnapshot(path: store.path, readerCount: 2)
        try #require(snapshot.readers.count == 2)
        let app = try SQLiteConnection(path: store.path, mode: .readWrite, busySeconds: 0)
        if mode == "WAL" {
            try app.run("DELETE FROM t")
        } else {
            #expect(throws: StoreError.locked(seconds: 0)) { try app.run("DELETE FROM t") }
        }
        for reader in snapshot.readers {
            let count = try reader.prepare("SELECT count(*) FROM t")
            #expect(try count.step())
            #expect(count.integer(0) == 2_000)
        }
    }
}

extension StoreSnapshotTests {
    @Test("names what is no database, and what is damaged")
    func wrongFiles() throws {
        let store = try ScratchStore(StoreSnapshotTests.filling)
        let whole = try Data(contentsOf: URL(fileURLWithPath: store.path))
        func error(_ content: Data?, path: String? = nil) throws -> StoreError? {
            if let content { try content.write(to: URL(fileURLWithPath: store.path)) }
            do throws(StoreError) { _ = try SQLiteAudit(path: path ?? store.path).run() } catch { return error }
            return nil
        }
        #expect(try error(Data()) == .wrongFormat(expected: "SQLite file"))
        #expect(try error(Data("id,name\n".utf8)) == .wrongFormat(expected: "SQLite file"))
        #expect(try error(Data(repeating: 0x41, count: 8_192)) == .wrongFormat(expected: "SQLite file"))
        #expect(try error(whole.prefix(8_192)) == .corrupt)
        var damaged = whole
        damaged.replaceSubrange(4_096..<4_400, with: Data(repeating: 0xff, count: 304))
        #expect(try error(damaged) == .corrupt)
        #expect(try error(nil, path: store.folder.path) == .unreadable)
        for path in ["", ":memory:", "file::memory:", "file:x?mode=memory", store.path + "x"] {
            #expect(try error(nil, path: path) == .unreadable, "\(path)")
        }
        #expect(try error(whole) == nil)
    }

    @Test("never traps on damaged bytes, and never changes them", .timeLimit(.minutes(60)))
    func noise() throws {
        let store = try ScratchStore(StoreSnapshotTests.filling)
        let whole = try Data(contentsOf: URL(fileURLWithPath: store.path))
        for seed in 1...200 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            var damaged = whole
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                // Half of them in the header and the schema.
                let limit = Bool.random(using: &random) ? 4_096 : whole.count
                damaged[Int.random(in: 0..<limit, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try damaged.write(to: URL(fileURLWithPath: store.path))
            _ = try? SQLiteAudit(path: store.path, busySeconds: 0).run()
            #expect(try Data(contentsOf: URL(fileURLWithPath: store.path)) == damaged, "seed \(seed)")
        }
    }
}

#if os(macOS) || os(Linux)
    extension StoreSnapshotTests {
        /// Writes a parent with its child, again and again, until a file is there.
        private static let writer = """
            import os, sqlite3, sys, time, uuid
            app = sqlite3.connect(sys.argv[1], timeout=60, isolation_level=None)
            app.execute("PRAGMA synchronous = OFF")
            n = 0
            while not os.path.exists(sys.argv[2]):
                key = str(uuid.uuid4())
                app.execute("BEGIN IMMEDIATE")
                app.execute("INSERT INTO child VALUES(?)", (key,))
                app.execute("INSERT INTO parent VALUES(?)", (key,))
                if n % 50 == 49: app.execute("DELETE FROM child"); app.execute("DELETE FROM parent")
                app.execute("COMMIT")
                n += 1
                time.sleep(0.002)
                if n == 1: print("begun", flush=True)
            print(n)
            """

        @Test(
            "sees parents and children of one moment while another process writes, which loses no transaction",
            .timeLimit(.minutes(60)), arguments: ["DELETE", "WAL"])
        func running(mode: String) throws {
            let store = try ScratchStore(
                """
                PRAGMA journal_mode = \(mode); CREATE TABLE parent(id TEXT PRIMARY KEY);
                CREATE TABLE child(parent_id TEXT REFERENCES parent);
                """)
            let end = store.folder.appendingPathComponent("end")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", StoreSnapshotTests.writer, store.path, end.path]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            #expect(!output.fileHandleForReading.availableData.isEmpty)
            var counts = Set<Int>()
            for _ in 0..<30 {
                let result = try SQLiteAudit(path: store.path, busySeconds: 60).run()
                guard result.columns.count == 2 else { continue }
                counts.insert(result.columns[0].rowCount)
                #expect(result.columns[0].rowCount == result.columns[1].rowCount)
                #expect(result.references.map(\.danglingCount) == [0])
                #expect(result.findings.isEmpty)
            }
            try Data().write(to: end)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            // Else nothing was written while it was read.
            #expect(counts.count > 2)
        }
    }
#endif
