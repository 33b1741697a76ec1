import Foundation

/// How far an upload has got.
public struct UploadProgress: Sendable, Hashable {
    /// How many bytes of the body have been handed to the network.
    public let sent: Int
    /// How many bytes the body has.
    public let total: Int

    /// From 0 to 1.
    public var fraction: Double { total == 0 ? 1 : Double(sent) / Double(total) }
}

/// Counts what is sent, and never goes back: a body that is sent a second time is only told of where it gets further.
final class UploadMeter: @unchecked Sendable {
    private let total: Int
    private let report: (@Sendable (UploadProgress) -> Void)?
    private let lock = NSLock()
    private var sent = 0
    private var told = 0

    init(total: Int, report: (@Sendable (UploadProgress) -> Void)?) {
        self.total = total
        self.report = report
    }

    /// The body begins anew.
    func restart() { lock.withLock { sent = 0 } }

    /// More bytes have gone. Calls come one after the other.
    func add(_ count: Int64) {
        let isNews = lock.withLock { () -> Bool in
            sent = min(total, sent + Int(clamping: count))
            guard sent > told else { return false }
            told = sent
            return true
        }
        if isNews { report?(UploadProgress(sent: lock.withLock { told }, total: total)) }
    }
}
