#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A call of the system on a file that failed.
    struct RecordingFailure: Error {
        let systemError: Int32

        /// Whether the disk, or this user's share of it, is full.
        var isOfFullDisk: Bool { systemError == ENOSPC || systemError == EDQUOT }
    }

    /// The folder in which requests are recorded: for this user alone, and empty to look at.
    ///
    /// A file loses its name as soon as it is open, so that nothing of what was received outlives the process, however it ends.
    final class ReceiverFolder: Sendable {
        let path: String

        /// Makes the folder in the one for temporary files.
        init() throws(ReceiverFailure) {
            let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
            var name = Array((parent + "/bytecontract-receive-XXXXXX").utf8CString)
            // (`mkdtemp` gives it the mode 0700.)
            guard mkdtemp(&name) != nil else { throw ReceiverFailure(.folder(systemError: errno)) }
            path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }

        /// Removes the folder; what is still open in it stays readable.
        func remove() { _ = rmdir(path) }

        deinit { remove() }

        /// An empty file without a name.
        fileprivate func makeFile() throws(RecordingFailure) -> Int32 {
            for _ in 0..<16 {
                let file = path + "/" + String(UInt64.random(in: .min ... .max), radix: 36)
                let number = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
                guard number >= 0 else {
                    if errno == EEXIST { continue }
                    throw RecordingFailure(systemError: errno)
                }
                _ = unlink(file)
                return number
            }
            throw RecordingFailure(systemError: EEXIST)
        }
    }

    /// The bytes of a request as they come off the socket, in a file. One thread writes; others may follow it.
    ///
    /// `@unchecked Sendable` is safe: what changes is changed and read under the condition's lock.
    final class RequestRecording: @unchecked Sendable {
        /// The number of the file; nothing is read or written at the file's own position.
        let number: Int32
        private let condition = NSCondition()
        private var written = 0
        private var isFinished = false

        init(in folder: ReceiverFolder) throws(RecordingFailure) { number = try folder.makeFile() }

        deinit { systemClose(number) }

        /// How many bytes have been written.
        var length: Int { condition.withLock { written } }

        /// Writes bytes at the end.
        func append(_ bytes: UnsafeRawBufferPointer) throws(RecordingFailure) {
            let start = length
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = pwrite(number, piece.baseAddress, piece.count, off_t(start + bytes.count - rest.count))
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    throw RecordingFailure(systemError: errno)
                }
            }
            condition.withLock {
                written = start + bytes.count
                condition.signal()
            }
        }

        /// Writes bytes at the end.
        func append(_ bytes: some Collection<UInt8>) throws(RecordingFailure) {
            let copy = Array(bytes)
            try copy.withUnsafeBytes { piece in Result { () throws(RecordingFailure) in try append(piece) } }.get()
        }

        /// Says that no more bytes come, for now or at all.
        func finish() {
            condition.withLock {
                isFinished = true
                condition.signal()
            }
        }

        /// Waits until there is more than so many bytes; the length then, which is not more if no more come.
        func waitForMore(than length: Int) -> Int {
            condition.withLock {
                while written <= length, !isFinished { condition.wait() }
                return written
            }
        }
    }
#endif
