#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import InteropSupport
    import Testing

    @Suite(
        "The page in Chromium", .serialized, .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(15)))
    struct BrowserPageTests {
        private static let root = ServerSetUp.folder.deletingLastPathComponent()

        /// Opens the page of a receiver in a browser; a script does there what people do, and says what is not as it should be.
        private func browse(
            _ part: String, _ requests: [(name: String, bytes: [UInt8])], _ fixture: ReceiverFixture,
            notes: [String: String] = [:]
        ) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (index, request) in requests.enumerated() {
                let number = String(1_000 + index).dropFirst()
                try Data(request.bytes).write(to: folder.appending(path: "\(number)-\(request.name).http"))
            }
            for (name, text) in notes { try Data(text.utf8).write(to: folder.appending(path: name)) }
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "browse_page.py")
            let process = Process()
            let output = Pipe()
            // The one that Scripts/setup gives axe.
            process.executableURL = BrowserPageTests.root.appending(path: ".build/python/bin/python3")
            process.arguments = [script.path, "--\(part)", fixture.receiver.url, folder.path]
            process.environment = ProcessInfo.processInfo.environment.merging(["BYTECONTRACT": ReceiverProcess.path]) {
                $1
            }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(said)")
            #expect(said.contains("as it should be"))
        }

        private var orders: ReceiverFixture {
            get throws {
                let path = BrowserPageTests.root.appending(path: "Examples/orders/bytecontract.json").path
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
            try browse("looks", requests, fixture)
            #expect(fixture.receiver.uploads.receivedCount == requests.count + 1)
        }

        @Test("shows each kind of finding with its cure, and leads to its byte, with scripts and without")
        func findings() throws {
            let fixture = try kinds
            let requests = try FindingKinds().all.map { (name: $0.category.rawValue, bytes: $0.request) }
            try browse("kinds", requests, fixture)
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
        func places() throws { try browse("places", [("long", long)], ReceiverFixture()) }

        @Test("is used by keyboard alone: all is reached, the focus is seen, Enter jumps, and a new upload is said")
        func keyboard() throws { try browse("keys", [("long", long)], ReceiverFixture()) }

        @Test("copies a report without values, a vector with the same findings, and commands that send the body again")
        func copies() throws {
            let photo = "; filename=\"canary-file.png\"\r\nContent-Type: image/png"
            let body =
                Faults.part("title", "canary-7f3a")
                + Faults.part("photo", "\u{1}canary-91bc", more: photo).replacing("Content-Disp", with: "content-disp")
                .dropLast(2)
                + Faults.part("note", "canary-end") + Faults.close
            try browse(
                "copies", [("swallowed", Faults.request(body))], ReceiverFixture(),
                notes: ["canaries": "canary-7f3a canary-91bc canary-file canary-end canary"])
        }

        @Test("shows both ends of a body of a gigabyte, and what is between them as one scrolls, in bounded memory")
        func gigabyte() throws {
            try browse("long", [], ReceiverFixture(), notes: ["length": String(1 << 30)])
        }
    }
#endif
