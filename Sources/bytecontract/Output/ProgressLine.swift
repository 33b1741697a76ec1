import Foundation
import MultipartContract

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How far a long work has got, on one line of a terminal that is written again and again and wiped at the end.
///
/// Where standard error is no terminal nothing is written.
final class ProgressLine {
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    private var length = 0

    init() {
        isShown = isatty(Terminal.error) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Shows how far it is, unless it did a moment ago.
    func show(_ progress: EncodingProgress) {
        guard isShown else { return }
        let now = ContinuousClock.now
        let isWhole = progress.completed == progress.total
        if !isWhole, now - (last ?? start) < .milliseconds(100) { return }
        guard last != nil || !isWhole else { return }
        last = now
        write(ProgressLine.text(progress, seconds: (now - start) / .seconds(1)))
    }

    /// Wipes the line.
    func wipe() {
        guard length > 0 else { return }
        write("")
        try? Terminal.write("\r", to: Terminal.error)
        length = 0
    }

    private func write(_ text: String) {
        let padding = String(repeating: " ", count: max(0, length - text.utf8.count))
        try? Terminal.write("\r" + text + padding, to: Terminal.error)
        length = max(length, text.utf8.count)
    }

    /// `512.0 MiB of 4.0 GiB, 810.2 MiB/s, 5 s left`
    static func text(_ progress: EncodingProgress, seconds: Double) -> String {
        let done = "\(size(Double(progress.completed))) of \(size(Double(progress.total)))"
        guard progress.completed < progress.total else { return done + ", reading it again" }
        guard seconds > 0, progress.completed > 0 else { return done }
        let rate = Double(progress.completed) / seconds
        let left = Int((Double(progress.total - progress.completed) / rate).rounded(.up))
        return done + ", \(size(rate))/s, \(duration(left)) left"
    }

    private static func size(_ bytes: Double) -> String {
        var (number, unit) = (bytes, 0)
        let units = ["B", "KiB", "MiB", "GiB", "TiB"]
        while number >= 1_024, unit < units.count - 1 { (number, unit) = (number / 1_024, unit + 1) }
        return unit == 0 ? "\(Int(number)) B" : "\((number * 10).rounded() / 10) \(units[unit])"
    }

    private static func duration(_ seconds: Int) -> String {
        seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}
