extension PostgreSQLMigration {
    /// The script that brings back what the last run has changed and put into quarantine.
    ///
    /// It fails, and nothing is changed, if another run came later, or if a row that was changed is not what it was left as.
    /// Rows that came since then stay, and follow what they refer to. With the last run go our own tables.
    ///
    /// - Parameter run: the number that the run has printed.
    package static func undoScript(run: Int) -> String {
        """
        -- Takes back a run of `bytecontract migrate --sql postgresql`. One transaction: at an error nothing is changed.
        BEGIN ISOLATION LEVEL READ COMMITTED;
        \(settings)
        CREATE TEMP TABLE bytecontract_locked(rel oid PRIMARY KEY, rows_before bigint) ON COMMIT DROP;
        CREATE TEMP TABLE bytecontract_keys(rel oid, name text, definition text, comment text) ON COMMIT DROP;
        CREATE TEMP TABLE bytecontract_triggers(rel oid, name text, state "char") ON COMMIT DROP;

        DO $bytecontract$
        DECLARE
          this_run CONSTANT bigint := \(run);
          part record;
          target text;
          found bigint;
          moved bigint;
          listed text;
          parts text;
        \(failureDeclarations)
        BEGIN
          IF to_regclass('bytecontract.runs') IS NULL THEN
            RAISE EXCEPTION 'bytecontract: no run is recorded here';
          END IF;
          LOCK TABLE bytecontract.runs IN ACCESS EXCLUSIVE MODE;
          SELECT r.target INTO target FROM bytecontract.runs r WHERE r.run = this_run AND undone IS NULL;
          IF target IS NULL THEN
            RAISE EXCEPTION 'bytecontract: no such run, or it is undone';
          END IF;
          IF EXISTS (SELECT FROM bytecontract.runs r WHERE r.run > this_run AND undone IS NULL) THEN
            RAISE EXCEPTION 'bytecontract: a later run is there; undo that one first';
          END IF;
          FOR part IN SELECT table_name AS name FROM bytecontract.undo_columns WHERE run = this_run
              UNION SELECT table_name FROM bytecontract.quarantine WHERE run = this_run ORDER BY 1 LOOP
            place := part.name;
            EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', part.name);
            EXECUTE format('SELECT count(*) FROM %s', part.name) INTO found;
            INSERT INTO bytecontract_locked VALUES (CAST(part.name AS regclass), found);
          END LOOP;
          FOR part IN SELECT * FROM bytecontract.undo_columns WHERE run = this_run LOOP
            EXECUTE format($sql$
              SELECT count(*) FROM (
                SELECT FROM bytecontract.undo AS u
                LEFT JOIN %2$s AS t ON CAST(t.%3$I AS text) COLLATE "C" = u.new_value COLLATE "C"
                WHERE u.run = %1$s AND u.table_name = %2$L AND u.column_name = %3$L
                GROUP BY u.new_value, u.row_count HAVING count(t.%3$I) < u.row_count) AS lost $sql$,
              this_run, part.table_name, part.column_name) INTO found;
            IF found > 0 THEN
              RAISE EXCEPTION 'bytecontract: % identifiers of % are not in the rows that the run has left them in', found, part.table_name;
            END IF;
          END LOOP;
        \(putAside)
          FOR part IN SELECT * FROM bytecontract.undo_columns WHERE run = this_run LOOP
            place := part.table_name;
            IF part.guard IS NOT NULL THEN
              EXECUTE format('ALTER TABLE %s DROP CONSTRAINT IF EXISTS %I', part.table_name, part.guard);
            END IF;
            IF target = 'uuid' THEN
              IF part.default_text IS NOT NULL THEN
                EXECUTE format('ALTER TABLE %s ALTER COLUMN %I DROP DEFAULT', part.table_name, part.column_name);
              END IF;
              EXECUTE format('ALTER TABLE %1$s ALTER COLUMN %2$I TYPE %3$s USING CAST(%2$I AS text)', part.table_name, part.column_name, part.type);
              IF part.default_text IS NOT NULL THEN
                EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT %s', part.table_name, part.column_name, part.default_text);
              END IF;
            END IF;
            EXECUTE format($sql$
              UPDATE %2$s AS t SET %3$I = u.old_value FROM bytecontract.undo AS u
              WHERE u.run = %1$s AND u.table_name = %2$L AND u.column_name = %3$L
                AND u.new_value COLLATE "C" = CAST(t.%3$I AS text) COLLATE "C" $sql$, this_run, part.table_name, part.column_name);
          END LOOP;
          FOR part IN SELECT table_name AS name, count(*) AS n FROM bytecontract.quarantine WHERE run = this_run GROUP BY 1 LOOP
            place := part.name;
            SELECT string_agg(format('%I', attname), ', ' ORDER BY attnum), string_agg(format('(r).%I', attname), ', ' ORDER BY attnum)
              INTO listed, parts FROM pg_attribute
              WHERE attrelid = CAST(part.name AS regclass) AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
            EXECUTE format($sql$
              INSERT INTO %1$s (%2$s) OVERRIDING SYSTEM VALUE SELECT %3$s FROM (
                SELECT CAST(row_text AS %1$s) AS r FROM bytecontract.quarantine WHERE run = %4$s AND table_name = %1$L
                ORDER BY entry OFFSET 0) AS q $sql$, part.name, listed, parts, this_run);
            GET DIAGNOSTICS moved = ROW_COUNT;
            EXECUTE format('SELECT count(*) FROM %s', part.name) INTO found;
            IF moved <> part.n OR found <> part.n + (SELECT rows_before FROM bytecontract_locked WHERE rel = CAST(part.name AS regclass)) THEN
              RAISE EXCEPTION 'bytecontract: % did not take back all rows of the quarantine', part.name;
            END IF;
          END LOOP;
        \(putBack)
          DELETE FROM bytecontract.quarantine WHERE run = this_run;
          DELETE FROM bytecontract.undo WHERE run = this_run;
          DELETE FROM bytecontract.undo_columns WHERE run = this_run;
          UPDATE bytecontract.runs SET undone = now() WHERE run = this_run;
          IF NOT EXISTS (SELECT FROM bytecontract.runs WHERE undone IS NULL) AND NOT EXISTS (SELECT FROM bytecontract.decisions) THEN
            DROP TABLE bytecontract.runs, bytecontract.decisions, bytecontract.quarantine, bytecontract.undo, bytecontract.undo_columns;
            IF NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = CAST('bytecontract' AS regnamespace)) THEN
              DROP SCHEMA bytecontract;
            END IF;
          END IF;
        \(failure)
        END
        $bytecontract$;
        COMMIT;

        """
    }
}
