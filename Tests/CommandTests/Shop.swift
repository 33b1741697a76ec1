import Foundation
import StoreAudit

/// The shop of the examples as a database of its own.
enum Shop {
    /// Makes it in a new folder, which is gone afterwards.
    ///
    /// - Parameter body: Takes the folder, and the path of the database in it.
    static func with(_ body: (URL, String) throws -> Void) throws {
        try Tool.withFolder { folder in
            let sql = Tool.repository.appendingPathComponent("Examples/stores/shop.sql")
            let path = folder.appendingPathComponent("shop.sqlite").path
            try SQLiteConnection(path: path, mode: .create).run(String(contentsOf: sql, encoding: .utf8))
            try body(folder, path)
        }
    }
}
