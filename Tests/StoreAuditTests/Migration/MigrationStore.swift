import CSQLite
import Foundation
import StoreAudit
import UUIDContract

/// An SQLite file in a folder of its own, which the test's own code makes and reads.
final class MigrationStore {
    let folder: URL
    let path: String
    static let version = "0.0.0-test"

    init(
        _ sql: [String] = [], name: String = "store.sqlite", in parent: URL = FileManager.default.temporaryDirectory
    ) throws {
        folder = parent.appendingPathComponent("migration-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent(name).path
        try run(sql.map { $0 + ";" }.joined(separator: "\n"), mode: .create)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ sql: String, mode: SQLiteConnection.Mode = .readWrite) throws {
        let connection = try SQLiteConnection(path: path, mode: mode)
        try connection.run("PRAGMA foreign_keys = OFF; \(sql)")
    }

    /// All rows of a query as SQL writes their values.
    func rows(_ sql: String) throws -> [[String]] {
        try StoreDump.rows(sql, SQLiteConnection(path: path, mode: .readOnly))
    }

    /// The first column of a query.
    func column(_ sql: String) throws -> [String] { try rows(sql).map { $0[0] } }

    func dump() throws -> String { try StoreDump.dump(path) }

    /// The bytes of the file.
    func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    func fileNames() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    func plan(
        _ target: MigrationOptions.Target = .text, layout: ByteLayout? = nil,
        twins: MigrationOptions.TwinPolicy = .quarantine, columns: [ColumnPlace] = []
    ) throws -> (plan: MigrationPlan, decisions: MigrationDecisions) {
        try MigrationPlanner(path: path, version: MigrationStore.version)
            .plan(MigrationOptions(target: target, layout: layout, twins: twins, columns: columns))
    }

    var migration: Migration { Migration(path: path, version: MigrationStore.version, busySeconds: 1) }
}

/// All that a database holds, written out by code that knows nothing of the code under test.
enum StoreDump {
    static func dump(_ path: String) throws -> String {
        let connection = try SQLiteConnection(path: path, mode: .readOnly)
        var lines = try rows(
            "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name", connection
        ).map { $0.joined(separator: "|") }
        let tables = try names(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name",
            connection)
        for table in tables {
            let name = SQLiteConnection.quoted(table)
            let isWithoutRowID =
                try rows("SELECT wr FROM pragma_table_list WHERE name = '\(table)'", connection) == [["1"]]
            let columns = try names("SELECT name FROM pragma_table_xinfo('\(table)')", connection)
            let rowID = ["rowid", "_rowid_", "oid"].first { !columns.contains($0) } ?? "rowid"
            let list = columns.map { SQLiteConnection.quoted($0) }.joined(separator: ", ")
            let sql =
                isWithoutRowID ? "SELECT \(list) FROM \(name)" : "SELECT \(rowID), \(list) FROM \(name) ORDER BY 1"
            lines += try rows(sql, connection).map { "\(table): \($0.joined(separator: ", "))" }
        }
        return lines.joined(separator: "\n")
    }

    private static func names(_ sql: String, _ connection: SQLiteConnection) throws -> [String] {
        let statement = try connection.prepare(sql)
        var names: [String] = []
        while try statement.step() { names.append(statement.text(0) ?? "") }
        return names
    }

    static func rows(_ sql: String, _ connection: SQLiteConnection) throws -> [[String]] {
        let statement = try connection.prepare(sql)
        var rows: [[String]] = []
        while try statement.step() {
            rows.append((0..<statement.columnCount).map { text(of: statement, $0) })
        }
        return rows
    }

    private static func text(of statement: SQLiteStatement, _ column: Int) -> String {
        switch statement.value(column) {
        case .null: "NULL"
        case .integer: String(statement.integer(column))
        case .real: "real \(statement.text(column) ?? "")"
        case .text(let bytes): quoted(bytes)
        case .blob(let bytes): "x'" + bytes.map { String(format: "%02x", $0) }.joined() + "'"
        }
    }

    /// Printable text as it is, any other in hexadecimal digits.
    private static func quoted(_ bytes: UnsafeRawBufferPointer) -> String {
        bytes.allSatisfy { (0x20...0x7e).contains($0) }
            ? "'" + String(decoding: bytes, as: UTF8.self) + "'"
            : "text x'" + bytes.map { String(format: "%02x", $0) }.joined() + "'"
    }
}
