/// One figure: the time of the work as a multiple of the time of a floor that ran beside it.
struct Figure {
    let work: String
    let floor: String
    /// Nanoseconds per item, median of the rounds.
    let nanoseconds: Double
    let floorNanoseconds: Double
    /// Median of the ratios, round by round.
    let ratio: Double
    /// What the ratio must not exceed, or must reach where `atLeast`.
    let bound: Double
    var atLeast = false
}

/// Runs floor and work in turn, so that both see the same noise, and takes the median of the ratios.
///
/// `before` runs before each of them and is not measured.
func pair(
    _ work: String, against floor: String, bound: Double, atLeast: Bool = false, items: Int, rounds: Int = 25,
    before: () -> Void = {}, floorBody: () -> Void, workBody: () -> Void
) -> Figure {
    let clock = ContinuousClock()
    before()
    floorBody()
    before()
    workBody()
    var floors: [Double] = []
    var works: [Double] = []
    var ratios: [Double] = []
    for _ in 0..<rounds {
        before()
        let floorTime = nanoseconds(clock.measure(floorBody)) / Double(items)
        before()
        let workTime = nanoseconds(clock.measure(workBody)) / Double(items)
        floors.append(floorTime)
        works.append(workTime)
        ratios.append(atLeast ? floorTime / workTime : workTime / floorTime)
    }
    return Figure(
        work: work, floor: floor, nanoseconds: median(works), floorNanoseconds: median(floors), ratio: median(ratios),
        bound: bound, atLeast: atLeast)
}

private func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
}

/// Keeps the optimiser from dropping work whose result nobody reads.
@inline(never)
func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
