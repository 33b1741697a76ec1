import MultipartContract

/// A run of bytes of a body with one role.
struct AnatomySection: Sendable {
    /// What the bytes are for.
    enum Role: String, Sendable {
        case outside, delimiter, header, content

        /// The word for people.
        var word: String {
            switch self {
            case .outside: "outside of parts"
            case .delimiter: "delimiter"
            case .header: "header lines"
            case .content: "content"
            }
        }
    }

    let role: Role
    let range: Range<Int>
    /// What it is called.
    let name: String
    /// The part that it belongs to.
    var part: Int?
}

extension Anatomy {
    /// The sections in order, without empty ones: of at most so many parts, then all the rest as one.
    func sections(partLimit: Int) -> [AnatomySection] {
        var all = [AnatomySection(role: .outside, range: preamble, name: parts.isEmpty ? "no part" : "preamble")]
        for (index, part) in parts.prefix(partLimit).enumerated() {
            all.append(
                AnatomySection(role: .delimiter, range: part.delimiter, name: "delimiter of part \(index)", part: index)
            )
            all.append(
                AnatomySection(role: .header, range: part.head, name: "header lines of part \(index)", part: index))
            all.append(
                AnatomySection(role: .content, range: part.content, name: "content of part \(index)", part: index))
        }
        if parts.count > partLimit, let last = parts.last {
            let rest = parts[partLimit].delimiter.lowerBound..<last.content.upperBound
            all.append(AnatomySection(role: .content, range: rest, name: "\(parts.count - partLimit) more parts"))
        }
        if let close { all.append(AnatomySection(role: .delimiter, range: close, name: "closing delimiter")) }
        all.append(AnatomySection(role: .outside, range: epilogue, name: "left over"))
        return all.filter { !$0.range.isEmpty }
    }

    /// The role of each byte of a small range.
    func roles(in window: Range<Int>) -> [AnatomySection.Role] {
        var roles = [AnatomySection.Role](repeating: .outside, count: window.count)
        let mark = { (range: Range<Int>, role: AnatomySection.Role, roles: inout [AnatomySection.Role]) in
            for offset in range.clamped(to: window) { roles[offset - window.lowerBound] = role }
        }
        for part in parts {
            if part.delimiter.lowerBound >= window.upperBound { break }
            if part.content.upperBound <= window.lowerBound { continue }
            mark(part.delimiter, .delimiter, &roles)
            mark(part.head, .header, &roles)
            mark(part.content, .content, &roles)
        }
        if let close { mark(close, .delimiter, &roles) }
        return roles
    }
}
