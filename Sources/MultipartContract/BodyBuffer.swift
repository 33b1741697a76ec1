#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Memory of exactly the length of a body, written once from front to back and never filled with zeros before.
///
/// The length is known before the first byte: more than that is a fault of the encoder and stops the program before a byte
/// lands outside.
struct BodyBuffer: ~Copyable {
    private let memory: UnsafeMutableRawBufferPointer
    private var length = 0

    /// Takes memory for that many bytes.
    init(length: Int) { memory = .allocate(byteCount: length, alignment: 16) }

    deinit { memory.deallocate() }

    /// Appends a copy of the bytes.
    @inline(__always)
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        precondition(bytes.count <= memory.count - length, "a body is longer than its parts")
        guard let target = memory.baseAddress, let source = bytes.baseAddress else { return }
        (target + length).copyMemory(from: source, byteCount: bytes.count)
        length += bytes.count
    }

    /// Appends a copy of the bytes.
    @inline(__always)
    mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { bytes in append(bytes) } }

    /// Starts again from the front.
    mutating func clear() { length = 0 }

    /// Gives the memory away as `Data`, without a copy.
    consuming func finish() -> Data {
        precondition(length == memory.count, "a body is shorter than its parts")
        let memory = memory
        discard self
        guard let address = memory.baseAddress else { return Data() }
        return Data(
            bytesNoCopy: address, count: memory.count, deallocator: .custom { address, _ in address.deallocate() })
    }
}
