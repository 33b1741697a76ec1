import Dispatch

/// Pieces of work that some threads take one after the other, until all are done or one of them throws.
final class ParallelWork: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var next = 0
    private var error: StoreError?

    private init() {}

    /// Runs `body` on that many threads at once, each with a `take` that gives it the number of its next piece, from 0, or nil.
    ///
    /// - Throws: The first error that was thrown, of records the one with the smallest line; the other threads stop at their
    ///   next piece.
    static func run(
        pieces: Int, threads: Int, _ body: @Sendable (_ take: () -> Int?) throws(StoreError) -> Void
    ) throws(StoreError) {
        let work = ParallelWork()
        DispatchQueue.concurrentPerform(iterations: max(1, min(threads, pieces))) { _ in
            do throws(StoreError) { try body { work.take(of: pieces) } } catch { work.fail(error) }
        }
        if let error = work.error { throw error }
    }

    private func take(of pieces: Int) -> Int? {
        lock.wait()
        defer { lock.signal() }
        guard error == nil, next < pieces else { return nil }
        next += 1
        return next - 1
    }

    private func fail(_ error: StoreError) {
        lock.wait()
        defer { lock.signal() }
        // Of the faults in records the first one in the file, whichever thread was faster.
        if case .record(let line, _) = error, case .record(let other, _)? = self.error, line < other {
            self.error = error
        }
        if self.error == nil { self.error = error }
    }
}
