import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A connection at work for a migration: its errors are those of a migration, and the functions for identifiers are there.
final class MigrationConnection {
    /// Says whether the work is to end.
    typealias Cancellation = @Sendable () -> Bool

    let base: SQLiteConnection
    /// Follows the statements, where somebody asks how far they are.
    let meter: MigrationMeter?
    private let watch: Watch?

    /// Opens the store for writing.
    ///
    /// - Parameter busySeconds: How long a lock of another process is waited for.
    convenience init(
        writing path: String, busySeconds: Int, isCancelled: Cancellation?,
        onProgress: MigrationProgress.Report? = nil
    ) throws(MigrationError) {
        try MigrationConnection.refuseFolder(path)
        let base: SQLiteConnection
        do { base = try SQLiteConnection(path: path, mode: .readWrite, busySeconds: busySeconds) } catch {
            throw .store(error)
        }
        try self.init(base, isCancelled: isCancelled, onProgress: onProgress)
    }

    /// Takes over an open connection.
    init(
        _ base: SQLiteConnection, isCancelled: Cancellation?, onProgress: MigrationProgress.Report? = nil
    ) throws(MigrationError) {
        self.base = base
        meter = onProgress.map(MigrationMeter.init)
        watch = isCancelled == nil && meter == nil ? nil : Watch(base.handle, isCancelled, meter)
        do {
            try IdentifierFunctions.register(on: base, countingIn: meter?.calls)
            // In KiB. Keys of random order would otherwise be read from the file again and again.
            try base.run("PRAGMA main.cache_size = -65536; PRAGMA temp.cache_size = -65536")
        } catch { throw .store(error) }
        if let watch {
            sqlite3_progress_handler(base.handle, 1_000, asksForEnd, Unmanaged.passUnretained(watch).toOpaque())
        }
        if let meter {
            sqlite3_update_hook(base.handle, countsWrite, meter.written)
        }
    }

    // SQLite would go on to call what is gone.
    deinit {
        sqlite3_progress_handler(base.handle, 0, nil, nil)
        sqlite3_update_hook(base.handle, nil, nil)
    }

    /// Of a folder SQLite only says that it cannot be read to its end.
    static func refuseFolder(_ path: String) throws(MigrationError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .store(.unreadable) }
    }

    /// Ends the transaction without a change. What cannot be rolled back now is rolled back by whoever opens the store next.
    func rollBack() {
        sqlite3_progress_handler(base.handle, 0, nil, nil)
        try? run("ROLLBACK")
    }

    /// Whether the work is to end.
    var isCancelled: Bool { watch?.isCancelled?() == true }

    /// Runs statements and drops their rows.
    func run(_ sql: String) throws(MigrationError) {
        do { try base.run(sql) } catch { throw .store(error) }
    }

    /// Runs one statement that changes rows of a store, and gives their number.
    func change(_ sql: String, _ parameters: SQLParameter...) throws(MigrationError) -> Int {
        try each(sql, parameters) { _ in }
        return base.changeCount
    }

    /// The number in the first column of the first row.
    func number(_ sql: String, _ parameters: SQLParameter...) throws(MigrationError) -> Int {
        var number = 0
        try each(sql, parameters) { number = Int($0.integer(0)) }
        return number
    }

    /// Hands each row to the body.
    func rows(
        _ sql: String, _ parameters: SQLParameter..., body: (SQLiteStatement) throws(StoreError) -> Void
    ) throws(MigrationError) {
        try each(sql, parameters, body: body)
    }

    private func each(
        _ sql: String, _ parameters: [SQLParameter], body: (SQLiteStatement) throws(StoreError) -> Void
    ) throws(MigrationError) {
        do {
            let statement = try base.prepare(sql)
            for (index, parameter) in parameters.enumerated() {
                switch parameter {
                case .text(let text): try statement.bind(text, at: index + 1)
                case .number(let number): try statement.bind(Int64(number), at: index + 1)
                }
            }
            while try statement.step() { try body(statement) }
        } catch { throw .store(error) }
    }
}

/// A value that a statement of ours is given.
enum SQLParameter {
    case text(String)
    case number(Int)
}

/// What is asked and told while SQLite works.
private final class Watch {
    /// After how many calls of SQLite's the progress is told: some thousand rows.
    static let interval = 64

    let isCancelled: MigrationConnection.Cancellation?
    private let handle: OpaquePointer
    private let meter: MigrationMeter?
    private var callCount = 0

    init(_ handle: OpaquePointer, _ isCancelled: MigrationConnection.Cancellation?, _ meter: MigrationMeter?) {
        self.handle = handle
        self.isCancelled = isCancelled
        self.meter = meter
    }

    /// Whether the work is to end.
    func call() -> Bool {
        callCount &+= 1
        if let meter, callCount % Watch.interval == 0 { meter.look(handle) }
        return isCancelled?() == true
    }
}

/// Called by SQLite now and then; anything but 0 interrupts the statement.
private func asksForEnd(_ watch: UnsafeMutableRawPointer?) -> Int32 {
    guard let watch else { return 0 }
    return Unmanaged<Watch>.fromOpaque(watch).takeUnretainedValue().call() ? 1 : 0
}

/// Called by SQLite for each row that is written.
private func countsWrite(
    _ counter: UnsafeMutableRawPointer?, _: Int32, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: Int64
) {
    counter?.assumingMemoryBound(to: Int.self).pointee &+= 1
}
