#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A finished body together with what the request has to say of it.
///
/// It exists only if every check held, and header value and body come from it alone, so no second boundary can arise.
public struct EncodedForm: Sendable {
    /// The boundary of the body.
    public let boundary: Boundary
    /// The whole body.
    public let body: Data

    init(boundary: Boundary, body: Data) {
        self.boundary = boundary
        self.body = body
    }

    /// The value of the request's `Content-Type` header.
    public var contentType: String { boundary.contentType }

    /// The length of the body in bytes.
    public var length: Int { body.count }
}

extension EncodedForm: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Boundary and length, never the body.
    public var description: String { "encoded form of \(length) bytes, boundary \(boundary)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no bytes.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
