#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// The room that uploads have on the disk, together: those that are kept, are being received, or are still read by somebody.
    ///
    /// `@unchecked Sendable` is safe: what changes is changed and read under the lock.
    final class DiskRoom: @unchecked Sendable {
        /// So many bytes are written until the disk is asked again how much is free: others write to it too.
        private static let step = 4 << 20
        /// An upload of this length is taken also where the disk has no more free than it is to have: a nearly full disk is no
        /// reason to refuse a form with three fields.
        private static let smallLength = 1 << 20

        private let lock = NSCondition()
        private let bound: Int
        private let reserve: Int
        private let folder: String
        private var used = 0
        private var returnCount = 0
        /// How many bytes may be written until the disk is asked again.
        private var spare = 0

        /// - Parameter folder: A folder of the disk.
        init(_ bounds: ReceiverBounds, folder: String) {
            bound = max(0, bounds.diskLength)
            self.folder = folder
            // A small disk, as one in memory, is not left empty for it.
            reserve = min(max(0, bounds.diskReserve), (DiskRoom.disk(of: folder)?.length ?? .max) / 16)
        }

        /// How many bytes uploads have.
        var usedLength: Int { lock.withLock { used } }

        /// Whether there would be room for so many bytes if so many others were given back.
        func hasRoom(for count: Int, givingBack others: Int) -> Bool {
            lock.withLock {
                guard count <= bound - used + others else { return false }
                guard count > DiskRoom.smallLength, let free = DiskRoom.disk(of: folder)?.free else { return true }
                return count <= max(0, free - reserve) + others
            }
        }

        /// Takes so many bytes more for what has so many; false if there is no room for them.
        fileprivate func take(_ count: Int, beside length: Int) -> Bool {
            lock.withLock {
                guard count <= bound - used else { return false }
                if spare < count {
                    let free = DiskRoom.disk(of: folder).map { max(0, $0.free - reserve) } ?? .max
                    spare = min(free, max(count, DiskRoom.step))
                }
                guard spare >= count || length + count <= DiskRoom.smallLength else { return false }
                spare = max(0, spare - count)
                used += count
                return true
            }
        }

        fileprivate func change(by count: Int) {
            lock.withLock {
                used += count
                if count < 0 {
                    returnCount += 1
                    lock.broadcast()
                }
            }
        }

        /// How often something was given back.
        fileprivate var returns: Int { lock.withLock { returnCount } }

        /// Waits until something is given back after so many times; false if that does not come in time, or nobody else has anything.
        fileprivate func waitForReturn(after returns: Int, beside length: Int, until deadline: Double) -> Bool {
            lock.withLock {
                while returnCount == returns {
                    let seconds = deadline - Uptime.now
                    guard used > length, seconds > 0 else { return false }
                    _ = lock.wait(until: Date(timeIntervalSinceNow: seconds))
                }
                return true
            }
        }

        /// The length of the disk, and how much of it this user may still write; nil where the system does not say.
        private static func disk(of folder: String) -> (length: Int, free: Int)? {
            var status = statvfs()
            guard statvfs(folder, &status) == 0 else { return nil }
            let block = Int(clamping: status.f_frsize)
            func bytes(_ blocks: Int) -> Int {
                let (length, overflows) = blocks.multipliedReportingOverflow(by: block)
                return overflows ? .max : length
            }
            return (bytes(Int(clamping: status.f_blocks)), bytes(Int(clamping: status.f_bavail)))
        }
    }

    /// What one upload has of the room; given back when nobody has the upload any more.
    ///
    /// `@unchecked Sendable` is safe: what changes is changed and read under the lock.
    final class DiskShare: @unchecked Sendable {
        private let room: DiskRoom
        private let lock = NSLock()
        private var length = 0

        init(_ room: DiskRoom) { self.room = room }

        deinit { room.change(by: -length) }

        /// Takes so many bytes more.
        ///
        /// - Throws: ``RecordingFailure`` as of a full disk if there is no room for them.
        func grow(by count: Int) throws(RecordingFailure) {
            lock.lock()
            defer { lock.unlock() }
            guard room.take(count, beside: length) else { throw RecordingFailure(systemError: ENOSPC) }
            length += count
        }

        /// For how many seconds an upload waits for another one that is forgotten, and still in somebody's hands.
        private static let patience = 2.0

        /// Takes so many bytes more, at the cost of the oldest uploads.
        func grow(by count: Int, forgetting uploads: UploadShelf) throws(RecordingFailure) {
            var deadline: Double?
            while true {
                let returns = room.returns
                do throws(RecordingFailure) { return try grow(by: count) } catch {
                    // What comes now is worth more than what came long ago.
                    if uploads.removeOldest() { continue }
                    let end = deadline ?? Uptime.now + DiskShare.patience
                    deadline = end
                    let own = lock.withLock { length }
                    guard room.waitForReturn(after: returns, beside: own, until: end) else { throw error }
                }
            }
        }

        /// Has this length from now on, whether there is room or not.
        func settle(_ length: Int) {
            lock.withLock {
                room.change(by: length - self.length)
                self.length = length
            }
        }
    }
#endif
