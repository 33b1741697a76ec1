/// SplitMix64: the same numbers for the same seed, so that a failing property can be run again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Gives the numbers it was made with, then those of a seed.
struct ScriptedGenerator: RandomNumberGenerator {
    private var script: [UInt64]
    private let repeats: Bool
    private var rest = SeededGenerator(seed: 1)
    private(set) var drawn = 0

    init(_ script: [UInt64], repeats: Bool = false) {
        self.script = script
        self.repeats = repeats
    }

    mutating func next() -> UInt64 {
        defer { drawn += 1 }
        if repeats { return script[drawn % script.count] }
        return drawn < script.count ? script[drawn] : rest.next()
    }
}
