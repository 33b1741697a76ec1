import CSQLite

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A copy of a store, written beside its final name, checked, and only then renamed.
struct MigrationBackup {
    private let store: String
    private let target: String
    private let partial: String

    /// - Parameters:
    ///   - target: The path of the copy. Nil: beside the store, with the name of the run.
    init(of store: String, to target: String?, run: String) {
        self.store = store
        self.target = target ?? "\(store).bytecontract-\(run).backup"
        partial = "\(self.target)\(MigrationBackup.partialEnd)"
    }

    private static let partialEnd = ".partial"

    /// The name without its folder, which records show.
    var name: String { target.split(separator: "/").last.map(String.init) ?? target }

    /// Makes the copy while the caller holds the lock for writing and has written nothing yet.
    ///
    /// - Parameter connection: The caller's; it is asked whether to end.
    /// - Throws: ``MigrationError/backupExists``, ``MigrationError/backup(_:)``, or that the store is corrupt.
    func make(_ connection: MigrationConnection, busySeconds: Int) throws(MigrationError) {
        var status = stat()
        if lstat(target, &status) == 0 { throw .backupExists }
        removeStale()
        try createPartial()
        connection.meter?.enter(.backup)
        do {
            try copy(connection, busySeconds: busySeconds)
            try finish()
        } catch {
            unlink(partial)
            throw error
        }
    }

    /// Removes the copy of a run that has changed nothing.
    func remove() { unlink(target) }

    /// What killed runs have left. The caller holds the store's lock, so that no other run is writing one.
    private func removeStale() {
        let parts = store.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let start = "\(parts.last ?? "").bytecontract-"
        let place = folder.isEmpty ? (store.hasPrefix("/") ? "/" : ".") : folder
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else { return }
        for name in names where name.hasPrefix(start) {
            let ends = ["", "-journal", "-wal", "-shm"].map { ".backup\(MigrationBackup.partialEnd)\($0)" }
            if ends.contains(where: name.hasSuffix) { unlink("\(place)/\(name)") }
        }
    }

    /// An empty file that nobody else has, with the permissions of the store.
    private func createPartial() throws(MigrationError) {
        var status = stat()
        let mode = stat(store, &status) == 0 ? status.st_mode & 0o777 : 0o600
        let descriptor = open(partial, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw MigrationBackup.error(errno) }
        defer { close(descriptor) }
        guard fchmod(descriptor, mode) == 0 else {
            let number = errno
            unlink(partial)
            throw MigrationBackup.error(number)
        }
    }

    private func copy(_ connection: MigrationConnection, busySeconds: Int) throws(MigrationError) {
        let source: SQLiteConnection
        do {
            source = try SQLiteConnection(path: store, mode: .readOnly, busySeconds: busySeconds)
            // One state for the whole copy.
            try source.run("BEGIN; SELECT count(*) FROM main.sqlite_schema")
        } catch { throw .store(error) }
        do throws(StoreError) {
            let copy = try SQLiteConnection(path: partial, mode: .readWrite, busySeconds: busySeconds)
            guard let backup = sqlite3_backup_init(copy.handle, "main", source.handle, "main") else {
                throw copy.error(sqlite3_extended_errcode(copy.handle))
            }
            var code: Int32
            repeat {
                code = connection.isCancelled ? SQLITE_INTERRUPT : sqlite3_backup_step(backup, 1_024)
                if let meter = connection.meter {
                    let total = Int(sqlite3_backup_pagecount(backup))
                    meter.show(pages: total - Int(sqlite3_backup_remaining(backup)), of: total)
                }
            } while code == SQLITE_OK
            let end = sqlite3_backup_finish(backup)
            try copy.check(code)
            try copy.check(end)
        } catch { throw error == .corrupt || error == .cancelled ? .store(error) : .backup(error) }
        connection.meter?.enter(.backupCheck)
        do throws(StoreError) {
            guard try SQLiteConnection(path: partial, mode: .readWrite, busySeconds: busySeconds).isWhole() else {
                throw StoreError.corrupt
            }
        } catch {
            // A copy is as whole as what it was made of.
            throw error == .corrupt ? .store(error) : .backup(error)
        }
    }

    /// Brings the copy to the disk and gives it its name, which must still be free.
    private func finish() throws(MigrationError) {
        let descriptor = open(partial, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw MigrationBackup.error(errno) }
        let isWritten = fsync(descriptor) == 0
        let number = errno
        close(descriptor)
        guard isWritten else { throw MigrationBackup.error(number) }
        if link(partial, target) == 0 {
            unlink(partial)
        } else if errno == EEXIST {
            throw .backupExists
        } else if rename(partial, target) != 0 {
            // Some volumes have no links.
            throw MigrationBackup.error(errno)
        }
        syncFolder()
    }

    private func syncFolder() {
        let folder = target.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let descriptor = open(folder.isEmpty ? (target.hasPrefix("/") ? "/" : ".") : folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        // Some volumes cannot do this for folders; the copy itself is on the disk.
        fsync(descriptor)
        close(descriptor)
    }

    private static func error(_ number: Int32) -> MigrationError {
        switch number {
        case EEXIST: .backupExists
        case EACCES, EPERM, EROFS: .backup(.readOnly)
        case ENOSPC, EDQUOT: .backup(.full)
        case ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG: .backup(.unreadable)
        default: .backup(.inputOutput)
        }
    }
}

extension SQLiteConnection {
    /// Whether `PRAGMA integrity_check` finds nothing.
    func isWhole() throws(StoreError) -> Bool {
        let check = try prepare("PRAGMA main.integrity_check(1)")
        return try check.step() && check.text(0) == "ok"
    }
}
