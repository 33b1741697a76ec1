#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractFindings
import MultipartContract
import UUIDContract

/// This library: the code path that an app imports, asked through its public API.
public struct StrictImplementation: VectorImplementation {
    /// Makes it.
    public init() {}

    /// Answers every operation.
    public func answer(_ question: VectorQuestion) -> VectorAnswer {
        do {
            return try value(of: question)
        } catch {
            return .reject(error.category, offset: error.offset)
        }
    }

    private func value(of question: VectorQuestion) throws(Refusal) -> VectorAnswer {
        let parameters = question.parameters
        switch question.operation {
        case .uuidParse:
            guard let rule = parameters.rule?.rule else { return .fault }
            return .accept(try rule.parse(utf8: question.input).wireBytes)
        case .uuidFormat, .uuidFromBytes:
            return .accept(Array(try UUID(wireBytes: question.input).canonicalText.utf8))
        case .uuidToBytes:
            return .accept(try UUIDRule.any.parse(utf8: question.input).wireBytes)
        case .uuidCompare:
            guard let other = parameters.other else { return .fault }
            let left = try UUIDRule.any.parse(utf8: question.input)
            let right = try UUIDRule.any.parse(other)
            guard left == right else { return .accept(Array("different".utf8)) }
            return .accept(Array((question.input == Array(other.utf8) ? "same-text" : "same-value").utf8))
        case .uuidLayoutEncode:
            guard let layout = parameters.layout else { return .fault }
            return .accept(layout.encode(try UUIDRule.any.parse(utf8: question.input)))
        case .uuidLayoutDecode:
            guard let layout = parameters.layout else { return .fault }
            return .accept(Array(try layout.decode(question.input).canonicalText.utf8))
        case .uuidLayoutExplain:
            guard let expected = parameters.expected else { return .fault }
            let explanation = ByteLayout.explain(
                bytes: question.input, expected: try UUIDRule.any.parse(expected))
            // Bytes of another count that nothing explains, and the text of a UUID, are refused as what they are.
            if explanation != .lostTrailingZero { _ = try UUID(wireBytes: question.input) }
            return .accept(Array(explanation.word.utf8))
        case .uuidClean:
            guard let text = String(strictUTF8: question.input) else { return .unsupported }
            return .accept(Array(CleanedUUIDText(pasted: text).text.utf8))
        case .multipartBoundary:
            return .accept(Array(try boundary(question.input).contentType.utf8))
        case .multipartDisposition: return try disposition(question)
        case .multipartEncode: return try body(question)
        case .multipartRead: return try UploadAnswer.read(question)
        case .multipartCompare: return try UploadAnswer.compare(question)
        }
    }

    private func boundary(_ bytes: [UInt8]) throws(Refusal) -> Boundary {
        try Boundary(String(decoding: bytes, as: UTF8.self))
    }

    /// The header value, cut out of a body that the encoder made.
    private func disposition(_ question: VectorQuestion) throws(Refusal) -> VectorAnswer {
        guard let name = String(strictUTF8: question.input) else { return .unsupported }
        let safety = question.profile.headerSafety
        let part =
            if let filename = question.parameters.filename {
                try Part.file(name: name, filename: filename, data: Data(), safety: safety)
            } else {
                try Part.text(name: name, "", safety: safety)
            }
        let encoded = try MultipartForm([part]).encode()
        let head = encoded.body.dropFirst("--\(encoded.boundary.text)\r\nContent-Disposition: ".utf8.count)
        return .accept(Array(head.prefix { $0 != UInt8(ascii: "\r") }))
    }

    private func body(_ question: VectorQuestion) throws(Refusal) -> VectorAnswer {
        guard let boundaryText = question.parameters.boundary, let descriptions = question.parameters.parts else {
            return .fault
        }
        let safety = question.profile.headerSafety
        var rest = question.input[...]
        var parts: [Part] = []
        var starts: [Int] = []
        for description in descriptions {
            guard description.length <= rest.count else { return .fault }
            let content = rest.prefix(description.length)
            starts.append(content.startIndex)
            rest = rest.dropFirst(description.length)
            var headers: [PartHeader] = []
            for header in description.headers { headers.append(try PartHeader(name: header.name, value: header.value)) }
            if let filename = description.filename {
                parts.append(
                    try .file(
                        name: description.name, filename: filename, data: Data(content),
                        contentType: description.contentType, headers: headers, safety: safety))
            } else {
                parts.append(
                    try .data(
                        name: description.name, Data(content), contentType: description.contentType, headers: headers,
                        safety: safety))
            }
        }
        guard rest.isEmpty else { return .fault }
        let boundary = try Boundary(boundaryText)
        do {
            return .accept(Array(try MultipartForm(parts).encode(boundary: boundary).body))
        } catch {
            // The encoder counts from the start of the content; a vector from the start of all contents.
            guard error.finding.term == .content, let part = error.finding.part, let offset = error.offset,
                starts.indices.contains(part)
            else { return .reject(error.category) }
            return .reject(error.category, offset: starts[part] + offset)
        }
    }
}

extension VectorProfile {
    var headerSafety: HeaderSafety {
        switch self {
        case .strict, .rfc, .exact: .strict
        case .browser: .browser
        }
    }
}
