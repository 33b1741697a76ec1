import ContractFindings
import MultipartContract

/// A finding by what tests compare: `category@offset`, with `!` for an error and `?` for a warning, and the word.
func shape(_ finding: Finding) -> String {
    let name = finding.category.rawValue.split(separator: ".").dropFirst().joined(separator: ".")
    let mark = finding.severity == .error ? "!" : "?"
    let place = finding.offset.map { "@\($0)" } ?? ""
    let content = finding.contentOffset.map { "^\($0)" } ?? ""
    return name + mark + place + content + (finding.term.map { " \($0.rawValue)" } ?? "")
}

/// Reads a head of bytes, `offset` bytes into a body.
func readHead(
    _ bytes: [UInt8], offset: Int = 0, part: Int = 0, profile: ReadingProfile = .rfc,
    bounds: ReadingBounds = .standard, options: PartHeadReader.Options = .init()
) -> (head: PartHead, findings: [Finding]) {
    bytes.withUnsafeBytes {
        PartHeadReader.read($0, offset: offset, part: part, profile: profile, bounds: bounds, options: options)
    }
}

/// The findings of a head that is written as text.
func shapes(
    of head: String, profile: ReadingProfile = .rfc, bounds: ReadingBounds = .standard,
    options: PartHeadReader.Options = .init()
) -> [String] {
    readHead(Array(head.utf8), profile: profile, bounds: bounds, options: options).findings.map(shape)
}
