import ContractFindings
import ContractReports
import MultipartContract

/// The findings of an upload, errors first.
struct FindingList {
    let upload: ReceivedUpload
    /// The path of its page.
    let path: String

    private var judgement: UploadJudgement { upload.judgement }

    /// Nil without one.
    var html: [HTML]? {
        let all = judgement.check.findings
        guard !all.isEmpty else { return nil }
        let errors = all.filter { $0.severity == .error }
        let warnings = all.filter { $0.severity != .error }
        let unlisted = judgement.check.errorCount + judgement.check.warningCount - all.count
        var items = [HTML("ol", [("class", "findings")], (errors + warnings).map(item))]
        if unlisted > 0 {
            items.append(HTML("p", [("class", "quiet")], "\(unlisted) more are counted and not listed."))
        }
        return items
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

    /// From a finding to its byte: in the body, or in the request.
    private func jump(_ finding: Finding) -> [HTML] {
        let place = finding.place
        let head = upload.head.place(of: finding)
        if let offset = finding.bodyOffset, judgement.capture != nil {
            let byte = HTML(
                "a", [("href", "\(path)?at=\(offset)#bytes"), ("data-at", "")],
                "\(place.isEmpty ? "offset \(offset)" : place) → show the byte")
            guard let head else { return [byte] }
            return [byte, HTML(" "), requestLink(head.lowerBound, "→ show the header")]
        }
        guard finding.layer == .request, upload.request.length > 0 else { return [HTML(place)] }
        let isInHeader = upload.head.lines.contains { line in
            head.map { line.name.lowerBound <= $0.lowerBound && $0.lowerBound < line.value.upperBound } ?? false
        }
        let what = head == nil ? "the request" : isInHeader ? "the header" : "the byte"
        return [requestLink(head?.lowerBound ?? 0, "\(place.isEmpty ? "" : place + " → ")show \(what)")]
    }

    private func requestLink(_ offset: Int, _ words: String) -> HTML {
        HTML("a", [("href", "\(path)?of=request&at=\(offset)#bytes"), ("data-at", "")], words)
    }
}

extension Finding {
    /// Its offset, where that counts in the body.
    var bodyOffset: Int? { layer != .request || category == .bodyCut ? offset : nil }
}
