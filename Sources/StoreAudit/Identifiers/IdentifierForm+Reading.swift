import CByteKernels
import ContractFindings

extension IdentifierForm {
    /// The form of a value, and what it means where that can be told without a guess.
    ///
    /// A key is read leniently, so that rows which mean one identifier are found: case, hyphens, braces, `urn:uuid:`, white
    /// space at the ends and what follows a NUL do not count. A BLOB of 16 is read in text order; one of 36 as text.
    package static func read(_ value: StoredValue) -> (form: IdentifierForm, key: IdentifierKey?) {
        switch value {
        case .null: return (.null, nil)
        case .integer: return (.integer, nil)
        case .real: return (.real, nil)
        case .blob(let bytes):
            switch bytes.count {
            case 0: return (.empty, nil)
            case 16:
                return (
                    .blob16,
                    IdentifierKey(
                        first: bytes.loadUnaligned(as: UInt64.self),
                        second: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
                )
            case 36: return (.blob36, shape(bytes)?.key)
            default: return (.blobOther, nil)
            }
        case .text(let bytes): return read(text: bytes)
        }
    }

    /// The form of a text, and what it means.
    package static func read(text: UnsafeRawBufferPointer) -> (form: IdentifierForm, key: IdentifierKey?) {
        if let shape = shape(text) { return shape }
        guard !text.isEmpty else { return (.empty, nil) }
        if text.contains(where: { $0 >= 0x80 }) { return (.nonASCII, nil) }
        if let end = text.firstIndex(of: 0) {
            return (.nul, meaning(UnsafeRawBufferPointer(rebasing: text[..<end])))
        }
        if isWhiteSpace(text[0]) || isWhiteSpace(text[text.count - 1]) { return (.whiteSpace, meaning(text)) }
        return (text.count == 36 ? .malformed : .wrongLength, nil)
    }

    /// What a text means once the white space at its ends is left out.
    private static func meaning(_ text: UnsafeRawBufferPointer) -> IdentifierKey? {
        var (start, end) = (0, text.count)
        while start < end, isWhiteSpace(text[start]) { start += 1 }
        while end > start, isWhiteSpace(text[end - 1]) { end -= 1 }
        return shape(UnsafeRawBufferPointer(rebasing: text[start..<end]))?.key
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

    /// One of the shapes that hold a whole UUID and nothing else, or nil.
    private static func shape(_ text: UnsafeRawBufferPointer) -> (form: IdentifierForm, key: IdentifierKey?)? {
        guard let start = text.baseAddress else { return nil }
        switch text.count {
        case 36:
            guard let key = hyphenated(start) else { return nil }
            return (letterCase(text), key)
        case 32: return unhyphenated(text).map { (.unhyphenated, $0) }
        case 38:
            guard text[0] == UInt8(ascii: "{"), text[37] == UInt8(ascii: "}") else { return nil }
            return hyphenated(start + 1).map { (.braces, $0) }
        case 45:
            let prefix: StaticString = "urn:uuid:"
            for (index, wanted) in UnsafeBufferPointer(start: prefix.utf8Start, count: 9).enumerated() {
                let byte = text[index]
                guard byte == wanted || (byte | 0x20 == wanted && wanted != UInt8(ascii: ":")) else { return nil }
            }
            return hyphenated(start + 9).map { (.urn, $0) }
        default: return nil
        }
    }

    /// 36 bytes that are there.
    private static func hyphenated(_ start: UnsafeRawPointer) -> IdentifierKey? {
        var bytes: (UInt64, UInt64) = (0, 0)
        guard bytekernel_uuid_parse_into(start, &bytes) != 0 else { return nil }
        return IdentifierKey(first: bytes.0, second: bytes.1)
    }

    private static func letterCase(_ text: UnsafeRawBufferPointer) -> IdentifierForm {
        var (hasCapital, hasSmall) = (false, false)
        for byte in text where byte > UInt8(ascii: "9") {
            if byte & 0x20 == 0 { hasCapital = true } else { hasSmall = true }
        }
        return hasCapital ? (hasSmall ? .mixed : .upper) : .canonical
    }

    /// 32 digits, with the hyphens put in to read them.
    private static func unhyphenated(_ text: UnsafeRawBufferPointer) -> IdentifierKey? {
        withUnsafeTemporaryAllocation(byteCount: 36, alignment: 1) { room in
            guard let target = room.baseAddress, let source = text.baseAddress else { return nil }
            var (from, to) = (0, 0)
            for length in [8, 4, 4, 4, 12] {
                if to > 0 {
                    room[to] = UInt8(ascii: "-")
                    to += 1
                }
                (target + to).copyMemory(from: source + from, byteCount: length)
                from += length
                to += length
            }
            return hyphenated(UnsafeRawPointer(target))
        }
    }
}
