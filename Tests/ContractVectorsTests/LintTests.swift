import ContractVectors
import Foundation
import Testing

@Suite("The lint of vector files")
struct LintTests {
    /// A formatted file of one case, with changes to its text.
    private func source(_ changes: [(String, String)] = [], path: String = "a.json") throws -> VectorLint.Source {
        let plain = """
            {"schema": "bytecontract-vectors-1", "area": "uuid.text", "suite": "1.0.0", "title": "t",
             "notes": {"Flag": "why"},
             "groups": [{"name": "g", "operation": "uuid.parse", "level": "must", "section": "s", "profile": "strict",
               "parameters": {"rule": {"name": "any"}},
               "cases": [{"id": "uuid.text.0001", "comment": "c", "flags": ["Flag"],
                 "input": {"segments": [{"text": "x"}]},
                 "expect": {"verdict": "reject", "category": "uuid.hex-digit", "offset": 0}}]}]}
            """
        var text = try VectorFile(Data(plain.utf8)).formatted
        for (old, new) in changes {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        return VectorLint.Source(path: path, text: Array(text.utf8))
    }

    private func problems(_ sources: [VectorLint.Source], lock: VectorLock? = nil) -> [String] {
        VectorLint(sources, lock: lock, lockPath: "lock").problems.map(\.description)
    }

    private func lock(_ source: VectorLint.Source) throws -> VectorLock {
        VectorLock(locking: [try VectorFile(Data(source.text))])
    }

    @Test("passes a formatted, locked file")
    func clean() throws {
        #expect(problems([try source()], lock: try lock(source())) == [])
    }

    @Test("names the place of what cannot be read")
    func unreadable() throws {
        let changes: [((String, String), String)] = [
            (("\"area\"", "\"aria\""), "a.json: /aria: unknown key; did you mean `area`?"),
            (("uuid.parse", "uuid.prase"), "a.json: /groups/0/operation: expected one of"),
            (("uuid.hex-digit", "uuid.digit"), "a.json: /groups/0/cases/0/expect/category: expected a category"),
            (("\"length\": 1", "\"length\": 2"), "a.json: /groups/0/cases/0/input/length: expected 1"),
            (("uuid.text.0001", "uuid.text.1"), "a.json: /groups/0/cases/0/id: expected an id"),
            (("\"text\": \"x\"", "\"text\": \"x\", \"hex\": \"00\""), "/segments/0: expected one of"),
            (("\"segments\": [", "\"edges\": ["), "/input/edges: unknown key"),
            (("\"verdict\": \"reject\"", "\"verdict\": \"perhaps\""), "/expect/verdict: expected"),
        ]
        for (change, message) in changes {
            let found = problems([try source([change])])
            #expect(found.count == 1 && found[0].contains(message), "\(found)")
        }
    }

    @Test("bounds what a repeat may make, whatever the numbers")
    func bounds() throws {
        for count in ["99999999", "9223372036854775807", "-1"] {
            let repetition = "\"repeat\": {\"text\": \"ab\", \"count\": \(count)}"
            let found = problems([try source([("\"text\": \"x\"", repetition)])])
            #expect(found.count == 1 && found[0].contains("/segments/0"), "\(found)")
        }
    }

    @Test("sees what is not formatted")
    func format() throws {
        let broken = try source([("  \"area\"", "\"area\"")])
        #expect(problems([broken]) == ["a.json: not as the formatter writes it; run `vectors lint --fix`"])
    }

    @Test("sees a case that was changed behind the lock, and lets comments and flags change")
    func changed() throws {
        let lock = try lock(source())
        let sneaky = try source([("uuid.hex-digit", "uuid.length")])
        #expect(problems([sneaky], lock: lock).first?.contains("case uuid.text.0001 was changed") == true)
        #expect(problems([try source([("\"comment\": \"c\"", "\"comment\": \"other\"")])], lock: lock) == [])
    }

    @Test("sees cases that are new and cases that are gone")
    func newAndGone() throws {
        let renumbered = try source([("uuid.text.0001", "uuid.text.0002")])
        let found = problems([renumbered], lock: try lock(source()))
        #expect(
            found == [
                "a.json: case uuid.text.0002 is not in the lock; run `vectors lint --fix`",
                "lock: case uuid.text.0001 is in the lock and in no file; put it back, retired if need be",
            ])
    }

    @Test("sees ids used twice, foreign ids, flags without notes, notes without flags and mixed suites")
    func consistency() throws {
        let second = try source([("1.0.0", "1.1.0")], path: "b.json")
        let twice = problems([try source(), second])
        #expect(twice.contains { $0.contains("b.json: the id uuid.text.0001 is used twice") })
        #expect(twice.contains { $0.contains("suite 1.1.0 differs") })
        #expect(
            problems([try source([("\"uuid.text\"", "\"uuid.rule\"")])]).contains {
                $0.contains("does not begin with the area")
            })
        let foreign = problems([try source([("\"Flag\"\n", "\"Other\"\n")])])
        #expect(foreign.contains { $0.contains("the flag Other has no note") })
        #expect(foreign.contains { $0.contains("the note Flag belongs to no case") })
    }

    @Test("gives the same text again when a formatted file is read and formatted")
    func stable() throws {
        for file in VectorSuite.builtIn.files {
            #expect(try VectorFile(Data(file.formatted.utf8)).formatted == file.formatted)
        }
    }
}
