import ContractFile
import MultipartContract

/// The upload contract that a command line names.
struct ContractOption {
    static let options = [
        Option(
            name: "contract", value: .file("FILE"),
            help: "The bytecontract.json; looked for here and above if not given."),
        Option(name: "upload", value: .text("NAME"), help: "The upload of the contract that this is."),
    ]

    let contract: UploadContract
    /// The file that was read.
    let path: String

    /// Nil if no upload is named.
    init?(_ arguments: Arguments) throws {
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
        let file: ContractFile
        do {
            file = try ContractFile.read(path)
        } catch {
            throw CommandFailure(error.description)
        }
        guard let upload = file.upload(named: name) else {
            let known = file.uploads.map(\.name.text)
            let hint = Suggestion.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
            throw CommandFailure(
                known.isEmpty ? "\(path): has no `uploads`" : "\(path): no upload of that name\(hint)")
        }
        contract = upload.contract
        self.path = path
    }
}
