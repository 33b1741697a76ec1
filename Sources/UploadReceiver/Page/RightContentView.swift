import ContractFindings
import ContractReports
import MultipartContract

/// The damaged parts of an upload beside what they should be: both pictures, and the bytes round the first that differs.
struct RightContentView {
    /// The most parts that are shown.
    private static let shownCount = 10

    let html: [HTML]
    /// The parts that are not as they should be, by their index.
    let parts: [Int]

    private let frame: PageFrame
    private let upload: ReceivedUpload

    /// Nil where no part is known to be damaged.
    init?(frame: PageFrame, upload: ReceivedUpload, search: RightContentSearch) {
        self.frame = frame
        self.upload = upload
        var blocks: [HTML] = []
        var parts: [Int] = []
        let view = Shown(frame: frame, upload: upload)
        for index in upload.judgement.parts.indices.prefix(RightContentSearch.partLimit) {
            if let right = search.content(of: upload, part: index) {
                blocks.append(view.part(index, right))
            } else if let finding = upload.judgement.check.findings.first(where: { $0.showsDamage(of: index) }) {
                blocks.append(view.unknown(index, finding))
            } else if search.isBroken(upload, part: index) {
                blocks.append(view.unknown(index, nil))
            }
            if blocks.count > parts.count { parts.append(index) }
            if blocks.count == RightContentView.shownCount { break }
        }
        guard !blocks.isEmpty else { return nil }
        html = blocks
        self.parts = parts
    }
}

/// One part.
private struct Shown {
    let frame: PageFrame
    let upload: ReceivedUpload

    private func title(_ index: Int) -> HTML {
        let name = upload.judgement.parts[index].name.map { ReportText($0.text).text }
        return HTML(
            "h3", [("id", "right-\(index)")],
            [HTML("Part \(index)")] + (name.map { [HTML(", "), HTML("code", [], $0)] } ?? []))
    }

    private func block(_ index: Int, _ content: [HTML]) -> HTML {
        HTML("div", [("class", "right"), ("role", "group"), ("aria-labelledby", "right-\(index)")], content)
    }

    func part(_ index: Int, _ right: RightContent) -> HTML {
        let came = upload.judgement.parts[index]
        var content = [title(index), HTML("p", [], origin(right)), HTML("p", [], [.sentence(right.damage.sentence)])]
        if PartPicture(right) != nil {
            content.append(
                HTML(
                    "div", [("class", "pair")],
                    [
                        figure("Came", came.length, cameImage(index)),
                        figure("Should be", right.length, rightImage(index)),
                    ]))
        }
        let dump = DifferenceDump(offset: right.damage.contentOffset ?? 0)
        let link = "\(frame.path(upload))?at=\(came.offset + (right.damage.contentOffset ?? 0))#bytes"
        if let body = upload.judgement.capture?.body,
            let left = dump.html(
                body, came.offset..<came.offset + came.length, title: "Came, part \(index)", link: link),
            let correct = dump.html(right.source, right.range, title: "Should be, part \(index)", link: nil)
        {
            content.append(
                HTML("p", [("class", "quiet")], "The bytes round the first one that differs, offsets in the content:"))
            content.append(HTML("div", [("class", "pair")], [left, correct]))
        }
        content.append(
            HTML(
                "p", [],
                [
                    HTML("a", [("href", link), ("data-at", "")], "Show the byte in the body"), HTML(" · "),
                    HTML(
                        "a", [("href", frame.api("\(upload.number)/parts/\(index)/expected"))],
                        "Download part \(index) as it should be"),
                ]))
        return block(index, content)
    }

    /// How it is known what the part should be.
    private func origin(_ right: RightContent) -> [HTML] {
        let what = right.kind?.words ?? "a file"
        switch right.origin {
        case .given: return [HTML("What it should be was given by "), HTML("code", [], "--expect"), HTML(".")]
        case .learnt(let number, let part):
            let link = HTML("a", [("href", "\(frame.base)page/\(number)#parts")], "upload \(number)")
            return [
                HTML("The same picture came whole in "), link, HTML(", part \(part). "),
                HTML(
                    right.isCertain
                        ? "Certain: the damage makes exactly these bytes of it."
                        : "Likely: what came agrees with it, but too little of it is there for a proof."
                ),
            ]
        case .undone:
            return [
                HTML("The damage was undone, and what comes out is \(what) from its first byte to its last. "),
                HTML(
                    right.isCertain
                        ? "Certain: its own checksums hold for every byte."
                        : "Likely: its structure is whole, but this kind of picture has no checksums that would prove each byte."
                ),
            ]
        }
    }

    // MARK: Pictures

    private func figure(_ title: String, _ length: Int, _ picture: HTML) -> HTML {
        HTML(
            "figure", [],
            [HTML("figcaption", [], "\(title), \(PageFrame.bytes(length))"), picture])
    }

