import MultipartContract

/// Some bytes as hex and as text, coloured by role. Only the window is read, however long the source is.
struct ByteWindow {
    /// How many bytes a window has.
    static let length = 4_096
    private static let rowLength = 16

    let source: any ByteSource
    /// The first byte of the window, at the beginning of a row.
    let start: Int
    /// What the bytes are; outside of it all.
    let roles: (Range<Int>) -> [AnatomySection.Role]
    /// The offsets of faults.
    let faults: Set<Int>
    /// The byte that is looked for.
    let wanted: Int?
    /// What is said where a fault is that nothing more comes.
    var end = "the body ends here"

    /// The window that holds an offset, not far from its beginning.
    static func start(for offset: Int, length: Int) -> Int {
        let place = min(max(offset, 0), max(length - 1, 0))
        return max(place / rowLength - 2, 0) * rowLength
    }

    var range: Range<Int> { start..<min(start + ByteWindow.length, max(source.length, start)) }

    /// The rows.
    func rows() throws(SourceFailure) -> HTML {
        let bytes = try source.bytes(in: range)
        let roles = roles(range)
        var html = HTML()
        for row in stride(from: 0, to: bytes.count, by: ByteWindow.rowLength) {
            let end = min(row + ByteWindow.rowLength, bytes.count)
            let isWanted = wanted.map { (start + row..<start + end).contains($0) } ?? false
            html.open("div", [("class", isWanted ? "row wanted" : "row"), ("id", isWanted ? "wanted" : nil)])
            for half in stride(from: row, to: end, by: 8) {
                let piece = half..<min(half + 8, end)
                html.append(
                    HTML("span", [("class", half == row ? "offset" : "offset second")], String(start + half)))
                html.append(column("hex", roles, piece) { HTML(ByteWindow.hex(bytes[$0])) })
                html.append(column("chars", roles, piece) { ByteWindow.sign(bytes[$0]) })
            }
            html.close("div")
        }
        // A fault may be that nothing more comes.
        if range.upperBound == source.length, faults.contains(source.length) {
            html.append(HTML("div", [("class", "row-end")], [HTML("mark", [], end)]))
        }
        return html
    }

    /// Bytes of one role in one element.
    private func column(
        _ name: String, _ roles: [AnatomySection.Role], _ piece: Range<Int>, _ cell: (Int) -> HTML
    ) -> HTML {
        var html = HTML()
        html.open("span", [("class", name)])
        let separator = name == "hex" ? " " : ""
        let kinds = piece.map { faults.contains(start + $0) ? "fault" : roles[$0].rawValue }
        var index = piece.lowerBound
        while index < piece.upperBound {
            let kind = kinds[index - piece.lowerBound]
            var run = HTML()
            let first = index
            repeat {
                if index > first { run.append(separator) }
                run.append(cell(index))
                index += 1
            } while index < piece.upperBound && kinds[index - piece.lowerBound] == kind
            html.append(kind == "fault" ? HTML("mark", [], [run]) : HTML("span", [("class", kind)], [run]))
            if index < piece.upperBound { html.append(separator) }
        }
        html.close("span")
        return html
    }

    /// Two digits.
    static func hex(_ byte: UInt8) -> String {
        (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// A byte in one column. Line ends and tabs are drawn by the style sheet, since few fonts have signs for them that can be read
    /// at this size; what is copied are the signs of Unicode.
    static func sign(_ byte: UInt8) -> HTML {
        switch byte {
        case 0x20...0x7E: HTML(String(UnicodeScalar(byte)))
        case 0x0D: HTML("abbr", [("class", "cr"), ("title", "CR")], "␍")
        case 0x0A: HTML("abbr", [("class", "lf"), ("title", "LF")], "␊")
        case 0x09: HTML("abbr", [("class", "ht"), ("title", "tab")], "␉")
        // In every font, and in one column.
        default: HTML("·")
        }
    }

    /// What the signs stand for.
    static var legend: HTML {
        let words: [(UInt8, String)] = [(0x0D, "CR"), (0x0A, "LF"), (0x09, "tab"), (0x00, "no ASCII text")]
        return HTML(
            "p", [("class", "signs")],
            words.map { byte, word in
                HTML("span", [], [byte == 0 ? HTML("code", [], [sign(byte)]) : sign(byte), HTML(word)])
            })
    }
}
