import ContractFile
import ContractFindings
import MultipartContract

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The request of a HAR entry, with what tools add to the standard.
struct HARRequest {
    /// A header with its name in lower case and its value without white space round it.
    typealias Header = (name: String, value: String)

    /// Why there is no body.
    struct Failure: Error {
        let reason: CaptureError.Reason
    }

    private let headers: [Header]
    /// A number that many tools compute from the text, and not from what was sent. Nil if it says nothing.
    private let bodySize: Int?
    private let mimeType: String?
    private let text: String?
    private let encoding: String?
    private let hasParameters: Bool
    private let isElsewhere: Bool
    private let isLeftOut: Bool

    /// Nil if it is no object.
    init?(_ value: JSONValue) {
        guard case .object(let request) = value else { return nil }
        headers = request["headers"].flatMap(HARRequest.headers) ?? []
        bodySize = request["bodySize"].flatMap(HARRequest.number).flatMap { $0 > 0 ? $0 : nil }
        isLeftOut = request["_requestBodyStatus"] != nil
        let postData = request["postData"].flatMap(HARRequest.object) ?? [:]
        // HTTP Toolkit and pcapng-utils: what is not UTF-8 stands here, in base64.
        let content = request["_content"].flatMap(HARRequest.object) ?? [:]
        let body =
            postData["text"].flatMap(HARRequest.string) ?? "" == "" && content["text"] != nil ? content : postData
        text = body["text"].flatMap(HARRequest.string)
        encoding = body["encoding"].flatMap(HARRequest.string)
        mimeType = postData["mimeType"].flatMap(HARRequest.string) ?? content["mimeType"].flatMap(HARRequest.string)
        if case .array(let parameters)? = postData["params"] {
            hasParameters = !parameters.isEmpty
        } else {
            hasParameters = false
        }
        isElsewhere = postData["_file"] != nil || postData["_sha1"] != nil
    }

    /// The headers of a list in JSON; nil if it is none. What is no header is left out.
    static func headers(_ value: JSONValue) -> [Header]? {
        guard case .array(let elements) = value else { return nil }
        return elements.compactMap { element in
            guard let members = object(element), let name = members["name"].flatMap(string),
                let value = members["value"].flatMap(string)
            else { return nil }
            return (name.lowercased(), trimmed(value))
        }
    }

    /// Whether a media type is a multipart one.
    static func isMultipart(_ mediaType: String) -> Bool {
        trimmed(mediaType).utf8.prefix(10).map { $0 | 0x20 } == Array("multipart/".utf8).map { $0 | 0x20 }
    }

    /// The capture with this body.
    func capture(_ body: HARBody) -> UploadCapture {
        // Firefox adds the lines before the body to the headers, where they are already.
        let seen = { (values: [[UInt8]]) in
            body.hadUploadHeaders
                ? values.enumerated().filter { !values[..<$0.offset].contains($0.element) }.map(\.element) : values
        }
        return UploadCapture(
            contentTypes: contentTypes.map(seen), contentLengths: body.hasLostBytes ? nil : contentLengths.map(seen),
            body: MemorySource(body.bytes), hasLostBytes: body.hasLostBytes, findings: body.findings)
    }

    /// The body, or why there is none.
    func body() -> Result<HARBody, Failure> {
        if let text, !text.isEmpty || !(hasParameters || isLeftOut || isElsewhere || (declaredLength ?? 0) > 0) {
            return decoded(text)
        }
        if isElsewhere { return .failure(Failure(reason: .bodyElsewhere)) }
        if isLeftOut { return .failure(Failure(reason: .bodyLeftOut(length: declaredLength))) }
        if hasParameters { return .failure(Failure(reason: .fieldsOnly)) }
        if let declaredLength, declaredLength > 0 {
            return .failure(Failure(reason: .bodyLeftOut(length: declaredLength)))
        }
        // A request that says it has 0 bytes has a body, an empty one.
        return headerLength == 0 ? .success(HARBody(bytes: [])) : .failure(Failure(reason: .noBody))
    }

    private func decoded(_ text: String) -> Result<HARBody, Failure> {
        switch encoding?.lowercased() {
        case nil, "": return .success(HARBody(text: text, headerLength: headerLength, reportedLength: bodySize))
        case "base64":
            let base64 = text.utf8.filter { $0 != 0x0D && $0 != 0x0A }
            guard let bytes = Data(base64Encoded: Data(base64)) else { return .failure(Failure(reason: .bodyEncoding)) }
            return .success(HARBody(bytes: [UInt8](bytes)))
        default: return .failure(Failure(reason: .bodyEncoding))
        }
    }

    // MARK: Headers

    /// The values of a header in order.
    private func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

    private var contentTypes: [[UInt8]]? {
        let values = values(of: "content-type")
        // Without a header the tool's own word is taken where the headers are unknown, or where it says more than a
        // default.
        if values.isEmpty, let mimeType, !mimeType.isEmpty, headers.isEmpty || HARRequest.isMultipart(mimeType) {
            return [Array(HARRequest.trimmed(mimeType).utf8)]
        }
        return headers.isEmpty ? nil : values.map { Array($0.utf8) }
    }

    private var contentLengths: [[UInt8]]? {
        let values = values(of: "content-length")
        return values.isEmpty || isCompressed ? nil : values.map { Array($0.utf8) }
    }

    /// Whether the length in the header counts other bytes than the ones that the tool shows.
    private var isCompressed: Bool {
        values(of: "content-encoding").contains { !$0.isEmpty && $0.lowercased() != "identity" }
    }

    /// The `Content-Length`, if there is one and it can be believed.
    private var headerLength: Int? {
        guard !isCompressed else { return nil }
        let lengths = Set(values(of: "content-length").map { HARBody.length($0.utf8) })
        return lengths.count == 1 ? lengths.first ?? nil : nil
    }

    private var declaredLength: Int? { headerLength ?? bodySize }

    // MARK: JSON

    private static func object(_ value: JSONValue) -> [String: JSONValue]? {
        guard case .object(let members) = value else { return nil }
        return members
    }

    private static func string(_ value: JSONValue) -> String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    private static func number(_ value: JSONValue) -> Int? {
        guard case .int(let number) = value else { return nil }
        return number
    }

    /// Without spaces, tabs and line ends at both ends.
    private static func trimmed(_ text: String) -> String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
        let bytes = text.utf8.drop(while: isSpace)
        guard let last = bytes.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(decoding: bytes[...last], as: UTF8.self)
    }
}
