// Starts programs, which only macOS and Linux allow.
#if os(macOS) || os(Linux)
    import Foundation
    import MultipartContract

    /// A body with the header that goes with it.
    struct MadeBody {
        let contentType: String
        let body: Data
    }

    /// Who makes the bodies that the readers get: the library, or the command as a user calls it.
    enum BodyMaker: CaseIterable {
        case library
        case command

        func make(_ sample: ReaderSample) throws -> MadeBody {
            switch self {
            case .library:
                let encoded = try sample.form().encode()
                return MadeBody(contentType: encoded.contentType, body: encoded.body)
            case .command: return try BodyMaker.encode(sample)
            }
        }

        /// `bytecontract encode`, with the contents of file parts in real files.
        private static func encode(_ sample: ReaderSample) throws -> MadeBody {
            let folder = FileManager.default.temporaryDirectory.appending(path: "bytecontract-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            var arguments = ["encode", "--output", "body"]
            if sample.safety == .browser { arguments.append("--browser") }
            for (index, part) in sample.parts.enumerated() {
                guard let filename = part.filename else {
                    arguments += ["--text", "\(part.name)=\(String(decoding: part.content.bytes, as: UTF8.self))"]
                    continue
                }
                try Data(part.content.bytes).write(to: folder.appending(path: "content\(index)"))
                let type = part.type.map { ";type=\($0)" } ?? ""
                arguments += ["--file", "\(part.name)=@content\(index)\(type);filename=\(filename)"]
            }
            let errors = folder.appending(path: "errors")
            try Data().write(to: errors)
            let process = Process()
            process.executableURL = executable
            process.arguments = arguments
            process.currentDirectoryURL = folder
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            process.waitUntilExit()
            let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            guard process.terminationStatus == 0 else { throw CommandRefused(message: said) }
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

    /// The command did not make a body.
    struct CommandRefused: Error {
        let message: String
    }
#endif
