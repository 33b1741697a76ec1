import ContractFindings
import MultipartContract
import UploadInspection

/// What should have come, as the command line of `inspect` says it.
struct InspectExpectations {
    static let options =
        ContractOption.options + [
            Option(
                name: "expect", value: .text("NAME=@FILE"), isRepeatable: true,
                help: "What the part of that name should hold: a file, or without the @ the text itself."),
            Option(
                name: "expect-part", value: .text("INDEX=@FILE"), isRepeatable: true,
                help: "What the part at that index should hold, counted from 0."),
        ]

    private(set) var contract: UploadContract?
    private(set) var contents: [ExpectedContent] = []
    /// The files that are read.
    private(set) var paths: [String] = []

    init(_ arguments: Arguments) throws {
        if let chosen = try ContractOption(arguments) {
            contract = chosen.contract
            paths.append(chosen.path)
        }
        for text in arguments.values("expect") {
            let (name, behind) = text.split(at: UInt8(ascii: "="))
            guard let behind else { throw CommandFailure("--expect takes NAME=@FILE or NAME=TEXT; there is no `=`") }
            guard let field = try? FieldName(name) else {
                throw CommandFailure(
                    "--expect takes NAME=@FILE; a name has 1 to \(FieldName.maximumLength) printable bytes")
            }
            contents.append(ExpectedContent(.named(field), source: try source(behind)))
        }
        for text in arguments.values("expect-part") {
            let (index, behind) = text.split(at: UInt8(ascii: "="))
            guard let behind, let index = Int(index), index >= 0 else {
                throw CommandFailure("--expect-part takes INDEX=@FILE or INDEX=TEXT; parts count from 0")
            }
            contents.append(ExpectedContent(.index(index), source: try source(behind)))
        }
    }

    private mutating func source(_ text: String) throws -> any ByteSource {
        guard text.utf8.first == UInt8(ascii: "@") else { return MemorySource(Array(text.utf8)) }
        let path = String(text.utf8.dropFirst()) ?? ""
        paths.append(path)
        do {
            return try FileSource(path: path)
        } catch {
            throw CommandFailure(error.description)
        }
    }
}
