/// Bytes written as pairs of hexadecimal digits.
package enum Hexadecimal {
    /// The bytes, or nil where the text is not made of pairs of digits.
    package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        for index in stride(from: 0, to: digits.count, by: 2) {
            let (high, low) = (values[Int(digits[index])], values[Int(digits[index + 1])])
            // A byte that is no digit has a value above 15.
            guard high | low <= 15 else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    /// Pairs of lower-case digits.
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The value of each byte as a digit, 255 for what is none.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (digits, value) in [("0123456789", 0), ("abcdef", 10), ("ABCDEF", 10)] as [(String, UInt8)] {
            for (offset, digit) in digits.utf8.enumerated() { values[Int(digit)] = value + UInt8(offset) }
        }
        return values
    }()
}
