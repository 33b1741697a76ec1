/// What an audit has found of one reference: a column whose identifiers are those of another one.
package struct ReferenceAudit: Sendable, Hashable {
    /// The table and column with the references.
    package var childTable: String
    package var childColumn: String
    /// The table and column that they refer to, as the schema declares or the values show.
    package var parentTable: String
    /// Nil where the schema names none and the parent has no primary key to go by.
    package var parentColumn: String?
    /// Whether the schema declares it; else it was found by the values.
    package var isDeclared: Bool
    /// Rows that refer to something: an identifier that is neither nil nor max, or, where it is declared, any value.
    package var rowCount = 0
    /// Rows whose value stands in the parent as it is here, as SQLite compares.
    package var matchedCount = 0
    /// Rows whose identifier stands in the parent in other spellings only.
    package var orphanCount = 0
    /// The first of them: a rowid.
    package var firstOrphanRow: Int?
    /// Those of the orphans that are text where the parent has BLOBs alone, or the other way round.
    package var textAndBLOBCount = 0
    /// Rows that find nothing in any spelling. Counted where the schema declares the reference, by this column alone.
    package var danglingCount = 0
    /// The first of them: a rowid.
    package var firstDanglingRow: Int?

    package init(
        childTable: String, childColumn: String, parentTable: String, parentColumn: String?, isDeclared: Bool
    ) {
        self.childTable = childTable
        self.childColumn = childColumn
        self.parentTable = parentTable
        self.parentColumn = parentColumn
        self.isDeclared = isDeclared
    }
}
