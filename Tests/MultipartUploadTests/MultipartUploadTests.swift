import Foundation
import MultipartContract
import MultipartUpload
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A request made from an encoded form", .timeLimit(.minutes(60)))
struct MultipartUploadTests {
    private static func form() throws -> MultipartForm {
        MultipartForm([
            try .text(name: "note", "验收"),
            try .file(name: "file", filename: "a.bin", data: Data([0x00, 0xFF, 0x0D, 0x0A, 0x80])),
            try .file(name: "empty", filename: "e.bin", data: Data()),
            try .file(name: "long", filename: "l.bin", data: Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })),
        ])
    }

    private static func url() throws -> URL { try #require(URL(string: "http://127.0.0.1/upload")) }

    @Test("Header and body come from the form, no length is set, and GET becomes POST")
    func request() throws {
        let encoded = try Self.form().encode()
        var request = URLRequest(url: try Self.url())
        request.setValue("text/plain", forHTTPHeaderField: "content-type")
        request.setValue("5", forHTTPHeaderField: "Content-Length")
        request.setMultipart(encoded)
        #expect(request.httpMethod == "POST")
        #expect(request.allHTTPHeaderFields?.count == 1)
        #expect(request.value(forHTTPHeaderField: "Content-Type") == encoded.contentType)
        #expect(request.httpBody == encoded.body)
        #expect(URLRequest(url: try Self.url(), multipart: encoded).httpMethod == "POST")
    }

    @Test("A method other than GET stays", arguments: ["PUT", "PATCH", "POST"])
    func method(method: String) throws {
        var request = URLRequest(url: try Self.url())
        request.httpMethod = method
        request.setMultipart(try Self.form().encode())
        #expect(request.httpMethod == method)
    }

    @Test("A second form takes the place of the first, header and body together")
    func replaced() throws {
        var request = URLRequest(url: try Self.url(), multipart: try Self.form().encode())
        let second = try Self.form().encode()
        request.setMultipart(second)
        #expect(request.value(forHTTPHeaderField: "Content-Type") == second.contentType)
        #expect(request.httpBody == second.body)
    }

    #if os(macOS) || os(Linux)
        @Test("A real server reads the form's own header value, length and bytes from URLSession")
        func upload() async throws {
            let server = try EchoServer()
            let quoted = try Boundary("needs quotes: (1+1)?")
            for encoded in [
                try Self.form().encode(), try Self.form().encode(boundary: quoted), try MultipartForm().encode(),
            ] {
                let request = URLRequest(url: server.url, multipart: encoded)
                let (data, response) = try await URLSession.shared.data(for: request)
                #expect((response as? HTTPURLResponse)?.statusCode == 200)
                let decoder = JSONDecoder()
                let answer = try decoder.decode(EchoServer.Answer.self, from: data)
                #expect(answer.method == "POST")
                #expect(answer.contentTypes == [encoded.contentType])
                #expect(answer.contentLengths == [String(encoded.length)])
                #expect(answer.transferEncodings == [])
                #expect(answer.body == encoded.body)
            }
            withExtendedLifetime(server) {}
        }
    #endif
}
