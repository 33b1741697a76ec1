import ContractFindings
import StoreAudit
import Testing

@Suite("CSV and TSV")
struct DelimitedFileTests {
    private static let first = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let second = "0190a6c0-0000-7000-8000-000000000001"

    private static func error(_ text: String, _ format: FileFormat = .csv, columns: [String] = ["id"]) throws
        -> StoreError?
    {
        let file = try SampleFile(text)
        return #expect(throws: StoreError.self) { try file.audit(format, columns: columns) }
    }

    @Test("give the same audit wherever the chunks are cut, quotes and line ends included")
    func everySplit() throws {
        let text =
            "\u{feff}\"na\"\"me\",id,\"no\nte\"\r\nx,\(Self.first),5\" pipe\r\n\"a,\"\"\n\"\"\",\"\(Self.first.uppercased())\",\"\"\n"
            + ",,\r\n\"\",\"\(Self.second)\n\",\"\r\n\"\"\"\n\ny,\"\(Self.second)\"\"\",z\"\"\nlast,{\(Self.second)},\""
            + "\"\"q\"\"\""
        let file = try SampleFile(text)
        let whole = try file.audit(.csv, columns: ["id", "na\"me", "no\nte"])
        #expect(whole[0].rowCount == 6)
        #expect(
            whole[0].forms == [.canonical: 1, .upper: 1, .empty: 1, .whiteSpace: 1, .wrongLength: 1, .braces: 1])
        #expect(whole[0].twinGroupCount == 2 && whole[0].twinRowCount == 4 && whole[0].firstTwinRow == 3)
        // Line 1 has two lines itself; the fault of the capitals is in the record after the first one.
        #expect(whole[0].faults[.uuidNotCanonical] == ColumnAudit.Count(count: 1, firstRow: 4))
        #expect(whole[0].faults[.uuidWhiteSpace]?.firstRow == 7)
        #expect(whole[1].forms == [.wrongLength: 4, .empty: 2])
        for length in 1...text.utf8.count + 1 {
            for threads in 1...2 {
                let cut = try file.audit(
                    .csv, columns: ["id", "na\"me", "no\nte"], chunkLength: length, threads: threads)
                #expect(cut == whole, "\(length) bytes at once on \(threads) threads")
            }
        }
    }

    @Test("are read as a plain reader of RFC 4180 reads them", arguments: [false, true])
    func sameAsNaive(isQuoted: Bool) throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let columnCount = Int.random(in: 1...4, using: &generator)
            var bytes: [UInt8] = []
            var values: [[(bytes: [UInt8], line: Int)]] = Array(repeating: [], count: columnCount)
            var line = 1
            for record in 0..<Int.random(in: 1...60, using: &generator) {
                let start = line
                var fields: [[UInt8]] = []
                for column in 0..<columnCount {
                    var field = Self.randomField(using: &generator)
                    // An empty line is no record, and the first record says how many fields there are.
                    if columnCount > 1, column == 0, field.isEmpty { field = [0x78] }
                    if !isQuoted { field.removeAll { [0x22, 0x2c, 0x0a, 0x0d].contains($0) } }
                    if record == 0 { field = Array("c\(column)".utf8) } else { values[column].append((field, start)) }
                    line += field.count { $0 == 0x0a }
                    fields.append(isQuoted ? Self.quoted(field, using: &generator) : field)
                }
                bytes += fields.joined(separator: [0x2c])
                bytes += Bool.random(using: &generator) ? [0x0a] : [0x0d, 0x0a]
                line += 1
            }
            let file = try SampleFile(bytes)
            let names = (0..<columnCount).map { "c\($0)" }
            let length = Int.random(in: 1...300, using: &generator)
            let audits = try file.audit(.csv, columns: names, chunkLength: length, seed: seed)
            for column in 0..<columnCount {
                #expect(try audits[column] == Self.audit(values[column], "c\(column)"), "seed \(seed)")
            }
        }
    }

    private static func randomField(using generator: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            return (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
                [0x22, 0x2c, 0x0a, 0x0d, 0x61, 0x00, 0x20, 0xff].randomElement(using: &generator) ?? 0x61
            }
        default:
            guard case .text(let bytes) = SampleValue.random(pool: 20, using: &generator) else { return [] }
            return bytes
        }
    }

    private static func quoted(_ field: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        let must = field.contains { [0x22, 0x2c, 0x0a, 0x0d].contains($0) }
        guard must || Bool.random(using: &generator) else { return field }
        return [0x22] + field.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] } + [0x22]
    }

    private static func audit(_ values: [(bytes: [UInt8], line: Int)], _ column: String) throws -> ColumnAudit {
        var audit = ColumnAudit(table: "sample.csv", column: column)
        let spool = IdentifierSpool(space: SearchSpace(recordMemory: 1 << 24, tableMemory: 1 << 20, seed: 3))
        let tally = ColumnTally(rule: ColumnRule(), spool: spool)
        for (bytes, line) in values {
            try bytes.withUnsafeBytes { bytes in
                Result { () throws(StoreError) in try tally.add(.text(bytes), row: line) }
            }.get()
        }
        tally.finish(into: &audit)
        audit.add(try TwinSearch.run(spool))
        return audit
    }

    @Test("without a name give every column that holds identifiers, and no other")
    func discovery() throws {
        let text =
            "note,id,half,fewer,none\nx,\(Self.first),\(Self.first),\(Self.first),\n,\(Self.second),y,y,\nx,,,y,\n"
        let audits = try SampleFile(text).audit(.csv)
        #expect(audits.map(\.column) == ["id", "half", "fewer"])
        let numbered = try SampleFile("x\t\(Self.first)\ny\t\n", name: "of.tsv").audit(
            .delimited(delimiter: UInt8(ascii: "\t"), hasHeader: false))
        #expect(numbered.map(\.column) == ["2"] && numbered[0].rowCount == 2 && numbered[0].table == "of.tsv")
    }

    @Test("have columns found that are empty for long, or hold few identifiers")
    func lateColumns() throws {
        let empty = String(repeating: "x,,y\n", count: 5_000)
        let few = (0..<40).map { "\($0 % 8 == 0 ? Self.first : "n")," + Self.first + ",z\n" }.joined()
        #expect(try SampleFile("few,late,none\n\(empty)").audit(.csv).isEmpty)
        #expect(try SampleFile("few,late,none\n\(few)").audit(.csv).map(\.column) == ["few", "late"])
        #expect(try SampleFile("few,late,none\n\(empty)\(few)").audit(.csv).map(\.column) == ["late"])
    }

    @Test("without a header have columns by number, and with one that holds an identifier are refused")
    func header() throws {
        let text = "x;\(Self.first)\n"
        let format = FileFormat.delimited(delimiter: UInt8(ascii: ";"), hasHeader: false)
        #expect(try SampleFile(text).audit(format, columns: ["2"])[0].forms == [.canonical: 1])
        #expect(try Self.error(text, format, columns: ["3"]) == .noSuchColumn("3"))
        #expect(try Self.error("\(Self.first)\n\(Self.second)\n", columns: []) != nil)
        #expect(try Self.error("id\n\(Self.first)\n", columns: ["ID"]) == .noSuchColumn("ID"))
        guard case .record(1, _) = try Self.error("id,id\n1,2\n") else {
            Issue.record("a name that stands twice")
            return
        }
    }

    @Test(
        "with a broken record are refused with its line",
        arguments: [
            ("id,n\na,b\nc\n", 3), ("id,n\na,b\nc,d,e\n", 3), ("id,n\n\n\na,b\nc,d,e", 5), ("id\n\"a\nb", 2),
            ("id\na\n\"b\"c\n", 3), ("id,n\n\"a\nb\",c\nd,e,\"f\"\n", 4), ("id,n\n\"a\",b\n\"c\"", 3), ("id\n\"", 2),
            ("\"id\n", 1), ("id,n\na,b\nc", 3),
        ])
    func broken(_ text: String, line: Int) throws {
        for length in [1, 3, 100] {
            let file = try SampleFile(text)
            let error = #expect(throws: StoreError.self) { try file.audit(.csv, columns: ["id"], chunkLength: length) }
            guard case .record(line, _) = error else {
                Issue.record("\(String(describing: error)), \(length) bytes at once")
                continue
            }
        }
    }

    @Test("name the first broken line, whichever thread comes first")
    func firstBrokenLine() throws {
        let text = "id,n\n" + String(repeating: "a,b\n", count: 500) + String(repeating: "c\n", count: 5000)
        let file = try SampleFile(text)
        for _ in 0..<20 {
            let error = #expect(throws: StoreError.self) { try file.audit(.csv, columns: ["id"], chunkLength: 64) }
            guard case .record(502, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test("of nothing or of a header alone have no rows")
    func empty() throws {
        #expect(try SampleFile("").audit(.csv) == [])
        #expect(try SampleFile("id,n\n").audit(.csv) == [])
        #expect(try SampleFile("id,n").audit(.csv, columns: ["n"])[0].rowCount == 0)
        #expect(try Self.error("") == .noSuchColumn("id"))
        #expect(try Self.error("\u{feff}") == .noSuchColumn("id"))
    }

    @Test("have as many columns as they like")
    func manyColumns() throws {
        let names = (0..<100_000).map { "c\($0)" }.joined(separator: ",")
        let rest = String(repeating: ",", count: 49_999)
        let text = names + "\n" + rest + "," + Self.first + rest + "\n" + rest + "," + rest + "\n"
        let audits = try SampleFile(text).audit(.csv)
        #expect(audits.map(\.column) == ["c50000"] && audits[0].forms == [.canonical: 1, .empty: 1])
    }

    @Test("with a field that is longer than the memory for one are refused, with its line")
    func longRecord() throws {
        let long = String(repeating: "x", count: 3 << 20)
        guard case .record(3, _) = try Self.error("id\na\n\(long)\n") else {
            Issue.record("a long field")
            return
        }
        guard case .record(2, _) = try Self.error("id\n\"\(long)") else {
            Issue.record("a quote that is never closed")
            return
        }
    }

    @Test("of any bytes are read or refused", .timeLimit(.minutes(60)))
    func anyBytes() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let alphabet: [UInt8] = [0x22, 0x22, 0x2c, 0x0a, 0x0a, 0x0d, 0x61, 0x00, 0xff, 0xef, 0xbb, 0xbf, 0x7b, 0x5c]
        for _ in 0..<400 {
            let bytes = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            let file = try SampleFile(bytes)
            let format = FileFormat.delimited(delimiter: 0x2c, hasHeader: Bool.random(using: &generator))
            func outcome(_ length: Int) -> Result<[ColumnAudit], StoreError> {
                Result { () throws(StoreError) in try file.audit(format, columns: ["1"], chunkLength: length) }
            }
            let whole = outcome(1000)
            for length in [1, 2, 5, 17] {
                #expect(outcome(length) == whole, "seed \(seed), \(length) bytes at once")
            }
        }
    }
}
