import ContractFindings

/// A part whose content is known, and which therefore has to be there, without a contract.
public enum ExpectedPart: Sendable, Hashable {
    /// By name: the first part of it.
    case named(FieldName)
    /// By index, from 0.
    case index(Int)

    /// The index of the part, if it is there.
    public func index(in parts: [UploadContract.PartDescription]) -> Int? {
        switch self {
        case .named(let name): PartNames(parts).indices(of: name).first
        case .index(let index): parts.indices.contains(index) ? index : nil
        }
    }

    /// `multipart.expected-part-missing` for each expected part that is not there, with the near miss that is there; or the
    /// index that was expected, and how many parts came.
    public static func findings(
        expected: [ExpectedPart], parts: [UploadContract.PartDescription]
    ) -> [Finding] {
        var names = PartNames(parts)
        let fields = expected.compactMap { part -> UploadContract.Part? in
            if case .named(let name) = part { UploadContract.Part(name) } else { nil }
        }
        var findings: [Finding] = []
        for part in expected {
            switch part {
            case .named(let name):
                guard names.indices(of: name).isEmpty else { continue }
                let near = names.takeNearest(to: name, besides: fields)
                let first = (near?.indices.first).map { parts[$0] }
                findings.append(
                    Finding(
                        .expectedPartMissing, offset: first?.nameOffset ?? first?.headOffset,
                        part: near?.indices.first, field: name, term: near?.term, otherField: near?.name))
            case .index(let index):
                guard !parts.indices.contains(index) else { continue }
                findings.append(Finding(.expectedPartMissing, part: index, found: parts.count))
            }
        }
        return findings
    }
}
