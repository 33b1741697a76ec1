import ContractFindings

/// The boundary that a body seems to use, whatever its header says: the text behind `--` on a line that part headers follow.
struct BoundaryInference {
    /// How many bytes at the start of a body are looked through.
    static let reach = 64 << 10
    /// The longest text that is taken for a boundary: longer than RFC 2046 allows, to name that fault.
    static let maximumLength = 200

    /// The text of the boundary.
    let boundary: [UInt8]
    /// Where its first line begins.
    let offset: Int

    /// Looks for the first line of a body that begins with two hyphens and is followed by a part header, or that closes an
    /// empty form.
    init?(_ source: any ByteSource) throws(SourceFailure) {
        let bytes = try source.bytes(in: 0..<BoundaryInference.reach)
        var start = 0
        while start < bytes.count {
            let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            // A body may end its lines with CR alone.
            let carriageReturn = bytes[start..<lineFeed].firstIndex(of: UInt8(ascii: "\r")) ?? lineFeed
            let line = bytes[start..<min(lineFeed, carriageReturn)]
            let next = carriageReturn < lineFeed - 1 ? carriageReturn + 1 : lineFeed + 1
            if line.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")]) {
                let text = BoundaryInference.text(ofLine: line)
                if (1...BoundaryInference.maximumLength).contains(text.count), next <= bytes.count,
                    HeaderLineShape.looksLikeHeader(bytes[min(next, bytes.count)...]),
                    BoundaryInference.holdsDisposition(bytes[min(next, bytes.count)...].prefix(1_024))
                {
                    boundary = Array(text)
                    offset = start
                    return
                }
            }
            start = next
        }
        return nil
    }

    /// Whether the header that every part has is among the next bytes: any other header may stand in a text as well.
    private static func holdsDisposition(_ bytes: ArraySlice<UInt8>) -> Bool {
        let name = Array("content-disposition".utf8)
        guard bytes.count >= name.count else { return false }
        return (bytes.startIndex...bytes.endIndex - name.count).contains { start in
            zip(bytes[start...], name).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }

    /// What stands behind the two hyphens, without padding.
    private static func text(ofLine line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = line.dropFirst(2)
        while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { text.removeLast() }
        return text
    }
}

extension BoundaryInference {
    /// What the difference between the boundary of the header and the one of the body is called.
    func finding(header: [UInt8]) -> Finding {
        if header.count == boundary.count + 2, header.starts(with: [0x2D, 0x2D]), header.dropFirst(2) == boundary[...] {
            return Finding(.boundaryHyphens, offset: offset, boundary: shown)
        }
        if let placeholder = BoundaryPlaceholder.term(of: boundary) {
            return Finding(.boundaryPlaceholder, offset: offset, term: placeholder)
        }
        if let placeholder = BoundaryPlaceholder.term(of: header) {
            return Finding(.boundaryPlaceholder, layer: .request, term: placeholder)
        }
        let differsInCase =
            header.count == boundary.count
            && zip(header, boundary).allSatisfy { HeaderText.lowercased($0) == HeaderText.lowercased($1) }
        return Finding(
            .boundaryMismatch, offset: offset, term: differsInCase ? .letterCase : nil, boundary: shown)
    }

    /// The boundary as a report may show it.
    var shown: BoundaryText? { BoundaryText(String(decoding: boundary, as: UTF8.self)) }
}
