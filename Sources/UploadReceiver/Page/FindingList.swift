import ContractFindings
import ContractReports
import MultipartContract
import UploadInspection

/// The findings of an upload beside the one that stands above, errors first.
struct FindingList {
    let upload: ReceivedUpload
    let inspection: UploadInspection?
    /// The path of its page.
    let path: String

    private var judgement: UploadJudgement { upload.judgement }

    /// Nil where the head of the page says all.
    var html: [HTML]? {
        let all = judgement.check.findings
        let first = UploadHeadline(upload).finding
        let errors = all.filter { $0.severity == .error && $0 != first }
        let warnings = all.filter { $0.severity != .error && $0 != first }
        let unlisted = judgement.check.errorCount + judgement.check.warningCount - all.count
        guard !errors.isEmpty || !warnings.isEmpty || unlisted > 0 else { return nil }
        var items = [HTML("ol", [("class", "findings")], (errors + warnings).map(item))]
        if unlisted > 0 {
            items.append(HTML("p", [("class", "quiet")], "\(unlisted) more are counted and not listed."))
        }
        return items
    }

    /// What is marked in the bytes, for beside them.
    var marked: HTML? {
        let places = judgement.check.findings.compactMap { finding in
            finding.shownOffset(inspection).map { (finding, $0) }
        }
        guard !places.isEmpty, judgement.capture != nil else { return nil }
        let items = places.prefix(FindingList.markedLimit).map { finding, offset in
            HTML(
                "li", [],
                [
                    HTML(
                        "a", [("href", "\(path)?at=\(offset)#bytes"), ("data-at", "")],
                        "Byte \(PageFrame.number(offset))"),
                    HTML(": "), .sentence(finding.sentence),
                ])
        }
        return HTML("div", [("class", "marked")], [HTML("ul", [("aria-label", "What is marked")], items)])
    }

    private static let markedLimit = 6

    private func item(_ finding: Finding) -> HTML {
        let isError = finding.severity == .error
        let lines = [
            HTML(
                "p", [("class", "found")],
                [
                    HTML(
                        "span", [("class", isError ? "badge bad" : "badge warn")], isError ? "✗ error" : "! warning"),
                    HTML(" "), .sentence(finding.sentence),
                ]),
            HTML("p", [("class", "cure")], [HTML("strong", [], "Cure: "), .sentence(finding.cure)]),
            place(of: finding),
            finding.serverView.map { HTML("p", [("class", "quiet")], [.sentence($0)]) } ?? HTML(),
        ]
        return HTML("li", [("class", isError ? "bad" : "warn")], lines + background(of: finding))
    }

    /// How it happens, and what reports call it.
    func background(of finding: Finding) -> [HTML] {
        [
            HTML(
                "p", [("class", "quiet")],
                [HTML("strong", [], "How it happens: "), .sentence(finding.category.entry.cause)]),
            HTML(
                "p", [("class", "quiet name")],
                [
                    HTML("code", [("class", "category")], finding.category.rawValue),
                    HTML(" · \(finding.layer.rawValue) layer"),
                ]),
        ]
    }

    /// The way from a finding to its byte.
    func place(of finding: Finding) -> HTML {
        let links = jump(finding)
        return links.isEmpty ? HTML() : HTML("p", [("class", "jump")], links)
    }

    /// From a finding to its byte: in the body, or in the request.
    private func jump(_ finding: Finding) -> [HTML] {
        let head = upload.head.place(of: finding)
        if let offset = finding.shownOffset(inspection), judgement.capture != nil {
            let part = finding.part.map { HTML("span", [("class", "quiet")], "in part \($0)") }
            return [
                HTML(
                    "a", [("href", "\(path)?at=\(offset)#bytes"), ("data-at", ""), ("class", "button")],
                    "Show byte \(PageFrame.number(offset))")
            ] + (head.map { [HTML(" "), requestLink($0.lowerBound, "Show the header")] } ?? [])
                + (part.map { [HTML(" "), $0] } ?? [])
        }
        guard finding.layer == .request, upload.request.length > 0 else {
            return finding.part.map { [HTML("span", [("class", "quiet")], "in part \($0)")] } ?? []
        }
        let isInHeader = upload.head.lines.contains { line in
            head.map { line.name.lowerBound <= $0.lowerBound && $0.lowerBound < line.value.upperBound } ?? false
        }
        let what = head == nil ? "the request" : isInHeader ? "the header" : "the byte"
        return [requestLink(head?.lowerBound ?? 0, "Show \(what)")]
    }

    private func requestLink(_ offset: Int, _ words: String) -> HTML {
        HTML(
            "a", [("href", "\(path)?of=request&at=\(offset)#bytes"), ("data-at", ""), ("class", "button")], words)
    }
}

extension Finding {
    /// Its offset, where that counts in the body.
    var bodyOffset: Int? { layer != .request || category == .bodyCut ? offset : nil }

    /// The byte of the body that shows it best: its offset, or where two boundaries differ the first byte that does.
    func shownOffset(_ inspection: UploadInspection?) -> Int? {
        guard let offset = bodyOffset else { return nil }
        guard let inspection, let boundaries = BoundaryComparison(self, inspection) else { return offset }
        let body = inspection.capture.body
        let start = (try? body.bytes(in: offset..<min(offset + 4, body.length))) ?? []
        let lineEnd = start.prefix { $0 == 0x0D || $0 == 0x0A }.count
        return min(offset + lineEnd + 2 + boundaries.commonLength, max(body.length - 1, 0))
    }
}
