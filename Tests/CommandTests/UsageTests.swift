import Foundation
import Testing

@Suite("Bad input and help")
struct UsageTests {
    static let bad: [(arguments: [String], message: String)] = [
        (["nonsense"], "there is no such command"),
        (["vectors", "nonsense"], "`vectors` has list, show, lint, export"),
        (["chekc"], "did you mean `check`?"),
        (["uuid", "chek", "x"], "did you mean `uuid check`?"),
        (["uuid", "check"], "give the UUID to judge"),
        (["uuid", "check", "a", "b"], "there are 2 arguments"),
        (["uuid", "check", "a", "--ruel", "v4"], "unknown option --ruel; did you mean --rule?"),
        (["uuid", "check", "a", "--rule"], "--rule RULE: the value is missing"),
        (["uuid", "check", "a", "--rule", "v9"], "--rule takes one of any, rfc, v1"),
        (["uuid", "check", "a", "--rule", "v4", "--rule", "v7"], "--rule is given twice"),
        (["uuid", "check", "a", "--hex"], "pairs of hexadecimal digits"),
        (["uuid", "check", "a", "--no-nil=yes"], "--no-nil takes no value"),
        (["uuid", "check", "a", "--expect", "b"], "--expect takes a UUID of 36 characters"),
        (["uuid", "check", "a", "--lines", "f"], "give either a VALUE or --lines FILE"),
        (["uuid", "check", "--lines", "f", "--hex"], "--hex belongs to a single VALUE"),
        (["uuid", "check", "--lines", "/nowhere/f"], "cannot be read"),
        (["uuid", "check", "--lines", "/"], "cannot be read"),
        (["uuid", "check", "--lines", "/dev/null"], "not one line"),
        (["uuid", "check", "a", "--limit", "many"], "--limit takes a whole number"),
        (["uuid", "check", "a", "--format", "xml"], "--format takes one of text, json, junit"),
        (["uuid", "check", "a", "--report", "xml=f"], "--report takes FORMAT=FILE"),
        (["uuid", "check", "a", "--report", "json=/nowhere/f"], "cannot be written"),
        // Before an upload is waited for.
        (["receive", "--once", "--port", "0", "--report", "junit=/nowhere/f"], "/nowhere/f: cannot be written"),
        (["receive", "--once", "--port", "0", "--report", "junit=Sources"], "Sources: is a folder"),
        (["uuid", "compare", "a"], "UUID is missing"),
        (["uuid", "compare", "a", "00112233-4455-6677-8899-aabbccddeeff"], "the first text is no UUID"),
        (["uuid", "compare", "00112233-4455-6677-8899-aabbccddeeff", "b"], "the second text is no UUID"),
        (["encode", "--text", "a=b"], "--output is missing"),
        (["encode", "--output", "-"], "there is no part"),
        (["encode", "--text", "ab", "--output", "-"], "part 0 has no `=`"),
        (["encode", "--text", "a=b", "--file", "f=path", "--output", "-"], "part 1 has no `=@`"),
        (["encode", "--file", "f=@", "--output", "-"], "is empty"),
        (["encode", "--text", "=b", "--output", "-"], "multipart.name-empty"),
        (["vectors", "list", "uuid.nothing"], "there is no area of that name"),
        (["vectors", "show", "uuid.text.9999"], "there is no case of that id"),
        (["vectors", "show"], "ID is missing"),
        (["vectors", "lint", "/nowhere"], "is not there"),
        (["vectors", "export"], "give either --swift-script"),
        (["vectors", "export", "--swift-script", "uuid", "--json", "x"], "give either --swift-script"),
        (["vectors", "export", "--swift-script", "both"], "--swift-script takes one of uuid, multipart"),
        (["adapter", "check"], "COMMAND is missing"),
        (["explain", "uuid.lenght"], "did you mean uuid.length?"),
        (["completions", "tcsh"], "SHELL is one of bash, zsh, fish"),
        (["check", "/nowhere"], "is not there"),
        (["check", "--timeout", "3"], "belong to --adapter"),
        (["check", "--adapter", "true", "--timeout", "never"], "--timeout takes seconds"),
        (["check", "--adapter", "true", "--expected-failures", "/nowhere"], "cannot be read"),
        (["help", "nonsense"], "there is no such command"),
    ]

    @Test("is a clear line on standard error, exit code 2 and nothing on standard output")
    func badInput() throws {
        for (arguments, message) in UsageTests.bad {
            let result = try Tool.run(arguments)
            #expect(result.status == 2, "\(arguments)")
            #expect(result.output == "", "\(arguments)")
            #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(arguments)")
        }
    }

    @Test("never shows a value that was taken for an option or argument")
    func noValues() throws {
        let canary = "c4n4ry-5df41881-3aed-3515-88a7-2f4a814cf09e"
        let lines: [[String]] = [
            ["uuid", "check", "-\(canary)"], ["uuid", "check", canary, canary],
            ["uuid", "check", "x", "--expect", canary],
            ["uuid", "check", "--hex", canary], ["uuid", "compare", canary, canary],
            ["encode", "--text", canary, "-o", "-"], ["encode", "--text", "a\"\(canary)=\(canary)", "-o", "-"],
            ["encode", "--text", "a=\(canary)", "--boundary", "c4n4ry-5df", "-o", "-"], ["explain", canary],
            ["vectors", "show", canary],
            ["inspect", "Package.swift", "--content-type", "a/b", "--like", canary],
            ["inspect", "Package.swift", "--content-type", "a/b", "--expect", canary],
            ["inspect", "Package.swift", "--content-type", "a/b", "--bound", canary],
            [
                "inspect", "Package.swift", "--content-type", canary, "--content-length", canary, "--expect",
                "a=\(canary)",
            ],
            ["inspect", "--har", "Package.swift", "--entry", canary],
        ]
        for arguments in lines {
            let result = try Tool.run(arguments)
            #expect(result.status != 0)
            #expect(!(result.output + result.errors).contains("c4n4ry"), "\(arguments)")
        }
    }

