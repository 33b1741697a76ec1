import ContractFindings

extension Part {
    /// The header lines and the blank line, in the one order and spelling that all servers read: `Content-Disposition`, name
    /// before filename, always quoted, then `Content-Type`, then the extra headers.
    static func head(
        name: String, filename: String?, contentType: String, isDefaultType: Bool, headers: [PartHeader],
        safety: HeaderSafety
    ) throws(Refusal) -> [UInt8] {
        guard !name.utf8.isEmpty else { throw Refusal(Finding(.nameEmpty, offset: 0, term: .name)) }
        var head: [UInt8] = []
        head.reserveCapacity(64 + name.utf8.count + (filename.map { $0.utf8.count + 13 } ?? 0) + contentType.utf8.count)
        head.append("Content-Disposition: form-data; name=\"")
        try safety.append(name, as: .name, to: &head)
        if let filename {
            head.append("\"; filename=\"")
            try safety.append(filename, as: .filename, to: &head)
        }
        head.append("\"\r\nContent-Type: ")
        if !isDefaultType { try ContentTypeSyntax.check(contentType) }
        head.append(contentsOf: contentType.utf8)
        if !headers.isEmpty {
            try checkDuplicates(in: headers)
            for header in headers {
                head.append("\r\n")
                head.append(contentsOf: header.name.utf8)
                head.append(": ")
                head.append(contentsOf: header.value.utf8)
            }
        }
        head.append("\r\n\r\n")
        return head
    }

    private static func checkDuplicates(in headers: [PartHeader]) throws(Refusal) {
        var seen: Set<String> = []
        for (index, header) in headers.enumerated() {
            guard seen.insert(header.name.lowercased()).inserted else {
                throw Refusal(Finding(.headerDuplicate, found: index, term: .headerName))
            }
        }
    }
}

extension [UInt8] {
    /// Appends fixed text, without the detour over a `String`.
    @inline(__always)
    fileprivate mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes in append(contentsOf: bytes) }
    }
}
