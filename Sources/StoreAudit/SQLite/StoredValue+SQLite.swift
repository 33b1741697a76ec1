import CSQLite

extension StoredValue {
    /// A value of SQLite in place: of a row its bytes live until the next step, of an argument until the function returns.
    @inline(__always)
    init(sqlite value: OpaquePointer?) {
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: self = .integer
        case SQLITE_FLOAT: self = .real
        case SQLITE_TEXT:
            // The pointer first: asking for it may convert the text, and change its length.
            let bytes = sqlite3_value_text(value)
            self = .text(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))))
        case SQLITE_BLOB:
            let bytes = sqlite3_value_blob(value)
            self = .blob(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))))
        default: self = .null
        }
    }
}
