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
    init(_ form: CheckedForm, onFailure: @escaping @Sendable (Refusal) -> Void = { _ in }) {
        source = BodySource(form, onFailure: onFailure)
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

/// What a stream reads from: a producer that can begin again, and what became of it.
final class BodySource: @unchecked Sendable {
    private let form: CheckedForm
    private let onFailure: @Sendable (Refusal) -> Void
    private let lock = NSLock()
    // Both behind the lock: streams are read where the loading system likes.
    private var producer: BodyProducer
    private var refusal: Refusal?

    init(_ form: CheckedForm, onFailure: @escaping @Sendable (Refusal) -> Void) {
        self.form = form
        self.onFailure = onFailure
        producer = form.makeProducer()
    }

    /// Why no more bytes come; nil if there was no failure.
    var failure: Refusal? { lock.withLock { refusal } }

    /// Whether every byte has been read.
    var isAtEnd: Bool { lock.withLock { producer.offset == producer.length } }

    /// Goes back to the first byte.
    func restart() {
        lock.withLock {
            producer = form.makeProducer()
            refusal = nil
        }
    }

    /// Copies the next bytes; 0 behind the last one, nil after a failure.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        let result = lock.withLock { () -> Result<Int, Refusal> in
            do throws(Refusal) {
                return .success(try producer.read(into: buffer))
            } catch {
                let isNew = refusal == nil
                refusal = error
                return isNew ? .failure(error) : .success(-1)
            }
        }
        switch result {
        case .success(let count): return count < 0 ? nil : count
        case .failure(let refusal):
            onFailure(refusal)
            return nil
        }
    }
}

extension BodySource: CustomReflectable {
    // So that a dump of a stream shows no bytes.
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
