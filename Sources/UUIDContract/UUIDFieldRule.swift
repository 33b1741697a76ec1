import ContractFindings

/// A field's rule as a type, for ``UUIDField``.
public protocol UUIDFieldRule: Sendable {
    /// What the team agreed on for this field.
    static var rule: UUIDRule { get }
    /// The name of the field in findings and errors. Nil unless given.
    static var fieldName: FieldName? { get }
}

extension UUIDFieldRule {
    /// No name.
    public static var fieldName: FieldName? { nil }
}

/// Format only: ``UUIDRule/any``.
public enum AnyUUIDRule: UUIDFieldRule {
    /// ``UUIDRule/any``.
    public static let rule = UUIDRule.any
}

/// The variant of RFC 9562 and a version of 1 to 8: ``UUIDRule/rfc``.
public enum RFCUUIDRule: UUIDFieldRule {
    /// ``UUIDRule/rfc``.
    public static let rule = UUIDRule.rfc
}

/// Version 4 alone: ``UUIDRule/v4``.
public enum UUIDv4Rule: UUIDFieldRule {
    /// ``UUIDRule/v4``.
    public static let rule = UUIDRule.v4
}

/// Version 7 alone: ``UUIDRule/v7``.
public enum UUIDv7Rule: UUIDFieldRule {
    /// ``UUIDRule/v7``.
    public static let rule = UUIDRule.v7
}
