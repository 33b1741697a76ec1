extension PartHeadReader {
    /// Reads a head that is written as the encoder and browsers write it and of which nothing is to be said; nil for any other.
    ///
    /// These are nearly all heads, and this way costs one pass and one allocation. Whoever lets more through here has to be
    /// sure that ``read(_:offset:part:profile:bounds:options:)`` has no finding for it in any profile.
    ///
    /// Bounds: `at` never goes beyond `bytes.count`; fixed words are compared only if that many bytes are left.
    static func canonicalHead(_ bytes: UnsafeRawBufferPointer, offset: Int, bounds: ReadingBounds) -> PartHead? {
        let count = bytes.count
        guard count <= portableHeadLength, count <= bounds.headerBlock, bounds.headerCount >= 2,
            Word.disposition.stands(in: bytes, at: 0)
        else { return nil }
        var at = Word.disposition.length
        let name = at..<plainEnd(in: bytes, from: at, of: .name)
        at = name.upperBound
        guard !name.isEmpty, at < count, bytes[at] == UInt8(ascii: "\"") else { return nil }
        at += 1
        var filename: Range<Int>?
        if Word.filename.stands(in: bytes, at: at) {
            at += Word.filename.length
            let range = at..<plainEnd(in: bytes, from: at, of: .filename)
            at = range.upperBound
            guard !range.isEmpty, at < count, bytes[at] == UInt8(ascii: "\"") else { return nil }
            at += 1
            filename = range
        }
        var contentType: Range<Int>?
        if Word.contentType.stands(in: bytes, at: at) {
            at += Word.contentType.length
            guard let end = mediaTypeEnd(in: bytes, from: at) else { return nil }
            contentType = at..<end
            at = end
        }
        guard Word.blankLine.stands(in: bytes, at: at) else { return nil }
        at += Word.blankLine.length
        let copy = [UInt8](unsafeUninitializedCapacity: at) { buffer, initialized in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<at]))
            initialized = at
        }
        return PartHead(
            offset: offset, bytes: copy, nameRange: name, filenameRange: filename, contentTypeRange: contentType)
    }

    /// More than this some servers refuse (commons-fileupload).
    static let portableHeadLength = 512

    /// Where the first byte stands that is not plain in such a text: not printable ASCII, a quote, or a character that
    /// servers read differently there.
    @inline(__always)
    private static func plainEnd(in bytes: UnsafeRawBufferPointer, from start: Int, of kind: Plain) -> Int {
        var at = start
        while at < bytes.count, classes[bytes[at]] & kind.rawValue != 0 { at += 1 }
        return at
    }

    /// Where a `type/subtype`, perhaps with one charset parameter, ends at a line end; nil if there is none, or one of
    /// which more is to be said.
    @inline(__always)
    private static func mediaTypeEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let slash = plainEnd(in: bytes, from: start, of: .token)
        // `multipart/mixed` is noted.
        guard slash > start, slash < bytes.count, bytes[slash] == UInt8(ascii: "/"),
            HeaderText.lowercased(bytes[start]) != UInt8(ascii: "m")
        else { return nil }
        var end = plainEnd(in: bytes, from: slash + 1, of: .token)
        guard end > slash + 1 else { return nil }
        if Word.charset.stands(in: bytes, at: end) {
            let value = end + Word.charset.length
            end = plainEnd(in: bytes, from: value, of: .token)
            guard end > value else { return nil }
        }
        return end
    }

    private enum Plain: UInt8 {
        case name = 1
        case filename = 2
        case token = 4
    }

    /// What each byte may stand in, as a set of the bits of ``Plain``.
    private static let classes = ByteClasses()

    /// A table of 256 entries without bounds checks.
    private struct ByteClasses: Sendable {
        private let bits: [UInt8]

        init() {
            bits = (UInt8.min...UInt8.max).map { byte in
                var bits: UInt8 = HeaderByte.isToken(byte) ? Plain.token.rawValue : 0
                guard (32...126).contains(byte) else { return bits }
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%"): break
                case UInt8(ascii: "/"): bits |= Plain.name.rawValue
                default: bits |= Plain.name.rawValue | Plain.filename.rawValue
                }
                return bits
            }
        }

        subscript(byte: UInt8) -> UInt8 { bits.withUnsafeBufferPointer { $0[Int(byte)] } }
    }

    /// A fixed text that is compared as a whole.
    private struct Word {
        let text: StaticString
        var length: Int { text.utf8CodeUnitCount }

        static let disposition = Word(text: "Content-Disposition: form-data; name=\"")
        static let filename = Word(text: "; filename=\"")
        static let contentType = Word(text: "\r\nContent-Type: ")
        static let charset = Word(text: "; charset=")
        static let blankLine = Word(text: "\r\n\r\n")

        @inline(__always)
        func stands(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
            guard let base = bytes.baseAddress, bytes.count - offset >= length else { return false }
            let (left, right) = (base + offset, UnsafeRawPointer(text.utf8Start))
            var at = 0
            while at + 8 <= length {
                guard
                    left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
                        == right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
                else { return false }
                at += 8
            }
            while at < length {
                guard left.load(fromByteOffset: at, as: UInt8.self) == right.load(fromByteOffset: at, as: UInt8.self)
                else { return false }
                at += 1
            }
            return true
        }
    }
}
