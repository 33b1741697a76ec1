import ContractFindings
import Foundation

/// What all documents of the page have in common.
struct PageFrame {
    /// What every path begins with: `/`, or `/TOKEN/`.
    let base: String
    /// The host that the browser asked, if it may stand in an address.
    let host: String?
    /// The names of the contract's uploads; nil without a contract.
    let uploadNames: [FieldName]?

    init(base: String, host: String? = nil, uploadNames: [FieldName]? = nil) {
        self.base = base
        let isHost = { (text: String) in
            !text.isEmpty && text.utf8.count <= 255
                && text.utf8.allSatisfy {
                    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:[]".utf8.contains($0)
                }
        }
        self.host = host.flatMap { isHost($0) ? $0 : nil }
        self.uploadNames = uploadNames
    }

    /// The path of an upload.
    func path(_ upload: ReceivedUpload) -> String { "\(base)page/\(upload.number)" }

    /// The path of a call of the API.
    func api(_ rest: String) -> String { "\(base)api/uploads/\(rest)" }

    /// The address of a path of the receiver, for an app.
    func address(_ path: String) -> String { (host.map { "http://\($0)" } ?? "") + base + path }

    /// The address at which an upload of the contract is judged.
    func address(of name: FieldName) -> String {
        address("upload/" + (name.text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name.text))
    }

    /// A document.
    func document(title: String, _ content: [HTML]) -> [UInt8] {
        let head = HTML(
            "head", [],
            [
                HTML("meta", [("charset", "utf-8")]),
                HTML("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
                HTML("meta", [("name", "color-scheme"), ("content", "light dark")]),
                HTML("title", [], title),
                HTML("link", [("rel", "icon"), ("href", "\(base)page/icon.svg")]),
                HTML("link", [("rel", "stylesheet"), ("href", "\(base)page/page.css")]),
                HTML("script", [("src", "\(base)page/page.js"), ("defer", "")]),
            ])
        let banner = HTML(
            "header", [("class", "banner")],
            [
                HTML("a", [("class", "home"), ("href", base)], "ByteContract"),
                HTML("span", [("class", "tagline")], "what arrived, byte for byte"),
                HTML("span", [("class", "live"), ("id", "live"), ("role", "status")], ""),
            ])
        let body = HTML(
            "body", [("data-base", base)],
            [
                HTML("a", [("class", "skip"), ("href", "#main")], "Skip to the content"), banner,
                HTML(
                    "p", [("class", "offline")],
                    "Not connected: the receiver has ended, or is not reached. What stands here may be old."),
                HTML("main", [("id", "main"), ("tabindex", "-1")], content),
            ])
        return HTML([head, body]).document
    }

    /// What is shown where there is nothing.
    var missing: [UInt8] {
        document(
            title: "Not here",
            [
                HTML("h1", [], "This upload is not here"),
                HTML("p", [], "It never came, or is not kept any more: only the newest uploads are."),
                HTML("p", [], [HTML("a", [("href", base)], "All uploads")]),
            ])
    }

    /// A length in bytes.
    static func bytes(_ count: Int) -> String { "\(number(count)) \(count == 1 ? "byte" : "bytes")" }

    /// A number, with narrow spaces between the thousands where it has more than four digits.
    static func number(_ number: Int) -> String { HTML.grouped(String(number)) }

    /// A time of the day on this machine, with seconds.
    static func clock(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        return [parts.hour, parts.minute, parts.second].map { part in
            let text = String(part ?? 0)
            return text.count < 2 ? "0" + text : text
        }.joined(separator: ":")
    }

    /// A verdict that does not lean on colour.
    static func badge(_ upload: ReceivedUpload) -> HTML {
        guard upload.isAccepted else { return HTML("span", [("class", "badge bad")], "✗ rejected") }
        let count = upload.judgement.check.warningCount
        guard count > 0 else { return HTML("span", [("class", "badge good")], "✓ accepted") }
        let findings = upload.judgement.check.findings
        let words =
            findings.contains { $0.category == .signatureDamaged || $0.category == .replacementInBinary }
            ? "file looks damaged" : count == 1 ? "with a warning" : "with \(count) warnings"
        return HTML("span", [("class", "badge warn")], "! accepted, \(words)")
    }

    /// The colour of an upload, as a class.
    static func state(_ upload: ReceivedUpload) -> String {
        !upload.isAccepted ? "bad" : upload.judgement.check.warningCount > 0 ? "warn" : "good"
    }

    /// Whether there is a contract and the upload was sent to none of its addresses.
    static func isOutsideContract(_ upload: ReceivedUpload, _ frame: PageFrame) -> Bool {
        guard let names = frame.uploadNames, !names.isEmpty, upload.isUpload, upload.ending != .foreign else {
            return false
        }
        return upload.uploadName == nil && upload.unknownName == nil
    }
}
