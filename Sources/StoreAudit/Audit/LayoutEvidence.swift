import UUIDContract

/// What the version and variant bits of many BLOBs say of their layout. Of one they say nothing.
package enum LayoutEvidence {
    /// The fewest BLOBs that prove something: random ones fit a layout by chance in 1 of 8 cases or 1 of 2.
    package static let leastCount = 8

    /// The layout that the bits speak for in place of the one in which the BLOBs are read: nearly all (99 %) fit it, and of the
    /// layout read at most three in four do. Where the variant byte is in its place, half of random BLOBs fit by chance.
    ///
    /// - Parameters:
    ///   - fits: How many BLOBs have the variant of RFC 9562 and a version of 1 to 8, by layout.
    ///   - count: How many BLOBs there are, without nil and max.
    package static func otherLayout(
        fits: [ByteLayout: Int], count: Int, readAs layout: ByteLayout
    ) -> (layout: ByteLayout, count: Int)? {
        guard count >= leastCount, fits[layout, default: 0] * 4 <= count * 3 else { return nil }
        let best = ByteLayout.allCases.max { fits[$0, default: 0] < fits[$1, default: 0] }
        guard let best, best != layout, fits[best, default: 0] * 100 >= count * 99 else { return nil }
        return (best, fits[best, default: 0])
    }
}
