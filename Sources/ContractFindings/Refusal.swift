/// The error that the strict code paths throw: input was refused, and the finding says why and where.
///
/// It prints category, place and cure, and never the input.
public struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// Why and where.
    public let finding: Finding

    /// Wraps a finding.
    public init(_ finding: Finding) { self.finding = finding }

    /// The category of the finding.
    public var category: FindingCategory { finding.category }

    /// The byte offset of the finding, from 0.
    public var offset: Int? { finding.offset }

    /// Category, place, sentence and cure on one line, as in
    /// `uuid.missing-hyphens, field order.id: The digits stand without their hyphens. Use the hyphenated form …`
    public var description: String { "\(finding) \(finding.cure)" }
}
