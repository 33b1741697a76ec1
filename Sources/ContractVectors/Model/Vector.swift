import ContractFindings

/// One fixed case: input bytes, and the one right answer.
public struct Vector: Sendable, Hashable {
    /// The one right answer.
    public enum Answer: Sendable, Hashable {
        /// Accept with this value.
        case accept(VectorBytes)
        /// Reject for this first reason, at this byte offset where given.
        case reject(FindingCategory, offset: Int?)
    }

    /// The permanent id.
    public let id: CaseID
    /// What the case shows.
    public let comment: String
    /// Marks that the notes of the file explain.
    public let flags: [String]
    /// Parameters beside those of the group.
    public let parameters: VectorParameters
    /// The input.
    public let input: VectorBytes
    /// Offsets at which a streaming reader is fed the input in pieces.
    public let edges: [Int]
    /// The one right answer.
    public let answer: Answer
    /// Kept for its id, not run.
    public let isRetired: Bool

    /// The answer as an outcome, for reports.
    public var expectedOutcome: Outcome {
        switch answer {
        case .accept(let value): .accept(length: value.bytes.count)
        case .reject(let category, _): .reject(category)
        }
    }
}

/// Cases that ask the same thing.
public struct VectorGroup: Sendable, Hashable {
    /// Whose demand it is.
    public enum Level: String, Sendable, Hashable, CaseIterable {
        /// The standard's, or a promise of this project.
        case must
        /// Good practice.
        case should
        /// A choice that a team may make otherwise.
        case policy
    }

    /// The name, unique in its file.
    public let name: FieldName
    /// What is asked.
    public let operation: VectorOperation
    /// Whose demand it is.
    public let level: Level
    /// The section of the standard.
    public let section: String
    /// `strict` or `browser`; `rfc`, `browser` or `exact` for reading.
    public let profile: VectorProfile
    /// Parameters of all cases.
    public let parameters: VectorParameters
    /// The cases.
    public let cases: [Vector]
}

/// How strictly names and filenames of parts are written, or a body is read.
public enum VectorProfile: String, Sendable, Hashable, CaseIterable {
    /// ASCII without quotes and backslashes; everything else is refused.
    case strict
    /// The WHATWG rule.
    case browser
    /// For reading: all that RFC 2046 and RFC 7578 allow.
    case rfc
    /// For reading: byte for byte what the encoder of this library sends.
    case exact
}

/// A file of vectors: one area.
public struct VectorFile: Sendable, Hashable {
    /// The value of the key `schema`.
    public static let schema = "bytecontract-vectors-1"

    /// The value of the key `$schema`, by which an editor finds the JSON schema.
    public let schemaReference: String?
    /// The area, such as `uuid.text`.
    public let area: String
    /// The version of the suite, semantic versioning.
    public let suite: String
    /// What the area is about.
    public let title: String
    /// Why each flag matters.
    public let notes: [String: String]
    /// The groups.
    public let groups: [VectorGroup]

    /// The number of cases that are not retired.
    public var caseCount: Int { groups.reduce(0) { $0 + $1.cases.count { !$0.isRetired } } }
}
