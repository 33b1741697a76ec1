import ContractFindings
import ContractReports

/// The uploads that are kept, the newest first.
struct UploadList {
    let frame: PageFrame
    let uploads: UploadShelf

    var document: [UInt8] {
        let all = uploads.all
        var content = [HTML("h1", [], "Uploads")]
        if all.isEmpty {
            content.append(empty)
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

    private var empty: HTML {
        let address = frame.address("upload")
        var content = [
            HTML("h2", [], "Waiting for the first upload"),
            HTML(
                "p", [],
                [
                    HTML("Point the app at "), HTML("code", [("class", "address")], address),
                    HTML(" or any other path here, or try it from a terminal:"),
                ]),
            HTML(
                "textarea",
                [
                    ("readonly", ""), ("rows", "3"), ("id", "copy-example"),
                    ("aria-label", "A command that sends an upload"),
                    ("spellcheck", "false"),
                ], "\ncurl -F note=hello -F photo=@photo.jpg \(address)"),
            HTML(
                "button", [("type", "button"), ("class", "copy"), ("data-copy", "copy-example"), ("hidden", "")],
                "Copy the command"),
        ]
        if let names = frame.uploadNames {
            content.append(
                HTML("p", [], names.isEmpty ? "The contract has no uploads." : "The contract judges what is sent to"))
            content.append(
                HTML(
                    "ul", [("class", "addresses")],
                    names.map { HTML("li", [], [HTML("code", [("class", "address")], frame.address(of: $0))]) }))
        } else {
            content.append(
                HTML(
                    "p", [("class", "quiet")],
                    "Without a contract the names of fields are not checked; all else is."))
        }
        content.append(
            HTML("p", [("class", "quiet")], "Every request shows up here at once, whatever is wrong with it."))
        return HTML("div", [("class", "empty"), ("id", "uploads")], content)
    }

    private func row(_ upload: ReceivedUpload) -> HTML {
        let request = [upload.method, upload.path.map { ReportText($0).text }].compactMap { $0 }.joined(separator: " ")
        let count = upload.judgement.parts.count
        let headline = UploadHeadline(upload)
        var lines = [
            HTML(
                "span", [("class", "line")],
                [
                    HTML("span", [("class", "number")], "#\(upload.number)"), HTML(" "), PageFrame.badge(upload),
                    HTML(" "), HTML("code", [("class", "request")], request.isEmpty ? "no request line" : request),
                    HTML(" "), HTML("span", [("class", "quiet when")], PageFrame.clock(upload.time)),
                ])
        ]
        if let cause = headline.cause {
            lines.append(HTML("span", [("class", "cause")], [.sentence(cause)]))
            if let cure = headline.cure {
                lines.append(HTML("span", [("class", "cure")], [HTML("strong", [], "Cure: "), .sentence(cure)]))
            }
            lines.append(HTML("span", [("class", "sentence quiet")], [.sentence(headline.sentence)]))
        } else {
            lines.append(HTML("span", [("class", "cause sentence")], [.sentence(headline.sentence)]))
        }
        let outside = PageFrame.isOutsideContract(upload, frame) ? " · not judged by the contract" : ""
        lines.append(
            HTML(
                "span", [("class", "quiet size")],
                "\(count) \(count == 1 ? "part" : "parts"), \(PageFrame.bytes(upload.judgement.bodyLength))\(outside)"))
        return HTML(
            "li", [("class", PageFrame.state(upload))],
            [HTML("a", [("class", "card"), ("href", frame.path(upload))], lines)])
    }
}
