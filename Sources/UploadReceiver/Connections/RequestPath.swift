import MultipartContract

/// The target of a request, taken apart.
struct RequestPath: Equatable {
    /// The path as it was sent, without the query.
    private(set) var text: String
    /// What stands between the slashes, with percent escapes undone.
    private(set) var segments: [String]
    /// The pairs of the query, with percent escapes undone.
    let query: [(name: String, value: String)]

    /// - Parameter target: As in the request line: a path, or a whole URL (RFC 9112, 3.2.2).
    init(_ target: String) {
        var rest = Substring(target)
        if let scheme = ["http://", "https://"].first(where: { target.lowercased().hasPrefix($0) }) {
            rest = rest.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" }
        }
        let path = rest.prefix { $0 != "?" && $0 != "#" }
        text = path.isEmpty ? "/" : String(path)
        segments = path.split(separator: "/").map { RequestPath.decoded($0) }
        query = rest[path.endIndex...].dropFirst().prefix { $0 != "#" }.split(separator: "&").map { pair in
            let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (RequestPath.decoded(words[0]), words.count > 1 ? RequestPath.decoded(words[1]) : "")
        }
    }

    init(_ head: RequestHead) {
        self.init(head.target.map { String(decoding: head.bytes[$0], as: UTF8.self) } ?? "")
    }

    /// The first value of a name of the query.
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

    /// Leaves out the first segment.
    mutating func dropFirst() {
        segments.removeFirst()
        let rest = text.drop { $0 == "/" }.drop { $0 != "/" }
        text = rest.isEmpty ? "/" : String(rest)
    }

    static func == (left: RequestPath, right: RequestPath) -> Bool {
        left.text == right.text && left.segments == right.segments
            && left.query.elementsEqual(right.query) { $0 == $1 }
    }

    /// With percent escapes undone; one that is none stays.
    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
