import ContractFindings
import MultipartContract
import UploadInspection

/// What should have come, as the command line of `inspect` says it.
struct InspectExpectations {
    static let options = ContractOption.options + ExpectedOption.options

    private(set) var contract: UploadContract?
    private(set) var contents: [ExpectedContent] = []
    /// The files that are read.
    private(set) var paths: [String] = []

    init(_ arguments: Arguments) throws {
        if let chosen = try ContractOption(arguments) {
            contract = chosen.contract
            paths.append(chosen.path)
        }
        for option in try ExpectedOption.all(arguments) {
            switch option.value {
            case .text(let bytes): contents.append(ExpectedContent(option.part, source: MemorySource(bytes)))
            case .file(let path):
                paths.append(path)
                do {
                    contents.append(ExpectedContent(option.part, source: try FileSource(path: path)))
                } catch {
                    throw CommandFailure(error.description)
                }
            }
        }
    }
}
