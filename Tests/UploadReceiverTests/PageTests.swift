#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import InteropSupport
    import Testing

    @testable import UploadReceiver

    /// Uploads with the faults that are seen most, made of one good body.
    enum Faults {
        static let title = part("title", "hello")
        static let photo = part("photo", "\u{1}abc", more: "; filename=\"p.bin\"\r\nContent-Type: image/png")
        static let close = "--X--\r\n"

        static func part(_ name: String, _ content: String, more: String = "") -> String {
            "--X\r\nContent-Disposition: form-data; name=\"\(name)\"\(more)\r\n\r\n\(content)\r\n"
        }

        static let all: [(category: String, request: [UInt8])] = [
            ("multipart.boundary-mismatch", request((title + photo + close).replacing("--X", with: "--Y"))),
            ("multipart.blank-line-missing", request(title.replacing("\r\n\r\n", with: "\r\n") + photo + close)),
            ("multipart.delimiter-line-end-missing", request(String(title.dropLast(1)) + photo + close)),
            ("multipart.field-missing", request(part("ordr", "1") + close, path: "/upload/delivery.note")),
            ("multipart.content-length", request(title + photo + close, length: 10_000)),
            ("multipart.line-ending", request((title + close).replacing("\r\n", with: "\n"))),
            (
                "multipart.signature-damaged",
                request(
                    part("photo", "\u{FFFD}PNG\r\n\u{1A}\n", more: "; filename=\"p.png\"\r\nContent-Type: image/png")
                        + close)
            ),
            ("multipart.no-close-delimiter", request(title + photo)),
        ]

        static func request(_ body: String, length: Int? = nil, path: String = "/upload") -> [UInt8] {
            Array((Requests.head(path, length: length ?? body.utf8.count) + body).utf8)
        }
    }

    extension RawClient.Answer {
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    @Suite("The page", .timeLimit(.minutes(60)))
    struct PageTests {
        private static let orders = ServerSetUp.folder.deletingLastPathComponent()
            .appending(path: "Examples/orders/bytecontract.json").path

        @Test("lists uploads, the newest first, and leads to each")
        func list() throws {
            let fixture = try ReceiverFixture()
            #expect(try fixture.get("/").text.contains("Waiting for the first upload"))
            for _ in 0..<2 { _ = try fixture.answer(to: Requests.whole()) }
            let list = try fixture.get("/").text
            let places = ["href=\"/page/2\"", "href=\"/page/1\""].map { list.range(of: $0)?.lowerBound }
            let newest = try #require(places[0])
            let oldest = try #require(places[1])
            #expect(newest < oldest)
            let one = try fixture.get("/page/2")
            #expect(one.status == 200)
            #expect(one.text.contains("A server reads 1 part, as it was sent."))
            #expect(fixture.receiver.uploads.receivedCount == 2)
        }

        @Test("names category and cure of the commonest faults, and leads to the byte")
        func faults() throws {
            let fixture = try ReceiverFixture { $0.contract = try ContractFile.read(PageTests.orders) }
            for (index, fault) in Faults.all.enumerated() {
                _ = try fixture.answer(to: fault.request)
                let upload = try fixture.get("/api/uploads/last")
                #expect(upload.categories.contains(fault.category), "\(fault.category): \(upload.categories)")
                let page = try fixture.get("/page/\(index + 1)").text
                for finding in upload.findings {
                    let category = try #require(finding["category"] as? String)
                    #expect(page.contains(">\(category)</code>"), "\(fault.category): \(category)")
                }
                #expect(page.contains("Cure: "), "\(fault.category)")
                let cause = try #require(upload.json["cause"] as? String)
                #expect(page.contains("<p class=\"cause\">\(HTML.sentence(cause).text)</p>"), "\(fault.category)")
                let list = try fixture.get("/").text
                #expect(list.contains("<span class=\"cause\">\(HTML.sentence(cause).text)</span>"), "\(fault.category)")
                #expect(page.contains("id=\"strict\""), "\(fault.category)")
                #expect(page.contains("ends here") == (fault.category == "multipart.no-close-delimiter"))
            }
        }

        @Test("shows both boundaries, and leads to the first byte in which they differ")
        func boundaries() throws {
            let fixture = try ReceiverFixture()
            let body = (Faults.title + Faults.close).replacing("--X", with: "--X-91c2")
            let head = Requests.head(length: body.utf8.count).replacing("boundary=X", with: "boundary=X-91c9")
            _ = try fixture.answer(to: head + body)
            let page = try fixture.get("/page/1").text
            for last in ["9", "2"] { #expect(page.contains("<code>X-91c<mark>\(last)</mark></code>")) }
            #expect(page.contains("href=\"/page/1?at=7#bytes\""))
            #expect(Array(body.utf8)[7] == UInt8(ascii: "2"))
        }

        @Test("says where an upload would be judged by the contract, and gives the addresses before one has come")
        func contract() throws {
            let fixture = try ReceiverFixture { $0.contract = try ContractFile.read(PageTests.orders) }
            let port = fixture.receiver.port
            let address = "http://127.0.0.1:\(port)/upload/delivery.note"
            let host = "127.0.0.1:\(port)"
            #expect(try fixture.get("/", host: host).text.contains(address))
            _ = try fixture.answer(to: Requests.whole())
            _ = try fixture.answer(to: Requests.whole("/upload/delivery.note"))
            #expect(try fixture.get("/page/1", host: host).text.contains(address))
            #expect(try !fixture.get("/page/2", host: host).text.contains("Not judged by the contract"))
            #expect(try fixture.get("/", host: host).text.contains("not judged by the contract"))
        }

        @Test("shows names and paths that are markup as text, and has no code and no style in its HTML")
        func hostile() throws {
            let fixture = try ReceiverFixture()
            let name = "<script>window.broken=1</script>"
            let more = "; filename=\"'><img src=x onerror=window.broken=2>.png\"\r\nX-A: <svg onload=window.broken=3>"
            _ = try fixture.answer(to: Faults.request(Faults.part(name, "</pre><b>", more: more) + Faults.close))
            for path in ["/", "/page/1", "/page/1?of=request&at=%3Cscript%3E", "/page/%3Cscript%3E"] {
                let page = try fixture.get(path)
                #expect(!page.text.contains("<script>"))
                #expect(!page.text.contains("<img src=x"))
                #expect(!page.text.contains("<svg onload"))
                #expect(!page.text.contains("<b>"))
                #expect(!page.text.contains(" style="))
                #expect(page.headers["content-security-policy"]?.contains("script-src 'self';") == true)
            }
            #expect(try fixture.get("/page/1").text.contains("&lt;script&gt;window.broken=1&lt;/script&gt;"))
        }

        @Test("reads only a window of a long body")
        func window() throws {
            let fixture = try ReceiverFixture()
            let content = String(repeating: "0123456789abcdef", count: 1 << 18)
            _ = try fixture.answer(to: Faults.request(Faults.part("long", content) + Faults.close))
            let page = try fixture.get("/page/1?at=3000000").text
            #expect(page.utf8.count < 300_000)
            #expect(page.contains("id=\"wanted\""))
            #expect(page.contains(">2999984<"))
            #expect(!page.contains(">2000000<"))
            for at in ["-1", "99999999999999", "9223372036854775807", "x", ""] {
                #expect(try fixture.get("/page/1?at=\(at)").status == 200)
            }
        }

        @Test("draws a picture only where the bytes are one, in a sandbox")
        func picture() throws {
            let fixture = try ReceiverFixture()
            var body = Array(Faults.part("text", "<svg></svg>", more: "\r\nContent-Type: image/png").utf8)
            body += Array(
                "--X\r\nContent-Disposition: form-data; name=\"p\"; filename=\"p.gif\"\r\n\r\nGIF89a;\r\n".utf8)
            body += Array(Faults.close.utf8)
            _ = try fixture.answer(to: Array(Requests.head(length: body.count).utf8) + body)
            #expect(try fixture.get("/page/1/picture/0").status == 404)
            #expect(try fixture.get("/page/1/picture/2").status == 404)
            let picture = try fixture.get("/page/1/picture/1")
            #expect(picture.headers["content-type"] == "image/gif")
            #expect(picture.headers["x-content-type-options"] == "nosniff")
            #expect(picture.headers["content-security-policy"]?.contains("sandbox") == true)
            #expect(picture.body == Array("GIF89a;".utf8))
        }

        @Test("gives a vector with invented contents, and a report without values")
        func copies() throws {
            let fixture = try ReceiverFixture()
            _ = try fixture.answer(to: Faults.request(Faults.part("title", "canary-7f3a") + "--X"))
            let vector = try fixture.get("/page/1/vector").text
            #expect(vector.contains("\"cases\""))
            #expect(!vector.contains("canary-7f3a"))
            let page = try fixture.get("/page/1").text
            #expect(page.contains("id=\"copy-report\""))
            #expect(page.contains("curl -X &#39;POST&#39; --data-binary @upload-1-body.bin"))
        }

        @Test("takes only paths of its own; an app's are recorded")
        func paths() throws {
            let fixture = try ReceiverFixture()
            #expect(try fixture.get("/pages/1").json["upload"] as? Int == 1)
            #expect(try fixture.get("/page").json["upload"] as? Int == 2)
            for path in ["/page/9", "/page/1/other", "/page/x/y/z"] { #expect(try fixture.get(path).status == 404) }
            #expect(try fixture.get("/page/page.css").headers["content-type"] == "text/css; charset=utf-8")
            #expect(try fixture.get("/page/page.js").headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(fixture.receiver.uploads.receivedCount == 2)
            #expect(try fixture.get("/", host: "evil.example").status == 403)
        }

        @Test("bears every body that the reader bears")
        func anything() throws {
            let fixture = try ReceiverFixture()
            let many = String(repeating: Faults.part("a", ""), count: 2_000) + Faults.close
            for body in ["", "\r\n", "--X", "--X--", "--X\r\n\r\n\r\n--X--", "x--X\r\n", many] {
                _ = try fixture.answer(to: Faults.request(body))
                let number = fixture.receiver.uploads.receivedCount
                let page = try fixture.get("/page/\(number)")
                #expect(page.status == 200)
                #expect(page.text.utf8.count < 2_000_000)
            }
            _ = try fixture.answer(to: [0x16, 0x03, 0x01, 0x00, 0x00])
            #expect(try fixture.get("/page/\(fixture.receiver.uploads.receivedCount)").status == 200)
        }
    }

    @Suite("HTML")
    struct HTMLTests {
        @Test("escapes every character that could end a text or a value")
        func escapes() {
            let hostile = "<&>\"'\u{0}\r"
            let html = HTML("a", [("href", hostile), ("title", nil)], hostile).text
            let escaped = "&lt;&amp;&gt;&quot;&#39;\u{FFFD}&#13;"
            #expect(html == "<a href=\"\(escaped)\">\(escaped)</a>")
        }

        @Test("makes code of what stands between two backticks")
        func backticks() {
            #expect(HTML("p", [], [.sentence("a `b<` c")]).text == "<p>a <code>b&lt;</code> c</p>")
            #expect(HTML("p", [], [.sentence("a ` c")]).text == "<p>a ` c</p>")
        }
    }
#endif
