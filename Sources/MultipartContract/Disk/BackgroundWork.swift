import Dispatch

/// Work that waits for disks, on a thread of its own, so that no thread of Swift's tasks stands still meanwhile.
enum BackgroundWork {
    /// Runs the work and gives its result; it is told when the task has been cancelled, and throws `CancellationError` then.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws -> Value
    ) async throws -> Value {
        let flag = Flag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(with: Result { try work { flag.isSet } })
                }
            }
        } onCancel: {
            flag.set()
        }
    }

    /// Something that happens once. (The atomics of the standard library need later systems than this package.)
    private final class Flag: @unchecked Sendable {
        private let lock = DispatchSemaphore(value: 1)
        private var value = false

        var isSet: Bool {
            lock.wait()
            defer { lock.signal() }
            return value
        }

        func set() {
            lock.wait()
            defer { lock.signal() }
            value = true
        }
    }
}
