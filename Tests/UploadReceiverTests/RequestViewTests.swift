#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// The page leads from a finding of the request to the very bytes of it.
    @Suite("The bytes of a request", .timeLimit(.minutes(60)))
    struct RequestViewTests {
        private static let type = "Content-Type: multipart/form-data; boundary=X\r\n"

        /// What a page shows as text in elements that begin so.
        private func text(_ page: String, in element: String) -> String {
            page.replacing(/<\/?abbr[^>]*>/, with: "").components(separatedBy: "<span class=\"offset").dropFirst()
                .flatMap { half in
                    let column = half.components(separatedBy: "<span class=\"chars\">").last ?? ""
                    return (column.components(separatedBy: "</div>").first ?? "").components(separatedBy: element)
                        .dropFirst().map { $0.components(separatedBy: "</").first ?? "" }
                }.joined()
        }

        private func text(_ page: String, role: String) -> String { text(page, in: "<span class=\"\(role)\">") }

        @Test("are shown at the header or chunk that a finding speaks of, with the wrong ones marked")
        func findings() throws {
            let fixture = try ReceiverFixture()
            let body = Requests.body
            let length = "Content-Length: \(body.utf8.count)\r\n"
            let cases: [(category: String, request: String, place: String, marks: String)] = [
                (
                    "boundary-needs-quotes",
                    "POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=X:\r\n\(length)\r\n\(body)",
                    ":\r\nC", ":"
                ),
                ("content-type-duplicate", "POST / HTTP/1.1\r\n\(length)\(Self.type)\(Self.type)\r\n\(body)", "", ""),
                ("content-length", "POST / HTTP/1.1\r\n\(Self.type)Content-Length: 61\r\n\r\n\(body)", "61\r\n", "61"),
                (
                    "content-length-duplicate",
                    "POST / HTTP/1.1\r\n\(Self.type)\(length)Content-Length: 123\r\n\r\n\(body)", "Content-Length: 123",
                    "Content-Length: 123"
                ),
                ("request-line-ending", "POST / HTTP/1.1\n\(Self.type)\(length)\r\n\(body)", "\nContent-T", "␊"),
                (
                    "transfer-coding",
                    "POST / HTTP/1.1\r\n\(Self.type)Transfer-Encoding: gzip, chunked\r\n\r\n"
                        + Requests.chunks([body]), "gzip, chunked", "gzip, chunked"
                ),
                (
                    "chunk-size",
                    "POST / HTTP/1.1\r\n\(Self.type)Transfer-Encoding: chunked\r\n\r\n0x20\r\n\(body)\r\n0\r\n\r\n",
                    "x20\r\n", "x"
                ),
                (
                    "chunk-last-early",
                    "POST / HTTP/1.1\r\n\(Self.type)Transfer-Encoding: chunked\r\n\r\n" + Requests.chunks([body])
                        + "?ab",
                    "?ab", "?"
                ),
            ]
            for (category, request, place, marked) in cases {
                let answer = try fixture.answer(to: request)
                #expect(answer.categories.contains("multipart.\(category)"), "\(category): \(answer.categories)")
                let number = try #require(answer.json["upload"] as? Int)
                let bytes = Data(request.utf8)
                let offset =
                    place.isEmpty
                    ? bytes.range(of: Data(Self.type.utf8), options: .backwards)?.lowerBound
                    : bytes.range(of: Data(place.utf8))?.lowerBound
                let at = try #require(offset, "\(category)")
                let link = "/page/\(number)?of=request&at=\(at)"
                let page = try fixture.get("/page/\(number)").text
                #expect(page.contains(link.replacing("&", with: "&amp;") + "#bytes"), "\(category), offset \(at)")
                let window = try fixture.get(link).text
                // (A column ends a mark, and the next one goes on with it.)
                let shown = text(window, in: "<mark>")
                let wanted = place.isEmpty ? String(Self.type.dropLast(2)) : marked
                #expect(shown.contains(wanted), "\(category): \(shown)")
                #expect(window.contains("<div class=\"row wanted\" id=\"wanted\">"), "\(category)")
            }
        }

        @Test("are what a page opens with where the head is wrong and the body is not")
        func first() throws {
            let fixture = try ReceiverFixture()
            _ = try fixture.answer(
                to: Requests.head(length: Requests.body.utf8.count + 5) + Requests.body + "\r\n\r\n\r\n")
            _ = try fixture.answer(to: Requests.whole().replacing("Host: 127.0.0.1\r\n", with: "Host: x\n"))
            #expect(try fixture.get("/page/2").text.contains(">Bytes of the request</h2>"))
            #expect(try fixture.get("/page/2?of=body").text.contains(">Bytes of the body</h2>"))
            _ = try fixture.answer(to: Requests.whole().replacing("X--\r\n", with: "X\r\n"))
            #expect(try fixture.get("/page/3").text.contains(">Bytes of the body</h2>"))
        }

        @Test("of a body in chunks have the roles of the body's own, with the lines of the chunks between them")
        func chunks() throws {
            let fixture = try ReceiverFixture()
            for size in [1, 7, 1_000] {
                var rest = Requests.body[...]
                var pieces: [String] = []
                while !rest.isEmpty {
                    pieces.append(String(rest.prefix(size)))
                    rest = rest.dropFirst(size)
                }
                let answer = try fixture.answer(
                    to: Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + Requests.chunks(pieces))
                let number = try #require(answer.json["upload"] as? Int)
                #expect(answer.status == 200)
                let page = try fixture.get("/page/\(number)?of=request").text
                let body = try fixture.get("/page/\(number)?of=body").text
                for role in ["delimiter", "content"] {
                    #expect(text(page, role: role) == text(body, role: role), "\(size)")
                }
                #expect(text(body, role: "content") == "hello")
                #expect(text(page, role: "header").hasSuffix(text(body, role: "header")))
                #expect(text(page, role: "outside").hasSuffix("0␍␊␍␊"))
            }
        }

        @Test("end in a mark where more should come")
        func cut() throws {
            let fixture = try ReceiverFixture()
            let request = Requests.head(length: nil, more: "Transfer-Encoding: chunked\r\n") + "5\r\nhello\r\n"
            let answer = try fixture.answer(to: request)
            #expect(answer.categories.contains("multipart.chunk-last-missing"))
            #expect(
                try fixture.get("/page/1?of=request&at=\(request.utf8.count)").text.contains("the request ends here"))
        }
    }
#endif
