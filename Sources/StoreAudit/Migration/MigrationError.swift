import ContractFile
import ContractReports
import UUIDContract

/// Why a migration cannot be planned, run or undone. Nothing has been changed then. Names of the schema are in it, never a value.
package enum MigrationError: Error, Sendable, Hashable {
    /// What in a store is no longer as a plan has it.
    package enum Outdated: Sendable, Hashable {
        /// Tables, indexes, triggers or views.
        case schema
        /// The rows of a table, or their identifiers.
        case table(String)
        /// A twin group of the decisions, by its place in their list from 0.
        case decision(Int)
    }

    /// What must hold before a change is kept.
    package enum Check: String, Sendable, Hashable, CaseIterable {
        /// `PRAGMA integrity_check`
        case integrity
        /// `PRAGMA foreign_key_check`, compared with before
        case foreignKeys = "foreign-keys"
        /// Rows before are rows after and rows in quarantine
        case rowCounts = "row-counts"
        /// As many rows changed as were planned
        case changedRows = "changed-rows"
        /// The second audit
        case audit
        /// What undo has written is what the record holds
        case restored
    }

    /// The store cannot be read or changed.
    case store(StoreError)
    /// A plan or a decision file cannot be used.
    case document(DocumentError)
    /// A table or column that was named is not there, or cannot hold an identifier.
    case noSuchColumn(table: String, column: String)
    /// No column with identifiers was found.
    case nothingToMigrate
    /// BLOBs have to change, and no layout was named for them.
    case layoutNotNamed(table: String, column: String)
    /// The bits of the BLOBs decide for another layout than the one that was named or meant.
    case layoutContradicted(table: String, column: String, named: ByteLayout, found: ByteLayout)
    /// A STRICT column takes no values of the target's storage class.
    case strictType(table: String, column: String)
    /// A table whose rows cannot be addressed: each name of the rowid is a column's.
    case noAddress(table: String)
    /// A BLOB in its old layout is what another row of the table becomes in the new one.
    case crossedLayouts(table: String)
    /// A table of the store has a name of ours and is not ours.
    case foreignTable(String)
    /// A collation that only the app knows orders the column or index.
    case unknownCollation(table: String)
    /// Virtual tables hold identifiers that change, or may, and are not changed: their names.
    case virtualTables([String])
    /// The plan was made for another state of the store.
    case planOutdated(Outdated)
    /// The decisions name a row to stay that is no row of the group; the place in their list from 0.
    case noSuchRow(decision: Int)
    /// A row that one decision names to stay is in the group of another one, which does not: their places in the list from 0.
    case stayConflict(decision: Int, other: Int)
    /// Rows that the decisions name to stay would go all the same, with what they refer to or as twins of another group: their number.
    case stayGoes(rowCount: Int)
    /// A check of what was changed fails.
    case checkFailed(Check)
    /// The store has no such run.
    case noSuchRun(String)
    /// A later run must be undone first.
    case laterRun(String)
    /// Rows that a run has changed are no longer as it left them: a table and the number of such rows.
    case undoConflict(table: String, rowCount: Int)
    /// Rows made since the run depend on what it changed; undoing it would tear them off: their number.
    case undoTears(rowCount: Int)
    /// A table or column that a run has changed is gone or another one now.
    case undoSchema(table: String)
    /// A table of ours no longer holds as many rows of a run as the run has put there.
    case undoRecord(table: String)
    /// There is a file where the backup is to be written.
    case backupExists
    /// The backup cannot be written or is not whole.
    case backup(StoreError)
}

