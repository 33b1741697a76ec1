/// The tables of an SQLite database and what holds them together, as the schema declares it.
///
/// Names are those of the schema; SQLite compares them without regard to ASCII case, and so do the look-ups here.
package struct StoreSchema: Sendable, Hashable {
    /// Ordinary tables, in the order of their making. SQLite's own and the shadow tables of virtual ones are left out.
    package var tables: [Table] = []
    /// Views, with the SQL that made them.
    package var views: [View] = []
    /// Triggers of tables and views.
    package var triggers: [Trigger] = []
    /// Virtual tables (full-text search, R-trees …). They are not read: their rows belong to a module.
    package var virtualTables: [String] = []

    package init() {}

    /// The table of this name.
    package func table(_ name: String) -> Table? { tables.first { StoreSchema.same($0.name, name) } }

    /// Whether SQLite takes two names for one.
    package static func same(_ one: String, _ other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8) { folded($0) == folded($1) }
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension StoreSchema {
    /// A table with rows of its own.
    package struct Table: Sendable, Hashable {
        package var name: String
        /// The statement that made it, as it was written.
        package var sql: String
        /// All columns, hidden and generated ones too, in the order of the table.
        package var columns: [Column] = []
        /// The names of the primary key's columns, in its order; empty where there is none.
        package var primaryKey: [String] = []
        /// All indexes, also those that SQLite made for PRIMARY KEY and UNIQUE.
        package var indexes: [Index] = []
        /// The foreign keys that are declared here; this table is the child.
        package var foreignKeys: [ForeignKey] = []
        /// The CHECK constraints.
        package var checks: [Check] = []
        /// Whether rows have no rowid and are found by the primary key alone.
        package var isWithoutRowID = false
        /// Whether SQLite holds values to the declared types.
        package var isStrict = false
        /// How SQL names the rowid, where no column has taken the name; nil where there is none.
        package var rowIDName: String?

        /// The column of this name.
        package func column(_ name: String) -> Column? { columns.first { StoreSchema.same($0.name, name) } }

        /// The place of the column among ``columns``, from 0.
        package func columnIndex(_ name: String) -> Int? { columns.firstIndex { StoreSchema.same($0.name, name) } }

        /// The unique indexes, partial ones and those on expressions too.
        package var uniqueIndexes: [Index] { indexes.filter(\.isUnique) }

        /// The unique index of this one column and all rows, which makes it a key; the one of the primary key first.
        package func uniqueIndex(of column: String) -> Index? {
            let candidates = indexes.filter { $0.isKey(of: column) }
            return candidates.first { $0.origin == .primaryKey } ?? candidates.first
        }

        /// Whether the schema promises that no two rows have the same value there: a unique index, or the rowid itself.
        package func isUnique(_ column: String) -> Bool {
            uniqueIndex(of: column) != nil || self.column(column)?.isRowID == true
        }

        /// Whether a framework keeps its own books there, which are not the app's to change: Core Data and SwiftData write the
        /// identifier of the store into `Z_METADATA`, in capitals.
        package var isBookkeeping: Bool {
            ["Z_METADATA", "Z_PRIMARYKEY", "Z_MODELCACHE"].contains { StoreSchema.same($0, name) }
        }

        /// Whether the column alone is the primary key.
        package func isPrimaryKey(_ column: String) -> Bool {
            primaryKey.count == 1 && primaryKey.allSatisfy { StoreSchema.same($0, column) }
        }
    }

    /// What SQLite prefers to store in a column.
    package enum Affinity: String, Sendable, Hashable {
        case text
        /// Values stay as they come.
        case blob
        case integer
        case real
        case numeric

        /// Whether text that looks like a number becomes one.
        package var isNumeric: Bool { self == .integer || self == .real || self == .numeric }

        /// The affinity of a declared type: https://www.sqlite.org/datatype3.html, 3.1.
        package init(declaredType: String, isStrict: Bool = false) {
            let type = declaredType.uppercased()
            if isStrict && type == "ANY" {
                self = .blob
            } else if type.contains("INT") {
                self = .integer
            } else if type.contains("CHAR") || type.contains("CLOB") || type.contains("TEXT") {
                self = .text
            } else if type.contains("BLOB") || type.isEmpty {
                self = .blob
            } else if type.contains("REAL") || type.contains("FLOA") || type.contains("DOUB") {
                self = .real
            } else {
                self = .numeric
            }
        }
    }

    /// A column of a table.
    package struct Column: Sendable, Hashable {
        /// Where its values come from.
        package enum Kind: Sendable, Hashable {
            case ordinary
            /// Computed whenever it is read.
            case virtualGenerated
            /// Computed when a row is written.
            case storedGenerated
        }

        package var name: String
        /// The type as it was written; empty where none was.
        package var declaredType: String
        package var affinity: Affinity
        package var isNotNull: Bool
        /// The place in the primary key, from 1; nil outside it.
        package var primaryKeyPosition: Int?
        package var kind: Kind
        /// How SQLite compares texts of this column: BINARY, NOCASE, RTRIM, or a name that an app has registered.
        package var collation: String
        /// Whether it is another name of the rowid (INTEGER PRIMARY KEY).
        package var isRowID = false

        /// Whether SQLite computes the value, so that it cannot be written.
        package var isGenerated: Bool { kind != .ordinary }
    }

    /// An index.
    package struct Index: Sendable, Hashable {
        /// Why it is there.
        package enum Origin: Sendable, Hashable {
            case primaryKey
            case uniqueConstraint
            case createIndex
        }

        /// One thing that is indexed.
        package struct Term: Sendable, Hashable {
            /// The column; nil where it is an expression or the rowid.
            package var column: String?
            package var collation: String
            package var isDescending: Bool

            package init(column: String?, collation: String, isDescending: Bool) {
                self.column = column
                self.collation = collation
                self.isDescending = isDescending
            }
        }

        package var name: String
        package var isUnique: Bool
        /// Whether it holds only the rows of a WHERE.
        package var isPartial: Bool
        package var origin: Origin
        package var terms: [Term]
        /// The columns of the table that its terms and its WHERE name.
        package var touchedColumns: [String]
        /// The statement that made it; nil where SQLite did by itself.
        package var sql: String?

        /// Whether a term is an expression.
        package var isOnExpression: Bool { terms.contains { $0.column == nil } }

        func isKey(of column: String) -> Bool {
            isUnique && !isPartial && terms.count == 1
                && terms.allSatisfy { $0.column.map { StoreSchema.same($0, column) } ?? false }
        }
    }

    /// A foreign key: these columns of the child hold what those of the parent do.
    package struct ForeignKey: Sendable, Hashable {
        /// A column of the child and what it refers to.
        package struct Pair: Sendable, Hashable {
            package var column: String
            /// The column of the parent, also where the declaration leaves it to the primary key. Nil where there is none.
            package var parentColumn: String?

            package init(column: String, parentColumn: String?) {
                self.column = column
                self.parentColumn = parentColumn
            }
        }

        /// The number that SQLite gives it within its table.
        package var id: Int
        /// The parent, spelt as its own table is where there is one.
        package var parentTable: String
        /// One for each column.
        package var pairs: [Pair]
        /// What happens to children: `NO ACTION`, `CASCADE` …
        package var onUpdate: String
        package var onDelete: String
        /// Whether the table or a column that it refers to is not there.
        package var isParentMissing: Bool

        package var isComposite: Bool { pairs.count > 1 }
    }

    /// A CHECK constraint.
    package struct Check: Sendable, Hashable {
        /// The name behind CONSTRAINT, where one is given.
        package var name: String?
        /// The columns of the table that it names.
        package var touchedColumns: [String]
    }

    /// A view.
    package struct View: Sendable, Hashable {
        package var name: String
        package var sql: String
    }

    /// A trigger.
    package struct Trigger: Sendable, Hashable {
        package var name: String
        /// The table or view that it watches.
        package var table: String
        package var sql: String
    }
}
