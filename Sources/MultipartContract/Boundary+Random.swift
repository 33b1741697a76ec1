extension Boundary {
    /// The length of every random boundary, so that the length of a body is known before one is drawn.
    public static let randomLength = 40

    /// A new boundary from the system's secure generator: a fixed prefix and 135 random bits, only letters, digits and `-`.
    ///
    /// Nobody who supplies content can guess it, and it needs no quotes anywhere.
    public static func random() -> Boundary {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }

    /// A new boundary from the given generator. For tests: a generator that can be foretold lets content forge parts.
    ///
    /// It takes three numbers from the generator, 45 bits of each.
    public static func random(using generator: inout some RandomNumberGenerator) -> Boundary {
        var text = "ByteContract-"
        for _ in 0..<3 {
            var bits: UInt64 = generator.next()
            for _ in 0..<9 {
                text.unicodeScalars.append(Unicode.Scalar(symbols[Int(bits & 31)]))
                bits >>= 5
            }
        }
        return Boundary(drawn: text)
    }

    /// 32 symbols, 5 bits each, without those that look alike.
    private static let symbols = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)
}
