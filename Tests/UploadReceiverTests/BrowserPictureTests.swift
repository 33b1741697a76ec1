#if os(macOS) || os(Linux)
    import Foundation
    import InteropSupport
    import Testing
    import UploadReceiver

    @Suite(
        "Damaged pictures in Chromium", .enabled(if: interopIsWanted, "BYTECONTRACT_SKIP_SERVERS is set"),
        .timeLimit(.minutes(60)))
    struct BrowserPictureTests {
        /// What is sent, in the order of the names, which say what has to be shown of it.
        private static func requests() throws -> [(name: String, bytes: [UInt8])] {
            let damages = Dictionary(PictureDamage.all.map { ($0.name, $0) }) { first, _ in first }
            let undone = [
                ("hills.png", "base64"), ("hills.jpg", "latin1"), ("hills.gif", "line-end"), ("hills.webp", "digits"),
            ]
            let learnt = [("hills.png", "utf8"), ("hills.jpg", "cut"), ("hills.gif", "cut"), ("hills.webp", "utf8")]
            var requests: [(name: String, bytes: [UInt8])] = []
            func add(_ name: String, _ damage: String?, _ words: String, field: String) throws {
                let picture = try Picture.bytes(name)
                let content = try damage.map { try #require(damages[$0]).apply(picture) } ?? picture
                let words = words + (damage == "cut" || damage == "line-end" ? "-drawn" : "")
                let bytes = Picture.request(content, name: field, type: Picture.type(name))
                requests.append(("\(words)-\(name)", bytes))
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
            try BrowserScript.run("pictures", BrowserPictureTests.requests(), ReceiverFixture())
            let cut = try #require(PictureDamage.all.first { $0.name == "cut" })
            let png = try Picture.bytes("hills.png")
            let content = try GivenContent(.index(0), path: Picture.file("hills.png").path)
            let request = Picture.request(cut.apply(png), type: "image/png")
            try BrowserScript.run("pictures", [("given", request)], ReceiverFixture { $0.given = [content] })
        }
    }
#endif
