#if os(macOS) || os(Linux)
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

    @Suite("A killed migration", .serialized)
    struct KillTests {
        /// A store of some hundred rows, twins and references among them.
        private static func store(journal: String) throws -> MigrationStore {
            try MigrationStore([
                "PRAGMA journal_mode = \(journal)", "PRAGMA page_size = 1024",
                "CREATE TABLE parent(id TEXT PRIMARY KEY, payload BLOB)",
                "CREATE TABLE child(n INTEGER PRIMARY KEY, parent_id TEXT REFERENCES parent(id), note TEXT)",
                "CREATE INDEX child_parent ON child(parent_id)",
                """
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 240)
                INSERT INTO parent SELECT printf('C0FFEE%02d-2222-4AAA-8BBB-%012d', i % 90, i), randomblob(40) FROM n
                """,
                "INSERT INTO parent SELECT lower(id), randomblob(40) FROM parent WHERE rowid % 12 = 0",
                "INSERT INTO child(parent_id, note) SELECT lower(id), hex(payload) FROM parent",
                "INSERT INTO child(parent_id, note) SELECT id, hex(payload) FROM parent",
            ])
        }

        /// The rows of the user's tables, and the number of runs.
        private struct State: Equatable {
            var rows: [[String]]
            var runCount: Int

            init(of store: MigrationStore) throws {
                let connection = try SQLiteConnection(path: store.path, mode: .readWrite)
                let check = try StoreDump.rows("PRAGMA integrity_check", connection)
                #expect(check == [["'ok'"]])
                rows = try ["SELECT rowid, * FROM parent ORDER BY 1", "SELECT * FROM child ORDER BY 1"].flatMap {
                    try StoreDump.rows($0, connection)
                }
                let tables = try StoreDump.rows(
                    "SELECT name FROM sqlite_schema WHERE name LIKE 'bytecontract%' AND type = 'table' ORDER BY 1",
                    connection)
                #expect(tables.isEmpty || tables.count == 3)
                runCount =
                    tables.isEmpty
                    ? 0 : Int(try StoreDump.rows("SELECT count(*) FROM bytecontract_runs", connection)[0][0]) ?? -1
            }
        }

        /// How long the work takes from its beginning to its end, in microseconds.
        private static func length(_ arguments: [String]) throws -> Double {
            let process = try DriverProcess(arguments)
            _ = try #require(process.line())
            let start = ContinuousClock.now
            #expect(process.wait() == 0)
            return (ContinuousClock.now - start) / .microseconds(1)
        }

        /// When a process is killed.
        private enum Moment {
            case beforeItBegins
            /// In microseconds from its beginning; it may have ended.
            case after(Double)
            case never
        }

        private static func run(_ arguments: [String], killed moment: Moment) throws {
            var arguments = arguments
            if case .beforeItBegins = moment { arguments.append("--hold") }
            let process = try DriverProcess(arguments)
            _ = try #require(process.line())
            switch moment {
            case .beforeItBegins: process.kill()
            case .after(let delay):
                usleep(useconds_t(delay))
                process.kill()
            case .never: process.wait()
            }
        }

        /// Two moments are certain, the others anywhere.
        private static func moment(_ round: Int, within length: Double, _ random: inout SeededGenerator) -> Moment {
            switch round {
            case 0: .beforeItBegins
            case 1: .never
            default: .after(Double.random(in: 0...length * 1.1, using: &random))
            }
        }

        @Test(
            "leaves the old state or the new one, never a mixture, at any of a hundred moments",
            .timeLimit(.minutes(60)), arguments: ["DELETE", "WAL"])
        func applying(_ journal: String) throws {
            let seed = UInt64.random(in: .min ... .max)
            var random = SeededGenerator(seed: seed)
            let store = try KillTests.store(journal: journal)
            let pristine = try store.bytes()
            let old = try State(of: store)
            let length = try KillTests.length([store.path, "apply"])
            let new = try State(of: store)
            #expect(old.runCount == 0 && new.runCount == 1 && old.rows != new.rows)
            var (oldCount, newCount) = (0, 0)
            for round in 0..<52 {
                try KillTests.reset(store, pristine)
                let moment = KillTests.moment(round, within: length, &random)
                try KillTests.run([store.path, "apply"], killed: moment)
                let state = try State(of: store)
                if state.runCount == 0 {
                    #expect(state == old, "\(journal), seed \(seed), round \(round)")
                    oldCount += 1
                } else {
                    #expect(state == new, "\(journal), seed \(seed), round \(round)")
                    newCount += 1
                    guard newCount < 6 else { continue }
                    _ = try store.migration.undo(run: try #require(store.migration.runs().first).name)
                    #expect(try State(of: store) == old, "\(journal), seed \(seed), round \(round)")
                }
            }
            #expect(oldCount > 0 && newCount > 0)
            // What was killed while it made its backup is cleared away by the next run.
            try KillTests.run([store.path, "apply"], killed: .never)
            #expect(try store.fileNames().allSatisfy { !$0.contains(".partial") })
        }

        @Test("while it is undone, the same", .timeLimit(.minutes(60)), arguments: ["DELETE", "WAL"])
        func undoing(_ journal: String) throws {
            let seed = UInt64.random(in: .min ... .max)
            var random = SeededGenerator(seed: seed)
            let store = try KillTests.store(journal: journal)
            let old = try State(of: store)
            let run = try #require(try store.migration.run(store.plan().plan, apply: true).run)
            let applied = try store.bytes()
            let new = try State(of: store)
            let length = try KillTests.length([store.path, "undo", run])
            for round in 0..<20 {
                try KillTests.reset(store, applied)
                let moment = KillTests.moment(round, within: length, &random)
                try KillTests.run([store.path, "undo", run], killed: moment)
                let state = try State(of: store)
                #expect(state == (state.runCount == 0 ? old : new), "\(journal), seed \(seed), round \(round)")
                if round < 2 { #expect(state.runCount == 1 - round) }
            }
        }

        /// Gives the store the bytes that it had, without what runs have left beside it but their partial backups.
        private static func reset(_ store: MigrationStore, _ bytes: Data) throws {
            for name in try store.fileNames() where !name.hasSuffix(".partial") {
                try FileManager.default.removeItem(at: store.folder.appendingPathComponent(name))
            }
            try bytes.write(to: URL(fileURLWithPath: store.path))
        }
    }
#endif
