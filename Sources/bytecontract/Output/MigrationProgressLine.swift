import StoreAudit

/// Shows how far a migration is, which any thread may report.
final class MigrationProgressLine: @unchecked Sendable {
    private let line = ProgressLine()

    /// For whoever reports; called by one thread at a time. Nil where nothing would be seen of it.
    var report: MigrationProgress.Report? {
        guard line.isShown else { return nil }
        return { progress in
            self.line.show(
                phase: MigrationProgressLine.name(progress.phase), progress.completed, of: progress.total,
                unit: progress.phase == .backup ? .pages : .rows)
        }
    }

    /// Runs something and wipes the line behind it.
    func wiping<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        defer { line.wipe() }
        return try body()
    }

    private static func name(_ phase: MigrationProgress.Phase) -> String {
        switch phase {
        case .discovery: "reading"
        case .search: "searching"
        case .analysis: "counting"
        case .backup: "backup"
        case .backupCheck: "checking the backup"
        case .storeCheck: "checking the store"
        case .references: "looking for torn references"
        case .change: "changing"
        case .restoration: "restoring"
        case .comparison: "comparing with the undo record"
        case .foreignKeys: "checking the foreign keys"
        case .removal: "removing the undo record"
        case .integrity: "checking the file"
        case .audit: "auditing"
        case .end: "ending the transaction"
        }
    }
}
