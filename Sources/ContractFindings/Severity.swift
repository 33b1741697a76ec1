/// How much a finding weighs.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// Wrong by the contract or the standard: the input is rejected.
    case error
    /// Legal, but refused or read differently by some: the input is accepted.
    case warning
}
