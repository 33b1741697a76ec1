import ContractFindings
import ContractReports
import MultipartContract

/// What is said of an upload at the head of its page: the sentence, the cure, and how it came.
struct UploadSummary {
    let frame: PageFrame
    let upload: ReceivedUpload

    private var judgement: UploadJudgement { upload.judgement }

    var html: HTML {
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
}
