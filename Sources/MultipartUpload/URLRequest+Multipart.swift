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
    /// system takes it from the body that it sends, and one that is already set by hand is removed.
    public mutating func setMultipart(_ form: EncodedForm) {
        if httpMethod == nil || httpMethod == "GET" { httpMethod = "POST" }
        setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        setValue(nil, forHTTPHeaderField: "Content-Length")
        httpBody = form.body
    }
}
