#if os(macOS) || os(Linux)
    import Foundation
    import MultipartContract
    import UploadInspection

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

        /// Whether the disk, this user's share of it, or the room for uploads is full.
        var isOfFullDisk: Bool { systemError == ENOSPC || systemError == EDQUOT }
    }

    /// The bytes of a request as they come off the socket, in a file. One thread writes; others may follow it.
    ///
    /// `@unchecked Sendable` is safe: what changes is changed and read under the condition's lock.
    final class RequestRecording: @unchecked Sendable {
        /// The number of the file; nothing is read or written at the file's own position.
        let number: Int32
        /// What it has on the disk.
        let share: DiskShare
        private let condition = NSCondition()
        private var written = 0
        private var isFinished = false

        /// - Parameter number: An empty file, which is closed with the recording.
        init(_ number: Int32, _ share: DiskShare) {
            self.number = number
            self.share = share
        }

        deinit { systemClose(number) }

        /// How many bytes have been written.
        var length: Int { condition.withLock { written } }

        /// The bytes, which stay readable when the recording is gone.
        func source() throws(CaptureError) -> HeldSource {
            HeldSource(try FileSource(descriptor: number, name: "upload"), share)
        }

        /// Writes bytes at the end, at the cost of the oldest uploads where there is no room for them.
        func append(_ bytes: UnsafeRawBufferPointer, forgetting uploads: UploadShelf) throws(RecordingFailure) {
            try share.grow(by: bytes.count, forgetting: uploads)
            while true {
                do throws(RecordingFailure) { return try write(bytes) } catch {
                    guard error.isOfFullDisk, uploads.removeOldest() else { throw error }
                }
            }
        }

        /// Writes bytes at the end, at the cost of the oldest uploads where there is no room for them.
        func append(_ bytes: some Collection<UInt8>, forgetting uploads: UploadShelf) throws(RecordingFailure) {
            let copy = Array(bytes)
            try copy.withUnsafeBytes { piece in
                Result { () throws(RecordingFailure) in try append(piece, forgetting: uploads) }
            }.get()
        }

        private func write(_ bytes: UnsafeRawBufferPointer) throws(RecordingFailure) {
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

    /// A recorded request, which has its room on the disk for as long as somebody has its bytes.
    struct HeldSource: ByteSource {
        private let source: FileSource
        private let share: DiskShare

        init(_ source: FileSource, _ share: DiskShare) {
            self.source = source
            self.share = share
        }

        var length: Int { source.length }

        func forEachPiece(
            of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
        ) throws(SourceFailure) {
            try source.forEachPiece(of: range, body)
        }
    }
#endif
