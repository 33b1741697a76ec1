import ContractReports

/// The uploads that are kept, the newest first.
struct UploadList {
    let frame: PageFrame
    let uploads: UploadShelf

    var document: [UInt8] {
        let all = uploads.all
        var content = [HTML("h1", [], "Uploads")]
        if all.isEmpty {
            content.append(
                HTML(
                    "div", [("class", "empty"), ("id", "uploads")],
                    [
                        HTML("p", [("class", "sentence")], "Nothing has come yet."),
                        HTML(
                            "p", [],
                            [
                                HTML("Point the app at any path here, for example "),
                                HTML("code", [], "\(frame.base)upload"),
                                HTML(", or try it from a terminal:"),
                            ]),
                        HTML(
                            "pre", [("tabindex", "0"), ("aria-label", "Example")],
                            "curl -F note=hello URL-OF-THIS-PAGE/upload"),
                        HTML("p", [("class", "quiet")], "Every request shows up here, whatever is wrong with it."),
                    ]))
        } else {
            let forgotten = uploads.receivedCount - all.count
            content.append(HTML("ol", [("class", "uploads"), ("id", "uploads")], all.map(row)))
            if forgotten > 0 {
                content.append(
                    HTML("p", [("class", "quiet")], "\(forgotten) older ones came and are not kept any more."))
            }
        }
        return frame.document(title: "Uploads – ByteContract", content)
    }

    private func row(_ upload: ReceivedUpload) -> HTML {
        let request = [upload.method, upload.path.map { ReportText($0).text }].compactMap { $0 }.joined(separator: " ")
        let count = upload.judgement.parts.count
        return HTML(
            "li", [("class", PageFrame.state(upload))],
            [
                HTML(
                    "a", [("class", "card"), ("href", frame.path(upload))],
                    [
                        HTML(
                            "span", [("class", "line")],
                            [
                                HTML("span", [("class", "number")], "#\(upload.number)"), HTML(" "),
                                PageFrame.badge(upload), HTML(" "),
                                HTML("code", [("class", "request")], request.isEmpty ? "no request line" : request),
                                HTML(" "),
                                HTML("span", [("class", "quiet when")], PageFrame.clock(upload.time)),
                            ]),
                        HTML("span", [("class", "sentence")], [.sentence(UploadDocument.sentence(upload))]),
                        PageFrame.warning(upload).map { HTML("span", [("class", "but")], [$0]) } ?? HTML(),
                        HTML(
                            "span", [("class", "quiet")],
                            "\(count) \(count == 1 ? "part" : "parts"), \(PageFrame.bytes(upload.judgement.bodyLength))"
                        ),
                    ])
            ])
    }
}
