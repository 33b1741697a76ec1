#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import UUIDContract

/// A user's own UUID parser, for the user's own tests.
///
/// ```swift
/// let run = VectorSuite.builtIn.run(UUIDParserUnderTest { UUID(uuidString: $0) })
/// #expect(run.holds, "\(run)")
/// ```
public struct UUIDParserUnderTest: VectorImplementation {
    private let parse: (String, UUIDRule) throws -> UUID?

    /// A parser with a rule of its own, `any` unless given. Vectors of other rules are left out.
    ///
    /// - Parameter parse: Nil or an error is a rejection.
    public init(rule: UUIDRule = .any, _ parse: @escaping (String) throws -> UUID?) {
        self.parse = { text, asked in
            guard asked == rule else { throw OtherRule() }
            return try parse(text)
        }
    }

    /// A parser that takes the rule with each text.
    ///
    /// - Parameter parse: Nil or an error is a rejection.
    public init(_ parse: @escaping (String, UUIDRule) throws -> UUID?) { self.parse = parse }

    /// Answers `uuid.parse` for inputs that are UTF-8.
    public func answer(_ question: VectorQuestion) -> VectorAnswer {
        guard question.operation == .uuidParse, let rule = question.parameters.rule?.rule,
            let text = String(strictUTF8: question.input)
        else { return .unsupported }
        do {
            guard let uuid = try parse(text, rule) else { return .reject(nil) }
            return .accept(uuid.wireBytes)
        } catch is OtherRule {
            return .unsupported
        } catch {
            return .reject(nil)
        }
    }

    private struct OtherRule: Error {}
}

/// A user's own multipart encoder, for the user's own tests.
public struct MultipartEncoderUnderTest: VectorImplementation {
    /// One part as the encoder gets it.
    public struct Part: Sendable {
        /// The name.
        public let name: String
        /// The filename; nil for a text part.
        public let filename: String?
        /// The content type, the default of the kind already filled in.
        public let contentType: String
        /// The content.
        public let content: Data
    }

    private let profile: VectorProfile
    private let encode: (_ boundary: String, _ parts: [Part]) throws -> Data?

    /// An encoder that writes names by one profile, `strict` unless given. Vectors with extra part headers are left out.
    ///
    /// - Parameter encode: Nil or an error is a rejection.
    public init(
        profile: VectorProfile = .strict, _ encode: @escaping (_ boundary: String, _ parts: [Part]) throws -> Data?
    ) {
        self.profile = profile
        self.encode = encode
    }

    /// Answers `multipart.encode`.
    public func answer(_ question: VectorQuestion) -> VectorAnswer {
        guard question.operation == .multipartEncode, question.profile == profile,
            let boundary = question.parameters.boundary, let descriptions = question.parameters.parts,
            descriptions.allSatisfy({ $0.headers.isEmpty })
        else { return .unsupported }
        var offset = 0
        var parts: [Part] = []
        for description in descriptions {
            guard description.length <= question.input.count - offset else { return .fault }
            let content = question.input[offset..<offset + description.length]
            offset += description.length
            let standard = description.filename == nil ? "text/plain; charset=utf-8" : "application/octet-stream"
            parts.append(
                Part(
                    name: description.name, filename: description.filename,
                    contentType: description.contentType ?? standard, content: Data(content)))
        }
        do {
            guard let body = try encode(boundary, parts) else { return .reject(nil) }
            return .accept(Array(body))
        } catch {
            return .reject(nil)
        }
    }
}
