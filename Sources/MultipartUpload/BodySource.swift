import ContractFindings
import Foundation
import MultipartContract

/// The bytes of a body in order.
protocol BodyBytes: AnyObject {
    /// How many bytes have been read.
    var offset: Int { get }
    /// How many bytes there are.
    var length: Int { get }
    /// Copies the next bytes; 0 only behind the last one.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(Refusal) -> Int
}

extension BodyProducer: BodyBytes {}

/// What a stream reads from: bytes that can begin again, and what became of them.
final class BodySource: @unchecked Sendable {
    private let make: @Sendable () throws(Refusal) -> any BodyBytes
    private let onFailure: (@Sendable (Refusal) -> Void)?
    private let lock = NSLock()
    // Both behind the lock: streams are read where the loading system likes.
    private var bytes: (any BodyBytes)?
    private var refusal: Refusal?

    init(
        onFailure: (@Sendable (Refusal) -> Void)?,
        _ make: @escaping @Sendable () throws(Refusal) -> any BodyBytes
    ) {
        self.make = make
        self.onFailure = onFailure
    }

    /// Why no more bytes come; nil if there was no failure.
    var failure: Refusal? { lock.withLock { refusal } }

    /// Whether every byte has been read.
    var isAtEnd: Bool { lock.withLock { bytes.map { $0.offset == $0.length } ?? false } }

    /// Goes back to the first byte.
    func restart() {
        lock.withLock {
            bytes = nil
            refusal = nil
        }
    }

    /// Copies the next bytes; 0 behind the last one, nil after a failure.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        let (count, new) = lock.withLock { () -> (Int?, Refusal?) in
            guard refusal == nil else { return (nil, nil) }
            do throws(Refusal) {
                let bytes = if let bytes { bytes } else { try make() }
                self.bytes = bytes
                return (try bytes.read(into: buffer), nil)
            } catch {
                refusal = error
                return (nil, error)
            }
        }
        if let new { onFailure?(new) }
        return count
    }

    /// Whether somebody ends the upload after a failure.
    var hasGuard: Bool { onFailure != nil }
}

extension BodySource: CustomReflectable {
    // So that a dump of a stream shows no bytes.
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// The bytes of a body file, as long as it has its length.
final class BodyFileReading: BodyBytes {
    private(set) var offset = 0
    let length: Int
    private let descriptor: FileDescriptor

    /// Opens the file.
    ///
    /// - Throws: `sourceUnreadable`, or `sourceChanged` if it has not the length that it had when it was finished.
    init(_ upload: PreparedUpload) throws(Refusal) {
        length = upload.length
        do throws(FileDescriptor.Failure) {
            descriptor = try FileDescriptor(path: upload.file.path, waits: false)
        } catch {
            throw Refusal(Finding(.sourceUnreadable, found: Int(error.systemError)))
        }
        try checkLength()
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(Refusal) -> Int {
        guard offset < length, !buffer.isEmpty else { return 0 }
        let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(length - offset))
        let count: Int
        do throws(FileDescriptor.Failure) {
            count = try descriptor.read(into: wanted, at: offset)
        } catch {
            throw Refusal(Finding(.sourceUnreadable, found: Int(error.systemError), contentOffset: offset))
        }
        offset += count
        // Before the last byte leaves, so that a server never takes a changed file for the whole.
        if count == 0 || offset == length { try checkLength(orEndAt: count == 0 ? offset : nil) }
        return count
    }

    private func checkLength(orEndAt end: Int? = nil) throws(Refusal) {
        let found: Int? = if case .regular(let length)? = try? descriptor.kind() { length } else { nil }
        guard end != nil || found != length else { return }
        throw Refusal(Finding(.sourceChanged, expected: length, found: found, contentOffset: end))
    }
}
