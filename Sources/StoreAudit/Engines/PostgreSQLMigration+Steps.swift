// The steps of the script. A name of the user's is only ever put together by format() with %I and %L, or compared.
extension PostgreSQLMigration {
    static let settings = """
        -- Waits this long for whoever uses the tables; hidden rows are an error and not left out.
        SET LOCAL lock_timeout = '10s';
        SET LOCAL row_security = off;
        -- Rows are kept as text: every digit, and dates that read the same everywhere.
        SET LOCAL extra_float_digits = 1;
        SET LOCAL datestyle = 'ISO, YMD';
        SET LOCAL intervalstyle = 'postgres';
        SET LOCAL client_min_messages = error;
        -- A key that waits for COMMIT would fail there in PostgreSQL's words, which hold values.
        SET CONSTRAINTS ALL IMMEDIATE;
        """

    static let records = """
        CREATE SCHEMA IF NOT EXISTS bytecontract;
        CREATE TABLE IF NOT EXISTS bytecontract.runs(
          run bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, started timestamptz NOT NULL DEFAULT now(),
          table_name text NOT NULL, column_name text NOT NULL, target text NOT NULL, rows_before bigint, rows_changed bigint,
          rows_in_children bigint, rows_quarantined bigint, rows_left bigint, undone timestamptz);
        -- What stays of a group of twins: filled in by you before the run.
        CREATE TABLE IF NOT EXISTS bytecontract.decisions(
          table_name text NOT NULL, column_name text NOT NULL, stay text NOT NULL, UNIQUE (table_name, column_name, stay));
        -- Whole rows: row_data to read, row_text to put back.
        CREATE TABLE IF NOT EXISTS bytecontract.quarantine(
          run bigint NOT NULL, entry bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_name text NOT NULL,
          category text NOT NULL, row_data jsonb NOT NULL, row_text text NOT NULL);
        -- Each spelling that was changed, and in how many rows.
        CREATE TABLE IF NOT EXISTS bytecontract.undo(
          run bigint NOT NULL, table_name text NOT NULL, column_name text NOT NULL, old_value text NOT NULL,
          new_value text NOT NULL, row_count bigint NOT NULL);
        -- What the columns were, to make them so again.
        CREATE TABLE IF NOT EXISTS bytecontract.undo_columns(
          run bigint NOT NULL, table_name text NOT NULL, column_name text NOT NULL, type text NOT NULL, default_text text,
          guard text);
        """

    /// Canonical text. It has no letter that a collation could take for another, and is tested before the function is called.
    private static let canonical = "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"

    /// The same reading as an audit's.
    static var keyFunction: String {
        let dialect = SQLDialect.postgreSQL
        return """
            CREATE FUNCTION pg_temp.bytecontract_key(value text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $function$
              SELECT CASE WHEN \(dialect.length("d")) = 32 THEN \(dialect.key("d")) END
              FROM (SELECT \(TextSteps.digits(dialect)) AS d
                FROM (SELECT \(dialect.trimmed("value COLLATE \"C\"")) AS t) AS cleaned) AS measured
            $function$;
            """
    }

    static let familyTables = """
        -- The column and all that refer to it, the rows that go, and what is taken off the tables meanwhile.
        CREATE TEMP TABLE bytecontract_family(rel oid, att smallint, PRIMARY KEY (rel, att)) ON COMMIT DROP;
        CREATE TEMP TABLE bytecontract_gone(rel oid, tid tid, category text, PRIMARY KEY (rel, tid)) ON COMMIT DROP;
        CREATE TEMP TABLE bytecontract_locked(rel oid PRIMARY KEY, rows_before bigint) ON COMMIT DROP;
        CREATE TEMP TABLE bytecontract_keys(rel oid, name text, definition text, comment text) ON COMMIT DROP;
        CREATE TEMP TABLE bytecontract_triggers(rel oid, name text, state "char") ON COMMIT DROP;
        CREATE TEMP TABLE bytecontract_values(
          spelling text COLLATE "C" PRIMARY KEY, key uuid, canonical text COLLATE "C", row_count bigint,
          is_twin boolean NOT NULL DEFAULT false, stays boolean NOT NULL DEFAULT true) ON COMMIT DROP;
        """

