import ContractFindings
import StoreAudit
import Testing

@Suite("Keys and references of an SQLite file")
struct SQLiteKeyTests {
    private static let one = "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"
    private static let upper = one.uppercased()
    private static let other = "c0ffee02-2222-4aaa-8bbb-000000000002"

    private static func audit(_ sql: String...) throws -> StoreAuditResult {
        let store = try ScratchStore(sql.joined(separator: ";"))
        return try SQLiteAudit(path: store.path).run()
    }

    @Test("calls BLOBs that refer to the same identifiers in another layout orphans, since SQLite finds none of them")
    func otherLayout() throws {
        // Bytes 0 to 3, 4 and 5, 6 and 7 the other way round.
        func swapped(_ literal: String) -> String {
            let bytes = Array(literal.dropFirst(3).dropLast(2))
            let order = [3, 2, 1, 0, 5, 4, 7, 6] + Array(8..<16)
            return "(x'" + order.map { String(bytes[$0 * 2...$0 * 2 + 1]) }.joined() + "')"
        }
        let parents = (0..<64).map {
            "(x'\(String(0x1_0000 + $0 * 257, radix: 16).dropFirst())a1b2c3d41a0b8c6d7e8f90a1b2c3')"
        }
        let children = parents.map(swapped)
        let result = try Self.audit(
            "CREATE TABLE p(id BLOB PRIMARY KEY)", "CREATE TABLE c(p BLOB REFERENCES p)",
            "INSERT INTO p VALUES \(parents.joined(separator: ","))",
            "INSERT INTO c VALUES \(children.joined(separator: ","))")
        #expect(
            lines(result.findings) == [
                "store.layout c.p ×64 of 64 microsoftGUID", "store.orphans c.p → p.id ×64 row 1",
            ])
        // In one layout they are found, whichever it is.
        let same = try Self.audit(
            "CREATE TABLE p(id BLOB PRIMARY KEY)", "CREATE TABLE c(p BLOB REFERENCES p)",
            "INSERT INTO p VALUES \(children.joined(separator: ","))",
            "INSERT INTO c VALUES \(children.joined(separator: ","))")
        #expect(same.references.map(\.matchedCount) == [64] && same.references.map(\.orphanCount) == [0])
    }

    @Test("calls texts of two spellings twins, whether or not a BLOB holds the identifier too", arguments: [0, 1, 2])
    func textTwins(blobPlace: Int) throws {
        var values = ["'\(Self.one)'", "'\(Self.upper)'"]
        values.insert("x'\(Self.one.filter { $0 != "-" })'", at: blobPlace)
        let rows = values.map { "(\($0))" }.joined(separator: ",")
        let found = try Self.audit("CREATE TABLE t(id); INSERT INTO t VALUES \(rows)").findings.map(\.category)
        #expect(found.contains(.storeTwins) && found.contains(.storeTextAndBLOB))
        let mixed = try Self.audit("CREATE TABLE t(id); INSERT INTO t VALUES (\(values[blobPlace])), ('\(Self.one)')")
        #expect(mixed.findings.map(\.category) == [.storeTextAndBLOB])
    }

    @Test("says of a number whether it was text before")
    func numbers() throws {
        let result = try Self.audit(
            "CREATE TABLE t(a UUID, b)", "INSERT INTO t VALUES('1e5', '\(Self.one)'), ('\(Self.one)', 7)")
        #expect(lines(result.findings) == ["store.number t.a ×1 row 1", "store.number t.b ×1 row 2 decimalNumber"])
    }

    @Test("looks at keys that have become real numbers, and not at ordinary numbers")
    func damagedKeys() throws {
        let result = try Self.audit(
            "CREATE TABLE t(order_id INTEGER, userId NUMERIC, uuid INTEGER, paid NUMERIC, ref_id INTEGER, id INTEGER)",
            """
            INSERT INTO t VALUES('12345678901234567890123456789012', '99945678901234567890123456789012', '123', 12.5, 7, 8)
            """)
        #expect(result.columns.map(\.column) == ["order_id", "userId", "uuid"])
        #expect(result.findings.map(\.category) == [.storeNumber, .storeNumber, .storeNumber])
    }

    @Test("names columns with too few identifiers to be audited")
    func fewIdentifiers() throws {
        let names = (0..<30).map { "('name \($0)', 'x')" }.joined(separator: ",")
        let result = try Self.audit(
            "CREATE TABLE t(note TEXT, other TEXT)", "INSERT INTO t VALUES \(names), ('\(Self.one)', 'y')")
        #expect(result.columns.isEmpty && result.skippedColumns.map(\.text) == ["t.note"])
    }

    @Test("counts rows whose composite key finds no row, though each of its values is there")
    func compositeReferences() throws {
        let result = try Self.audit(
            "CREATE TABLE p(a TEXT, b INTEGER, PRIMARY KEY(a, b))",
            "CREATE TABLE c(a TEXT, b INTEGER, FOREIGN KEY(a, b) REFERENCES p)",
            "INSERT INTO p VALUES('\(Self.one)', 1), ('\(Self.other)', 2)",
            "INSERT INTO c VALUES('\(Self.one)', 1), ('\(Self.one)', 2), ('\(Self.one)', NULL)")
        #expect(lines(result.findings) == ["store.dangling c.a → p.a ×1 row 2"])
    }

    @Test(
        "finds what a unique index of several columns keeps apart by spelling alone", arguments: ["", "WITHOUT ROWID"])
    func compositeTwins(options: String) throws {
        func audit(_ links: String) throws -> [String] {
            let result = try Self.audit(
                "CREATE TABLE p(id TEXT PRIMARY KEY)",
                "CREATE TABLE link(a TEXT REFERENCES p, n INTEGER, PRIMARY KEY(a, n)) \(options)",
                "INSERT INTO p VALUES('\(Self.one)')", "INSERT INTO link VALUES \(links)")
            return lines(result.findings.filter { $0.category == .storeTwins })
        }
        let row = options.isEmpty ? " row 1" : ""
        #expect(try audit("('\(Self.one)', 1), ('\(Self.upper)', 1)") == ["store.twins link.a ×2 of 1\(row)"])
        #expect(try audit("('\(Self.one)', 1), ('\(Self.upper)', 2)").isEmpty)
    }
}
