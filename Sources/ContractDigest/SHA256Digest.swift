#if canImport(CryptoKit)
    import CryptoKit
#else
    import CLibcrypto
#endif

/// The SHA-256 digest of some bytes (FIPS 180-4).
///
/// A digest may be shown in a report: it identifies content without holding any of it.
public struct SHA256Digest: Sendable, Hashable, CustomStringConvertible {
    /// The number of bytes of a digest.
    public static let length = 32

    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    /// The digest as 64 lower-case hexadecimal digits.
    public var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (index, byte) in bytes.enumerated() {
                text[2 * index] = digits[Int(byte >> 4)]
                text[2 * index + 1] = digits[Int(byte & 15)]
            }
            return 2 * bytes.count
        }
    }

    /// The digest as 64 lower-case hexadecimal digits.
    public var description: String { hex }

    /// The digest of the bytes of a buffer.
    public init(of buffer: UnsafeRawBufferPointer) {
        var stream = SHA256Stream()
        stream.update(buffer)
        self = stream.finish()
    }

    /// The digest of bytes; contiguous storage (`[UInt8]`, `Data`, a slice of them) is read in place.
    public init(of bytes: some Collection<UInt8>) {
        var stream = SHA256Stream()
        stream.update(bytes)
        self = stream.finish()
    }

    fileprivate init(checked bytes: [UInt8]) { self.bytes = bytes }
}

/// A SHA-256 that is fed in pieces, for content that does not fit into memory.
///
/// A value: a copy goes its own way from the moment it is made.
public struct SHA256Stream: Sendable {
    private var state: DigestState

    /// Starts with no bytes.
    public init() { state = DigestState() }

    /// Adds the bytes of a buffer, which may be empty.
    public mutating func update(_ buffer: UnsafeRawBufferPointer) { state.update(buffer) }

    /// Adds bytes; contiguous storage is read in place.
    public mutating func update(_ bytes: some Collection<UInt8>) {
        let added: Void? = bytes.withContiguousStorageIfAvailable { state.update(UnsafeRawBufferPointer($0)) }
        if added == nil { Array(bytes).withUnsafeBytes { state.update($0) } }
    }

    /// The digest of all bytes so far. The stream may be fed further and asked again.
    public func finish() -> SHA256Digest { SHA256Digest(checked: state.digest()) }
}

#if canImport(CryptoKit)

    private struct DigestState: Sendable {
        private var hash = SHA256()

        mutating func update(_ buffer: UnsafeRawBufferPointer) { hash.update(bufferPointer: buffer) }

        func digest() -> [UInt8] { Array(hash.finalize()) }
    }

#else

    private struct DigestState: Sendable {
        private var context = DigestContext()

        mutating func update(_ buffer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&context) { context = DigestContext(copying: context) }
            context.update(buffer)
        }

        func digest() -> [UInt8] { DigestContext(copying: context).finish() }
    }

    /// Owns one `EVP_MD_CTX`.
    ///
    /// `@unchecked Sendable` is safe: `DigestState` changes a context only while it holds the one reference to it, and
    /// copies it otherwise; a shared context is only read.
    private final class DigestContext: @unchecked Sendable {
        private let context: OpaquePointer

        init() {
            context = DigestContext.allocate()
            require(EVP_DigestInit_ex(context, EVP_sha256(), nil))
        }

        init(copying other: DigestContext) {
            context = DigestContext.allocate()
            require(EVP_MD_CTX_copy_ex(context, other.context))
        }

        deinit { EVP_MD_CTX_free(context) }

        func update(_ buffer: UnsafeRawBufferPointer) {
            require(EVP_DigestUpdate(context, buffer.baseAddress, buffer.count))
        }

        func finish() -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: SHA256Digest.length) { bytes, count in
                // SHA-256 writes exactly 32 bytes, the capacity of the buffer.
                require(EVP_DigestFinal_ex(context, bytes.baseAddress, nil))
                count = SHA256Digest.length
            }
        }

        private static func allocate() -> OpaquePointer {
            guard let context = EVP_MD_CTX_new() else { fatalError("libcrypto has no memory for a digest") }
            return context
        }
    }

    /// Stops where libcrypto cannot do SHA-256 at all: no memory, or an OpenSSL configuration without any provider of it.
    /// No input brings this about, and a digest that is silently wrong would be worse.
    private func require(_ status: CInt) {
        if status != 1 { fatalError("libcrypto refuses SHA-256; check the system's OpenSSL configuration") }
    }

#endif
