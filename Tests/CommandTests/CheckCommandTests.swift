import Foundation
import Testing

@Suite("bytecontract check")
struct CheckCommandTests {
    private let adapter = "python3 Adapters/python/uuid_adapter.py"

    @Test("holds for the example, with toolchain, version and suite in the header")
    func example() throws {
        let result = try Tool.run(["check", "Examples/orders", "--format", "json"])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.json["verdict"] as? String == "accept")
        #expect((result.json["toolchain"] as? String)?.contains("Swift version") == true)
        #expect(result.json["suite"] as? String == "1.0.0")
        let checks = (result.json["checks"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        for name in ["uuid.identity: case and identity", "contract: order.id", "orders.upload: delivery note"] {
            #expect(checks.contains(name))
        }
        #expect(checks.contains { $0.hasPrefix("python · ") })
    }

    @Test("says that there is no toolchain where there is none")
    func noToolchain() throws {
        let result = try Tool.run(["uuid", "check", "x"], environment: ["PATH": "/nowhere"])
        #expect(result.output.contains("no Swift toolchain installed"))
    }

    @Test("finds the contract from a folder inside, and runs the vectors alone without one")
    func discovery() throws {
        let inside = try Tool.run(
            ["check"], directory: Tool.repository.appendingPathComponent("Examples/orders/vectors"))
        #expect(inside.status == 0, "\(inside.output)\(inside.errors)")
        #expect(inside.output.contains("contract: order.id"))
        try Tool.withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
            let alone = try Tool.run(["check"], directory: folder)
            #expect(alone.status == 0)
            #expect(alone.errors.contains("running the built-in vectors alone"))
            #expect(try Tool.run(["check", "."], directory: folder).status == 2)
        }
    }

