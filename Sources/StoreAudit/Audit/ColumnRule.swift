import ContractFindings
import UUIDContract

/// What one column must obey: the rule of its field, and how it is stored.
package struct ColumnRule: Sendable, Hashable {
    /// How the identifiers of a column are stored.
    package enum Storage: Sendable, Hashable {
        /// As text or as 16 bytes in text order.
        case either
        /// As text.
        case text
        /// As 16 bytes in a named layout.
        case blob(ByteLayout)
    }

    /// What the identifiers must obey. Without a contract: any version and variant, canonical text.
    package var rule: UUIDRule
    /// How they are stored.
    package var storage: Storage
    /// What the contract calls the field; findings then name it.
    package var field: FieldName?
    /// Whether the contract or the schema wants each identifier once.
    package var isUnique: Bool

    package init(
        rule: UUIDRule = UUIDRule(requiresCanonicalText: true), storage: Storage = .either, field: FieldName? = nil,
        isUnique: Bool = false
    ) {
        self.rule = rule
        self.storage = storage
        self.field = field
        self.isUnique = isUnique
    }

    /// The layout in which BLOBs are read.
    package var layout: ByteLayout {
        if case .blob(let layout) = storage { layout } else { .rfc9562 }
    }
}
