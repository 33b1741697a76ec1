#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    @Suite("bytecontract receive", .timeLimit(.minutes(60)))
    struct ReceiveCommandTests {
        private func answer(_ process: ReceiverProcess, to text: String) throws -> RawClient.Answer {
            let client = try RawClient(port: process.port)
            client.send(text)
            return try client.answer()
        }

        @Test("waits for one upload with --once, prints its report and ends with its exit code")
        func once() throws {
            for (request, status, verdict) in [
                (Requests.whole(), 0, "accept"), (Requests.head(length: 70) + Requests.body, 1, "reject"),
            ] {
                let process = try ReceiverProcess(["--once", "--format", "json"])
                // A request without a body is none that it waits for.
                _ = try answer(process, to: "GET /upload HTTP/1.1\r\nHost: localhost\r\n\r\n")
                let client = try RawClient(port: process.port)
                client.send(request)
                client.finishSending()
                let said = try client.answer()
                let end = process.end()
                #expect(end.status == Int32(status))
                let json = try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any] ?? [:]
                #expect(json["schema"] as? String == "bytecontract-findings-1")
                #expect(json["command"] as? String == "receive")
                #expect(json["verdict"] as? String == verdict)
                #expect((json["findings"] as? NSArray) == (said.json["findings"] as? NSArray))
                #expect(process.leftFiles == [])
            }
        }

        @Test("ends with 1 where the contract has no such upload, and says so")
        func onceUnknown() throws {
            let contract = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Examples/orders/bytecontract.json")
            let process = try ReceiverProcess(["--once", "--contract", contract.path])
            #expect(try answer(process, to: Requests.whole("/upload/nothing.like.it")).status == 404)
            let end = process.end()
            #expect(end.status == 1)
            #expect(end.output.contains("multipart.upload-unknown"))
            #expect(end.output.contains("exit code 1"))
        }

        @Test("leaves nothing behind when a signal ends it, and says on standard error what came without a word of it")
        func signal() throws {
            let process = try ReceiverProcess()
            let secret = "canary-7f3"
            let body = Requests.body.replacingOccurrences(of: "hello", with: secret)
                .replacingOccurrences(of: "title", with: secret)
            let request =
                Requests.head("/\(secret)?\(secret)", length: body.utf8.count, more: "X: \(secret)\r\n") + body
            #expect(try answer(process, to: request).status == 200)
            #expect(process.leftFiles.count == 1)
            process.terminate()
            _ = process.end()
            #expect(process.leftFiles == [])
            #expect(process.messages.contains("upload 1: "))
            #expect(!process.messages.contains(secret))
        }

        @Test("judges by the contract that is named, and answers as it is told")
        func options() throws {
            let contract = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Examples/orders/bytecontract.json")
            let process = try ReceiverProcess(["--contract", contract.path, "--status", "202", "--limit", "2K"])
            let missing = try answer(process, to: Requests.whole("/upload/delivery.note"))
            #expect(missing.status == 202)
            #expect(missing.categories.contains("multipart.field-missing"))
            #expect(try answer(process, to: Requests.head(length: 3_000)).status == 413)
        }

        @Test("says which port is taken, and refuses what it cannot use")
        func refusals() throws {
            let process = try ReceiverProcess()
            for (arguments, words) in [
                (["--port", "\(process.port)"], "port \(process.port) is taken"),
                (["--port", "65536"], "--port takes"),
                (["--status", "199"], "--status takes"), (["--delay", "-1"], "--delay takes"),
                (["--limit", "0"], "--limit takes"), (["--limit", "9999999999G"], "--limit takes"),
                (["--format", "json"], "belong to --once"), (["--contract", "/nowhere"], "/nowhere"),
                (["--expect", "photo"], "--expect takes"),
                (["--expect", "photo=@/nowhere/p"], "/nowhere/p"), (["--expect-part", "x=y"], "--expect-part takes"),
            ] {
                let other = Process()
                let errors = Pipe()
                other.executableURL = URL(fileURLWithPath: ReceiverProcess.path)
                other.arguments = ["receive"] + (arguments.contains("--port") ? [] : ["--port", "0"]) + arguments
                other.standardError = errors
                other.standardOutput = FileHandle.nullDevice
                try other.run()
                let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                other.waitUntilExit()
                #expect(other.terminationStatus == 2, "\(arguments)")
                #expect(message.contains(words), "\(arguments): \(message)")
            }
        }
    }
#endif
