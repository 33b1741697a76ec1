import ContractFindings
import ContractReports
import MultipartContract
import UploadInspection

/// Everything of one upload.
struct UploadView {
    let frame: PageFrame
    let upload: ReceivedUpload
    let header: RunHeader
    private let query: [String: String]
    private let uploads: UploadShelf
    private let inspection: UploadInspection?

    init(
        frame: PageFrame, upload: ReceivedUpload, header: RunHeader, query: [String: String], uploads: UploadShelf
    ) {
        self.uploads = uploads
        self.frame = frame
        self.upload = upload
        self.header = header
        self.query = query
        inspection = (try? upload.inspection()) ?? nil
    }

    private var judgement: UploadJudgement { upload.judgement }
    private var path: String { frame.path(upload) }

    /// The document.
    var document: [UInt8] {
        let right = RightContentView(frame: frame, upload: upload, search: RightContentSearch(uploads))
        let summary = UploadSummary(
            frame: frame, upload: upload, inspection: inspection, damagedParts: right?.parts ?? [])
        let sections: [HTML?] = [
            crumbs, summary.html,
            FindingList(upload: upload, inspection: inspection, path: path).html
                .flatMap { panel("findings", "Also found", $0) },
            parts, right.map { panel("expected", "As it should be", $0.html) }, anatomy, bytes,
            ExactView(inspection: inspection, link: bytesLink).flatMap {
                panel("strict", "What the strict encoder sends", $0.html)
            },
            observations, copies,
        ]
        let state = upload.isAccepted ? "accepted" : "rejected"
        return frame.document(
            title: "Upload \(upload.number), \(state) – ByteContract", sections.compactMap { $0 })
    }

    private func panel(_ id: String, _ title: String, _ content: [HTML]) -> HTML {
        HTML(
            "section", [("id", id), ("aria-labelledby", "\(id)-title")],
            [HTML("h2", [("id", "\(id)-title")], title)] + content)
    }

    private var crumbs: HTML {
        HTML(
            "nav", [("aria-label", "Uploads"), ("class", "crumbs")],
            [HTML("a", [("href", frame.base)], "← All uploads"), HTML("span", [("id", "newer")], "")])
    }

    private func bytesLink(_ offset: Int) -> String { "\(path)?at=\(offset)#bytes" }

    // MARK: Parts

    private var parts: HTML? {
        guard !judgement.parts.isEmpty else { return nil }
        let names = ["Part", "Name", "Kind", "Length", "Declared type", "Looks like", "SHA-256", "Content"]
        let shown = judgement.parts.indices.prefix(AnatomyStrip.partLimit)
        let table = HTML(
            "table", [("class", "parts")],
            [
                HTML("thead", [], [HTML("tr", [], names.map { HTML("th", [("scope", "col")], $0) })]),
                HTML("tbody", [], shown.map(row)),
            ])
        var content = [
            HTML(
                "div",
                [("class", "scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", "Table of parts")], [table])
        ]
        if shown.count < judgement.parts.count {
            content.append(
                HTML(
                    "p", [("class", "quiet")],
                    [
                        HTML("\(judgement.parts.count - shown.count) more parts are in the "),
                        HTML("a", [("href", frame.api("\(upload.number)"))], "JSON"), HTML("."),
                    ]))
        }
        let isMeant = judgement.check.findings.contains {
            $0.severity == .error && ($0.layer == .delimiter || $0.layer == .header)
        }
        return panel("parts", isMeant ? "Parts, as they were meant" : "Parts", content)
    }

    private func row(_ index: Int) -> HTML {
        let part = judgement.parts[index]
        let kind = judgement.kinds.indices.contains(index) ? judgement.kinds[index] : nil
        let link = frame.api("\(upload.number)/parts/\(index)")
        var content: [HTML] = []
        if PartPicture.isDrawn(upload, part: index) {
            content.append(
                HTML(
                    "img",
                    [
                        ("class", "thumbnail"), ("src", "\(path)/picture/\(index)"), ("loading", "lazy"),
                        ("alt", "Picture in part \(index); it may not draw if it is damaged"),
                    ]))
        }
        content.append(
            HTML("a", [("href", link), ("aria-label", "Download the content of part \(index)")], "download"))
        content.append(HTML(" "))
        content.append(
            HTML(
                "a",
                [("href", bytesLink(part.offset)), ("data-at", ""), ("aria-label", "Show the bytes of part \(index)")],
                "bytes"))
        let name = part.name.map { HTML("code", [], ReportText($0.text).text) }
        return HTML(
            "tr", [],
            [
                HTML("th", [("scope", "row")], String(index)),
                HTML("td", [], [name ?? HTML("em", [], "none that can be shown")]),
                HTML("td", [], part.isFile ? "file" : "text"),
                HTML("td", [("class", "count")], PageFrame.number(part.length)),
                HTML("td", [], kind?.declared.map { ReportText($0).text } ?? "none"),
                HTML("td", [], kind?.recognised?.words ?? "not recognised"),
                HTML("td", [], [digest(part.sha256?.text)]),
                HTML("td", [("class", "content-links")], content),
            ])
    }

