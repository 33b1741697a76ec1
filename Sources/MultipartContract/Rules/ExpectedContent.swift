import ContractFindings

/// What the content of one part should be.
public struct ExpectedContent: Sendable {
    /// The part.
    public let part: ExpectedPart
    /// The bytes that it should hold.
    public let source: any ByteSource

    /// Expects a content.
    public init(_ part: ExpectedPart, source: any ByteSource) {
        self.part = part
        self.source = source
    }

    /// The expectations by the index of their part. Several of one name are for the parts of that name in order.
    static func byIndex(
        _ expected: [ExpectedContent], parts: [UploadContract.PartDescription]
    ) -> [Int: ExpectedContent] {
        guard !expected.isEmpty else { return [:] }
        let names = PartNames(parts)
        var taken: [FieldName: Int] = [:]
        var result: [Int: ExpectedContent] = [:]
        for expectation in expected {
            switch expectation.part {
            case .index(let index): if parts.indices.contains(index) { result[index] = expectation }
            case .named(let name):
                let indices = names.indices(of: name)
                let place = taken[name, default: 0]
                taken[name] = place + 1
                if indices.indices.contains(place) { result[indices[place]] = expectation }
            }
        }
        return result
    }
}
