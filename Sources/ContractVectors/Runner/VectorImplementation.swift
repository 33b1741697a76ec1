import ContractFindings

/// Something that answers vectors: the library itself, a closure of a user's test, or a child process.
public protocol VectorImplementation {
    /// Answers one question. What it does not do, it answers with ``VectorAnswer/unsupported``.
    mutating func answer(_ question: VectorQuestion) -> VectorAnswer
}

/// One vector as the implementation sees it: neither the answer nor the id.
public struct VectorQuestion: Sendable, Hashable {
    /// What is asked.
    public let operation: VectorOperation
    /// How names and filenames of parts are judged.
    public let profile: VectorProfile
    /// What the operation needs beside its input.
    public let parameters: VectorParameters
    /// The input.
    public let input: [UInt8]
    /// Offsets at which a streaming reader is fed the input in pieces; none to feed it whole.
    public let edges: [Int]
}

/// What an implementation says of one vector.
public enum VectorAnswer: Sendable, Hashable {
    /// Accepted, with this value.
    case accept([UInt8])
    /// Rejected; category and offset where the implementation names them.
    case reject(FindingCategory?, offset: Int? = nil)
    /// The implementation does not do this operation.
    case unsupported
    /// The implementation ended before it answered.
    case crash
    /// The implementation did not answer in time.
    case timeout
    /// The implementation answered outside the protocol.
    case fault

    /// The answer without its value.
    public var outcome: Outcome {
        switch self {
        case .accept(let value): .accept(length: value.count)
        case .reject(let category, _): .reject(category)
        case .unsupported: .unsupported
        case .crash: .crash
        case .timeout: .timeout
        case .fault: .fault
        }
    }
}
