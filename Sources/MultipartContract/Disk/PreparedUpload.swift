#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A finished body in a file, for uploads from files and in the background.
///
/// It exists only if the file is whole, has its final name, and was read again: its framing is, byte for byte, what the encoder
/// sends for these parts, heads and lengths of contents are theirs, and the boundary stands in none of them.
public struct PreparedUpload: Sendable {
    /// The file. It belongs to whoever asked for it, and is to be removed when the upload is done.
    public let file: URL
    /// The boundary of the body.
    public let boundary: Boundary
    /// The length of the body in bytes.
    public let length: Int

    init(file: URL, boundary: Boundary, length: Int) {
        self.file = file
        self.boundary = boundary
        self.length = length
    }

    /// The value of the request's `Content-Type` header.
    public var contentType: String { boundary.contentType }
}

extension PreparedUpload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Boundary and length, never the path.
    public var description: String { "prepared upload of \(length) bytes, boundary \(boundary)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no path.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// How far the writing of a body has got.
public struct EncodingProgress: Sendable, Hashable {
    /// How many bytes are written.
    public let completed: Int
    /// How many bytes the body has.
    public let total: Int

    package init(completed: Int, total: Int) {
        self.completed = completed
        self.total = total
    }
}
