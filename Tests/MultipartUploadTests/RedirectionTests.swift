import Foundation
import MultipartContract
import Testing

@testable import MultipartUpload

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A redirect", .timeLimit(.minutes(60)))
struct RedirectionTests {
    private func redirection(
        from: String, method: String = "POST", to: String, becomes: String = "POST"
    ) throws -> Redirection {
        let url = try #require(URL(string: from))
        var current = URLRequest(url: url)
        current.httpMethod = method
        current.setBodyFields(contentType: "multipart/form-data; boundary=B", length: 7)
        for field in ["Authorization", "Cookie", "Expect", "X-Other"] {
            current.setValue("100-continue", forHTTPHeaderField: field)
        }
        var proposed = current
        proposed.url = URL(string: to)
        proposed.httpMethod = becomes
        return Redirection(from: current, to: proposed)
    }

    @Test("keeps the body and all that is said of it where the method stays")
    func keepsBody() throws {
        for method in ["POST", "PUT", "PATCH"] {
            let redirection = try redirection(
                from: "http://a.example/x", method: method, to: "http://a.example/y", becomes: method)
            #expect(redirection.keepsBody)
            #expect(redirection.isSafe)
            #expect(redirection.request.url?.path == "/y")
            #expect(redirection.request.value(forHTTPHeaderField: "Content-Length") == "7")
            #expect(redirection.request.value(forHTTPHeaderField: "Authorization") != nil)
        }
    }

    @Test("says nothing of a body that it loses")
    func losesBody() throws {
        let redirection = try redirection(from: "http://a.example/x", to: "http://a.example/y", becomes: "GET")
        #expect(!redirection.keepsBody)
        #expect(redirection.isSafe)
        for field in ["Content-Type", "Content-Length", "Transfer-Encoding", "Expect"] {
            #expect(redirection.request.value(forHTTPHeaderField: field) == nil, "\(field)")
        }
        #expect(redirection.request.value(forHTTPHeaderField: "X-Other") != nil)
    }

    @Test(
        "takes no password and no cookie to another origin",
        arguments: ["https://b.example/", "https://a.example:8443/", "http://a.example/"])
    func otherOrigin(target: String) throws {
        for method in ["POST", "GET"] {
            let redirection = try redirection(from: "https://a.example/", to: target, becomes: method)
            #expect(redirection.request.value(forHTTPHeaderField: "Authorization") == nil)
            #expect(redirection.request.value(forHTTPHeaderField: "Cookie") == nil)
            #expect(redirection.request.value(forHTTPHeaderField: "X-Other") != nil)
        }
    }

    @Test("does not take an encrypted body to where it would not be encrypted")
    func notEncrypted() throws {
        #expect(try !redirection(from: "https://a.example/", to: "http://a.example/").isSafe)
        #expect(try redirection(from: "https://a.example/", to: "https://b.example/").isSafe)
        #expect(try redirection(from: "http://a.example/", to: "http://b.example/").isSafe)
    }

    #if os(macOS) || os(Linux)
        @Test("to another server takes the body there and leaves the password here")
        func otherServer() async throws {
            let (here, there) = (try UploadServer(), try UploadServer())
            var form = MultipartForm()
            try form.appendText(name: "note", "hello")
            var request = here.request("away/\(try #require(there.port))")
            request.setValue("Basic dTpw", forHTTPHeaderField: "Authorization")
            let (_, response) = try await UploadSession().upload(form, to: request)
            #expect(response.statusCode == 200)
            #expect(try await here.log().map(\.isAuthorized) == [true])
            let log = try await there.log()
            #expect(log.map(\.isAuthorized) == [false])
            #expect(log.map(\.isWhole) == [true])
            #expect(log.map(\.length) == [form.encodedLength])
        }
    #endif
}