    static let declarations = """
          this_run bigint;
          parent_name text;
          parent_column text;
          part record;
          child record;
          moved bigint;
          found bigint;
          changed bigint := 0;
          changed_below bigint := 0;
          planned bigint;
        \(failureDeclarations)
        """

    /// Takes one table more into the run: its kind, its owner, its lock, its rows.
    private static func lock(_ relation: String) -> String {
        """
        SELECT format('%I.%I', n.nspname, c.relname) AS name, c.relkind, c.relispartition, c.relhassubclass,
              pg_has_role(c.relowner, 'USAGE') AS is_owner
            INTO STRICT part FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.oid = \(relation);
            IF part.relkind <> 'r' OR part.relispartition OR part.relhassubclass THEN
              RAISE EXCEPTION 'bytecontract: % is no plain table, or has partitions or heirs; not supported', part.name;
            END IF;
            IF NOT part.is_owner THEN
              RAISE EXCEPTION 'bytecontract: % belongs to another role; run this as its owner', part.name;
            END IF;
            place := part.name;
            EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', part.name);
            EXECUTE format('SELECT count(*) FROM %s', part.name) INTO found;
            INSERT INTO bytecontract_locked VALUES (\(relation), found);
        """
    }

    static let checkAndLock = """
          -- The column, and its kind.
          \(lock("target_table"))
          parent_name := part.name;
          SELECT format('%I', attname) INTO parent_column FROM pg_attribute
            WHERE attrelid = target_table AND attname = target_column AND attnum > 0 AND NOT attisdropped;
          IF parent_column IS NULL THEN
            RAISE EXCEPTION 'bytecontract: % has no column of that name', parent_name;
          END IF;
          INSERT INTO bytecontract_family SELECT attrelid, attnum FROM pg_attribute
            WHERE attrelid = target_table AND attname = target_column;
          IF EXISTS (SELECT FROM pg_constraint k JOIN bytecontract_family f ON k.conrelid = f.rel AND f.att = ANY (k.conkey)
              WHERE k.contype = 'f' AND NOT (k.confrelid = k.conrelid AND f.att = ANY (k.confkey))) THEN
            RAISE EXCEPTION 'bytecontract: the column refers to another one by a foreign key; name that one';
          END IF;
          -- Whatever refers to it, and to those.
          LOOP
            INSERT INTO bytecontract_family
              SELECT DISTINCT k.conrelid, refers.att FROM pg_constraint k
              CROSS JOIN LATERAL unnest(k.conkey, k.confkey) AS refers(att, to_att)
              JOIN bytecontract_family f ON f.rel = k.confrelid AND f.att = refers.to_att
              WHERE k.contype = 'f' ON CONFLICT DO NOTHING;
            GET DIAGNOSTICS moved = ROW_COUNT;
            FOR child IN SELECT DISTINCT rel FROM bytecontract_family WHERE rel NOT IN (SELECT rel FROM bytecontract_locked) LOOP
              \(lock("child.rel"))
            END LOOP;
            EXIT WHEN moved = 0;
          END LOOP;
          IF EXISTS (SELECT FROM bytecontract_family f JOIN pg_attribute a ON a.attrelid = f.rel AND a.attnum = f.att
              LEFT JOIN pg_collation c ON c.oid = a.attcollation
              WHERE a.atttypid NOT IN ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype)
                OR NOT coalesce(c.collisdeterministic, true)) THEN
            RAISE EXCEPTION 'bytecontract: the column or one that refers to it is no text, varchar or char with a deterministic collation';
          END IF;
          IF NOT to_uuid AND EXISTS (SELECT FROM bytecontract_family f JOIN pg_attribute a ON a.attrelid = f.rel AND a.attnum = f.att
              WHERE a.atttypmod BETWEEN 4 AND 39) THEN
            RAISE EXCEPTION 'bytecontract: the column or one that refers to it is too short for canonical text; make it char(36) or longer, or choose the type uuid';
          END IF;
        """

