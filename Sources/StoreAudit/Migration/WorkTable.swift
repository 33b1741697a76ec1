import UUIDContract

/// A table that a migration works on, and how SQL finds its rows and their new values.
///
/// The address of a row is its rowid; in a table WITHOUT ROWID its place in the order of the primary key, from 1, as a
/// temporary table holds it.
struct WorkTable {
    let schema: StoreSchema.Table
    /// Its place among the tables of the work: what temporary tables call it.
    let number: Int
    /// The columns to change, in the order of the table.
    let columns: [String]
    private let target: MigrationOptions.Target
    private let layout: ByteLayout

    init(
        _ schema: StoreSchema.Table, number: Int, columns: Set<String>, options: MigrationOptions
    ) throws(MigrationError) {
        self.schema = schema
        self.number = number
        self.columns = schema.columns.map(\.name).filter(columns.contains)
        target = options.target
        layout = options.readLayout
        guard schema.isWithoutRowID || schema.rowIDName != nil else { throw .noAddress(table: schema.name) }
    }

    var name: String { schema.name }

    /// The table in SQL.
    var sql: String { "main.\(SQLiteConnection.quoted(name))" }

    /// The primary key's columns of a table whose rows have no rowid; empty for all others.
    var keyColumns: [String] { schema.isWithoutRowID ? schema.primaryKey : [] }

    /// The columns that an undo record holds of each changed row: the changed ones, and what the row is found by.
    var recordedColumns: [String] {
        schema.columns.map(\.name).filter { columns.contains($0) || keyColumns.contains($0) }
    }

    /// The columns that can be written.
    var storedColumns: [StoreSchema.Column] { schema.columns.filter { !$0.isGenerated } }

    /// A column's value in SQL.
    func value(_ column: String) -> String {
        "\(SQLiteConnection.quoted(name)).\(SQLiteConnection.quoted(column))"
    }

    /// What a column's value becomes.
    func target(_ column: String) -> String {
        columns.contains(column) ? IdentifierFunctions.target(value(column), target, from: layout) : value(column)
    }

    /// The key of a column's value.
    func key(_ column: String) -> String { IdentifierFunctions.key(value(column), in: layout) }

    /// Whether the value becomes another one, in bytes or storage class.
    func changes(_ column: String) -> String { "\(target(column)) COLLATE BINARY IS NOT \(value(column))" }

    /// Whether any column of the row does.
    var changesAny: String { columns.map { "(\(changes($0)))" }.joined(separator: " OR ") }

    /// The rows with their addresses, for FROM.
    var from: String {
        guard schema.isWithoutRowID else { return sql }
        let pairs = keyColumns.enumerated().map { "\(value($1)) = \(map).bytecontract_key_\($0)" }
        return "\(sql) JOIN \(mapTable) ON \(pairs.joined(separator: " AND "))"
    }

    /// The address of a row of ``from``.
    var address: String {
        schema.isWithoutRowID
            ? "\(map).bytecontract_address"
            : "\(SQLiteConnection.quoted(name)).\(SQLiteConnection.quoted(schema.rowIDName ?? "rowid"))"
    }

    private var map: String { "bytecontract_map_\(number)" }
    private var mapTable: String { "temp.\(map)" }

    /// Makes the places of rows without a rowid. Does nothing for other tables.
    func makeMap(_ connection: MigrationConnection) throws(MigrationError) {
        guard schema.isWithoutRowID else { return }
        let names = keyColumns.indices.map { "bytecontract_key_\($0)" }
        let definitions = zip(names, keyColumns).map { name, column in
            "\(name) COLLATE \(schema.column(column)?.collation ?? "BINARY")"
        }
        let values = keyColumns.map(value).joined(separator: ", ")
        try connection.run(
            """
            CREATE TABLE \(mapTable)(bytecontract_address INTEGER PRIMARY KEY, \(definitions.joined(separator: ", ")));
            INSERT INTO \(mapTable)(\(names.joined(separator: ", "))) SELECT \(values) FROM \(sql) ORDER BY \(values);
            CREATE UNIQUE INDEX \(mapTable)_keys ON \(map)(\(names.joined(separator: ", ")));
            """)
    }

    /// What an undo record tells a row by beside its rowid, in SQL; `NULL` where the rowid is one for ever.
    var fingerprint: String {
        RowFingerprint.isNeeded(for: schema)
            ? RowFingerprint.sql(of: schema, without: columns, count: nil) ?? "NULL" : "NULL"
    }

    /// Removes what ``makeMap(_:)`` has made.
    func dropMap(_ connection: MigrationConnection) throws(MigrationError) {
        if schema.isWithoutRowID { try connection.run("DROP TABLE \(mapTable)") }
    }

    /// The condition that a row of the table (without ``from``) has one of the addresses that a query gives.
    func isAmong(_ addresses: String) -> String {
        guard schema.isWithoutRowID else { return "\(address) IN (\(addresses))" }
        let names = keyColumns.indices.map { "bytecontract_key_\($0)" }.joined(separator: ", ")
        return "(\(keyColumns.map(value).joined(separator: ", "))) IN "
            + "(SELECT \(names) FROM \(mapTable) WHERE bytecontract_address IN (\(addresses)))"
    }
}

/// Several SQL terms as a list.
extension Sequence<String> {
    var sqlList: String { joined(separator: ", ") }
}
