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
    let base: SQLiteConnection

    /// Opens the store.
    ///
    /// - Parameter busySeconds: How long a lock of another process is waited for.
    init(path: String, mode: SQLiteConnection.Mode, busySeconds: Int) throws(MigrationError) {
        // Of a folder SQLite only says that it cannot be read to its end.
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .store(.unreadable) }
        do {
            base = try SQLiteConnection(path: path, mode: mode, busySeconds: busySeconds)
            try IdentifierFunctions.register(on: base)
        } catch { throw .store(error) }
    }

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
