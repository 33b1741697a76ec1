import ContractFindings
import Foundation
import OrderIdentifiers
import Testing

@Suite("One field type for API, cache and import")
struct OrderIdentifiersTests {
    private let id = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"

    @Test("The same order from two servers that differ in case is one entry of the cache")
    func cache() throws {
        let json = #"[{"id":"\#(id)","count":1},{"id":"\#(id.uppercased())","count":2,"replaces":null}]"#
        var cache = OrderCache()
        for order in try OrderAPI.orders(from: Data(json.utf8)) { cache.store(order) }
        #expect(cache.count == 1)
        #expect(cache.order(try OrderID(text: id))?.count == 2)
        #expect(OrderCache.fileName(for: try OrderID(text: id.uppercased())) == "\(id).json")
    }

    @Test("An imported order and a decoded one meet in the cache, and go out as canonical text")
    func importMeetsAPI() throws {
        let imported = OrderImport(csv: "\(id.uppercased()),3\r\n\n017f22e2-79b0-7cc3-98c4-dc0c0c07398f,4")
        #expect(imported.findings.isEmpty && imported.linesWithoutCount.isEmpty)
        #expect(imported.orders.map(\.count) == [3, 4])
        var cache = OrderCache()
        for order in imported.orders { cache.store(order) }
        let order = try #require(cache.order(try OrderID(text: id)))
        #expect(String(decoding: try OrderAPI.json(of: order), as: UTF8.self) == #"{"count":3,"id":"\#(id)"}"#)
    }

    @Test("The import names line, field and category of a bad id, as the API does")
    func badIdentifiers() throws {
        let csv = "\(id),1\n{\(id)},1\n00000000-0000-0000-0000-000000000000,1\n\(id),many\n\(id)\n"
        let imported = OrderImport(csv: csv)
        #expect(
            imported.findings == [
                Finding(.uuidWrapper, offset: 0, field: "order.id", line: 2, expected: 36, found: 38),
                Finding(.uuidNil, offset: 0, field: "order.id", line: 3),
            ])
        #expect(imported.linesWithoutCount == [4, 5])
        do {
            _ = try OrderAPI.orders(from: Data(#"[{"id":"{\#(id)}","count":1}]"#.utf8))
            Issue.record("a wrapped id passed")
        } catch DecodingError.dataCorrupted(let context) {
            #expect((context.underlyingError as? Refusal)?.category == .uuidWrapper)
        }
    }
}
