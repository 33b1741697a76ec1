extension BoundarySearch {
    /// The offset of the first whole match in the buffer that starts at or after `start`.
    ///
    /// Bounds: a start is looked at only from `start` to `last`, so everything that is read at it ends before `bytes.count`;
    /// a block of n starts reads n bytes at `position` plus a place in the needle, and `position + n - 1 <= last`.
    mutating func firstMatch(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let last = bytes.count - needle.count
        guard start >= 0, start <= last, !needle.isEmpty, let base = bytes.baseAddress else { return nil }
        if let words {
            var position = start
            while let candidate = words.nextCandidate(in: bytes, from: &position) {
                if candidate >= start, candidate <= last, matches(base + candidate) { return candidate }
            }
            return nil
        }
        let firstAt = base + filter.first
        let secondAt = base + filter.second
        let firstByte = SIMD16(repeating: needle[filter.first])
        let secondByte = SIMD16(repeating: needle[filter.second])
        @inline(__always) func fits(_ position: Int) -> SIMDMask<SIMD16<Int8>> {
            ((firstAt + position).loadUnaligned(as: SIMD16<UInt8>.self) .== firstByte)
                .& ((secondAt + position).loadUnaligned(as: SIMD16<UInt8>.self) .== secondByte)
        }

        // A start may cost one step on average, and 256 in advance; then the automaton is cheaper.
        let allowance = 256 - start + work
        var position = start
        while position <= last {
            if position + 63 <= last {
                let any = fits(position) .| fits(position + 16) .| fits(position + 32) .| fits(position + 48)
                if BoundarySearch.halves(any) == (0, 0) {
                    position += 64
                    continue
                }
            }
            guard last - start >= 15 else { return automatonMatch(in: bytes, from: position) }
            // The last block is moved back over starts that were refused before, so that it stays inside the buffer.
            let block = min(position, last - 15)
            for (offset, word) in [
                (0, BoundarySearch.halves(fits(block)).0), (8, BoundarySearch.halves(fits(block)).1),
            ] {
                var open = word
                while open != 0 {
                    let lane = open.trailingZeroBitCount >> 3
                    let candidate = block + offset + lane
                    if matches(base + candidate) { return candidate }
                    open &= ~(0xFF << (UInt64(lane) << 3))
                }
            }
            position = block + 16
            if work > position + allowance { return automatonMatch(in: bytes, from: position) }
        }
        return nil
    }

    /// The two halves of a mask, lane 0 in the lowest byte of the first.
    @inline(__always)
    private static func halves(_ mask: SIMDMask<SIMD16<Int8>>) -> (UInt64, UInt64) {
        let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return (UInt64(littleEndian: halves[0]), UInt64(littleEndian: halves[1]))
    }

    /// Whether the needle stands at an address behind which that many bytes can be read.
    private mutating func matches(_ address: UnsafeRawPointer) -> Bool {
        needle.withUnsafeBytes { needle in
            var index = 0
            while index + 8 <= needle.count {
                work += 1
                let word = address.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                guard word == needle.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
                index += 8
            }
            work += 1
            while index < needle.count {
                guard address.load(fromByteOffset: index, as: UInt8.self) == needle[index] else { return false }
                index += 1
            }
            return true
        }
    }

    /// The same answer as ``firstMatch(in:from:)`` by the automaton: at most two steps a byte.
    private mutating func automatonMatch(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var matched = 0
        for index in start..<bytes.count {
            matched = step(matched, bytes[index])
            if matched == needle.count { return index + 1 - needle.count }
        }
        return nil
    }
}
