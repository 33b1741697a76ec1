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
        if httpMethod == nil || httpMethod == "GET" { httpMethod = "POST" }
        setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        for field in ["Content-Length", "Content-Encoding", "Transfer-Encoding"] {
            setValue(nil, forHTTPHeaderField: field)
        }
        httpBody = form.body
    }
}
