import ContractReports
import MultipartContract

/// The bytes of a file, read in pieces of 256 KiB wherever they are asked for; or of standard input or a pipe, of
/// which a copy is kept.
///
/// The length is the one at opening: bytes that are appended later are not seen, and a file that is cut while it is
/// read gives a ``SourceFailure``. It is never mapped, since a mapped file that is cut ends the process.
public struct FileSource: ByteSource {
    /// How many bytes are read at once.
    static let pieceLength = DescriptorSource.pieceLength

    private enum Storage: Sendable {
        case file(DescriptorSource)
        case memory(MemorySource)
    }

    /// How many bytes there are.
    public let length: Int
    private let storage: Storage

    /// Opens a file. What can be read only once (a named pipe, a device) is copied: up to 8 MiB into memory, and what
    /// is longer into a temporary file without a name that only this user can read.
    ///
    /// - Throws: ``CaptureError`` if there is no such file, it is a folder, or it cannot be read or copied.
    public init(path: String) throws(CaptureError) {
        let name = ReportText(path: path)
        let descriptor: FileDescriptor
        do {
            descriptor = try FileDescriptor(path: path)
        } catch {
            throw CaptureError(file: name, reason: .notOpened(systemError: error.systemError))
        }
        try self.init(descriptor, name: name)
    }

    /// The rest of an open file; of a file whose first byte is the next one nothing is copied.
    ///
    /// - Parameter descriptor: The number of a file that is open for reading, 0 for standard input. It stays open, and belongs
    ///   to the caller.
    /// - Parameter name: How errors call it.
    /// - Throws: ``CaptureError`` if it is a folder, or cannot be read or copied.
    public init(descriptor: Int32, name: ReportText = "standard input") throws(CaptureError) {
        let copy: FileDescriptor
        do {
            copy = try FileDescriptor(copying: descriptor)
        } catch {
            throw CaptureError(file: name, reason: .notOpened(systemError: error.systemError))
        }
        try self.init(copy, name: name)
    }

    private init(_ descriptor: FileDescriptor, name: ReportText) throws(CaptureError) {
        let kind: FileDescriptor.Kind
        do {
            kind = try descriptor.kind()
        } catch {
            throw CaptureError(file: name, reason: .notOpened(systemError: error.systemError))
        }
        switch kind {
        case .folder: throw CaptureError(file: name, reason: .folder)
        // The files of /proc say that they are empty, and may be more.
        case .regular(let length) where length > 0 && descriptor.position == 0:
            self.length = length
            storage = .file(DescriptorSource(descriptor, length: length))
        case .regular, .stream:
            var spool = ByteSpool(name: name)
            try FileSource.copy(descriptor, to: &spool, name: name)
            self = spool.source
        }
    }

    /// A file that has been written to its end.
    init(_ descriptor: FileDescriptor, length: Int) {
        storage = .file(DescriptorSource(descriptor, length: length))
        self.length = length
    }

    /// Bytes in memory.
    init(_ bytes: [UInt8]) {
        storage = .memory(MemorySource(bytes))
        length = bytes.count
    }

    /// Hands over the range in pieces.
    ///
    /// - Throws: ``SourceFailure`` if the file has become shorter or the system cannot read it.
    public func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        switch storage {
        case .memory(let source): try source.forEachPiece(of: range, body)
        case .file(let source): try source.forEachPiece(of: range, body)
        }
    }

    private static func copy(
        _ descriptor: FileDescriptor, to spool: inout ByteSpool, name: ReportText
    ) throws(CaptureError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceLength, alignment: 64)
        defer { buffer.deallocate() }
        while true {
            let count: Int
            do {
                count = try descriptor.read(into: buffer)
            } catch {
                let failure = SourceFailure(offset: spool.length, systemError: error.systemError)
                throw CaptureError(file: name, reason: .unreadable(failure))
            }
            guard count > 0 else { return }
            try spool.append(UnsafeRawBufferPointer(rebasing: buffer.prefix(count)))
        }
    }
}
