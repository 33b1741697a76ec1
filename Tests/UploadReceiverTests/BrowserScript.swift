#if os(macOS) || os(Linux)
    import Foundation
    import InteropSupport
    import Testing

    /// The scripts of `Browser/`.
    enum BrowserScript {
        static let root = ServerSetUp.folder.deletingLastPathComponent()

        /// Opens the page of a receiver in a browser; a script does there what people do, and says what is not as it should be.
        static func run(
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
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
                path: "Browser/browse_page.py")
            let process = Process()
            let output = Pipe()
            // The one that Scripts/setup gives axe.
            process.executableURL = root.appending(path: ".build/python/bin/python3")
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
    }
#endif
