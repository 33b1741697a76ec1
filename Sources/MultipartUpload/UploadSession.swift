import ContractFindings
import Foundation
import MultipartContract

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends forms with a `URLSession` of its own, so that redirects, passwords, progress and errors are the same on all systems.
///
/// Header and body of a request come from the same form. A form is sent from where its contents are: files are read once to
/// hold them against the boundary, and once more while they are sent; nothing is copied to the disk and no more than a few
/// hundred KiB are in memory. The body is made again from its first byte when the server redirects (307, 308) or asks for a
/// password. Connections are kept between uploads. Uploads may run at the same time.
public final class UploadSession: Sendable {
    /// Decides on a request for a password, or on a server's certificate, as a delegate of a session does.
    public typealias ChallengeHandler =
        @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    /// Decides on a redirect: gives the request with which to go on, or nil to take the redirect as the answer.
    public typealias RedirectHandler = @Sendable (HTTPURLResponse, URLRequest) async -> URLRequest?
    /// Is told how far an upload has got: `sent` never falls, and ends with `total` when all has been sent. Calls come one
    /// after the other, on a queue of the session.
    public typealias ProgressHandler = @Sendable (UploadProgress) -> Void

    /// A session with the default configuration, which asks nobody for passwords and follows redirects.
    public static let shared = UploadSession()

    /// How many redirects an upload follows.
    static let maximumRedirects = 20

    private let session: URLSession
    private let delegate: UploadDelegate

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - configuration: Not that of a background session, which sends files alone: see
    ///     `URLSession.uploadTask(_:to:)`.
    ///   - challenge: Decides on requests for passwords and certificates; without it the system does, with the credentials
    ///     that it has stored.
    ///   - redirect: Decides on redirects; without it all are followed, except one that would send the body from https to
    ///     http. `Authorization` and `Cookie` go to no other host.
    public init(
        configuration: URLSessionConfiguration = .default, challenge: ChallengeHandler? = nil,
        redirect: RedirectHandler? = nil
    ) {
        delegate = UploadDelegate(challenge: challenge, redirect: redirect)
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// Sends a form.
    ///
    /// - Parameters:
    ///   - request: Where to, and all that is no matter of the body. `GET`, the method of a new request, becomes `POST`.
    ///   - contract: What was agreed on for this upload. What it forbids fails before a connection is made.
    ///   - framing: How the request says where the body ends.
    ///   - progress: Is told how far the upload has got.
    /// - Returns: What the server answered, whatever its status.
    /// - Throws: ``Refusal`` as `MultipartForm.checked(boundary:contract:)` before anything is sent; `sourceChanged` or
    ///   `sourceUnreadable` if a file changes or cannot be read while it is sent, and the server then gets no whole body;
    ///   `CancellationError` if the task is cancelled; else a `URLError`.
    public func upload(
        _ form: MultipartForm, to request: URLRequest, contract: UploadContract? = nil,
        framing: BodyFraming = .length, progress: ProgressHandler? = nil
    ) async throws -> (Data, HTTPURLResponse) {
        try await upload(
            try await form.checked(contract: contract), to: request, framing: framing, progress: progress)
    }

    /// Sends a form that has been checked, which can be sent as often as wanted.
    ///
    /// Parameters, result and errors are those of ``upload(_:to:contract:framing:progress:)``.
    public func upload(
        _ form: CheckedForm, to request: URLRequest, framing: BodyFraming = .length,
        progress: ProgressHandler? = nil
    ) async throws -> (Data, HTTPURLResponse) {
        var request = request
        request.setBodyFields(contentType: form.contentType, length: framing == .length ? form.length : nil)
        return try await send(.form(form), length: form.length, with: request, progress: progress)
    }

    /// Sends a finished body file.
    ///
    /// - Parameters:
    ///   - request: As in ``upload(_:to:contract:framing:progress:)``.
    ///   - progress: As there.
    /// - Returns: What the server answered, whatever its status.
    /// - Throws: `sourceChanged` if the file has not the length that it had when it was finished, `sourceUnreadable` if it is
    ///   gone; `CancellationError` if the task is cancelled; else a `URLError`.
    public func upload(
        _ upload: PreparedUpload, to request: URLRequest, progress: ProgressHandler? = nil
    ) async throws -> (Data, HTTPURLResponse) {
        let found = try FileContent(at: upload.file).length
        guard found == upload.length else {
            throw Refusal(Finding(.sourceChanged, expected: upload.length, found: found))
        }
        var request = request
        request.setBodyFields(
            contentType: upload.contentType, length: BodyInput.streamsFiles ? upload.length : nil)
        return try await send(.file(upload), length: upload.length, with: request, progress: progress)
    }

    private func send(
        _ body: UploadBody, length: Int, with request: URLRequest, progress: ProgressHandler?
    ) async throws -> (Data, HTTPURLResponse) {
        let meter = UploadMeter(total: length, report: progress)
        var request = request
        // The body is the form's, whatever the request had.
        request.httpBody = nil
        request.httpBodyStream = nil
        #if canImport(FoundationNetworking)
            // Else every upload waits a second for servers that do not know it. Foundation on Apple systems never asks.
            request.leaveOut("Expect")
        #endif
        for _ in 0...UploadSession.maximumRedirects {
            let transfer = UploadTransfer(body, with: request, meter: meter)
            let answer = try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    transfer.start(in: session, delegate: delegate, continuation: continuation)
                }
            } onCancel: {
                transfer.cancel()
            }
            guard let next = answer.next else { return (answer.data, answer.response) }
            request = next
        }
        throw URLError(.httpTooManyRedirects)
    }
}
