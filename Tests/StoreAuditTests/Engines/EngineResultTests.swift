import ContractFindings
import StoreAudit
import Testing

@Suite("A result of an engine")
struct EngineResultTests {
    private static let header = "table_name,column_name,metric,name,number"
    private static let lines = [
        "orders,id,rows,,5", "orders,id,form,canonical,3", "orders,id,form,upper,1", "orders,id,form,null,1",
        "orders,id,version,4,2", "orders,id,variant,ncs,1", "orders,id,variant,rfc9562,2", "orders,id,nil,,1",
        "orders,id,max,,0",
        "orders,id,twinGroups,,1", "orders,id,twinRows,,2", "orders,id,textAndBLOBGroups,,0",
        "orders,id,duplicateGroups,,0",
        "orders,id,duplicateRows,,0",
    ]

    private static var audit: ColumnAudit {
        var audit = ColumnAudit(table: "orders", column: "id")
        audit.rowCount = 5
        audit.forms = [.canonical: 3, .upper: 1, .null: 1]
        audit.versions = [4: 2]
        audit.variants = [.ncs: 1, .rfc9562: 2]
        audit.nilCount = 1
        (audit.twinGroupCount, audit.twinRowCount) = (1, 2)
        return audit
    }

    private static func text(_ lines: [String], _ end: String = "\n") -> [UInt8] {
        Array(([header] + lines).map { $0 + end }.joined().utf8)
    }

    @Test("is read as CSV with and without quotes, with either line end, and as TSV")
    func formats() throws {
        let quoted = EngineResultTests.lines.map { line in
            line.split(separator: ",", omittingEmptySubsequences: false).map { "\"\($0)\"" }.joined(separator: ",")
        }
        let tabs = EngineResultTests.text(EngineResultTests.lines).map {
            $0 == UInt8(ascii: ",") ? UInt8(ascii: "\t") : $0
        }
        for bytes in [
            EngineResultTests.text(EngineResultTests.lines), EngineResultTests.text(EngineResultTests.lines, "\r\n"),
            EngineResultTests.text(quoted), tabs, tabs.dropLast(),
        ] {
            #expect(try EngineResult(reading: Array(bytes)).columns == [EngineResultTests.audit])
        }
    }

    @Test("may hold several columns, each after a header or all after one")
    func severalColumns() throws {
        var other = EngineResultTests.audit
        other.column = "re,f"
        let second = EngineResultTests.lines.map { "orders,\"re,f\"" + $0.dropFirst("orders,id".count) }
        let one = EngineResultTests.text(EngineResultTests.lines + second)
        let two = EngineResultTests.text(EngineResultTests.lines) + EngineResultTests.text(second)
        #expect(try EngineResult(reading: one).columns == [EngineResultTests.audit, other])
        #expect(try EngineResult(reading: two).columns == [EngineResultTests.audit, other])
    }

    @Test("in TSV has tabs, line ends and backslashes of a name as two characters")
    func escapesOfTSV() throws {
        let lines = EngineResultTests.lines.map {
            "or\\\\ders\tid" + $0.dropFirst("orders,id".count).map { $0 == "," ? "\t" : $0 }
        }
        let header = EngineResultTests.header.replacing(",", with: "\t")
        let bytes = Array(([header] + lines).joined(separator: "\n").utf8)
        #expect(try EngineResult(reading: bytes).columns.map(\.table) == ["or\\ders"])
    }

    @Test(
        "is refused at the line where something else stands",
        arguments: [
            (2, "orders,id,form,canonical,-3"), (2, "orders,id,form,canonical,03"), (2, "orders,id,form,canonical,3.0"),
            (2, "orders,id,form,canonical,3 "), (2, "orders,id,form,canonical,"),
            (2, "orders,id,form,canonical,9999999999999999999"),
            (2, "orders,id,form,canonical,٣"), (2, "orders,id,form,secret,3"), (2, "orders,id,secret,,3"),
            (2, "orders,id,form,,3"),
            (2, "orders,id,rows,all,5"), (2, "orders,id,version,16,3"), (2, "orders,id,version,04,3"),
            (2, "orders,id,variant,rfc,3"),
            (2, "orders,id,layout,java,3"), (2, "orders,id,rows,,5,x"), (2, "orders,id,rows,5"), (2, ""),
            (2, ",id,rows,,5"), (2, "919108f7-52d1-4320-9bac-f847db4148a8,id,rows,,5"),
            (2, "orders,{919108F7-52d1-4320-9bac-f847db4148a8},rows,,5"), (2, "orders,\"id\"x,rows,,5"),
            (2, "orders,i\"d,rows,,5"),
            (2, "orders,\"id,rows,,5"), (2, "orders,\"i\u{1}d\",rows,,5"),
        ])
    func refusedLines(_ line: Int, _ text: String) {
        expectRefusal(EngineResultTests.text([text] + EngineResultTests.lines), at: line)
    }

