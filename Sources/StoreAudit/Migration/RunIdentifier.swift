#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The time of now in UTC, for names and records.
enum UTCTime {
    /// As in `20261130T130500Z`: letters and digits, in the order of time.
    static func compact() -> String { format("%Y%m%dT%H%M%SZ") }

    /// As RFC 3339 has it: `2026-11-30T13:05:00Z`.
    static func rfc3339() -> String { format("%Y-%m-%dT%H:%M:%SZ") }

    private static func format(_ pattern: String) -> String {
        var seconds = time(nil)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { room in
            guard let start = room.baseAddress, strftime(start, room.count, pattern, &parts) > 0 else { return "" }
            return String(cString: start)
        }
    }
}

/// The name of a run: the time of its start and a random end, so that names are unique and in the order of time.
enum RunIdentifier {
    static func make() -> String {
        let digits = String(UInt32.random(in: .min ... .max), radix: 16)
        return UTCTime.compact() + "-" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
