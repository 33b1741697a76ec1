import ContractFile
import Foundation
import StoreAudit
import Testing

@Suite("The format of a store")
struct StoreFormatTests {
    @Test("is seen from the end of a path")
    func names() {
        let seen: [(String, ContractFile.Store.Format?)] = [
            ("a/b.CSV", .csv), ("b.tsv", .tsv), ("b.jsonl", .ndjson), ("b.ndjson", .ndjson), ("b.txt", .text),
            ("b.db", .sqlite), ("b.sqlite3", .sqlite), ("csv", nil), ("b", nil), ("b.zip", nil), ("", nil),
        ]
        for (path, format) in seen { #expect(StoreFormat.seen(at: path) == format, "\(path)") }
    }

    @Test("is seen from the first bytes of a database, whatever its name")
    func header() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("format-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("app.csv").path
        let connection = try SQLiteConnection(path: file, mode: .create)
        try connection.run("CREATE TABLE t (id)")
        #expect(StoreFormat.seen(at: file) == .sqlite)
        try Data("SQLite format 3".utf8).write(to: URL(fileURLWithPath: file))
        #expect(StoreFormat.seen(at: file) == .csv)
    }
}
