#if os(macOS) || os(Linux)
    import Foundation
    import StoreAudit
    import Testing

    /// `Interop/engines/engine.py`: SQL on a server or engine that is started for it alone.
    enum EngineProgram {
        /// What an engine's client made of one script.
        struct Answer {
            let status: Int
            let output: [UInt8]
            let errors: String
        }

        static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Interop/engines")

        /// The engines of the tests. Spark is heavy: `make spark`.
        static let engines: [SQLEngine] = chosen([.postgresql, .mysql, .duckdb])

        private static func chosen(_ engines: [SQLEngine]) -> [SQLEngine] {
            let environment = ProcessInfo.processInfo.environment
            if let name = environment["BYTECONTRACT_ENGINE"] { return SQLEngine(rawValue: name).map { [$0] } ?? [] }
            guard environment["BYTECONTRACT_SKIP_SERVERS"] == nil else { return [] }
            // `Scripts/setup tests` has installed them where apt is; elsewhere those run that are there.
            if FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query") { return engines }
            return engines.filter { (try? run(["--installed", $0.rawValue])) == 0 }
        }

        /// Makes the data set of a seed.
        static func generate(into folder: URL, seed: Int, rows: Int) throws {
            let words = [
                EngineProgram.folder.appendingPathComponent("generate.py").path, folder.path, "--seed", "\(seed)",
                "--rows", "\(rows)",
            ]
            try #require(run(program: words) == 0)
        }

        /// Runs scripts in their order, on an engine with the tables of a data set or none; each has an answer of its own.
        static func run(_ scripts: [String], on engine: SQLEngine, data: URL? = nil) throws -> [Answer] {
            let work = try TemporaryFolder()
            func file(_ index: Int, _ suffix: String) -> URL {
                work.url.appendingPathComponent("\(1000 + index).\(suffix)")
            }
            for (index, script) in scripts.enumerated() { try Data(script.utf8).write(to: file(index, "sql")) }
            let status = try run([engine.rawValue, work.url.path] + (data.map { ["--data", $0.path] } ?? []))
            try #require(
                status == 0,
                "engine.py ended with \(status); run `Scripts/setup tests`, or set BYTECONTRACT_SKIP_SERVERS")
            return try scripts.indices.map { index in
                let words = try String(contentsOf: file(index, "status"), encoding: .utf8).split(separator: " ")
                return Answer(
                    status: Int(words.first ?? "") ?? -1, output: Array(try Data(contentsOf: file(index, "out"))),
                    errors: try String(contentsOf: file(index, "err"), encoding: .utf8))
            }
        }

        private static func run(_ arguments: [String]) throws -> Int32 {
            try run(program: [folder.appendingPathComponent("engine.py").path] + arguments)
        }

        private static func run(program: [String]) throws -> Int32 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3"] + program
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    /// A folder that goes with this object.
    final class TemporaryFolder {
        let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appendingPathComponent("engines.\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }
#endif