    @Test("says what the rule is, what was expected and what came, and fails")
    func wrongContract() throws {
        try Tool.withFolder { folder in
            let contract = """
                {"schema": "bytecontract-1", "fields": {"id": {"type": "uuid", "rule": "v4"}}, "samples": [
                  {"id": "id.0001", "field": "id", "text": "c4n4ry", "verdict": "accept"},
                  {"id": "id.0002", "field": "id", "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964", "verdict": "reject"},
                  {"id": "id.0003", "field": "id", "text": "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964", "verdict": "accept",
                   "value": "6E0C9A41-3B27-4D15-A8F0-7C5E21D3B964"},
                  {"id": "id.0004", "field": "id", "text": "c4n4ry", "verdict": "reject", "category": "uuid.nil"}]}
                """
            try Data(contract.utf8).write(to: folder.appendingPathComponent("bytecontract.json"))
            let result = try Tool.run(["check", ".", "--report", "json=report.json"], directory: folder)
            #expect(result.status == 1)
            #expect(!result.output.contains("c4n4ry"))
            for words in [
                "id.0001: vector.rejected", "id.0002: vector.accepted", "id.0003: vector.value",
                "version 4, variant of RFC 9562", "id.0004: vector.category", "expected", "came",
            ] { #expect(result.output.contains(words), "\(words)") }
            let report = try JSONSerialization.jsonObject(
                with: Data(contentsOf: folder.appendingPathComponent("report.json")))
            #expect((report as? [String: Any])?["errorCount"] as? Int == 4)
        }
    }

    @Test("takes a vector of the project that names another category than the library for a mistake")
    func wrongCategory() throws {
        try Tool.withFolder { folder in
            let vectors = try String(
                contentsOf: Tool.repository.appendingPathComponent("Vectors/uuid-text.json"), encoding: .utf8)
            let changed = vectors.replacing("\"uuid.text.", with: "\"own.text.").replacing(
                "\"uuid.text\"", with: "\"own.text\""
            )
            .replacing("\"uuid.wrapper\"", with: "\"uuid.length\"")
            try Data(changed.utf8).write(to: folder.appendingPathComponent("own.json"))
            let result = try Tool.run(["check", "own.json", "--format", "json"], directory: folder)
            #expect(result.status == 1)
            #expect(Set(result.categories) == ["vector.category"])
        }
    }

    @Test("names file and place of a contract that cannot be used")
    func brokenContract() throws {
        try Tool.withFolder { folder in
            try Data(#"{"schema": "bytecontract-1", "vectors": ["gone.json"]}"#.utf8).write(
                to: folder.appendingPathComponent("bytecontract.json"))
            let gone = try Tool.run(["check", "bytecontract.json"], directory: folder)
            #expect(gone.status == 2)
            #expect(gone.errors.contains("gone.json"))
            try Data(#"{"schema": "bytecontract-1", "sampels": []}"#.utf8).write(
                to: folder.appendingPathComponent("bytecontract.json"))
            let slip = try Tool.run(["check", "."], directory: folder)
            #expect(slip.status == 2)
            #expect(slip.errors.contains("/sampels: unknown key; did you mean `samples`?"))
        }
    }

    @Test("runs an outside implementation: failures, expected failures, and one that cannot be run")
    func outside() throws {
        let differs = try Tool.run(["check", "--adapter", adapter, "--format", "json"])
        #expect(differs.status == 1)
        #expect(differs.categories.allSatisfy { $0 == "vector.accepted" })
        let expected = try Tool.run(
            ["check", "--adapter", adapter, "--expected-failures", "Adapters/python/expected-failures.json"])
        #expect(expected.status == 0, "\(expected.output)")
        for command in ["/nowhere/adapter", "true", "echo hello"] {
            let result = try Tool.run(["check", "--adapter", command])
            #expect(result.status == 3)
            #expect(result.errors.contains("adapter"))
            #expect(try Tool.run(["adapter", "check", command]).status == 3)
        }
    }

    @Test("takes the adapter's command as the shell does, and says that a program is not there")
    func shellLine() throws {
        let list = ["--expected-failures", "Adapters/python/expected-failures.json"]
        for line in ["BYTES=1 \(adapter)", "cd Adapters/python && python3 uuid_adapter.py", "true; \(adapter) | cat"] {
            let result = try Tool.run(["check", "--adapter", line] + list)
            #expect(result.status == 0, "\(line): \(result.errors)")
        }
        for line in ["no-such-program-anywhere", "BYTES=1 /etc/passwd", "true && no-such-program-anywhere --now"] {
            let result = try Tool.run(["check", "--adapter", line])
            #expect(result.status == 3)
            #expect(result.errors.contains("cannot be started"), "\(line)")
        }
    }

    @Test("ends with 3 and a line when an adapter hangs, and when its messages cannot be kept in private")
    func hangingAdapter() throws {
        try Tool.withFolder { folder in
            let file = folder.appendingPathComponent("adapter.py")
            let text = """
                import sys, time
                sys.stdin.readline()
                print('{"implementation": "slow", "operations": ["uuid.parse"]}', flush=True)
                time.sleep(100)
                """
            try Data(text.utf8).write(to: file)
            try Data(
                #"{"schema": "bytecontract-1", "implementations": {"slow": {"command": ["python3", "adapter.py"], "timeout": 0.1}}}"#
                    .utf8
            ).write(to: folder.appendingPathComponent("bytecontract.json"))
            let line = "python3 adapter.py"
            for words in [
                ["check", "bytecontract.json"], ["check", "--adapter", line, "--timeout", "0.1"],
                ["adapter", "check", line, "--timeout", "0.10"],
            ] {
                let result = try Tool.run(words, directory: folder)
                #expect(result.status == 3)
                #expect(result.output.isEmpty)
                #expect(result.errors.contains("three times in a row"))
            }
            for words in [["check", "--adapter", line], ["adapter", "check", line], ["check", "."]] {
                let result = try Tool.run(words + ["--stderr", "gone/errors"], directory: folder)
                #expect(result.status == 3)
                #expect(result.errors.contains("file for standard error"))
            }
        }
    }

    @Test("takes a time in decimal, from a hundredth of a second to an hour")
    func timeouts() throws {
        for text in [
            "0x10", "1e-320", "1e2", "0", "0.009", "3601", "inf", "nan", "-1", "+5", "5.", ".5", "1.2.3", " 5", "",
        ] {
            let result = try Tool.run(["adapter", "check", "true", "--timeout=\(text)"])
            #expect(result.status == 2, "\(text)")
            #expect(result.errors.contains("0.01 to 3600"))
        }
        for text in ["0.01", "5", "007.50", "3600"] {
            #expect(try Tool.run(["adapter", "check", "true", "--timeout", text]).status == 3, "\(text)")
        }
    }

    @Test("refuses ids that two vector files share, and names file and id")
    func sharedIDs() throws {
        let vectors = "Examples/orders/vectors/upload.json"
        let twice = try Tool.run(["check", vectors, vectors])
        #expect(twice.status == 2)
        #expect(twice.errors.contains("\(vectors): the id orders.upload.0001 is one of \(vectors) too"))
        let builtIn = try Tool.run(["check", "Vectors/uuid-text.json"])
        #expect(builtIn.status == 2)
        #expect(builtIn.errors.contains("the id uuid.text.0001 is one of the built-in vectors too"))
    }

    @Test("works with closed standard streams, and says that it cannot write")
    func closedStreams() throws {
        let list = "--expected-failures Adapters/python/expected-failures.json"
        let cases: [(String, Int32)] = [
            ("check >&-", 2), ("check <&- >&-", 2), ("check --adapter '\(adapter)' \(list) >&-", 2),
            ("check --adapter '\(adapter)' \(list) <&-", 0), ("check --adapter '\(adapter)' \(list) <&- 2>&-", 0),
            ("uuid check - <&-", 2),
        ]
        for (line, status) in cases {
            let result = try Tool.run("/bin/sh", ["-c", "'\(Tool.path)' \(line)"])
            #expect(result.status == status, "\(line): \(result.errors)")
            if status != 0 { #expect(result.errors.contains("cannot be"), "\(line)") }
        }
    }

    @Test("ended by a signal, takes the adapter and all that it started with it", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(_ number: Int32) throws {
        try Tool.withFolder { folder in
            // A named pipe that the adapter's child holds open: its end is the child's end.
            let pipe = folder.appendingPathComponent("pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            let reader = open(pipe, O_RDONLY | O_NONBLOCK)
            defer { close(reader) }
            let reads = { (count: Int) in
                for _ in 0..<1000 {
                    var byte: UInt8 = 0
                    if read(reader, &byte, 1) == count { return true }
                    usleep(10_000)
                }
                return false
            }
            let process = Process()
            // What runs the tests may ignore or block the signal, and a command keeps to that.
            let start = """
                import os, signal, sys
                signal.signal(int(sys.argv[1]), signal.SIG_DFL)
                signal.pthread_sigmask(signal.SIG_SETMASK, [])
                os.execv(sys.argv[2], sys.argv[2:])
                """
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            let line = "sleep 100 2>'\(pipe)' & echo x >'\(pipe)'; sleep 100; true"
            process.arguments = ["python3", "-c", start, String(number), Tool.path, "adapter", "check", line]
            process.standardError = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            #expect(reads(1))
            kill(process.processIdentifier, number)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == number)
            #expect(reads(0))
        }
    }

    @Test("smoke-tests an adapter and says what it does")
    func adapterCheck() throws {
        let result = try Tool.run(
            ["adapter", "check", adapter, "--expected-failures", "Adapters/python/expected-failures.json"])
        #expect(result.status == 0)
        #expect(result.errors.contains("Python uuid"))
        #expect(result.errors.contains("uuid.parse"))
    }

    @Test("exports the vector files as they are, and lint --fix mends and locks them")
    func exportAndLint() throws {
        try Tool.withFolder { folder in
            #expect(try Tool.run(["vectors", "export", "--json", "out"], directory: folder).status == 0)
            let out = folder.appendingPathComponent("out")
            for name in try FileManager.default.contentsOfDirectory(atPath: out.path) {
                let shipped = try Data(contentsOf: Tool.repository.appendingPathComponent("Vectors/\(name)"))
                #expect(try Data(contentsOf: out.appendingPathComponent(name)) == shipped)
            }
            let file = out.appendingPathComponent("uuid-text.json")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacing("  \"area\"", with: "\"area\"").utf8).write(to: file)
            #expect(try Tool.run(["vectors", "lint", "out"], directory: folder).status == 1)
            let fixed = try Tool.run(["vectors", "lint", "out", "--fix"], directory: folder)
            #expect(fixed.status == 0, "\(fixed.errors)")
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            let lock = try Data(contentsOf: out.appendingPathComponent("vectors.lock.json"))
            #expect(lock == (try Data(contentsOf: Tool.repository.appendingPathComponent("Vectors/vectors.lock.json"))))
            try Data(text.replacing("\"uuid.hex-digit\"", with: "\"uuid.length\"").utf8).write(to: file)
            #expect(try Tool.run(["vectors", "lint", "out", "--fix"], directory: folder).status == 1)
            #expect(try Data(contentsOf: out.appendingPathComponent("vectors.lock.json")) == lock)
        }
    }

    @Test("lists and shows its vectors")
    func listAndShow() throws {
        let list = try Tool.run(["vectors", "list"])
        #expect(list.status == 0)
        #expect(list.output.contains("characters and white space"))
        #expect(try Tool.run(["vectors", "list", "uuid.text"]).output.contains("uuid.text.0001"))
        #expect(try Tool.run(["vectors", "show", "uuid.text.0001"]).output.contains("answer"))
    }
}
