import ContractFile
import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("The stores of a contract file")
struct StoreReadingTests {
    private func read(_ text: String) throws -> ContractFile { try ContractFile(Data(text.utf8)) }

    private static func store(_ members: String) -> String {
        #"{"schema": "bytecontract-1", "fields": {"order.id": {"type": "uuid"}}, "stores": {"app": {\#(members)}}}"#
    }

    @Test("are read with their columns, in order")
    func whole() throws {
        let contract = try read(
            """
            {"schema": "bytecontract-1",
             "fields": {"order.id": {"type": "uuid", "rule": "v4"}, "user.id": {"type": "uuid"}},
             "stores": {
               "app": {"path": "Data/app.sqlite", "format": "sqlite", "note": "on the device", "columns": [
                 {"table": "orders", "column": "id", "field": "order.id", "as": "text", "unique": true},
                 {"table": "orders", "column": "user", "field": "user.id", "as": "blob", "unique": false},
                 {"table": "items", "column": "user", "field": "user.id", "as": "blob", "layout": "microsoftGUID"}]},
               "list": {"path": "ids.txt", "columns": [{"field": "order.id"}]}}}
            """)
        #expect(contract.stores.map(\.name.text) == ["app", "list"])
        let app = try #require(contract.store(named: "app"))
        #expect(app.path == "Data/app.sqlite" && app.format == .sqlite && app.note == "on the device")
        #expect(app.columns.map(\.table) == ["orders", "orders", "items"])
        #expect(app.columns.map(\.column) == ["id", "user", "user"])
        #expect(app.columns.map(\.field.text) == ["order.id", "user.id", "user.id"])
        #expect(app.columns.map(\.storage) == [.text, .blob(.rfc9562), .blob(.microsoftGUID)])
        #expect(app.columns.map(\.isUnique) == [true, false, false])
        #expect(app.columns.map(\.mayRepeat) == [false, true, false])
        let list = try #require(contract.store(named: "list"))
        #expect(list.format == nil && list.columns.count == 1 && list.columns[0].column == nil)
        #expect(list.columns[0].storage == nil && contract.store(named: "other") == nil)
    }

    @Test("are not needed")
    func none() throws { #expect(try read(#"{"schema": "bytecontract-1"}"#).stores.isEmpty) }

    @Test(
        "are refused with the place of what is wrong",
        arguments: [
            (#"{"schema": "bytecontract-1", "stores": []}"#, "/stores: expected an object of stores by name"),
            (store(""), "/stores/app: the key `path` is missing"),
            (store(#""path": "a""#), "/stores/app: the key `columns` is missing"),
            (store(#""path": "", "columns": [{"field": "order.id"}]"#), "/stores/app/path: expected a path"),
            (store(#""path": "a", "columns": []"#), "/stores/app/columns: expected a list of at least one column"),
            (store(#""path": "a", "format": "xml", "columns": []"#), "/stores/app/format: expected one of \"sqlite\""),
            (store(#""path": "a", "columns": [{}]"#), "/stores/app/columns/0: the key `field` is missing"),
            (
                store(#""path": "a", "columns": [{"field": "id"}]"#),
                "/stores/app/columns/0/field: expected the name of a field"
            ),
            (
                store(#""path": "a", "columns": [{"field": "order.id", "as": "number"}]"#),
                "/stores/app/columns/0/as: expected \"text\" or \"blob\""
            ),
            (
                store(#""path": "a", "columns": [{"field": "order.id", "layout": "reversed"}]"#),
                "/stores/app/columns/0/layout: expected no layout"
            ),
            (
                store(#""path": "a", "columns": [{"field": "order.id", "as": "blob", "layout": "guid"}]"#),
                "/stores/app/columns/0/layout: expected one of \"rfc9562\""
            ),
            (
                store(#""path": "a", "columns": [{"field": "order.id"}, {"field": "order.id", "unique": true}]"#),
                "/stores/app/columns/1: is there twice"
            ),
            (
                store(#""path": "a", "columns": [{"field": "order.id", "tabel": "t"}]"#),
                "/stores/app/columns/0/tabel: unknown key; did you mean `table`?"
            ),
        ])
    func refused(_ text: String, _ message: String) {
        #expect {
            _ = try read(text)
        } throws: {
            "\($0)".contains(message)
        }
    }
}
