// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation
    import InteropSupport
    import Testing

    @Suite(
        "The atlas, measured again", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(60)))
    struct AtlasMeasurementTests {
        private func check(_ arguments: [String]) throws -> ProgramRun {
            try ProgramRun(
                URL(fileURLWithPath: "/usr/bin/env"), ["python3", "Scripts/atlas", "check"] + arguments,
                in: ServerSetUp.folder.deletingLastPathComponent())
        }

        @Test("says of the servers that are here what they do")
        func requiredServers() throws {
            let run = try check(["--ci"])
            // It lists each server and the bodies that were read otherwise; bodies have no secrets.
            #expect(run.status == 0, "\(run.output)\(run.errors)")
            for server in ServerSetUp.required { #expect(run.output.contains("\(server.id) "), "\(server.id)") }
        }

        @Test("is not said to hold where a reading of the portable core is another")
        func anotherReadingIsSeen() throws {
            let atlas = ServerSetUp.folder.deletingLastPathComponent().appending(path: "Atlas/server-atlas.json")
            let text = String(decoding: try Data(contentsOf: atlas), as: UTF8.self)
            // The digest of "hello", in every body that has it as a text: of all servers alike, so that it stays portable.
            let digest = "2cf24dba5fb0a30e"
            try #require(text.contains(digest))
            let other = FileManager.default.temporaryDirectory.appending(path: "atlas-\(UUID().uuidString).json")
            defer { try? FileManager.default.removeItem(at: other) }
            try Data(text.replacingOccurrences(of: digest, with: "0000000000000000").utf8).write(to: other)
            let run = try check(["go_reader", "--against", other.path(percentEncoded: false)])
            #expect(run.status == 1)
            #expect(run.output.contains(" 01_text_file"))
        }
    }
#endif
