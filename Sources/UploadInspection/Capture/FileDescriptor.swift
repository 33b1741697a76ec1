#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file of which only this process holds the number, closed when nobody uses it any more.
///
/// All system calls of captures are here.
final class FileDescriptor: Sendable {
    /// A call of the system that failed.
    struct Failure: Error {
        let systemError: Int32
    }

    /// What a descriptor leads to.
    enum Kind: Equatable {
        /// A file that can be read at any place, and its length.
        case regular(length: Int)
        case folder
        /// A pipe, a terminal, a socket: its bytes come once.
        case stream
    }

    private let number: Int32

    private init(_ number: Int32) {
        self.number = number
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit { _ = systemClose(number) }

    /// Opens a file for reading. A named pipe is waited for.
    convenience init(path: String) throws(Failure) {
        // A C string would end at the NUL, and another file be read.
        guard !path.utf8.contains(0) else { throw Failure(systemError: ENOENT) }
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw Failure(systemError: errno) }
        self.init(number)
    }

    /// Another descriptor of the same file.
    convenience init(copying descriptor: Int32) throws(Failure) {
        let number = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw Failure(systemError: errno) }
        self.init(number)
    }

    /// An empty file for this user alone that has no name and is gone with its descriptor.
    static func temporary() throws(Failure) -> FileDescriptor {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let start = (folder.isEmpty ? "/tmp" : folder) + "/bytecontract-"
        // (`mkstemp` leaves the descriptor open to programs that are started before it can be marked.)
        for _ in 0..<16 {
            let path = start + String(UInt64.random(in: .min ... .max), radix: 36)
            let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard number >= 0 else {
                if errno == EEXIST { continue }
                throw Failure(systemError: errno)
            }
            let descriptor = FileDescriptor(number)
            guard unlink(path) == 0 else { throw Failure(systemError: errno) }
            return descriptor
        }
        throw Failure(systemError: EEXIST)
    }

    /// What it leads to.
    func kind() throws(Failure) -> Kind {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw Failure(systemError: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .regular(length: Int(status.st_size))
        case S_IFDIR: return .folder
        default: return .stream
        }
    }

    /// Where the next ``read(into:)`` would begin; nil for what has no places.
    var position: Int? {
        let position = lseek(number, 0, SEEK_CUR)
        return position < 0 ? nil : Int(position)
    }

    /// Reads some of the bytes at an offset; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Failure) -> Int {
        try FileDescriptor.counted { pread(number, buffer.baseAddress, buffer.count, off_t(offset)) }
    }

    /// Reads some of the next bytes; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        try FileDescriptor.counted { systemRead(number, buffer.baseAddress, buffer.count) }
    }

    /// Writes all bytes at the end.
    func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            let count = try FileDescriptor.counted { systemWrite(number, piece.baseAddress, piece.count) }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes all bytes at the end.
    func write(_ bytes: [UInt8]) throws(Failure) {
        try bytes.withUnsafeBytes { piece in Result { () throws(Failure) in try write(piece) } }.get()
    }

    private static func counted(_ call: () -> Int) throws(Failure) -> Int {
        while true {
            let count = call()
            if count >= 0 { return count }
            guard errno == EINTR else { throw Failure(systemError: errno) }
        }
    }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
