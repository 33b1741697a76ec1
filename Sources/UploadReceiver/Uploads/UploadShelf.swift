import Foundation

/// The uploads that are kept: the newest, up to a number and a length of all together.
///
/// `@unchecked Sendable` is safe: what changes is changed and read under the lock.
public final class UploadShelf: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private let length: Int
    private var kept: [ReceivedUpload] = []
    private var newest = 0

    init(_ bounds: ReceiverBounds) {
        count = max(1, bounds.keptCount)
        length = bounds.keptLength
    }

    /// The uploads, the newest first.
    public var all: [ReceivedUpload] { lock.withLock { kept.reversed() } }

    /// How many uploads have come, kept or not.
    public var receivedCount: Int { lock.withLock { newest } }

    /// The newest upload.
    public var last: ReceivedUpload? { lock.withLock { kept.last } }

    /// An upload by its number; nil if it never came, or is not kept any more.
    public subscript(number: Int) -> ReceivedUpload? { lock.withLock { kept.first { $0.number == number } } }

    /// How many bytes the uploads that are kept have on the disk.
    var diskLength: Int { lock.withLock { kept.reduce(0) { $0 + $1.diskLength } } }

    /// Forgets the oldest upload, to make room on the disk; false if there is none.
    func removeOldest() -> Bool {
        var removed: ReceivedUpload?
        lock.withLock { removed = kept.isEmpty ? nil : kept.removeFirst() }
        return removed != nil
    }

    /// Gives an upload the next number and keeps it; the oldest ones go where there are too many, or too many bytes.
    func add(_ make: (_ number: Int) -> ReceivedUpload) -> ReceivedUpload {
        lock.lock()
        newest += 1
        let upload = make(newest)
        kept.append(upload)
        var sum = 0
        let keptCount = kept.reversed().prefix { upload in
            sum += upload.diskLength
            return sum <= length
        }.count
        let removed = kept.prefix(kept.count - max(1, min(count, keptCount)))
        kept.removeFirst(removed.count)
        lock.unlock()
        // What is removed is closed here, when nobody waits for the lock.
        return upload
    }
}
