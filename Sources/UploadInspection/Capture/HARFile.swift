import ContractFile
import ContractReports
import MultipartContract

/// A HAR 1.2 file, as browsers and proxies export it: the requests that it holds, by number.
///
/// A HAR file keeps a request's body as text, so that bytes of files are often lost; ``capture(entry:)`` says so.
/// Only what is asked for is read: the rest of the file is stepped over and not judged.
public struct HARFile: Sendable {
    /// The most bytes of a file that is read, unless another limit is given: 1 GiB.
    public static let maximumLength = 1 << 30

    private let name: ReportText
    private let skimmer: JSONSkimmer
    private let entries: [Range<Int>]

    /// Finds the entries of a file.
    ///
    /// - Parameter name: How errors call the file.
    /// - Parameter maximumLength: The most bytes that the file may have; it is held in memory.
    /// - Throws: ``CaptureError`` if it cannot be read, is too long, no JSON, or no HAR.
    public init(
        _ source: any ByteSource, name: ReportText, maximumLength: Int = HARFile.maximumLength
    ) throws(CaptureError) {
        guard source.length <= maximumLength else {
            throw CaptureError(file: name, reason: .tooLong(limit: maximumLength))
        }
        let document: [UInt8]
        let found: [Range<Int>]?
        do {
            document = try source.bytes(in: 0..<source.length)
        } catch {
            throw CaptureError(file: name, reason: .unreadable(error))
        }
        do {
            skimmer = try JSONSkimmer(document)
            found = try HARFile.entries(of: skimmer)
        } catch {
            throw CaptureError(file: name, reason: .notJSON(error))
        }
        guard let found else {
            throw CaptureError(file: name, reason: .notHAR(expected: "an object `log` with a list `entries`"))
        }
        self.name = name
        entries = found
    }

    private static func entries(of skimmer: JSONSkimmer) throws(DocumentError) -> [Range<Int>]? {
        guard let log = try skimmer.value(of: "log", in: skimmer.root),
            let entries = try skimmer.value(of: "entries", in: log)
        else { return nil }
        return try skimmer.elements(of: entries)
    }

    /// How many entries there are, counted from 0 in the order of the file.
    public var entryCount: Int { entries.count }

    /// The entries whose request has a multipart body, by its headers or by what the tool says of it.
    public var multipartEntries: [Int] {
        entries.indices.filter { index in
            guard let request = try? skimmer.value(of: "request", in: entries[index]),
                let members = try? skimmer.members(of: request)
            else { return false }
            return members.contains { member in
                switch member.key {
                case "headers":
                    let headers = (try? skimmer.value(at: member.value)).flatMap(HARRequest.headers) ?? []
                    return headers.contains { $0.name == "content-type" && HARRequest.isMultipart($0.value) }
                case "postData":
                    guard let place = try? skimmer.value(of: "mimeType", in: member.value),
                        case .string(let mimeType)? = try? skimmer.value(at: place)
                    else { return false }
                    return HARRequest.isMultipart(mimeType)
                default: return false
                }
            }
        }
    }

    /// The upload of an entry.
    ///
    /// The values of `Content-Type` come from the request's headers, and from `postData.mimeType` where the headers
    /// were not kept. `Content-Length` is nil where the tool kept none (HTTP/2 needs none), where it counts
    /// compressed bytes, and where the body is not the one that was sent.
    ///
    /// The body comes from, in this order:
    /// - `postData.text` with `"encoding": "base64"`, or `_content` of the same form: the bytes as they were sent.
    /// - `postData.text` with characters up to U+00FF only, if there are as many as `Content-Length` says and its UTF-8 has
    ///   another length: some tools write each byte as the character of that number. These are the bytes as they were
    /// sent.
    /// - `postData.text` as UTF-8. Bytes are lost if it holds U+FFFD or half a surrogate pair, unless its length is the
    ///   `Content-Length` (then it was sent so), and if it is shorter than `Content-Length` (or `bodySize`): Chrome
    /// leaves out the
    ///   contents of files. Then the capture `hasLostBytes`, with a finding that says how many bytes were sent and
    /// how many
    ///   are there.
    ///
    /// Header lines that Firefox writes before the body are taken off, if the `Content-Length` among them proves
    /// them, and the copies of them that it adds to the headers.
    ///
    /// - Throws: ``CaptureError`` if there is no such entry, it has no body, or holds the fields of the form only.
    public func capture(entry: Int) throws(CaptureError) -> UploadCapture {
        guard entries.indices.contains(entry) else {
            throw CaptureError(
                file: name, entry: entry, reason: .noEntry(count: entryCount, multipart: multipartEntries))
        }
        let request: HARRequest?
        do {
            request = try skimmer.value(of: "request", in: entries[entry]).map { place throws(DocumentError) in
                try skimmer.value(at: place)
            }.flatMap(HARRequest.init)
        } catch {
            throw CaptureError(file: name, entry: entry, reason: .notJSON(error))
        }
        guard let request else {
            throw CaptureError(file: name, entry: entry, reason: .notHAR(expected: "an object `request` in the entry"))
        }
        switch request.body() {
        case .success(let body): return request.capture(body)
        case .failure(let failure): throw CaptureError(file: name, entry: entry, reason: failure.reason)
        }
    }
}

extension HARFile: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many entries it has, and nothing of them.
    public var description: String { "HARFile(\(entryCount) entries)" }

    /// How many entries it has, and nothing of them.
    public var debugDescription: String { description }

    /// How many entries it has, and nothing of them.
    public var customMirror: Mirror { Mirror(self, children: ["entryCount": entryCount]) }
}
