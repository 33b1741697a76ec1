import Foundation
import Testing

/// The house rule of ARCHITECTURE.md, held against the sources.
@Suite("The house")
struct FloorTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The floors as the table in ARCHITECTURE.md names them: `| 2 | `UUIDContract` | …`.
    private func floors() throws -> [String: Int] {
        let text = try String(contentsOf: FloorTests.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        var floors: [String: Int] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("|") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count >= 3, let floor = Int(cells[0]), cells[1].hasPrefix("`") else { continue }
            floors[cells[1].trimmingCharacters(in: CharacterSet(charactersIn: "`"))] = floor
        }
        // An empty table would make every check below hold.
        try #require(floors.count >= 8)
        return floors
    }

    private func swiftFiles(of target: String) throws -> [URL] {
        let folder = FloorTests.root.appendingPathComponent("Sources/\(target)")
        let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (names?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    }

    @Test("names a floor for every target that is there")
    func everyTargetHasAFloor() throws {
        let floors = try floors()
        let targets = try FileManager.default.contentsOfDirectory(
            atPath: FloorTests.root.appendingPathComponent("Sources").path)
        #expect(!targets.isEmpty)
        for target in targets where !target.hasPrefix(".") { #expect(floors[target] != nil, "\(target)") }
    }

    @Test("has no arrow upward or along a floor")
    func importsGoDown() throws {
        let floors = try floors()
        for (target, floor) in floors {
            for file in try swiftFiles(of: target) {
                let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                for line in lines {
                    let words = line.split(separator: " ")
                    guard let position = words.firstIndex(of: "import"), position < 2, !line.contains("\""),
                        position + 1 < words.count,
                        let other = floors[String(words[position + 1])]
                    else { continue }
                    let isKernel =
                        words[position + 1].hasPrefix("C") && words[position + 1].dropFirst().first?.isUppercase == true
                    #expect(
                        other < floor || isKernel, "\(target)/\(file.lastPathComponent) imports \(words[position + 1])")
                }
            }
        }
    }

    @Test("has no room of more than 420 lines, apart from what is generated")
    func rooms() throws {
        for target in try floors().keys {
            for file in try swiftFiles(of: target) where !file.path.contains("/Generated/") {
                let count = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false
                ).count
                #expect(count <= 420, "\(target)/\(file.lastPathComponent)")
            }
        }
    }
}
