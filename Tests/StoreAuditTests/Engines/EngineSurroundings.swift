#if os(macOS) || os(Linux)
    import StoreAudit
    import Testing
    import UUIDContract

    /// Tables that are hard on a query, all on one start of each engine.
    enum EngineSurroundings {
        struct Answers {
            let hostile: [EngineProgram.Answer]
            let empty: [EngineProgram.Answer]
            let layouts: [EngineProgram.Answer]
        }

        static let column = "c'o`l\"\\"
        static let quotedTable = "\"" + table.replacing("\"", with: "\"\"") + "\""
        private static let table = "we\"ird`; -- \\ 'x' $bytecontract$ é"

        private static let all: [SQLEngine: Result<Answers, any Error>] = {
            Dictionary(
                uniqueKeysWithValues: EngineProgram.engines.map { engine in (engine, Result { try run(engine) }) })
        }()

        static func answers(_ engine: SQLEngine) throws -> Answers { try #require(all[engine]).get() }

        static func query(_ engine: SQLEngine, _ table: String, _ column: String, _ kind: SQLEngine.ColumnKind) throws
            -> String
        {
            try #require(AuditQuery(engine: engine, table: table, column: column, kind: kind)).text
        }

        private static func run(_ engine: SQLEngine) throws -> Answers {
            let (hostile, empty, layouts) = (try hostile(engine), try empty(engine), try layouts(engine))
            let answers = try EngineProgram.run(hostile + empty + layouts, on: engine)
            return Answers(
                hostile: Array(answers.prefix(hostile.count)),
                empty: Array(answers.dropFirst(hostile.count).prefix(empty.count)),
                layouts: Array(answers.suffix(layouts.count)))
        }

        /// A collation that ignores case, and names of all that means something to somebody.
        private static func hostile(_ engine: SQLEngine) throws -> [String] {
            let place = engine.quoted(try #require(SQLName(whole: table)))
            let name = engine.quoted(try #require(SQLName(whole: column)))
            let values = [
                "919108f7-52d1-4320-9bac-f847db4148a8", "919108F7-52D1-4320-9BAC-F847DB4148A8",
                "919108f7-52d1-4320-9bac-f847db4148a8 ",
                "81D4fae7-DEC1-4d0a-8765-00A0C91E6BF6",
            ].map { "('\($0)')" }.joined(separator: ", ")
            let setUp =
                switch engine {
                case .postgresql:
                    """
                    CREATE COLLATION blind (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
                    CREATE TABLE \(place)(\(name) text COLLATE blind);
                    INSERT INTO \(place) VALUES \(values);
                    """
                case .mysql:
                    "CREATE TABLE \(place)(\(name) varchar(100) COLLATE utf8mb4_general_ci);\nINSERT INTO \(place) VALUES \(values);"
                case .duckdb:
                    "CREATE TABLE \(place)(\(name) VARCHAR COLLATE NOCASE);\nINSERT INTO \(place) VALUES \(values);"
                case .spark:
                    // It takes such a name for views alone.
                    """
                    CREATE TABLE plain(v STRING COLLATE UTF8_LCASE) USING parquet;
                    INSERT INTO plain VALUES \(values);
                    CREATE TEMPORARY VIEW \(place) AS SELECT v AS \(name) FROM plain;
                    """
                }
            return [setUp, try query(engine, quotedTable, column, .text)]
        }

        /// Their names are those that the query uses inside itself.
        private static func empty(_ engine: SQLEngine) throws -> [String] {
            let type = engine == .spark ? "STRING" : "varchar(50)"
            let using = engine == .spark ? " USING parquet" : ""
            return [
                "CREATE TABLE stored(v \(type))\(using);", "CREATE TABLE grouped(k \(type))\(using);",
                "INSERT INTO grouped VALUES ('x'), (NULL);", try query(engine, "stored", "v", .text),
                try query(engine, "grouped", "k", .text),
            ]
        }

        /// One identifier as 16 bytes and as text in a table for each layout, then the queries.
        private static func layouts(_ engine: SQLEngine) throws -> [String] {
            let text = "919108f7-52d1-7320-9bac-f847db4148a8"
            let uuid = try UUIDRule.any.parse(text)
            let type =
                switch engine {
                case .postgresql: "bytea"
                case .mysql: "varbinary(40)"
                case .duckdb: "BLOB"
                case .spark: "BINARY"
                }
            func bytes(_ value: [UInt8]) -> String {
                let digits = value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
                return engine == .postgresql ? "decode('\(digits)', 'hex')" : "unhex('\(digits)')"
            }
            var scripts: [String] = []
            for layout in ByteLayout.allCases {
                let place = engine.quoted(try #require(SQLName("\(layout)")))
                scripts.append("CREATE TABLE \(place)(v \(type))\(engine == .spark ? " USING parquet" : "");")
                scripts.append(
                    "INSERT INTO \(place) VALUES (\(bytes(layout.encode(uuid)))), (\(bytes(Array(text.utf8))));")
            }
            for layout in ByteLayout.allCases {
                scripts.append(
                    try #require(
                        AuditQuery(engine: engine, table: "\(layout)", column: "v", kind: .bytes, layout: layout)
                    ).text)
            }
            return scripts
        }
    }
#endif
