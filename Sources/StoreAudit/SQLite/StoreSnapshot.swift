import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One state of an SQLite file, held by read transactions until it is closed, whatever an app writes meanwhile.
///
/// Nothing is written: no byte of the database or its logs, and files that SQLite needs beside a database in WAL mode are gone
/// afterwards unless an app has come to use them. A file without WAL cannot be written by others while it is held.
package final class StoreSnapshot {
    /// One or two connections that see the same state, for one thread each.
    package private(set) var readers: [SQLiteConnection] = []
    private let path: String
    private let busySeconds: Int
    /// Whether the log of WAL was not there before.
    private let mayLeaveLog: Bool

    /// Opens the file and takes the state that it has now.
    ///
    /// - Parameters:
    ///   - readerCount: How many connections are wanted. There may be one only, if an app writes all the time.
    ///   - busySeconds: How long to wait for the lock of another process.
    /// - Throws: ``StoreError``: also for a file that is empty, which SQLite takes for a database without tables.
    package init(path: String, readerCount: Int = 1, busySeconds: Int = 5) throws(StoreError) {
        self.path = path
        self.busySeconds = busySeconds
        // SQLite opens a folder too, and waits at a pipe.
        guard StoreSnapshot.size(of: path) != nil else { throw .unreadable }
        mayLeaveLog = StoreSnapshot.size(of: path + "-wal") == nil
        do throws(StoreError) {
            try open(.readOnly, readerCount)
        } catch {
            // Without its log and the right to write beside it, WAL cannot be used; and nobody else can be using it then, unless
            // there is a log. Which of the two SQLite says depends on whether the log or its index is the first that fails.
            guard error == .unreadable || error == .readOnly else { throw error }
            // What is half done must be taken back, and cannot be.
            guard StoreSnapshot.size(of: path + "-journal") ?? 0 == 0 else { throw error }
            guard StoreSnapshot.size(of: path + "-wal") ?? 0 == 0 else { throw .logUnreadable }
            readers = []
            try open(.immutable, readerCount)
        }
    }

    deinit { close() }

    /// The first connection, or nil once it is closed.
    package var reader: SQLiteConnection? { readers.first }

    /// Ends the read transactions and closes the connections. Statements must be gone.
    package func close() {
        guard !readers.isEmpty else { return }
        for reader in readers { reader.close() }
        readers = []
        if mayLeaveLog { removeEmptyLog() }
    }

    private func open(_ mode: SQLiteConnection.Mode, _ count: Int) throws(StoreError) {
        let first = try SQLiteConnection(path: path, mode: mode, busySeconds: busySeconds)
        try StoreSnapshot.begin(first)
        let pages = try first.prepare("PRAGMA main.page_count")
        guard try pages.step(), pages.integer(0) > 0 else { throw .wrongFormat(expected: "SQLite file") }
        pages.reset()
        readers = [first]
        guard count > 1 else { return }
        // It waits for nothing: a writer that waits for the first reader would keep the second one out, and each would wait for
        // the other.
        let second = try SQLiteConnection(path: path, mode: mode, busySeconds: 0)
        do throws(StoreError) {
            if try StoreSnapshot.join(second, to: first) { readers.append(second) }
        } catch {
            guard case .locked = error else { throw error }
        }
    }

    /// Makes a second connection see what the first one sees.
    ///
    /// The second one notes the version, then the first takes its state, then the second: if nobody has written between its
    /// two looks, both have the same.
    ///
    /// - Returns: Whether that came about. An app may write all the time.
    private static func join(_ second: SQLiteConnection, to first: SQLiteConnection) throws(StoreError) -> Bool {
        for _ in 0..<4 {
            let before = try version(second)
            try first.run("ROLLBACK")
            try begin(first)
            try begin(second)
            if try version(second) == before { return true }
            try second.run("ROLLBACK")
        }
        return false
    }

    private static func begin(_ connection: SQLiteConnection) throws(StoreError) {
        // A transaction begins with its first statement that reads.
        try connection.run("BEGIN; SELECT 1 FROM main.sqlite_schema LIMIT 1")
    }

    private static func version(_ connection: SQLiteConnection) throws(StoreError) -> Int64 {
        let version = try connection.prepare("PRAGMA main.data_version")
        guard try version.step() else { throw .sqlite(code: Int(SQLITE_MISUSE)) }
        return version.integer(0)
    }

    /// A reader of WAL cannot remove the empty log that it had to make; one that may write does when it is the last, and
    /// SQLite's locks decide whether it is.
    private func removeEmptyLog() {
        guard StoreSnapshot.size(of: path + "-wal") == 0, StoreSnapshot.size(of: path + "-journal") == nil else {
            return
        }
        guard let writer = try? SQLiteConnection(path: path, mode: .readWrite, busySeconds: 0) else { return }
        try? StoreSnapshot.begin(writer)
        try? writer.run("ROLLBACK")
    }

    /// The bytes of a file; nil where there is none that can be looked at.
    private static func size(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }
}
