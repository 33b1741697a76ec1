import CSQLite

/// A compiled statement: parameters are numbered from 1, columns from 0, as SQLite does.
package final class SQLiteStatement {
    private let statement: OpaquePointer
    private let connection: SQLiteConnection

    init(_ statement: OpaquePointer, of connection: SQLiteConnection) {
        self.statement = statement
        self.connection = connection
    }

    deinit { sqlite3_finalize(statement) }

    /// Goes to the next row; false behind the last one.
    package func step() throws(StoreError) -> Bool {
        let code = sqlite3_step(statement)
        switch code & 0xff {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            let error = connection.error(code)
            sqlite3_reset(statement)
            throw error
        }
    }

    /// Runs it to its end, and makes it ready for the next run.
    package func run() throws(StoreError) {
        while try step() {}
        reset()
    }

    /// Makes it ready for the next run; parameters stay.
    package func reset() { sqlite3_reset(statement) }

    // MARK: Parameters

    package func bind(_ text: String?, at index: Int) throws(StoreError) {
        guard var bytes = text else { return try connection.check(sqlite3_bind_null(statement, Int32(index))) }
        let code = bytes.withUTF8 {
            sqlite_bind_text_copy(statement, Int32(index), $0.baseAddress, UInt64($0.count))
        }
        try connection.check(code)
    }

    package func bind(_ number: Int64, at index: Int) throws(StoreError) {
        try connection.check(sqlite3_bind_int64(statement, Int32(index), number))
    }

    package func bind(blob bytes: [UInt8], at index: Int) throws(StoreError) {
        let code = bytes.withUnsafeBytes {
            sqlite_bind_blob_copy(statement, Int32(index), $0.baseAddress, UInt64($0.count))
        }
        try connection.check(code)
    }

    // MARK: The current row

    /// The number of columns of a row.
    package var columnCount: Int { Int(sqlite3_column_count(statement)) }

    /// A number; 0 where there is none.
    package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

    /// Whether there is no value.
    package func isNull(_ column: Int) -> Bool { sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL }

    /// A text of the schema or of our own tables. Bytes that are no UTF-8 are replaced: not for values of users.
    package func text(_ column: Int) -> String? {
        guard !isNull(column) else { return nil }
        guard let bytes = sqlite3_column_text(statement, Int32(column)) else { return "" }
        let length = Int(sqlite3_column_bytes(statement, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
    }

    /// A value in place: its bytes live until the next step.
    package func value(_ column: Int) -> StoredValue {
        // Asked of the value and not of the column, which takes half the time: only one thread has the connection.
        return StoredValue(sqlite: sqlite3_column_value(statement, Int32(column)))
    }
}
