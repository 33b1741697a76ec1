import MultipartContract

/// The anatomy of a body drawn to scale, and the same as a table.
struct AnatomyStrip {
    /// The most parts that are drawn one by one.
    static let partLimit = 100
    /// The width of the drawing in its own units, and the least that a section gets.
    private static let width = 1_000.0
    private static let leastWidth = 4.0

    let sections: [AnatomySection]
    let length: Int
    /// The offsets of faults in the body.
    let faults: [Int]
    /// The path that shows the byte at an offset.
    let link: (Int) -> String

    var html: HTML {
        let table = HTML(
            "details", [],
            [
                HTML("summary", [], "The same as a table"),
                HTML(
                    "div",
                    [("class", "scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", "Anatomy as a table")],
                    [
                        HTML(
                            "table", [],
                            [
                                HTML(
                                    "thead", [],
                                    [
                                        HTML(
                                            "tr", [],
                                            ["Section", "Offset", "Length"].map { HTML("th", [("scope", "col")], $0) })
                                    ]),
                                HTML("tbody", [], sections.map(row)),
                            ])
                    ]),
            ])
        return HTML([drawing, legend, table])
    }

    private func row(_ section: AnatomySection) -> HTML {
        HTML(
            "tr", [],
            [
                HTML(
                    "th", [("scope", "row")],
                    [HTML("a", [("href", link(section.range.lowerBound)), ("data-at", "")], section.name)]),
                HTML("td", [("class", "count")], PageFrame.number(section.range.lowerBound)),
                HTML("td", [("class", "count")], PageFrame.number(section.range.count)),
            ])
    }

    /// The table says the same to those who do not see it.
    private var drawing: HTML {
        let places = places
        let pieces = zip(sections, places).map { section, place in
            HTML(
                "a", [("href", link(section.range.lowerBound)), ("data-at", ""), ("tabindex", "-1")],
                [
                    HTML(
                        "rect",
                        [
                            ("class", section.role.rawValue), ("x", decimal(place.start)), ("y", "0"), ("height", "44"),
                            ("width", decimal(max(place.width - 0.8, 0.5))),
                        ]),
                    HTML("title", [], "\(section.name), \(PageFrame.bytes(section.range.count))"),
                ])
        }
        let marks = faults.compactMap { fault -> HTML? in
            let index = sections.lastIndex { $0.range.lowerBound <= fault } ?? sections.startIndex
            guard sections.indices.contains(index) else { return nil }
            let range = sections[index].range
            let share = min(1, Double(fault - range.lowerBound) / Double(max(range.count, 1)))
            let place = places[index].start + places[index].width * share
            return HTML(
                "rect",
                [
                    ("class", "fault"), ("x", decimal(min(place, AnatomyStrip.width - 3))), ("y", "44"),
                    ("width", "4"), ("height", "12"),
                ])
        }
        return HTML(
            "svg",
            [
                ("class", "strip"), ("viewBox", "0 0 1000 56"), ("preserveAspectRatio", "none"),
                ("aria-hidden", "true"), ("focusable", "false"),
            ], pieces + marks)
    }

    private var legend: HTML {
        let words: [(String, String)] = [
            ("delimiter", "delimiter"), ("header", "header lines"), ("content", "content"),
            ("outside", "outside of parts"), ("fault", "fault"),
        ]
        return HTML(
            "p", [("class", "legend")],
            words.map {
                HTML("span", [("class", "key")], [HTML("span", [("class", "swatch \($0.0)")], ""), HTML($0.1)])
            }
                + [HTML("span", [("class", "quiet")], "To scale; what would be too narrow to see is widened.")])
    }

    /// To scale, but for the narrowest ones.
    private var places: [(start: Double, width: Double)] {
        let least = min(AnatomyStrip.leastWidth, AnatomyStrip.width / Double(max(sections.count, 1)))
        let natural = sections.map {
            Double($0.range.count) / Double(max(length, 1)) * AnatomyStrip.width
        }
        let narrow = natural.filter { $0 < least }
        let wide = natural.reduce(0, +) - narrow.reduce(0, +)
        let room = AnatomyStrip.width - Double(narrow.count) * least
        var start = 0.0
        return natural.map { width in
            let shown = width < least ? least : width * room / max(wide, 1)
            defer { start += shown }
            return (start, shown)
        }
    }

    private func decimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
