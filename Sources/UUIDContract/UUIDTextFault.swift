import ContractFindings

/// Why a text is no UUID: the first byte that cannot stand where it does when the text is read against 8-4-4-4-12.
struct UUIDTextFault {
    let category: FindingCategory
    let offset: Int
    let length: Int

    /// The fault of a text, given its first bytes (38 of a longer one) and its whole length. Nil if the text is a UUID.
    init?(head: UnsafeRawBufferPointer, length: Int) {
        let shape = UUIDShape(bytes: head)
        guard let offset = shape.firstOffender else {
            if length == UUIDTextHead.textLength { return nil }
            self.init(category: .uuidLength, offset: min(length, UUIDTextHead.textLength), length: length)
            return
        }
        self.init(category: shape.category(at: offset, length: length), offset: offset, length: length)
    }

    private init(category: FindingCategory, offset: Int, length: Int) {
        self.category = category
        self.offset = offset
        self.length = length
    }

    func finding(field: FieldName?) -> Finding {
        Finding(category, offset: offset, field: field, expected: UUIDTextHead.textLength, found: length)
    }
}

/// Bytes read against the shape 8-4-4-4-12.
private struct UUIDShape {
    let bytes: UnsafeRawBufferPointer

    static func isHyphenPlace(_ offset: Int) -> Bool {
        switch offset {
        case 8, 13, 18, 23: true
        default: false
        }
    }

    static func isGroupStart(_ offset: Int) -> Bool { offset == 0 || isHyphenPlace(offset - 1) }

    /// The first byte that cannot stand where it does; the byte after a whole UUID is one. Nil where the bytes just end.
    var firstOffender: Int? {
        bytes.indices.first { offset in
            if offset >= UUIDTextHead.textLength { return true }
            if UUIDShape.isHyphenPlace(offset) { return bytes[offset] != UInt8(ascii: "-") }
            return !bytes[offset].isHexDigit
        }
    }

    func category(at offset: Int, length: Int) -> FindingCategory {
        let byte = bytes[offset]
        switch byte {
        case 0: return .uuidNUL
        case 0x80...: return .uuidNonASCII
        case 0x09...0x0d, 0x20: return .uuidWhiteSpace
        default: break
        }
        if offset == UUIDTextHead.textLength {
            return "})]>\"'".utf8.contains(byte) ? .uuidWrapper : .uuidLength
        }
        if offset == 0, "{([<\"'".utf8.contains(byte) || begins(with: "urn:uuid:") || begins(with: "uuid:") {
            return .uuidWrapper
        }
        if UUIDShape.isHyphenPlace(offset) {
            return byte.isHexDigit && length < UUIDTextHead.textLength ? .uuidMissingHyphens : .uuidHyphen
        }
        switch byte {
        case UInt8(ascii: "+"): return .uuidSign
        case UInt8(ascii: "-"): return UUIDShape.isGroupStart(offset) ? .uuidSign : .uuidHyphen
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
            let inGroup = !UUIDShape.isGroupStart(offset)
            return inGroup && bytes[offset - 1] == UInt8(ascii: "0") ? .uuidHexPrefix : .uuidHexDigit
        default: return .uuidHexDigit
        }
    }

    /// Whether the bytes begin with a prefix of lower-case ASCII, in either case.
    private func begins(with prefix: StaticString) -> Bool {
        let lowered = bytes.prefix(prefix.utf8CodeUnitCount).map { $0.isCapital ? $0 | 0x20 : $0 }
        return prefix.withUTF8Buffer { lowered.elementsEqual($0) }
    }
}

extension UInt8 {
    /// Whether the byte is one of 0-9, a-f, A-F in ASCII.
    var isHexDigit: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }

    /// Whether the byte is one of A-Z in ASCII.
    var isCapital: Bool { (0x41...0x5a).contains(self) }
}
