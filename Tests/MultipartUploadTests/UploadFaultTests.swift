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

    @Suite("An upload that goes wrong", .timeLimit(.minutes(60)))
    struct UploadFaultTests {
        private let server: UploadServer
        private let folder: UploadFolder

        init() throws {
            server = try UploadServer()
            folder = try UploadFolder()
        }

        private func form(_ file: URL) throws -> MultipartForm {
            var form = MultipartForm()
            try form.appendText(name: "note", "hello")
            try form.appendFile(name: "file", filename: "f.bin", contentsOf: file)
            return form
        }

        private func largeFile() throws -> URL { try folder.file("content", length: 24 << 20) }

        @Test("does not begin if the contract forbids the form")
        func forbidden() async throws {
            let contract = try #require(
                UploadContract(parts: [UploadContract.Part("note", kind: .text), UploadContract.Part("photo")]))
            let form = try form(try folder.file("content", length: 10))
            await #expect(throws: Refusal.self) {
                try await UploadSession().upload(form, to: server.request("echo"), contract: contract)
            }
            #expect(try await server.log().isEmpty)
        }

        @Test("tells of progress that never falls and ends with the whole, also if it is sent twice")
        func progress() async throws {
            let form = try form(try folder.file("content", length: 3 << 20))
            let upload = try await form.write(to: folder.url.appending(path: "body"))
            let session = UploadSession(challenge: { _ in
                (.useCredential, URLCredential(user: "u", password: "p", persistence: .none))
            })
            for path in ["echo", "redirect/307/echo", "hasty/308/echo", "basic"] {
                for isFile in [false, true] {
                    let told = Recording<UploadProgress>()
                    let request = server.request(path)
                    let (_, response) =
                        isFile
                        ? try await session.upload(upload, to: request) { told.append($0) }
                        : try await session.upload(form, to: request) { told.append($0) }
                    #expect(response.statusCode == 200)
                    let sent = told.all.map(\.sent)
                    #expect(sent.count > 2)
                    #expect(zip(sent, sent.dropFirst()).allSatisfy { $0 < $1 }, "\(path)")
                    #expect(told.all.allSatisfy { $0.total == upload.length })
                    #expect(sent.last == upload.length, "\(path)")
                }
            }
        }

        @Test("ends when the task is cancelled, and the server sees a cut body", arguments: [true, false])
        func cancelled(isFile: Bool) async throws {
            let form = try form(try largeFile())
            let upload = try await form.write(to: folder.url.appending(path: "body"))
            let request = server.request("stall/100000")
            let task = Task {
                isFile
                    ? try await UploadSession.shared.upload(upload, to: request)
                    : try await UploadSession.shared.upload(form, to: request)
            }
            while try await server.log().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await server.goOn()
            let log = try await server.log()
            #expect(log.count == 1)
            #expect(log.allSatisfy { $0.length < upload.length && !$0.isWhole })
        }

        @Test("does not begin if the task is cancelled already")
        func cancelledBefore() async throws {
            let checked = try await form(try folder.file("content", length: 10)).checked()
            let request = server.request("echo")
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await UploadSession.shared.upload(checked, to: request)
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await server.log().isEmpty)
        }

        @Test(
            "is an error of the loading system if the server closes early", arguments: [BodyFraming.length, .chunked])
        func serverCloses(framing: BodyFraming) async throws {
            let checked = try await form(try largeFile()).checked()
            await #expect(throws: URLError.self) {
                try await UploadSession().upload(checked, to: server.request("close/100000"), framing: framing)
            }
        }

        @Test(
            "says which part changed while it was sent, and the server gets no whole body",
            arguments: [BodyFraming.length, .chunked])
        func sourceChanges(framing: BodyFraming) async throws {
            for change in [FileChange.cut, .grown, .rewritten, .removedAndCut] {
                let file = try largeFile()
                let checked = try await form(file).checked()
                let changed = Recording<Bool>()
                let refusal = await #expect(throws: Refusal.self, "\(change)") {
                    try await UploadSession().upload(checked, to: server.request("echo"), framing: framing) { _ in
                        guard changed.all.isEmpty else { return }
                        changed.append(true)
                        change.happen(to: file)
                    }
                }
                #expect(refusal?.category == .sourceChanged, "\(change)")
                #expect(refusal?.finding.part == 1, "\(change)")
                try? FileManager.default.removeItem(at: file)
            }
            let log = try await server.log()
            #expect(log.count == 4)
            #expect(log.allSatisfy { !$0.isWhole })
        }

        #if os(Linux)
            @Test("of a body file that is cut or grows while it is sent says so, and the server gets no whole body")
            func bodyFileChanges() async throws {
                let upload = try await form(try largeFile()).write(to: folder.url.appending(path: "body"))
                for change in [FileChange.grown, .cut] {
                    let changed = Recording<Bool>()
                    let refusal = await #expect(throws: Refusal.self, "\(change)") {
                        try await UploadSession().upload(upload, to: server.request("echo")) { _ in
                            guard changed.all.isEmpty else { return }
                            changed.append(true)
                            change.happen(to: upload.file)
                        }
                    }
                    #expect(refusal?.category == .sourceChanged, "\(change)")
                    let handle = try FileHandle(forWritingTo: upload.file)
                    try handle.truncate(atOffset: UInt64(upload.length))
                    try handle.close()
                }
                #expect(try await server.log().allSatisfy { !$0.isWhole })
            }
        #endif

        private enum FileChange: Sendable {
            case cut, grown, rewritten, removedAndCut

            func happen(to file: URL) {
                guard let handle = try? FileHandle(forUpdating: file) else { return }
                if self == .removedAndCut { try? FileManager.default.removeItem(at: file) }
                switch self {
                case .cut, .removedAndCut: try? handle.truncate(atOffset: 1 << 20)
                case .grown:
                    _ = try? handle.seekToEnd()
                    try? handle.write(contentsOf: Data([1]))
                case .rewritten:
                    try? handle.seek(toOffset: 20 << 20)
                    try? handle.write(contentsOf: Data([1]))
                }
                try? handle.close()
            }
        }

        @Test("of a file that is gone, or a body file that is another, does not begin")
        func sourceGone() async throws {
            let file = try folder.file("content", length: 100)
            let checked = try await form(file).checked()
            let upload = try await form(file).write(to: folder.url.appending(path: "body"))
            try FileManager.default.removeItem(at: file)
            let unreadable = await #expect(throws: Refusal.self) {
                try await UploadSession().upload(checked, to: server.request("echo"))
            }
            #expect(unreadable?.category == .sourceUnreadable)
            try Data("short".utf8).write(to: upload.file)
            let changed = await #expect(throws: Refusal.self) {
                try await UploadSession().upload(upload, to: server.request("echo"))
            }
            #expect(changed?.category == .sourceChanged)
            try FileManager.default.removeItem(at: upload.file)
            let gone = await #expect(throws: Refusal.self) {
                try await UploadSession().upload(upload, to: server.request("echo"))
            }
            #expect(gone?.category == .sourceUnreadable)
            #expect(try await server.log().allSatisfy { !$0.isWhole })
        }

        @Test("is an error of the loading system if nobody listens")
        func nobodyListens() async throws {
            let url = try #require(URL(string: "http://127.0.0.1:9/"))
            let form = try form(try folder.file("content", length: 100))
            await #expect(throws: URLError.self) {
                try await UploadSession().upload(form, to: URLRequest(url: url))
            }
        }
    }
#endif
