import Foundation

/// Runs the chosen groups (all if none is named), prints the table, and returns the exit code.
func runBenchmarks(_ groups: [(name: String, figures: () -> [Figure])], chosen: [String]) -> Int32 {
    let names = groups.map(\.name)
    if let unknown = chosen.first(where: { !names.contains($0) }) {
        let message = "no group '\(unknown)'; there are: \(names.joined(separator: ", "))\n"
        FileHandle.standardError.write(Data(message.utf8))
        return 2
    }
    print(row("work", "floor", "ns/item", "floor ns", "ratio", "bound", ""))
    let wanted = groups.filter { chosen.isEmpty || chosen.contains($0.name) }
    // A process of its own for each group: memory that another group has freed is no fresh memory.
    if wanted.count > 1 { return wanted.map { runAlone($0.name) }.max() ?? 0 }
    var allHold = true
    for figure in wanted.flatMap({ $0.figures() }) {
        allHold = allHold && figure.holds
        print(
            row(
                figure.work, figure.floor, decimal(figure.nanoseconds), decimal(figure.floorNanoseconds),
                decimal(figure.ratio), (figure.atLeast ? "≥ " : "≤ ") + decimal(figure.bound),
                figure.holds ? "ok" : "over"))
    }
    return allHold ? 0 : 1
}

private func runAlone(_ group: String) -> Int32 {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [group]
    process.standardOutput = output
    do {
        try process.run()
    } catch {
        print("\(group): cannot be started")
        return 2
    }
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // The child's own heading is the line above already.
    print(lines.split(separator: "\n").dropFirst().joined(separator: "\n"))
    return process.terminationStatus
}

extension Figure {
    /// Whether the ratio keeps its bound.
    var holds: Bool { atLeast ? ratio >= bound : ratio <= bound }
}

private func decimal(_ number: Double) -> String { String(format: "%.2f", number) }

private func row(_ work: String, _ floor: String, _ numbers: String...) -> String {
    let columns = numbers.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    return ([pad(work, 34), pad(floor, 34)] + columns).joined(separator: " ")
}

private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}
