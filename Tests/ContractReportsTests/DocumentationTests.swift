import Foundation
import Testing

/// The examples of `Documentation/reports.md` are what the formats write.
@Suite struct DocumentationTests {
    @Test func everyExampleIsItsGoldenFile() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Documentation/reports.md")
        let document = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let marker = "<!-- golden: "
        let examples = document.components(separatedBy: marker).dropFirst()
        #expect(examples.count == 8)
        for example in examples {
            let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
            let name = String(lines[0].prefix { $0 != " " })
            let body = lines.dropFirst(2).prefix { $0 != "```" }.joined(separator: "\n") + "\n"
            let golden = try Data(contentsOf: GoldenTests.directory.appendingPathComponent(name))
            if name.hasSuffix(".json") {
                let shown = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? NSDictionary
                let written = try JSONSerialization.jsonObject(with: golden) as? NSDictionary
                #expect(shown != nil && shown == written, "\(name)")
            } else {
                #expect(body == String(decoding: golden, as: UTF8.self), "\(name)")
            }
        }
    }
}
