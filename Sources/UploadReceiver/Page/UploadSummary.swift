import ContractFindings
import ContractReports
import MultipartContract
import UploadInspection

/// What is said of an upload at the head of its page: what is wrong, the cure, the byte, what a server would say, and how the
/// upload came.
struct UploadSummary {
    let frame: PageFrame
    let upload: ReceivedUpload
    let inspection: UploadInspection?
    /// The parts that are shown beside what they should be.
    let damagedParts: [Int]

    private var judgement: UploadJudgement { upload.judgement }

    var html: HTML {
        let headline = UploadHeadline(upload)
        var content = [HTML("h1", [], [HTML("Upload \(upload.number) "), PageFrame.badge(upload)])]
        if let cause = headline.cause { content.append(HTML("p", [("class", "cause")], [.sentence(cause)])) }
        if let finding = headline.finding, let inspection,
            let boundaries = BoundaryComparison(finding, inspection)
        {
            content.append(boundaries.html)
        }
        if headline.finding?.category == .fieldMissing { content.append(names) }
        if let cure = headline.cure {
            content.append(HTML("p", [("class", "cure")], [HTML("strong", [], "Cure: "), .sentence(cure)]))
        }
        let item = FindingList(upload: upload, inspection: inspection, path: frame.path(upload))
        if let finding = headline.finding { content.append(item.place(of: finding)) }
        let isAlone = headline.cause == nil
        content.append(
            HTML("p", [("class", isAlone ? "cause sentence" : "sentence quiet")], [.sentence(headline.sentence)]))
        if let finding = headline.finding { content += item.background(of: finding) }
        if let notice = damageNotice { content.append(notice) }
        if let notice = contractNotice { content.append(notice) }
        content.append(facts)
        return HTML("div", [("class", "verdict \(PageFrame.state(upload))")], content)
    }

    /// The names that came, those marked that the contract does not know: one of them may be the one that is missing.
    private var names: HTML {
        let strange = Set(judgement.check.findings.filter { $0.category == .fieldUnexpected }.compactMap(\.part))
        let codes = judgement.parts.enumerated().prefix(UploadSummary.nameLimit).flatMap { index, part in
            let name = ReportText(part.name?.text ?? "none").text
            let text = strange.contains(index) ? [HTML("mark", [("class", "harmless")], name)] : [HTML(name)]
            return [HTML(" "), HTML("code", [("class", "address")], text)]
        }
        let more = judgement.parts.count > UploadSummary.nameLimit ? " …" : ""
        let words =
            codes.isEmpty
            ? "No part came."
            : strange.isEmpty ? "Names that came:" : "Names that came, those marked are not in the contract:"
        return HTML("p", [("class", "quiet")], [HTML(words)] + codes + [HTML(more)])
    }

    private static let nameLimit = 20

    /// That a part is damaged of which no finding says so.
    private var damageNotice: HTML? {
        let told = Set(judgement.check.findings.filter { $0.layer == .payload }.compactMap(\.part))
        let parts = damagedParts.filter { !told.contains($0) }
        guard !parts.isEmpty else { return nil }
        let words = parts.map(String.init).joined(separator: ", ")
        return HTML(
            "p", [("class", "notice")],
            [
                HTML(parts.count == 1 ? "But part \(words) is " : "But parts \(words) are "),
                HTML("a", [("href", "#expected")], "not as \(parts.count == 1 ? "it" : "they") should be"), HTML("."),
            ])
    }

    /// That the contract has no say in it, though there is one.
    private var contractNotice: HTML? {
        guard PageFrame.isOutsideContract(upload, frame), let names = frame.uploadNames else { return nil }
        let addresses = names.prefix(4).flatMap { name in
            [HTML(" "), HTML("code", [("class", "address")], frame.address(of: name))]
        }
        return HTML(
            "p", [("class", "notice")],
            [HTML("Not judged by the contract: for that, send it to")] + addresses
                + [HTML(names.count > 4 ? " or another upload of it." : ".")])
    }

