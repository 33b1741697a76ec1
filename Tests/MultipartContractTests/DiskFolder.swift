import Foundation
import Testing

/// A folder with files for one test, removed at its end.
final class DiskFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// A file of these bytes.
    func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
        try Data(bytes).write(to: path(name))
        return path(name)
    }

    func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: path(name))) }

    /// What is in the folder, hidden names too, in order.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    /// Changes a file where it stands.
    func change(_ name: String, _ change: (FileHandle) throws -> Void) throws {
        let handle = try #require(FileHandle(forUpdatingAtPath: path(name).path))
        try change(handle)
        try handle.close()
    }
}
