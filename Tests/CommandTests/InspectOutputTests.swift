import Foundation
import Testing

/// What `inspect` writes beside its report, and what it refuses.
@Suite("bytecontract inspect, files and errors")
struct InspectOutputTests {
    private func body(_ content: [UInt8]) -> Data {
        Data("--B1\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a.bin\"\r\n\r\n".utf8) + content
            + Data("\r\n--B1--\r\n".utf8)
    }

    @Test("repairs what can be undone for certain, and writes nothing else")
    func repair() throws {
        let expected = Array("\u{FEFF}one\ntwo\r\n\u{e9} three\n".utf8)
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let binary: [UInt8] = [0x89, 0x50, 0x00, 0xFF, 0x0A, 0x41]
        let latin1 = binary.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
        let hex = Array(binary.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined().utf8)
        let cases: [(expected: [UInt8], found: [UInt8], category: String?)] = [
            (expected, expected + [0x0D, 0x0A], "extra-line-end"),
            (expected, Array(expected.dropLast()), "missing-line-end"),
            (Array("a\nb\n".utf8), Array("a\r\nb\r\n".utf8), "lf-to-crlf"),
            (Array("a\r\nb\r\n".utf8), Array("a\nb\n".utf8), "crlf-to-lf"),
            (expected, Array(expected.dropFirst(3)), "bom-removed"), (binary, mark + binary, "bom-added"),
            (binary, latin1, "latin1"), (binary, Array(Data(binary).base64EncodedData()), "base64"),
            (binary, hex, "hexadecimal"), (binary, Array("<".utf8) + hex + Array(">".utf8), "description"),
            // Lost for ever.
            (binary, Array(String(decoding: binary, as: UTF8.self).utf8), nil), (binary, [0x89, 0x50], nil),
            (binary, [], nil), (binary, [1, 2, 3], nil),
        ]
        for (expected, found, category) in cases {
            try Tool.withFolder { folder in
                try Data(expected).write(to: folder.appendingPathComponent("expected"))
                let result = try Tool.run(
                    [
                        "inspect", "-", "--content-type", "multipart/form-data; boundary=B1", "--expect", "f=@expected",
                        "--repair", "repaired", "--format", "json",
                    ], input: body(found), directory: folder)
                #expect(result.status == 1, "\(category ?? "lost")")
                let written = try? Data(contentsOf: folder.appendingPathComponent("repaired"))
                #expect(written == (category == nil ? nil : Data(expected)), "\(category ?? "lost")")
                if let category {
                    #expect(result.categories.contains { $0.contains(category) }, "\(result.categories)")
                } else {
                    #expect(result.errors.contains("repaired is not written"), "\(result.errors)")
                }
            }
        }
        let right = try Tool.run(
            [
                "inspect", "-", "--content-type", "multipart/form-data; boundary=B1", "--expect", "f=x", "--repair",
                "/nowhere/r",
            ],
            input: body([0x78]))
        #expect(right.status == 0)
        #expect(right.errors.contains("nothing to repair"))
    }

    @Test("makes a copy for a ticket, in which nothing is the user's, with the vector of body and damage")
    func synthetic() throws {
        try Tool.withFolder { folder in
            let canary = "qzkvwjxm"
            let body = Data(
                ("--B1\r\nContent-Disposition: form-data; name=\"\(canary)1\"; filename=\"\(canary).jpg\"\r\n"
                    + "X-Token: \(canary)\r\n\r\n{\"\(canary)\":\"\(canary)\"}\r\n\r\n--B1--\r\n\(canary)\r\n").utf8)
            try Data("{\"\(canary)\":\"\(canary)\"}\n".utf8).write(to: folder.appendingPathComponent("e"))
            let result = try Tool.run(
                [
                    "inspect", "-", "--content-type", "multipart/form-data; boundary=B1; t=\(canary)", "--expect-part",
                    "0=@e",
                    "--synthetic", "s", "--format", "text",
                ], input: body, directory: folder)
            #expect(result.status == 1)
            let copy = try Data(contentsOf: folder.appendingPathComponent("s"))
            #expect(copy.count == body.count)
            let vectors = try String(contentsOf: folder.appendingPathComponent("s.vectors.json"), encoding: .utf8)
            #expect(vectors.contains("multipart.compare"))
            #expect(vectors.contains("multipart.damage.lf-to-crlf"))
            for text in [String(decoding: copy, as: UTF8.self), vectors, result.errors] {
                #expect(!text.contains(canary.prefix(5)))
            }
            // The vector file is one: the command runs it.
            let check = try Tool.run(["check", "s.vectors.json", "--format", "json"], directory: folder)
            #expect(check.status == 0, "\(check.errors)")
            let again = try Tool.run(
                ["inspect", "s", "--content-type", "multipart/form-data; boundary=B1", "--format", "json"],
                directory: folder)
            #expect(again.categories.contains("multipart.epilogue"))
        }
    }

