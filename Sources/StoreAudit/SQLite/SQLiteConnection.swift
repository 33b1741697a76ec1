import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One connection to an SQLite file. Not for two threads at once.
package final class SQLiteConnection {
    /// How a file is opened.
    package enum Mode: Sendable {
        /// Nothing is written, not even the log of WAL where that can be avoided. A running app is not disturbed.
        case readOnly
        /// The same, for a file that nobody writes meanwhile: no lock is taken and no log looked for.
        case immutable
        /// The file must be there.
        case readWrite
        /// The file is made if it is not there.
        case create
    }

    /// The connection, for functions that have no wrapper here.
    package let handle: OpaquePointer
    private let busySeconds: Int
    private var isClosed = false

    /// Opens a file.
    ///
    /// - Parameter busySeconds: How long each statement waits for the lock of another process.
    /// - Throws: ``StoreError``. SQLite reads the file only at the first statement, so what is no database is found there.
    package init(path: String, mode: Mode, busySeconds: Int = 5) throws(StoreError) {
        let flags =
            switch mode {
            case .readOnly: SQLITE_OPEN_READONLY
            case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            case .readWrite: SQLITE_OPEN_READWRITE
            case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        var connection: OpaquePointer?
        let name = mode == .immutable ? SQLiteConnection.immutableURI(path) : SQLiteConnection.plain(path)
        let code = sqlite3_open_v2(name, &connection, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let connection else {
            // A connection that could not be opened is closed too, since SQLite hands one out for its message.
            sqlite3_close_v2(connection)
            throw code & 0xff == SQLITE_CANTOPEN ? .unreadable : StoreError(sqlite: code, busySeconds: busySeconds)
        }
        handle = connection
        self.busySeconds = busySeconds
        sqlite3_busy_timeout(connection, Int32(max(0, min(busySeconds, 1_000_000)) * 1_000))
        guard mode == .readOnly || mode == .immutable else { return }
        try check(sqlite_keep_log_on_close(connection))
        try check(sqlite_distrust_schema(connection))
        try check(sqlite3_collation_needed(connection, nil, registerMissingCollation))
    }

    /// A path that SQLite takes for nothing else, whatever it begins with: not `file:…`, `:memory:` or the empty one.
    private static func plain(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    private static func immutableURI(_ path: String) -> String {
        // An empty authority, so that a path of two slashes is none.
        var text = path.hasPrefix("/") ? "file://" : "file:"
        for byte in plain(path).utf8 {
            switch byte {
            // All of these have two hexadecimal digits.
            case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0x80...0xff:
                text += "%" + String(byte, radix: 16)
            default: text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return text + "?immutable=1"
    }

    deinit { close() }

    /// Gives back all locks, whoever still holds the connection. Its statements go on until they are gone; no others are made.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        sqlite3_close_v2(handle)
    }

    /// Compiles a statement.
    package func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
        guard !isClosed else { throw .sqlite(code: Int(SQLITE_MISUSE)) }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil))
        guard let statement else { throw .sqlite(code: Int(SQLITE_MISUSE)) }
        return SQLiteStatement(statement, of: self)
    }

    /// Runs one or more statements to their end and drops their rows.
    package func run(_ sql: String) throws(StoreError) {
        guard !isClosed else { throw .sqlite(code: Int(SQLITE_MISUSE)) }
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Throws unless the result code says that all went well.
    package func check(_ code: Int32) throws(StoreError) {
        switch code & 0xff {
        case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return
        default: throw error(code)
        }
    }

    func error(_ code: Int32) -> StoreError {
        // SQLite says so itself where a page is written, but not where a file grows or is brought to the disk.
        if code & 0xff == SQLITE_IOERR, [ENOSPC, EDQUOT].contains(sqlite3_system_errno(handle)) {
            return .full
        }
        return StoreError(sqlite: code, busySeconds: busySeconds)
    }

    /// The rows that the last statement has changed, without those that foreign keys and triggers did.
    package var changeCount: Int { Int(sqlite3_changes64(handle)) }

    /// A name as SQL writes it: between double quotes, its own doubled.
    package static func quoted(_ name: String) -> String {
        var text = "\""
        // By scalars: a quote and a combining mark behind it are one `Character`.
        for scalar in name.unicodeScalars {
            if scalar == "\"" { text += "\"\"" } else { text.unicodeScalars.append(scalar) }
        }
        return text + "\""
    }
}

extension StoreError {
    /// What a result code of SQLite means.
    init(sqlite code: Int32, busySeconds: Int) {
        self =
            switch code & 0xff {
            case SQLITE_BUSY, SQLITE_LOCKED: .locked(seconds: busySeconds)
            // SQLITE_READONLY_ROLLBACK, a macro with a shift.
            case SQLITE_READONLY where code >> 8 == 3: .interruptedWrite
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
            case SQLITE_CANTOPEN: .unreadable
            case SQLITE_FULL: .full
            case SQLITE_IOERR: .inputOutput
            case SQLITE_CORRUPT: .corrupt
            case SQLITE_NOTADB: .wrongFormat(expected: "SQLite file")
            case SQLITE_NOMEM: .outOfMemory
            case SQLITE_INTERRUPT: .cancelled
            case SQLITE_CONSTRAINT: .constraint(StoreError.constraintKind(code))
            default: .sqlite(code: Int(code))
            }
    }

    private static func constraintKind(_ code: Int32) -> String {
        // The extended codes are macros with shifts, which Swift does not import.
        switch code >> 8 {
        case 1: "CHECK"
        case 3: "FOREIGN KEY"
        case 5: "NOT NULL"
        case 6: "PRIMARY KEY"
        case 7: "trigger's"
        case 8: "UNIQUE"
        case 10: "rowid"
        case 12: "STRICT type"
        default: "table"
        }
    }
}
