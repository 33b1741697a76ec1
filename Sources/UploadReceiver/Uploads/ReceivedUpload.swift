import ContractFindings
import ContractReports
import Foundation
import MultipartContract
import UploadInspection

/// An upload that came: what it was judged to be, and its bytes for as long as it is kept.
public struct ReceivedUpload: Sendable {
    /// How its bytes ended.
    public enum Ending: String, Sendable, Hashable, CaseIterable {
        /// Where its head says: by length, chunks, or as a request without a body.
        case whole
        /// The client closed its side before.
        case closed
        /// The client sent nothing more for too long, and the connection was given up.
        case stalled
        /// Nobody says where the body ends, and nothing more came.
        case pause
        /// It is longer than the receiver takes; the rest was not read.
        case limit
        /// It begins as TLS does, and not as a request: the client was given a URL with `https`.
        case foreign
    }

    /// Counts from 1, in the order in which uploads ended.
    public let number: Int
    /// When it ended.
    public let time: Date
    /// The method, where the request line has one.
    public let method: String?
    /// The path as it was sent, without the query; nil where the request line has none.
    public let path: String?
    /// The upload of the contract that it was judged by.
    public let uploadName: FieldName?
    /// The last segment of a path `/upload/NAME` whose name the contract does not have, and the nearest name that it has.
    public let unknownName: UnknownName?
    /// How its bytes ended.
    public let ending: Ending
    /// The status of the answer.
    public let status: Int
    /// What the inspection says.
    public let judgement: UploadJudgement
    /// The request from its first byte.
    public let request: any ByteSource
    /// The head of the request.
    public let head: RequestHead
    /// How many bytes it has on the disk.
    let diskLength: Int
    /// What was found of its contents when somebody asked.
    let memo = ContentMemo()

    /// A name that the contract does not have.
    public struct UnknownName: Sendable, Hashable {
        /// The name that may have been meant.
        public let suggestion: FieldName?
    }

    /// Whether no finding is an error, and the contract has the upload that the path names.
    public var isAccepted: Bool { judgement.isAccepted }

    /// Whether there is something to judge: a body, or a method that is sent with one.
    public var isUpload: Bool { head.isOfUploadingMethod || judgement.bodyLength > 0 || method == nil }

    /// The inspection with anatomy and heads. It is made again where keeping it would take much memory.
    ///
    /// - Throws: ``SourceFailure`` if the recorded bytes cannot be read.
    public func inspection() throws(SourceFailure) -> UploadInspection? { try judgement.inspection() }

    /// The report of the upload, for every format.
    ///
    /// - Parameter header: What was run.
    public func report(_ header: RunHeader) -> Report {
        Report(
            header: header, checks: [judgement.check], parts: judgement.parts,
            observations: judgement.observations, findingLimit: max(1, judgement.findingLimit))
    }
}

extension ReceivedUpload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Number, length, and the category of the first error: nothing of names, paths or contents.
    public var description: String {
        let error = judgement.check.findings.first { $0.severity == .error }
        let reason =
            ending == .foreign
            ? "the client speaks TLS; its URL has to begin with http://"
            : error?.category.rawValue ?? "no category"
        let count = judgement.parts.count
        return "upload \(number): \(judgement.bodyLength) bytes, \(count) \(count == 1 ? "part" : "parts"), "
            + (isAccepted ? "accepted" : "rejected, \(reason)")
    }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows nothing of the request.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
