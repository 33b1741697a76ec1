#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file of which only this process holds the number, closed when nobody uses it any more.
///
/// The system calls of reading and writing files are here and in its extensions.
package final class FileDescriptor: Sendable {
    /// A call of the system that failed.
    package struct Failure: Error {
        /// The error number of the system.
        package let systemError: Int32
    }

    /// What a descriptor leads to.
    package enum Kind: Sendable, Equatable {
        /// A file that can be read at any place, and its length.
        case regular(length: Int)
        case folder
        /// A pipe, a terminal, a socket: its bytes come once.
        case stream
    }

    let number: Int32

    init(_ number: Int32) {
        self.number = number
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit { _ = systemClose(number) }

    /// Opens a file for reading.
    ///
    /// - Parameter waits: Whether the writer of a named pipe is waited for; else one without a writer is opened at once.
    package convenience init(path: String, waits: Bool = true) throws(Failure) {
        // A C string would end at the NUL, and another file be read.
        guard !path.utf8.contains(0) else { throw Failure(systemError: ENOENT) }
        let number = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
        guard number >= 0 else { throw Failure(systemError: errno) }
        self.init(number)
    }

    /// Another descriptor of the same file.
    package convenience init(copying descriptor: Int32) throws(Failure) {
        let number = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw Failure(systemError: errno) }
        self.init(number)
    }

    /// An empty file for this user alone that has no name and is gone with its descriptor.
    package static func temporary() throws(Failure) -> FileDescriptor {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let start = (folder.isEmpty ? "/tmp" : folder) + "/bytecontract-"
        // (`mkstemp` leaves the descriptor open to programs that are started before it can be marked.)
        for _ in 0..<16 {
            let path = start + String(UInt64.random(in: .min ... .max), radix: 36)
            guard let descriptor = try created(at: path, mode: 0o600) else { continue }
            guard unlink(path) == 0 else { throw Failure(systemError: errno) }
            return descriptor
        }
        throw Failure(systemError: EEXIST)
    }

    /// A new, empty file for reading and writing; nil if there is something of that name.
    static func created(at path: String, mode: mode_t) throws(Failure) -> FileDescriptor? {
        guard !path.utf8.contains(0) else { throw Failure(systemError: ENOENT) }
        let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        if number >= 0 { return FileDescriptor(number) }
        guard errno == EEXIST else { throw Failure(systemError: errno) }
        return nil
    }

    /// What it leads to.
    package func kind() throws(Failure) -> Kind { try status().kind }

    /// Where the next ``read(into:)`` would begin; nil for what has no places.
    package var position: Int? {
        let position = lseek(number, 0, SEEK_CUR)
        return position < 0 ? nil : Int(position)
    }

    /// Reads some of the bytes at an offset; 0 at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Failure) -> Int {
        try FileDescriptor.counted { pread(number, buffer.baseAddress, buffer.count, off_t(offset)) }
    }

    /// Reads some of the next bytes; 0 at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        try FileDescriptor.counted { systemRead(number, buffer.baseAddress, buffer.count) }
    }

    /// Writes all bytes at the end.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            let count = try FileDescriptor.counted { systemWrite(number, piece.baseAddress, piece.count) }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes all bytes at the end.
    package func write(_ bytes: [UInt8]) throws(Failure) {
        try bytes.withUnsafeBytes { piece in Result { () throws(Failure) in try write(piece) } }.get()
    }

    static func counted(_ call: () -> Int) throws(Failure) -> Int {
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
