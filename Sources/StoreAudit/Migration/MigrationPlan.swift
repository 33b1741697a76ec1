import ContractFindings
import UUIDContract

/// What a migration will do to a store: counts and names, no values.
package struct MigrationPlan: Sendable, Hashable {
    /// A table, in the order in which they are changed: parents before their children where references allow.
    package struct Table: Sendable, Hashable {
        package var name: String
        package var rowCount: Int
        /// Rows of which at least one column changes, quarantined ones among them.
        package var changedRowCount: Int
        package var twinGroupCount: Int
        /// Rows in those groups; a row in several groups counts for each.
        package var twinRowCount: Int
        /// Rows that go into quarantine where no decision names one to stay. 0 where twins stop the migration.
        package var quarantinedRowCount: Int
        /// The INTEGER PRIMARY KEY where rows may go into quarantine and no foreign key declares who refers to it, as in stores of
        /// Core Data: rows that do are not found and stay.
        package var unwatchedKey: String?
    }

    /// A column to change.
    package struct Column: Sendable, Hashable {
        package var place: ColumnPlace
        package var rowCount: Int
        /// Rows by form.
        package var forms: [IdentifierForm: Int]
        /// Rows whose value means no identifier and stays as it is, by form. NULL and empty values are among them.
        package var left: [IdentifierForm: Int]
        /// Rows whose value changes, by form.
        package var changed: [IdentifierForm: Int]
        /// Whether rows of one key in several spellings are twins, since the column is a key.
        package var isKey: Bool

        /// Rows whose value changes.
        package var changedCount: Int { changed.values.reduce(0, +) }
    }

    /// A reference between columns to change, or that rows in quarantine would tear.
    package struct Reference: Sendable, Hashable {
        package var reference: MigrationReference
        /// Rows of the child that refer to something.
        package var rowCount: Int
        /// Rows whose key is in the parent, but whose spelling is not. The change heals them, but for the ambiguous ones.
        package var orphanCount: Int
        /// Orphans whose key several rows of the parent have.
        package var ambiguousCount: Int
        /// Rows whose key is not in the parent. They change and refer to nothing, as before.
        package var danglingCount: Int
    }

    /// The version of ByteContract that made the plan.
    package var version: String
    /// The version of SQLite that made the plan.
    package var sqliteVersion: String
    /// When the plan was made, in UTC (RFC 3339).
    package var time: String
    /// What was asked for. Its columns are all that change.
    package var options: MigrationOptions
    /// SHA-256 of the schema, in hexadecimal digits.
    package var schemaDigest: String
    package var tables: [Table]
    package var columns: [Column]
    package var references: [Reference]
    /// Indexes, triggers, views, generated columns and CHECKs that touch a column to change. No trigger runs.
    package var objects: [StoreSchema.Object]
    /// Virtual tables (full-text search …) that hold identifiers of before, or may. They are not changed, so that they must be
    /// rebuilt after the migration.
    package var virtualTables: [String] = []

    /// All twin groups.
    package var twinGroupCount: Int { tables.reduce(0) { $0 + $1.twinGroupCount } }

    /// Whether the plan can be applied as it is: no twins, or they go into quarantine.
    package var isApplicable: Bool { twinGroupCount == 0 || options.twins == .quarantine }
}
