#if os(macOS) || os(Linux)
    import ContractFile
    import Foundation
    import InteropSupport
    import Testing

    @Suite(
        "The page in Chromium", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(15)))
    struct BrowserPageTests {
        private static let root = ServerSetUp.folder.deletingLastPathComponent()

        @Test(
            "shows an upload as it comes, every finding, and nothing that names smuggle in; axe has nothing against it")
        func browser() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let name = "</code><script>window.broken=1</script>"
            let more = "; filename=\"'><img src=x onerror=window.broken=2>.png\"\r\nX-A: <svg onload=window.broken=3>"
            let hostile = Faults.request(
                Faults.part(name, "</pre><img src=x onerror=window.broken=4>", more: more) + Faults.close)
            let requests =
                Faults.all.enumerated().map { ("\($0.offset)-\($0.element.category)", $0.element.request) }
                + [("9-hostile", hostile)]
            for (name, request) in requests {
                try Data(request).write(to: folder.appending(path: "\(name).http"))
            }
            let orders = BrowserPageTests.root.appending(path: "Examples/orders/bytecontract.json").path
            let fixture = try ReceiverFixture { $0.contract = try ContractFile.read(orders) }
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "browse_page.py")
            let process = Process()
            let output = Pipe()
            // The one that Scripts/setup gives axe.
            process.executableURL = BrowserPageTests.root.appending(path: ".build/python/bin/python3")
            process.arguments = [script.path, fixture.receiver.url, folder.path]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(said)")
            #expect(said.contains("as it should be"))
            #expect(fixture.receiver.uploads.receivedCount == requests.count + 1)
        }
    }
#endif
