import ContractFindings

/// Holds a body against what the encoder sends for the same parts, byte for byte.
///
/// Contents are what they are: only the framing round them is made again and compared.
struct ExactComparison {
    let anatomy: Anatomy
    let heads: [PartHead]
    let boundary: [UInt8]
    let contentType: [UInt8]?

    /// The first byte that differs, or nil if the body is what the encoder sends.
    func firstDifference(in source: any ByteSource) throws(SourceFailure) -> Finding? {
        let text = String(decoding: boundary, as: UTF8.self)
        guard let exact = try? Boundary(text) else {
            return Finding(.exactDifference, layer: .request, term: .parameter)
        }
        if let contentType, contentType != Array(exact.contentType.utf8) {
            let place = zip(contentType, exact.contentType.utf8).prefix { $0 == $1 }.count
            return Finding(.exactDifference, layer: .request, term: .parameter, contentOffset: place)
        }
        var offset = 0
        for (index, part) in anatomy.parts.enumerated() {
            let line = Array((index == 0 ? "--" : "\r\n--").utf8) + boundary + Array("\r\n".utf8)
            if let place = try difference(line, at: offset, end: part.delimiter.upperBound, in: source) {
                return Finding(.exactDifference, layer: .delimiter, offset: place, part: index, term: .delimiterLine)
            }
            offset += line.count
            let head = ExactComparison.head(of: heads[index])
            if let place = try difference(head, at: offset, end: part.head.upperBound, in: source) {
                return Finding(
                    .exactDifference, layer: .header, offset: place, part: index, field: heads[index].fieldName,
                    term: .headerLines)
            }
            offset = part.content.upperBound
        }
        let close = Array((anatomy.parts.isEmpty ? "--" : "\r\n--").utf8) + boundary + Array("--\r\n".utf8)
        if let place = try difference(close, at: offset, end: anatomy.length, in: source) {
            return Finding(.exactDifference, layer: .delimiter, offset: place, term: .delimiterLine)
        }
        return nil
    }

    /// Where the source differs from the bytes that should stand from `offset` to `end`.
    private func difference(
        _ expected: [UInt8], at offset: Int, end: Int, in source: any ByteSource
    ) throws(SourceFailure) -> Int? {
        let found = try source.bytes(in: offset..<max(offset, end))
        let same = zip(found, expected).prefix { $0 == $1 }.count
        return same == expected.count && same == found.count ? nil : offset + same
    }

    /// The head that the encoder writes for a part of this name, filename, type and other headers; of a part that it would
    /// refuse, as much of the head as shows where.
    private static func head(of head: PartHead) -> [UInt8] {
        guard let name = head.name else { return [] }
        var extra: [PartHeader] = []
        for line in head.lines {
            let headerName = String(decoding: head.bytes[line.name], as: UTF8.self)
            let lower = headerName.lowercased()
            guard lower != "content-disposition", lower != "content-type" else { continue }
            let value = String(decoding: head.bytes[line.value], as: UTF8.self)
            guard let header = try? PartHeader(name: headerName, value: value) else { continue }
            extra.append(header)
        }
        let made = try? Part(
            name: name, filename: head.filename, content: .bytes([]), contentType: head.contentType, headers: extra,
            safety: .browser)
        return made?.head ?? []
    }
}
