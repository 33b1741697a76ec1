// The server is a program, which only macOS and Linux can start.
#if os(macOS) || os(Linux)
    import ContractFindings
    import Foundation
    import MultipartContract
    import MultipartUpload
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    @Suite("An upload", .timeLimit(.minutes(60)))
    struct UploadSessionTests {
        private let server: UploadServer
        private let folder: UploadFolder

        init() throws {
            server = try UploadServer()
            folder = try UploadFolder()
        }

        private func form(fileLength: Int = 300_000) throws -> MultipartForm {
            var form = MultipartForm()
            try form.appendText(name: "note", "验收")
            try form.appendFile(name: "bytes", filename: "b.bin", data: Data([0x00, 0xFF, 0x0D, 0x0A, 0x80]))
            try form.appendFile(name: "empty", filename: "e.bin", data: Data())
            let file = try folder.file("content", length: fileLength)
            try form.appendFile(name: "file", filename: "f.bin", contentsOf: file)
            return form
        }

        /// Holds what the server read against what the encoder makes in memory with the same boundary.
        private func expectWhole(_ data: Data, _ form: MultipartForm, _ boundary: Boundary) throws {
            let record = try JSONDecoder().decode(UploadServer.Record.self, from: data)
            let encoded = try form.encode(boundary: boundary)
            #expect(record.contentTypes == [boundary.contentType])
            #expect(record.isWhole)
            #expect(record.length == encoded.length)
            let same = record.body == encoded.body
            #expect(same)
        }

        private static func answerBasic(
            _ challenge: URLAuthenticationChallenge
        ) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
            (.useCredential, URLCredential(user: "user", password: "secret", persistence: .none))
        }

        // MARK: Framing

        @Test("has the exact length and no chunks, or chunks and no length", arguments: [BodyFraming.length, .chunked])
        func framing(framing: BodyFraming) async throws {
            let form = try form()
            let checked = try await form.checked()
            let (data, response) = try await UploadSession().upload(
                checked, to: server.request("echo"), framing: framing)
            #expect(response.statusCode == 200)
            try expectWhole(data, form, checked.boundary)
            let record = try JSONDecoder().decode(UploadServer.Record.self, from: data)
            #expect(record.method == "POST")
            #expect(record.contentLengths == (framing == .length ? [String(checked.length)] : []))
            #expect(record.transferEncodings == (framing == .length ? [] : ["chunked"]))
            #expect(record.expects == [])
        }

        @Test("of a form in one call")
        func oneCall() async throws {
            let form = try form()
            let (data, response) = try await UploadSession.shared.upload(form, to: server.request("echo"))
            #expect(response.statusCode == 200)
            let record = try JSONDecoder().decode(UploadServer.Record.self, from: data)
            #expect(record.isWhole)
            #expect(record.length == form.encodedLength)
        }

        @Test("of a body file has the file's length and bytes")
        func bodyFile() async throws {
            let form = try form()
            let upload = try await form.write(to: folder.url.appending(path: "body"))
            let (data, _) = try await UploadSession().upload(upload, to: server.request("echo"))
            try expectWhole(data, form, upload.boundary)
            let record = try JSONDecoder().decode(UploadServer.Record.self, from: data)
            #expect(record.contentLengths == [String(upload.length)])
            #expect(record.transferEncodings == [])
        }

        #if canImport(Darwin)
            // On Linux Foundation ends the process now and then where it reads the file of an upload task (urlsession.md).
            @Test("of a body file by a task of the app's own session")
            func ownTask() async throws {
                let form = try form()
                let upload = try await form.write(to: folder.url.appending(path: "body"))
                let task = URLSession.shared.uploadTask(upload, to: server.request("echo"))
                task.resume()
                var log = try await server.log()
                while log.first?.isWhole != true, task.error == nil {
                    try await Task.sleep(for: .milliseconds(20))
                    log = try await server.log()
                }
                #expect(log.map(\.contentTypes) == [[upload.contentType]])
                #expect(log.map(\.contentLengths) == [[String(upload.length)]])
                #expect(log.map(\.length) == [upload.length])
            }
        #endif

        @Test("by the app's own session, from a stream")
        func ownSession() async throws {
            let form = try form()
            let checked = try await form.checked()
            for framing in [BodyFraming.length, .chunked] {
                var request = server.request("echo")
                let stream = request.setMultipart(checked, framing: framing)
                let (data, _) = try await URLSession.shared.data(for: request)
                try expectWhole(data, form, checked.boundary)
                #expect(stream.failure == nil)
            }
        }

        @Test("waits for 100 Continue if asked to")
        func expectContinue() async throws {
            let form = try form()
            let checked = try await form.checked()
            for framing in [BodyFraming.length, .chunked] {
                var request = server.request("echo")
                request.setValue("100-continue", forHTTPHeaderField: "Expect")
                let (data, _) = try await UploadSession().upload(checked, to: request, framing: framing)
                try expectWhole(data, form, checked.boundary)
                #expect(try JSONDecoder().decode(UploadServer.Record.self, from: data).expects == ["100-continue"])
            }
        }

        @Test("keeps the method and the other fields of the request, and none of an earlier body")
        func otherFields() async throws {
            var request = server.request("echo")
            request.httpMethod = "PUT"
            request.setValue("gzip", forHTTPHeaderField: "Content-Encoding")
            request.setValue("5", forHTTPHeaderField: "content-length")
            request.setValue("Basic dTpw", forHTTPHeaderField: "Authorization")
            let (data, _) = try await UploadSession().upload(try form(), to: request)
            let record = try JSONDecoder().decode(UploadServer.Record.self, from: data)
            #expect(record.method == "PUT")
            #expect(record.isAuthorized)
            #expect(record.contentLengths == [String(try form().encodedLength)])
        }

        @Test("uses the connection of the one before")
        func keepAlive() async throws {
            let session = UploadSession()
            let form = try form()
            for _ in 0..<4 { _ = try await session.upload(form, to: server.request("echo")) }
            #expect(try await server.log().map(\.requestOfConnection) == [1, 2, 3, 4])
        }

        @Test("is one of many at the same time, each with its own body")
        func manyAtOnce() async throws {
            let session = UploadSession()
            try await withThrowingTaskGroup(of: (CheckedForm, MultipartForm, Data).self) { group in
                for number in 0..<24 {
                    var form = MultipartForm()
                    try form.appendText(name: "number", String(repeating: "\(number)", count: 5_000 * (number + 1)))
                    let (sent, request) = (form, server.request("echo"))
                    group.addTask {
                        let checked = try await sent.checked()
                        return (checked, sent, try await session.upload(checked, to: request).0)
                    }
                }
                for try await (checked, form, data) in group { try expectWhole(data, form, checked.boundary) }
            }
        }

        // MARK: Again

        @Test(
            "is sent again, whole, where the server redirects",
            arguments: [
                "redirect/307/echo", "redirect/308/echo", "redirect/307/redirect/308/echo", "hasty/307/echo",
                "hasty/308/redirect/307/echo",
            ])
        func redirected(path: String) async throws {
            let form = try form(fileLength: 2_000_000)
            let checked = try await form.checked()
            let upload = try await form.write(to: folder.url.appending(path: "body"))
            let session = UploadSession()
            for framing in [BodyFraming.length, .chunked] {
                let (data, response) = try await session.upload(checked, to: server.request(path), framing: framing)
                #expect(response.statusCode == 200)
                #expect(response.url?.path == "/echo")
                try expectWhole(data, form, checked.boundary)
            }
            let (data, _) = try await session.upload(upload, to: server.request(path))
            try expectWhole(data, form, upload.boundary)
        }

        @Test("becomes a GET without body or length where the server says so")
        func seeOther() async throws {
            let (data, response) = try await UploadSession().upload(try form(), to: server.request("redirect/303/echo"))
            #expect(response.statusCode == 200)
            let record = try JSONDecoder().decode(UploadServer.Record.self, from: data)
            #expect(record.method == "GET")
            #expect(record.length == 0)
            #expect(record.contentTypes == [])
            #expect(record.contentLengths.allSatisfy { $0 == "0" })
            #expect(record.transferEncodings == [])
        }

        @Test("stays where it is if the app forbids the redirect")
        func redirectForbidden() async throws {
            let asked = Recording<Int>()
            let session = UploadSession(redirect: { response, _ in
                asked.append(response.statusCode)
                return nil
            })
            let (_, response) = try await session.upload(try form(), to: server.request("redirect/307/echo"))
            #expect(response.statusCode == 307)
            #expect(asked.all == [307])
            #expect(try await server.log().count == 1)
        }

        @Test("gives up on redirects without end")
        func endlessRedirect() async throws {
            let error = await #expect(throws: URLError.self) {
                try await UploadSession().upload(try form(fileLength: 10), to: server.request("loop"))
            }
            #expect(error?.code == .httpTooManyRedirects)
        }

        @Test("is sent again, whole, with the password that the server asks for", arguments: ["basic", "hasty-basic"])
        func password(path: String) async throws {
            let form = try form(fileLength: 2_000_000)
            let checked = try await form.checked()
            let upload = try await form.write(to: folder.url.appending(path: "body"))
            for framing in [BodyFraming.length, .chunked] {
                let session = UploadSession(challenge: { Self.answerBasic($0) })
                let (data, response) = try await session.upload(checked, to: server.request(path), framing: framing)
                #expect(response.statusCode == 200)
                try expectWhole(data, form, checked.boundary)
            }
            let session = UploadSession(challenge: { Self.answerBasic($0) })
            let (data, _) = try await session.upload(upload, to: server.request(path))
            try expectWhole(data, form, upload.boundary)
            #expect(try await server.log().map(\.isAuthorized) == [false, true, false, true, false, true])
        }

        @Test("is sent a third time, whole, where a redirect leads to a password")
        func passwordBehindRedirect() async throws {
            let form = try form()
            let checked = try await form.checked()
            let session = UploadSession(challenge: { Self.answerBasic($0) })
            let (data, _) = try await session.upload(checked, to: server.request("redirect/307/basic"))
            try expectWhole(data, form, checked.boundary)
            #expect(try await server.log().map(\.length) == Array(repeating: checked.length, count: 3))
        }

        @Test("ends with the server's answer if nobody knows the password", arguments: ["basic", "digest", "bare"])
        func noPassword(path: String) async throws {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCredentialStorage = nil
            let (data, response) = try await UploadSession(configuration: configuration).upload(
                try form(), to: server.request(path))
            #expect(response.statusCode == 401)
            #expect(data == Data("who is it?".utf8))
            #expect(try await server.log().count == 1)
        }

        @Test("is not sent again with a password that was refused, and three times at most with others")
        func wrongPassword() async throws {
            for (isSame, count) in [(true, 2), (false, 4)] {
                let server = try UploadServer()
                let session = UploadSession(challenge: { challenge in
                    let user = isSame ? "u" : "u\(challenge.previousFailureCount)"
                    return (.useCredential, URLCredential(user: user, password: "p", persistence: .none))
                })
                let (_, response) = try await session.upload(try form(), to: server.request("deny"))
                #expect(response.statusCode == 401)
                #expect(try await server.log().count == count)
            }
        }

        @Test("ends with an error if the app cancels the challenge, with the answer if it has no credential")
        func challengeRefused() async throws {
            let cancelling = UploadSession(challenge: { _ in (.cancelAuthenticationChallenge, nil) })
            await #expect(throws: URLError.self) {
                try await cancelling.upload(try form(), to: server.request("basic"))
            }
            let rejecting = UploadSession(challenge: { _ in (.rejectProtectionSpace, nil) })
            let (_, response) = try await rejecting.upload(try form(), to: server.request("basic"))
            #expect(response.statusCode == 401)
        }
    }
#endif
