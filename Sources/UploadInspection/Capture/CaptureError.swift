import ContractFile
import ContractReports
import MultipartContract

/// Why a captured upload cannot be had from a file. It names the file and never a word of what is in it.
public struct CaptureError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// The file cannot be opened; the error number of the system.
        case notOpened(systemError: Int32)
        /// It is a folder.
        case folder
        /// It cannot be read to its end.
        case unreadable(SourceFailure)
        /// The temporary file for standard input, a pipe or decoded chunks cannot be made or filled.
        case temporaryFile(systemError: Int32)
        /// It has more bytes than can be used here.
        case tooLong(limit: Int)
        /// It is no JSON, or its JSON is broken; line and column are in the error.
        case notJSON(DocumentError)
        /// It is JSON and no HAR 1.2: something is not where it has to be.
        case notHAR(expected: String)
        /// The HAR file has no entry of that number.
        case noEntry(count: Int, multipart: [Int])
        /// The entry's request has no body.
        case noBody
        /// The entry holds names and values of the fields, and not the bytes that were sent.
        case fieldsOnly
        /// The tool that wrote the entry left the body out.
        case bodyLeftOut(length: Int?)
        /// The tool that wrote the entry put the body into another file.
        case bodyElsewhere
        /// The entry says that its body is base64, and it is not; or it names another encoding.
        case bodyEncoding
    }

    /// The file, as the user named it.
    public let file: ReportText
    /// The entry of the HAR file, counted from 0.
    public let entry: Int?
    /// What is wrong.
    public let reason: Reason

    /// Describes an error.
    public init(file: ReportText, entry: Int? = nil, reason: Reason) {
        self.file = file
        self.entry = entry
        self.reason = reason
    }

    /// File, place and cure on one line, without control characters.
    public var description: String {
        let place = [file.text, entry.map { "entry \($0)" } ?? ""].filter { !$0.isEmpty }
        return (place + [cure]).joined(separator: ": ")
    }

    private var cure: String {
        switch reason {
        case .notOpened(let number):
            "cannot be opened (system error \(number)); check the path and its permissions"
        case .folder: "is a folder; name a file in it"
        case .unreadable(let failure): failure.description
        case .temporaryFile(let number):
            "cannot be kept in a temporary file (system error \(number)); free some space, or set TMPDIR to a folder that has it"
        case .tooLong(let limit): "has more than \(limit) bytes, which is more than can be used here"
        case .notJSON(let error): error.description
        case .notHAR(let expected): "no HAR file: expected \(expected)"
        case .noEntry(let count, let multipart): CaptureError.entries(count, multipart: multipart)
        case .noBody: "the request has no body; choose the entry of the upload"
        case .fieldsOnly:
            "holds the fields of the form but not the bytes that were sent, so there is nothing to judge; capture the raw request"
        case .bodyLeftOut(let length?):
            "the body of \(length) bytes was left out by the tool that wrote the file; export it with contents, or capture the raw request"
        case .bodyLeftOut(nil):
            "the body was left out by the tool that wrote the file; export it with contents, or capture the raw request"
        case .bodyElsewhere:
            "the body is in another file, which the entry names; inspect that file with the Content-Type of the request"
        case .bodyEncoding: "the body is not the base64 that the entry says it is, or in an encoding that is not known"
        }
    }

    /// The most entries that an error lists.
    private static let listedEntries = 20

    private static func entries(_ count: Int, multipart: [Int]) -> String {
        guard count > 0 else { return "there is no such entry, the file has none" }
        let range = count == 1 ? "the file has one, entry 0" : "the file has \(count), from 0 to \(count - 1)"
        let listed = multipart.prefix(listedEntries).map(String.init).joined(separator: ", ")
        return switch multipart.count {
        case 0: "there is no such entry, \(range), and none has a multipart body"
        case 1: "there is no such entry, \(range), and entry \(listed) has a multipart body"
        case ...listedEntries: "there is no such entry, \(range), and entries \(listed) have multipart bodies"
        default: "there is no such entry, \(range), and \(multipart.count) have multipart bodies: \(listed), ..."
        }
    }
}
