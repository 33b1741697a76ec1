/// The sum that the chunks of a PNG end in (PNG 5.5, ISO 3309), of bytes that come in pieces.
struct CRC32: Sendable {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte as UInt32) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
    }

    private var rest: UInt32 = .max

    /// The sum of all bytes so far.
    var value: UInt32 { ~rest }

    /// Adds bytes.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var rest = rest
        CRC32.table.withUnsafeBufferPointer { table in
            // (The index is a byte, and the table has 256 places.)
            for byte in bytes { rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
        }
        self.rest = rest
    }
}
