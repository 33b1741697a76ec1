import ContractFile
import ContractFindings
import ContractReports
import MultipartContract
import UploadInspection

/// `inspect`: says what is wrong with the bytes of an upload, where, and how to cure it.
enum InspectCommand {
    static let command = Command(
        path: ["inspect"],
        summary: "Say what is wrong with an upload's bytes: which layer, which byte, and the cure.",
        discussion: """
            FILE is a body, with the Content-Type that was sent given by --content-type, or a whole HTTP/1.1 request as \
            captured, which is recognised by its first line. Offsets count from 0 in the body without the framing of chunks; \
            those of the request's head and chunks count from the first byte of the request.
            """,
        operand: Operand(
            name: "FILE", count: .any, value: .file("FILE"), help: "Bodies or captured requests; - is standard input."),
        options: InspectInput.options + InspectExpectations.options + InspectOutputs.options + [
            Option(
                name: "profile", value: .words("PROFILE", ReadingProfile.allCases.map(\.rawValue)),
                help:
                    "rfc (if not given): all that RFC 2046 and 7578 allow; browser: only what browsers send; exact: byte for byte what encode makes."
            ),
            Option(
                name: "bound", value: .text("NAME=N"), isRepeatable: true,
                help:
                    "How much is read: parts, headers or head (bytes) of a part, preamble, epilogue, request-head, findings."
            ),
            Option(
                name: "like", value: .text("SERVERS"),
                help: "How these servers read such a body, as observed: php,go,busboy and others, with commas between."),
            Option(
                name: "reveal", value: .flag,
                help: "Show the bytes of contents, filenames and header values in the text report."),
        ] + ReportOutput.options,
        examples: [
            (
                "inspect body.bin --content-type 'multipart/form-data; boundary=X7f3'",
                "Accepted with its parts, or what is wrong at which byte."
            ),
            ("inspect request.http --expect photo=@p.jpg", "Names what happened to the picture on the way."),
            ("inspect --har session.har --entry 3 --like php,go", "A request that a browser has recorded."),
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let output = try ReportOutput(arguments)
        let inputs = try InspectInput.inputs(arguments)
        let outputs = try InspectOutputs(arguments, inputCount: inputs.count)
        let expectations = try InspectExpectations(arguments)
        let paths = inputs.map(\.path) + expectations.paths
        try output.refuseWriting(over: paths)
        try OutputFile.refuse(outputs.paths, over: paths)
        let servers = try like(arguments)
        let inspector = UploadInspector(
            BodyInspector(
                profile: arguments.value("profile").flatMap(ReadingProfile.init(rawValue:)) ?? .rfc,
                bounds: try bounds(arguments), contract: expectations.contract, expected: expectations.contents))
        var report = Report(
            header: ReportOutput.header(.inspect), checks: [], findingLimit: inspector.body.bounds.findingCount)
        for (index, input) in inputs.enumerated() {
            let inspection: UploadInspection
            do throws(SourceFailure) {
                inspection = try inspector.inspect(input.capture, check: index)
                report.checks.append(
                    try inspection.check(
                        name: input.name, path: ReportText(path: input.path), isRevealing: arguments.has("reveal")))
            } catch {
                throw CommandFailure("\(input.path): \(error)")
            }
            report.parts += inspection.parts
            report.observations += inspection.observations(check: index)
            report.readings += inspection.readings(like: servers, check: index)
            try outputs.write(inspection, inspector: inspector)
        }
        report.exitCode = report.verdict == .accept ? 0 : 1
        return try output.write(report)
    }

    private static func bounds(_ arguments: Arguments) throws -> ReadingBounds {
        var bounds = ReadingBounds.standard
        let names: [(String, WritableKeyPath<ReadingBounds, Int>)] = [
            ("parts", \.partCount), ("headers", \.headerCount), ("head", \.headerBlock), ("preamble", \.preamble),
            ("epilogue", \.epilogue), ("request-head", \.requestHead), ("findings", \.findingCount),
        ]
        for text in arguments.values("bound") {
            let (name, number) = text.split(at: UInt8(ascii: "="))
            guard let path = names.first(where: { $0.0 == name })?.1, let number = number.flatMap({ Int($0) }),
                (1...1_000_000_000).contains(number)
            else {
                let known = names.map(\.0).joined(separator: ", ")
                let hint = Suggestion.nearest(to: name, among: names.map(\.0)).flatMap {
                    $0 == name ? nil : "; did you mean \($0)?"
                }
                throw CommandFailure(
                    "--bound takes NAME=N with a whole number from 1\(hint ?? ""); names are \(known)")
            }
            bounds[keyPath: path] = number
        }
        return bounds
    }

    private static func like(_ arguments: Arguments) throws -> [ServerAtlas.Server] {
        guard let text = arguments.value("like") else { return [] }
        return try text.split(separator: ",").flatMap { word in
            let found = ServerAtlas.standard.servers(named: String(word))
            guard found.isEmpty else { return found }
            let hint = ServerAtlas.standard.suggestion(for: String(word)).map { "; did you mean \($0)?" } ?? ""
            let known = ServerAtlas.standard.servers.map(\.id).joined(separator: ", ")
            throw CommandFailure("--like: a server of that name is not known\(hint) (known are \(known))")
        }
    }
}
