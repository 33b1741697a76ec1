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
            _ part: String, _ requests: [(name: String, bytes: [UInt8])], _ fixture: ReceiverFixture
        ) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (index, request) in requests.enumerated() {
                let number = String(1_000 + index).dropFirst()
                try Data(request.bytes).write(to: folder.appending(path: "\(number)-\(request.name).http"))
            }
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "browse_page.py")
            let process = Process()
            let output = Pipe()
            // The one that Scripts/setup gives axe.
            process.executableURL = BrowserPageTests.root.appending(path: ".build/python/bin/python3")
            process.arguments = [script.path, "--\(part)", fixture.receiver.url, folder.path]
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
    }
#endif
