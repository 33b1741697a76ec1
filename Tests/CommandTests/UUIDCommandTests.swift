import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("bytecontract uuid")
struct UUIDCommandTests {
    private let value = "5df41881-3aed-3515-88a7-2f4a814cf09e"

    @Test("judges one value by every rule, with exit code and category")
    func oneValue() throws {
        let cases: [([String], Int32, [String])] = [
            ([value], 0, []),
            ([value.uppercased()], 0, []),
            ([value.uppercased(), "--canonical"], 1, ["uuid.not-canonical"]),
            ([value, "--rule", "rfc"], 0, []),
            ([value, "--rule", "v3"], 0, []),
            ([value, "--rule=v4"], 1, ["uuid.version"]),
            (["00000000-0000-0000-0000-000000000000"], 0, []),
            (["00000000-0000-0000-0000-000000000000", "--no-nil"], 1, ["uuid.nil"]),
            (["00000000-0000-0000-0000-000000000000", "--rule", "v7"], 1, ["uuid.nil"]),
            (["00000000-0000-0000-0000-000000000001", "--rule", "rfc"], 1, ["uuid.version", "uuid.variant"]),
            (["{\(value)}"], 1, ["uuid.wrapper"]),
            (["--", "-\(value)"], 1, ["uuid.sign"]),
            ([""], 1, ["uuid.length"]),
            (["--hex", "00112233445566778899aabbccddeeff"], 0, []),
            (["--hex", "00112233445566778899aabbccddee"], 1, ["uuid.byte-count"]),
            (["--hex", "0011223344556677c899aabbccddeeff", "--rule", "v4"], 1, ["uuid.version", "uuid.variant"]),
            (
                ["--hex", "34653761316332622d393064332d346635382d613662312d633264336534663530363137"], 1,
                ["uuid.text-in-bytes"]
            ),
            (
                ["--hex", "33221100554477668899aabbccddeeff", "--expect", "00112233-4455-6677-8899-aabbccddeeff"], 1,
                ["uuid.layout"]
            ),
            (
                ["--hex", "00112233554477668899aabbccddeeff", "--expect", "00112233-4455-6677-8899-aabbccddeeff"], 1,
                ["uuid.partial-swap"]
            ),
            (
                ["--hex", "6e0c9a413b274d15a8f07c5e21d3b9", "--expect", "6e0c9a41-3b27-4d15-a8f0-7c5e21d3b900"], 1,
                ["uuid.trailing-zero-lost"]
            ),
            ([value, "--expect", value.uppercased()], 0, []),
            ([value, "--expect", "5df41881-3aed-4515-88a7-2f4a814cf09e"], 1, ["uuid.version-overwritten"]),
            ([value, "--expect", "8118f45d-ed3a-1535-88a7-2f4a814cf09e"], 1, ["uuid.layout"]),
            ([value, "--expect", "00112233-4455-6677-8899-aabbccddeeff"], 1, ["uuid.different-value"]),
        ]
        for (arguments, status, categories) in cases {
            let result = try Tool.run(["uuid", "check", "--format", "json"] + arguments)
            #expect(result.status == status, "\(arguments)")
            #expect(result.categories == categories, "\(arguments)")
            #expect(result.json["schema"] as? String == "bytecontract-findings-1")
            #expect(result.json["verdict"] as? String == (status == 0 ? "accept" : "reject"))
            #expect(result.json["exitCode"] as? Int32 == status)
            #expect(result.errors == "")
        }
    }

    @Test("reads the value from standard input too")
    func standardInput() throws {
        #expect(try Tool.run(["uuid", "check", "-"], input: Data("\(value)\n".utf8)).status == 0)
        #expect(try Tool.run(["uuid", "check", "-"], input: Data("\(value)\n\n".utf8)).status == 1)
    }

    @Test("shows the value only when asked to")
    func reveal() throws {
        let hidden = try Tool.run(["uuid", "check", "canary-\(value)"])
        let shown = try Tool.run(["uuid", "check", "canary-\(value)", "--reveal"])
        #expect(!hidden.output.contains("canary"))
        #expect(shown.output.contains("canary-\(value)\n"))
    }

    @Test("counts a million random UUIDs and 300 junk texts right, by category")
    func millionLines() throws {
        let seed: UInt64 = 20_261_130
        var generator = SplitMix(state: seed)
        let junk: [(String, FindingCategory)] = [
            ("", .uuidLength), ("user-123", .uuidHexDigit), ("{\(value)}", .uuidWrapper),
            (" \(value)", .uuidWhiteSpace),
            (value.replacing("-", with: ""), .uuidMissingHyphens), ("+\(value.dropFirst())", .uuidSign),
            ("0x\(value.dropFirst(2))", .uuidHexPrefix), ("\(value)\0", .uuidNUL), ("é\(value)", .uuidNonASCII),
            (String(repeating: "a", count: 100_000), .uuidHyphen),
        ]
        var text: [UInt8] = []
        text.reserveCapacity(40_000_000)
        var junkLines: [Int] = []
        for line in 1...1_000_300 {
            if line % 3334 == 7, junkLines.count < 300 {
                text += junk[junkLines.count % junk.count].0.utf8
                junkLines.append(line)
            } else {
                let words = (generator.next(), generator.next())
                text +=
                    withUnsafeBytes(of: words) { bytes in
                        (try? UUID(wireBytes: Array(bytes)))?.canonicalText ?? "no UUID"
                    }.utf8
            }
            text += line % 2 == 0 ? Array("\n".utf8) : Array("\r\n".utf8)
        }
        #expect(junkLines.count == 300)
        let result = try Tool.run(
            ["uuid", "check", "--lines", "-", "--format", "json", "--limit", "300"], input: Data(text))
        #expect(result.status == 1)
        let tally = result.json["tally"] as? [String: Any] ?? [:]
        #expect(tally["readCount"] as? Int == 1_000_300, "seed \(seed)")
        #expect(tally["acceptedCount"] as? Int == 1_000_000)
        #expect(tally["rejectedCount"] as? Int == 300)
        let findings = result.json["findings"] as? [[String: Any]] ?? []
        #expect(findings.compactMap { $0["line"] as? Int } == junkLines)
        #expect(result.categories == junkLines.indices.map { junk[$0 % junk.count].1.rawValue })
    }

    @Test("compares by value and by text")
    func compare() throws {
        let cases: [(String, String, Int32, String)] = [
            (value, value, 0, "same-text"), (value, value.uppercased(), 0, "same-value"),
            (value, "00112233-4455-6677-8899-aabbccddeeff", 1, "different"),
        ]
        for (left, right, status, answer) in cases {
            let result = try Tool.run(["uuid", "compare", left, right, "--format", "json"])
            #expect(result.status == status)
            #expect(result.json["answer"] as? String == answer)
        }
        let turned = try Tool.run(
            [
                "uuid", "compare", "33221100-5544-7766-8899-aabbccddeeff", "00112233-4455-6677-8899-aabbccddeeff",
                "--format", "json",
            ])
        #expect(turned.categories == ["uuid.layout"])
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
