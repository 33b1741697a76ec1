// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation
    import InteropSupport
    import MultipartContract

    /// A body with the header that goes with it.
    struct MadeBody: Sendable {
        let contentType: String
        let body: Data
    }

    /// Who makes the bodies that the servers get: the library, or the command as a user calls it.
    enum BodyMaker: CaseIterable {
        case library
        case command

        func make(_ form: InteropCase) throws -> MadeBody {
            switch self {
            case .library:
                let encoded = try form.form().encode()
                return MadeBody(contentType: encoded.contentType, body: encoded.body)
            case .command:
                guard let made = BodyMaker.ofCommand[form.id] else { return try BodyMaker.encode(form) }
                return try made.get()
            }
        }

        /// Made once for all servers.
        private static let ofCommand = Dictionary(
            uniqueKeysWithValues: InteropCase.all.filter { !$0.isLarge }.map { form in
                (form.id, Result { try encode(form) })
            })

        /// `bytecontract encode`, with the contents of file parts in real files.
        private static func encode(_ form: InteropCase) throws -> MadeBody {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            var arguments = ["encode", "--output", "body"]
            if form.safety == .browser { arguments.append("--browser") }
            for part in form.parts {
                guard let filename = part.filename else {
                    arguments += ["--text", "\(part.name)=\(String(decoding: part.content.bytes, as: UTF8.self))"]
                    continue
                }
                let content = folder.appending(path: part.content.sha256)
                if !FileManager.default.fileExists(atPath: content.path) { try part.content.write(to: content) }
                let type = part.type.map { ";type=\($0)" } ?? ""
                arguments += ["--file", "\(part.name)=@\(part.content.sha256)\(type);filename=\(filename)"]
            }
            let said = try ProgramRun(executable, arguments, in: folder).checked().errors
            return MadeBody(
                contentType: String(said.dropLast()), body: try Data(contentsOf: folder.appending(path: "body")))
        }

        /// The build puts the command beside the bundle of the tests.
        private static var executable: URL {
            #if os(macOS)
                let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
                return bundle.bundleURL.deletingLastPathComponent().appending(path: "bytecontract")
            #else
                return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
                    .appending(path: "bytecontract")
            #endif
        }
    }
#endif
