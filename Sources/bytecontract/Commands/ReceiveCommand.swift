import ContractFile
import ContractFindings
import ContractReports
import ContractVectors
import UploadReceiver

/// `receive`: a server on this machine that says of each upload what arrived.
enum ReceiveCommand {
    static let command = Command(
        path: ["receive"],
        summary: "Take uploads at an address of this machine, and say what arrived and what is wrong with it.",
        discussion: """
            Point the app at the URL of the first line. Every request is recorded, whatever its path and method, judged as \
            `inspect` does, and answered in JSON; one to /upload/NAME by the contract's upload of that name. What was received \
            can be read at /api/uploads, and is gone when the command ends.
            """,
        options: [
            Option(name: "port", value: .text("N"), help: "The port: 8080 if not given, 0 for any free one."),
            Option(
                name: "contract", value: .file("FILE"),
                help: "The bytecontract.json; looked for here and above if not given."),
            Option(
                name: "lan", value: .flag,
                help: "Let other devices of the network in, by the address and token of the first line."),
            Option(
                name: "once", value: .flag,
                help: "Wait for one upload, print its report, and end with its exit code."),
            Option(
                name: "status", value: .text("N"),
                help: "Answer every upload with this status; 200 or 400 if not given."),
            Option(name: "delay", value: .text("SECONDS"), help: "Answer every upload so much later."),
            Option(
                name: "limit", value: .text("SIZE"),
                help: "The longest request, in bytes or as 500K, 20M, 4G; longer ones are answered with status 413."),
        ] + ExpectedOption.options + ReportOutput.options,
        examples: [
            ("receive", "Listens at http://127.0.0.1:8080/ until Control-C."),
            ("receive --once --port 0 --report junit=upload.xml", "For a pipeline: one upload, one report."),
            ("receive --expect photo=@p.jpg", "Names what happens to the picture, and shows it as it should be."),
            ("receive --status 503 --delay 2", "Shows what the app makes of a server in trouble."),
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let output = try ReportOutput(arguments)
        var options = ReceiverOptions(header: ReportOutput.header(.receive))
        options.port = try arguments.number("port", in: 0...65_535) ?? options.port
        options.status = try arguments.number("status", in: 200...599)
        options.isPublic = arguments.has("lan")
        options.delay = try delay(arguments)
        if let limit = try limit(arguments) {
            options.bounds.requestLength = limit
            options.bounds.diskLength = max(options.bounds.diskLength, limit)
            options.bounds.keptLength = options.bounds.diskLength
        }
        if let path = arguments.value("contract") ?? ContractFile.path(above: ".") {
            try output.refuseWriting(over: [path])
            do { options.contract = try ContractFile.read(path) } catch { throw CommandFailure(error.description) }
        }
        for option in try ExpectedOption.all(arguments) {
            options.given.append(try given(option, output))
        }
        let isOnce = arguments.has("once")
        if !isOnce {
            guard !arguments.has("report"), !arguments.has("format") else {
                throw CommandFailure("--format and --report belong to --once; without it each answer is a report")
            }
            options.received = { upload in Terminal.complain("bytecontract receive: \(upload)") }
        }
        EndingSignals.unblock()
        let receiver: Receiver
        do { receiver = try Receiver(options) } catch { throw CommandFailure(error.description) }
        EndingSignals.removeFile(receiver.folder)
        defer {
            receiver.stop()
            EndingSignals.removeFile(nil)
        }
        try Terminal.write("\(receiver.url)\n", to: Terminal.output)
        if options.isPublic {
            Terminal.complain(
                "bytecontract receive: every device of the network that knows this URL can send uploads and read them; they travel without encryption"
            )
        }
        while let upload = receiver.waitForUpload() {
            guard isOnce else { continue }
            return try output.write(upload.report(options.header))
        }
        return .holds
    }

    private static func given(_ option: ExpectedOption, _ output: ReportOutput) throws -> GivenContent {
        switch option.value {
        case .text(let bytes): return GivenContent(option.part, bytes: bytes)
        case .file(let path):
            try output.refuseWriting(over: [path])
            do {
                return try GivenContent(option.part, path: path)
            } catch {
                throw CommandFailure(error.description)
            }
        }
    }

    private static func delay(_ arguments: Arguments) throws -> Double {
        guard let text = arguments.value("delay") else { return 0 }
        guard let seconds = Double(text), (0...3_600).contains(seconds) else {
            throw CommandFailure("--delay takes seconds from 0 to 3600, as 0.5")
        }
        return seconds
    }

    private static func limit(_ arguments: Arguments) throws -> Int? {
        guard let text = arguments.value("limit") else { return nil }
        let units: [(letter: String, shift: Int)] = [("K", 10), ("M", 20), ("G", 30)]
        let unit = units.first { text.uppercased().hasSuffix($0.letter) }
        guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0,
            number <= (1 << 40) >> (unit?.shift ?? 0)
        else { throw CommandFailure("--limit takes a size up to 1024G, as 500K, 20M or 4G, or bytes") }
        return number << (unit?.shift ?? 0)
    }
}
