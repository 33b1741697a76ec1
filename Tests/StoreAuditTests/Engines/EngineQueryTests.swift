#if os(macOS) || os(Linux)
    import ContractFindings
    import Foundation
    import StoreAudit
    import Testing
    import UUIDContract

    @Suite("The audit on an engine", .serialized, .timeLimit(.minutes(60)))
    struct EngineQueryTests {
        private static let tables: [(name: String, kind: SQLEngine.ColumnKind)] = [
            ("text_ids", .text), ("nul_ids", .text), ("blob_ids", .bytes), ("uuid_ids", .uuid),
        ]

        /// The tables that an engine can hold: PostgreSQL has no NUL in a text, Spark no type for UUIDs.
        private static func tables(of engine: SQLEngine) -> [(name: String, kind: SQLEngine.ColumnKind)] {
            tables.filter {
                !(engine == .postgresql && $0.name == "nul_ids") && !(engine == .spark && $0.name == "uuid_ids")
            }
        }

        @Test(
            "counts what the generator made, and what our own reading of the same values counts",
            arguments: EngineProgram.engines)
        func countsTruth(_ engine: SQLEngine) throws {
            let seed = Int.random(in: 1...1_000_000)
            let data = try TemporaryFolder()
            try EngineProgram.generate(into: data.url, seed: seed, rows: 3_000)
            let tables = EngineQueryTests.tables(of: engine)
            let scripts = try tables.map { try EngineSurroundings.query(engine, $0.name, "value", $0.kind) }
            let answers = try EngineProgram.run(scripts, on: engine, data: data.url)
            let truth = try GeneratedTruth.read(data.url)
            for (table, answer) in zip(tables, answers) {
                try #require(answer.status == 0, "\(answer.errors)")
                let columns = try EngineResult(reading: answer.output).columns
                try #require(columns.count == 1)
                #expect(columns[0] == truth[table.name], "seed \(seed), table \(table.name)")
                let ours = try GeneratedTruth.count(table.name, isBytes: table.kind == .bytes, in: data.url)
                #expect(columns[0] == ours, "seed \(seed), table \(table.name)")
            }
        }

        @Test("looks at bytes, whatever the collation and the names are", arguments: EngineProgram.engines)
        func hostileSurroundings(_ engine: SQLEngine) throws {
            let answers = try EngineSurroundings.answers(engine).hostile
            for answer in answers { try #require(answer.status == 0, "\(answer.errors)") }
            let audit = try #require(try answers.last.flatMap { try EngineResult(reading: $0.output).columns.first })
            #expect(audit.table == EngineSurroundings.quotedTable && audit.column == EngineSurroundings.column)
            #expect(audit.forms == [.canonical: 1, .upper: 1, .whiteSpace: 1, .mixed: 1])
            #expect(audit.twinGroupCount == 1 && audit.twinRowCount == 3 && audit.duplicateGroupCount == 0)
        }

        @Test("finds nothing in an empty table, and a column of no identifiers", arguments: EngineProgram.engines)
        func emptyTable(_ engine: SQLEngine) throws {
            let answers = try EngineSurroundings.answers(engine).empty
            for answer in answers { try #require(answer.status == 0, "\(answer.errors)") }
            #expect(try EngineResult(reading: answers[3].output).columns == [ColumnAudit(table: "stored", column: "v")])
            var other = ColumnAudit(table: "grouped", column: "k")
            other.rowCount = 2
            other.forms = [.wrongLength: 1, .null: 1]
            #expect(try EngineResult(reading: answers[4].output).columns == [other])
        }

        @Test("reads 16 bytes in the layout that is named", arguments: EngineProgram.engines)
        func namedLayouts(_ engine: SQLEngine) throws {
            let answers = try EngineSurroundings.answers(engine).layouts
            for answer in answers { try #require(answer.status == 0, "\(answer.errors)") }
            for (layout, answer) in zip(ByteLayout.allCases, answers.suffix(ByteLayout.allCases.count)) {
                let audit = try #require(try EngineResult(reading: answer.output).columns.first)
                #expect(
                    audit.versions == [7: 2] && audit.twinGroupCount == 1 && audit.layouts[layout] == 1, "\(layout)")
            }
        }
    }
#endif
