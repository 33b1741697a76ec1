import Dispatch

/// How many rows all threads have read.
final class ScanProgress: @unchecked Sendable {
    /// After how many rows a thread says so.
    static let interval = 16_384

    private let lock = DispatchSemaphore(value: 1)
    private var rowCount = 0
    private var total: Int?
    private let report: SQLiteAudit.Progress?

    init(_ report: SQLiteAudit.Progress?) { self.report = report }

    /// Says how many rows there will be, where that is known.
    func expect(_ total: Int?) {
        lock.wait()
        defer { lock.signal() }
        self.total = total
    }

    /// Counts rows.
    func add(_ rows: Int) throws(StoreError) {
        guard let report else { return }
        // The lock keeps the calls apart too, so that whoever shows them need not.
        lock.wait()
        defer { lock.signal() }
        rowCount += rows
        try report(rowCount, total)
    }

    /// Asks whether to go on.
    func check() throws(StoreError) { try add(0) }
}