    @Test("keeps canaries out of every report format")
    func canaryReports() throws {
        let canary = "c4n4ry-5df41881-3aed-3515-88a7-2f4a814cf09e"
        for format in ["text", "json", "junit", "tap", "github", "markdown"] {
            for arguments in [["uuid", "check", canary], ["uuid", "check", "--lines", "-"]] {
                let result = try Tool.run(
                    arguments + ["--format", format], input: Data("\(canary)\n{\(canary)}\n".utf8))
                #expect(result.status == 1)
                #expect(result.output.contains("uuid.hex-digit"))
                #expect(!(result.output + result.errors).contains("c4n4ry"), "\(format)")
            }
        }
    }

    @Test("refuses to write over what it reads, whatever name that goes by")
    func overwriting() throws {
        try Tool.withFolder { folder in
            let file = folder.appendingPathComponent("in.txt")
            try Data("ids\n".utf8).write(to: file)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("link").path, withDestinationPath: "in.txt")
            for arguments in [
                ["encode", "--file", "f=@in.txt", "--output", "./in.txt"],
                ["encode", "--file", "f=@in.txt", "-o", "link"],
                ["uuid", "check", "--lines", "in.txt", "--report", "json=link"],
            ] {
                let result = try Tool.run(arguments, directory: folder)
                #expect(result.status == 2)
                #expect(result.errors.contains("is read by this command"))
                #expect(try Data(contentsOf: file) == Data("ids\n".utf8))
            }
        }
    }

    @Test("refuses arguments that are no UTF-8 instead of repairing them")
    func notUTF8() throws {
        for line in ["uuid check $'\\xff'", "encode --text $'n=caf\\xe9' -o -", "encode --text $'n\\xc3=v' -o -"] {
            let result = try Tool.run("/bin/bash", ["-c", "\"$0\" \(line)", Tool.path])
            #expect(result.status == 2, "\(line)")
            #expect(result.output == "")
            #expect(result.errors.contains("is not valid UTF-8"))
        }
    }

    @Test("splits NAME=VALUE by bytes, so that a combining mark behind the = is no part of it")
    func combiningMark() throws {
        let result = try Tool.run(["encode", "--text", "n=\u{301}x", "--boundary", "B", "-o", "-"])
        #expect(result.status == 0)
        #expect(result.output.contains("name=\"n\"\r\n"))
        #expect(result.output.contains("\r\n\r\n\u{301}x\r\n"))
    }

    @Test("writes messages as one line without control characters")
    func harmlessMessages() throws {
        try Tool.withFolder { folder in
            let contract = "{\"schema\": \"bytecontract-1\", \"a\\n\\u001b[31mred\": 1}"
            try Data(contract.utf8).write(to: folder.appendingPathComponent("c.json"))
            for arguments in [["check", "c.json"], ["check", "a\nb\u{1b}[31m"]] {
                let result = try Tool.run(arguments, directory: folder)
                #expect(result.status == 2)
                #expect(result.errors.split(separator: "\n").count == 1)
                #expect(!result.errors.contains("\u{1b}"))
            }
        }
    }

    static let commands = [
        "check", "uuid check", "uuid compare", "inspect", "encode", "vectors list", "vectors show", "vectors lint",
        "vectors export",
        "receive", "adapter check", "explain", "completions", "help",
    ]

    @Test("help is what the golden files say (BYTECONTRACT_REWRITE_GOLDEN=1 writes them)")
    func help() throws {
        let folder = Tool.repository.appendingPathComponent("Tests/CommandTests/Golden")
        for name in [""] + UsageTests.commands {
            let words = name.split(separator: " ").map(String.init)
            let result = try Tool.run(["help"] + words)
            #expect(result.status == 0)
            #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
            let file = folder.appendingPathComponent(
                "help\(name.isEmpty ? "" : "-" + name.replacing(" ", with: "-")).txt")
            if ProcessInfo.processInfo.environment["BYTECONTRACT_REWRITE_GOLDEN"] != nil {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(result.output.utf8).write(to: file)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == result.output, "\(name)")
            if !words.isEmpty { #expect(try Tool.run(words + ["--help"]).output == result.output) }
        }
        #expect(try Tool.run(["--version"]).output.hasPrefix("bytecontract "))
        #expect(try Tool.run(["--help"]).output == Tool.run(["help"]).output)
        for words in [[], ["uuid"], ["vectors"]] {
            let result = try Tool.run(words)
            #expect(result.status == 2)
            #expect(result.output == "")
            #expect(result.errors.contains("Commands:"))
        }
    }

    @Test("explains every category that it lists")
    func explain() throws {
        let list = try Tool.run(["explain"])
        #expect(list.status == 0)
        let categories = list.output.split(separator: "\n").compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        #expect(categories.count > 40)
        for category in categories.shuffled().prefix(8) {
            let page = try Tool.run(["explain", category])
            #expect(page.status == 0)
            #expect(page.output.hasPrefix(category))
            #expect(page.output.contains("How it happens") && page.output.contains("What to do"))
        }
    }
}
