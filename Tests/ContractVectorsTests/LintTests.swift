import ContractFile
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
            (("\"area\": ", "\"area\": \"b\", \"area\": "), "a.json: /area: the key stands twice in its object"),
            (("\"cases\": [", "\"cases\": [], \"cases\": ["), "a.json: /groups/0/cases: the key stands twice"),
            (("  \"suite\"", "  \"title\": \"t\", \"suite\""), "a.json: /title: the key stands twice"),
            (("\"offset\": 0", "\"offset\": 0,"), "a.json: no valid JSON at line"),
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
            // `--fix` writes only what was read, so that nothing of such a file is lost.
            #expect(VectorLint([try source([change])], lock: nil, lockPath: "lock").files.isEmpty)
        }
    }

    @Test("calls no case lost while a file cannot be read")
    func unreadableIsNotLost() throws {
        let broken = try source([("\"area\"", "\"aria\"")])
        #expect(problems([broken], lock: try lock(source())).count == 1)
        #expect(problems([], lock: try lock(source())).count == 1)
    }

    @Test("keeps the reference to the JSON schema")
    func schemaReference() throws {
        let text = String(decoding: try source().text, as: UTF8.self)
        let referring = text.replacing("{\n  \"schema\"", with: "{\n  \"$schema\": \"../s.json\",\n  \"schema\"")
        #expect(try VectorFile(Data(referring.utf8)).formatted == referring)
    }

    @Test("bounds what all segments of a file may make together, before it is made")
    func budget() throws {
        let vectors = { (count: Int, repeats: Int, text: String) in
            (1...count).map { number in
                """
                {"id": "uuid.text.\(String(10_000 + number).dropFirst())", "comment": "c",
                 "input": {"segments": [{"text": ""}, {"repeat": {"text": "\(text)", "count": \(repeats)}}]},
                 "expect": {"verdict": "reject", "category": "uuid.hex-digit"}}
                """
            }
        }
        let file = { (cases: [String]) in
            let text = """
                {"schema": "bytecontract-vectors-1", "area": "uuid.text", "suite": "1.0.0", "title": "t",
                 "groups": [{"name": "g", "operation": "uuid.parse", "level": "must", "section": "s", "profile": "strict",
                   "cases": [\(cases.joined(separator: ","))]}]}
                """
            return try VectorFile(Data(text.utf8))
        }
        do {
            // 100 times 16 MiB out of 17 KB: four cases fit.
            _ = try file(vectors(100, 16 << 20, "x"))
            Issue.record("made more than 64 MiB")
        } catch let error as DocumentError {
            #expect(
                error.description
                    == "/groups/0/cases/4/input/segments/1: expected at most 67108864 bytes in all segments of the file"
            )
        }
        // An empty text makes nothing, however often.
        #expect(try file(vectors(100, 16 << 20, "")).groups[0].cases.allSatisfy { $0.input.bytes.isEmpty })
    }

    @Test("repeats runs of every length as often as it is told")
    func repeats() {
        for run in ["", "a", "ab", String(repeating: "x", count: 4095), String(repeating: "y", count: 5000)] {
            for count in [-1, 0, 1, 2, 3, 4095, 4096, 4097] where run.utf8.count * count < 1 << 20 {
                let expected = Array(String(repeating: run, count: max(0, count)).utf8)
                let bytes = VectorBytes([.hex([7]), .repeatedText(run, count: count)]).bytes
                #expect(bytes.first == 7 && Array(bytes.dropFirst()) == expected)
                #expect(VectorBytes([.repeatedHex(Array(run.utf8), count: count)]).bytes == expected)
            }
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
