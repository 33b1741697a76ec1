import ContractFile
import ContractFindings
import ContractVectors
import Foundation

/// `vectors list`, `show` and `export`: what the command carries inside itself.
enum VectorsCommands {
    static let list = Command(
        path: ["vectors", "list"],
        summary: "List the built-in vectors.",
        operand: Operand(name: "AREA", count: .optional, value: areas, help: "Only this area, such as uuid.text."),
        options: [],
        examples: [("vectors list uuid.text", "Every case about the text of a UUID, with what it shows.")],
        run: runList)

    static let show = Command(
        path: ["vectors", "show"],
        summary: "Show one vector: input, answer, and why it matters.",
        operand: Operand(
            name: "ID", count: .one, value: .text("ID"), help: "The id of a case, such as uuid.text.0001."),
        options: [],
        examples: [("vectors show uuid.text.0001", "One case.")],
        run: runShow)

    static let export = Command(
        path: ["vectors", "export"],
        summary: "Write the vectors as one Swift script that needs no project, or as the JSON files.",
        discussion: """
            The script uses Foundation alone and is run as `swift FILE` (`xcrun swift FILE` on a Mac): silent and 0 if all \
            holds, else case and category on standard output and 1. The function at its top is the implementation under \
            test; replace it with your own.
            """,
        options: [
            Option(
                name: "swift-script", value: .words("KIND", SwiftScript.Kind.allCases.map(\.rawValue)),
                help: "A script."),
            Option(name: "json", value: .file("FOLDER"), help: "The vector files, into a folder."),
            Option(
                name: "output", short: "o", value: .file("FILE"),
                help: "Where the script goes; standard output if not given."),
        ],
        examples: [
            ("vectors export --swift-script uuid --output uuid-vectors.swift", "Then: swift uuid-vectors.swift")
        ],
        run: runExport)

    private static let areas = Option.Value.words("AREA", VectorSuite.builtInAreas)

    private static func runList(_ arguments: Arguments) throws -> ExitCode {
        let suite = VectorSuite.builtIn
        var files = suite.files
        if let area = arguments.operands.first {
            files = files.filter { $0.area == area || $0.area.hasPrefix(area + ".") }
            guard !files.isEmpty else {
                throw CommandFailure(
                    "there is no area of that name; areas are \(suite.files.map(\.area).joined(separator: ", "))")
            }
        }
        var text = ""
        for file in files {
            text += "\(file.area): \(file.title) (\(file.caseCount) cases)\n"
            for group in file.groups {
                text += "\n  \(group.name)  [\(group.operation.rawValue), \(group.level.rawValue), \(group.section)]\n"
                for vector in group.cases where !vector.isRetired { text += "    \(vector.id)  \(vector.comment)\n" }
            }
            text += "\n"
        }
        text += "\(files.reduce(0) { $0 + $1.caseCount }) cases, suite \(suite.version)\n"
        try Terminal.write(text, to: Terminal.output)
        return .holds
    }

    private static func runShow(_ arguments: Arguments) throws -> ExitCode {
        guard let id = CaseID(arguments.operands[0]), let found = VectorSuite.builtIn.vector(id) else {
            let known = VectorSuite.builtIn.files.flatMap(\.groups).flatMap(\.cases).map(\.id.text)
            let hint = Suggestion.nearest(to: arguments.operands[0], among: known).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure("there is no case of that id\(hint) (`bytecontract vectors list` lists all)")
        }
        try Terminal.write(VectorPage.text(found.vector, in: found.group, of: found.file), to: Terminal.output)
        return .holds
    }

    private static func runExport(_ arguments: Arguments) throws -> ExitCode {
        switch (arguments.value("swift-script").flatMap(SwiftScript.Kind.init(rawValue:)), arguments.value("json")) {
        case (let kind?, nil):
            let script = SwiftScript.text(kind, suite: .builtIn)
            try OutputFile.write(Array(script.utf8), to: arguments.value("output") ?? "-")
        case (nil, let folder?):
            if arguments.has("output") {
                throw CommandFailure("--output belongs to --swift-script; --json names its folder itself")
            }
            try writeFiles(to: folder)
        default: throw CommandFailure("give either --swift-script uuid|multipart or --json FOLDER")
        }
        return .holds
    }

    private static func writeFiles(to folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(folder): cannot be made; check the path and its permissions")
        }
        for file in VectorSuite.builtIn.files {
            let path = "\(folder)/\(file.area.replacing(".", with: "-")).json"
            try OutputFile.write(Array(file.formatted.utf8), to: path)
        }
    }
}
