import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("Field types in JSON")
struct UUIDFieldTests {
    private struct Record: Codable, Equatable {
        var id: UUIDField<UUIDv4Rule>
        var parent: UUIDField<AnyUUIDRule>?
    }

    private enum NamedRule: UUIDFieldRule {
        static let rule = UUIDRule.v4
        static let fieldName: FieldName? = "order.id"
    }

    private let id = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"

    private func decode(_ json: String) throws -> Record {
        try JSONDecoder().decode(Record.self, from: Data(json.utf8))
    }

    @Test("A field decodes either case and encodes canonical text")
    func roundTrip() throws {
        let record = try decode(#"{"id":"\#(id.uppercased())"}"#)
        #expect(record == Record(id: try UUIDField(text: id)))
        #expect(String(decoding: try JSONEncoder().encode(record), as: UTF8.self) == #"{"id":"\#(id)"}"#)
        #expect(record.id.uuid == plainUUID(id) && record.id.canonicalText == id && "\(record.id)" == id)
    }

    @Test("JSON null and a missing key are not set, and the nil UUID is a value")
    func nullIsNotNil() throws {
        #expect(try decode(#"{"id":"\#(id)","parent":null}"#).parent == nil)
        #expect(try decode(#"{"id":"\#(id)"}"#).parent == nil)
        let nilText = "00000000-0000-0000-0000-000000000000"
        #expect(try decode(#"{"id":"\#(id)","parent":"\#(nilText)"}"#).parent?.canonicalText == nilText)
        #expect(throws: DecodingError.self) { try decode(#"{"id":"\#(nilText)"}"#) }
        #expect(throws: DecodingError.self) { try decode(#"{"id":null}"#) }
    }

    @Test("A refused value is dataCorrupted with path, category and refusal")
    func refused() throws {
        let json = #"[{"id":"\#(id)"},{"id":"e621e1f8-c36c-195a-93fc-0c247a3e6e5f"}]"#
        do {
            _ = try JSONDecoder().decode([Record].self, from: Data(json.utf8))
            Issue.record("a version 1 passed the rule v4")
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.codingPath.map(\.stringValue) == ["Index 1", "id"])
            #expect(context.debugDescription == "uuid.version")
            let refusal = try #require(context.underlyingError as? Refusal)
            #expect(refusal.finding == Finding(.uuidVersion, offset: 14, expected: 4, found: 1))
        }
    }

    @Test("No error text holds the value, whatever is wrong with it")
    func canary() throws {
        let canaries = [
            "canary0c-0000-4000-8000-00000000beef", "deadbeef-cafe-1000-8000-0123canary99", "decafbad-c0de",
            "decafbad-c0de-1abe-c0de-decafbadc0de", "{decafbad-c0de-4abe-80de-decafbadc0de}",
            "decafbadc0de4abe80dedecafbadc0de", "decafbad-c0de-4abe-80de-decafbadc0de canary",
        ]
        for value in canaries {
            let json = Data(#"{"id":"\#(value)"}"#.utf8)
            var texts: [String] = []
            do { _ = try JSONDecoder().decode(Record.self, from: json) } catch {
                texts += ["\(error)", String(reflecting: error), error.localizedDescription]
                if let error = error as? DecodingError, case .dataCorrupted(let context) = error {
                    texts += ["\(context)", "\(String(describing: context.underlyingError))"]
                }
            }
            do throws(Refusal) { _ = try UUIDRule.v4.parse(value) } catch {
                texts += [
                    "\(error)", String(reflecting: error), "\(error.finding)", error.finding.sentence,
                    error.finding.place,
                ]
                var dumped = ""
                dump(error, to: &dumped)
                texts.append(dumped)
            }
            #expect(texts.count == 11)
            for word in ["canary", "decafbad", "beef", "c0de", "cafe"] where value.contains(word) {
                #expect(texts.allSatisfy { !$0.lowercased().contains(word) })
            }
        }
    }

    @Test("The name of the field stands in the refusal")
    func fieldName() {
        let finding = Finding(.uuidNil, offset: 0, field: "order.id")
        let zero = UUID(plain: [UInt8](repeating: 0, count: 16))
        #expect(throws: Refusal(finding)) { try UUIDField<NamedRule>(zero) }
        #expect(throws: Refusal(finding)) { try UUIDField<NamedRule>(text: zero.plainText) }
        #expect(AnyUUIDRule.fieldName == nil)
    }

    @Test("The ready-made field rules are the rules of their names")
    func readyMade() {
        #expect(AnyUUIDRule.rule == .any && RFCUUIDRule.rule == .rfc)
        #expect(UUIDv4Rule.rule == .v4 && UUIDv7Rule.rule == .v7)
    }

    @Test("A dictionary keyed by a field is a list of pairs, so that a refused key is not shown as a coding path")
    func keys() throws {
        typealias Key = UUIDField<UUIDv4Rule>
        let table = [try Key(text: id.uppercased()): 1]
        let json = try JSONEncoder().encode(table)
        #expect(String(decoding: json, as: UTF8.self) == #"["\#(id)",1]"#)
        #expect(try JSONDecoder().decode([Key: Int].self, from: json) == table)
        for text in [#"["{\#(id)}",1]"#, #"{"\#(id)":1}"#] {
            do {
                _ = try JSONDecoder().decode([Key: Int].self, from: Data(text.utf8))
                Issue.record("accepted a refused key")
            } catch {
                #expect(!"\(error)".contains(id))
            }
        }
    }

    @Test("A property list takes the strict path too")
    func propertyList() throws {
        let record = Record(id: try UUIDField(text: id))
        let data = try PropertyListEncoder().encode(record)
        #expect(try PropertyListDecoder().decode(Record.self, from: data) == record)
    }
}
