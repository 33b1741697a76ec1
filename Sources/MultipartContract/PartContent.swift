import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The bytes between the blank line of a part and its closing CRLF, wherever they come from.
///
/// The encoder asks a content only for its length, before the first byte is written, and then for its bytes piece by piece.
public enum PartContent: Sendable {
    /// Bytes as they are.
    case data(Data)
    /// Bytes as they are.
    case bytes([UInt8])
    /// The UTF-8 of a text. Line ends stay as they are.
    case text(String)
    /// The bytes of a file, read whenever the form is encoded.
    case file(FileContent)

    /// The length in bytes.
    public var length: Int {
        switch self {
        case .data(let data): data.count
        case .bytes(let bytes): bytes.count
        case .text(let text): text.utf8.count
        case .file(let file): file.length
        }
    }
}

extension PartContent {
    /// Hands over all bytes in order, in pieces of at most `size` bytes with the offset of each, until `body` refuses one;
    /// nothing is handed over for no bytes. A piece is valid only inside `body`.
    ///
    /// (The refusal is returned since the buffers of `String` and of older `Data` do not pass on a typed error.)
    ///
    /// - Parameter part: The index of the part, for refusals of its file.
    func firstRefusal(
        inPiecesOf size: Int, part: Int, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Refusal?
    ) -> Refusal? {
        func cut(_ all: UnsafeRawBufferPointer) -> Refusal? {
            var offset = 0
            while offset < all.count {
                let end = min(all.count, offset + size)
                if let refusal = body(UnsafeRawBufferPointer(rebasing: all[offset..<end]), offset) { return refusal }
                offset = end
            }
            return nil
        }
        switch self {
        case .data(let data): return data.withUnsafeBytes(cut)
        case .bytes(let bytes): return bytes.withUnsafeBytes(cut)
        case .text(var text): return text.withUTF8 { utf8 in cut(UnsafeRawBufferPointer(utf8)) }
        case .file(let file): return file.firstRefusal(inPiecesOf: size, part: part, body)
        }
    }

    /// Calls `body` with the bytes from an offset on, at most `count` of them; not for a file, whose bytes are not in memory.
    func withBytes(from offset: Int, atMost count: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
        func cut(_ all: UnsafeRawBufferPointer) {
            body(UnsafeRawBufferPointer(rebasing: all.dropFirst(offset).prefix(count)))
        }
        switch self {
        case .data(let data): data.withUnsafeBytes(cut)
        case .bytes(let bytes): bytes.withUnsafeBytes(cut)
        case .text(var text): text.withUTF8 { utf8 in cut(UnsafeRawBufferPointer(utf8)) }
        case .file: break
        }
    }
}

extension FileContent {
    fileprivate func firstRefusal(
        inPiecesOf size: Int, part: Int, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Refusal?
    ) -> Refusal? {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
        defer { buffer.deallocate() }
        do throws(Refusal) {
            var reading = try FileReading(self, part: part)
            while reading.remaining > 0 {
                let offset = reading.offset
                let count = try reading.read(into: buffer)
                if let refusal = body(UnsafeRawBufferPointer(rebasing: buffer.prefix(count)), offset) { return refusal }
            }
            return nil
        } catch {
            return error
        }
    }
}

extension PartContent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The length, never the bytes.
    public var description: String { "content of \(length) bytes" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no bytes.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
