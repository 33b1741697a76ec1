/// Writes bytes as text: base64, hexadecimal digits, or decimal numbers.
struct ByteText: ByteTransform, Sendable, Hashable {
    /// The way of writing.
    enum Form: Sendable, Hashable {
        /// RFC 4648, 4 or 5, without padding, with a line end after so many characters where `column` is not 0.
        case base64(urlSafe: Bool, column: Int, lineEnd: LineEnd)
        /// Two digits a byte, with a separator after so many bytes where `group` is not 0.
        case hexadecimal(capitals: Bool, group: Int, separator: UInt8)
        /// Numbers with `, ` between them.
        case decimal
    }

    /// A line end that stands between characters.
    enum LineEnd: Sendable, Hashable {
        /// CR and LF.
        case crlf
        /// LF.
        case lf
    }

    private(set) var count = 0
    private let form: Form
    private var carry: UInt32 = 0
    private var carried = 0
    /// Characters in this line of base64, bytes in this group of digits, or 1 after a first number.
    private var column = 0

    /// The characters of base64.
    private let alphabet: [UInt8]

    init(_ form: Form) {
        self.form = form
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        alphabet =
            switch form {
            case .base64(let urlSafe, _, _): Array((letters + (urlSafe ? "-_" : "+/")).utf8)
            default: []
            }
    }

    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool {
        switch form {
        case .base64:
            for byte in piece {
                carry = carry << 8 | UInt32(byte)
                carried += 1
                if carried == 3 {
                    guard putBase64(4, of: carry, to: &sink) else { return false }
                    (carry, carried) = (0, 0)
                }
            }
        case .hexadecimal(let capitals, let group, let separator):
            for byte in piece {
                if group > 0, column == group {
                    guard sink.take(separator) else { return false }
                    column = 0
                }
                column += 1
                guard sink.take(ByteText.digit(byte >> 4, capitals)), sink.take(ByteText.digit(byte & 15, capitals))
                else {
                    return false
                }
            }
        case .decimal:
            for byte in piece {
                if column == 1 {
                    guard sink.take(UInt8(ascii: ",")), sink.take(UInt8(ascii: " ")) else { return false }
                }
                column = 1
                if byte > 99 { guard sink.take(0x30 + byte / 100) else { return false } }
                if byte > 9 { guard sink.take(0x30 + byte / 10 % 10) else { return false } }
                guard sink.take(0x30 + byte % 10) else { return false }
            }
        }
        return true
    }

    mutating func finish(to sink: inout some ByteSink) -> Bool {
        guard case .base64 = form, carried > 0 else { return true }
        return putBase64(carried + 1, of: carry << (carried == 1 ? 16 : 8), to: &sink)
    }

    private mutating func putBase64(_ characters: Int, of bits: UInt32, to sink: inout some ByteSink) -> Bool {
        guard case .base64(_, let width, let lineEnd) = form else { return true }
        for index in 0..<characters {
            if width > 0, column == width {
                guard lineEnd == .lf || sink.take(0x0D), sink.take(0x0A) else { return false }
                column = 0
            }
            column += 1
            guard sink.take(alphabet[Int(bits >> UInt32(18 - 6 * index)) & 63]) else { return false }
        }
        return true
    }

    private static func digit(_ value: UInt8, _ capitals: Bool) -> UInt8 {
        value < 10 ? 0x30 + value : value - 10 + (capitals ? UInt8(ascii: "A") : UInt8(ascii: "a"))
    }
}

/// Reads bytes back from text that ``ByteText`` wrote. What is no digit of the form is skipped, so that the result differs
/// from what was expected where it should not be there.
struct ByteTextUndone: ByteTransform, Sendable {
    /// The way of writing.
    enum Form: Sendable, Hashable {
        /// Either alphabet.
        case base64
        /// Digits in either case.
        case hexadecimal
        /// Numbers with anything between them.
        case decimal
    }

    private(set) var count = 0
    private let form: Form
    private var carry: UInt32 = 0
    private var carried = 0
    /// The value of each byte as a digit, or 255.
    private let values: [UInt8]

    init(_ form: Form) {
        self.form = form
        values = (UInt8.min...UInt8.max).map { byte in
            switch form {
            case .base64: ByteText.base64Value(of: byte) ?? 255
            case .hexadecimal: ByteText.hexadecimalValue(of: byte) ?? 255
            case .decimal: 255
            }
        }
    }

    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool {
        switch form {
        case .base64: for byte in piece where !takeBase64(byte, to: &sink) { return false }
        case .hexadecimal: for byte in piece where !takeHexadecimal(byte, to: &sink) { return false }
        case .decimal: for byte in piece where !takeDecimal(byte, to: &sink) { return false }
        }
        return true
    }

    mutating func finish(to sink: inout some ByteSink) -> Bool {
        switch form {
        case .base64, .hexadecimal: true
        case .decimal: carried == 0 || sink.take(UInt8(truncatingIfNeeded: carry))
        }
    }

    private mutating func takeBase64(_ byte: UInt8, to sink: inout some ByteSink) -> Bool {
        let value = values[Int(byte)]
        guard value != 255 else { return true }
        carry = (carry << 6 | UInt32(value)) & 0xFFF
        carried += 6
        guard carried >= 8 else { return true }
        carried -= 8
        return sink.take(UInt8(truncatingIfNeeded: carry >> UInt32(carried)))
    }

    private mutating func takeHexadecimal(_ byte: UInt8, to sink: inout some ByteSink) -> Bool {
        let value = values[Int(byte)]
        guard value != 255 else { return true }
        carry = (carry << 4 | UInt32(value)) & 0xFF
        carried += 1
        guard carried == 2 else { return true }
        carried = 0
        return sink.take(UInt8(carry))
    }

    private mutating func takeDecimal(_ byte: UInt8, to sink: inout some ByteSink) -> Bool {
        if (0x30...0x39).contains(byte) {
            carry = (carry &* 10 &+ UInt32(byte - 0x30)) & 0xFFF
            carried = 1
            return true
        }
        guard carried == 1 else { return true }
        defer { (carry, carried) = (0, 0) }
        return sink.take(UInt8(truncatingIfNeeded: carry))
    }
}

extension ByteText {
    /// The six bits of a character of either alphabet.
    static func base64Value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - 0x41
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x61 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30 + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }

    /// The four bits of a digit.
    static func hexadecimalValue(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 0x41 + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 0x61 + 10
        default: nil
        }
    }
}
