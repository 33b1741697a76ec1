import CByteKernels
import CSQLite
import ContractDigest
import ContractFindings
import UUIDContract

/// SQL functions for one connection: what a value means and what becomes of it. They read no schema and keep no state, and
/// only statements of ours may call them, so that no view or trigger of a store comes to depend on them.
///
/// - `bytecontract_target(value, target, layout)`: the value in the target's spelling; unchanged where it has no key.
/// - `bytecontract_key(value, layout)`: the 16 bytes in text order; NULL where it has no key.
/// - `bytecontract_form(value)`: the name of its form.
/// - `bytecontract_digest(value, …)`: SHA-256 over storage classes and bytes.
///
/// A target is 0 for text and 1 for BLOB, a layout its place among `ByteLayout.allCases`.
enum IdentifierFunctions {
    /// - Parameter calls: Where the calls of `bytecontract_target` are counted; nil where nobody asks. It must be there as long
    ///   as statements call them.
    static func register(
        on connection: SQLiteConnection, countingIn calls: UnsafeMutablePointer<Int>? = nil
    ) throws(StoreError) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
        func add(_ name: String, _ count: Int32, _ function: @escaping Function) throws(StoreError) {
            try connection.check(
                sqlite3_create_function_v2(connection.handle, name, count, flags, calls, function, nil, nil, nil))
        }
        try add("bytecontract_target", 3, identifierTarget)
        try add("bytecontract_key", 2, identifierKey)
        try add("bytecontract_form", 1, identifierForm)
        try add("bytecontract_digest", -1, valuesDigest)
    }

    private typealias Function =
        @convention(c) (
            OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
        ) -> Void

    /// The call that gives a column's value in the spelling of the target.
    static func target(_ value: String, _ target: MigrationOptions.Target, from layout: ByteLayout) -> String {
        "bytecontract_target(\(value), \(target == .text ? 0 : 1), \(number(of: layout)))"
    }

    /// The call that gives the key of a column's value.
    static func key(_ value: String, in layout: ByteLayout) -> String {
        "bytecontract_key(\(value), \(number(of: layout)))"
    }

    /// The number of a layout in SQL.
    static func number(of layout: ByteLayout) -> Int { ByteLayout.allCases.firstIndex(of: layout) ?? 0 }
}

private func identifierTarget(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let context, let arguments, count == 3 else { return }
    sqlite3_user_data(context)?.assumingMemoryBound(to: Int.self).pointee &+= 1
    guard let key = keyOf(arguments[0], layout: arguments[2]) else {
        sqlite3_result_value(context, arguments[0])
        return
    }
    if sqlite3_value_int(arguments[1]) == 0 {
        withUnsafeTemporaryAllocation(byteCount: 36, alignment: 1) { text in
            guard let start = text.baseAddress else { return }
            bytekernel_uuid_format(key.first, key.second, start)
            sqlite_result_text_copy(context, start, 36)
        }
    } else {
        result(key, in: context)
    }
}

private func identifierKey(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let context, let arguments, count == 2 else { return }
    if let key = keyOf(arguments[0], layout: arguments[1]) { result(key, in: context) }
}

private func identifierForm(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let context, let arguments, count == 1 else { return }
    var name = IdentifierForm.read(StoredValue(sqlite: arguments[0])).form.rawValue
    name.withUTF8 { sqlite_result_text_copy(context, $0.baseAddress, UInt64($0.count)) }
}

private func valuesDigest(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let context, let arguments else { return }
    var stream = SHA256Stream()
    for index in 0..<Int(count) {
        let value = arguments[index]
        // Numbers as SQLite writes them; class and length first, so that no two rows read alike.
        let type = sqlite3_value_type(value)
        let bytes = type == SQLITE_BLOB ? sqlite3_value_blob(value) : UnsafeRawPointer(sqlite3_value_text(value))
        let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value)))
        stream.update(withUnsafeBytes(of: (Int64(type).littleEndian, Int64(buffer.count).littleEndian)) { Array($0) })
        stream.update(buffer)
    }
    let digest = stream.finish().bytes
    digest.withUnsafeBytes { sqlite_result_blob_copy(context, $0.baseAddress, UInt64($0.count)) }
}

private func result(_ key: IdentifierKey, in context: OpaquePointer) {
    var words = (key.first, key.second)
    withUnsafeBytes(of: &words) { sqlite_result_blob_copy(context, $0.baseAddress, UInt64($0.count)) }
}

/// The key of a value; a BLOB of 16 is read in the layout.
private func keyOf(_ value: OpaquePointer?, layout: OpaquePointer?) -> IdentifierKey? {
    let value = StoredValue(sqlite: value)
    let (form, key) = IdentifierForm.read(value)
    let number = Int(sqlite3_value_int(layout))
    guard form == .blob16, case .blob(let bytes) = value, number > 0, number < ByteLayout.allCases.count else {
        return key
    }
    return IdentifierKey(bytes, permutation: ByteLayout.allCases[number].permutation)
}
