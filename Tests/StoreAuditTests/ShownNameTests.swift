import ContractFindings
import StoreAudit
import Testing

@Suite("Names in reports")
struct ShownNameTests {
    private static let one = "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f405"

    @Test(
        "that hold an identifier, whole, damaged or cut, are not shown",
        arguments: [
            one, one.uppercased(), "x \(one)", "t_\(one.replacing("-", with: "_"))", one.replacing("-", with: ""),
            "{\(one)}", "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f40", "5b2e7c9O-1f3a-4d68-b7a4-90c1d2e3f405",
            "5b2e7c90-1g3a-4d68-bza4-90c1d2e3f405", "5b2eXc90-1f3X-4X68-bXa4-90cXd2XXf405", "5b2e7c90-1f3a-4d68-b",
            "4d68-b7a4-90c1d2e3f405", "５b2e7c90–1f3a–4d68–b7a4–90c1d2e3f405", "a\nb", "",
            String(repeating: "n", count: 201),
        ])
    func hidden(_ name: String) { #expect(!ShownName.isShown(name)) }

    @Test(
        "that are names are shown",
        arguments: [
            "id", "order.id", "decade_facade", "added_by_dead_beef", "2024-12-31", "Straße", "invoice 2024-2025-2026",
            "customer_billing_address_identifier_of_the_invoice", "shipment_last_stop_city_abbreviation",
            "line-item-base-feed-face-code-identifier", "x*",
        ])
    func shown(_ name: String) { #expect(ShownName.isShown(name)) }

    @Test("of tables and columns of a database are their places where they hold an identifier")
    func database() throws {
        let name = "x \(Self.one)"
        let store = try ScratchStore(
            """
            CREATE TABLE a(n); CREATE TABLE "\(name)"(n, "\(name)" TEXT PRIMARY KEY);
            CREATE TABLE c(id TEXT REFERENCES "\(name)", "\(name)" TEXT REFERENCES "gone \(Self.one)"("\(name)"));
            CREATE VIRTUAL TABLE "v \(Self.one)" USING fts5(body);
            INSERT INTO "\(name)" VALUES(1, '\(Self.one.uppercased())');
            INSERT INTO c VALUES('\(Self.one)', '\(Self.one)')
            """)
        let result = try SQLiteAudit(path: store.path).run()
        #expect(result.columns.map { "\($0.table).\($0.column)" } == ["table 2.column 2", "c.id", "c.column 2"])
        #expect(
            result.references.first?.parentTable == "table 2" && result.references.first?.parentColumn == "column 2")
        #expect(result.skippedTables == ["virtual table 1"])
        #expect(!"\(result)".contains(Self.one.prefix(8)) && !"\(result)".contains(Self.one.uppercased().prefix(8)))
        // A migration needs them to write.
        let names = try SQLiteAudit(path: store.path, keepsNames: true).run().columns.map(\.table)
        #expect(names == [name, "c", "c"])
    }

    @Test("of JSON keys that are identifiers are one column, as those of a map")
    func map() throws {
        let other = "0190a6c0-0000-7000-8000-000000000001"
        let text = """
            {"id":"\(Self.one)","users":{"\(Self.one)":{"device":"\(Self.one)"},"x \(other)":{"device":"\(other)"},"n":1}}
            {"id":"\(other)","users":{"\(other)":{"device":"\(other.uppercased())"}}}
            """
        let file = try SampleFile(text, name: "map.ndjson")
        let audits = try file.audit(.jsonLines)
        #expect(audits.map(\.column) == ["id", "users.*.device"])
        #expect(audits[1].rowCount == 3 && audits[1].forms == [.canonical: 2, .upper: 1])
        #expect(audits[1].twinRowCount == 2)
        #expect(try file.audit(.jsonLines, columns: ["users.*.device"]).map(\.forms) == [audits[1].forms])
    }

    @Test(
        "are refused as a header where a field holds an identifier",
        arguments: [one, "x \(one)", "5b2e7c90-1f3a-4d68-b7a4-90c1d2e3f40Z"])
    func header(_ field: String) throws {
        let file = try SampleFile("name,\(field)\nx,\(Self.one)\n")
        for columns in [[], [field], ["gone"]] {
            #expect {
                try file.audit(.csv, columns: columns)
            } throws: { error in
                guard case StoreError.record(1, let what) = error else { return false }
                return what.contains("--no-header") && !what.contains(field)
            }
        }
        // Who names a column of it knows that it is one.
        #expect(try file.audit(.csv, columns: ["name"]).map(\.column) == ["name"])
    }
}