    private static var dialect: SQLDialect { .postgreSQL }

    static let planValues = """
          -- Every spelling, and what it means. OFFSET 0 has each step worked out once; a function would be ten times as slow.
          EXECUTE format($sql$
            INSERT INTO bytecontract_values
            SELECT v, key, CAST(key AS text), n FROM (
              SELECT v, n, CASE WHEN \(dialect.length("d")) = 32 THEN \(dialect.key("d")) END AS key FROM (
                SELECT v, n, \(TextSteps.digits(dialect)) AS d FROM (
                  SELECT v, n, \(dialect.trimmed("v")) AS t FROM (
                    SELECT CAST(%1$s AS text) COLLATE "C" AS v, count(*) AS n FROM %2$s GROUP BY 1) AS spellings
                  OFFSET 0) AS cleaned
                OFFSET 0) AS measured
              OFFSET 0) AS read
            WHERE v IS NOT NULL $sql$, parent_column, parent_name);
          UPDATE bytecontract_values SET is_twin = true
            WHERE key IN (SELECT key FROM bytecontract_values WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1);
          ANALYZE bytecontract_values;
          IF to_uuid THEN
            SELECT coalesce(sum(row_count), 0) INTO found FROM bytecontract_values WHERE key IS NULL;
            IF found > 0 THEN
              RAISE EXCEPTION 'bytecontract: % rows hold no UUID; correct or remove them, or choose canonical text', found;
            END IF;
          END IF;
          INSERT INTO bytecontract.runs(table_name, column_name, target, rows_before)
            SELECT parent_name, target_column, CASE WHEN to_uuid THEN 'uuid' ELSE 'text' END, rows_before
            FROM bytecontract_locked WHERE rel = target_table RETURNING run INTO this_run;
        """

