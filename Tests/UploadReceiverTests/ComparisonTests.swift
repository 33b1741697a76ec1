#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import InteropSupport
    import Testing

    @testable import UploadReceiver

    @Suite("What the strict encoder sends, on the page", .timeLimit(.minutes(60)))
    struct ComparisonTests {
        /// The section of the page of an upload.
        private func section(
            _ request: [UInt8], id: String = "strict", contract: Bool = false
        ) throws -> String {
            let orders = ServerSetUp.folder.deletingLastPathComponent()
                .appending(path: "Examples/orders/bytecontract.json").path
            let fixture = try ReceiverFixture { if contract { $0.contract = try ContractFile.read(orders) } }
            _ = try fixture.answer(to: request)
            let page = try fixture.get("/page/1").text
            let start = try #require(page.range(of: "<section id=\"\(id)\""))
            let text = page[start.lowerBound...].components(separatedBy: "</section>")[0]
            return text.replacing(/<\/?abbr[^>]*>/, with: "")
        }

        private func request(_ body: String) -> [UInt8] { Faults.request(body) }

        @Test("has nothing to say against what is legal: headers that are left out, or are sent in another way")
        func legal() throws {
            let plain = try section(request(Faults.title + Faults.photo + Faults.close))
            #expect(plain.contains("The same, byte for byte."))
            #expect(!plain.contains("<mark"))
            let more = try section(
                request(Faults.part("a", "1", more: "\r\nContent-Type: text/x\r\nX-Note: 7") + Faults.close))
            #expect(more.contains("The same, byte for byte."))
        }

        @Test("folds what is harmless, and marks it in its own way")
        func harmless() throws {
            let body = (Faults.title + Faults.close).replacing("Content-Disposition", with: "content-disposition")
            let text = try section(request(body))
            #expect(text.contains("1 line differs harmlessly"))
            #expect(text.contains("<mark class=\"harmless\">"))
            #expect(!text.contains("<mark>"))
            #expect(!text.contains("<details open"))
        }

        @Test("marks the first byte that matters of each fault")
        func faults() throws {
            let body = Faults.title + Faults.photo + Faults.close
            let cases: [(request: [UInt8], words: String, marks: [String])] = [
                (
                    request(body.replacing("--X", with: "--Y")),
                    "<code>X (58)</code> came where <code>Y (59)</code> belongs",
                    ["boundary=<mark>X</mark>", "boundary=<mark>Y</mark>"]
                ),
                (
                    request(body.replacing("\r\n\r\n\u{1}", with: "\r\n\u{1}")),
                    "the blank line is missing",
                    ["⟨4 bytes of content⟩", "<mark>⟨missing⟩</mark>"]
                ),
                (
                    request(String(Faults.title.dropLast(1)) + Faults.photo + Faults.close), "a CRLF is missing",
                    ["⟨5 bytes of content⟩", "<mark>⟨missing⟩</mark>"]
                ),
                (
                    Faults.request(body, length: 10_000), "<code>0 (30)</code> came where",
                    ["Content-Length: 1<mark>0000</mark>"]
                ),
                (
                    request((Faults.title + Faults.close).replacing("\r\n", with: "\n")),
                    "byte 3</a>: <code>LF (0A)</code> came where <code>CR (0D)</code> belongs",
                    ["--X<mark>␊</mark>", "--X<mark>␍</mark>"]
                ),
                (
                    Array(
                        String(decoding: request(body), as: UTF8.self).replacing("boundary=X", with: "boundary=--X")
                            .utf8),
                    "belongs",
                    ["boundary=<mark>--</mark>"]
                ),
                (request(Faults.title + Faults.photo), "The body ends at", ["<mark>--X--␍␊</mark>"]),
            ]
            for one in cases {
                let text = try section(one.request)
                #expect(text.contains(one.words), "\(text)")
                for mark in one.marks { #expect(text.contains(mark), "\(mark): \(text)") }
                #expect(text.components(separatedBy: "id=\"first-difference\"").count == 2)
                #expect(!text.contains("class=\"harmless\""))
            }
        }

        @Test("shows the name of the contract where another one came")
        func name() throws {
            let body = Faults.part("ordr", "1") + Faults.close
            let text = try section(Faults.request(body, path: "/upload/delivery.note"), contract: true)
            #expect(text.contains("name=&quot;ord<mark>r</mark>"))
            #expect(text.contains("name=&quot;ord<mark>e"))
            // Not near, but the only one that is missing, and the only one that is not known.
            let other = Faults.part("order", "1") + Faults.part("x", "1") + Faults.close
            let far = try section(Faults.request(other, path: "/upload/delivery.note"), contract: true)
            #expect(far.contains("name=&quot;<mark>x"))
        }

        @Test("draws what was declared and never came, and keeps the mark of a fault in its own section")
        func anatomy() throws {
            let cut = try section(Faults.request(Faults.title + Faults.close, length: 10_000), id: "anatomy")
            #expect(cut.contains("rect class=\"missing\""))
            #expect(cut.contains("declared that never came"))
            let lines = try section(request((Faults.title + Faults.close).replacing("\r\n", with: "\n")), id: "anatomy")
            #expect(lines.contains("block delimiter faulty"))
            #expect(!lines.contains("block header faulty"))
            #expect(!lines.contains("never came"))
            #expect(!lines.contains("swatch outside"))
        }
    }
#endif
