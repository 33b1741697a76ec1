import ContractReports
import MultipartContract
import UploadInspection

/// What `inspect` is given: bodies, requests, or an entry of a HAR file.
struct InspectInput {
    static let options = [
        Option(
            name: "content-type", value: .text("VALUE"),
            help: "The value of the request's Content-Type header, exactly as it was sent."),
        Option(
            name: "content-length", value: .text("TEXT"),
            help: "The value of the request's Content-Length header, exactly as it was sent."),
        Option(name: "request", value: .flag, help: "FILE is a whole HTTP/1.1 request, whatever its first line is."),
        Option(name: "har", value: .file("FILE"), help: "Take the request from a HAR file."),
        Option(name: "entry", value: .text("N"), help: "Which entry of the HAR file, counted from 0."),
    ]

    let name: ReportText
    let path: String
    let capture: UploadCapture

    /// Opens all inputs of the command line.
    static func inputs(_ arguments: Arguments) throws -> [InspectInput] {
        if let path = arguments.value("har") { return [try har(path, arguments)] }
        if arguments.has("entry") { throw CommandFailure("--entry belongs to --har FILE") }
        guard !arguments.operands.isEmpty else {
            throw CommandFailure(
                "give the file of a body or request to inspect, - for standard input, or --har FILE --entry N")
        }
        return try arguments.operands.map { try file($0, arguments) }
    }

    private static func har(_ path: String, _ arguments: Arguments) throws -> InspectInput {
        guard arguments.operands.isEmpty else { throw CommandFailure("give either --har FILE or files, not both") }
        for option in ["content-type", "content-length", "request"] where arguments.has(option) {
            throw CommandFailure("--\(option) cannot go with --har; the entry holds the request's headers")
        }
        guard let entry = try arguments.number("entry", in: 0...1_000_000_000) else {
            throw CommandFailure("--har needs --entry N; entries count from 0")
        }
        do {
            let file = try HARFile(FileSource(path: path), name: ReportText(path: path))
            let capture = try file.capture(entry: entry)
            return InspectInput(name: ReportText(path: "\(path), entry \(entry)"), path: path, capture: capture)
        } catch {
            throw CommandFailure(error.description)
        }
    }

    private static func file(_ path: String, _ arguments: Arguments) throws -> InspectInput {
        do {
            let source = try path == "-" ? FileSource(descriptor: Terminal.input) : FileSource(path: path)
            let name = ReportText(path: path == "-" ? "standard input" : path)
            if let type = arguments.value("content-type") {
                if arguments.has("request") {
                    throw CommandFailure("--content-type cannot go with --request; the request has its own headers")
                }
                let length = arguments.value("content-length").map { [Array($0.utf8)] }
                return InspectInput(
                    name: name, path: path,
                    capture: try UploadCapture(
                        contentTypes: [Array(type.utf8)], contentLengths: length, body: source
                    ).withoutChunks(name: name))
            }
            guard try arguments.has("request") || RequestCapture.looksLikeRequest(source) else {
                throw CommandFailure(
                    "\(path): is no HTTP request; give the Content-Type that was sent with this body by --content-type")
            }
            if arguments.has("content-length") {
                throw CommandFailure("--content-length belongs to a body; the request has its own headers")
            }
            return InspectInput(name: name, path: path, capture: try RequestCapture(source).capture)
        } catch let error as CaptureError {
            throw CommandFailure(error.description)
        } catch let error as SourceFailure {
            throw CommandFailure("\(path): \(error)")
        }
    }
}