    static let planTwins = """
          -- Twins: rows that would collide or be taken for each other.
          SELECT count(DISTINCT key), coalesce(sum(row_count), 0) INTO found, moved FROM bytecontract_values WHERE is_twin;
          IF found > 0 AND NOT quarantines THEN
            RAISE EXCEPTION 'bytecontract: % identifiers are there in several spellings, in % rows; nothing has been changed', found, moved
              USING HINT = 'Correct them, or choose --twins quarantine; bytecontract.decisions then says which spelling stays.';
          END IF;
          UPDATE bytecontract_values SET stays = false WHERE is_twin AND NOT EXISTS (
            SELECT FROM bytecontract.decisions d
            WHERE d.table_name = parent_name AND d.column_name = target_column AND d.stay COLLATE "C" = spelling);
          IF EXISTS (SELECT FROM bytecontract_values WHERE is_twin AND stays GROUP BY key HAVING count(*) > 1) THEN
            RAISE EXCEPTION 'bytecontract: bytecontract.decisions names two spellings of one identifier; leave one';
          END IF;
          IF quarantines AND EXISTS (SELECT FROM bytecontract.decisions d WHERE d.table_name = parent_name AND d.column_name = target_column
              AND NOT EXISTS (SELECT FROM bytecontract_values v WHERE v.is_twin AND v.spelling = d.stay COLLATE "C")) THEN
            RAISE EXCEPTION 'bytecontract: bytecontract.decisions names a spelling that is no twin (any more); remove it';
          END IF;
          EXECUTE format($sql$
            INSERT INTO bytecontract_gone SELECT %3$s, t.ctid, 'store.twins' FROM %2$s AS t
            JOIN bytecontract_values AS v ON v.spelling = CAST(t.%1$s AS text) COLLATE "C" WHERE NOT v.stays $sql$,
            parent_column, parent_name, CAST(target_table AS oid));
          ANALYZE bytecontract_gone;
          -- What refers to a row that goes, goes with it.
          LOOP
            planned := 0;
            FOR child IN SELECT k.conrelid, k.confrelid, string_agg(format('c.%I = p.%I', ca.attname, pa.attname), ' AND ') AS matches,
                format('%I.%I', cn.nspname, c.relname) AS child_name, format('%I.%I', pn.nspname, p.relname) AS refers_to
                FROM pg_constraint k
                JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace cn ON cn.oid = c.relnamespace
                JOIN pg_class p ON p.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
                CROSS JOIN LATERAL unnest(k.conkey, k.confkey) AS refers(att, to_att)
                JOIN pg_attribute ca ON ca.attrelid = k.conrelid AND ca.attnum = refers.att
                JOIN pg_attribute pa ON pa.attrelid = k.confrelid AND pa.attnum = refers.to_att
                WHERE k.contype = 'f' AND k.confrelid IN (SELECT rel FROM bytecontract_gone)
                GROUP BY k.oid, k.conrelid, k.confrelid, cn.nspname, c.relname, pn.nspname, p.relname LOOP
              IF NOT EXISTS (SELECT FROM bytecontract_locked WHERE rel = child.conrelid) THEN
                \(lock("child.conrelid"))
              END IF;
              EXECUTE format($sql$
                INSERT INTO bytecontract_gone SELECT DISTINCT CAST(%1$s AS oid), c.ctid, 'store.orphans'
                FROM %2$s AS c JOIN %3$s AS p ON %4$s JOIN bytecontract_gone AS g ON g.rel = %5$s AND g.tid = p.ctid
                ON CONFLICT DO NOTHING $sql$, child.conrelid, child.child_name, child.refers_to, child.matches, child.confrelid);
              GET DIAGNOSTICS moved = ROW_COUNT;
              planned := planned + moved;
            END LOOP;
            EXIT WHEN planned = 0;
          END LOOP;
          FOR child IN SELECT DISTINCT g.rel, format('%I.%I', n.nspname, c.relname) AS name
              FROM bytecontract_gone g JOIN pg_class c ON c.oid = g.rel JOIN pg_namespace n ON n.oid = c.relnamespace LOOP
            place := child.name;
            -- t.* is the row even if it has a column t, which t alone would be.
            EXECUTE format($sql$
              INSERT INTO bytecontract.quarantine(run, table_name, category, row_data, row_text)
              SELECT %1$s, %2$L, g.category, to_jsonb(t.*), CAST(t.* AS text)
              FROM %2$s AS t JOIN bytecontract_gone AS g ON g.rel = %3$s AND g.tid = t.ctid $sql$,
              this_run, child.name, child.rel);
            -- Nothing is deleted before what is kept reads back as the rows.
            EXECUTE format($sql$
              SELECT count(*) FROM (
                SELECT CAST(t.* AS text) COLLATE "C" FROM %2$s AS t JOIN bytecontract_gone AS g ON g.rel = %3$s AND g.tid = t.ctid
                EXCEPT ALL
                SELECT CAST(CAST(q.row_text AS %2$s) AS text) COLLATE "C" FROM bytecontract.quarantine AS q
                WHERE q.run = %1$s AND q.table_name = %2$L) AS lost $sql$,
              this_run, child.name, child.rel) INTO found;
            IF found > 0 THEN
              RAISE EXCEPTION 'bytecontract: % rows of % would not come back from quarantine as they are', found, child.name;
            END IF;
          END LOOP;
        """

