#if os(macOS) || os(Linux)
    import Foundation
    import StoreAudit
    import Testing

    @Suite(
        "The migration on PostgreSQL", .serialized, .timeLimit(.minutes(60)),
        .enabled(if: EngineProgram.engines.contains(.postgresql)))
    struct PostgreSQLMigrationTests {
        private static let table = "shop.\"Or\"\"der$s\""

        /// Hostile names, triggers, all kinds of references, generated columns; run by a role that is no superuser.
        private static let shop = """
            DO $$ BEGIN
              IF to_regrole('keeper') IS NULL THEN CREATE ROLE keeper; END IF;
              EXECUTE format('GRANT CREATE ON DATABASE %I TO keeper', current_database());
            END $$;
            CREATE SCHEMA shop AUTHORIZATION keeper; SET ROLE keeper; SET search_path = shop;
            CREATE TABLE "Or""der$s"("I'd" varchar(64) PRIMARY KEY, title text, price numeric, at timestamptz DEFAULT now(), data json,
              n int GENERATED ALWAYS AS IDENTITY, twice int GENERATED ALWAYS AS (length(title) * 2) STORED,
              parent varchar(64) REFERENCES "Or""der$s");
            CREATE TABLE lines(id bigint PRIMARY KEY, amount float8,
              order_id text NOT NULL REFERENCES "Or""der$s" ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED);
            CREATE TABLE notes(line_id bigint REFERENCES lines, note text);
            CREATE TABLE extension(order_id varchar(64) PRIMARY KEY REFERENCES "Or""der$s" ON UPDATE CASCADE);
            CREATE TABLE more(ext varchar(64) COLLATE "C" DEFAULT NULL REFERENCES extension, x int);
            COMMENT ON CONSTRAINT lines_order_id_fkey ON lines IS 'it''s a key';
            CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.title := 'touched'; RETURN NEW; END $$;
            CREATE TRIGGER t1 BEFORE UPDATE ON "Or""der$s" FOR EACH ROW EXECUTE FUNCTION touch();
            CREATE TRIGGER t2 BEFORE UPDATE ON "Or""der$s" FOR EACH ROW EXECUTE FUNCTION touch();
            ALTER TABLE "Or""der$s" DISABLE TRIGGER t2; ALTER TABLE "Or""der$s" ENABLE ALWAYS TRIGGER t1;
            INSERT INTO "Or""der$s"("I'd", title, price, data) VALUES
              ('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6', 'a', 1.50, '{"a" :1}'), ('f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'b', 2, NULL),
              ('{919108F7-52d1-4320-9bac-f847db4148a8}', 'c', NULL, '[]'), (' 00112233-4455-6677-8899-aabbccddeeff', 'd', 0, NULL),
              ('10112233-4455-6677-8899-aabbccddeeff', 'e', 0, NULL);
            INSERT INTO "Or""der$s"("I'd", title, parent) VALUES
              ('20112233445566778899AABBCCDDEEFF', 'f', '{919108F7-52d1-4320-9bac-f847db4148a8}');
            INSERT INTO lines VALUES (1, 0.1, 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6'), (2, 0.2, 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'),
              (3, 1e300, '{919108F7-52d1-4320-9bac-f847db4148a8}'), (4, 0.3, ' 00112233-4455-6677-8899-aabbccddeeff');
            INSERT INTO notes VALUES (1, 'one'), (1, 'uno'), (3, 'three'), (NULL, 'none');
            INSERT INTO extension VALUES ('{919108F7-52d1-4320-9bac-f847db4148a8}'), ('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6');
            INSERT INTO more VALUES ('{919108F7-52d1-4320-9bac-f847db4148a8}', 1), ('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6', 2);
            """

        /// All rows, sorted, and all that hangs on the tables.
        private static let state = """
            SET datestyle = 'ISO';
            SELECT 'orders' AS place, CAST(t AS text) AS what FROM shop."Or""der$s" t
            UNION ALL SELECT 'lines', CAST(t AS text) FROM shop.lines t
            UNION ALL SELECT 'notes', CAST(t AS text) FROM shop.notes t
            UNION ALL SELECT 'extension', CAST(t AS text) FROM shop.extension t
            UNION ALL SELECT 'more', CAST(t AS text) FROM shop.more t
            UNION ALL SELECT 'column', concat(attrelid::regclass, attname, format_type(atttypid, atttypmod), attcollation, attnotnull)
              FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'shop'::regnamespace AND attnum > 0
            UNION ALL SELECT 'default', concat(adrelid::regclass, adnum, pg_get_expr(adbin, adrelid)) FROM pg_attrdef
            UNION ALL SELECT 'constraint', concat(conrelid::regclass, conname, pg_get_constraintdef(oid), obj_description(oid))
              FROM pg_constraint WHERE connamespace = 'shop'::regnamespace
            UNION ALL SELECT 'trigger', concat(tgrelid::regclass, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
            UNION ALL SELECT 'schema', nspname FROM pg_namespace WHERE nspname !~ '^pg_(temp|toast)'
            ORDER BY 1, 2;
            """

        private static func migration(
            _ target: PostgreSQLMigration.Target = .text, _ twins: PostgreSQLMigration.Twins = .stop
        ) throws -> String {
            "SET ROLE keeper;\n"
                + (try #require(PostgreSQLMigration(table: table, column: "I'd", target: target, twins: twins))).script
        }

        private static let undo = "SET ROLE keeper;\n" + PostgreSQLMigration.undoScript(run: 1)

        private static func text(_ answer: EngineProgram.Answer) -> String {
            String(decoding: answer.output, as: UTF8.self)
        }

        @Test("stops at twins by default and leaves everything as it was")
        func stopsAtTwins() throws {
            let answers = try EngineProgram.run(
                [
                    PostgreSQLMigrationTests.shop, PostgreSQLMigrationTests.state, PostgreSQLMigrationTests.migration(),
                    PostgreSQLMigrationTests.state,
                ],
                on: .postgresql)
            #expect(answers.map(\.status) == [0, 0, 3, 0])
            #expect(answers[2].errors.contains("1 identifiers are there in several spellings, in 2 rows"))
            #expect(answers[1].output == answers[3].output)
        }

        @Test(
            "puts twins and what refers to them into quarantine, changes the rest, and takes all back",
            arguments: PostgreSQLMigration.Target.allCases)
        func quarantinesAndUndoes(_ target: PostgreSQLMigration.Target) throws {
            let counts = """
                SELECT "I'd", title, parent FROM shop."Or""der$s" ORDER BY title;
                """
            let children = """
                SELECT concat_ws(' ', id, order_id) AS c FROM shop.lines UNION ALL SELECT note FROM shop.notes
                UNION ALL SELECT 'extension ' || order_id FROM shop.extension UNION ALL SELECT concat('more ', ext, x) FROM shop.more ORDER BY 1;
                """
            let kept = """
                SELECT table_name, category, count(*) FROM bytecontract.quarantine GROUP BY 1, 2 ORDER BY 1;
                """
            let answers = try EngineProgram.run(
                [
                    PostgreSQLMigrationTests.shop, PostgreSQLMigrationTests.state,
                    PostgreSQLMigrationTests.migration(target, .quarantine),
                    counts, children, kept, PostgreSQLMigrationTests.undo, PostgreSQLMigrationTests.state,
                ], on: .postgresql)
            for answer in answers { try #require(answer.status == 0, "\(answer.errors)") }
            #expect(
                PostgreSQLMigrationTests.text(answers[2]).hasSuffix(
                    #"1,"shop.""Or""""der$s""",I'd,\#(target),6,3,5,8,0\#n"#))
            #expect(
                PostgreSQLMigrationTests.text(answers[3]) == """
                    I'd,title,parent
                    919108f7-52d1-4320-9bac-f847db4148a8,c,
                    00112233-4455-6677-8899-aabbccddeeff,d,
                    10112233-4455-6677-8899-aabbccddeeff,e,
                    20112233-4455-6677-8899-aabbccddeeff,f,919108f7-52d1-4320-9bac-f847db4148a8

                    """)
            #expect(
                PostgreSQLMigrationTests.text(answers[4]) == """
                    c
                    3 919108f7-52d1-4320-9bac-f847db4148a8
                    4 00112233-4455-6677-8899-aabbccddeeff
                    extension 919108f7-52d1-4320-9bac-f847db4148a8
                    more 919108f7-52d1-4320-9bac-f847db4148a81
                    none
                    three

                    """)
            #expect(
                PostgreSQLMigrationTests.text(answers[5]) == #"""
                    table_name,category,count
                    "shop.""Or""""der$s""",store.twins,2
                    shop.extension,store.orphans,1
                    shop.lines,store.orphans,2
                    shop.more,store.orphans,1
                    shop.notes,store.orphans,2

                    """#)
            #expect(answers[1].output == answers[7].output)
        }

        @Test("keeps the spelling that a decision names, refuses stale ones, and guards the column afterwards")
        func decisions() throws {
            func decide(_ spelling: String) -> String {
                """
                SET ROLE keeper; INSERT INTO bytecontract.decisions VALUES ('shop."Or""der$s"', 'I''d', '\(spelling)');
                """
            }
            let insert = "INSERT INTO shop.\"Or\"\"der$s\"(\"I'd\") VALUES ('30112233-4455-6677-8899-AABBCCDDEEFF');"
            let answers = try EngineProgram.run(
                [
                    PostgreSQLMigrationTests.shop, "SET ROLE keeper;\n" + PostgreSQLMigration.recordsScript,
                    decide("rest"),
                    PostgreSQLMigrationTests.migration(.text, .quarantine), "DELETE FROM bytecontract.decisions;",
                    decide("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"),
                    PostgreSQLMigrationTests.migration(.text, .quarantine),
                    "SELECT count(*) AS n FROM shop.lines;", insert, PostgreSQLMigrationTests.migration(),
                    "SELECT count(*) AS n FROM bytecontract.runs WHERE rows_changed = 0;",
                ], on: .postgresql)
            #expect(answers.map(\.status) == [0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0])
            #expect(answers[3].errors.contains("names a spelling that is no twin"))
            // The twin without decision and its line are gone; the run before was rolled back, its number is not used again.
            #expect(PostgreSQLMigrationTests.text(answers[6]).contains(",6,4,8,2,0\n"))
            #expect(PostgreSQLMigrationTests.text(answers[7]) == "n\n3\n")
            #expect(answers[8].errors.contains("bytecontract_canonical_1"))
            #expect(PostgreSQLMigrationTests.text(answers[10]) == "n\n1\n")
        }

        @Test("leaves everything as it was when something fails in the middle")
        func failure() throws {
            // A CHECK at the first change, a child that lost its parent, which the new foreign key finds at the end, a view
            // in the way of another type, a table that is somebody else's.
            let obstacles: [(script: String, target: PostgreSQLMigration.Target)] = [
                ("ALTER TABLE shop.more ADD CHECK (ext <> '919108f7-52d1-4320-9bac-f847db4148a8');", .text),
                ("SET session_replication_role = replica; INSERT INTO shop.notes VALUES (99, 'dangling');", .text),
                ("CREATE VIEW shop.seen AS SELECT ext FROM shop.more;", .uuid),
                ("ALTER TABLE shop.lines OWNER TO postgres;", .text),
            ]
            let scripts = try obstacles.flatMap { obstacle in
                [
                    "-- new database\n" + PostgreSQLMigrationTests.shop, obstacle.script,
                    PostgreSQLMigrationTests.state,
                    try PostgreSQLMigrationTests.migration(obstacle.target, .quarantine),
                    PostgreSQLMigrationTests.state,
                ]
            }
            let answers = try EngineProgram.run(scripts, on: .postgresql)
            for index in obstacles.indices {
                let own = Array(answers[(5 * index)..<(5 * index + 5)])
                #expect(own.map(\.status) == [0, 0, 0, 3, 0], "\(obstacles[index].script)")
                #expect(own[2].output == own[4].output && !own[2].output.isEmpty, "\(obstacles[index].script)")
            }
            let words = [
                "violates a check constraint", "violates a foreign key constraint", "a view, rule, policy",
                "belongs to another role",
            ]
            for (index, word) in words.enumerated() {
                #expect(answers[5 * index + 3].errors.contains(word), "\(answers[5 * index + 3].errors)")
            }
        }

        @Test("undoes nothing when a row that it changed is not there any more, and nothing twice")
        func undoOfChangedRows() throws {
            let answers = try EngineProgram.run(
                [
                    PostgreSQLMigrationTests.shop, PostgreSQLMigrationTests.migration(.text, .quarantine),
                    "DELETE FROM shop.lines WHERE id = 4;", PostgreSQLMigrationTests.state,
                    PostgreSQLMigrationTests.undo,
                    PostgreSQLMigrationTests.state, "SET ROLE keeper;\n" + PostgreSQLMigration.undoScript(run: 7),
                ], on: .postgresql)
            #expect(answers.map(\.status) == [0, 0, 0, 0, 3, 0, 3])
            #expect(answers[4].errors.contains("1 identifiers of shop.lines are not in the rows"))
            #expect(answers[3].output == answers[5].output)
        }

        @Test("refuses columns that it could not bring back")
        func unfitColumns() throws {
            let setUp = """
                CREATE TABLE short(id char(32)); CREATE TABLE parted(id text) PARTITION BY LIST (id); CREATE TABLE number(id int);
                CREATE TABLE parent(id text PRIMARY KEY); CREATE TABLE child(id text REFERENCES parent);
                CREATE TABLE rest(id text); INSERT INTO rest VALUES ('x');
                """
            func script(_ table: String, _ column: String, _ target: PostgreSQLMigration.Target) throws -> String {
                try #require(PostgreSQLMigration(table: table, column: column, target: target)).script
            }
            let answers = try EngineProgram.run(
                [
                    setUp, script("short", "id", .text), script("parted", "id", .text), script("number", "id", .text),
                    script("child", "id", .text), script("rest", "id", .uuid), script("rest", "di", .uuid),
                    script("gone", "id", .uuid),
                ], on: .postgresql)
            #expect(answers.map(\.status) == [0, 3, 3, 3, 3, 3, 3, 3])
            let words = [
                "too short", "no plain table", "is no text", "name that one", "1 rows hold no UUID", "no column",
                "does not exist",
            ]
            for (answer, word) in zip(answers.dropFirst(), words) {
                #expect(answer.errors.contains(word), "\(answer.errors)")
            }
        }
    }
#endif
