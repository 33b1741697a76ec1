// What a script says when PostgreSQL refuses a step.
extension PostgreSQLMigration {
    /// Of the block around all steps: what ``failure`` needs. `place` is the table that a step works on.
    static let failureDeclarations = """
          place text;
          reason text;
          failed_schema text;
          failed_table text;
          failed_constraint text;
        """

    /// The handler of the block. PostgreSQL's message, DETAIL and CONTEXT may hold values of the rows (`Failing row contains …`), and
    /// so may what a trigger or function of the user says: names and the kind of the error are all that goes on. It stays out of
    /// the server's log, too. What a script says itself holds names and numbers only.
    static let failure = """
        EXCEPTION WHEN OTHERS THEN
          IF SQLSTATE = 'P0001' AND starts_with(SQLERRM, 'bytecontract: ') THEN
            RAISE;
          END IF;
          GET STACKED DIAGNOSTICS failed_schema = SCHEMA_NAME, failed_table = TABLE_NAME, failed_constraint = CONSTRAINT_NAME;
          reason := CASE SQLSTATE
            WHEN '23514' THEN 'a row violates a check constraint'
            WHEN '23505' THEN 'two rows would be equal under a unique constraint or index'
            WHEN '23P01' THEN 'two rows would violate an exclusion constraint'
            WHEN '23503' THEN 'a row violates a foreign key constraint'
            WHEN '23502' THEN 'a row has NULL where none may be'
            WHEN '22001' THEN 'a value is too long for its column'
            WHEN '55P03' THEN 'the table is in use; the script has waited for its lock long enough'
            WHEN '40P01' THEN 'others lock the same tables in another order'
            WHEN '42501' THEN 'this role lacks a right'
            WHEN '42P01' THEN 'a table is not there'
            WHEN '0A000' THEN 'a view, rule, policy or generated column uses the column'
            WHEN '2BP01' THEN 'something else depends on the column or constraint'
            ELSE 'PostgreSQL has refused a step' END;
          RAISE EXCEPTION USING
            ERRCODE = SQLSTATE,
            MESSAGE = concat('bytecontract: ', reason, ' (SQLSTATE ', SQLSTATE, ')',
              ', table ' || coalesce(quote_ident(nullif(failed_schema, '')) || '.' || quote_ident(nullif(failed_table, '')), place),
              ', constraint ' || quote_ident(nullif(failed_constraint, '')), '; nothing has been changed');
        """
}
