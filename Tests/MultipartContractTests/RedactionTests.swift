import ContractFindings
import MultipartContract
import Testing

@Suite("Nothing leaks")
struct RedactionTests {
    static let canary = "Canary"

    @Test("Printing, reflecting or dumping a form and its pieces shows no name, filename, header or content")
    func printing() throws {
        let header = try PartHeader(name: "X-\(Self.canary)", value: Self.canary)
        let part = try Part.file(
            name: Self.canary, filename: Self.canary, bytes: Array(Self.canary.utf8), contentType: "a/\(Self.canary)",
            headers: [header])
        var form = MultipartForm([part])
        try form.appendText(name: Self.canary, Self.canary)
        let values: [Any] = [
            header, part, part.content, form.parts[1].content, form, try form.encode(), form.parts,
            Optional(part) as Any,
        ]
        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] {
                #expect(!text.contains(Self.canary))
                #expect(!text.contains("67, 97, 110"))
            }
        }
    }

    @Test("A refusal shows category, place and cure, never the input")
    func refusals() {
        let attempts: [() throws -> Void] = [
            { _ = try Part.text(name: Self.canary + "\"", "") },
            { _ = try Part.file(name: "n", filename: Self.canary + "é", bytes: []) },
            { _ = try Part.text(name: "n", "", contentType: Self.canary) },
            { _ = try PartHeader(name: Self.canary + ":", value: "") },
            { _ = try PartHeader(name: "X", value: Self.canary + "\n") },
            { _ = try MultipartForm([.text(name: "n", Self.canary)]).encode(boundary: Boundary(Self.canary)) },
            { _ = try Boundary(Self.canary + "\"") },
        ]
        for attempt in attempts {
            let refusal = #expect(throws: Refusal.self) { try attempt() }
            var dumped = ""
            dump(refusal, to: &dumped)
            #expect(!"\(String(describing: refusal)) \(dumped)".contains(Self.canary))
        }
    }
}
