import StoreAudit

/// A value that a test holds itself.
enum SampleValue: Hashable {
    case null
    case integer
    case real
    case text([UInt8])
    case blob([UInt8])

    func withValue<Result, Failure: Error>(_ body: (StoredValue) throws(Failure) -> Result) throws(Failure) -> Result {
        switch self {
        case .null: return try body(.null)
        case .integer: return try body(.integer)
        case .real: return try body(.real)
        case .text(let bytes):
            return try bytes.withUnsafeBytes { bytes in
                Swift.Result { () throws(Failure) in try body(.text(bytes)) }
            }.get()
        case .blob(let bytes):
            return try bytes.withUnsafeBytes { bytes in
                Swift.Result { () throws(Failure) in try body(.blob(bytes)) }
            }.get()
        }
    }

    /// An identifier of a small or large pool in some way of writing, or something else.
    static func random(pool: Int, using generator: inout SeededGenerator) -> SampleValue {
        let number = UInt64.random(in: 0..<UInt64(pool), using: &generator)
        var of = SeededGenerator(seed: number)
        let (first, second) = number == 0 ? (0, 0) : number == 1 ? (.max, .max) : (of.next(), of.next())
        let wire =
            withUnsafeBytes(of: first.bigEndian) { Array($0) } + withUnsafeBytes(of: second.bigEndian) { Array($0) }
        let digits = wire.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let canonical = hyphenated(digits)
        switch Int.random(in: 0..<24, using: &generator) {
        case 0: return .null
        case 1: return Bool.random(using: &generator) ? .integer : .real
        case 2: return .blob(wire)
        case 3: return .blob(Array(canonical.utf8))
        case 4: return .text(Array(canonical.uppercased().utf8))
        case 5: return .text(Array(digits.utf8))
        case 6: return .text(Array(digits.uppercased().utf8))
        case 7: return .text(Array("{\(canonical)}".utf8))
        case 8: return .text(Array("{\(canonical.uppercased())}".utf8))
        case 9: return .text(Array("urn:uuid:\(canonical)".utf8))
        case 10: return .text(Array("URN:uuid:\(canonical)".utf8))
        case 11: return .text(Array(" \(canonical)".utf8))
        case 12: return .text(Array("\(canonical)\0\(number % 3)".utf8))
        case 13: return .text(mixed(canonical, using: &generator))
        case 14: return .text(mixed("{\(canonical)}", using: &generator))
        case 15: return .text(Array(canonical.utf8.dropLast()))
        case 16: return .text([])
        case 17: return .blob(Array(wire.dropLast(Int.random(in: 0...16, using: &generator))))
        default: return .text(Array(canonical.utf8))
        }
    }

    private static func hyphenated(_ digits: String) -> String {
        var (text, rest) = ("", Substring(digits))
        for length in [8, 4, 4, 4, 12] {
            text += (text.isEmpty ? "" : "-") + rest.prefix(length)
            rest = rest.dropFirst(length)
        }
        return text
    }

    private static func mixed(_ text: String, using generator: inout SeededGenerator) -> [UInt8] {
        text.utf8.map { (0x61...0x7a).contains($0) && Bool.random(using: &generator) ? $0 - 32 : $0 }
    }
}
