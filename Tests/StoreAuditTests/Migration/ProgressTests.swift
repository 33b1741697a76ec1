import Foundation
import StoreAudit
import Testing

@Suite("The progress of a migration")
struct MigrationProgressTests {
    /// Keeps what it is told.
    private final class Listener: @unchecked Sendable {
        private let lock = NSLock()
        private var told: [MigrationProgress] = []

        func hear(_ progress: MigrationProgress) { lock.withLock { told.append(progress) } }

        /// What it was told until now; then it begins anew.
        func take() -> [MigrationProgress] {
            lock.withLock {
                defer { told = [] }
                return told
            }
        }
    }

    private static let rowCount = 20_000
    private static let numbers = """
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(rowCount))
        """

    /// Identifiers in upper case, but for every fifth.
    private static func identifier(_ number: String) -> String {
        """
        iif(\(number) % 5, printf('%08X-0000-4000-8000-%012X', \(number), \(number)), \
        printf('%08x-0000-4000-8000-%012x', \(number), \(number)))
        """
    }

    private static let family = [
        "CREATE TABLE folder(id TEXT PRIMARY KEY, name TEXT)",
        "CREATE TABLE file(n INTEGER PRIMARY KEY, folder_id TEXT REFERENCES folder(id))",
        "\(numbers) INSERT INTO folder SELECT \(identifier("n")), n FROM numbers",
        "\(numbers) INSERT INTO file SELECT n, \(identifier("n")) FROM numbers",
    ]

    private static let withoutRowID = [
        "CREATE TABLE folder(id TEXT PRIMARY KEY, place TEXT UNIQUE) WITHOUT ROWID",
        "\(numbers) INSERT INTO folder SELECT \(identifier("n")), \(identifier("(n + 100000)")) FROM numbers",
    ]

    /// Rowids far apart, a unique index of two columns, and twins.
    private static let twins = [
        "CREATE TABLE tag(n INTEGER PRIMARY KEY, file TEXT, word TEXT, UNIQUE (file, word))",
        "\(numbers) INSERT INTO tag SELECT n * 1000000, \(identifier("n")), 'a' FROM numbers",
        "INSERT INTO tag SELECT n + 1, lower(file), word FROM tag WHERE n % 3000000 = 0 AND file <> lower(file)",
    ]

    @Test(
        "never falls within a phase nor exceeds the total, and the phases come in order",
        arguments: [family, withoutRowID, twins])
    func order(_ sql: [String]) throws {
        let store = try MigrationStore(sql)
        let listener = Listener()
        var planner = MigrationPlanner(path: store.path, version: MigrationStore.version)
        planner.onProgress = { listener.hear($0) }
        let (plan, _) = try planner.plan(MigrationOptions(target: .text, twins: .quarantine))
        let found = listener.take()
        try check(found, [.discovery, .search, .analysis])
        #expect(found.contains { $0.phase == .discovery && $0.completed > 0 })

        var migration = store.migration
        migration.onProgress = { listener.hear($0) }
        #expect(try migration.run(plan, apply: false).outcome == .dryRun)
        let end: [MigrationProgress.Phase] = [.references, .change, .foreignKeys, .integrity, .audit, .end]
        try check(listener.take(), [.search, .analysis, .storeCheck] + end)

        let record = try migration.run(plan, apply: true)
        let applied = listener.take()
        try check(applied, [.search, .analysis, .backup, .backupCheck] + end)
        for phase in [MigrationProgress.Phase.search, .analysis, .change, .audit] {
            #expect(
                applied.contains { $0.phase == phase && 0 < $0.completed && $0.completed < $0.total ?? 0 }, "\(phase)")
        }
        let backup = store.folder.appendingPathComponent(try #require(record.backup))
        let pageCount = try Data(contentsOf: backup).count / 4_096
        let copied = try #require(applied.last { $0.phase == .backup })
        #expect(copied == MigrationProgress(phase: .backup, completed: pageCount, total: pageCount))

        _ = try migration.undo(run: try #require(record.run))
        let undone = listener.take()
        try check(
            undone, [.references, .restoration, .comparison, .foreignKeys, .removal, .integrity, .end])
        #expect(undone.contains { $0.phase == .restoration && $0.completed > 0 })
    }

    private func check(
        _ told: [MigrationProgress], _ phases: [MigrationProgress.Phase], at place: SourceLocation = #_sourceLocation
    ) throws {
        var found: [MigrationProgress.Phase] = []
        var last: MigrationProgress?
        for progress in told {
            if progress.phase != last?.phase {
                found.append(progress.phase)
                #expect(progress.completed == 0, sourceLocation: place)
            } else {
                #expect(progress.completed >= last?.completed ?? 0, sourceLocation: place)
            }
            if let total = progress.total { #expect(progress.completed <= total, sourceLocation: place) }
            last = progress
        }
        #expect(found == phases, sourceLocation: place)
        #expect(phases.map(\.rawValue) == phases.map(\.rawValue).sorted(), sourceLocation: place)
        // Told now and then, and not for each row.
        #expect(told.count < 2_000, sourceLocation: place)
    }

    @Test("changes nothing of what is done")
    func sameOutcome() throws {
        let store = try MigrationStore(MigrationProgressTests.family)
        var planner = MigrationPlanner(path: store.path, version: MigrationStore.version)
        planner.onProgress = { _ in }
        var (plan, _) = try planner.plan(MigrationOptions(target: .text, twins: .quarantine))
        let silent = try store.plan().plan
        plan.time = silent.time
        #expect(plan == silent)
        var migration = store.migration
        migration.onProgress = { _ in }
        var record = try migration.run(plan, apply: false)
        let other = try store.migration.run(plan, apply: false)
        record.startTime = other.startTime
        record.endTime = other.endTime
        #expect(record == other)
    }
}
