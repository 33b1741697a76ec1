import ContractFindings
import StoreAudit
import Testing

@Suite("Revealing the rows of findings")
struct SQLiteRevealTests {
    private static let one = "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
    private static let upper = one.uppercased()
    private static let other = "c0ffee02-2222-4aaa-8bbb-000000000002"

    /// What is handed over, in its order.
    private static func reveal(_ sql: String...) throws -> [String] {
        let store = try ScratchStore(sql.joined(separator: ";"))
        var lines: [String] = []
        let result = try SQLiteAudit(path: store.path).run { value throws(StoreError) in
            let text =
                switch value.value {
                case .text(let bytes): String(decoding: bytes, as: UTF8.self)
                case .blob(let bytes): "\(bytes.count) bytes"
                case .null, .integer, .real: "no text"
                }
            let row = value.row.map(String.init) ?? "-"
            lines.append("\(value.table).\(value.column) \(value.category.rawValue) \(row) \(text)")
        }
        #expect(!result.isRevealCut)
        return lines
    }

    @Test("hands over each row that a finding counts, and no other")
    func rows() throws {
        let digits = SQLiteRevealTests.other.filter { $0 != "-" }
        let lines = try SQLiteRevealTests.reveal(
            "CREATE TABLE p(id TEXT PRIMARY KEY)", "CREATE TABLE c(p REFERENCES p)",
            "INSERT INTO p VALUES('\(SQLiteRevealTests.other)'), ('\(SQLiteRevealTests.one)'), ('\(SQLiteRevealTests.upper)')",
            """
            INSERT INTO c VALUES('\(SQLiteRevealTests.one)'), ('{\(SQLiteRevealTests.one)}'), (x'\(digits)'),
            ('00000000-0000-4000-8000-000000000001'), (NULL), (5)
            """)
        #expect(
            lines == [
                "p.id store.twins 2 \(SQLiteRevealTests.one)", "p.id uuid.not-canonical 3 \(SQLiteRevealTests.upper)",
                "p.id store.twins 3 \(SQLiteRevealTests.upper)", "c.p uuid.wrapper 2 {\(SQLiteRevealTests.one)}",
                "c.p store.number 6 no text", "c.p store.orphans 2 {\(SQLiteRevealTests.one)}",
                "c.p store.text-and-blob 3 16 bytes", "c.p store.dangling 4 00000000-0000-4000-8000-000000000001",
                "c.p store.dangling 6 no text",
            ])
    }

    @Test("hands over as many rows as the findings of generated stores count")
    func counts() throws {
        for seed in 300...340 as ClosedRange<UInt64> {
            var generator = StoreGenerator(seed: seed)
            let generated = generator.make()
            let store = try ScratchStore("BEGIN; \(generated.sql.joined(separator: "; ")); COMMIT")
            var counts: [FindingCategory: Int] = [:]
            let result = try SQLiteAudit(path: store.path).run { value throws(StoreError) in
                counts[value.category, default: 0] += 1
            }
            // Some findings are about a column and not about rows, and text and BLOBs may be counted by identifier.
            for category in FindingCategory.allCases where category != .storeTextAndBLOB && category != .storeTwins {
                let findings = result.findings.filter { $0.category == category }
                if category == .storeMixedForms || category == .storeLayout { continue }
                // Without an index of the parent, references are not looked up row by row.
                if generated.key == .none && category == .storeOrphans { continue }
                #expect(
                    findings.reduce(0) { $0 + ($1.count ?? 0) } == counts[category, default: 0],
                    "seed \(seed) \(category)")
            }
            let twins = result.findings.filter { $0.category == .storeTwins }
            #expect(twins.reduce(0) { $0 + ($1.count ?? 0) } == counts[.storeTwins, default: 0], "seed \(seed)")
        }
    }
}
