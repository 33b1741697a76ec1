import ContractReports
import ContractVectors
import Foundation

/// The options by which every reporting command says what to write and where.
struct ReportOutput {
    static let options = [
        Option(
            name: "format", value: .words("FORMAT", ReportFormat.allCases.map(\.rawValue)),
            help: "The report on standard output; text if not given."),
        Option(
            name: "report", value: .text("FORMAT=FILE"), isRepeatable: true,
            help: "A report into a file, whatever is on standard output."),
    ]

    private let format: ReportFormat
    private let files: [(format: ReportFormat, path: String)]

    init(_ arguments: Arguments) throws {
        format = arguments.value("format").flatMap(ReportFormat.init(rawValue:)) ?? .text
        files = try arguments.values("report").map { text in
            let (word, path) = text.split(at: UInt8(ascii: "="))
            guard let path, !path.isEmpty, let format = ReportFormat(rawValue: word) else {
                let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandFailure("--report takes FORMAT=FILE, for example junit=report.xml; formats are \(known)")
            }
            return (format, path)
        }
        try OutputFile.refuseUnwritable(files.map(\.path))
    }

    /// Refuses to write a report over what the command reads.
    func refuseWriting(over inputs: [String]) throws { try OutputFile.refuse(files.map(\.path), over: inputs) }

    /// The header of a report of this run.
    static func header(_ command: RunHeader.Command, suite: String? = nil, implementation: String? = nil) -> RunHeader {
        RunHeader(
            command: command, version: ReportText(Version.current), suite: suite.map { ReportText($0) },
            toolchain: Toolchain.version().map { ReportText($0) }, implementation: implementation.map { ReportText($0) }
        )
    }

    /// Writes the report wherever it is wanted, and returns its exit code.
    func write(_ report: Report, revealing revealed: RevealedInput? = nil) throws -> ExitCode {
        for file in files { try OutputFile.write(Array(file.format.render(report).utf8), to: file.path) }
        let text = format.render(report, style: Terminal.style(), revealing: format == .text ? revealed : nil)
        try Terminal.write(text, to: Terminal.output)
        return ExitCode(rawValue: Int32(report.exitCode)) ?? .findings
    }
}
