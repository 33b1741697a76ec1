import ContractFindings
import MultipartContract

/// What a part should hold, as a command line says it.
struct ExpectedOption {
    static let options = [
        Option(
            name: "expect", value: .text("NAME=@FILE"), isRepeatable: true,
            help: "What the part of that name should hold: a file, or without the @ the text itself."),
        Option(
            name: "expect-part", value: .text("INDEX=@FILE"), isRepeatable: true,
            help: "What the part at that index should hold, counted from 0."),
    ]

    /// The text itself, or the path of a file.
    enum Value {
        case text([UInt8])
        case file(String)

        fileprivate init(_ text: String) {
            self =
                text.utf8.first == UInt8(ascii: "@")
                ? .file(String(text.utf8.dropFirst()) ?? "") : .text(Array(text.utf8))
        }
    }

    let part: ExpectedPart
    let value: Value

    /// All of a command line: those by name, then those by index.
    static func all(_ arguments: Arguments) throws -> [ExpectedOption] {
        let named = try arguments.values("expect").map { text in
            let (name, behind) = text.split(at: UInt8(ascii: "="))
            guard let behind else { throw CommandFailure("--expect takes NAME=@FILE or NAME=TEXT; there is no `=`") }
            guard let field = try? FieldName(name) else {
                throw CommandFailure(
                    "--expect takes NAME=@FILE; a name has 1 to \(FieldName.maximumLength) printable bytes")
            }
            return ExpectedOption(part: .named(field), value: Value(behind))
        }
        return try named
            + arguments.values("expect-part").map { text in
                let (index, behind) = text.split(at: UInt8(ascii: "="))
                guard let behind, let index = Int(index), index >= 0 else {
                    throw CommandFailure("--expect-part takes INDEX=@FILE or INDEX=TEXT; parts count from 0")
                }
                return ExpectedOption(part: .index(index), value: Value(behind))
            }
    }
}
