// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// `upload_server.py` on a free port of the loopback interface, for as long as this object lives.
    final class UploadServer {
        /// What came of one request.
        struct Record: Decodable {
            let method: String
            let path: String
            let contentTypes: [String]
            let contentLengths: [String]
            let transferEncodings: [String]
            let expects: [String]
            let isAuthorized: Bool
            let requestOfConnection: Int
            let length: Int
            let isWhole: Bool
            /// The first 4 MiB; only in an answer of `/echo`.
            let body: Data?
        }

        private let script: ScriptServer

        init() throws { script = try ScriptServer("upload_server.py") }

        /// Where it listens.
        var port: Int? { script.root.port }

        /// A request to a path.
        func request(_ path: String) -> URLRequest { URLRequest(url: script.root.appending(path: path)) }

        /// All requests so far, when they are over or stand still.
        func log() async throws -> [Record] {
            let (data, _) = try await URLSession.shared.data(for: request("log"))
            return try JSONDecoder().decode([Record].self, from: data)
        }

        /// Has it read what it has left so far.
        func goOn() async throws { _ = try await URLSession.shared.data(for: request("go-on")) }
    }

    /// A folder that lives as long as the object.
    final class UploadFolder {
        let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        /// A file of bytes that repeat only now and then.
        func file(_ name: String, length: Int) throws -> URL {
            let file = url.appending(path: name)
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            let block = Data((0..<65_521).map { UInt8(truncatingIfNeeded: ($0 &* $0) >> 5 &+ $0) })
            var rest = length
            while rest > 0 {
                try handle.write(contentsOf: block.prefix(rest))
                rest -= min(rest, block.count)
            }
            return file
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    /// A list that any thread may add to.
    final class Recording<Element: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var elements: [Element] = []

        func append(_ element: Element) { lock.withLock { elements.append(element) } }

        var all: [Element] { lock.withLock { elements } }
    }
#endif
