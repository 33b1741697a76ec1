import ContractFindings
import Foundation
import MultipartContract

/// The parts that the command line of `encode` gives, in their order.
struct EncodeParts {
    private(set) var form: MultipartForm
    /// The files that are read.
    private(set) var paths: [String] = []

    init(_ arguments: Arguments) throws {
        let safety: HeaderSafety = arguments.has("browser") ? .browser : .strict
        form = MultipartForm(safety: safety)
        for (name, value) in arguments.occurrences {
            let number = form.parts.count
            do {
                switch name {
                case "text": try appendText(value, number: number)
                case "file": try appendFile(FileOperand(value, number: number), safety: safety)
                default: break
                }
            } catch let refusal as Refusal {
                throw CommandFailure(Refusal(refusal.finding.placed(part: number)).description)
            }
        }
    }

    private mutating func appendText(_ value: String, number: Int) throws {
        let (name, text) = value.split(at: UInt8(ascii: "="))
        guard let text else { throw CommandFailure("--text takes NAME=VALUE; part \(number) has no `=`") }
        try form.appendText(name: name, text)
    }

    private mutating func appendFile(_ file: FileOperand, safety: HeaderSafety) throws {
        paths.append(file.path)
        let content: FileContent
        do throws(Refusal) {
            content =
                try file.path == "-"
                ? FileContent(spooling: Terminal.input) : FileContent(spoolingAt: file.path)
        } catch {
            let isHere = error.category == .destinationUnwritable
            throw CommandFailure(
                "\(file.path): " + (isHere ? "cannot be kept in a temporary file; " : "")
                    + error.finding.placed(part: form.parts.count).description + " " + error.finding.cure)
        }
        form.append(
            try Part(
                name: file.name, filename: file.filename, content: .file(content), contentType: file.contentType,
                safety: safety))
    }
}
