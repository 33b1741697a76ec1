/// A script that makes the identifiers of one PostgreSQL column canonical, and those of all columns that refer to it.
///
/// One transaction: it locks, plans from the catalog, moves twins into quarantine if that is asked for, changes, checks, and
/// fails as a whole at whatever is not as it should be. No superuser is needed, only the owner of the tables with the right to
/// create a schema: `session_replication_role` would need more, so foreign keys are dropped and added again, which checks
/// every row, and triggers are switched off one by one.
///
/// Each run has a number, under which the schema `bytecontract` keeps what an undo needs.
package struct PostgreSQLMigration: Sendable {
    /// What the identifiers become.
    package enum Target: String, Sendable, CaseIterable {
        /// Canonical text in the column as it is.
        case text
        /// The type `uuid`.
        case uuid
    }

    /// What happens to rows whose identifier is there in several spellings. They are never merged.
    package enum Twins: String, Sendable, CaseIterable {
        /// The script fails, and nothing is changed.
        case stop
        /// All of them go into `bytecontract.quarantine` with the rows that refer to them, but for those whose spelling
        /// `bytecontract.decisions` names.
        case quarantine
    }

    /// The table.
    package let table: SQLName
    /// The column.
    package let column: SQLName
    /// What the identifiers become.
    package let target: Target
    /// What happens to twins.
    package let twins: Twins

    /// - Parameters:
    ///   - table: its name, with the schema if the session's search path does not find it.
    ///   - column: its name alone, taken as it is.
    /// - Returns: nil if a name is none (``SQLName``), or the table's has more parts than schema and table.
    package init?(table: String, column: String, target: Target = .text, twins: Twins = .stop) {
        guard let table = SQLName(table), SQLEngine.postgresql.takes(table), let column = SQLName(whole: column) else {
            return nil
        }
        self.table = table
        self.column = column
        self.target = target
        self.twins = twins
    }

    /// The script that makes the tables of our own before the first run, so that `bytecontract.decisions` can be filled in.
    package static let recordsScript = "BEGIN;\n\(settings)\n\(records)\nCOMMIT;\n"

    /// The script, for psql or any other client that sends it as it is.
    package var script: String {
        let literal = SQLDialect.postgreSQL.literal
        return """
            -- Makes the identifiers of one column canonical; by `bytecontract migrate --sql postgresql`.
            -- One transaction: at an error nothing is changed. Run it with psql -X -q -v ON_ERROR_STOP=1 -f FILE.
            BEGIN ISOLATION LEVEL READ COMMITTED;
            \(PostgreSQLMigration.settings)
            \(PostgreSQLMigration.records)
            \(PostgreSQLMigration.keyFunction)
            \(PostgreSQLMigration.familyTables)

            DO $bytecontract$
            DECLARE
              target_table CONSTANT regclass := CAST(\(literal(SQLEngine.postgresql.quoted(table))) AS regclass);
              target_column CONSTANT text := \(literal(column.text));
              to_uuid CONSTANT boolean := \(target == .uuid);
              quarantines CONSTANT boolean := \(twins == .quarantine);
            \(PostgreSQLMigration.declarations)
            BEGIN
            \(PostgreSQLMigration.checkAndLock)
            \(PostgreSQLMigration.planValues)
            \(PostgreSQLMigration.planTwins)
            \(PostgreSQLMigration.putAside)
            \(PostgreSQLMigration.change)
            \(PostgreSQLMigration.putBack)
            \(PostgreSQLMigration.check)
            \(PostgreSQLMigration.failure)
            END
            $bytecontract$;

            SELECT run, table_name, column_name, target, rows_before, rows_changed, rows_in_children, rows_quarantined, rows_left
            FROM bytecontract.runs ORDER BY run DESC LIMIT 1;
            DROP FUNCTION pg_temp.bytecontract_key(text);
            COMMIT;

            """
    }
}
