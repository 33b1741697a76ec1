#if os(macOS) || os(Linux)
    import ContractFile
    import ContractReports
    import Foundation
    import UploadReceiver

    /// A receiver on a free port, for as long as this object lives.
    final class ReceiverFixture {
        let receiver: Receiver

        init(_ change: (inout ReceiverOptions) throws -> Void = { _ in }) throws {
            var options = ReceiverOptions(header: RunHeader(command: .receive, version: "test"))
            options.port = 0
            // Tests that want to wait say so.
            options.bounds.quietTime = 0.3
            try change(&options)
            receiver = try Receiver(options)
        }

        deinit { receiver.stop() }

        func connect() throws -> RawClient { try RawClient(port: receiver.port) }

        /// Sends bytes, closes the sending side, and reads the answer.
        func answer(to bytes: some Collection<UInt8>) throws -> RawClient.Answer {
            let client = try connect()
            client.send(bytes)
            client.finishSending()
            return try client.answer()
        }

        func answer(to text: String) throws -> RawClient.Answer { try answer(to: Array(text.utf8)) }

        func get(_ path: String, _ headers: String = "", host: String = "127.0.0.1") throws -> RawClient.Answer {
            try answer(to: "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(headers)\r\n")
        }
    }

    /// Requests as text.
    enum Requests {
        static let body = "--X\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nhello\r\n--X--\r\n"

        static func head(
            _ path: String = "/upload", method: String = "POST", length: Int? = body.utf8.count, more: String = ""
        ) -> String {
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=X\r\n"
                + (length.map { "Content-Length: \($0)\r\n" } ?? "") + more + "\r\n"
        }

        static func whole(_ path: String = "/upload", _ more: String = "") -> String { head(path, more: more) + body }

        static func chunks(_ pieces: [String]) -> String {
            pieces.map { String($0.utf8.count, radix: 16) + "\r\n\($0)\r\n" }.joined() + "0\r\n\r\n"
        }
    }
#endif
