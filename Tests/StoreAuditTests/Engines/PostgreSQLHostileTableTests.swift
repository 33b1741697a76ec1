#if os(macOS) || os(Linux)
    import StoreAudit
    import Testing

    @Suite(
        "The migration on PostgreSQL, where tables are hard on a script", .serialized, .timeLimit(.minutes(5)),
        .enabled(if: EngineProgram.engines.contains(.postgresql)))
    struct PostgreSQLHostileTableTests {
        private static let newDatabase = "-- new database\n"

        /// All rows of the two tables, and what hangs on them.
        private static let state = """
            SELECT 'parent' AS place, CAST(whole.* AS text) AS what FROM parent AS whole
            UNION ALL SELECT 'child', CAST(whole.* AS text) FROM child AS whole
            UNION ALL SELECT 'column', concat(attrelid::regclass, attname, format_type(atttypid, atttypmod)) FROM pg_attribute
              WHERE attrelid IN ('parent'::regclass, 'child'::regclass) AND attnum > 0
            UNION ALL SELECT 'constraint', concat(conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
              WHERE conrelid IN ('parent'::regclass, 'child'::regclass)
            ORDER BY 1, 2;
            """

        private static func migration(
            _ column: String, _ target: PostgreSQLMigration.Target = .text,
            _ twins: PostgreSQLMigration.Twins = .quarantine
        ) throws -> String {
            try #require(PostgreSQLMigration(table: "parent", column: column, target: target, twins: twins)).script
        }

        private static func text(_ answer: EngineProgram.Answer) -> String {
            String(decoding: answer.output, as: UTF8.self)
        }

        @Test("says in words of its own what PostgreSQL refuses, without a value, in a migration and in its undo")
        func errorsWithoutValues() throws {
            let ways: [(rule: String, words: String)] = [
                (
                    "ALTER TABLE parent ADD CONSTRAINT capitals CHECK (id = upper(id));",
                    "a row violates a check constraint (SQLSTATE 23514), table public.parent, constraint capitals"
                ),
                (
                    "CREATE UNIQUE INDEX first_letters ON parent (left(id, 1));",
                    "two rows would be equal under a unique constraint or index (SQLSTATE 23505), table public.parent, constraint first_letters"
                ),
                (
                    "CREATE TABLE other(x text UNIQUE); INSERT INTO other SELECT id FROM parent; ALTER TABLE parent ADD FOREIGN KEY (id) REFERENCES other(x);",
                    "the column refers to another one"
                ),
                (
                    """
                    ALTER TABLE parent ADD low text GENERATED ALWAYS AS (left(id, 1)) STORED;
                    ALTER TABLE parent ADD CONSTRAINT late UNIQUE (low) DEFERRABLE INITIALLY DEFERRED;
                    """,
                    "two rows would be equal under a unique constraint or index (SQLSTATE 23505), table public.parent, constraint late"
                ),
                (
                    """
                    CREATE FUNCTION loud(v text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS
                      $$ BEGIN RAISE WARNING 'it is %', v; IF v = lower(v) THEN RAISE 'not %', v; END IF; RETURN true; END $$;
                    ALTER TABLE parent ADD CHECK (loud(id)) NOT VALID;
                    """, "PostgreSQL has refused a step (SQLSTATE P0001), table public.parent; nothing has been changed"
                ),
            ]
            let setUp = """
                CREATE TABLE parent(id text PRIMARY KEY); CREATE TABLE child(id text REFERENCES parent);
                INSERT INTO parent VALUES ('A0112233-4455-6677-8899-AABBCCDDEEFF'), ('a1112233-4455-6677-8899-AABBCCDDEEFF');
                """
            let ruled = try ways.flatMap { way in
                let rows =
                    way.rule.contains("CHECK")
                    ? "UPDATE parent SET id = upper(id);\n" : ""
                return [
                    PostgreSQLHostileTableTests.newDatabase + setUp + rows + way.rule,
                    PostgreSQLHostileTableTests.state,
                    try PostgreSQLHostileTableTests.migration("id"), PostgreSQLHostileTableTests.state,
                ]
            }
            // The rule comes between a run and its undo.
            let undone = [
                PostgreSQLHostileTableTests.newDatabase + setUp, try PostgreSQLHostileTableTests.migration("id"),
                "ALTER TABLE parent ADD CONSTRAINT small CHECK (id = lower(id));",
                PostgreSQLMigration.undoScript(run: 1),
            ]
            let answers = try EngineProgram.run(ruled + undone, on: .postgresql)
            for (index, way) in ways.enumerated() {
                let own = Array(answers[(4 * index)..<(4 * index + 4)])
                #expect(own.map(\.status) == [0, 0, 3, 0], "\(way.rule) \(own.map(\.errors))")
                #expect(own[2].errors.contains("bytecontract: " + way.words), "\(own[2].errors)")
                #expect(own[1].output == own[3].output)
            }
            let last = answers.suffix(4)
            #expect(last.map(\.status) == [0, 0, 0, 3])
            #expect(last.last?.errors.contains("table public.parent, constraint small") == true)
            for answer in answers where answer.status == 3 {
                #expect(!answer.errors.contains("DETAIL"), "\(answer.errors)")
                #expect(answer.errors.firstMatch(of: #/(?i)4455-6677|=\(a\)/#) == nil, "\(answer.errors)")
            }
        }
    }
#endif
