import Foundation
import StoreAudit

/// A folder with one SQLite file, gone when the last test that holds it is.
final class ScratchStore {
    let folder: URL
    /// The SQLite file.
    let path: String

    /// Makes the file by SQL.
    convenience init(_ sql: String...) throws {
        try self.init(name: "store.sqlite")
        guard !sql.isEmpty else { return }
        let connection = try SQLiteConnection(path: path, mode: .create)
        for statement in sql { try connection.run(statement) }
    }

    private init(name: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bytecontract-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent(name).path
    }

    deinit {
        // A test may have taken the right to write from its folder.
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        try? FileManager.default.removeItem(at: folder)
    }

    /// A copy of the file and of what SQLite has beside it, in a folder of its own, under the same name or another one.
    func copy(as name: String = "store.sqlite") throws -> ScratchStore {
        let copy = try ScratchStore(name: name)
        for suffix in ["", "-wal", "-journal"] where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.copyItem(atPath: path + suffix, toPath: copy.path + suffix)
        }
        return copy
    }

    /// A connection that may write.
    func connection() throws -> SQLiteConnection { try SQLiteConnection(path: path, mode: .readWrite) }

    /// The names and contents of all files of the folder.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        return files
    }
}
