import ContractFindings

// Not CodingKeyRepresentable on purpose: an object's keys stand in the coding path of every error, so a refused key would be
// shown, and two spellings of one UUID would become one entry without a word.
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
