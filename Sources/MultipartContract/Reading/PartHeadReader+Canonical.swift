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
        while at < bytes.count, kind.contains(bytes[at]) { at += 1 }
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

    /// A set of ASCII bytes, as bits.
    private struct Plain {
        let low: UInt64
        let high: UInt64

        /// Printable, but for `"`, `%` and `\`.
        static let name = Plain(low: 0xFFFF_FFDB_0000_0000, high: 0x7FFF_FFFF_EFFF_FFFF)
        /// As `name`, and without `/`.
        static let filename = Plain(low: 0xFFFF_7FDB_0000_0000, high: 0x7FFF_FFFF_EFFF_FFFF)
        /// Characters of a token (RFC 9110, 5.6.2).
        static let token = Plain(low: 0x03FF_6CFA_0000_0000, high: 0x57FF_FFFF_C7FF_FFFE)

        @inline(__always)
        func contains(_ byte: UInt8) -> Bool {
            byte < 128 && ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 != 0
        }
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
