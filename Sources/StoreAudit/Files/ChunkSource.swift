import CByteKernels
import Dispatch
import MultipartContract

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Cuts a file or a stream into chunks of whole records, for any number of threads.
///
/// One thread at a time reads on and looks for the last end of a record; what stands behind it begins the next chunk. So each
/// chunk begins outside of quotes, and nobody has to guess. The work on the records is the large part, and is done by all.
final class ChunkSource: @unchecked Sendable {
    /// How much is read at once: little enough for the caches, and enough for threads to meet seldom.
    static let usualLength = 1 << 20

    private let descriptor: FileDescriptor
    private let delimiter: UInt8?
    private let chunkLength: Int
    private let recordLimit: Int
    private let onProgress: @Sendable (_ bytesDone: Int, _ bytesTotal: Int?) throws(StoreError) -> Void
    /// Bytes of a regular file.
    private let length: Int?

    /// Guards the rest.
    private let lock = DispatchSemaphore(value: 1)
    private var carry: [UInt8] = []
    private var line = 1
    private var done = 0
    private var isAtStart = true
    private var isAtEnd = false

    /// Opens a file, or standard input for `-`.
    ///
    /// - Parameters:
    ///   - chunkLength: How much is read at once; tests take a few bytes.
    ///   - recordLimit: The longest record, in bytes.
    init(
        path: String, delimiter: UInt8?, chunkLength: Int = usualLength, recordLimit: Int,
        onProgress: @escaping @Sendable (_ bytesDone: Int, _ bytesTotal: Int?) throws(StoreError) -> Void
    ) throws(StoreError) {
        let kind: FileDescriptor.Kind
        do throws(FileDescriptor.Failure) {
            descriptor = path == "-" ? try FileDescriptor(copying: STDIN_FILENO) : try FileDescriptor(path: path)
            kind = try descriptor.kind()
        } catch { throw .unreadable }
        switch kind {
        case .regular(let length): self.length = length - (descriptor.position ?? 0)
        case .stream: length = nil
        case .folder: throw .unreadable
        }
        self.delimiter = delimiter
        self.chunkLength = max(1, chunkLength)
        self.recordLimit = recordLimit
        self.onProgress = onProgress
    }

    /// Gives no more chunks to anybody.
    func stop() {
        lock.wait()
        defer { lock.signal() }
        isAtEnd = true
        carry = []
    }

    /// Reads the next chunk into a buffer, which holds it until the next call; nil behind the last one.
    ///
    /// - Parameter atLeast: Bytes that are read if they are there, whatever the usual length is.
    func next(into buffer: ChunkBuffer, atLeast: Int = 0) throws(StoreError) -> Chunk? {
        lock.wait()
        defer { lock.signal() }
        guard !isAtEnd else { return nil }
        var count = carry.count
        if buffer.room.count < count + chunkLength { buffer.grow(to: count + chunkLength) }
        buffer.room.copyBytes(from: carry)
        carry.removeAll(keepingCapacity: true)
        var wanted = max(chunkLength, atLeast)
        while true {
            if buffer.room.count < count + wanted { buffer.grow(to: count + wanted) }
            try fill(buffer, &count, upTo: count + wanted)
            let start = isAtStart && buffer.room[..<count].starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
            let bytes = UnsafeRawBufferPointer(rebasing: buffer.room[start..<count])
            let marks = ChunkSource.marks(bytes)
            let hasQuotes = delimiter != nil && marks.second > 0
            let end = isAtEnd ? bytes.count : RecordEnd.last(in: bytes, quoted: hasQuotes, delimiter: delimiter)
            guard let end else {
                guard count <= recordLimit else { throw tooLong }
                // Twice as much each time, so that the search stays linear.
                wanted = max(chunkLength, count)
                continue
            }
            let rest = UnsafeRawBufferPointer(rebasing: bytes[end...])
            carry.append(contentsOf: rest)
            let chunk = Chunk(
                bytes: UnsafeRawBufferPointer(rebasing: bytes[..<end]), firstLine: line, hasQuotes: hasQuotes)
            line += marks.first - (rest.isEmpty ? 0 : ChunkSource.marks(rest).first)
            isAtStart = false
            try onProgress(done, length)
            return end == 0 ? nil : chunk
        }
    }

    /// How many line ends and quotes there are.
    private static func marks(_ bytes: UnsafeRawBufferPointer) -> (first: Int, second: Int) {
        guard let start = bytes.baseAddress else { return (0, 0) }
        let counts = bytekernel_count_two(start, bytes.count, UInt8(ascii: "\n"), UInt8(ascii: "\""))
        return (counts.first, counts.second)
    }

    /// Reads until there are so many bytes, or the end.
    private func fill(_ buffer: ChunkBuffer, _ count: inout Int, upTo wanted: Int) throws(StoreError) {
        while count < wanted {
            let read: Int
            do throws(FileDescriptor.Failure) {
                read = try descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer.room[count..<wanted]))
            } catch {
                throw error.systemError == EISDIR ? .unreadable : .inputOutput
            }
            guard read > 0 else {
                isAtEnd = true
                return
            }
            count += read
            done += read
        }
    }

    private var tooLong: StoreError {
        .record(
            line: line,
            what: "the record is longer than \(recordLimit >> 20) MiB; is a quote not closed? give more with --memory")
    }
}
