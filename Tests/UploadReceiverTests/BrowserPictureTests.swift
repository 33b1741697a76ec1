#if os(macOS) || os(Linux)
    import Foundation
    import InteropSupport
    import Testing
    import UploadReceiver

    @Suite(
        "Damaged pictures in Chromium", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(15)))
    struct BrowserPictureTests {
        private static let root = ServerSetUp.folder.deletingLastPathComponent()

        /// What is sent, in the order of the names, which say what has to be shown of it.
        private static func requests() throws -> [(name: String, request: [UInt8])] {
            let damages = Dictionary(PictureDamage.all.map { ($0.name, $0) }) { first, _ in first }
            let undone = [
                ("hills.png", "base64"), ("hills.jpg", "latin1"), ("hills.gif", "line-end"), ("hills.webp", "digits"),
            ]
            let learnt = [("hills.png", "utf8"), ("hills.jpg", "cut"), ("hills.gif", "cut"), ("hills.webp", "utf8")]
            var requests: [(name: String, request: [UInt8])] = []
            func add(_ name: String, _ damage: String?, _ words: String, field: String) throws {
                let picture = try Picture.bytes(name)
                let content = try damage.map { try #require(damages[$0]).apply(picture) } ?? picture
                let number = 100 + requests.count
                let words = words + (damage == "cut" || damage == "line-end" ? "-drawn" : "")
                requests.append(
                    ("\(number)-\(words)-\(name)", Picture.request(content, name: field, type: Picture.type(name))))
            }
            for (name, damage) in undone { try add(name, damage, "undone", field: name) }
            try add("hills.png", "utf8", "unknown", field: "</code><img src=x onerror=window.broken=1>")
            for (name, damage) in learnt {
                try add(name, nil, "whole", field: name)
                try add(name, damage, "learnt", field: name)
            }
            return requests
        }

        @Test(
            "are shown beside what they should be, which draws; the byte that differs is marked and leads to its place")
        func browser() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let requests = try BrowserPictureTests.requests()
            for (name, request) in requests {
                try Data(request).write(to: folder.appending(path: "\(name).http"))
            }
            let fixture = try ReceiverFixture()
            #expect(try browse(fixture, folder).contains("\(requests.count) as they should be"))
            let given = folder.appending(path: "given")
            try FileManager.default.createDirectory(at: given, withIntermediateDirectories: true)
            let cut = try #require(PictureDamage.all.first { $0.name == "cut" })
            let png = try Picture.bytes("hills.png")
            try Data(Picture.request(cut.apply(png), type: "image/png")).write(
                to: given.appending(path: "given.http"))
            let content = try GivenContent(.index(0), path: Picture.file("hills.png").path)
            let other = try ReceiverFixture { $0.given = [content] }
            #expect(try browse(other, given).contains("1 as they should be"))
        }

        private func browse(_ fixture: ReceiverFixture, _ folder: URL) throws -> String {
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "browse_pictures.py")
            let process = Process()
            let output = Pipe()
            // The one that Scripts/setup gives axe.
            process.executableURL = BrowserPictureTests.root.appending(path: ".build/python/bin/python3")
            process.arguments = [script.path, fixture.receiver.url, folder.path]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(said)")
            return said
        }
    }
#endif
