import StoreAudit
import Testing

@Suite("The schema of an SQLite file")
struct StoreSchemaTests {
    private static func read(_ sql: String) throws -> StoreSchema {
        let store = try ScratchStore(sql)
        return try StoreSchema(reading: SQLiteConnection(path: store.path, mode: .readOnly))
    }

    @Test("names tables with their kinds, and leaves out SQLite's own, virtual ones and their shadows")
    func tables() throws {
        let schema = try StoreSchemaTests.read(
            #"""
            CREATE TABLE plain(id TEXT PRIMARY KEY, n INTEGER);
            CREATE TABLE counted(id INTEGER PRIMARY KEY AUTOINCREMENT);
            CREATE TABLE bare(a TEXT, b TEXT, PRIMARY KEY(b, a)) WITHOUT ROWID;
            CREATE TABLE "held ""up"""(id BLOB NOT NULL, x ANY) STRICT;
            CREATE VIRTUAL TABLE words USING fts5(body);
            CREATE VIEW seen AS SELECT id FROM plain;
            """#)
        #expect(schema.tables.map(\.name) == ["plain", "counted", "bare", "held \"up\""])
        #expect(schema.virtualTables == ["words"])
        #expect(schema.views.map(\.name) == ["seen"])
        #expect(schema.tables.map(\.isWithoutRowID) == [false, false, true, false])
        #expect(schema.tables.map(\.isStrict) == [false, false, false, true])
        #expect(schema.table("BARE")?.primaryKey == ["b", "a"])
        #expect(schema.table("counted")?.column("ID")?.isRowID == true)
        #expect(schema.tables[3].columns.map(\.affinity) == [.blob, .blob])
    }

    @Test("tells the affinity of declared types as SQLite does")
    func affinity() throws {
        let types = [
            "UUID", "GUID", "uniqueidentifier", "CHAR(36)", "VARCHAR", "BLOB", "BINARY(16)", "", "INT", "CHARINT",
            "REAL",
            "ANY", "XCLOB", "DOUBLE PRECISION", "STRING",
        ]
        let store = try ScratchStore()
        let connection = try SQLiteConnection(path: store.path, mode: .create)
        for type in types {
            try connection.run("CREATE TABLE t(c \(type)); INSERT INTO t VALUES('1.0'), (x'31'), ('a')")
            let classes = try connection.prepare("SELECT group_concat(typeof(c)) FROM t")
            #expect(try classes.step())
            let expected =
                switch StoreSchema.Affinity(declaredType: type) {
                case .text, .blob: "text,blob,text"
                case .integer, .numeric: "integer,blob,text"
                case .real: "real,blob,text"
                }
            #expect(classes.text(0) == expected, "\(type)")
            classes.reset()
            try connection.run("DROP TABLE t")
        }
        #expect(StoreSchema.Affinity(declaredType: "varchar") == .text)
        #expect(StoreSchema.Affinity(declaredType: "") == .blob)
    }

    @Test("names columns with collation, generation and their place in the key")
    func columns() throws {
        let schema = try StoreSchemaTests.read(
            """
            CREATE TABLE t(id TEXT COLLATE NOCASE NOT NULL, kept TEXT GENERATED ALWAYS AS (lower(id)) STORED,
                shown TEXT AS (upper(kept)), "rowid" TEXT, PRIMARY KEY(id));
            CREATE TABLE taken(rowid TEXT, oid TEXT, _rowid_ TEXT);
            CREATE TABLE alias(rowid INTEGER PRIMARY KEY, oid TEXT, _rowid_ TEXT);
            CREATE TABLE descending(id INTEGER PRIMARY KEY DESC);
            """)
        let table = try #require(schema.table("t"))
        #expect(table.columns.map(\.name) == ["id", "kept", "shown", "rowid"])
        #expect(table.columns.map(\.kind) == [.ordinary, .storedGenerated, .virtualGenerated, .ordinary])
        #expect(table.columns.map(\.collation) == ["NOCASE", "BINARY", "BINARY", "BINARY"])
        #expect(table.columns[0].isNotNull && table.columns[0].primaryKeyPosition == 1)
        #expect(table.rowIDName == "_rowid_")
        #expect(schema.table("taken")?.rowIDName == nil)
        #expect(schema.table("alias")?.rowIDName == "rowid")
        #expect(schema.table("descending")?.columns[0].isRowID == false)
        #expect(schema.table("descending")?.isUnique("id") == true)
    }

    @Test("marks unique indexes that are partial, composite or on expressions, none of which makes a column a key")
    func indexes() throws {
        let schema = try StoreSchemaTests.read(
            """
            CREATE TABLE t(a TEXT, b TEXT UNIQUE, c TEXT, d TEXT, e TEXT, UNIQUE(a, c));
            CREATE UNIQUE INDEX some ON t(c) WHERE d IS NOT NULL;
            CREATE UNIQUE INDEX folded ON t(lower(d));
            CREATE UNIQUE INDEX loose ON t(e COLLATE NOCASE DESC);
            CREATE INDEX plain ON t(a);
            """)
        let table = try #require(schema.table("t"))
        #expect(table.columns.map { table.isUnique($0.name) } == [false, true, false, false, true])
        let some = try #require(table.indexes.first { $0.name == "some" })
        #expect(some.isPartial && some.isUnique && some.touchedColumns == ["c", "d"])
        let folded = try #require(table.indexes.first { $0.name == "folded" })
        #expect(folded.isOnExpression && folded.touchedColumns == ["d"])
        let loose = try #require(table.indexes.first { $0.name == "loose" })
        #expect(loose.terms == [.init(column: "e", collation: "NOCASE", isDescending: true)])
        #expect(table.uniqueIndexes.count == 5 && table.indexes.count == 6)
        #expect(table.indexes.filter { $0.origin == .uniqueConstraint }.allSatisfy { $0.sql == nil })
    }

    @Test("resolves foreign keys: composite, to the primary key unsaid, and to what is not there")
    func foreignKeys() throws {
        let schema = try StoreSchemaTests.read(
            """
            CREATE TABLE child(p TEXT REFERENCES Parent ON DELETE CASCADE, x TEXT, y TEXT, gone TEXT REFERENCES nowhere(id),
                wrong TEXT REFERENCES parent(missing), FOREIGN KEY(y, x) REFERENCES pair ON UPDATE SET NULL,
                FOREIGN KEY(x) REFERENCES pair);
            CREATE TABLE parent(ID TEXT PRIMARY KEY);
            CREATE TABLE pair(a TEXT, b TEXT, PRIMARY KEY(b, a));
            """)
        let keys = try #require(schema.table("child")?.foreignKeys)
        #expect(keys.map(\.parentTable) == ["parent", "nowhere", "parent", "pair", "pair"])
        #expect(keys.map(\.isParentMissing) == [false, true, true, false, true])
        #expect(keys[0].pairs == [.init(column: "p", parentColumn: "ID")] && keys[0].onDelete == "CASCADE")
        #expect(keys[3].isComposite && keys[3].onUpdate == "SET NULL")
        #expect(keys[3].pairs == [.init(column: "y", parentColumn: "b"), .init(column: "x", parentColumn: "a")])
    }

    @Test("says what a change of a column touches, by the names in the SQL and not in its comments and literals")
    func touching() throws {
        let schema = try StoreSchemaTests.read(
            """
            CREATE TABLE t(id TEXT /* CHECK (other) */, other TEXT -- id
                , short TEXT AS (substr("id", 1, 8)), CONSTRAINT "form" CHECK (length([id]) = 36), CHECK (other <> 'id'));
            CREATE TABLE log(x TEXT);
            CREATE INDEX byOther ON t(other);
            CREATE UNIQUE INDEX byID ON t(id);
            CREATE VIEW direct AS SELECT id FROM t;
            CREATE VIEW everything AS SELECT * FROM t;
            CREATE VIEW indirect AS SELECT count(*) AS n FROM direct;
            CREATE VIEW apart AS SELECT x FROM log;
            CREATE TRIGGER changed AFTER UPDATE OF other ON t BEGIN INSERT INTO log VALUES('x'); END;
            CREATE TRIGGER logged AFTER INSERT ON log BEGIN DELETE FROM t WHERE id = new.x; END;
            """)
        #expect(
            schema.objects(touching: "ID", of: "T") == [
                .init(kind: .uniqueIndex, name: "byID", table: "t"), .init(kind: .check, name: "form", table: "t"),
                .init(kind: .generatedColumn, name: "short", table: "t"),
                .init(kind: .trigger, name: "changed", table: "t"), .init(kind: .trigger, name: "logged", table: "log"),
                .init(kind: .view, name: "direct"), .init(kind: .view, name: "everything"),
                .init(kind: .view, name: "indirect"),
            ])
        #expect(
            schema.objects(touching: "other", of: "t").map(\.kind) == [.index, .check, .trigger, .view])
        #expect(schema.objects(touching: "id", of: "nowhere").isEmpty)
    }
}
