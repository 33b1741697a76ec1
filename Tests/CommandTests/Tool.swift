import Foundation
import Testing

/// The built command, run as a user runs it.
struct Tool {
    struct Result {
        let status: Int32
        let output: String
        let errors: String

        /// The JSON on standard output.
        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
        }

        /// The categories of the findings of a JSON report, in order.
        var categories: [String] {
            (json["findings"] as? [[String: Any]] ?? []).compactMap { $0["category"] as? String }
        }
    }

    /// The folder of the checkout.
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The build puts the command beside the bundle of the tests.
    static let path: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("bytecontract").path
        #else
            return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appendingPathComponent("bytecontract").path
        #endif
    }()

    /// Runs the command; output goes through files, so that nothing can fill a pipe.
    static func run(
        _ arguments: [String], input: Data = Data(), directory: URL = repository, environment: [String: String] = [:]
    ) throws -> Result {
        try run(path, arguments, input: input, directory: directory, environment: environment)
    }

    /// Runs any program.
    static func run(
        _ program: String, _ arguments: [String], input: Data = Data(), directory: URL = repository,
        environment: [String: String] = [:]
    ) throws -> Result {
        try withFolder { folder in
            let files = try ["input", "output", "errors"].map { name -> FileHandle in
                let file = folder.appendingPathComponent(name)
                try (name == "input" ? input : Data()).write(to: file)
                return name == "input" ? try FileHandle(forReadingFrom: file) : try FileHandle(forWritingTo: file)
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.currentDirectoryURL = directory
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardInput = files[0]
            process.standardOutput = files[1]
            process.standardError = files[2]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit, "the command crashed")
            func text(_ name: String) throws -> String {
                String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
            }
            return Result(status: process.terminationStatus, output: try text("output"), errors: try text("errors"))
        }
    }

    /// Gives a folder that is removed afterwards.
    static func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
