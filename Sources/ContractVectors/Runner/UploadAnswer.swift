import ContractDigest
import ContractFile
import ContractFindings
import MultipartContract

/// What this library says of a body or a content, as a vector asks it.
enum UploadAnswer {
    /// The parts of a body, one line each: name, filename, length and SHA-256. The first error of the inspection is the answer
    /// of a body that is refused. What the inspection accepts, the strict reader, which is fed in the pieces of the case, must
    /// accept too.
    static func read(_ question: VectorQuestion) throws(Refusal) -> VectorAnswer {
        guard let profile = question.profile.reading else { return .fault }
        let parameters = question.parameters
        let contentTypes = parameters.contentType.map { [Array($0.utf8)] } ?? []
        let inspection: BodyInspection
        do {
            inspection = try BodyInspector(profile: profile).inspect(
                MemorySource(question.input), contentTypes: contentTypes,
                contentLengths: parameters.contentLength.map { [Array($0.utf8)] })
        } catch {
            return .fault
        }
        let parts = strictParts(question, inspection: inspection, profile: profile)
        if let error = inspection.findings.first(where: { $0.severity == .error }) {
            throw Refusal(error)
        }
        guard let parts, parts.count == inspection.heads.count else { return .fault }
        return .accept(Array(parts.joined().utf8))
    }

    /// The lines of the parts as the strict reader gives them, or nil if it refuses the body.
    private static func strictParts(
        _ question: VectorQuestion, inspection: BodyInspection, profile: ReadingProfile
    ) -> [String]? {
        guard let bytes = inspection.boundary, let boundary = try? Boundary(String(decoding: bytes, as: UTF8.self))
        else {
            return nil
        }
        var reader = MultipartReader(boundary: boundary, profile: profile)
        var lines: [String] = []
        var head: PartHead?
        var digest = SHA256Stream()
        var length = 0
        let edges = [0] + question.edges + [question.input.count]
        for (start, end) in zip(edges, edges.dropFirst()) {
            do {
                try reader.read(question.input[start..<end], isLast: end == question.input.count) { event in
                    switch event {
                    case .part(let part, _):
                        head = part
                        digest = SHA256Stream()
                        length = 0
                    case .content(let piece, _):
                        digest.update(piece)
                        length += piece.count
                    case .endOfPart:
                        lines.append(line(head, length: length, digest: digest.finish()))
                    case .end: break
                    }
                }
            } catch {
                return nil
            }
        }
        return lines
    }

    private static func line(_ head: PartHead?, length: Int, digest: SHA256Digest) -> String {
        let text = { (bytes: ArraySlice<UInt8>?) in bytes.map { "=" + Hexadecimal.text(Array($0)) } ?? "-" }
        return "\(text(head?.nameBytes)) \(text(head?.filenameBytes)) \(length) \(digest.hex)\n"
    }

    /// `same`, or refused by the damage that explains the difference.
    static func compare(_ question: VectorQuestion) throws(Refusal) -> VectorAnswer {
        guard let expected = question.parameters.expectedBytes else { return .fault }
        let damage: Finding?
        do {
            damage = try ContentDamage.find(
                in: MemorySource(question.input), content: 0..<question.input.count, expected: MemorySource(expected)
            )?.finding
        } catch {
            return .fault
        }
        if let damage { throw Refusal(damage) }
        return .accept(Array("same".utf8))
    }
}

extension VectorProfile {
    /// The profile of a reader; nil for one that is for writing only.
    var reading: ReadingProfile? {
        switch self {
        case .strict: nil
        case .browser: .browser
        case .rfc: .rfc
        case .exact: .exact
        }
    }
}
