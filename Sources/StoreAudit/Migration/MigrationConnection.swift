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
    private let cancellation: CancellationBox?

    /// Opens the store for writing.
    ///
    /// - Parameter busySeconds: How long a lock of another process is waited for.
    convenience init(
        writing path: String, busySeconds: Int, isCancelled: Cancellation?
    ) throws(MigrationError) {
        try MigrationConnection.refuseFolder(path)
        let base: SQLiteConnection
        do { base = try SQLiteConnection(path: path, mode: .readWrite, busySeconds: busySeconds) } catch {
            throw .store(error)
        }
        try self.init(base, isCancelled: isCancelled)
    }

    /// Takes over an open connection.
    init(_ base: SQLiteConnection, isCancelled: Cancellation?) throws(MigrationError) {
        self.base = base
        cancellation = isCancelled.map(CancellationBox.init)
        do {
            try IdentifierFunctions.register(on: base)
            // In KiB. Keys of random order would otherwise be read from the file again and again.
            try base.run("PRAGMA main.cache_size = -65536; PRAGMA temp.cache_size = -65536")
        } catch { throw .store(error) }
        if let cancellation {
            sqlite3_progress_handler(
                base.handle, 1_000, asksForEnd, Unmanaged.passUnretained(cancellation).toOpaque())
        }
    }

    // SQLite would go on to ask a box that is gone.
    deinit { sqlite3_progress_handler(base.handle, 0, nil, nil) }

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
    var isCancelled: Bool { cancellation?.isCancelled() == true }

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

private final class CancellationBox: Sendable {
    let isCancelled: MigrationConnection.Cancellation

    init(_ isCancelled: @escaping MigrationConnection.Cancellation) { self.isCancelled = isCancelled }
}

/// Called by SQLite now and then; anything but 0 interrupts the statement.
private func asksForEnd(_ box: UnsafeMutableRawPointer?) -> Int32 {
    guard let box else { return 0 }
    return Unmanaged<CancellationBox>.fromOpaque(box).takeUnretainedValue().isCancelled() ? 1 : 0
}
