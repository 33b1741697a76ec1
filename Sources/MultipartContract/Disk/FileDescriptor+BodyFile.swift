import CFileCalls

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileDescriptor {
    /// What came of asking for the lock of a file.
    enum Lock {
        case taken
        /// Another process that lives holds it.
        case held
        /// The volume has no locks.
        case unsupported
    }

    /// Asks for the lock of the file, which is given back when the descriptor is closed, also by the end of the process.
    func lock() -> Lock {
        guard flock(number, LOCK_EX | LOCK_NB) != 0 else { return .taken }
        return errno == EWOULDBLOCK ? .held : .unsupported
    }

    /// Opens a file as it stands, not where a link leads, and waits for nothing.
    convenience init(leftoverAt path: String) throws(Failure) {
        let number = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard number >= 0 else { throw Failure(systemError: errno) }
        self.init(number)
    }

    /// Opens the folder that a path is in, so that a new name in it can be brought to the disk.
    convenience init(folderOf path: String) throws(Failure) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let number = open(folder, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw Failure(systemError: errno) }
        self.init(number)
    }

    /// Takes room for that many bytes on the disk, where the volume can do that: writing is faster then, and a full disk is
    /// found before the first byte.
    ///
    /// - Throws: Only if there is no room.
    func reserve(_ length: Int) throws(Failure) {
        while length > 0 {
            switch filecalls_reserve(number, off_t(length)) {
            case EINTR: continue
            case let error where error == ENOSPC || error == EDQUOT: throw Failure(systemError: error)
            // Without it, writing says what is wrong.
            default: return
            }
        }
    }

    /// Empties the file and begins again.
    func clear() throws(Failure) {
        guard ftruncate(number, 0) == 0, lseek(number, 0, SEEK_SET) == 0 else { throw Failure(systemError: errno) }
    }

    /// Sets who may read and write it.
    func setMode(_ mode: mode_t) throws(Failure) {
        guard fchmod(number, mode) == 0 else { throw Failure(systemError: errno) }
    }

    /// Waits until the disk has it.
    func synchronize() throws(Failure) {
        #if canImport(Darwin)
            // `fsync` leaves it in the cache of the drive; some volumes have nothing better.
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(number) == 0 else { throw Failure(systemError: errno) }
    }

    /// Gives a file another name, in one step, in the place of what has that name.
    static func rename(_ path: String, to target: String) throws(Failure) {
        guard systemRename(path, target) == 0 else { throw Failure(systemError: errno) }
    }

    /// Removes a file; one that is not there is no fault.
    static func remove(_ path: String) { _ = unlink(path) }

    /// The names in a folder, as far as they can be read and are text.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream), let place = MemoryLayout<dirent>.offset(of: \.d_name) {
            // The name ends with a NUL inside the entry, which may be shorter than the type says.
            let name = (UnsafeRawPointer(entry) + place).assumingMemoryBound(to: CChar.self)
            if let name = String(validatingCString: name) { names.append(name) }
        }
        return names
    }
}

private func systemRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }
