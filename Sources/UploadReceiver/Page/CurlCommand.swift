import MultipartContract

/// The commands that send the body of an upload once more.
struct CurlCommand {
    let text: String

    /// Nil where the request does not say where it went, or nothing of it can stand in a command.
    init?(_ upload: ReceivedUpload, frame: PageFrame) {
        guard let host = CurlCommand.host(of: upload, frame),
            let address = CurlCommand.address(of: upload, frame: frame),
            let method = upload.method.flatMap({ CurlCommand.plain(Array($0.utf8)) })
        else { return nil }
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
        lines.append("  \(CurlCommand.quoted(address))")
        text = lines.joined(separator: "\n") + "\n"
    }

    /// A file to where the upload went, as a form: one word after `-F` and one for the address. Nil as for the rest.
    static func form(name: String, to upload: ReceivedUpload, frame: PageFrame) -> String? {
        guard let address = address(of: upload, frame: frame), let name = plain(Array(name.utf8)), !name.contains("=")
        else { return nil }
        return "curl -F \(quoted("\(name)=@FILE")) \(quoted(address))"
    }

    /// Where the upload went.
    private static func address(of upload: ReceivedUpload, frame: PageFrame) -> String? {
        guard let host = host(of: upload, frame), let path = upload.path.flatMap({ plain(Array($0.utf8)) }) else {
            return nil
        }
        let token = frame.base == "/" ? "" : String(frame.base.dropLast())
        return "http://\(host)\(token)\(path.hasPrefix("/") ? path : "/" + path)"
    }

    /// The one by which the page was asked for: an app may have called the receiver by a name that only its device knows.
    private static func host(of upload: ReceivedUpload, _ frame: PageFrame) -> String? {
        if let host = frame.host { return host }
        let hosts = upload.head.values(of: "Host")
        return hosts.count == 1 ? plain(hosts[0]) : nil
    }

    /// Printable ASCII as it is; nil for anything else.
    private static func plain(_ bytes: [UInt8]) -> String? {
        bytes.allSatisfy { (0x20...0x7E).contains($0) } && !bytes.isEmpty
            ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// One word for a shell, whatever it holds.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
