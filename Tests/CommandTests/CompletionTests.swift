import Foundation
import Testing

/// The completion scripts, read by the real shells.
@Suite("Completions")
struct CompletionTests {
    @Test("are scripts that their shells can read")
    func syntax() throws {
        for (shell, arguments) in [("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"])] {
            let script = try Tool.run(["completions", shell]).output
            try Tool.withFolder { folder in
                let file = folder.appendingPathComponent("completion")
                try Data(script.utf8).write(to: file)
                let result = try Tool.run("/usr/bin/env", [shell] + arguments + [file.path])
                #expect(result.status == 0, "\(shell): \(result.errors)")
                #expect(result.errors == "")
            }
        }
    }

    private func bash(_ words: [String]) throws -> [String] {
        let script = try Tool.run(["completions", "bash"]).output
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let probe =
            "\(script)\nCOMP_WORDS=(bytecontract \(list)); COMP_CWORD=\(words.count); _bytecontract; printf '%s\\n' \"${COMPREPLY[@]}\""
        return try Tool.run("/usr/bin/env", ["bash", "-c", probe]).output.split(separator: "\n").map(String.init)
    }

    @Test("complete commands, options and words in bash")
    func inBash() throws {
        #expect(try bash(["ex"]) == ["explain"])
        #expect(try bash(["uuid", ""]) == ["check", "compare"])
        #expect(try bash(["uuid", "check", "--ru"]) == ["--rule"])
        #expect(try bash(["uuid", "check", "--rule", "v"]) == (1...8).map { "v\($0)" })
        #expect(try bash(["check", "--format", "j"]) == ["json", "junit"])
        #expect(try bash(["explain", "uuid.hex-d"]) == ["uuid.hex-digit"])
        #expect(try bash(["vectors", "l"]) == ["list", "lint"])
        #expect(try bash(["check", "Examples/or"]) == ["Examples/orders"])
    }

    @Test("complete commands, options and words in fish")
    func inFish() throws {
        let script = try Tool.run(["completions", "fish"]).output
        func fish(_ line: String) throws -> [String] {
            let probe = script + "\ncomplete -C '\(line)'"
            return try Tool.run("/usr/bin/env", ["fish", "--no-config", "-c", probe]).output.split(separator: "\n")
                .compactMap { $0.split(separator: "\t").first.map(String.init) }
        }
        #expect(try fish("bytecontract ex") == ["explain"])
        #expect(try fish("bytecontract uuid c") == ["check", "compare"])
        #expect(try fish("bytecontract uuid check --ru") == ["--rule"])
        #expect(try fish("bytecontract uuid check --rule v") == (1...8).map { "v\($0)" })
    }
}
