import ContractFile
import ContractReports
import Foundation
import StoreAudit
import UUIDContract

/// The files of `migrate`, and the words of its next command.
extension MigrateCommand {
    static func planPath(_ store: String, _ arguments: Arguments) -> String {
        arguments.value("plan") ?? store + ".plan.json"
    }

    static func decisionsPath(_ store: String, _ arguments: Arguments) -> String {
        arguments.value("decisions") ?? store + ".decisions.json"
    }

    static func readDecisions(_ path: String) throws -> MigrationDecisions {
        do throws(DocumentError) {
            return try MigrationDecisions(document: try bytes(path))
        } catch {
            throw CommandFailure(named(error, path))
        }
    }

    static func bytes(_ path: String) throws(DocumentError) -> [UInt8] {
        do {
            return try Terminal.readAll(path, limit: 256 << 20)
        } catch {
            throw DocumentError.unreadable(path)
        }
    }

    static func named(_ error: DocumentError, _ path: String) -> String {
        var error = error
        error.file = path
        return error.description
    }

    /// Refuses a place for the record that cannot be written before anything is changed.
    static func checkRecord(_ arguments: Arguments) throws {
        guard let prefix = arguments.value("record") else { return }
        let folder = URL(fileURLWithPath: prefix).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw CommandFailure(
                "\(prefix): no record can be written there; name a folder that is there and may be written to")
        }
    }

    /// Refuses a place for the backup before anything is read: a folder that is not there, and the names of SQLite's own files
    /// beside the store, which it would write over or remove.
    static func checkBackup(_ arguments: Arguments, of store: String) throws {
        guard let path = arguments.value("backup") else { return }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw CommandFailure(
                "\(path): no backup can be made there; name a folder that is there and may be written to")
        }
        func place(_ path: String) -> String {
            let url = URL(fileURLWithPath: path)
            return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(
                url.lastPathComponent
            ).path
        }
        let stores = [place(store), URL(fileURLWithPath: store).resolvingSymlinksInPath().path]
        let taken = stores.flatMap { store in ["", "-journal", "-wal", "-shm"].map { store + $0 } }
        // (Names that differ in case are one on many volumes.)
        guard !taken.contains(where: { $0.lowercased() == place(path).lowercased() }) else {
            throw CommandFailure("\(path): is the store's, or SQLite's beside it; give the backup another name")
        }
    }

    /// The options that the next command must repeat, among these.
    static func again(_ arguments: Arguments, _ names: [String]) -> String {
        arguments.occurrences.filter { names.contains($0.name) }
            .map { name, value in value.isEmpty ? " --\(name)" : " --\(name) " + ReportText(shellWord(value)).text }
            .joined()
    }

    /// The options that have made a plan, for the next one.
    static func again(_ options: MigrationOptions) -> String {
        var words = options.layout.map { " --layout \($0.rawValue)" } ?? ""
        if options.target != .text { words += " --to \(options.target.rawValue)" }
        for place in options.columns {
            words += " --column " + ReportText(shellWord("\(place.table).\(place.column)")).text
        }
        return words + (options.allowsVirtualTables ? " --allow-virtual-tables" : "")
    }

    /// A word as a shell reads it.
    static func shellWord(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            "-_./".utf8.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf)
        }
        return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
    }
}