    @Test("is refused without its header, without a count, cut anywhere, and with a count twice")
    func refusedWhole() {
        expectRefusal([], at: 1)
        expectRefusal(Array("id\n".utf8), at: 1)
        expectRefusal(EngineResultTests.text([]), at: 1)
        expectRefusal(EngineResultTests.text(EngineResultTests.lines + [EngineResultTests.lines[3]]), at: 16)
        for count in EngineResultTests.lines.indices {
            var some = EngineResultTests.lines
            some.remove(at: count)
            expectRefusal(EngineResultTests.text(some), at: 2)
        }
        expectRefusal(EngineResultTests.text(["\u{ff}"]).map { $0 == 0xc3 ? 0xff : $0 }, at: 2)
    }

    @Test(
        "is refused if its counts do not add up",
        arguments: [
            ("rows,,5", "rows,,6"), ("version,4,2", "version,4,3"), ("nil,,1", "nil,,4"),
            ("twinRows,,2", "twinRows,,1"),
            ("twinRows,,2", "twinRows,,6"), ("twinGroups,,1", "twinGroups,,0"),
            ("duplicateRows,,0", "duplicateRows,,2"),
            ("textAndBLOBGroups,,0", "textAndBLOBGroups,,2"), ("rows,,5", "rows,,999999999999999999"),
        ])
    func sums(_ before: String, _ after: String) {
        let lines = EngineResultTests.lines.map { $0 == "orders,id," + before ? "orders,id," + after : $0 }
        #expect(lines != EngineResultTests.lines)
        expectRefusal(EngineResultTests.text(lines), at: 2)
    }

    private func expectRefusal(_ bytes: [UInt8], at line: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        do {
            _ = try EngineResult(reading: bytes)
            Issue.record("was read", sourceLocation: sourceLocation)
        } catch {
            guard case .record(line, _) = error else {
                Issue.record("\(error)", sourceLocation: sourceLocation)
                return
            }
        }
    }
}

@Suite("A name of a table")
struct SQLNameTests {
    @Test("is read in parts, which quotes keep together")
    func parts() throws {
        #expect(SQLEngine.postgresql.quoted(try #require(SQLName("shop.orders"))) == "\"shop\".\"orders\"")
        #expect(SQLEngine.mysql.quoted(try #require(SQLName("\"a.b\".\"c\"\"d`\""))) == "`a.b`.`c\"d```")
        #expect(SQLEngine.duckdb.quoted(try #require(SQLName(whole: "a.\"b"))) == "\"a.\"\"b\"")
        #expect(SQLEngine.spark.quoted(try #require(SQLName("main.shop.orders"))) == "`main`.`shop`.`orders`")
    }

    @Test(
        "is refused where no engine could have it",
        arguments: ["", ".", "a.", ".a", "a..b", "a.b.c.d", "\"a", "\"a\"b", "a\0", "\"\""])
    func refused(_ text: String) {
        #expect(SQLName(text) == nil)
    }

    @Test("has no more parts than the engine's tables have")
    func partsOfAnEngine() {
        func isTaken(_ engine: SQLEngine, _ table: String) -> Bool {
            AuditQuery(engine: engine, table: table, column: "id", kind: .text) != nil
        }
        for engine in SQLEngine.allCases {
            #expect(isTaken(engine, "orders") && isTaken(engine, "shop.\"or.de.rs\""))
            #expect(isTaken(engine, "main.shop.orders") == (engine == .duckdb || engine == .spark))
        }
        #expect(PostgreSQLMigration(table: "shop.orders", column: "id") != nil)
        #expect(PostgreSQLMigration(table: "main.shop.orders", column: "id") == nil)
    }

    @Test("never ends its literal or quotes, and reaches the engine whole")
    func literals() throws {
        for engine in SQLEngine.allCases {
            let query = try #require(AuditQuery(engine: engine, table: "\"x' OR \\\"", column: "`\";--", kind: .text))
                .text
            #expect(!query.contains(" 'x' OR"))
        }
        #expect(AuditQuery(engine: .spark, table: "a", column: "", kind: .text) == nil)
    }
}