    /// Foreign keys and triggers of all tables of the run come off.
    static let putAside = """
          INSERT INTO bytecontract_keys SELECT conrelid, conname, pg_get_constraintdef(oid), obj_description(oid, 'pg_constraint')
            FROM pg_constraint WHERE contype = 'f' AND (conrelid IN (SELECT rel FROM bytecontract_locked)
              AND confrelid IN (SELECT rel FROM bytecontract_locked));
          FOR part IN SELECT CAST(rel AS regclass) AS name, name AS key_name FROM bytecontract_keys LOOP
            EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', part.name, part.key_name);
          END LOOP;
          INSERT INTO bytecontract_triggers SELECT tgrelid, tgname, tgenabled FROM pg_trigger
            WHERE NOT tgisinternal AND tgenabled <> 'D' AND tgrelid IN (SELECT rel FROM bytecontract_locked);
          FOR part IN SELECT CAST(rel AS regclass) AS name, name AS trigger_name FROM bytecontract_triggers LOOP
            EXECUTE format('ALTER TABLE %s DISABLE TRIGGER %I', part.name, part.trigger_name);
          END LOOP;
        """

    static let putBack = """
          -- Adding a foreign key reads every row: nothing may have lost its parent.
          FOR part IN SELECT CAST(rel AS regclass) AS name, name AS key_name, definition, comment FROM bytecontract_keys LOOP
            place := part.name;
            EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', part.name, part.key_name, part.definition);
            IF part.comment IS NOT NULL THEN
              EXECUTE format('COMMENT ON CONSTRAINT %I ON %s IS %L', part.key_name, part.name, part.comment);
            END IF;
          END LOOP;
          FOR part IN SELECT CAST(rel AS regclass) AS name, name AS trigger_name, state FROM bytecontract_triggers LOOP
            EXECUTE format('ALTER TABLE %s ENABLE %s TRIGGER %I', part.name,
              CASE part.state WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, part.trigger_name);
          END LOOP;
        """

    static let change = """
          FOR part IN SELECT DISTINCT rel, CAST(rel AS regclass) AS name FROM bytecontract_gone LOOP
            place := part.name;
            EXECUTE format('DELETE FROM %s AS t USING bytecontract_gone AS g WHERE g.rel = %s AND g.tid = t.ctid', part.name, part.rel);
          END LOOP;
          FOR part IN SELECT f.rel, format('%I.%I', n.nspname, c.relname) AS name, a.attname, f.rel = target_table AND a.attname = target_column AS is_parent,
              format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attcollation NOT IN (0, 100)
                THEN format(' COLLATE %I.%I', ln.nspname, l.collname) ELSE '' END AS type,
              pg_get_expr(d.adbin, d.adrelid) AS default_text
              FROM bytecontract_family f JOIN pg_class c ON c.oid = f.rel JOIN pg_namespace n ON n.oid = c.relnamespace
              JOIN pg_attribute a ON a.attrelid = f.rel AND a.attnum = f.att
              LEFT JOIN pg_attrdef d ON d.adrelid = f.rel AND d.adnum = f.att
              LEFT JOIN pg_collation l ON l.oid = a.attcollation LEFT JOIN pg_namespace ln ON ln.oid = l.collnamespace LOOP
            place := part.name;
            EXECUTE format($sql$
              INSERT INTO bytecontract.undo
              SELECT %1$s, %2$L, %3$L, v.spelling, v.canonical, count(*) FROM %2$s AS t
              JOIN bytecontract_values AS v ON v.spelling = CAST(t.%3$I AS text) COLLATE "C" AND v.canonical <> v.spelling AND v.stays
              GROUP BY v.spelling, v.canonical $sql$, this_run, part.name, part.attname);
            EXECUTE format($sql$
              UPDATE %2$s AS t SET %3$I = u.new_value FROM bytecontract.undo AS u
              WHERE u.run = %1$s AND u.table_name = %2$L AND u.column_name = %3$L
                AND u.old_value COLLATE "C" = CAST(t.%3$I AS text) COLLATE "C" $sql$, this_run, part.name, part.attname);
            GET DIAGNOSTICS moved = ROW_COUNT;
            SELECT coalesce(sum(row_count), 0) INTO planned FROM bytecontract.undo u
              WHERE u.run = this_run AND u.table_name = part.name AND u.column_name = part.attname;
            IF moved <> planned THEN
              RAISE EXCEPTION 'bytecontract: % rows of % were changed, not % as planned', moved, part.name, planned;
            END IF;
            IF part.is_parent THEN changed := changed + moved; ELSE changed_below := changed_below + moved; END IF;
            INSERT INTO bytecontract.undo_columns VALUES (this_run, part.name, part.attname, part.type, part.default_text, NULL);
            IF to_uuid THEN
              IF part.default_text IS NOT NULL THEN
                EXECUTE format('ALTER TABLE %s ALTER COLUMN %I DROP DEFAULT', part.name, part.attname);
              END IF;
              EXECUTE format('ALTER TABLE %1$s ALTER COLUMN %2$I TYPE uuid USING CAST(CAST(%2$I AS text) AS uuid)', part.name, part.attname);
              IF part.default_text IS NOT NULL THEN
                EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT CAST(CAST((%s) AS text) AS uuid)', part.name, part.attname, part.default_text);
              END IF;
            END IF;
          END LOOP;
        """

