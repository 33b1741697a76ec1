import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A UUID that keeps the rule of its field: no value of this type breaks it.
///
/// Equality is by value, never by text. An optional field tells JSON null ("not set") from the nil UUID, which is a value.
public struct UUIDField<Rule: UUIDFieldRule>: Hashable, Sendable {
    /// The UUID.
    public let uuid: UUID

    /// Checks a UUID that exists already.
    ///
    /// - Throws: ``Refusal`` with the first broken rule.
    public init(_ uuid: UUID) throws(Refusal) {
        try Rule.rule.check(uuid, field: Rule.fieldName)
        self.uuid = uuid
    }

    /// Reads text strictly.
    ///
    /// - Throws: ``Refusal`` with category and byte offset of the first fault.
    public init(text: String) throws(Refusal) {
        uuid = try Rule.rule.parse(text, field: Rule.fieldName)
    }

    /// Canonical text: the key for caches, files and text columns.
    public var canonicalText: String { uuid.canonicalText }
}

extension UUIDField: CustomStringConvertible {
    /// Canonical text.
    public var description: String { canonicalText }
}
