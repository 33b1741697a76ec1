#if os(macOS) || os(Linux)
    import StoreAudit
    import Testing

    @Suite(
        "The migration on PostgreSQL, where tables are hard on a script", .serialized, .timeLimit(.minutes(60)),
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

        /// Every name that the scripts give to something, and `t` first.
        private static var names: [String] {
            get throws {
                let scripts = try migration("t") + PostgreSQLMigration.undoScript(run: 1)
                let aliases = scripts.matches(of: #/(?:AS|FROM [\w.]+|JOIN [\w.]+) ([a-z_]+)\b/#).map { String($0.1) }
                let others = [
                    "entry", "row_text", "row_data", "run", "rel", "tid", "category", "old_value", "table_name",
                ]
                let types: Set<String> = ["oid", "regclass", "text", "uuid", "regnamespace"]
                return Set(aliases + others).subtracting(types).subtracting(["t"]).sorted() + ["a(r).b", "t.t", "t.*"]
            }
        }

        @Test(
            "keeps every column of the rows that go, whatever the columns are named, and brings them back",
            arguments: ["t", "v", "c", "p", "r"], PostgreSQLMigration.Target.allCases)
        func columnNames(_ key: String, _ target: PostgreSQLMigration.Target) throws {
            let names = try PostgreSQLHostileTableTests.names.filter { $0 != key } + (key == "t" ? [] : ["t"])
            try #require(Set(["v", "u", "g", "c", "p", "q", "r", "d"]).subtracting([key]).isSubset(of: names))
            let columns = names.map { ", \"\($0)\" text DEFAULT 'kept'" }.joined()
            let spellings = ["F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"]
            let setUp = """
                CREATE TABLE parent("\(key)" text PRIMARY KEY\(columns));
                CREATE TABLE child("\(key)" text REFERENCES parent\(columns));
                INSERT INTO parent("\(key)") VALUES ('\(spellings[0])'), ('\(spellings[1])'), ('919108F7-52D1-4320-9BAC-F847DB4148A8');
                INSERT INTO child("\(key)") SELECT "\(key)" FROM parent;
                """
            let kept = """
                SELECT table_name, count(*), min((SELECT count(*) FROM jsonb_object_keys(row_data))) AS columns
                FROM bytecontract.quarantine GROUP BY 1 ORDER BY 1;
                """
            let answers = try EngineProgram.run(
                [
                    PostgreSQLHostileTableTests.newDatabase + setUp, PostgreSQLHostileTableTests.state,
                    PostgreSQLHostileTableTests.migration(key, target), kept, PostgreSQLMigration.undoScript(run: 1),
                    PostgreSQLHostileTableTests.state,
                ], on: .postgresql)
            for answer in answers { try #require(answer.status == 0, "\(answer.errors)") }
            #expect(
                PostgreSQLHostileTableTests.text(answers[3]) == """
                    table_name,count,columns
                    public.child,2,\(names.count + 1)
                    public.parent,2,\(names.count + 1)

                    """)
            #expect(answers[1].output == answers[5].output)
        }

        @Test("deletes nothing when a row would not come back from quarantine")
        func rowsThatDoNotReadBack() throws {
            // The rows were there before the rule of the domain, which a row that is read must keep to.
            let setUp = """
                CREATE DOMAIN word AS text;
                CREATE TABLE parent(id text PRIMARY KEY, note word);
                CREATE TABLE child(id text REFERENCES parent);
                INSERT INTO parent VALUES ('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6', 'secret'), ('f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'x');
                ALTER DOMAIN word ADD CONSTRAINT short CHECK (length(value) < 3) NOT VALID;
                """
            let answers = try EngineProgram.run(
                [
                    setUp, PostgreSQLHostileTableTests.state, PostgreSQLHostileTableTests.migration("id"),
                    PostgreSQLHostileTableTests.state,
                ], on: .postgresql)
            #expect(answers.map(\.status) == [0, 0, 3, 0])
            #expect(answers[2].errors.contains("table public.parent, constraint short; nothing has been changed"))
            #expect(!answers[2].errors.contains("secret"))
            #expect(answers[1].output == answers[3].output)
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

        @Test(
            "changes, guards and brings back columns of char(n), which PostgreSQL fills up with spaces",
            arguments: ["char(36)", "char(40)", "varchar(36)"], PostgreSQLMigration.Target.allCases)
        func paddedColumns(_ type: String, _ target: PostgreSQLMigration.Target) throws {
            let setUp = """
                CREATE TABLE parent(id \(type) PRIMARY KEY DEFAULT '00112233-4455-6677-8899-aabbccddeeff');
                CREATE TABLE child(id \(type) REFERENCES parent);
                INSERT INTO parent VALUES ('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6'), ('f81d4fae7dec11d0a76500a0c91e6bf6'),
                  ('919108F752D143209BACF847DB4148A8');
                INSERT INTO child SELECT id FROM parent;
                """
            let insert = "INSERT INTO parent VALUES ('"
            let answers = try EngineProgram.run(
                [
                    setUp, PostgreSQLHostileTableTests.state, PostgreSQLHostileTableTests.migration("id", target),
                    "SELECT concat(id, '|') AS v FROM parent UNION ALL SELECT concat(id, '|') FROM child;",
                    insert + "00112233-4455-6677-8899-AABBCCDDEEFF');",
                    insert + "10112233-4455-6677-8899-aabbccddeeff');",
                    "DELETE FROM parent WHERE id <> '919108f7-52d1-4320-9bac-f847db4148a8';",
                    PostgreSQLMigration.undoScript(run: 1), PostgreSQLHostileTableTests.state,
                ], on: .postgresql)
            // The type uuid takes any spelling, and makes it its own.
            #expect(
                answers.map(\.status) == [0, 0, 0, 0, target == .uuid ? 0 : 3, 0, 0, 0, 0],
                "\(answers.map(\.errors))")
            let padding = type == "char(40)" && target == .text ? "    |" : "|"
            let line = "919108f7-52d1-4320-9bac-f847db4148a8" + padding
            #expect(PostgreSQLHostileTableTests.text(answers[3]) == "v\n\(line)\n\(line)\n")
            #expect(answers[1].output == answers[8].output)
        }
    }
#endif
