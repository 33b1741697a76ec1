import Foundation
import StoreAudit

/// A file in a folder of its own, gone with the last use of it.
final class SampleFile {
    let path: String
    private let folder: URL

    init(_ bytes: some Sequence<UInt8>, name: String = "sample.csv") throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "store-audit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        path = file.path
    }

    convenience init(_ text: String, name: String = "sample.csv") throws { try self.init(text.utf8, name: name) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func audit(
        _ format: FileFormat, columns: [String] = [], chunkLength: Int? = nil, threads: Int = 2, seed: UInt64 = 1,
        rule: ColumnRule = ColumnRule()
    ) throws(StoreError) -> [ColumnAudit] {
        let space = SearchSpace(recordMemory: 1 << 24, tableMemory: 1 << 20, threadCount: threads, seed: seed)
        return try FileAudit(
            path: path, format: format, columns: columns, space: space, chunkLength: chunkLength, rule: { _ in rule }
        ).run()
    }
}
