import ContractFindings
import Foundation
import MultipartContract

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is sent.
enum UploadBody: Sendable {
    case form(CheckedForm)
    case file(PreparedUpload)
}

/// One task of the session, from its start to its answer: the body goes to one URL, more than once if a password is asked for.
final class UploadTransfer: @unchecked Sendable {
    /// What came of it.
    struct Answer: Sendable {
        let data: Data
        let response: HTTPURLResponse
        /// The request with which the same body is to be sent elsewhere.
        let next: URLRequest?
    }

    /// The request with which it began, as the app and the form made it.
    let request: URLRequest
    private let body: UploadBody
    private let meter: UploadMeter
    private let lock = NSLock()
    // All behind the lock.
    private var task: URLSessionTask?
    private var continuation: CheckedContinuation<Answer, any Error>?
    private var isCancelled = false
    private var failure: Refusal?
    private var data = Data()
    private var next: URLRequest?
    private var refused: HTTPURLResponse?
    private var tried: [URLCredential] = []

    init(_ body: UploadBody, with request: URLRequest, meter: UploadMeter) {
        self.body = body
        self.request = request
        self.meter = meter
    }

    /// Makes the task and starts it, unless the transfer was cancelled already.
    func start(
        in session: URLSession, delegate: UploadDelegate, continuation: CheckedContinuation<Answer, any Error>
    ) {
        let task: URLSessionTask
        if case .file(let upload) = body, !BodyInput.streamsFiles {
            task = session.uploadTask(with: request, fromFile: upload.file)
        } else {
            task = session.uploadTask(withStreamedRequest: request)
        }
        meter.restart()
        delegate.add(self, for: task)
        let isWanted = lock.withLock { () -> Bool in
            guard !isCancelled else { return false }
            self.task = task
            self.continuation = continuation
            return true
        }
        guard isWanted else {
            delegate.remove(task)
            task.cancel()
            return continuation.resume(throwing: CancellationError())
        }
        task.resume()
    }

    /// Ends the task; it then fails with `CancellationError`.
    func cancel() {
        let task = lock.withLock { () -> URLSessionTask? in
            isCancelled = true
            return self.task
        }
        task?.cancel()
    }

    // MARK: What the session tells

    /// A stream of the body from its first byte.
    func makeStream() -> InputStream {
        beginAnew()
        let onFailure = { @Sendable [weak self] (refusal: Refusal) in
            guard let self else { return }
            fail(refusal)
        }
        let stream =
            switch body {
            case .form(let form): BodyStream(form, onFailure: onFailure)
            case .file(let upload): BodyStream(upload, onFailure: onFailure)
            }
        return stream.input
    }

    /// The body is sent from its first byte again, and what was answered before counts no more.
    func beginAnew() {
        meter.restart()
        lock.withLock { data.removeAll() }
    }

    /// The body cannot be finished: the server must not take what it has for the whole.
    private func fail(_ refusal: Refusal) {
        let task = lock.withLock { () -> URLSessionTask? in
            failure = refusal
            return self.task
        }
        // Not here: on Linux this is the thread that cancelling waits for.
        if let task { DispatchQueue.global().async { task.cancel() } }
    }

    func didSend(_ count: Int64) { meter.add(count) }

    func didReceive(_ piece: Data) { lock.withLock { data.append(piece) } }

    /// The same body is to be sent with another request, in another task.
    func continues(with request: URLRequest) { lock.withLock { next = request } }

    /// Whether a credential is worth the body once more: it is another one than before, and not the fourth.
    func mayTry(_ credential: URLCredential) -> Bool {
        lock.withLock {
            let isKnown = tried.contains { $0.user == credential.user && $0.password == credential.password }
            guard !isKnown, tried.count < 3 else { return false }
            tried.append(credential)
            return true
        }
    }

    /// A refusal of the server that is the answer, though the task is about to be cancelled.
    func endsWith(_ response: HTTPURLResponse) { lock.withLock { refused = response } }

    func didComplete(_ response: URLResponse?, error: (any Error)?) {
        let (continuation, result) = lock.withLock {
            () -> (CheckedContinuation<Answer, any Error>?, Result<Answer, any Error>) in
            defer {
                self.continuation = nil
                task = nil
            }
            if let failure { return (self.continuation, .failure(failure)) }
            if let refused, !isCancelled {
                return (self.continuation, .success(Answer(data: data, response: refused, next: nil)))
            }
            if let error {
                return (self.continuation, .failure(isCancelled ? CancellationError() : error))
            }
            guard let response = response as? HTTPURLResponse else {
                return (self.continuation, .failure(URLError(.badServerResponse)))
            }
            return (self.continuation, .success(Answer(data: data, response: response, next: next)))
        }
        continuation?.resume(with: result)
    }
}
