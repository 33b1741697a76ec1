import ContractFile
import ContractVectors
import Foundation

/// `vectors lint`: checks vector files, and mends what a tool can mend.
enum VectorsLintCommand {
    static let command = Command(
        path: ["vectors", "lint"],
        summary: "Check vector files: form, lengths, digests, ids, flags, formatting, lock.",
        discussion: """
            A folder is checked with its lock file (vectors.lock.json), so that no case changes in silence. --fix formats the \
            files, fills in lengths and digests, and locks new cases; it never changes a locked one.
            """,
        operand: Operand(
            name: "PATH", count: .any, value: .file("PATH"), help: "Folders or files; Vectors if not given."),
        options: [Option(name: "fix", value: .flag, help: "Mend formatting and lock new cases.")],
        examples: [("vectors lint Vectors --fix", "After adding a case.")],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        var isClean = true
        var caseCount = 0
        for path in arguments.operands.isEmpty ? ["Vectors"] : arguments.operands {
            var folder = try VectorFolder(path)
            if arguments.has("fix") { try folder.fix() }
            let lint = folder.lint
            for problem in lint.problems { Terminal.complain(problem.description) }
            isClean = isClean && lint.problems.isEmpty
            caseCount += lint.caseCount
            if lint.files.isEmpty, lint.problems.isEmpty { throw CommandFailure("\(path): there is no vector file") }
        }
        if isClean { try Terminal.write("\(caseCount) cases, nothing to complain of\n", to: Terminal.output) }
        return isClean ? .holds : .findings
    }
}

/// A folder of vector files with its lock, or one file without.
private struct VectorFolder {
    private let path: String
    private let isFolder: Bool
    private var sources: [VectorLint.Source] = []
    private var lock: VectorLock?

    private var lockPath: String { "\(path)/\(VectorLock.fileName)" }

    var lint: VectorLint { VectorLint(sources, lock: lock, lockPath: lockPath) }

    init(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("\(path): is not there; name a folder or a vector file")
        }
        self.path = path
        self.isFolder = isFolder.boolValue
        try read()
    }

    private mutating func read() throws {
        var paths = [path]
        if isFolder {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            paths = names.filter { $0.hasSuffix(".json") && $0 != VectorLock.fileName }.sorted().map { "\(path)/\($0)" }
            if FileManager.default.fileExists(atPath: lockPath) {
                do {
                    lock = try VectorLock(Data(Terminal.readAll(lockPath)))
                } catch let error as DocumentError {
                    throw CommandFailure(error.inFile(lockPath).description)
                }
            }
        }
        sources = try paths.map { VectorLint.Source(path: $0, text: try Terminal.readAll($0)) }
    }

    /// Formats the files and locks new cases. Whatever else is wrong stays for a person to see.
    mutating func fix() throws {
        let before = lint
        for (path, file) in before.files where !file.formatted.utf8.elementsEqual(text(of: path)) {
            try OutputFile.write(Array(file.formatted.utf8), to: path)
        }
        // A lock belongs beside vector files only, and only where all of them could be read.
        if isFolder, !before.files.isEmpty, before.files.count == sources.count {
            var mended = lock ?? VectorLock(locking: [])
            mended.digests.merge(VectorLock(locking: before.files.map(\.file)).digests) { locked, _ in locked }
            if mended != lock { try OutputFile.write(Array(mended.formatted.utf8), to: lockPath) }
        }
        try read()
    }

    private func text(of path: String) -> [UInt8] { sources.first { $0.path == path }?.text ?? [] }
}
