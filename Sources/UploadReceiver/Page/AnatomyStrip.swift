import MultipartContract

/// The anatomy of a body: drawn to scale, once more with every section large enough to read, and as a table.
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
    /// How many bytes were declared and never came.
    let missing: Int
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
        return HTML([drawing, legend, blocks, table])
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
            guard let index = section(of: fault) else { return nil }
            let (range, place) = (sections[index].range, places[index])
            let share = min(1, Double(fault - range.lowerBound) / Double(max(range.count, 1)))
            // It stands within its own section, however narrow that is.
            let mark = max(place.start, min(place.start + place.width * share - 2, place.start + place.width - 4))
            return HTML(
                "rect",
                [("class", "fault"), ("x", decimal(mark)), ("y", "44"), ("width", "4"), ("height", "12")])
        }
        let gap = HTML(
            "rect",
            [
                ("class", "missing"), ("x", decimal(places.last.map { $0.start + $0.width + 1 } ?? 0)), ("y", "1"),
                ("height", "42"), ("width", decimal(max(missingWidth - 2, 0))),
            ])
        return HTML(
            "svg",
            [
                ("class", "strip"), ("viewBox", "0 0 1000 56"), ("preserveAspectRatio", "none"),
                ("aria-hidden", "true"), ("focusable", "false"),
            ], pieces + marks + (missing > 0 ? [gap] : []))
    }

    /// The section that holds an offset; the last one for the end of the body.
    private func section(of offset: Int) -> Int? { sections.lastIndex { $0.range.lowerBound <= offset } }

    private var legend: HTML {
        let roles: [AnatomySection.Role] = [.delimiter, .header, .content, .outside]
        let used = roles.filter { role in sections.contains { $0.role == role } }.map { role in
            (role.rawValue, role == .outside ? "outside of parts, which servers skip" : role.word)
        }
        let words =
            used + (faults.isEmpty ? [] : [("fault", "fault")])
            + (missing > 0 ? [("missing", "\(PageFrame.bytes(missing)) declared that never came")] : [])
        return HTML(
            "p", [("class", "legend")],
            words.map {
                HTML("span", [("class", "key")], [HTML("span", [("class", "swatch \($0.0)")], ""), HTML($0.1)])
            } + [
                HTML(
                    "span", [("class", "quiet")],
                    "Above to scale, but for what would be too narrow to see; below to read.")
            ])
    }

    // MARK: To read

    /// The most groups that are drawn large; those with a fault come first.
    private static let groupLimit = 12

    private var blocks: HTML {
        var groups: [[Int]] = []
        for index in sections.indices {
            if let last = groups.last?.last, sections[last].part != nil, sections[last].part == sections[index].part {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        let faulty = Set(faults.compactMap(section))
        let isFaulty = { (group: Int) in groups[group].contains(where: faulty.contains) }
        let order = groups.indices.filter(isFaulty) + groups.indices.filter { !isFaulty($0) }
        let shown = order.prefix(AnatomyStrip.groupLimit).sorted()
        var items = shown.map { group -> HTML in
            let part = sections[groups[group][0]].part
            let title = HTML("span", [("class", "quiet")], part.map { "part \($0)" } ?? "\u{A0}")
            let blocks = groups[group].map { block($0, isFaulty: faulty.contains($0)) }
            return HTML("li", [], [title, HTML("div", [], blocks)])
        }
        if missing > 0 {
            let words = [HTML("never came"), HTML("span", [], PageFrame.bytes(missing))]
            items.append(
                HTML(
                    "li", [],
                    [
                        HTML("span", [("class", "quiet")], "\u{A0}"),
                        HTML("div", [], [HTML("span", [("class", "block missing")], words)]),
                    ]))
        }
        let rest = groups.count - shown.count
        if rest > 0 {
            items.append(HTML("li", [("class", "quiet")], "and \(rest) more, without a fault"))
        }
        return HTML("ol", [("class", "blocks"), ("aria-label", "Sections of the body")], items)
    }

    private func block(_ index: Int, isFaulty: Bool) -> HTML {
        let section = sections[index]
        let fault = isFaulty ? faults.first { self.section(of: $0) == index } : nil
        let place = fault ?? section.range.lowerBound
        let name = section.part == nil ? section.name : section.role.word
        return HTML(
            "a",
            [
                ("class", "block \(section.role.rawValue)\(isFaulty ? " faulty" : "")"), ("href", link(place)),
                ("data-at", ""),
            ],
            [HTML(name), HTML("span", [], PageFrame.bytes(section.range.count))]
                + (fault.map { [HTML("strong", [], "▲ byte \(PageFrame.number($0))")] } ?? []))
    }

    // MARK: To scale

    /// What never came is drawn to scale, but takes half of the strip at most.
    private var missingWidth: Double {
        let share = Double(missing) / (Double(length) + Double(missing))
        return AnatomyStrip.width * min(0.5, max(share, missing > 0 ? 0.01 : 0))
    }

    /// To scale, but for the narrowest ones.
    private var places: [(start: Double, width: Double)] {
        let all = AnatomyStrip.width - missingWidth
        let least = min(AnatomyStrip.leastWidth, all / Double(max(sections.count, 1)))
        let natural = sections.map { Double($0.range.count) / Double(max(length, 1)) * all }
        let narrow = natural.filter { $0 < least }
        let wide = natural.reduce(0, +) - narrow.reduce(0, +)
        let room = all - Double(narrow.count) * least
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
