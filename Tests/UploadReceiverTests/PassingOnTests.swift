#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import InteropSupport
    import Testing

    @Suite("What the page gives to pass on", .timeLimit(.minutes(60)))
    struct PassingOnTests {
        @Test("offers no vector that would say something else than the upload")
        func vectorRefusals() throws {
            let orders = ServerSetUp.folder.deletingLastPathComponent()
                .appending(path: "Examples/orders/bytecontract.json").path
            let fixture = try ReceiverFixture { $0.contract = try ContractFile.read(orders) }
            let body = Faults.title + Faults.close
            let plain = String(decoding: Faults.request(body), as: UTF8.self)
            let type = "Content-Type: multipart/form-data; boundary=X\r\n"
            let refused = [
                plain.replacing("Content-Length", with: "Content-Length: 1\r\nContent-Length"),
                plain.replacing(type, with: type + type), plain.replacing("Host:", with: "Bad Name : x\r\nHost:"),
                Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + "zz\r\nhello\r\n0\r\n\r\n",
                String(decoding: Faults.request(body, path: "/upload/delivery.note"), as: UTF8.self),
                plain.replacing("/upload ", with: "/upload/nothing "),
            ]
            for request in refused {
                let answer = try fixture.answer(to: request)
                #expect(answer.json["verdict"] as? String == "reject", "\(request)")
                let number = try #require(answer.json["upload"] as? Int)
                let page = try fixture.get("/page/\(number)").text
                #expect(page.contains("There is no vector: ") && !page.contains("data-fetch"), "\(request)")
                #expect(try fixture.get("/page/\(number)/vector").text.hasPrefix("There is no vector: "), "\(request)")
            }
            for request in [plain, plain.replacing("X--\r\n", with: "X\r\n")] {
                let number = try #require(try fixture.answer(to: request).json["upload"] as? Int)
                #expect(try fixture.get("/page/\(number)").text.contains("data-fetch"))
                #expect(try fixture.get("/page/\(number)/vector").text.hasPrefix("{"))
            }
        }

        @Test("gives commands that go where the page was asked for, whatever the app called the receiver")
        func host() throws {
            let fixture = try ReceiverFixture()
            let request = String(decoding: Faults.request(Faults.title + Faults.close), as: UTF8.self)
            for host in ["Host: api.example:81\r\n", "Host: 127.0.0.1\r\n"] {
                let answer = try fixture.answer(to: request.replacing("Host: 127.0.0.1\r\n", with: host))
                let number = try #require(answer.json["upload"] as? Int)
                let page = try fixture.get("/page/\(number)").text
                #expect(page.contains("&#39;http://127.0.0.1/upload&#39;"), "\(host)")
                #expect(!page.contains("http://api.example"), "\(host)")
            }
        }

        @Test("says of a head that is too long just that")
        func longHead() throws {
            let fixture = try ReceiverFixture()
            let cookie = "Host: 127.0.0.1\r\nCookie: \(String(repeating: "c", count: 70_000))\r\n"
            let request = String(decoding: Faults.request(Faults.title + Faults.close), as: UTF8.self)
            let answer = try fixture.answer(to: request.replacing("Host: 127.0.0.1\r\n", with: cookie))
            #expect(answer.status == 431)
            #expect(answer.categories == ["multipart.bound-reached"])
        }
    }
#endif
