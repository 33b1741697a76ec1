import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands what the session tells to the transfer that it is about, and decides on redirects and challenges.
final class UploadDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let challenge: UploadSession.ChallengeHandler?
    private let redirect: UploadSession.RedirectHandler?
    private let lock = NSLock()
    private var transfers: [Int: UploadTransfer] = [:]

    init(challenge: UploadSession.ChallengeHandler?, redirect: UploadSession.RedirectHandler?) {
        self.challenge = challenge
        self.redirect = redirect
    }

    func add(_ transfer: UploadTransfer, for task: URLSessionTask) {
        lock.withLock { transfers[task.taskIdentifier] = transfer }
    }

    @discardableResult
    func remove(_ task: URLSessionTask) -> UploadTransfer? {
        lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }
    }

    private func transfer(of task: URLSessionTask) -> UploadTransfer? {
        lock.withLock { transfers[task.taskIdentifier] }
    }

    // MARK: Body and answer

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        completionHandler(transfer(of: task)?.makeStream())
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        transfer(of: task)?.didSend(bytesSent)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(of: dataTask)?.didReceive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        remove(task)?.didComplete(task.response, error: error)
    }

    // MARK: Redirects

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let transfer = transfer(of: task) else { return completionHandler(nil) }
        let proposed = Redirection(from: transfer.request, to: request)
        guard proposed.isSafe else { return completionHandler(nil) }
        let redirect = redirect
        let decide = { @Sendable (wanted: URLRequest?) in
            // Foundation on Linux would go on without the body, so the session begins a task of its own with it.
            if proposed.keepsBody, let wanted {
                transfer.continues(with: proposed.completed(wanted))
                completionHandler(nil)
            } else {
                if wanted != nil { transfer.beginAnew() }
                completionHandler(wanted)
            }
        }
        guard let redirect else { return decide(proposed.request) }
        Task { decide(await redirect(response, proposed.request)) }
    }

    // MARK: Challenges

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let transfer = transfer(of: task)
        let decide = { @Sendable (disposition: URLSession.AuthChallengeDisposition, credential: URLCredential?) in
            #if canImport(FoundationNetworking)
                // Foundation on Linux waits for ever where there is no credential, and traps where one is promised.
                let hasCredential =
                    switch disposition {
                    case .useCredential: credential != nil
                    case .performDefaultHandling: challenge.proposedCredential != nil
                    default: false
                    }
                if !hasCredential {
                    if disposition != .cancelAuthenticationChallenge,
                        let response = challenge.failureResponse as? HTTPURLResponse
                    {
                        transfer?.endsWith(response)
                    }
                    return completionHandler(.cancelAuthenticationChallenge, nil)
                }
            #endif
            // What the server has refused it refuses again, and each time the whole body goes with it.
            if disposition == .useCredential, let credential, transfer?.mayTry(credential) == false {
                if let response = challenge.failureResponse as? HTTPURLResponse { transfer?.endsWith(response) }
                return completionHandler(.cancelAuthenticationChallenge, nil)
            }
            transfer?.beginAnew()
            completionHandler(disposition, credential)
        }
        guard let handler = self.challenge else { return decide(.performDefaultHandling, nil) }
        Task {
            let (disposition, credential) = await handler(challenge)
            decide(disposition, credential)
        }
    }
}
