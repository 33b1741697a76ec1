import ContractFile
import ContractFindings
import ContractReports
import Foundation

/// The JSON of an upload: the members of `bytecontract-findings-1` as the report writes them, and what the receiver knows beside
/// (`Documentation/receive.md`).
struct UploadDocument {
    static let schema = "bytecontract-receive-1"
    static let listSchema = "bytecontract-receive-list-1"

    let value: OrderedJSON

    /// The whole document.
    ///
    /// - Parameter search: What parts should be, where they are damaged, is looked for with it; nil for the answer to the upload itself,
    ///   which waits for nothing.
    init(_ upload: ReceivedUpload, header: RunHeader, search: RightContentSearch? = nil) {
        let report = upload.report(header)
        var members = UploadDocument.summary(upload)
        members.insert(("schema", .string(UploadDocument.schema)), at: 0)
        let findings = UploadDocument.reportMembers(report)
        for key in [
            "errorCount", "warningCount", "unlistedCount", "findings", "observations", "version", "toolchain",
        ] {
            if let value = findings[key] { members.append((key, OrderedJSON(value))) }
        }
        members.append(("parts", .array(UploadDocument.parts(upload, findings["parts"], search))))
        value = .object(members)
    }

    /// The uploads that are kept, the newest first.
    static func list(_ uploads: [ReceivedUpload], receivedCount: Int) -> OrderedJSON {
        .object([
            ("schema", .string(listSchema)), ("receivedCount", .int(receivedCount)),
            ("uploads", .array(uploads.map { .object(summary($0)) })),
        ])
    }

    /// What is said of an upload in a list.
    static func summary(_ upload: ReceivedUpload) -> [(String, OrderedJSON)] {
        let judgement = upload.judgement
        let first = judgement.check.findings.first { $0.severity == .error }
        let headline = UploadHeadline(upload)
        let name = { (name: FieldName?) in OrderedJSON(name?.text) }
        return [
            ("upload", .int(upload.number)), ("time", .string(time(upload.time))),
            ("verdict", .string((upload.isAccepted ? Verdict.accept : .reject).rawValue)),
            ("status", .int(upload.status)), ("sentence", .string(headline.sentence)),
            ("cause", OrderedJSON(headline.cause)),
            ("cure", OrderedJSON(headline.cure)), ("category", OrderedJSON(first?.category.rawValue)),
            ("method", OrderedJSON(upload.method)), ("path", OrderedJSON(upload.path.map { ReportText($0).text })),
            ("contractUpload", name(upload.uploadName)),
            ("isUnknownUpload", .bool(upload.unknownName != nil)),
            ("didYouMean", name(upload.unknownName?.suggestion)),
            ("ending", .string(upload.ending.rawValue)), ("requestLength", .int(upload.request.length)),
            ("bodyLength", .int(judgement.bodyLength)), ("partCount", .int(judgement.parts.count)),
        ]
    }

    private static func parts(
        _ upload: ReceivedUpload, _ value: JSONValue?, _ search: RightContentSearch?
    ) -> [OrderedJSON] {
        guard case .array(let parts)? = value else { return [] }
        return zip(parts, upload.judgement.kinds).enumerated().map { index, part in
            guard case .object(let members) = part.0 else { return .null }
            var ordered: [(String, OrderedJSON)] = [("index", .int(index))]
            for key in ["name", "isFile", "length", "sha256", "headerOffset", "offset"] {
                ordered.append((key, members[key].map { OrderedJSON($0) } ?? .null))
            }
            ordered.append(("declaredType", OrderedJSON(part.1.declared)))
            ordered.append(("recognisedType", OrderedJSON(part.1.recognised?.rawValue)))
            let right = index < RightContentSearch.partLimit ? search?.content(of: upload, part: index) : nil
            ordered.append(("expected", right.map(expected) ?? .null))
            return .object(ordered)
        }
    }

    /// What a part should be.
    private static func expected(_ right: RightContent) -> OrderedJSON {
        var place: (upload: Int, part: Int)?
        if case .learnt(let upload, let part) = right.origin { place = (upload, part) }
        let number = { (number: Int?) in number.map { OrderedJSON.int($0) } ?? .null }
        return .object([
            ("length", .int(right.length)), ("sha256", OrderedJSON(try? right.digest())),
            ("source", .string(right.origin.word)), ("upload", number(place?.upload)), ("part", number(place?.part)),
            ("isCertain", .bool(right.isCertain)), ("damage", .string(right.damage.category.rawValue)),
            ("term", OrderedJSON(right.damage.term?.rawValue)), ("count", number(right.damage.count)),
            ("contentOffset", number(right.damage.contentOffset)),
        ])
    }

    /// The members of the report's own JSON, so that the two can never differ.
    private static func reportMembers(_ report: Report) -> [String: JSONValue] {
        guard case .object(let members)? = try? JSONValue(document: ReportFormat.json.render(report).utf8) else {
            return [:]
        }
        return members
    }

    /// RFC 3339, UTC, with milliseconds.
    private static func time(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}

extension RightContent.Origin {
    /// The word of the JSON.
    fileprivate var word: String {
        switch self {
        case .given: "given"
        case .learnt: "learnt"
        case .undone: "undone"
        }
    }
}

extension OrderedJSON {
    /// A text, or null.
    init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// A value with its keys in alphabetical order.
    init(_ value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .bool(let truth): .bool(truth)
            case .int(let number): .int(number)
            // The reports hold whole numbers alone.
            case .double(let number): .string(String(number))
            case .string(let text): .string(text)
            case .array(let values): .array(values.map { OrderedJSON($0) })
            case .object(let members):
                .object(members.sorted { $0.key < $1.key }.map { ($0.key, OrderedJSON($0.value)) })
            }
    }
}
