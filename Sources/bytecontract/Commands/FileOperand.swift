import Foundation

/// `NAME=@PATH[;filename=F][;type=T]`
struct FileOperand {
    let name: String
    let path: String
    let filename: String
    let contentType: String?

    init(_ text: String, number: Int) throws {
        let (name, behind) = text.split(at: UInt8(ascii: "="))
        guard let behind, behind.utf8.first == UInt8(ascii: "@") else {
            throw CommandFailure("--file takes NAME=@PATH; part \(number) has no `=@` (for plain text use --text)")
        }
        self.name = name
        let rest = String(behind.utf8.dropFirst()) ?? ""
        var (path, attributes) = FileOperand.split(rest[...])
        // A path may hold `;` itself: where the file is there as written, nothing is split off.
        if !attributes.isEmpty, FileManager.default.fileExists(atPath: rest) {
            (path, attributes) = (rest[...], [:])
        }
        guard !path.isEmpty else {
            throw CommandFailure("--file takes NAME=@PATH; the path of part \(number) is empty")
        }
        self.path = String(path)
        let standard = self.path == "-" ? "stdin" : URL(fileURLWithPath: self.path).lastPathComponent
        filename = attributes["filename"] ?? standard
        contentType = attributes["type"]
    }

    /// The path ends where the first `;filename=` or `;type=` begins. A type may have parameters: `;type=text/html;charset=utf-8`.
    private static func split(_ text: Substring) -> (path: Substring, attributes: [String: String]) {
        var path = text
        var attributes: [String: String] = [:]
        var current: String?
        for (index, word) in text.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
            if index == 0 {
                path = word
            } else if word.hasPrefix("filename="), attributes["filename"] == nil {
                current = "filename"
                attributes["filename"] = String(word.dropFirst("filename=".count))
            } else if word.hasPrefix("type="), attributes["type"] == nil {
                current = "type"
                attributes["type"] = String(word.dropFirst("type=".count))
            } else if let key = current {
                attributes[key, default: ""] += ";" + word
            } else {
                path = text[text.startIndex..<word.endIndex]
            }
        }
        return (path, attributes)
    }
}
