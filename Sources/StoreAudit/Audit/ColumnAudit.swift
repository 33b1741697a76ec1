import ContractFindings
import UUIDContract

/// What an audit has counted in one column.
package struct ColumnAudit: Sendable, Hashable {
    /// How often something is there, and where first.
    package struct Count: Sendable, Hashable {
        /// The number of rows.
        package var count: Int
        /// The first of them: the rowid in a database, the line from 1 in a text file.
        package var firstRow: Int

        package init(count: Int, firstRow: Int) {
            self.count = count
            self.firstRow = firstRow
        }
    }

    /// The table; of a text file the last component of its path.
    package var table: String
    /// The column, as given or as the schema spells it.
    package var column: String
    /// All rows.
    package var rowCount = 0
    /// Rows by form; a form that is not there has no entry.
    package var forms: [IdentifierForm: Int] = [:]
    /// By version digit (0 to 15), of identifiers with the variant of RFC 9562.
    package var versions: [Int: Int] = [:]
    /// By variant; nil and max are left out, here and in ``versions``.
    package var variants: [IdentifierVariant: Int] = [:]
    /// The nil UUID, in any form.
    package var nilCount = 0
    /// The max UUID, in any form.
    package var maxCount = 0
    /// How many of the BLOBs of 16 bytes have the variant of RFC 9562 and a version of 1 to 8 when they are read in the layout.
    /// One BLOB may fit several.
    package var layouts: [ByteLayout: Int] = [:]
    /// Identifiers that are there in at least two spellings.
    package var twinGroupCount = 0
    /// All rows of those identifiers.
    package var twinRowCount = 0
    /// The first row that is a twin of another one; nil where there is none.
    package var firstTwinRow: Int?
    /// Twin groups with text and BLOBs among their rows.
    package var textAndBLOBGroupCount = 0
    /// Those of them that have two spellings as text, or as BLOBs, too.
    package var textAndBLOBTwinGroupCount = 0
    /// Identifiers that are there several times in one spelling.
    package var duplicateGroupCount = 0
    /// All rows of those identifiers.
    package var duplicateRowCount = 0
    /// The first row that repeats another one.
    package var firstDuplicateRow: Int?
    /// References of this column that find their row only when case and form are ignored, over all columns that it refers to.
    package var orphanCount = 0
    /// What the rule of the column refuses, value by value: `uuid.*`, `store.number` and `store.storage-class`.
    package var faults: [FindingCategory: Count] = [:]

    package init(table: String, column: String) {
        self.table = table
        self.column = column
    }
}
