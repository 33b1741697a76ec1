#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import InteropSupport
    import Testing

    @Suite(
        "The page in Chromium", .serialized, .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(60)))
    struct BrowserPageTests {
        private var orders: ReceiverFixture {
            get throws {
                let path = BrowserScript.root.appending(path: "Examples/orders/bytecontract.json").path
                return try ReceiverFixture { $0.contract = try ContractFile.read(path) }
            }
        }

        private var kinds: ReceiverFixture {
            get throws {
                try ReceiverFixture { $0.contract = try ContractFile(Data(FindingKinds.contract.utf8)) }
            }
        }

        @Test(
            "shows an upload as it comes, every finding, and nothing that names smuggle in; axe has nothing against it")
        func browser() throws {
            let name = "</code><script>window.broken=1</script>"
            let more = "; filename=\"'><img src=x onerror=window.broken=2>.png\"\r\nX-A: <svg onload=window.broken=3>"
            let hostile = Faults.request(
                Faults.part(name, "</pre><img src=x onerror=window.broken=4>", more: more) + Faults.close)
            let requests = Faults.all.map { (name: $0.category, bytes: $0.request) } + [("hostile", hostile)]
            let fixture = try orders
            try BrowserScript.run("looks", requests, fixture)
            #expect(fixture.receiver.uploads.receivedCount == requests.count + 1)
        }

        @Test("shows each kind of finding with its cure, and leads to its byte, with scripts and without")
        func findings() throws {
            let fixture = try kinds
            let requests = try FindingKinds().all.map { (name: $0.category.rawValue, bytes: $0.request) }
            try BrowserScript.run("kinds", requests, fixture)
            #expect(fixture.receiver.uploads.receivedCount == requests.count)
        }

        /// A warning at its beginning, a part swallowed at its end, and 30,000 bytes between them.
        private var long: [UInt8] {
            let lines = (0..<1_200).map { "line \($0) of a long text" }.joined(separator: "\r\n")
            return Faults.request(
                Faults.part("a%22b", "hello") + Faults.part("long", lines).dropLast(2) + Faults.photo + Faults.close)
        }

        @Test(
            "leads there and back in the bytes by mouse and by the browser's buttons, is whole without scripts, and draws line ends"
        )
        func places() throws { try BrowserScript.run("places", [("long", long)], ReceiverFixture()) }

        @Test("is used by keyboard alone: all is reached, the focus is seen, Enter jumps, and a new upload is said")
        func keyboard() throws { try BrowserScript.run("keys", [("long", long)], ReceiverFixture()) }

        @Test("copies a report without values, a vector with the same findings, and commands that send the body again")
        func copies() throws {
            let photo = "; filename=\"canary-file.png\"\r\nContent-Type: image/png"
            let body =
                Faults.part("title", "canary-7f3a")
                + Faults.part("photo", "\u{1}canary-91bc", more: photo).replacing("Content-Disp", with: "content-disp")
                .dropLast(2)
                + Faults.part("note", "canary-end") + Faults.close
            try BrowserScript.run(
                "copies", [("swallowed", Faults.request(body))], ReceiverFixture(),
                notes: ["canaries": "canary-7f3a canary-91bc canary-file canary-end canary"])
        }

        @Test("shows both ends of a body of a gigabyte, and what is between them as one scrolls, in bounded memory")
        func gigabyte() throws {
            try BrowserScript.run("long", [], ReceiverFixture(), notes: ["length": String(1 << 30)])
        }
    }
#endif
