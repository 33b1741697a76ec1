import ContractReports
import MultipartContract

/// The page of `bytecontract receive`: the list of uploads at `/`, and everything of one below `/page`.
///
/// It is whole without JavaScript; the script makes it live. Nothing is loaded from elsewhere.
public struct UploadPage: ReceiverPage {
    private let header: RunHeader

    /// - Parameter header: what the redacted report says of the run.
    public init(header: RunHeader) { self.header = header }

    /// The answer to a path of the page; nil for every path but `/` and those below `/page`.
    public func answer(_ request: PageRequest, uploads: UploadShelf) -> PageAnswer? {
        let frame = PageFrame(base: request.base, host: request.host, uploadNames: request.uploadNames)
        let segments = request.segments
        if segments.isEmpty { return .html(UploadList(frame: frame, uploads: uploads).document) }
        guard segments[0] == "page", segments.count >= 2 else { return nil }
        switch segments[1...] {
        case ["page.css"]: return .text(PageStyle.text, type: "text/css; charset=utf-8")
        case ["page.js"]: return .text(PageScript.text, type: "text/javascript; charset=utf-8")
        case ["icon.svg"]: return .text(PageStyle.icon, type: "image/svg+xml")
        default: break
        }
        guard let number = Int(segments[1]), let upload = uploads[number] else {
            return .html(frame.missing, status: 404)
        }
        switch segments[2...] {
        case []:
            let view = UploadView(
                frame: frame, upload: upload, header: header, query: request.query, uploads: uploads)
            return .html(view.document)
        case ["vector"]: return .text(SyntheticCopy.text(of: upload), type: "text/plain; charset=utf-8")
        default:
            guard segments.count >= 4, segments[2] == "picture", let part = Int(segments[3]),
                let picture = picture(upload, part: part, segments[4...], uploads)
            else { return .html(frame.missing, status: 404) }
            return picture.answer
        }
    }

    /// The picture in a part, or with a further segment the one that it should be.
    private func picture(
        _ upload: ReceivedUpload, part: Int, _ rest: ArraySlice<String>, _ uploads: UploadShelf
    ) -> PartPicture? {
        switch rest {
        case []: PartPicture(upload, part: part)
        case ["expected"]: RightContentSearch(uploads).content(of: upload, part: part).flatMap { PartPicture($0) }
        default: nil
        }
    }
}

extension PageAnswer {
    fileprivate static func html(_ bytes: [UInt8], status: Int = 200) -> PageAnswer {
        PageAnswer(status: status, contentType: "text/html; charset=utf-8", content: .bytes(bytes))
    }

    fileprivate static func text(_ text: String, type: String) -> PageAnswer {
        PageAnswer(contentType: type, content: .bytes(Array(text.utf8)))
    }
}
