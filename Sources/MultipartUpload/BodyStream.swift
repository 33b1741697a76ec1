import ContractFindings
import Foundation
import MultipartContract

/// The body of a form as a stream, for `URLRequest.httpBodyStream` and for whoever asks for a new body stream.
///
/// Bytes are made as they are read; no more of the body than a few hundred KiB is in memory. A file that changes while it is
/// read, or cannot be read, ends the stream before the body is whole. On Linux reading then gives -1, and `streamError` is the
/// ``Refusal``. On Apple systems the stream is one end of a bound pair, whose reader can only see the end: ``failure`` says
/// there what has happened.
public final class BodyStream: @unchecked Sendable {
    /// The stream, for one reader. It lives on by itself: what feeds it ends when it is closed or let go.
    public let input: InputStream
    private let source: BodySource

    /// Why the stream ended before the body was whole; nil if it did not.
    public var failure: Refusal? { source.failure }

    /// A stream of the body from its first byte.
    ///
    /// - Parameter onFailure: Is called, before the stream ends, when the body cannot be finished.
    init(_ form: CheckedForm, onFailure: (@Sendable (Refusal) -> Void)? = nil) {
        source = BodySource(onFailure: onFailure) { form.makeProducer() }
        input = BodyInput.make(source)
    }

    /// A stream of a body file from its first byte.
    init(_ upload: PreparedUpload, onFailure: @escaping @Sendable (Refusal) -> Void) {
        source = BodySource(onFailure: onFailure) { () throws(Refusal) in try BodyFileReading(upload) }
        input = BodyInput.make(source)
    }
}

extension CheckedForm {
    /// A stream of the body from its first byte. Call it again when a body has to be sent again, after a redirect or a request
    /// for a password (`urlSession(_:task:needNewBodyStream:)`): every stream is the same bytes.
    public func makeBodyStream() -> BodyStream { BodyStream(self) }
}

extension BodyStream: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Nothing of the body.
    public var description: String { "body stream" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no bytes.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
