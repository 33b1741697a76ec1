import ContractFindings
import Foundation
import MultipartContract

/// `encode`: makes a body, or a whole request.
enum EncodeCommand {
    static let command = Command(
        path: ["encode"],
        summary: "Make a multipart/form-data body from texts and files, byte for byte as the library does.",
        discussion: """
            Parts stand in the body in the order of the options. The Content-Type value to send with the body is \
            printed on standard error. Files may be of any size: they are never in memory as a whole. The body is \
            written beside FILE, read again and renamed: it is there whole, or not at all.
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
                name: "request", value: .text("URL"),
                help: "Write the whole HTTP/1.1 request that posts the body to URL, and not the body alone."),
        ] + ContractOption.options + [
            Option(
                name: "output", short: "o", value: .file("FILE"), help: "Where the body goes; - is standard output.")
        ],
        examples: [
            (
                "encode --text title=Holiday --file 'photo=@p.jpg;type=image/jpeg' --output body.bin",
                "Then: curl --data-binary @body.bin -H \"Content-Type: ...\" URL"
            ),
            (
                "encode --file film=@film.mp4 --upload film --request http://127.0.0.1:8080/films --output request.http",
                "Nothing is written that the contract forbids; then: bytecontract inspect request.http"
            ),
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        guard let path = arguments.value("output") else {
            throw CommandFailure("--output is missing; name a file, or - for standard output")
        }
        var target: RequestTarget?
        if let url = arguments.value("request") {
            target = RequestTarget(url: url)
            guard target != nil else {
                throw CommandFailure(
                    "--request takes an http or https URL with a host, in printable ASCII and without a user name")
            }
        }
        let contract = try ContractOption(arguments)
        let parts = try EncodeParts(arguments)
        guard !parts.form.parts.isEmpty else {
            throw CommandFailure("there is no part; give at least one --text NAME=VALUE or --file NAME=@PATH")
        }
        try OutputFile.refuse([path], over: parts.paths + (contract.map { [$0.path] } ?? []))
        do {
            var output = EncodeOutput(form: parts.form, target: target)
            output.boundary = try arguments.value("boundary").map(Boundary.init)
            output.contract = contract?.contract
            let contentType = try output.write(to: path)
            if target == nil { try Terminal.write(contentType + "\n", to: Terminal.error) }
            return .holds
        } catch let refusal as Refusal {
            let isOutput = refusal.category == .destinationUnwritable
            throw CommandFailure(
                (isOutput ? "\(path): " : "") + refusal.description,
                exitCode: refusal.finding.layer == .rule ? .findings : .usage)
        }
    }
}
