import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Apps register collations that nobody else has. A reader needs one of that name to open a table whose primary key has it; since
// it only walks through, in the order that is there, any order will do. Top-level functions, as C callbacks must be.

/// Called by SQLite for a collation that it does not know.
func registerMissingCollation(
    _: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _: Int32, _ name: UnsafePointer<CChar>?
) {
    guard let connection, let name else { return }
    // If this fails, so does the statement.
    _ = sqlite3_create_collation_v2(connection, name, SQLITE_UTF8, nil, compareBytes, nil)
}

private func compareBytes(
    _: UnsafeMutableRawPointer?, _ count: Int32, _ bytes: UnsafeRawPointer?, _ otherCount: Int32,
    _ otherBytes: UnsafeRawPointer?
) -> Int32 {
    if let bytes, let otherBytes {
        let order = memcmp(bytes, otherBytes, Int(min(count, otherCount)))
        if order != 0 { return order }
    }
    return count < otherCount ? -1 : count > otherCount ? 1 : 0
}
