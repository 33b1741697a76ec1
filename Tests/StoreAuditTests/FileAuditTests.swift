import ContractFindings
import Foundation
import StoreAudit
import Testing
import UUIDContract

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite("The audit of a file")
struct FileAuditTests {
    private static let first = "919108f7-52d1-4320-9bac-f847db4148a8"
    private static let second = "0190a6c0-0000-7000-8000-000000000001"

    @Test("reveals each row that is refused or has a twin, in the order of the lines, and no other")
    func revealed() throws {
        let text =
            "id,other\n\(Self.first),\(Self.first)\n\(Self.second),\nx,\(Self.first)\n\"\(Self.first.uppercased())\","
        let file = try SampleFile(text)
        let audit = FileAudit(
            path: file.path, format: .csv, columns: ["id", "other"],
            space: SearchSpace(recordMemory: 1 << 20, tableMemory: 1 << 20), chunkLength: 20,
            rule: { ColumnRule(rule: $0 == "id" ? UUIDRule(requiresCanonicalText: true) : .any) })
        var rows: [String] = []
        let (audits, hasAllTwins) = try audit.run { row in
            let value = String(decoding: row.value, as: UTF8.self)
            rows.append("\(row.column) \(row.category.rawValue) \(row.line) \(value)")
        }
        #expect(
            rows == [
                "id store.twins 2 \(Self.first)", "other uuid.length 3 ", "id uuid.hex-digit 4 x",
                "id uuid.not-canonical 5 \(Self.first.uppercased())", "id store.twins 5 \(Self.first.uppercased())",
                "other uuid.length 5 ",
            ])
        #expect(hasAllTwins && audits[0].twinGroupCount == 1 && audits[1].duplicateGroupCount == 1)
    }

    @Test("says where there is no room for all twins that are to be revealed")
    func tooManyTwins() throws {
        let lines = (1000..<1100).flatMap { ["\(Self.first.dropLast(5))a\($0)", "\(Self.first.dropLast(5))A\($0)"] }
        let file = try SampleFile(lines.joined(separator: "\n"), name: "of.txt")
        let audit = FileAudit(
            path: file.path, format: .lines,
            space: SearchSpace(recordMemory: 1 << 20, tableMemory: 1 << 10, threadCount: 1))
        var count = 0
        let (audits, hasAllTwins) = try audit.run { row in if row.category == .storeTwins { count += 1 } }
        #expect(audits[0].twinGroupCount == 100 && !hasAllTwins && count > 0 && count < 200)
        #expect(throws: StoreError.unreadable) {
            try FileAudit(path: "-", format: .lines, space: SearchSpace(memory: 0)).run { _ in }
        }
    }

    @Test("reads a stream once, with the columns found by its contents")
    func stream() throws {
        let file = try SampleFile("", name: "anchor")
        let path = file.path + ".fifo"
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        let rows = (0..<40000).map { "x\($0),\(Self.first.dropLast(5))\(10000 + $0)\n" }
        let text = "note,id\n" + rows.joined() + "y,\(Self.first.uppercased())"
        let writer = Thread {
            let handle = FileHandle(forWritingAtPath: path)
            try? handle?.write(contentsOf: Data(text.utf8))
            try? handle?.close()
        }
        writer.start()
        let space = SearchSpace(recordMemory: 1 << 12, tableMemory: 1 << 20)
        let audits = try FileAudit(path: path, format: .csv, space: space).run()
        #expect(audits.map(\.column) == ["id"] && audits[0].rowCount == 40001 && space.hasSpilled)
        #expect(audits[0].forms == [.canonical: 40000, .upper: 1])
    }

    @Test("finds the same with memory for a few rows as with memory for all")
    func spilled() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        var text: [UInt8] = []
        for _ in 0..<40000 {
            guard case .text(let bytes) = SampleValue.random(pool: 30000, using: &generator) else { continue }
            text += bytes.filter { $0 != 0x0a } + [0x0a]
        }
        let file = try SampleFile(text, name: "of.txt")
        func run(_ records: Int, _ tables: Int) throws -> ([ColumnAudit], Bool) {
            let space = SearchSpace(recordMemory: records, tableMemory: tables, threadCount: 2, seed: seed)
            return (
                try FileAudit(path: file.path, format: .lines, space: space, chunkLength: 999).run(), space.hasSpilled
            )
        }
        let (whole, few) = (try run(1 << 26, 1 << 24), try run(1 << 12, 1 << 12))
        #expect(!whole.1 && few.1)
        #expect(whole.0 == few.0 && whole.0[0].twinGroupCount > 0, "seed \(seed)")
    }

    @Test("gives everything back, whether it ends, fails or is cancelled")
    func givesBack() throws {
        let rows = (0..<80000).map { "\(Self.first.dropLast(5))\(10000 + $0)\n" }.joined()
        for (tail, cancels) in [("", false), ("\"", false), ("", true)] {
            let file = try SampleFile("id\n" + rows + tail)
            weak var remembered: SearchSpace?
            do {
                let space = SearchSpace(recordMemory: 1 << 12, tableMemory: 1 << 12, threadCount: 2)
                remembered = space
                let audit = FileAudit(
                    path: file.path, format: .csv, columns: ["id"], space: space, chunkLength: 100_000,
                    onProgress: { (done, total) throws(StoreError) in
                        if cancels, done > 5 << 19 { throw .cancelled }
                        #expect(total == rows.utf8.count + 3 + tail.utf8.count)
                    })
                let outcome = Result { () throws(StoreError) in try audit.run() }
                #expect(space.hasSpilled)
                switch outcome {
                case .success: #expect(tail.isEmpty && !cancels)
                case .failure(.cancelled): #expect(cancels)
                case .failure(.record(80002, _)): #expect(tail == "\"")
                case .failure(let error): Issue.record("\(error)")
                }
            }
            // With the space go its file and its memory.
            #expect(remembered == nil)
            #if os(Linux)
                #expect(!Self.openPaths.contains(file.path))
            #endif
        }
    }

    #if os(Linux)
        private static var openPaths: [String] {
            let folder = "/proc/self/fd"
            return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
            }
        }
    #endif

    @Test("of what cannot be read is an error")
    func unreadable() throws {
        let file = try SampleFile("")
        for path in [file.path + ".not", String(file.path.dropLast("/sample.csv".count)), "a\0b"] {
            #expect(throws: StoreError.unreadable) {
                try FileAudit(path: path, format: .csv, space: SearchSpace(memory: 0)).run()
            }
        }
    }
}