    /// The beginning of a digest, with all of it to open.
    private func digest(_ text: String?) -> HTML {
        guard let text else { return HTML("not computed") }
        return HTML(
            "details", [("class", "digest")],
            [
                HTML("summary", [("title", text)], [HTML("code", [], "\(text.prefix(8))…")]),
                HTML("code", [], text),
            ])
    }

    // MARK: Bytes

    private var faultOffsets: [Int] {
        var seen: Set<Int> = []
        return judgement.check.findings.compactMap { $0.shownOffset(inspection) }.filter { seen.insert($0).inserted }
    }

    private var anatomy: HTML? {
        guard let inspection, inspection.body.anatomy.length > 0 else { return nil }
        let length = judgement.check.findings.first { $0.category == .contentLength || $0.category == .bodyCut }
        let declared = length.flatMap { $0.category == .contentLength ? $0.found : $0.expected }
        // Where a length that is too small ends the body.
        let short = declared.flatMap { (0..<inspection.body.anatomy.length).contains($0) ? $0 : nil }
        let strip = AnatomyStrip(
            sections: inspection.body.anatomy.sections(partLimit: AnatomyStrip.partLimit),
            length: inspection.body.anatomy.length, faults: faultOffsets + (short.map { [$0] } ?? []),
            missing: max(0, (declared ?? 0) - inspection.body.anatomy.length), link: bytesLink)
        return panel("anatomy", "Anatomy", [strip.html])
    }

    private var bytes: HTML? {
        let view = BytesView(
            path: path, upload: upload, anatomy: inspection?.body.anatomy, faults: Set(faultOffsets),
            places: judgement.check.findings.compactMap(upload.head.place), query: query)
        let marked =
            query["of"] == "request" ? nil : FindingList(upload: upload, inspection: inspection, path: path).marked
        return view.map { panel("bytes", $0.title, (marked.map { [$0] } ?? []) + $0.content) }
    }

    // MARK: Servers

    private var observations: HTML? {
        guard !judgement.observations.isEmpty else { return nil }
        let items = judgement.observations.map { observation in
            HTML(
                "li", [],
                [
                    HTML("strong", [], observation.feature.text), HTML(": \(UploadView.words(observation.reading)) "),
                    HTML("span", [("class", "quiet")], observation.servers.map(\.text).joined(separator: ", ")),
                ])
        }
        return panel("servers", "What known servers do", [HTML("ul", [], items)])
    }

    private static func words(_ reading: KnownReading) -> String {
        switch reading {
        case .refuses: "refused by"
        case .losesParts: "parts lost by"
        case .readsOtherwise: "read otherwise by"
        case .readsAsMeant: "read as meant by"
        }
    }

    // MARK: Copies

    private var copies: HTML {
        let report = ReportFormat.markdown.render(upload.report(header))
        var content = [copy("report", "Report for a ticket (Markdown, redacted: no values and no filenames)", report)]
        if judgement.capture != nil {
            if let refusal = SyntheticCopy.refusal(of: upload) {
                content.append(HTML("p", [("class", "quiet"), ("id", "vector")], "There is no vector: \(refusal)."))
            } else {
                content.append(
                    HTML(
                        "p", [],
                        [
                            HTML("a", [("href", "\(path)/vector"), ("id", "vector")], "As a vector"),
                            HTML(": the same shape and faults, with invented names and contents. "),
                            HTML(
                                "button",
                                [
                                    ("type", "button"), ("data-fetch", "\(path)/vector"), ("class", "copy"),
                                    ("hidden", ""),
                                ],
                                "Copy as vector"),
                        ]))
            }
            if let command = CurlCommand(upload, frame: frame) {
                content.append(
                    copy("curl", "The same body again by curl (which sets the length by itself)", command.text))
            }
            content.append(
                HTML(
                    "p", [],
                    [
                        HTML("Download: "),
                        HTML("a", [("href", frame.api("\(upload.number)/body"))], "the body"), HTML(", "),
                        HTML("a", [("href", frame.api("\(upload.number)/request"))], "the request as it came"),
                        HTML(" (a file for "), HTML("code", [], "bytecontract inspect"), HTML("), "),
                        HTML("a", [("href", frame.api("\(upload.number)"))], "all of this as JSON"), HTML("."),
                    ]))
        }
        return panel("copies", "To pass on", content)
    }

    private func copy(_ id: String, _ title: String, _ text: String) -> HTML {
        HTML(
            "details", [],
            [
                HTML("summary", [], title),
                HTML(
                    "textarea",
                    [
                        ("readonly", ""), ("rows", "8"), ("id", "copy-\(id)"), ("aria-label", title),
                        ("spellcheck", "false"),
                    ], "\n" + text),
                HTML(
                    "button",
                    [("type", "button"), ("class", "copy"), ("data-copy", "copy-\(id)"), ("hidden", "")], "Copy"),
            ])
    }
}
