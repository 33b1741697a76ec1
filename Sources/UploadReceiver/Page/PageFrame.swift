import ContractFindings
import Foundation

/// What all documents of the page have in common.
struct PageFrame {
    /// What every path begins with: `/`, or `/TOKEN/`.
    let base: String

    /// The path of an upload.
    func path(_ upload: ReceivedUpload) -> String { "\(base)page/\(upload.number)" }

    /// The path of a call of the API.
    func api(_ rest: String) -> String { "\(base)api/uploads/\(rest)" }

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

    /// A length in bytes, with thin spaces between the thousands.
    static func bytes(_ count: Int) -> String { "\(number(count)) \(count == 1 ? "byte" : "bytes")" }

    /// A number with narrow spaces between the thousands.
    static func number(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            let left = digits.count - index
            return (index > 0 && left % 3 == 0 ? "\u{202F}" : "") + String(digits[index])
        }.joined()
    }

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
        return HTML("span", [("class", "badge warn")], "✓ accepted, \(count) \(count == 1 ? "warning" : "warnings")")
    }

    /// The colour of an upload, as a class.
    static func state(_ upload: ReceivedUpload) -> String {
        !upload.isAccepted ? "bad" : upload.judgement.check.warningCount > 0 ? "warn" : "good"
    }

    /// What an accepted upload is warned of first: contents that may be damaged, since those nobody can open.
    static func mainWarning(_ upload: ReceivedUpload) -> Finding? {
        guard upload.isAccepted else { return nil }
        let findings = upload.judgement.check.findings
        return findings.first { $0.layer == .payload } ?? findings.first
    }

    /// What an accepted upload is warned of, which the sentence does not say: it may be what one is looking for.
    static func warning(_ upload: ReceivedUpload) -> HTML? {
        mainWarning(upload).map { HTML([HTML("strong", [], "But: "), .sentence($0.sentence)]) }
    }
}
