import ContractFile
import UUIDContract

extension ContractFile {
    /// The columns of a store with the rules of their fields, ready for an audit.
    package func auditColumns(of store: Store) -> [StoreAuditRequest.Column] {
        store.columns.map { column in
            let storage: ColumnRule.Storage =
                switch column.storage {
                case nil: .either
                case .text?: .text
                case .blob(let layout)?: .blob(layout)
                }
            return StoreAuditRequest.Column(
                table: column.table, column: column.column,
                rule: ColumnRule(
                    rule: field(named: column.field.text)?.rule ?? .any, storage: storage, field: column.field,
                    isUnique: column.isUnique))
        }
    }
}
