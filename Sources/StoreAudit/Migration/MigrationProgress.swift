/// How far a plan, a migration or its undoing is: a phase and numbers, no name and no value of the store.
package struct MigrationProgress: Sendable, Hashable {
    /// What is being done, in the order in which it is; each kind of work has some of them.
    package enum Phase: Int, Sendable, Hashable, CaseIterable {
        /// Reads all columns, to find those with identifiers.
        case discovery
        /// Looks for columns that hold the same values.
        case search
        /// Counts forms, twins, references and what will change.
        case analysis
        /// Writes the backup. It is counted in pages of the file, all else in rows.
        case backup
        /// Checks the backup by `PRAGMA integrity_check`. Of unknown length.
        case backupCheck
        /// Checks the store before a dry run in the same way. Of unknown length.
        case storeCheck
        /// Looks for foreign keys that find nothing already. Of unknown length.
        case references
        /// Moves rows into quarantine and changes the others.
        case change
        /// Gives rows their old values, when a run is undone.
        case restoration
        /// Holds them against the undo record. Of unknown length.
        case comparison
        /// Checks the foreign keys. Of unknown length.
        case foreignKeys
        /// Removes the undo record. Of unknown length.
        case removal
        /// `PRAGMA integrity_check` of what has become of the store. Of unknown length.
        case integrity
        /// Reads the store once more, as if it were new.
        case audit
        /// Keeps the changes, or rolls them back. Of unknown length.
        case end
    }

    /// What is being done.
    package var phase: Phase
    /// Rows of this phase that have been read or written, a row as often as it is; pages where ``phase`` is a backup. It never
    /// falls in a phase, and is 0 in one of unknown length.
    package var completed: Int
    /// The rows or pages of this phase, never fewer than ``completed``. Rows are estimated, and the estimate is corrected when
    /// more is known. Nil where the length is unknown.
    package var total: Int?

    package init(phase: Phase, completed: Int = 0, total: Int? = nil) {
        self.phase = phase
        self.completed = completed
        self.total = total
    }

    /// Is told how far it is, by any thread, one at a time, where a phase begins and after every few thousand rows.
    package typealias Report = @Sendable (MigrationProgress) -> Void
}
