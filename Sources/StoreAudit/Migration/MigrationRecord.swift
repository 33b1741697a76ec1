import CSQLite
import ContractFindings
import UUIDContract

/// What a migration has done, or would do: counts and names, no values.
package struct MigrationRecord: Sendable, Hashable {
    /// How it ended.
    package enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// All is changed.
        case applied
        /// All was tried and rolled back.
        case dryRun = "dry-run"
        /// There are twins, and twins were to stop it. Nothing was changed.
        case stopped
        /// There was nothing to change.
        case nothingToDo = "nothing-to-do"
        /// A run was undone.
        case undone
        /// It could not be done. Nothing was changed.
        case failed
    }

    /// Why a row is in quarantine.
    package enum Category: String, Sendable, Hashable, CaseIterable {
        /// It is one of a twin group.
        case twin
        /// It refers to a row in quarantine.
        case child
        /// It refers to a twin group by a spelling that none of the group has.
        case ambiguous
    }

    /// A table that was to change.
    package struct Table: Sendable, Hashable {
        package var name: String
        package var rowsBefore: Int
        package var rowsAfter: Int
        /// Rows of which at least one column has changed.
        package var changedRowCount: Int
        package var twinGroupCount: Int
        package var quarantined: [Category: Int]
    }

    /// A column that was to change; rows in quarantine do not count.
    package struct Column: Sendable, Hashable {
        package var place: ColumnPlace
        /// Changed rows, by the form that they had.
        package var changed: [IdentifierForm: Int]
        /// Rows without a meaning, which stay as they are, by form.
        package var left: [IdentifierForm: Int]
    }

    package var outcome: Outcome
    /// The run, for ``Migration/undo(run:)``. Nil where nothing was kept.
    package var run: String?
    /// The version of ByteContract.
    package var version: String
    /// The version of SQLite.
    package var sqliteVersion: String
    /// Start and end, in UTC (RFC 3339).
    package var startTime: String
    package var endTime: String
    package var options: MigrationOptions
    package var children: MigrationDecisions.Children
    package var tables: [Table] = []
    package var columns: [Column] = []
    /// References as they were before.
    package var references: [MigrationPlan.Reference] = []
    /// What touches the columns.
    package var objects: [StoreSchema.Object] = []
    /// Virtual tables to rebuild, since they hold identifiers of before, or may.
    package var virtualTables: [String] = []
    /// The checks that have passed, in their order.
    package var checks: [MigrationError.Check] = []
    /// Tables whose foreign keys SQLite cannot check, since no unique index is on what they refer to.
    package var uncheckedTables: [String] = []
    /// Declared references that find nothing, before and after. Nil where they were not counted, since it ended before.
    package var danglingBefore: Int?
    package var danglingAfter: Int?
    /// The last component of the backup's path. Nil where none was made.
    package var backup: String?

    /// Why it failed: names of the schema and the cure, no value. Nil where it did not.
    package var failure: String?

    /// 0, 1 where twins have stopped it, or 2 where it failed.
    package var exitCode: Int32 {
        switch outcome {
        case .applied, .dryRun, .nothingToDo, .undone: 0
        case .stopped: 1
        case .failed: 2
        }
    }

    /// The number of changed rows.
    package var changedRowCount: Int { tables.reduce(0) { $0 + $1.changedRowCount } }

    /// The number of rows in quarantine.
    package var quarantinedRowCount: Int { tables.reduce(0) { $0 + $1.quarantined.values.reduce(0, +) } }
}

extension Migration {
    /// The record of a plan that could not be carried out.
    ///
    /// - Parameter startTime: When it was begun, from ``now``.
    package func record(
        of error: MigrationError, _ plan: MigrationPlan, decisions: MigrationDecisions?, startTime: String
    ) -> MigrationRecord {
        var record = MigrationRecord(
            outcome: .failed, version: version, sqliteVersion: String(cString: sqlite3_libversion()),
            startTime: startTime, endTime: Migration.now, options: plan.options,
            children: decisions?.children ?? .quarantine)
        record.failure = error.description
        return record
    }

    /// The time in UTC (RFC 3339).
    package static var now: String { UTCTime.rfc3339() }
}
