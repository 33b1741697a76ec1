#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileDescriptor {
    /// What tells a file from another one, and a file from itself after a change.
    package struct Status: Sendable, Equatable {
        /// Kind and length.
        package let kind: Kind
        let device: UInt64
        let number: UInt64
        let seconds: Int
        let nanoseconds: Int
        let isLink: Bool

        /// Whether it is the same file, whatever is in it.
        func isSameFile(as other: Status) -> Bool { device == other.device && number == other.number }

        /// Whether it was written to at the same time.
        func isAsOld(as other: Status) -> Bool { seconds == other.seconds && nanoseconds == other.nanoseconds }
    }

    /// What it leads to, and when that was last written to.
    package func status() throws(Failure) -> Status {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw Failure(systemError: errno) }
        return Status(status)
    }

    /// What stands under a path, a link itself and not where it leads to; nil if nothing is there or can be seen.
    static func status(ofLinkAt path: String) -> Status? {
        var status = stat()
        return lstat(path, &status) == 0 ? Status(status) : nil
    }
}

extension FileDescriptor.Status {
    fileprivate init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular(length: Int(clamping: status.st_size))
            case S_IFDIR: .folder
            default: .stream
            }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        isLink = status.st_mode & S_IFMT == S_IFLNK
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
