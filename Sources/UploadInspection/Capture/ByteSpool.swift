import ContractReports
import MultipartContract

/// Bytes that come once and are wanted again: in memory up to a limit, beyond it in a temporary file without a name.
struct ByteSpool {
    /// The most bytes that are kept in memory.
    static let memoryLimit = 8 << 20

    /// How many bytes have been taken.
    private(set) var length = 0
    private let name: ReportText
    private let memoryLimit: Int
    private var bytes: [UInt8] = []
    private var file: FileDescriptor?

    /// An empty spool.
    ///
    /// - Parameter name: What the bytes come from, for errors.
    init(name: ReportText, memoryLimit: Int = ByteSpool.memoryLimit) {
        self.name = name
        self.memoryLimit = memoryLimit
    }

    /// Takes more bytes.
    ///
    /// - Throws: ``CaptureError`` if the temporary file cannot be made or written.
    mutating func append(_ piece: UnsafeRawBufferPointer) throws(CaptureError) {
        length += piece.count
        if file == nil, piece.count <= memoryLimit - bytes.count {
            bytes.append(contentsOf: piece)
            return
        }
        do {
            if let file { try file.write(piece) } else { try moved().write(piece) }
        } catch {
            throw CaptureError(file: name, reason: .temporaryFile(systemError: error.systemError))
        }
    }

    /// All bytes that have been taken.
    var source: FileSource { file.map { FileSource($0, length: length) } ?? FileSource(bytes) }

    private mutating func moved() throws(FileDescriptor.Failure) -> FileDescriptor {
        let file = try FileDescriptor.temporary()
        try file.write(bytes)
        bytes = []
        self.file = file
        return file
    }
}
