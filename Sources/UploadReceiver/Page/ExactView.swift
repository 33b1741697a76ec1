import MultipartContract
import UploadInspection

/// What came beside what the strict encoder sends for the same parts: red where the difference is a fault, amber where it is
/// harmless, and folded where there is none that matters.
struct ExactView {
    let html: [HTML]

    /// Nil where there is no body.
    ///
    /// - Parameter link: the path that shows the byte at an offset of the body.
    init?(inspection: UploadInspection?, link: (Int) -> String) {
        guard let inspection, inspection.body.anatomy.length > 0 else { return nil }
        guard let lines = FramingLines(inspection)?.lines else {
            html = [
                HTML("p", [], "It would not send such a body: there is no part in it, or the boundary is none.")
            ]
            return
        }
        let first = lines.firstIndex { $0.weight == .fault }
        let table = ExactView.table(lines, first: first)
        guard let first else {
            let count = lines.count { $0.weight == .harmless }
            let words =
                count == 0
                ? "The same, byte for byte. Contents are left out."
                : "Nothing differs that matters; \(count == 1 ? "1 line differs" : "\(count) lines differ") harmlessly."
            html = [HTML("p", [], words), HTML("details", [], [HTML("summary", [], "Show both"), table])]
            return
        }
        html = [HTML("p", [], ExactView.words(lines[first], bodyLength: inspection.body.anatomy.length, link)), table]
    }

    /// Which byte is the first that matters, and what belongs there.
    private static func words(_ line: FramingLine, bodyLength: Int, _ link: (Int) -> String) -> [HTML] {
        let common = line.commonLength
        let came = line.came.flatMap { $0.indices.contains(common) ? $0[common] : nil }
        let exact = line.exact.flatMap { $0.indices.contains(common) ? $0[common] : nil }
        let name = { (byte: UInt8) in HTML("code", [], byteName(byte)) }
        guard let offset = line.offset.map({ $0 + common }) else {
            var words = [HTML("The first byte that matters stands in the head of the request: ")]
            switch (came, exact) {
            case (let came?, let exact?): words += [name(came), HTML(" came where "), name(exact), HTML(" belongs.")]
            case (nil, let exact?) where line.came != nil:
                words += [HTML("it ends where "), name(exact), HTML(" belongs.")]
            case (nil, _): words = [HTML("A header of the request is missing.")]
            case (_, nil): words = [HTML("The head of the request says more than belongs there.")]
            }
            return words
        }
        let place = HTML(
            "a", [("href", link(min(offset, bodyLength - 1))), ("data-at", "")], "byte \(PageFrame.number(offset))")
        if offset >= bodyLength, let exact {
            return [HTML("The body ends at "), place, HTML(", where "), name(exact), HTML(" belongs.")]
        }
        if line.came == nil, line.kind == .lineEnd || line.kind == .blank {
            return [
                HTML("Before "), place,
                HTML(line.kind == .blank ? " the blank line is missing." : " a CRLF is missing."),
            ]
        }
        switch (line.came == nil ? nil : came, exact) {
        case (let came?, let exact?):
            return [
                HTML("The first byte that matters is "), place, HTML(": "), name(came), HTML(" came where "),
                name(exact),
                HTML(" belongs."),
            ]
        case (nil, let exact?):
            return [HTML("Before "), place, HTML(" a line is missing that begins with "), name(exact), HTML(".")]
        case (_, nil): return [HTML("The first byte that matters is "), place, HTML(": nothing belongs there.")]
        }
    }

    private static func byteName(_ byte: UInt8) -> String {
        let hex = ByteWindow.hex(byte)
        switch byte {
        case 0x0A: return "LF (\(hex))"
        case 0x0D: return "CR (\(hex))"
        case 0x20: return "space (\(hex))"
        case 0x21...0x7E: return "\(UnicodeScalar(byte)) (\(hex))"
        default: return hex
        }
    }

    private static func table(_ lines: [FramingLine], first: Int?) -> HTML {
        let rows = lines.enumerated().map { index, line -> HTML in
            if case .content(let length) = line.kind {
                return HTML(
                    "tr", [("class", "same")],
                    [HTML("td", [("class", "sign")], "")]
                        + ["came", "exact"].map { side in
                            HTML("td", [("class", "content \(side)")], "⟨\(PageFrame.bytes(length)) of content⟩")
                        })
            }
            let sign: HTML =
                switch line.weight {
                case .same: HTML()
                case .harmless: HTML("span", [("role", "img"), ("aria-label", "differs harmlessly")], "≈")
                case .fault: HTML("span", [("role", "img"), ("aria-label", "a fault")], "✗")
                }
            return HTML(
                "tr", [("class", line.weight.rawValue), ("id", index == first ? "first-difference" : nil)],
                [
                    HTML("td", [("class", "sign")], [sign]),
                    cell("came", "Came", line.came, line, missing: line.exact == nil ? "" : "⟨missing⟩"),
                    cell("exact", "Strict", line.exact, line, missing: "⟨nothing⟩"),
                ])
        }
        return HTML(
            "table", [("class", "framing"), ("aria-label", "What came beside what the strict encoder sends")],
            [
                HTML(
                    "thead", [],
                    [
                        HTML(
                            "tr", [],
                            [HTML("td", [("class", "sign")], "")]
                                + ["Came", "Strict"].map { HTML("th", [("scope", "col")], $0) })
                    ]),
                HTML("tbody", [], rows),
            ])
    }

    private static func cell(_ side: String, _ label: String, _ bytes: [UInt8]?, _ line: FramingLine, missing: String)
        -> HTML
    {
        var content: [HTML]
        if let bytes {
            content = marked(bytes, line)
        } else {
            content = [side == "came" ? mark([HTML(missing)], line) : HTML("span", [("class", "quiet")], missing)]
        }
        if case .delimiter = line.kind { content = [HTML("span", [("class", "delimiter")], content)] }
        return HTML("td", [("class", side), ("data-label", label)], content)
    }

    private static func mark(_ content: [HTML], _ line: FramingLine) -> HTML {
        HTML("mark", [("class", line.weight == .harmless ? "harmless" : nil)], content)
    }

    /// A line as text, with signs for its end and all that is not printed; what differs is marked.
    private static func marked(_ bytes: [UInt8], _ line: FramingLine) -> [HTML] {
        let signs = { (range: Range<Int>) in bytes[range].map(ByteWindow.sign) }
        guard line.weight != .same, let came = line.came, let exact = line.exact else {
            let text = signs(0..<bytes.count)
            return line.weight == .same ? text : [mark(text, line)]
        }
        let common = line.commonLength
        let room = min(came.count, exact.count) - common
        let tail = zip(came.reversed(), exact.reversed()).prefix { $0 == $1 }.count
        let end = max(bytes.count - min(tail, room), min(common + 1, bytes.count))
        let difference = end > common ? signs(common..<end) : [HTML("⟨ends⟩")]
        return signs(0..<common) + [mark(difference, line)] + signs(end..<bytes.count)
    }
}
