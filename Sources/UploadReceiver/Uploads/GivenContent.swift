import ContractReports
import MultipartContract
import UploadInspection

/// What a part of every upload should hold, as the one who starts a receiver gives it: bytes, or a file.
///
/// A file is opened anew for each upload, which is held against what the file is then. Of it only as much is read as is compared.
public struct GivenContent: Sendable {
    private enum Origin: Sendable {
        case kept(any ByteSource)
        case file(path: String, length: Int)
    }

    /// The part.
    public let part: ExpectedPart
    private let origin: Origin

    /// Expects bytes.
    public init(_ part: ExpectedPart, bytes: [UInt8]) {
        self.part = part
        origin = .kept(MemorySource(bytes))
    }

    /// Expects the bytes of a file. Of what can be read only once, such as a pipe, a copy is kept.
    ///
    /// - Throws: `CaptureError` if it cannot be read now.
    public init(_ part: ExpectedPart, path: String) throws(CaptureError) {
        self.part = part
        let source = try FileSource(path: path)
        origin =
            GivenContent.regularFile(path) == nil ? .kept(source) : .file(path: path, length: source.length)
    }

    /// For one upload. A file that is no more gives a source that throws when it is read.
    var content: ExpectedContent {
        switch origin {
        case .kept(let source): ExpectedContent(part, source: source)
        case .file(let path, let length):
            ExpectedContent(part, source: GivenContent.regularFile(path) ?? MissingSource(length: max(1, length)))
        }
    }

    private static func regularFile(_ path: String) -> (any ByteSource)? {
        // (A pipe that has come in place of the file is not waited for.)
        guard let descriptor = try? FileDescriptor(path: path, waits: false),
            case .regular(let length)? = try? descriptor.kind()
        else { return nil }
        return DescriptorSource(descriptor, length: length)
    }
}

/// A file that is no more.
private struct MissingSource: ByteSource {
    let length: Int

    func forEachPiece(
        of range: Range<Int>, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) throws(SourceFailure) {
        guard !range.clamped(to: 0..<length).isEmpty else { return }
        throw SourceFailure(offset: range.lowerBound)
    }
}

extension ExpectedContent {
    /// Whether its last byte can be read.
    var isReadable: Bool {
        guard source.length > 0 else { return true }
        return (try? source.bytes(in: source.length - 1..<source.length))?.count == 1
    }
}
