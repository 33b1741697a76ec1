import Foundation
import Testing

@Suite("bytecontract inspect")
struct InspectCommandTests {
    static let type = "multipart/form-data; boundary=B1"
    static let good =
        "--B1\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nhello\r\n"
        + "--B1\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"p.bin\"\r\n"
        + "Content-Type: application/octet-stream\r\n\r\nline\r\n\r\n--B1--\r\n"

    static func inspect(
        _ body: String = good, _ options: String..., type: String? = type, format: String? = "json"
    ) throws -> Tool.Result {
        try Tool.run(
            ["inspect", "-"] + (type.map { ["--content-type", $0] } ?? []) + (format.map { ["--format", $0] } ?? [])
                + options, input: Data(body.utf8))
    }

    @Test("says in JSON what DESIGN promises: verdict, findings, and the parts with places and digests")
    func keys() throws {
        let result = try Self.inspect()
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.json["schema"] as? String == "bytecontract-findings-1")
        #expect(result.json["verdict"] as? String == "accept")
        #expect(result.json["toolchain"] is String)
        #expect(result.json["version"] is String)
        #expect((result.json["findings"] as? [Any])?.isEmpty == true)
        let parts = result.json["parts"] as? [[String: Any]] ?? []
        #expect(parts.count == 2)
        #expect(parts.first?["name"] as? String == "note")
        #expect(parts.first?["headerOffset"] as? Int == 6)
        #expect(parts.first?["offset"] as? Int == 53)
        #expect(parts.first?["length"] as? Int == 5)
        #expect(
            parts.first?["sha256"] as? String == "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
        let bad = try Self.inspect(Self.good.replacing("--B1--\r\n", with: ""))
        #expect(bad.status == 1)
        let finding = (bad.json["findings"] as? [[String: Any]])?.first ?? [:]
        #expect(finding["category"] as? String == "multipart.no-close-delimiter")
        #expect(finding["layer"] as? String == "delimiter")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["offset"] is Int)
        #expect(finding["part"] as? Int == 1)
        #expect(finding["message"] is String)
        #expect(finding["cure"] is String)
    }

    @Test("names the fault of each layer, and ends with 1")
    func layers() throws {
        let cases: [(body: String, options: [String], type: String?, category: String)] = [
            (Self.good, [], "multipart/form-data", "multipart.boundary-missing"),
            (Self.good, ["--content-length", "Optional(12)"], Self.type, "multipart.content-length-syntax"),
            (Self.good, ["--content-length", "999"], Self.type, "multipart.content-length"),
            (
                Self.good.replacing("hello\r\n--", with: "hello--"), [], Self.type,
                "multipart.delimiter-line-end-missing"
            ),
            (Self.good.replacing("; name=\"note\"", with: ""), [], Self.type, "multipart.name-missing"),
            (Self.good, ["--expect", "note=hallo"], Self.type, "multipart.damage.unexplained"),
            (Self.good, ["--expect-part", "1=line\n"], Self.type, "multipart.damage.lf-to-crlf"),
            (Self.good, ["--profile", "exact"], Self.type, "multipart.exact-difference"),
            (Self.good, ["--bound", "parts=1"], Self.type, "multipart.bound-reached"),
            (Self.good.replacing("--B1", with: "--B2"), [], Self.type, "multipart.boundary-mismatch"),
            ("", [], Self.type, "multipart.body-empty"),
        ]
        for (body, options, type, category) in cases {
            let result = try Tool.run(
                ["inspect", "-", "--format", "json"] + (type.map { ["--content-type", $0] } ?? []) + options,
                input: Data(body.utf8))
            #expect(result.status == 1, "\(category)")
            #expect(result.categories.contains(category), "\(category): \(result.categories)")
        }
        let preamble = "x\r\n" + Self.good
        #expect(try Self.inspect(preamble).status == 0)
        #expect(try Self.inspect(preamble, "--profile", "browser").status == 1)
    }

    @Test("reads whole requests, with chunks, and says where the head is wrong")
    func requests() throws {
        let head =
            "POST /up HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer c4naryc4nary\r\nContent-Type: \(Self.type)\r\n"
        let plain = try Self.inspect(head + "Content-Length: \(Self.good.utf8.count)\r\n\r\n" + Self.good, type: nil)
        #expect(plain.status == 0, "\(plain.output)")
        let size = String(Self.good.utf8.count, radix: 16)
        let chunked = head + "Transfer-Encoding: chunked\r\n\r\n\(size)\r\n\(Self.good)\r\n0\r\n\r\n"
        let parts = try Self.inspect(chunked, type: nil).json["parts"] as? [[String: Any]]
        #expect(parts?.first?["offset"] as? Int == 53)
        let cut = try Self.inspect(chunked.replacing("\r\n0\r\n\r\n", with: "\r\n"), type: nil)
        #expect(cut.status == 1)
        #expect(cut.categories == ["multipart.chunk-last-missing"])
        let both = try Self.inspect(chunked, "--request", type: nil, format: nil)
        #expect(both.status == 0)
        #expect(!(both.output + both.errors).contains("c4nary"))
    }

    @Test("reads an entry of a HAR file")
    func har() throws {
        try Tool.withFolder { folder in
            let request: [String: Any] = [
                "headers": [["name": "Content-Type", "value": Self.type], ["name": "Cookie", "value": "c4nary"]],
                "postData": ["mimeType": Self.type, "text": Self.good],
            ]
            let file = folder.appendingPathComponent("s.har")
            let entries: [[String: Any]] = [["request": ["headers": []]], ["request": request]]
            try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]]).write(to: file)
            let result = try Tool.run(
                ["inspect", "--har", "s.har", "--entry", "1", "--format", "json"], directory: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect((result.json["parts"] as? [Any])?.count == 2)
            #expect(!result.output.contains("c4nary"))
            for entry in ["0", "2"] {
                let none = try Tool.run(["inspect", "--har", "s.har", "--entry", entry], directory: folder)
                #expect(none.status == 2)
                #expect(none.output == "")
                #expect(none.errors.hasPrefix("bytecontract inspect: s.har"), "\(none.errors)")
            }
        }
    }

    @Test("judges several bodies in one call, and fails if one does")
    func several() throws {
        try Tool.withFolder { folder in
            try Data(Self.good.utf8).write(to: folder.appendingPathComponent("good"))
            try Data(Self.good.replacing("hello\r\n--", with: "hello--").utf8).write(
                to: folder.appendingPathComponent("bad"))
            let words = ["inspect", "good", "bad", "good", "--content-type", Self.type]
            let text = try Tool.run(words, directory: folder)
            #expect(text.status == 1)
            #expect(text.output.contains("1 error, 0 warnings; 2 of 3 checks hold"))
            let json = try Tool.run(words + ["--format", "json"], directory: folder)
            #expect(json.categories == ["multipart.delimiter-line-end-missing"])
            let parts = json.json["parts"] as? [[String: Any]] ?? []
            #expect(parts.map { $0["check"] as? Int } == [0, 0, 1, 1, 2, 2])
            for option in ["--synthetic", "--repair"] {
                let one = try Tool.run(words + [option, "out", "--expect", "note=x"], directory: folder)
                #expect(one.status == 2)
                #expect(one.errors.contains("\(option) takes one body at a time"))
            }
        }
    }

    @Test("holds a body against the upload of a contract, which it finds by itself")
    func contract() throws {
        let folder = Tool.repository.appendingPathComponent("Examples/orders")
        let words = ["--content-type", "multipart/form-data; boundary=orders-sample", "--format", "json"]
        let right = try Tool.run(
            ["inspect", "samples/delivery-note.bin", "--upload", "delivery.note"] + words, directory: folder)
        #expect(right.status == 0, "\(right.output)\(right.errors)")
        let wrong = try Tool.run(
            ["inspect", "samples/wrong-name.bin", "--contract", "bytecontract.json", "--upload", "delivery.note"]
                + words,
            directory: folder)
        #expect(wrong.status == 1)
        #expect(wrong.categories == ["multipart.field-missing"])
        let slip = try Tool.run(
            ["inspect", "samples/wrong-name.bin", "--upload", "delivery.notes"] + words, directory: folder)
        #expect(slip.status == 2)
        #expect(slip.errors.contains("did you mean delivery.note?"))
    }

    @Test("writes a report of every format, with the same answer")
    func formats() throws {
        try Tool.withFolder { folder in
            let bad = Self.good.replacing("hello\r\n--", with: "c4nary\r--")
            let formats = [
                "text": "multipart.line-ending", "json": "multipart.line-ending", "junit": "<testsuite",
                "tap": "TAP version 13",
                "github": "::error", "markdown": "multipart.line-ending",
            ]
            let reports = formats.keys.flatMap { ["--report", "\($0)=\($0).out"] }
            let result = try Tool.run(
                ["inspect", "-", "--content-type", Self.type] + reports, input: Data(bad.utf8), directory: folder)
            #expect(result.status == 1)
            for (format, mark) in formats {
                let text = try String(contentsOf: folder.appendingPathComponent("\(format).out"), encoding: .utf8)
                #expect(text.contains(mark), "\(format)")
                #expect(!text.contains("c4nary"), "\(format)")
            }
        }
    }

    @Test("shows contents, filenames and values only when asked to, and only as text")
    func reveal() throws {
        let bad = Self.good.replacing("hello\r\n--", with: "c4nary--")
        let hidden = try Self.inspect(bad, format: nil)
        #expect(!hidden.output.contains("c4nary"))
        let shown = try Self.inspect(bad, "--reveal", format: nil)
        #expect(shown.output.contains("c4nary"))
        #expect(try !Self.inspect(bad, "--reveal").output.contains("c4nary"))
    }

    @Test("says how named servers read such a body")
    func like() throws {
        let result = try Self.inspect("x\r\n" + Self.good, "--like", "php,tornado", format: nil)
        #expect(result.status == 0)
        #expect(result.output.contains("as observed"))
        #expect(result.output.contains("Tornado"))
        #expect(result.output.contains("refuses it"))
    }
}
