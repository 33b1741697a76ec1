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

    /// What is counted.
    enum Unit { case bytes, rows }

    /// Shows how far it is, unless it did a moment ago.
    func show(_ progress: EncodingProgress) {
        show(progress.completed, of: progress.total, unit: .bytes, atEnd: "reading it again")
    }

    /// The same for work of any kind. The total is nil where it is not known, and may be about right only.
    func show(_ completed: Int, of total: Int?, unit: Unit, atEnd end: String = "searching") {
        guard isShown else { return }
        let now = ContinuousClock.now
        let isWhole = total.map { completed >= $0 } ?? false
        if !isWhole, now - (last ?? start) < .milliseconds(100) { return }
        guard last != nil || !isWhole else { return }
        last = now
        write(
            ProgressLine.text(
                completed, of: total, unit: unit, atEnd: end, seconds: (now - start) / .seconds(1)))
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
        text(progress.completed, of: progress.total, unit: .bytes, atEnd: "reading it again", seconds: seconds)
    }

    /// `1,200,000 of about 5,000,000 rows, 2,400,000 rows/s, 2 s left`
    static func text(_ completed: Int, of total: Int?, unit: Unit, atEnd end: String, seconds: Double) -> String {
        let (whole, about) = (total.map { amount(Double($0), unit) }, unit == .rows ? "about " : "")
        let done = amount(Double(completed), unit, isFirst: whole != nil) + (whole.map { " of \(about)\($0)" } ?? "")
        if let total, completed >= total { return done + ", \(end)" }
        guard seconds > 0, completed > 0 else { return done }
        let rate = Double(completed) / seconds
        let words = done + ", \(amount(rate, unit))/s"
        guard let total else { return words }
        return words + ", \(duration(Int((Double(total - completed) / rate).rounded(.up)))) left"
    }

    private static func amount(_ number: Double, _ unit: Unit, isFirst: Bool = false) -> String {
        switch unit {
        case .bytes: return size(number)
        case .rows:
            var digits = String(Int(number))
            var place = digits.count - 3
            while place > 0 {
                digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
                place -= 3
            }
            return isFirst ? digits : digits + " rows"
        }
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
