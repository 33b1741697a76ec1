#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// The folder in which requests are recorded: for this user alone, and empty to look at.
    ///
    /// A file loses its name as soon as it is open, so that nothing of what was received outlives the process, however it ends. What a
    /// killed process leaves is the empty folder; the next receiver removes it. The receiver that uses a folder holds its lock, so that
    /// a leftover can be told from the folder of a living one.
    final class ReceiverFolder: Sendable {
        private static let prefix = "bytecontract-receive-"

        let path: String
        /// The folder itself. Its lock ends with the process, however that ends.
        private let number: Int32

        /// Makes the folder in the one for temporary files, and removes what killed receivers have left there.
        init() throws(ReceiverFailure) {
            let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
            ReceiverFolder.removeLeftovers(in: parent)
            for _ in 0..<16 {
                var name = Array("\(parent)/\(ReceiverFolder.prefix)XXXXXX".utf8CString)
                // (`mkdtemp` gives it the mode 0700.)
                guard mkdtemp(&name) != nil else { throw ReceiverFailure(.folder(systemError: errno)) }
                let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
                let number = ReceiverFolder.opened(path)
                // Another receiver may have taken it for a leftover before the lock was there.
                guard number >= 0 else { continue }
                // (There are volumes without locks; leftovers stay there.)
                let isLocked = flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
                if isLocked, ReceiverFolder.status(of: number, at: path) != nil {
                    self.path = path
                    self.number = number
                    return
                }
                systemClose(number)
            }
            throw ReceiverFailure(.folder(systemError: EEXIST))
        }

        /// Removes the folder; what is still open in it stays readable.
        func remove() { _ = rmdir(path) }

        deinit {
            remove()
            systemClose(number)
        }

        /// An empty file without a name.
        fileprivate func makeFile() throws(RecordingFailure) -> Int32 {
            for _ in 0..<16 {
                let name = String(UInt64.random(in: .min ... .max), radix: 36)
                let file = openat(number, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
                guard file >= 0 else {
                    if errno == EEXIST { continue }
                    throw RecordingFailure(systemError: errno)
                }
                _ = unlinkat(number, name, 0)
                return file
            }
            throw RecordingFailure(systemError: EEXIST)
        }

        // MARK: Leftovers

        /// Removes the folders of this user that no receiver holds the lock of.
        private static func removeLeftovers(in parent: String) {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: parent) else { return }
            for name in names where isName(name) {
                let path = "\(parent)/\(name)"
                let number = opened(path)
                guard number >= 0 else { continue }
                defer { systemClose(number) }
                // The lock is held while it is removed: who has just made it sees that, and makes another one.
                guard flock(number, LOCK_EX | LOCK_NB) == 0, let status = status(of: number, at: path),
                    status.st_uid == geteuid(), status.st_mode & 0o077 == 0
                else { continue }
                // A process may be killed before a file has lost its name. What else is in it is not ours, and keeps the folder.
                for file in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where isFileName(file) {
                    _ = unlinkat(number, file, 0)
                }
                _ = rmdir(path)
            }
        }

        private static func isName(_ name: String) -> Bool {
            name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6
                && name.dropFirst(prefix.count).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }

        /// A number in base 36, as ``makeFile()`` gives.
        private static func isFileName(_ name: String) -> Bool {
            UInt64(name, radix: 36) != nil && name.first != "+"
        }

        /// A folder, and no symbolic link to one.
        private static func opened(_ path: String) -> Int32 {
            open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }

        /// What the system says of an open folder, if it still has that path.
        private static func status(of number: Int32, at path: String) -> stat? {
            var (open, named) = (stat(), stat())
            guard fstat(number, &open) == 0, lstat(path, &named) == 0, open.st_dev == named.st_dev,
                open.st_ino == named.st_ino
            else { return nil }
            return open
        }
    }

    extension RequestRecording {
        /// An empty recording in a folder.
        ///
        /// - Parameter room: What it has on the disk is taken of this.
        convenience init(in folder: ReceiverFolder, _ room: DiskRoom) throws(RecordingFailure) {
            self.init(try folder.makeFile(), DiskShare(room))
        }
    }
#endif
