import ContractFindings
import Foundation
import MultipartContract

/// `encode`: makes a body.
enum EncodeCommand {
    static let command = Command(
        path: ["encode"],
        summary: "Make a multipart/form-data body from texts and files, byte for byte as the library does.",
        discussion: """
            Parts stand in the body in the order of the options. The Content-Type value to send with the body is \
            printed on standard error. The body is written whole or not at all.
            """,
        options: [
            Option(name: "text", value: .text("NAME=VALUE"), isRepeatable: true, help: "A text part."),
            Option(
                name: "file", value: .text("NAME=@PATH[;filename=F][;type=T]"), isRepeatable: true,
                help:
                    "A file part; PATH may be - for standard input. The filename is the last component of the path unless given."
            ),
            Option(
                name: "browser", value: .flag,
                help:
                    "Write names and filenames as browsers do (WHATWG): UTF-8, and %22 %0D %0A for quotes and line ends."
            ),
            Option(
                name: "boundary", value: .text("BOUNDARY"),
                help: "A fixed boundary, for repeatable tests; random if not given."),
            Option(
                name: "output", short: "o", value: .file("FILE"), help: "Where the body goes; - is standard output."),
        ],
        examples: [
            (
                "encode --text title=Holiday --file 'photo=@p.jpg;type=image/jpeg' --output body.bin",
                "Then: curl --data-binary @body.bin -H \"Content-Type: ...\" URL"
            )
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        guard let path = arguments.value("output") else {
            throw CommandFailure("--output is missing; name a file, or - for standard output")
        }
        let safety: HeaderSafety = arguments.has("browser") ? .browser : .strict
        do {
            var form = MultipartForm(safety: safety)
            var inputs: [String] = []
            for (name, value) in arguments.occurrences {
                switch name {
                case "text": form.append(try textPart(value, number: form.parts.count, safety: safety))
                case "file":
                    let file = try FileOperand(value, number: form.parts.count)
                    inputs.append(file.path)
                    form.append(try filePart(file, number: form.parts.count, safety: safety))
                default: break
                }
            }
            guard !form.parts.isEmpty else {
                throw CommandFailure("there is no part; give at least one --text NAME=VALUE or --file NAME=@PATH")
            }
            try OutputFile.refuse([path], over: inputs)
            let encoded =
                try arguments.value("boundary").map { try form.encode(boundary: Boundary($0)) } ?? form.encode()
            try OutputFile.write(encoded.body, to: path)
            try Terminal.write(encoded.contentType + "\n", to: Terminal.error)
            return .holds
        } catch let refusal as Refusal {
            throw CommandFailure(refusal.description)
        }
    }

    private static func textPart(_ value: String, number: Int, safety: HeaderSafety) throws -> Part {
        let (name, text) = value.split(at: UInt8(ascii: "="))
        guard let text else { throw CommandFailure("--text takes NAME=VALUE; part \(number) has no `=`") }
        do {
            return try .text(name: name, text, safety: safety)
        } catch {
            throw Refusal(error.finding.placed(part: number))
        }
    }

    private static func filePart(_ file: FileOperand, number: Int, safety: HeaderSafety) throws -> Part {
        let content = Data(try Terminal.readAll(file.path))
        do {
            return try .file(
                name: file.name, filename: file.filename, data: content, contentType: file.contentType, safety: safety)
        } catch {
            throw Refusal(error.finding.placed(part: number))
        }
    }
}

/// `NAME=@PATH[;filename=F][;type=T]`
struct FileOperand {
    let name: String
    let path: String
    let filename: String
    let contentType: String?

    init(_ text: String, number: Int) throws {
        let (name, behind) = text.split(at: UInt8(ascii: "="))
        guard let behind, behind.utf8.first == UInt8(ascii: "@") else {
            throw CommandFailure("--file takes NAME=@PATH; part \(number) has no `=@` (for plain text use --text)")
        }
        self.name = name
        let rest = String(behind.utf8.dropFirst()) ?? ""
        var (path, attributes) = FileOperand.split(rest[...])
        // A path may hold `;` itself: where the file is there as written, nothing is split off.
        if !attributes.isEmpty, FileManager.default.fileExists(atPath: rest) {
            (path, attributes) = (rest[...], [:])
        }
        guard !path.isEmpty else {
            throw CommandFailure("--file takes NAME=@PATH; the path of part \(number) is empty")
        }
        self.path = String(path)
        let standard = self.path == "-" ? "stdin" : URL(fileURLWithPath: self.path).lastPathComponent
        filename = attributes["filename"] ?? standard
        contentType = attributes["type"]
    }

    /// The path ends where the first `;filename=` or `;type=` begins. A type may have parameters: `;type=text/html;charset=utf-8`.
    private static func split(_ text: Substring) -> (path: Substring, attributes: [String: String]) {
        var path = text
        var attributes: [String: String] = [:]
        var current: String?
        for (index, word) in text.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
            if index == 0 {
                path = word
            } else if word.hasPrefix("filename="), attributes["filename"] == nil {
                current = "filename"
                attributes["filename"] = String(word.dropFirst("filename=".count))
            } else if word.hasPrefix("type="), attributes["type"] == nil {
                current = "type"
                attributes["type"] = String(word.dropFirst("type=".count))
            } else if let key = current {
                attributes[key, default: ""] += ";" + word
            } else {
                path = text[text.startIndex..<word.endIndex]
            }
        }
        return (path, attributes)
    }
}
