import ContractFile
import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("The contract file")
struct ContractFileTests {
    private func read(_ text: String) throws -> ContractFile { try ContractFile(Data(text.utf8)) }

    @Test("reads fields, samples, vector files and implementations")
    func readsAll() throws {
        let contract = try read(
            """
            {"schema": "bytecontract-1",
             "fields": {"order.id": {"type": "uuid", "rule": {"versions": [4, 7], "canonical": true}, "note": "n"},
                        "user.id": {"type": "uuid"},
                        "key": {"type": "uuid", "rule": {"name": "rfc", "nil": true, "max": true}}},
             "samples": [{"field": "order.id", "text": "x", "verdict": "reject", "category": "uuid.hex-digit"},
                         {"id": "a.b.0007", "field": "user.id", "hex": "00ff", "verdict": "accept", "value": "v"}],
             "vectors": ["v/a.json"],
             "implementations": {"app": {"command": ["run", "me"], "timeout": 0.5, "expectedFailures": "e.json"}}}
            """)
        #expect(contract.fields.map(\.name.text) == ["key", "order.id", "user.id"])
        #expect(
            contract.field(named: "order.id")?.rule
                == UUIDRule(versions: .only([4, 7]), requiresCanonicalText: true))
        #expect(contract.field(named: "user.id")?.rule == .any)
        #expect(
            contract.field(named: "key")?.rule
                == UUIDRule(versions: .only(Set(1...8)), allowsNil: true, allowsMax: true))
        #expect(contract.samples.map(\.id.text) == ["sample.0001", "a.b.0007"])
        #expect(contract.samples[0].answer == .reject(.uuidHexDigit))
        #expect(contract.samples[1].input == [0x00, 0xff])
        #expect(contract.samples[1].isBinary)
        #expect(contract.vectorPaths == ["v/a.json"])
        #expect(contract.implementations.first?.command == ["run", "me"])
        #expect(contract.implementations.first?.timeout == 0.5)
    }

    static let faults: [(text: String, error: String)] = [
        ("{", "no valid JSON at line 1, column 2: expected a key"),
        (#"{"schema": "bytecontract-1", "schema": "bytecontract-1"}"#, "/schema: the key stands twice"),
        (#"{"schema": "bytecontract-1",}"#, "no valid JSON at line 1, column 29"),
        ("[]", "expected an object"),
        ("{}", "the key `schema` is missing"),
        (#"{"schema": "bytecontract-2"}"#, #"/schema: expected "bytecontract-1""#),
        (#"{"schema": "bytecontract-1", "feilds": {}}"#, "/feilds: unknown key; did you mean `fields`?"),
        (#"{"schema": "bytecontract-1", "receivers": {}}"#, "/receivers: unknown key"),
        (#"{"schema": "bytecontract-1", "fields": []}"#, "/fields: expected an object of fields by name"),
        (#"{"schema": "bytecontract-1", "fields": {"a": {"type": "uid"}}}"#, #"/fields/a/type: expected "uuid""#),
        (
            #"{"schema": "bytecontract-1", "fields": {"a/b": {"type": "uuid", "rule": "v9"}}}"#,
            "/fields/a~1b/rule: expected a rule: any, rfc, or v1 to v8"
        ),
        (rule("null"), "/fields/a/rule: expected a rule: any, rfc, or v1 to v8, or an object"),
        (rule("4"), "/fields/a/rule: expected a rule: any, rfc, or v1 to v8, or an object"),
        (rule("[]"), "/fields/a/rule: expected a rule: any, rfc, or v1 to v8, or an object"),
        (
            #"{"schema": "bytecontract-1", "\u001b[31m/~\u0301": 1}"#, "/\\u{1b}[31m~1~0\u{301}: unknown key"
        ),
        (
            #"{"schema": "bytecontract-1", "fields": {"a": {"type": "uuid", "rule": {"versions": []}}}}"#,
            "/fields/a/rule/versions: expected at least one version"
        ),
        (
            #"{"schema": "bytecontract-1", "fields": {"a": {"type": "uuid", "rule": {"versions": [9]}}}}"#,
            "/fields/a/rule/versions/0: expected a version from 1 to 8"
        ),
        (
            #"{"schema": "bytecontract-1", "fields": {"a": {"type": "uuid", "rule": {"name": "v4", "versions": [4]}}}}"#,
            "/fields/a/rule: expected either `name` or `versions`"
        ),
        (
            #"{"schema": "bytecontract-1", "fields": {"\u0007": {"type": "uuid"}}}"#,
            "expected a name of 1 to 200 printable bytes"
        ),
        (
            #"{"schema": "bytecontract-1", "samples": [{"field": "a", "text": "", "verdict": "accept"}]}"#,
            "/samples/0/field: expected the name of a field under `fields`"
        ),
        (sample(#""text": "", "hex": "", "verdict": "accept""#), "/samples/0: expected either `text` or `hex`"),
        (sample(#""hex": "0", "verdict": "accept""#), "/samples/0/hex: expected pairs of hexadecimal digits"),
        (sample(#""text": "", "verdict": "maybe""#), #"/samples/0/verdict: expected "accept" or "reject""#),
        (
            sample(#""text": "", "verdict": "reject", "category": "uuid.lenght""#),
            "/samples/0/category: expected a category that `bytecontract explain` lists, for example uuid.length"
        ),
        (
            sample(#""text": "", "verdict": "accept", "category": "uuid.nil""#),
            "/samples/0/category: expected no category"
        ),
        (sample(#""text": "", "verdict": "reject", "value": """#), "/samples/0/value: expected no value"),
        (sample(#""id": "Upper.0001", "text": "", "verdict": "accept""#), "/samples/0/id: expected an id"),
        (
            #"{"schema": "bytecontract-1", "implementations": {"a": {"command": []}}}"#,
            "/implementations/a/command: expected a list of program and arguments"
        ),
        (
            #"{"schema": "bytecontract-1", "implementations": {"a": {"command": ["x"], "timeout": 0}}}"#,
            "/implementations/a/timeout: expected seconds from 0.01 to 3600"
        ),
    ]

    private static func sample(_ members: String) -> String {
        #"{"schema": "bytecontract-1", "fields": {"a": {"type": "uuid"}}, "samples": [{"field": "a", \#(members)}]}"#
    }

    private static func rule(_ rule: String) -> String {
        #"{"schema": "bytecontract-1", "fields": {"a": {"type": "uuid", "rule": \#(rule)}}}"#
    }

    @Test("names the place and the cure of every fault")
    func faultsAreNamed() {
        for fault in ContractFileTests.faults {
            do {
                _ = try read(fault.text)
                Issue.record("accepted: \(fault.text)")
            } catch {
                #expect("\(error)".contains(fault.error), "\(fault.text)")
            }
        }
    }

    @Test("names line and column of broken JSON, and not a word of it")
    func brokenJSONIsPlaced() throws {
        do {
            _ = try read("{\n  \"schema\": CANARY\n}")
            Issue.record("accepted broken JSON")
        } catch {
            #expect("\(error)" == "no valid JSON at line 2, column 13: expected a value after the colon")
            #expect(!"\(error)".contains("CANARY"))
        }
    }

    @Test("refuses two samples of one id")
    func duplicateIDs() {
        let text =
            #"{"schema": "bytecontract-1", "fields": {"a": {"type": "uuid"}}, "samples": [{"id": "a.0001", "field": "a", "text": "", "verdict": "accept"}, {"id": "a.0001", "field": "a", "text": "", "verdict": "accept"}]}"#
        #expect(throws: DocumentError.self) { try read(text) }
    }

    @Test("reads many fields and samples, and tells from which on a sample needs an id of its own")
    func many() throws {
        let count = 20_000
        let fields = (0..<count).map { #""f\#($0)": {"type": "uuid"}"# }.joined(separator: ",")
        let document = { (needsID: Int) in
            let samples = (0..<count).map { index in
                let id = index < needsID ? "" : #""id": "own.s\#(index).0001", "#
                return #"{\#(id)"field": "f\#(index)", "text": "", "verdict": "reject"}"#
            }
            return
                #"{"schema": "bytecontract-1", "fields": {\#(fields)}, "samples": [\#(samples.joined(separator: ","))]}"#
        }
        let contract = try read(document(9_999))
        #expect(contract.fields.count == count && contract.samples.count == count)
        #expect(contract.samples[9_998].id.text == "sample.9999")
        #expect(contract.samples[19_999].field == contract.fields.first { $0.name.text == "f19999" }?.name)
        do {
            _ = try read(document(10_000))
            Issue.record("made an id of five digits")
        } catch {
            #expect("\(error)" == "/samples/9999: expected an id; more than 9,999 samples: give each an id")
        }
    }

    @Test("does not copy a long key for every element below it")
    func longKey() throws {
        let key = String(repeating: "k", count: 1 << 20)
        let versions = Array(repeating: "4", count: 100_000).joined(separator: ",")
        do {
            _ = try read(
                #"{"schema": "bytecontract-1", "fields": {"\#(key)": {"type": "uuid", "rule": {"versions": [\#(versions)]}}}}"#
            )
            Issue.record("accepted a long name")
        } catch {
            #expect("\(error)".utf8.count < 2_000)
            #expect("\(error)".hasSuffix("...: expected a name of 1 to 200 printable bytes"))
        }
    }

    @Test("is found in the folders above, up to the repository's root and no further")
    func search() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent("contract-\(UUID().uuidString)")
        defer { try? files.removeItem(at: root) }
        let inner = root.appendingPathComponent("repository/a/b")
        try files.createDirectory(at: inner, withIntermediateDirectories: true)
        try files.createDirectory(at: root.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
        let outside = root.appendingPathComponent("bytecontract.json")
        try Data("{}".utf8).write(to: outside)
        #expect(ContractFile.path(above: inner.path) == nil)
        #expect(ContractFile.path(above: root.path) == outside.path)
        let inside = root.appendingPathComponent("repository/bytecontract.json")
        try Data("{}".utf8).write(to: inside)
        #expect(ContractFile.path(above: inner.path) == inside.path)
        #expect(ContractFile.path(above: inner.path + "/../b/./") == inside.path)
    }
}

@Suite("Suggestions")
struct SuggestionTests {
    @Test("find slips and leave other words alone")
    func nearest() {
        let words = ["check", "encode", "explain", "uuid check", "vectors lint"]
        #expect(Suggestion.nearest(to: "chekc", among: words) == "check")
        #expect(Suggestion.nearest(to: "explian", among: words) == "explain")
        #expect(Suggestion.nearest(to: "ENCODE", among: words) == "encode")
        #expect(Suggestion.nearest(to: "", among: words) == nil)
        #expect(Suggestion.nearest(to: "something", among: words) == nil)
        #expect(Suggestion.nearest(to: String(repeating: "x", count: 1 << 20), among: words) == nil)
    }
}

@Suite("Ordered JSON")
struct OrderedJSONTests {
    @Test("keeps the order of keys, and Foundation reads the same strings back")
    func roundTrip() throws {
        let hostile = (0..<128).map { String(UnicodeScalar(UInt8($0))) }.joined() + "\u{2028}\u{FEFF}é验\u{1F600}"
        let document = OrderedJSON.object([
            ("z", .string(hostile)), ("a", .array([.int(-1), .bool(true)])), ("e", .array([])),
        ])
        for text in [document.line, document.document] {
            let value = try JSONValue(document: Data(text.utf8))
            #expect(value == .object(["z": .string(hostile), "a": .array([.int(-1), .bool(true)]), "e": .array([])]))
        }
        #expect(document.line.hasPrefix(#"{"z": "#))
        #expect(!document.line.contains("\n"))
    }
}
