import MultipartContract
import UploadInspection

/// The framing that came beside the one that the strict encoder writes for the same parts, up to the first byte that differs.
struct ExactView {
    /// The most parts that are held against each other, and the most bytes of a piece that are shown.
    private static let partLimit = 20
    private static let pieceLength = 2_048

    /// What came and what should come between two contents.
    private struct Piece {
        let came: [UInt8]
        let exact: [UInt8]
        /// The length of the content behind it; nil behind the last delimiter.
        let content: Int?
    }

    let html: [HTML]

    /// Nil where there is no body.
    init?(inspection: UploadInspection?) {
        guard let inspection, inspection.body.anatomy.length > 0 else { return nil }
        guard let pieces = ExactView.pieces(of: inspection) else {
            html = [
                HTML(
                    "p", [],
                    "It would refuse to: there is no part, a part has no name that can be written, or the boundary is none."
                )
            ]
            return
        }
        let differing = pieces.firstIndex { $0.came != $0.exact }
        let difference = differing.map { index in
            (index, zip(pieces[index].came, pieces[index].exact).prefix { $0 == $1 }.count)
        }
        let words =
            difference == nil
            ? "The framing came as the strict encoder writes it for these parts, byte for byte."
            : "The first byte that differs is marked; that alone is no fault. Contents are left out: they are what they are."
        let side = { (title: String, id: String, bytes: (Piece) -> [UInt8]) in
            HTML(
                "div", [],
                [
                    HTML("h3", [("id", id)], title),
                    HTML(
                        "pre",
                        [("class", "framing"), ("tabindex", "0"), ("role", "region"), ("aria-labelledby", id)],
                        pieces.enumerated().flatMap { index, piece in
                            ExactView.lines(bytes(piece), mark: difference?.0 == index ? difference?.1 : nil)
                                + (piece.content.map { length in
                                    [
                                        HTML("span", [("class", "content")], "⟨\(PageFrame.bytes(length)) of content⟩"),
                                        HTML("\n"),
                                    ]
                                } ?? [])
                        }),
                ])
        }
        html = [
            HTML("p", [], words),
            HTML("div", [("class", "pair")], [side("Came", "came", \.came), side("Strict", "exact", \.exact)]),
        ]
    }

    private static func pieces(of inspection: UploadInspection) -> [Piece]? {
        let anatomy = inspection.body.anatomy
        guard !anatomy.parts.isEmpty, let bytes = inspection.body.boundary,
            let boundary = try? Boundary(String(decoding: bytes, as: UTF8.self))
        else { return nil }
        let body = inspection.capture.body
        let read = { (range: Range<Int>) in
            try? body.bytes(in: range.lowerBound..<min(range.upperBound, range.lowerBound + pieceLength))
        }
        let close = Array("\r\n--\(boundary.text)--\r\n".utf8)
        var pieces: [Piece] = []
        for (index, part) in anatomy.parts.prefix(partLimit).enumerated() {
            let start = index == 0 ? 0 : part.delimiter.lowerBound
            guard let came = read(start..<max(start, part.content.lowerBound)),
                let head = framing(of: inspection.body.heads[index], boundary)
            else { return nil }
            let exact = Array((index == 0 ? "" : "\r\n").utf8) + head
            pieces.append(Piece(came: came, exact: exact, content: part.content.count))
        }
        guard anatomy.parts.count <= partLimit else { return pieces }
        let end = anatomy.parts.last.map(\.content.upperBound) ?? 0
        guard let came = read(end..<max(end, anatomy.length)) else { return nil }
        pieces.append(Piece(came: came, exact: close, content: nil))
        return pieces
    }

    /// The first delimiter and the head of a part, as the encoder writes them.
    private static func framing(of head: PartHead, _ boundary: Boundary) -> [UInt8]? {
        guard let name = head.name else { return nil }
        var headers: [PartHeader] = []
        for line in head.lines {
            let headerName = String(decoding: head.bytes[line.name], as: UTF8.self)
            guard !["content-disposition", "content-type"].contains(headerName.lowercased()) else { continue }
            let value = String(decoding: head.bytes[line.value], as: UTF8.self)
            if let header = try? PartHeader(name: headerName, value: value) { headers.append(header) }
        }
        guard
            let part = try? Part(
                name: name, filename: head.filename, content: .bytes([]), contentType: head.contentType,
                headers: headers, safety: .browser),
            let encoded = try? MultipartForm([part]).encode(boundary: boundary)
        else { return nil }
        return Array(encoded.body.dropLast("\r\n--\(boundary.text)--\r\n".utf8.count))
    }

    /// Bytes as text, a line each, with signs for line ends and all that is not printed.
    private static func lines(_ bytes: [UInt8], mark: Int?) -> [HTML] {
        var html: [HTML] = []
        var run = ""
        let flush = {
            if !run.isEmpty { html.append(HTML(run)) }
            run = ""
        }
        for (index, byte) in bytes.enumerated() {
            if index == mark {
                flush()
                html.append(HTML("mark", [], ByteWindow.sign(byte)))
            } else {
                run += ByteWindow.sign(byte)
            }
            if byte == 0x0A { run += "\n" }
        }
        flush()
        if mark == bytes.count { html.append(HTML("mark", [], "⟨ends⟩")) }
        return html
    }
}
