import ContractFindings
import Foundation
import MultipartContract
import MultipartUpload
import Testing
import UUIDContract

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The README")
struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("shows code that compiles and does what it says")
    func example() throws {
        let json = Data(#"{"id": "919108F7-52D1-4320-9BAC-F847DB4148A8"}"#.utf8)
        let photo = Data([0xff, 0xd8, 0xff])
        let url = try #require(URL(string: "http://127.0.0.1/upload"))

        // README begins
        enum OrderIDRule: UUIDFieldRule { static let rule = UUIDRule.v4 }
        struct Order: Codable { let id: UUIDField<OrderIDRule> }

        let order = try JSONDecoder().decode(Order.self, from: json)  // strict, or an error with path and category
        let key = order.id.canonicalText  // the one key for text columns, caches and file names

        var form = MultipartForm()  // names are checked here: no quotes, no line ends, nothing renamed
        try form.appendText(name: "title", "Holiday")
        try form.appendFile(name: "photo", filename: "p.jpg", data: photo, contentType: "image/jpeg")
        let request = URLRequest(url: url, multipart: try form.encode())  // header and body from one object
        // README ends

        #expect(key == "919108f7-52d1-4320-9bac-f847db4148a8")
        #expect(request.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("multipart/form-data; boundary=") == true)
        #expect(request.httpBody?.range(of: photo) != nil)
    }

    @Test("shows this file's code, letter for letter")
    func sameCode() throws {
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasPrefix("        ") ? String($0.dropFirst(8)) : String($0)
        }
        let start = try #require(lines.firstIndex(of: "// README begins"))
        let end = try #require(lines.firstIndex(of: "// README ends"))
        let readme = try String(contentsOf: ReadmeTests.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(lines[(start + 1)..<end].joined(separator: "\n")))
    }
}
