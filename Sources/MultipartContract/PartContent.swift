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

    /// The length in bytes.
    public var length: Int {
        switch self {
        case .data(let data): data.count
        case .bytes(let bytes): bytes.count
        case .text(let text): text.utf8.count
        }
    }
}

extension PartContent {
    /// Hands over all bytes in order, in pieces of at most `size` bytes with the offset of each, until `body` refuses one;
    /// nothing is handed over for no bytes. A piece is valid only inside `body`.
    ///
    /// (The refusal is returned since the buffers of `String` and of older `Data` do not pass on a typed error.)
    func firstRefusal(
        inPiecesOf size: Int, _ body: (_ piece: UnsafeRawBufferPointer, _ offset: Int) -> Refusal?
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
