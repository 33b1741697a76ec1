import Foundation

/// SplitMix64: the same numbers for the same seed. A failing test prints the seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }

    mutating func uuid() -> UUID { UUID(plain: bytes(16)) }
}

extension UUID {
    /// Sixteen bytes to a UUID, one by one, without the code under test.
    init(plain b: [UInt8]) {
        self.init(
            uuid: (
                b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
            ))
    }

    /// The 16 bytes, without the code under test.
    var plainBytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

    /// Lower-case text by `String(_:radix:)`, without the code under test.
    var plainText: String {
        var text = ""
        for (index, byte) in plainBytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return text
    }
}

/// Bytes from hexadecimal digits, nil if they are none.
func hex(_ text: String) -> [UInt8]? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// The UUID of a text that is known to be one, read in the plainest way.
func plainUUID(_ text: String) -> UUID? {
    guard let bytes = hex(text.replacingOccurrences(of: "-", with: "")), bytes.count == 16 else { return nil }
    return UUID(plain: bytes)
}