    static let check = """
          -- No row is lost, and a second look finds nothing.
          FOR part IN SELECT l.rows_before, format('%I.%I', n.nspname, c.relname) AS name, (SELECT count(*) FROM bytecontract_gone g WHERE g.rel = l.rel) AS gone
              FROM bytecontract_locked l JOIN pg_class c ON c.oid = l.rel JOIN pg_namespace n ON n.oid = c.relnamespace LOOP
            EXECUTE format('SELECT count(*) FROM %s', part.name) INTO found;
            SELECT count(*) INTO moved FROM bytecontract.quarantine q WHERE q.run = this_run AND q.table_name = part.name;
            IF found + moved <> part.rows_before OR moved <> part.gone THEN
              RAISE EXCEPTION 'bytecontract: % has % rows and % in quarantine, and had %', part.name, found, moved, part.rows_before;
            END IF;
          END LOOP;
          FOR part IN SELECT CAST(f.rel AS regclass) AS name, a.attname FROM bytecontract_family f
              JOIN pg_attribute a ON a.attrelid = f.rel AND a.attnum = f.att LOOP
            EXECUTE format($sql$ SELECT count(*) FROM %1$s
              WHERE CAST(%2$I AS text) COLLATE "C" !~ '\(canonical)' AND pg_temp.bytecontract_key(CAST(%2$I AS text)) IS NOT NULL $sql$,
              part.name, part.attname) INTO found;
            IF found > 0 THEN
              RAISE EXCEPTION 'bytecontract: % rows of % are still not canonical', found, part.name;
            END IF;
          END LOOP;
          SELECT coalesce(sum(row_count), 0) INTO found FROM bytecontract_values WHERE key IS NULL;
          UPDATE bytecontract.runs SET rows_changed = changed, rows_in_children = changed_below, rows_left = found,
            rows_quarantined = (SELECT count(*) FROM bytecontract_gone) WHERE run = this_run;
          DELETE FROM bytecontract.decisions d WHERE quarantines AND d.table_name = parent_name AND d.column_name = target_column;
          -- The guard, if all rows keep to it.
          IF found = 0 AND NOT to_uuid THEN
            SELECT format('bytecontract_canonical_%s', att) INTO part FROM bytecontract_family f
              JOIN pg_attribute a ON a.attrelid = f.rel AND a.attnum = f.att WHERE f.rel = target_table AND a.attname = target_column;
            IF NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = target_table AND conname = part.format) THEN
              -- As text a char(n) has no spaces at its end.
              EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I CHECK (CAST(%s AS text) ~ %L)', parent_name, part.format, parent_column,
                '\(canonical)');
              UPDATE bytecontract.undo_columns u SET guard = part.format
                WHERE u.run = this_run AND u.table_name = parent_name AND u.column_name = target_column;
            END IF;
          END IF;
        """
}