    private func cameImage(_ index: Int) -> HTML {
        guard PartPicture.isDrawn(upload, part: index) else {
            return HTML("div", [("class", "undrawn")], "Not drawn: its first bytes are those of no picture.")
        }
        return image("\(frame.path(upload))/picture/\(index)", "Part \(index) as it came; it may not draw")
    }

    private func rightImage(_ index: Int) -> HTML {
        image("\(frame.path(upload))/picture/\(index)/expected", "Part \(index) as it should be")
    }

    private func image(_ address: String, _ words: String) -> HTML {
        HTML("img", [("src", address), ("loading", "lazy"), ("alt", words)])
    }

    // MARK: Unknown

    /// A part that is damaged, of which is not known what it should be.
    ///
    /// - Parameter finding: Nil where the picture's own structure alone says so.
    func unknown(_ index: Int, _ finding: Finding?) -> HTML {
        let isLost = finding?.category == .replacementInBinary || finding?.term == .utf8Decoded
        let name = upload.judgement.parts[index].name?.text
        let option = name.map { "--expect " + CurlCommand.quoted("\($0)=@FILE") } ?? "--expect-part \(index)=@FILE"
        var ways = [HTML("To see it as it should be, ")]
        if let command = name.flatMap({ CurlCommand.form(name: $0, to: upload, frame: frame) }) {
            ways += [HTML("send the same file by "), HTML("code", [("class", "long")], command), HTML(", or ")]
        }
        ways += [
            HTML("start the receiver with "), HTML("code", [("class", "long")], ReportText(option).text), HTML("."),
        ]
        return block(
            index,
            [
                title(index),
                HTML(
                    "p", [],
                    isLost
                        ? "The bytes are gone: where a replacement character stands, nothing tells what was there before."
                        : finding == nil
                            ? "The picture does not hold together: one of its checksums is wrong, or it does not end where its own structure says."
                            : "What it should be is not known here, and the damage cannot be undone in a way that proves itself."
                ),
                HTML("p", [], ways),
            ])
    }
}

extension Finding {
    /// Whether it says that the content of a part is damaged.
    fileprivate func showsDamage(of index: Int) -> Bool {
        part == index
            && (category.isDamage || category == .signatureDamaged || category == .replacementInBinary)
    }
}

/// Some rows of a content as hex and as text, with the byte marked at one offset.
struct DifferenceDump {
    private static let rowLength = 8
    private static let rowsBefore = 2
    private static let rowCount = 7

    /// The offset in the content of the byte that is marked; behind its end the end is marked.
    let offset: Int

    private var start: Int {
        max(0, offset / DifferenceDump.rowLength - DifferenceDump.rowsBefore) * DifferenceDump.rowLength
    }

    /// Nil if the bytes cannot be read.
    ///
    /// - Parameters:
    ///   - range: the content.
    ///   - title: what it is, for people who do not see where it stands.
    ///   - link: where the marked byte leads to.
    func html(_ source: any ByteSource, _ range: Range<Int>, title: String, link: String?) -> HTML? {
        let length = DifferenceDump.rowCount * DifferenceDump.rowLength
        let window = (start..<start + length).clamped(to: 0..<range.count)
        guard
            let bytes = try? source.bytes(
                in: range.lowerBound + window.lowerBound..<range.lowerBound + window.upperBound)
        else { return nil }
        let digits = String(start + length).utf8.count
        let marked = { (words: String) in
            let mark = HTML("mark", [], words)
            return link.map {
                HTML("a", [("href", $0), ("data-at", ""), ("aria-label", "\(words), show the byte")], [mark])
            }
                ?? mark
        }
        var html = HTML()
        html.open(
            "pre", [("class", "dump"), ("tabindex", "0"), ("role", "region"), ("aria-label", "Bytes: \(title)")])
        // (Also the row in which nothing stands but the end.)
        let end = max(bytes.count, offset - window.lowerBound + 1)
        for row in stride(from: 0, to: end, by: DifferenceDump.rowLength) {
            let place = String(window.lowerBound + row)
            html.append(
                HTML(
                    "span", [("class", "offset")],
                    String(repeating: " ", count: max(0, digits - place.utf8.count)) + place))
            html.append("  ")
            let columns = row..<row + DifferenceDump.rowLength
            for index in columns {
                let isMarked = window.lowerBound + index == offset
                if index < bytes.count {
                    let words = ByteWindow.hex(bytes[index])
                    html.append(isMarked ? marked(words) : HTML(words))
                } else {
                    html.append(isMarked ? marked("⟨ends⟩") : HTML("  "))
                }
                html.append(" ")
            }
            html.append(" ")
            for index in columns where index < bytes.count {
                let sign = ByteWindow.sign(bytes[index])
                html.append(window.lowerBound + index == offset ? HTML("mark", [], [sign]) : sign)
            }
            html.append("\n")
        }
        html.close("pre")
        return html
    }
}
