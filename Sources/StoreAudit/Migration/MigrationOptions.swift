import UUIDContract

/// What a migration is to make of a store.
package struct MigrationOptions: Sendable, Hashable {
    /// The one spelling that identifiers get.
    package enum Target: String, Sendable, Hashable, CaseIterable {
        /// Canonical text.
        case text
        /// 16 bytes in text order.
        case blob
    }

    /// What happens where rows would become equal.
    package enum TwinPolicy: String, Sendable, Hashable, CaseIterable {
        /// Nothing is changed.
        case stop
        /// All rows of a twin group move into quarantine, but the one that the decisions name to stay.
        case quarantine
    }

    /// The spelling that identifiers get.
    package var target: Target
    /// The layout of the BLOBs that are there. Nil where none was named: then no BLOB may have to change.
    package var layout: ByteLayout?
    /// What happens to twins.
    package var twins: TwinPolicy
    /// The columns to change; those that references join to them come with them. Empty: all that are found by content.
    package var columns: [ColumnPlace]
    /// Whether the store is changed though virtual tables hold identifiers of before, or may.
    package var allowsVirtualTables: Bool
    /// Those of the columns that are no keys, whatever their values look like, unless an index or a reference says that they are.
    package var repeatingColumns: [ColumnPlace] = []

    package init(
        target: Target, layout: ByteLayout? = nil, twins: TwinPolicy = .stop, columns: [ColumnPlace] = [],
        allowsVirtualTables: Bool = false
    ) {
        self.target = target
        self.layout = layout
        self.twins = twins
        self.columns = columns
        self.allowsVirtualTables = allowsVirtualTables
    }

    /// The layout in which BLOBs are read.
    var readLayout: ByteLayout { layout ?? .rfc9562 }
}

/// A column of a table, by the names of the schema.
package struct ColumnPlace: Sendable, Hashable {
    package var table: String
    package var column: String

    package init(table: String, column: String) {
        self.table = table
        self.column = column
    }
}

/// What makes rows of one table belong to rows of another: the child's columns hold what the parent's do.
package struct MigrationReference: Sendable, Hashable {
    package var childTable: String
    /// In the order of ``parentColumns``.
    package var childColumns: [String]
    package var parentTable: String
    package var parentColumns: [String]
    /// A foreign key of the schema; otherwise found by the values.
    package var isDeclared: Bool

    package init(
        childTable: String, childColumns: [String], parentTable: String, parentColumns: [String], isDeclared: Bool
    ) {
        self.childTable = childTable
        self.childColumns = childColumns
        self.parentTable = parentTable
        self.parentColumns = parentColumns
        self.isDeclared = isDeclared
    }

    /// The columns that hold the same: child, parent.
    var pairs: [(child: ColumnPlace, parent: ColumnPlace)] {
        zip(childColumns, parentColumns).map {
            (ColumnPlace(table: childTable, column: $0), ColumnPlace(table: parentTable, column: $1))
        }
    }
}
