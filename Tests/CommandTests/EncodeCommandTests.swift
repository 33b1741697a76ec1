import Foundation
import Testing

@Suite("bytecontract encode")
struct EncodeCommandTests {
    @Test("writes the body whole and the Content-Type value alone on standard error")
    func writes() throws {
        try Tool.withFolder { folder in
            let file = folder.appendingPathComponent("data.bin")
            try Data([0x00, 0xff, 0x0d, 0x0a, 0x80]).write(to: file)
            let result = try Tool.run(
                [
                    "encode", "--text", "note=a=b;c", "--file", "f=@data.bin;type=image/png", "--text", "note=",
                    "--boundary", "B:1",
                    "--output", "body",
                ], directory: folder)
            #expect(result.status == 0)
            #expect(result.output == "")
            #expect(result.errors == "multipart/form-data; boundary=\"B:1\"\n")
            var expected = Data(
                "--B:1\r\nContent-Disposition: form-data; name=\"note\"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\na=b;c\r\n"
                    .utf8)
            expected += Data(
                "--B:1\r\nContent-Disposition: form-data; name=\"f\"; filename=\"data.bin\"\r\nContent-Type: image/png\r\n\r\n"
                    .utf8)
            expected += Data([0x00, 0xff, 0x0d, 0x0a, 0x80])
            expected += Data(
                "\r\n--B:1\r\nContent-Disposition: form-data; name=\"note\"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n\r\n--B:1--\r\n"
                    .utf8)
            #expect(try Data(contentsOf: folder.appendingPathComponent("body")) == expected)
        }
    }

    @Test("takes filenames and types of files as curl writes them, and paths with semicolons")
    func fileOperands() throws {
        try Tool.withFolder { folder in
            for name in ["a;type=b", "plain", "semi;colon"] {
                try Data("x".utf8).write(to: folder.appendingPathComponent(name))
            }
            let cases: [(String, String)] = [
                ("f=@plain", "filename=\"plain\"\r\nContent-Type: application/octet-stream"),
                (
                    "f=@plain;type=text/html;charset=utf-8;filename=x.y",
                    "filename=\"x.y\"\r\nContent-Type: text/html;charset=utf-8"
                ),
                ("f=@plain;filename=a;b", "filename=\"a;b\""),
                ("f=@a;type=b", "filename=\"a;type=b\"\r\nContent-Type: application/octet-stream"),
                ("f=@semi;colon;type=a/b", "filename=\"semi;colon\"\r\nContent-Type: a/b"),
                ("f=@./plain;filename=", "filename=\"\""),
            ]
            for (operand, head) in cases {
                let result = try Tool.run(["encode", "--file", operand, "--output", "-"], directory: folder)
                #expect(result.status == 0, "\(operand)")
                #expect(result.output.contains(head), "\(operand)")
            }
        }
    }

    @Test("draws another boundary each time, and the printed value is the one in the body")
    func randomBoundary() throws {
        var seen: Set<String> = []
        for _ in 0..<3 {
            let result = try Tool.run(["encode", "--text", "a=b", "-o", "-"])
            let prefix = "multipart/form-data; boundary="
            #expect(result.errors.hasPrefix(prefix))
            let boundary = result.errors.dropFirst(prefix.count).dropLast()
            #expect(result.output.hasPrefix("--\(boundary)\r\n"))
            #expect(result.output.hasSuffix("\r\n--\(boundary)--\r\n"))
            seen.insert(String(boundary))
        }
        #expect(seen.count == 3)
    }

    @Test("refuses what the strict profile refuses, and --browser writes it as browsers do")
    func profiles() throws {
        for (name, category) in [
            ("a\"b", "multipart.header-quote"), ("文件", "multipart.header-non-ascii"),
            ("a\r\nX: y", "multipart.header-line-break"),
        ] {
            let strict = try Tool.run(["encode", "--text", "\(name)=v", "-o", "-"])
            #expect(strict.status == 2)
            #expect(strict.output == "")
            #expect(strict.errors.contains(category))
            #expect(!strict.errors.contains(name))
            #expect(try Tool.run(["encode", "--text", "\(name)=v", "-o", "-", "--browser"]).status == 0)
        }
    }

    @Test("leaves nothing behind when it fails, and never replaces what was there")
    func nothingHalfWritten() throws {
        try Tool.withFolder { folder in
            let target = folder.appendingPathComponent("body")
            try Data("before".utf8).write(to: target)
            let failures: [[String]] = [
                ["encode", "--text", "a=b", "--file", "f=@missing", "-o", "body"],
                ["encode", "--text", "a=xBx", "--boundary", "B", "-o", "body"],
                ["encode", "--text", "a=b", "--boundary", "no\u{e9}", "-o", "body"],
                ["encode", "--text", "a=b", "-o", "nowhere/body"],
                ["encode", "--text", "a=b", "-o", "."],
                ["encode", "-o", "body"],
            ]
            for arguments in failures {
                let result = try Tool.run(arguments, directory: folder)
                #expect(result.status == 2, "\(arguments)")
                #expect(result.errors.split(separator: "\n").count == 1)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["body"])
            #expect(try Data(contentsOf: target) == Data("before".utf8))
        }
    }

    @Test("keeps the mode of a file that is there, and reads pipes and standard input")
    func modesAndPipes() throws {
        try Tool.withFolder { folder in
            let target = folder.appendingPathComponent("private").path
            _ = FileManager.default.createFile(atPath: target, contents: nil, attributes: [.posixPermissions: 0o600])
            #expect(try Tool.run(["encode", "--text", "a=b", "-o", "private"], directory: folder).status == 0)
            #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o600)
            let input = try Tool.run(["encode", "--file", "f=@-", "-o", "-"], input: Data("piped".utf8))
            #expect(input.output.contains("filename=\"stdin\""))
            #expect(input.output.contains("\r\n\r\npiped\r\n"))
            let pipe = try Tool.run(
                "/bin/bash", ["-c", "\"$0\" encode --file f=@<(printf abc)';filename=x' -o -", Tool.path])
            #expect(pipe.output.contains("\r\n\r\nabc\r\n"))
        }
    }

    @Test("follows a link and leaves devices as they are")
    func specialFiles() throws {
        try Tool.withFolder { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("link").path, withDestinationPath: "real")
            try Data().write(to: folder.appendingPathComponent("real"))
            #expect(try Tool.run(["encode", "--text", "a=b", "-o", "link"], directory: folder).status == 0)
            #expect(try Data(contentsOf: folder.appendingPathComponent("real")).count > 0)
            let type = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent("link").path)[
                .type]
            #expect(type as? FileAttributeType == .typeSymbolicLink)
            #expect(try Tool.run(["encode", "--text", "a=b", "-o", "/dev/null"]).status == 0)
            let device = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
            #expect(device as? FileAttributeType == .typeCharacterSpecial)
        }
    }
}
