import ContractFindings

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file whose bytes are the content of a part, read each time the form is encoded and never kept in memory.
///
/// Length, identity and time of the last change are those at making. A file that differs from them when it is read, or
/// changes while it is read, is refused with `sourceChanged`: what was promised of it would be wrong.
public struct FileContent: Sendable {
    enum Origin: Sendable {
        case path(String, FileDescriptor.Status)
        case descriptor(FileDescriptor)
    }

    /// The length in bytes.
    public let length: Int
    let origin: Origin

    /// Looks at a file, following links, and closes it again.
    ///
    /// - Parameter url: A regular file.
    /// - Throws: `sourceKind` for a folder, a pipe, a socket, a device (it is not waited for) or a URL that names no file;
    ///   `sourceUnreadable` if it cannot be opened, with the error number of the system in `found`.
    public init(at url: URL) throws(Refusal) {
        guard url.isFileURL else { throw Refusal(Finding(.sourceKind, term: .remote)) }
        try self.init(path: url.path)
    }

    /// ``init(at:)`` for a path.
    package init(path: String) throws(Refusal) {
        let status: FileDescriptor.Status
        do throws(FileDescriptor.Failure) {
            status = try FileDescriptor(path: path, waits: false).status()
        } catch {
            throw Refusal(Finding(.sourceUnreadable, found: Int(error.systemError)))
        }
        length = try FileContent.length(status)
        origin = .path(path, status)
    }

    /// An open file, which stays open as long as the content is used: a temporary one without a name.
    package init(_ descriptor: FileDescriptor) throws(Refusal) {
        let status: FileDescriptor.Status
        do throws(FileDescriptor.Failure) {
            status = try descriptor.status()
        } catch {
            throw Refusal(Finding(.sourceUnreadable, found: Int(error.systemError)))
        }
        length = try FileContent.length(status)
        origin = .descriptor(descriptor)
    }

    /// The most bytes of a file, a PiB: so that the lengths of thousands of files with holes can be added.
    private static let mostBytes = Int(clamping: 1 << 50 as UInt64)

    private static func length(_ status: FileDescriptor.Status) throws(Refusal) -> Int {
        switch status.kind {
        case .regular(let length):
            guard length <= mostBytes else { throw Refusal(Finding(.sourceUnreadable, found: Int(EFBIG))) }
            return length
        case .folder: throw Refusal(Finding(.sourceKind, term: .folder))
        case .stream: throw Refusal(Finding(.sourceKind, term: .stream))
        }
    }
}

extension FileContent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The length, never the path.
    public var description: String { "file of \(length) bytes" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no path.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
