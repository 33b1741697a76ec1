import MultipartContract

/// The commands that send the body of an upload once more.
struct CurlCommand {
    let text: String

    /// Nil where the request does not say where it went, or nothing of it can stand in a command.
    init?(_ upload: ReceivedUpload, frame: PageFrame) {
        let hosts = upload.head.values(of: "Host").compactMap { CurlCommand.quoted($0) }
        guard hosts.count == 1, let path = upload.path.flatMap({ CurlCommand.plain(Array($0.utf8)) }),
            let host = CurlCommand.plain(upload.head.values(of: "Host")[0]),
            let method = upload.method.flatMap({ CurlCommand.plain(Array($0.utf8)) })
        else { return nil }
        let token = frame.base == "/" ? "" : String(frame.base.dropLast())
        let file = "upload-\(upload.number)-body.bin"
        var lines = [
            "curl -o \(file) \(CurlCommand.quoted("http://\(host)\(frame.api("\(upload.number)/body"))"))",
            "curl -X \(CurlCommand.quoted(method)) --data-binary @\(file) \\",
        ]
        // Without one curl would send a type of its own.
        if upload.head.contentTypes.isEmpty { lines.append("  -H 'Content-Type:' \\") }
        for type in upload.head.contentTypes {
            guard let value = CurlCommand.plain(type) else { return nil }
            lines.append("  -H \(CurlCommand.quoted("Content-Type: \(value)")) \\")
        }
        lines.append("  \(CurlCommand.quoted("http://\(host)\(token)\(path.hasPrefix("/") ? path : "/" + path)"))")
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Printable ASCII as it is; nil for anything else.
    private static func plain(_ bytes: [UInt8]) -> String? {
        bytes.allSatisfy { (0x20...0x7E).contains($0) } && !bytes.isEmpty
            ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private static func quoted(_ bytes: [UInt8]) -> String? { plain(bytes).map(quoted) }

    /// One word for a shell, whatever it holds.
    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
