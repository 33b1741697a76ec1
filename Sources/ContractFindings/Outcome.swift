/// What an implementation made of one vector, or should have made of it.
public enum Outcome: Sendable, Hashable {
    /// Accepted, with a value of that many bytes.
    case accept(length: Int)
    /// Rejected, with a category where the implementation names one of ours.
    case reject(FindingCategory?)
    /// The implementation said that it does not do this operation.
    case unsupported
    /// The implementation ended before it answered. Never a rejection.
    case crash
    /// The implementation did not answer in time.
    case timeout
    /// The implementation answered outside the protocol, or said `error`.
    case fault
}

extension Outcome: CustomStringConvertible {
    /// The outcome in words, without any value.
    public var description: String {
        switch self {
        case .accept(let length): "accept with \(length) \(length == 1 ? "byte" : "bytes")"
        case .reject(let category?): "reject as \(category.rawValue)"
        case .reject(nil): "reject"
        case .unsupported: "unsupported"
        case .crash: "crash"
        case .timeout: "no answer in time"
        case .fault: "an answer outside the protocol"
        }
    }
}
