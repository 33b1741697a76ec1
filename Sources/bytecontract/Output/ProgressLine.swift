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
    /// Whether standard error is a terminal that can show it.
    let isShown: Bool
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    private var length = 0
    private var phase: (name: String, start: ContinuousClock.Instant)?

    init() {
        isShown = isatty(Terminal.error) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// What is counted.
    enum Unit { case bytes, rows, pages }

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

    /// The same for a work in phases, each with a name and a rate of its own. The total is nil where a phase has no numbers.
    func show(phase name: String, _ completed: Int, of total: Int?, unit: Unit) {
        guard isShown else { return }
        let now = ContinuousClock.now
        let isNew = phase?.name != name
        let phaseStart = isNew ? now : phase?.start ?? now
        phase = (name, phaseStart)
        // A phase without numbers may say no more until it is over, so that its name must not wait; unless nothing is shown yet.
        guard now - (last ?? start) >= .milliseconds(100) || (isNew && last != nil) else { return }
        last = now
        let seconds = (now - phaseStart) / .seconds(1)
        write(ProgressLine.text(phase: name, completed, of: total, unit: unit, seconds: seconds, width: width))
    }

    /// Columns that can be written without a new line.
    private var width: Int { Terminal.width(of: Terminal.error) - 1 }

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
    static func text(_ completed: Int, of total: Int?, unit: Unit, atEnd end: String?, seconds: Double) -> String {
        let (whole, about) = (total.map { amount(Double($0), unit) }, unit == .rows ? "about " : "")
        let done = amount(Double(completed), unit, isFirst: whole != nil) + (whole.map { " of \(about)\($0)" } ?? "")
        if let total, completed >= total { return done + (end.map { ", \($0)" } ?? "") }
        guard seconds > 0, completed > 0 else { return done }
        let rate = Double(completed) / seconds
        let words = done + ", \(amount(rate, unit))/s"
        guard let total else { return words }
        return words + ", \(duration(Int((Double(total - completed) / rate).rounded(.up)))) left"
    }

    /// `counting: 1,200,000 of about 5,000,000 rows, 2,400,000 rows/s, 2 s left`; without the rate if there is no room for it.
    static func text(
        phase: String, _ completed: Int, of total: Int?, unit: Unit, seconds: Double, width: Int
    ) -> String {
        guard completed > 0 || total != nil else { return String(phase.prefix(width)) }
        let words = text(completed, of: total, unit: unit, atEnd: nil, seconds: seconds)
        let text = "\(phase): \(words)"
        let parts = text.split(separator: ", ")
        guard text.count > width, parts.count == 3 else { return String(text.prefix(width)) }
        return String("\(parts[0]), \(parts[2])".prefix(width))
    }

    private static func amount(_ number: Double, _ unit: Unit, isFirst: Bool = false) -> String {
        switch unit {
        case .bytes: return size(number)
        case .rows, .pages:
            var digits = String(Int(number))
            var place = digits.count - 3
            while place > 0 {
                digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
                place -= 3
            }
            return isFirst ? digits : digits + (unit == .rows ? " rows" : " pages")
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
