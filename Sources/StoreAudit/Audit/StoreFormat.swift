import ContractFile
import Foundation

/// What kind of store a file is.
package enum StoreFormat {
    /// The first bytes of every SQLite file.
    private static let sqliteHeader = Array("SQLite format 3\0".utf8)

    /// The format that a file shows by its first bytes or its name; nil if neither says it.
    ///
    /// An empty file with the name of a database is one: SQLite writes the first page with the first table.
    package static func seen(at path: String) -> ContractFile.Store.Format? {
        if let file = FileHandle(forReadingAtPath: path) {
            defer { try? file.close() }
            if let head = try? file.read(upToCount: sqliteHeader.count), Array(head) == sqliteHeader { return .sqlite }
        }
        return switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "sqlite", "sqlite3", "db", "db3", "store": .sqlite
        case "csv": .csv
        case "tsv", "tab": .tsv
        case "ndjson", "jsonl": .ndjson
        case "txt", "list": .text
        default: nil
        }
    }
}
