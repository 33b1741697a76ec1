import ContractFile
import ContractFindings
import MultipartContract
import UploadInspection

/// What should have come, as the command line of `inspect` says it.
struct InspectExpectations {
    static let options = [
        Option(
            name: "contract", value: .file("FILE"),
            help: "The bytecontract.json; looked for here and above if not given."),
        Option(name: "upload", value: .text("NAME"), help: "The upload of the contract that this is."),
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
        contract = try readContract(arguments)
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

    private mutating func readContract(_ arguments: Arguments) throws -> UploadContract? {
        guard let name = arguments.value("upload") else {
            if arguments.has("contract") {
                throw CommandFailure("--contract needs --upload NAME, the upload that this is")
            }
            return nil
        }
        guard let path = arguments.value("contract") ?? ContractFile.path(above: ".") else {
            throw CommandFailure(
                "no bytecontract.json here or above, up to the repository's root; name it by --contract")
        }
        paths.append(path)
        let file: ContractFile
        do {
            file = try ContractFile.read(path)
        } catch {
            throw CommandFailure(error.description)
        }
        guard let upload = file.uploads.first(where: { $0.name.text == name }) else {
            let known = file.uploads.map(\.name.text)
            let hint = Suggestion.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure(
                known.isEmpty ? "\(path): has no `uploads`" : "\(path): no upload of that name\(hint)")
        }
        return upload.contract
    }
}
