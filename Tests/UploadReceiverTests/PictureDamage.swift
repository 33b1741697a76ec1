#if os(macOS) || os(Linux)
    import Foundation

    /// Pictures that browsers draw.
    enum Picture {
        static let names = ["hills.png", "hills.jpg", "hills.gif", "hills.webp"]

        /// The file of a picture.
        static func file(_ name: String) -> URL {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "UploadInspectionTests/Material/pictures/\(name)")
        }

        static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: file(name))) }

        /// `image/png` and so on.
        static func type(_ name: String) -> String {
            let ending = name.split(separator: ".").last.map(String.init) ?? ""
            return "image/" + (ending == "jpg" ? "jpeg" : ending)
        }

        /// A request with one part.
        static func request(_ content: [UInt8], name: String = "photo", type: String? = nil) -> [UInt8] {
            let head =
                "--=X-7f3\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"p.bin\"\r\n"
                + (type.map { "Content-Type: \($0)\r\n" } ?? "") + "\r\n"
            let body = Array(head.utf8) + content + Array("\r\n--=X-7f3--\r\n".utf8)
            return Array(
                ("POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=\"=X-7f3\"\r\n"
                    + "Content-Length: \(body.count)\r\n\r\n").utf8) + body
        }
    }

    /// A damage to a picture, done in the plainest way there is, and what a receiver can say of it.
    struct PictureDamage: Sendable {
        let name: String
        let category: String
        /// Whether it is certain what the picture was where the same came whole in another upload; nil where nothing is said.
        let learnt: Bool?
        /// Whether it can be undone without any knowledge.
        let isUndone: Bool
        let apply: @Sendable ([UInt8]) -> [UInt8]

        static let all = [
            PictureDamage(name: "utf8", category: "utf8-decoded", learnt: true, isUndone: false) {
                Array(String(decoding: $0, as: UTF8.self).utf8)
            },
            PictureDamage(name: "latin1", category: "latin1-to-utf8", learnt: true, isUndone: true) { bytes in
                bytes.flatMap { Array(String(UnicodeScalar($0)).utf8) }
            },
            PictureDamage(name: "base64", category: "base64", learnt: true, isUndone: true) {
                Array(Data($0).base64EncodedData())
            },
            PictureDamage(name: "digits", category: "hexadecimal", learnt: true, isUndone: true) { bytes in
                Array(bytes.map { String(format: "%02x", $0) }.joined().utf8)
            },
            PictureDamage(name: "numbers", category: "data-description", learnt: true, isUndone: true) {
                Array("\($0)".utf8)
            },
            PictureDamage(name: "description", category: "data-description", learnt: false, isUndone: false) {
                Array("\($0.count) bytes".utf8)
            },
            PictureDamage(name: "line-end", category: "extra-line-end", learnt: true, isUndone: true) {
                $0 + [13, 10]
            },
            PictureDamage(name: "mark", category: "bom-added", learnt: true, isUndone: true) {
                [0xEF, 0xBB, 0xBF] + $0
            },
            PictureDamage(name: "cut", category: "truncated", learnt: false, isUndone: false) {
                Array($0.dropLast(100))
            },
            PictureDamage(name: "cut-early", category: "truncated", learnt: nil, isUndone: false) {
                Array($0.prefix(24))
            },
            PictureDamage(name: "empty", category: "empty", learnt: nil, isUndone: false) { _ in [] },
        ]
    }
#endif
