import ContractFile
import ContractReports
import ContractVectors
import Foundation
import StoreAudit
import UploadInspection

/// `check`: proves the contract.
enum CheckCommand {
    static let adapterOptions = [
        Option(
            name: "expected-failures", value: .file("FILE"),
            help: "Cases that the adapter is known to fail, each with its reason."),
        Option(
            name: "timeout", value: .text("SECONDS"),
            help: "Time for one answer of the adapter, 0.01 to 3600; 5 if not given."),
        Option(
            name: "stderr", value: .file("FILE"),
            help: "Keep what adapters say on standard error (mode 0600); it may hold values. Dropped if not given."),
    ]

    static let command = Command(
        path: ["check"],
        summary: "Prove the contract: the built-in vectors and all that bytecontract.json names.",
        discussion: """
            Without a path, bytecontract.json is looked for here and in the folders above, up to the repository's root.
            A PATH is a folder, a contract or a vector file.
            """,
        operand: Operand(name: "PATH", count: .any, value: .file("PATH"), help: "Folders, contracts or vector files."),
        options: [
            Option(
                name: "adapter", value: .text("COMMAND"),
                help: "Run the vectors against an outside implementation too (Documentation/adapters.md).")
        ] + adapterOptions + ReportOutput.options,
        examples: [
            ("check", "Vectors, samples, implementations; exit code 0 if all holds."),
            ("check --report junit=report.xml", "The same for a pipeline."),
            ("check --adapter 'python3 Adapters/python/uuid_adapter.py'", "What Python's uuid module reads otherwise."),
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let output = try ReportOutput(arguments)
        if arguments.value("adapter") == nil, arguments.has("expected-failures") || arguments.has("timeout") {
            throw CommandFailure(
                "--expected-failures and --timeout belong to --adapter; for others see `implementations` in bytecontract.json"
            )
        }
        let outside = try arguments.value("adapter").map { try CheckCommand.outside($0, arguments) }
        let sources = try sources(arguments.operands)
        do {
            var check = ProjectCheck(errorOutputPath: arguments.value("stderr"))
            for source in sources {
                switch source {
                case .contract(let path): try check.addContract(path)
                case .vectors(let path): try check.addVectors(path)
                }
            }
            if let outside { try check.addImplementation(outside) }
            var report = Report(
                header: ReportOutput.header(.check, suite: VectorSuite.builtIn.version), checks: check.checks)
            for source in sources {
                guard case .contract(let path) = source else { continue }
                let contract = try ContractFile.read(path)
                report.checks += try UploadSampleCheck(contract, path: path).checks
                try ContractStoreCheck(contract, path: path).appended(to: &report)
            }
            report.exitCode = report.verdict == .accept ? 0 : 1
            return try output.write(report)
        } catch let failure as CaptureError {
            throw CommandFailure(failure.description)
        } catch let failure as ContractStoreCheck.Failure {
            throw CommandFailure(failure.description)
        } catch let failure as DocumentError {
            throw CommandFailure(failure.description)
        } catch let failure as ProjectCheck.Failure {
            throw CheckCommand.failure(failure)
        }
    }

    static func failure(_ failure: ProjectCheck.Failure) -> CommandFailure {
        switch failure {
        case .document, .sharedID: CommandFailure(failure.description)
        case .implementation: CommandFailure(failure.description, exitCode: .cannotRun)
        }
    }

    /// An implementation that the command line names.
    static func outside(_ command: String, _ arguments: Arguments) throws -> ProjectCheck.OutsideImplementation {
        guard !command.isEmpty else { throw CommandFailure("the adapter's command is empty; name a program") }
        var expected = ExpectedFailures.none
        if let path = arguments.value("expected-failures") {
            do {
                expected = try ExpectedFailures.read(path)
            } catch {
                throw CommandFailure(error.description)
            }
        }
        return ProjectCheck.OutsideImplementation(
            name: "adapter", command: shell(command), expectedFailures: expected, timeout: try timeout(arguments))
    }

    /// The shell reads the command as the user knows it. The shell and all that it starts are one group, and end as one.
    private static func shell(_ command: String) -> [String] { ["/bin/sh", "-c", command] }

    private static func timeout(_ arguments: Arguments) throws -> Double {
        guard let text = arguments.value("timeout") else { return 5 }
        guard isDecimal(text), let seconds = Double(text), seconds >= 0.01, seconds <= 3600 else {
            throw CommandFailure("--timeout takes seconds from 0.01 to 3600 as a decimal number, for example 2.5")
        }
        return seconds
    }

    /// Digits, and digits after a point: `Double` reads hexadecimal and exponents too, which nobody means.
    private static func isDecimal(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count <= 2
            && parts.allSatisfy { part in
                (1...9).contains(part.count)
                    && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            }
    }

    private enum Source {
        case contract(String)
        case vectors(String)
    }

    private static func sources(_ paths: [String]) throws -> [Source] {
        guard !paths.isEmpty else {
            guard let path = ContractFile.path(above: ".") else {
                Terminal.complain(
                    "bytecontract check: no bytecontract.json here or above, up to the repository's root; running the built-in vectors alone"
                )
                return []
            }
            return [.contract(shortened(path))]
        }
        return try paths.map { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandFailure("\(path): is not there; name a folder, a contract or a vector file")
            }
            if isFolder.boolValue {
                guard let contract = ContractFile.path(above: path) else {
                    throw CommandFailure("\(path): no bytecontract.json there or above, up to the repository's root")
                }
                return .contract(shortened(contract))
            }
            return try isVectorFile(path) ? .vectors(path) : .contract(path)
        }
    }

    private static func isVectorFile(_ path: String) throws -> Bool {
        do {
            return try ContractFile.schema(ofDocumentAt: path) == VectorFile.schema
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// As the user would write it from the current folder.
    private static func shortened(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
}