    /// How it came, on one quiet line.
    private var facts: HTML {
        let request = [upload.method, upload.path.map { ReportText($0).text }].compactMap { $0 }.joined(separator: " ")
        var pieces = [HTML("code", [("class", "request")], request.isEmpty ? "no request line" : request)]
        pieces += lengths
        if let ending { pieces.append(HTML("span", [("class", "differs")], ending)) }
        if let name = upload.uploadName { pieces.append(HTML("judged by the contract’s upload \(name.text)")) }
        if frame.uploadNames == nil, upload.isUpload {
            pieces.append(HTML("no contract: field names are not checked"))
        }
        pieces.append(HTML("answered \(upload.status) at \(PageFrame.clock(upload.time))"))
        return HTML("ul", [("class", "facts"), ("aria-label", "How it came")], pieces.map { HTML("li", [], [$0]) })
    }

    /// Declared against received, in one piece where the two are equal.
    private var lengths: [HTML] {
        let values = upload.head.contentLengths.map { ReportText(String(decoding: $0, as: UTF8.self)).text }
        let received = PageFrame.bytes(judgement.bodyLength)
        if values.isEmpty {
            return [HTML("\(received)\(upload.head.isChunked ? ", in chunks" : ", no length declared")")]
        }
        guard values.count == 1, let length = Int(values[0]), length >= 0 else {
            return [
                HTML("span", [("class", "differs")], "declared \(values.joined(separator: " and "))"),
                HTML("received \(received)"),
            ]
        }
        let difference = judgement.bodyLength - length
        if difference == 0 { return [HTML("\(received), as declared")] }
        let words = "\(PageFrame.number(abs(difference))) \(difference < 0 ? "more than came" : "fewer than came")"
        return [
            HTML("span", [("class", "differs")], "declared \(PageFrame.bytes(length)): \(words)"),
            HTML("received \(received)"),
        ]
    }

    /// Nil where it is complete.
    private var ending: String? {
        switch upload.ending {
        case .whole: nil
        case .closed: "cut: the client closed the connection"
        case .stalled: "cut: nothing more came in time"
        case .pause: "its head says no length; it ends where nothing more came"
        case .limit: "too long; the rest was not read"
        case .foreign: "TLS"
        }
    }
}

/// The boundary of the header above that of the body, the letters that differ marked.
struct BoundaryComparison {
    private let header: [UInt8]
    private let body: [UInt8]

    /// Nil for a finding that is not about two boundaries.
    init?(_ finding: Finding, _ inspection: UploadInspection) {
        guard [.boundaryMismatch, .boundaryHyphens, .boundaryPlaceholder].contains(finding.category),
            finding.part == nil,
            let header = ContentTypeReading(values: inspection.capture.contentTypes).boundary,
            let body = inspection.body.boundary, header != body
        else { return nil }
        self.header = header
        self.body = body
    }

    /// How many bytes the two begin with alike.
    var commonLength: Int { zip(header, body).prefix { $0 == $1 }.count }

    var html: HTML {
        let row = { (title: String, bytes: [UInt8], other: [UInt8]) in
            HTML(
                "div", [],
                [HTML("dt", [], title), HTML("dd", [], [HTML("code", [], BoundaryComparison.marked(bytes, other))])])
        }
        return HTML(
            "dl", [("class", "against"), ("aria-label", "Boundaries")],
            [row("In the header", header, body), row("In the body", body, header)])
    }

    /// Each letter that differs where both are equally long, else all from the first on.
    private static func marked(_ bytes: [UInt8], _ other: [UInt8]) -> [HTML] {
        let common = zip(bytes, other).prefix { $0 == $1 }.count
        var html: [HTML] = []
        for (index, byte) in bytes.enumerated() {
            let differs = bytes.count == other.count ? byte != other[index] : index >= common
            html.append(differs ? HTML("mark", [], [ByteWindow.sign(byte)]) : ByteWindow.sign(byte))
        }
        return html
    }
}
