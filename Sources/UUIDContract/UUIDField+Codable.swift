import ContractFindings

extension UUIDField: Codable {
    /// Decodes a string strictly.
    ///
    /// - Throws: `DecodingError.dataCorrupted` with the coding path, the category and the ``Refusal`` as its underlying error.
    ///   The value is nowhere in it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(Refusal) {
            try self.init(text: text)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath, debugDescription: error.category.rawValue, underlyingError: error)
            )
        }
    }

    /// Encodes canonical text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(canonicalText)
    }
}

extension UUIDField: CodingKeyRepresentable {
    /// Canonical text as a key, so that a dictionary with such keys becomes a JSON object.
    public var codingKey: any CodingKey { UUIDFieldKey(stringValue: canonicalText) }

    /// Reads a key strictly; nil if the rule refuses it.
    ///
    /// The dictionary's own error then has the refused key in its coding path, as every key of a JSON object is part of the
    /// path. Where that must not be logged, decode an array of pairs.
    public init?(codingKey: some CodingKey) {
        guard let field = try? UUIDField(text: codingKey.stringValue) else { return nil }
        self = field
    }
}

private struct UUIDFieldKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
