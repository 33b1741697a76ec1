import Foundation
import Testing

/// A document that is written from the material, and has to be true.
///
/// `BYTECONTRACT_REWRITE_DOCUMENTS=1 swift test --filter UploadInspectionTests` writes it anew; read the difference before you
/// commit it.
enum GeneratedDocument {
    private static let isRewriting = ProcessInfo.processInfo.environment["BYTECONTRACT_REWRITE_DOCUMENTS"] == "1"

    static func check(_ name: String, text: String) throws {
        let file = Material.package.appendingPathComponent("Documentation/\(name)")
        if isRewriting { try Data(text.utf8).write(to: file) }
        let written = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
        let isTrue = written == text
        #expect(isTrue, "Documentation/\(name) is not what the material and the library say; write it anew")
    }

    /// A paragraph in lines of at most 140 characters.
    static func wrapped(_ paragraph: String) -> [String] {
        var lines = [""]
        for word in paragraph.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + 1 + word.count <= 140 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// A text as a cell of a table.
    static func cell(_ text: String) -> String {
        text.map { character in
            switch character {
            case "|": "\\|"
            case "<": "&lt;"
            case "\n", "\r", "\r\n": " "
            default: String(character)
            }
        }.joined()
    }
}
