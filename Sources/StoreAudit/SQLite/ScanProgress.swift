import Dispatch

/// How many rows all threads have read.
final class ScanProgress: @unchecked Sendable {
    /// After how many rows a thread says so.
    static let interval = 16_384

    private let lock = DispatchSemaphore(value: 1)
    private var rowCount = 0
    private let report: (@Sendable (_ rowCount: Int) throws(StoreError) -> Void)?

    init(_ report: (@Sendable (_ rowCount: Int) throws(StoreError) -> Void)?) { self.report = report }

    /// Counts rows.
    func add(_ rows: Int) throws(StoreError) {
        guard let report else { return }
        // The lock keeps the calls apart too, so that whoever shows them need not.
        lock.wait()
        defer { lock.signal() }
        rowCount += rows
        try report(rowCount)
    }

    /// Asks whether to go on.
    func check() throws(StoreError) { try add(0) }
}
