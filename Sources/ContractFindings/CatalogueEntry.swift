/// What `bytecontract explain` prints of a category.
public struct CatalogueEntry: Sendable, Hashable {
    /// The layer that the category belongs to.
    public let layer: Layer
    /// The severity of a finding that says nothing else.
    public let severity: Severity
    /// What is wrong, in a sentence.
    public let meaning: String
    /// How it happens.
    public let cause: String
    /// What to do, in a sentence.
    public let cure: String

    init(_ layer: Layer, _ severity: Severity = .error, meaning: String, cause: String, cure: String) {
        self.layer = layer
        self.severity = severity
        self.meaning = meaning
        self.cause = cause
        self.cure = cure
    }
}
