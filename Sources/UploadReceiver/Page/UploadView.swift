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
    private let inspection: UploadInspection?

    init(frame: PageFrame, upload: ReceivedUpload, header: RunHeader, query: [String: String]) {
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
        let sections: [HTML?] = [
            crumbs, verdict, findings, parts, anatomy, bytes,
            ExactView(inspection: inspection).flatMap { panel("strict", "What the strict encoder sends", $0.html) },
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

    // MARK: Verdict

    private var verdict: HTML {
        let error = judgement.check.findings.first { $0.severity == .error }
        var content = [
            HTML("h1", [], [HTML("Upload \(upload.number) "), PageFrame.badge(upload)]),
            HTML("p", [("class", "sentence big")], [.sentence(UploadDocument.sentence(upload))]),
        ]
        if let error {
            content.append(
                HTML("p", [("class", "cure")], [HTML("strong", [], "Cure: "), .sentence(error.cure)]))
        }
        if let warning = PageFrame.warning(upload), let first = PageFrame.mainWarning(upload) {
            content.append(HTML("p", [("class", "but")], [warning]))
            content.append(HTML("p", [("class", "cure")], [HTML("strong", [], "Cure: "), .sentence(first.cure)]))
        }
        if let suggestion = upload.unknownName?.suggestion {
            content.append(HTML("p", [("class", "cure")], "Did you mean \(suggestion.text)?"))
        }
        content.append(facts)
        return HTML("div", [("class", "verdict \(PageFrame.state(upload))")], content)
    }

    private var facts: HTML {
        let request = [upload.method, upload.path.map { ReportText($0).text }].compactMap { $0 }.joined(separator: " ")
        var pairs = [("Request", request.isEmpty ? "no request line" : request)]
        pairs.append(("Declared length", declaredLength))
        pairs.append(("Received length", PageFrame.bytes(judgement.bodyLength)))
        pairs.append(("Ended", ending))
        if let name = upload.uploadName { pairs.append(("Judged by the upload", name.text)) }
        pairs.append(("Answered", "status \(upload.status) at \(PageFrame.clock(upload.time))"))
        return HTML(
            "dl", [("class", "facts")],
            pairs.map { HTML("div", [], [HTML("dt", [], $0.0), HTML("dd", [], $0.1)]) })
    }

    private var declaredLength: String {
        let values = upload.head.contentLengths.map { ReportText(String(decoding: $0, as: UTF8.self)).text }
        if values.isEmpty { return upload.head.isChunked ? "none: it came in chunks" : "none" }
        guard values.count == 1, let length = Int(values[0]), length >= 0 else {
            return values.joined(separator: " and ")
        }
        let difference = judgement.bodyLength - length
        let words =
            difference == 0
            ? "" : ", \(PageFrame.number(abs(difference))) \(difference < 0 ? "more than came" : "fewer than came")"
        return PageFrame.bytes(length) + words
    }

    private var ending: String {
        switch upload.ending {
        case .whole: "where its head says"
        case .closed: "early: the client closed the connection"
        case .stalled: "early: nothing more came in time"
        case .pause: "where nothing more came; its head says no length"
        case .limit: "at the limit: it is too long, and the rest was not read"
        case .foreign: "at once: the client speaks TLS"
        }
    }

    // MARK: Findings

    private var findings: HTML? {
        let all = judgement.check.findings
        guard !all.isEmpty else { return nil }
        let errors = all.filter { $0.severity == .error }
        let warnings = all.filter { $0.severity != .error }
        let unlisted = judgement.check.errorCount + judgement.check.warningCount - all.count
        var items = [HTML("ol", [("class", "findings")], (errors + warnings).map(item))]
        if unlisted > 0 {
            items.append(HTML("p", [("class", "quiet")], "\(unlisted) more are counted and not listed."))
        }
        return panel("findings", "Findings", items)
    }

    private func item(_ finding: Finding) -> HTML {
        let isError = finding.severity == .error
        let entry = finding.category.entry
        var lines = [
            HTML(
                "p", [("class", "line")],
                [
                    HTML(
                        "span", [("class", isError ? "badge bad" : "badge warn")], isError ? "✗ error" : "! warning"),
                    HTML(" "), HTML("code", [("class", "category")], finding.category.rawValue), HTML(" "),
                    HTML("span", [("class", "quiet")], "\(finding.layer.rawValue) layer"), HTML(" "),
                ] + jump(finding)),
            HTML("p", [], [.sentence(finding.sentence)]),
        ]
        // What is said of the first error stands above.
        let isFirst = finding == judgement.check.findings.first { $0.severity == .error }
        if !isFirst {
            if let view = finding.serverView {
                lines.append(HTML("p", [], [HTML("strong", [], "Seen by the server: "), .sentence(view)]))
            }
            lines.append(HTML("p", [], [HTML("strong", [], "Cure: "), .sentence(finding.cure)]))
        }
        lines.append(
            HTML(
                "details", [("open", isFirst ? "" : nil)],
                [
                    HTML("summary", [], "How it happens"),
                    entry.meaning == finding.sentence ? HTML() : HTML("p", [], [.sentence(entry.meaning)]),
                    HTML("p", [], [.sentence(entry.cause)]),
                ]))
        return HTML("li", [("class", isError ? "bad" : "warn")], lines)
    }

    /// From a finding to its byte.
    private func jump(_ finding: Finding) -> [HTML] {
        let place = finding.place
        if let offset = finding.bodyOffset, judgement.capture != nil {
            return [
                HTML(
                    "a", [("href", bytesLink(offset)), ("data-at", "")],
                    "\(place.isEmpty ? "offset \(offset)" : place) → show the byte")
            ]
        }
        guard finding.layer == .request, upload.request.length > 0 else { return [HTML(place)] }
        let offset = finding.offset ?? 0
        return [
            HTML(
                "a", [("href", "\(path)?of=request&at=\(offset)#bytes"), ("data-at", "")],
                "\(place.isEmpty ? "" : place + " → ")show the request")
        ]
    }

    private func bytesLink(_ offset: Int) -> String { "\(path)?at=\(offset)#bytes" }

    // MARK: Parts

    private var parts: HTML? {
        guard !judgement.parts.isEmpty else { return nil }
        let names = ["Part", "Name", "Kind", "Length", "Declared type", "Looks like", "SHA-256", "Content"]
        let shown = judgement.parts.indices.prefix(AnatomyStrip.partLimit)
        let table = HTML(
            "table", [],
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
        return panel("parts", "Parts", content)
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
                HTML("td", [], [HTML("code", [("class", "digest")], part.sha256?.text ?? "not computed")]),
                HTML("td", [("class", "content-links")], content),
            ])
    }

    // MARK: Bytes

    private var faultOffsets: [Int] {
        var seen: Set<Int> = []
        return judgement.check.findings.compactMap(\.bodyOffset).filter { seen.insert($0).inserted }
    }

    private var anatomy: HTML? {
        guard let inspection, inspection.body.anatomy.length > 0 else { return nil }
        let strip = AnatomyStrip(
            sections: inspection.body.anatomy.sections(partLimit: AnatomyStrip.partLimit),
            length: inspection.body.anatomy.length, faults: faultOffsets, link: bytesLink)
        return panel("anatomy", "Anatomy", [strip.html])
    }

    private var bytes: HTML? {
        let view = BytesView(
            path: path, upload: upload, anatomy: inspection?.body.anatomy, faults: Set(faultOffsets), query: query)
        return view.map { panel("bytes", $0.title, $0.content) }
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
        var content = [copy("report", "Redacted report for a ticket (Markdown, without values)", report)]
        if judgement.capture != nil {
            content.append(
                HTML(
                    "p", [],
                    [
                        HTML("a", [("href", "\(path)/vector"), ("id", "vector")], "As a vector"),
                        HTML(": the same shape and faults, with invented names and contents. "),
                        HTML(
                            "button",
                            [("type", "button"), ("data-fetch", "\(path)/vector"), ("class", "copy"), ("hidden", "")],
                            "Copy as vector"),
                    ]))
            if let command = CurlCommand(upload, frame: frame) {
                content.append(copy("curl", "The same body again by curl", command.text))
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

extension Finding {
    /// Its offset, where that counts in the body.
    var bodyOffset: Int? { layer != .request || category == .bodyCut ? offset : nil }
}