extension MigrationError: CustomStringConvertible {
    /// What is wrong and the cure.
    package var description: String {
        switch self {
        case .store(let error): error.description
        case .document(let error): error.description
        case .noSuchColumn(let table, let column):
            "has no ordinary column \(MigrationError.name(table, column)); name one that is there and is not generated"
        case .nothingToMigrate: "no column with identifiers was found; name one with --column TABLE.COLUMN"
        case .layoutNotNamed(let table, let column):
            "\(MigrationError.name(table, column)) holds BLOBs that have to change; name their byte layout with --layout"
        case .layoutContradicted(let table, let column, let named, let found):
            "the BLOBs of \(MigrationError.name(table, column)) are no \(named.rawValue): their version and variant bits "
                + "say \(found.rawValue); name that with --layout, or leave the column out"
        case .strictType(let table, let column):
            "the STRICT type of \(MigrationError.name(table, column)) takes no such values; choose the other --to"
        case .noAddress(let table):
            "the columns of \(MigrationError.name(table)) take all names of the rowid; rename rowid, _rowid_ or oid"
        case .crossedLayouts(let table):
            "BLOBs of \(MigrationError.name(table)) in the old layout are in the way of others in the new one; "
                + "migrate with --to text first, and from there with --to blob"
        case .foreignTable(let table):
            "\(MigrationError.name(table)) is a name that the migration needs; rename the table"
        case .unknownCollation(let table):
            "an app's own collation orders \(MigrationError.name(table)); without it SQLite cannot check the file after a change"
        case .virtualTables(let names):
            "the virtual table\(names.count == 1 ? "" : "s") \(names.map { MigrationError.name($0) }.sqlList) would go on holding "
                + "identifiers of before; plan again with --allow-virtual-tables, and rebuild them after the migration"
        case .planOutdated(.schema): "the schema has changed since the plan was made; make a new plan"
        case .planOutdated(.table(let table)):
            "the rows of \(MigrationError.name(table)) have changed since the plan was made; make a new plan"
        case .planOutdated(.decision(let index)):
            "the twin group /groups/\(index) of the decisions is not in the store; "
                + "correct it, or remove the decision file and plan again"
        case .noSuchRow(let index):
            "/groups/\(index)/stay of the decisions names no row of its group; name one of `rows`, "
                + "or remove the decision file and plan again"
        case .stayConflict(let index, let other):
            "/groups/\(index)/stay of the decisions names a row that is also in /groups/\(other), where it does not stay; "
                + "name it in both, or in neither"
        case .stayGoes(let count):
            "\(count) row\(count == 1 ? "" : "s") that the decisions name to stay would leave all the same, for what they refer "
                + "to goes, or they are in another group; name those rows to stay as well, or none"
        case .checkFailed(let check): "\(check.words); all was rolled back"
        case .noSuchRun(let run): "holds no run \(MigrationError.name(run)); list the runs with --runs"
        case .laterRun(let run): "the later run \(MigrationError.name(run)) must be undone first"
        case .undoConflict(let table, let count):
            "\(count) row\(count == 1 ? "" : "s") of \(MigrationError.name(table)) can no longer be put back as before: "
                + "changed, deleted or in the way since the run; correct them by hand, or restore the backup"
        case .undoTears(let count):
            "\(count) row\(count == 1 ? "" : "s") made since the run would lose what they refer to; remove them first"
        case .undoSchema(let table):
            "\(MigrationError.name(table)) is not as the run left it; undo the change of the schema (also a guard) first"
        case .undoRecord(let table):
            "\(MigrationError.name(table)) no longer holds what the run has written there, so that not all can be put back; "
                + "restore the backup"
        case .backupExists: "there is a file where the backup is to be written; name another one with --backup"
        case .backup(let error): "the backup cannot be made: it \(error.description)"
        }
    }

    /// Names of the schema, made harmless.
    private static func name(_ parts: String...) -> String {
        ReportText(parts.joined(separator: ".")).text
    }
}

extension MigrationError.Check {
    fileprivate var words: String {
        switch self {
        case .integrity: "PRAGMA integrity_check finds faults after the change"
        case .foreignKeys: "PRAGMA foreign_key_check finds references torn by the change"
        case .rowCounts: "rows after the change and rows in quarantine are not the rows of before"
        case .changedRows: "the number of changed rows is not the planned one"
        case .audit: "the second audit still finds what was to be cured"
        case .restored: "what was written back is not what the record holds"
        }
    }
}
