import Foundation
import MultipartContract

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// A POST request that sends the form.
    public init(url: URL, multipart form: EncodedForm) {
        self.init(url: url)
        setMultipart(form)
    }

    /// Sets `Content-Type` and body from the form alone, so that the boundary of the header is the boundary of the body.
    ///
    /// `GET`, the method of a new request, becomes `POST`; any other method stays. `Content-Length` is not set: the loading
    /// system takes it from the body that it sends. What an earlier body has left in the request (`Content-Length`,
    /// `Content-Encoding`, `Transfer-Encoding`) is removed.
    public mutating func setMultipart(_ form: EncodedForm) {
        setBodyFields(contentType: form.contentType, length: nil)
        httpBody = form.body
    }

    /// Sets `Content-Type` and a stream of the body from the form alone, for a session of your own.
    ///
    /// A stream can be read once: when the session asks for a new one (`urlSession(_:task:needNewBodyStream:)`), give it
    /// ``CheckedForm/makeBodyStream()``. Foundation on Linux follows a redirect without the body; ``UploadSession`` sends it.
    ///
    /// - Parameter framing: How the request says where the body ends.
    /// - Returns: The stream, which tells of a failure.
    @discardableResult
    public mutating func setMultipart(_ form: CheckedForm, framing: BodyFraming = .length) -> BodyStream {
        setBodyFields(contentType: form.contentType, length: framing == .length ? form.length : nil)
        let stream = form.makeBodyStream()
        httpBodyStream = stream.input
        return stream
    }

    /// Sets `Content-Type` for a body file, which goes to `uploadTask(with:fromFile:)` beside the request. The loading system
    /// takes `Content-Length` from the file.
    public mutating func setMultipart(_ upload: PreparedUpload) {
        setBodyFields(contentType: upload.contentType, length: nil)
        httpBody = nil
    }
}

extension URLSession {
    /// A task that sends a finished body file, not yet resumed: for background sessions, which send files alone and go on when
    /// the app has ended.
    ///
    /// Not for Linux, where Foundation has no background sessions, and may end the process if the connection is lost while it
    /// waits for bytes of the file (a `try!` in its `EasyHandle`, seen with Swift 6.3.1). ``UploadSession`` sends the same
    /// file there as a stream.
    ///
    /// - Parameters:
    ///   - upload: The body. Its file must stay where it is until the task has ended, so it belongs into a folder that the
    ///     system does not clear.
    ///   - request: Where to, and all that is no matter of the body. `GET` becomes `POST`.
    public func uploadTask(_ upload: PreparedUpload, to request: URLRequest) -> URLSessionUploadTask {
        var request = request
        request.setMultipart(upload)
        return uploadTask(with: request, fromFile: upload.file)
    }
}