    static let bad: [(arguments: [String], message: String)] = [
        ([], "give the file of a body or request to inspect"),
        (["/nowhere"], "cannot be opened"),
        (["Package.swift"], "give the Content-Type that was sent with this body by --content-type"),
        (["Package.swift", "--request", "--content-type", "a/b"], "--content-type cannot go with --request"),
        (["Package.swift", "--har", "x"], "give either --har FILE or files, not both"),
        (["--har", "x"], "--har needs --entry N"),
        (["--har", "x", "--entry", "-1"], "--entry takes a whole number"),
        (["--har", "Package.swift", "--entry", "0"], "Package.swift"),
        (["--har", "x", "--entry", "0", "--content-type", "a/b"], "--content-type cannot go with --har"),
        (["Package.swift", "--entry", "0"], "--entry belongs to --har FILE"),
        (["Package.swift", "--contnet-type", "x"], "did you mean --content-type?"),
        (["Package.swift", "--content-type", "a/b", "--profile", "browsr"], "did you mean browser?"),
        (["Package.swift", "--content-type", "a/b", "--bound", "parts=0"], "--bound takes NAME=N"),
        (["Package.swift", "--content-type", "a/b", "--bound", "parst=1"], "did you mean parts?"),
        (["Package.swift", "--content-type", "a/b", "--like", "djagno"], "did you mean django?"),
        (["Package.swift", "--content-type", "a/b", "--expect", "x"], "there is no `=`"),
        (["Package.swift", "--content-type", "a/b", "--expect", "x=@/nowhere"], "cannot be opened"),
        (["Package.swift", "--content-type", "a/b", "--expect-part", "x=1"], "parts count from 0"),
        (["Package.swift", "--content-type", "a/b", "--contract", "x"], "--contract needs --upload NAME"),
        (["Package.swift", "--content-type", "a/b", "--contract", "/nowhere", "--upload", "x"], "/nowhere"),
        (["Package.swift", "--content-type", "a/b", "--repair", "x"], "--repair needs --expect"),
        (["Package.swift", "--content-type", "a/b", "--synthetic", "Package.swift"], "Package.swift"),
        (["Package.swift", "--content-type", "a/b", "--synthetic", "-"], "standard output has the report"),
        (
            ["Package.swift", "--content-type", "a/b", "--expect", "a=b", "--repair", "x", "--synthetic", "x"],
            "would write the same file"
        ),
    ]

    @Test("refuses what cannot be used with one line, a cure, and exit code 2")
    func errors() throws {
        for (arguments, message) in Self.bad {
            let result = try Tool.run(["inspect"] + arguments)
            #expect(result.status == 2, "\(arguments)")
            #expect(result.output == "", "\(arguments)")
            #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(arguments)")
        }
    }

    @Test("proves the samples of uploads in check, and says which does not hold")
    func samples() throws {
        try Tool.withFolder { folder in
            try body([0x78]).write(to: folder.appendingPathComponent("good.bin"))
            let part = #"{"name": "f", "kind": "file"}"#
            let type = "multipart/form-data; boundary=B1"
            func check(_ sample: String) throws -> Tool.Result {
                let text = """
                    {"schema": "bytecontract-1", "uploads": {"u": {"parts": [\(part)], "samples": [
                      {"id": "u.sample.0001", "contentType": "\(type)", \(sample)}]}}}
                    """
                try Data(text.utf8).write(to: folder.appendingPathComponent("bytecontract.json"))
                return try Tool.run(["check", ".", "--format", "json"], directory: folder)
            }
            #expect(try check(#""file": "good.bin", "verdict": "accept""#).status == 0)
            let verdict = try check(#""file": "good.bin", "verdict": "reject""#)
            #expect(verdict.status == 1)
            #expect(verdict.categories == ["vector.accepted"])
            try Data().write(to: folder.appendingPathComponent("empty.bin"))
            let category = try check(#""file": "empty.bin", "verdict": "reject", "category": "multipart.no-delimiter""#)
            #expect(category.status == 1)
            #expect(category.categories == ["vector.category"])
            let rejected = try check(#""file": "empty.bin", "verdict": "accept""#)
            #expect(rejected.categories == ["vector.rejected"])
            let gone = try check(#""file": "gone.bin", "verdict": "accept""#)
            #expect(gone.status == 2)
            #expect(gone.errors.contains("gone.bin"))
        }
    }
}
