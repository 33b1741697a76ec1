#if os(macOS) || os(Linux)
    import ContractVectors
    import Foundation
    import Testing

    /// The exported scripts, run for real with the toolchain's interpreter.
    @Suite("Exported Swift scripts", .serialized)
    struct ExportTests {
        private func run(_ script: String) throws -> (status: Int32, output: String) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("vectors.swift")
            try Data(script.utf8).write(to: file)
            let output = folder.appendingPathComponent("output")
            _ = FileManager.default.createFile(atPath: output.path, contents: nil)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swift", file.path]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = process.standardOutput
            try process.run()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
        }

        /// The script with another body for the function at its top.
        private func broken(_ kind: SwiftScript.Kind, body: String) throws -> String {
            let script = SwiftScript.text(kind, suite: .builtIn)
            let signature = try #require(script.range(of: kind == .uuid ? "-> UUID? {\n" : "-> Data? {\n"))
            let end = try #require(script.range(of: "\n}\n// ---", range: signature.upperBound..<script.endIndex))
            return script.replacingCharacters(in: signature.upperBound..<end.lowerBound, with: body)
        }

        @Test("are silent and 0 as exported", arguments: SwiftScript.Kind.allCases)
        func asExported(_ kind: SwiftScript.Kind) throws {
            let result = try run(SwiftScript.text(kind, suite: .builtIn))
            #expect(result.output == "")
            #expect(result.status == 0)
        }

        @Test("name case and category, and are not 0, with a lenient UUID parser")
        func lenientParser() throws {
            let body = """
                    let digits = text.filter(\\.isHexDigit)
                    guard digits.count == 32, let first = digits.first, first.isHexDigit else { return nil }
                    return UUID(uuidString: text)
                """
            let result = try run(broken(.uuid, body: body))
            #expect(result.status == 1)
            #expect(result.output.contains("uuid.version: accepted, must be rejected"))
            let first = result.output.split(separator: "\n").first ?? ""
            #expect(first.hasPrefix("uuid."))
        }

        @Test("find a parser that knows lower case only, and one that turns bytes round")
        func wrongParsers() throws {
            let narrow = try run(broken(.uuid, body: "    text == text.lowercased() ? UUID(uuidString: text) : nil"))
            #expect(narrow.status == 1)
            #expect(narrow.output.contains("rejected, must be accepted"))
            let swapped = """
                    guard let u = UUID(uuidString: text)?.uuid else { return nil }
                    return UUID(uuid: (u.3, u.2, u.1, u.0, u.5, u.4, u.7, u.6, u.8, u.9, u.10, u.11, u.12, u.13, u.14, u.15))
                """
            let turned = try run(broken(.uuid, body: swapped))
            #expect(turned.status == 1)
            #expect(turned.output.contains("accepted as another value"))
        }

        @Test("name the case in which the implementation crashes, and what failed before it")
        func crash() throws {
            let result = try run(broken(.uuid, body: "    UUID(uuidString: text)!"))
            #expect(result.status == 1)
            let lines = result.output.split(separator: "\n")
            #expect(lines.last?.contains("vector.crash: the implementation crashed") == true, "\(result.output)")
            #expect(lines.last?.hasPrefix("uuid.") == true)
        }

        @Test("leave the rules out for a parser that knows none")
        func formatOnly() throws {
            let strict = SwiftScript.text(.uuid, suite: .builtIn)
            let ignoring = strict.replacing("let checksRules = true", with: "let checksRules = false")
                .replacing("guard versions.contains", with: "guard true || versions.contains")
                .replacing("(8...11).contains(digits[16])", with: "true")
            #expect(ignoring != strict)
            #expect(try run(ignoring).status == 0)
        }

        @Test("name case and category, and are not 0, with a naive encoder")
        func naiveEncoder() throws {
            let body = #"""
                    var body = Data()
                    for part in parts {
                        let filename = part.filename.map { "; filename=\"\($0)\"" } ?? ""
                        body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(filename)\r\n".utf8)
                        body += Data("Content-Type: \(part.contentType ?? "text/plain")\r\n\r\n".utf8) + part.bytes + Data("\n".utf8)
                    }
                    return body + Data("--\(boundary)--\r\n".utf8)
                """#
            let result = try run(broken(.multipart, body: body))
            #expect(result.status == 1)
            #expect(result.output.contains("multipart.header-line-break: encoded, must be rejected"))
            #expect(result.output.contains("another body from offset"))
        }
    }
#endif
