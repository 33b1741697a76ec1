/// Why a JSON document of ours (a contract, a vector file, a list of expected failures) cannot be used, and where.
///
/// It names keys and places and never repeats a value.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A place in the text of the document, counted from 1.
    public struct Position: Sendable, Hashable, CustomStringConvertible {
        /// The line, from 1. A line ends with LF.
        public let line: Int
        /// The column, from 1, in Unicode code points (a tab is one). Right after the text if it ends too early.
        public let column: Int

        /// Line and column in words.
        public var description: String { "line \(line), column \(column)" }
    }

    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// The document is no JSON (RFC 8259, UTF-8): the first thing wrong, and what belongs there.
        case notJSON(Position, expected: String)
        /// Too many lists and objects stand inside each other; where the first one too many begins.
        case tooDeep(Position)
        /// A number that no `Double` can hold, or one of absurd length.
        case numberOutOfRange(Position)
        /// An object has a key twice; where it stands again. Keys that only differ in how Unicode composes their
        /// characters are the same.
        case duplicateKey(Position)
        /// A key that the format does not know; the nearest one that it does.
        case unknownKey(suggestion: String?)
        /// A key that must be there is not.
        case missingKey(String)
        /// A value has another type or form; the text says what belongs there.
        case wrongValue(expected: String)
        /// The same id or name is there twice.
        case duplicate
        /// A file cannot be read.
        case unreadable
    }

    /// The file, as the user named it. Empty until the reader of the file adds it.
    public var file: String
    /// Where in the document, as a JSON pointer (RFC 6901) such as `/fields/order.id/rule`.
    public let path: String
    /// What is wrong.
    public let reason: Reason

    init(file: String = "", path: String, reason: Reason) {
        self.file = file
        self.path = path
        self.reason = reason
    }

    /// An error about a whole file.
    package static func unreadable(_ file: String) -> DocumentError {
        DocumentError(file: file, path: "", reason: .unreadable)
    }

    package static func wrongValue(at path: String, expected: String) -> DocumentError {
        DocumentError(path: path, reason: .wrongValue(expected: expected))
    }

    package static func duplicate(at path: String) -> DocumentError {
        DocumentError(path: path, reason: .duplicate)
    }

    /// The same error, of a file.
    package func inFile(_ file: String) -> DocumentError {
        DocumentError(file: file, path: path, reason: reason)
    }

    /// File, place and cure on one line, without control characters.
    public var description: String {
        let place = [file, path].filter { !$0.isEmpty }.map(DocumentError.harmless).joined(separator: ": ")
        return (place.isEmpty ? "" : place + ": ") + cure
    }

    private var cure: String {
        switch reason {
        case .notJSON(let position, let expected): "no valid JSON at \(position): expected \(expected)"
        case .tooDeep(let position):
            "more than \(JSONParser.maximumDepth) lists and objects inside each other at \(position); make it flatter"
        case .numberOutOfRange(let position): "the number at \(position) is out of range; write a smaller one"
        case .duplicateKey(let position): "the key stands twice in its object, again at \(position); keep one"
        case .unknownKey(let suggestion?): "unknown key; did you mean `\(suggestion)`?"
        case .unknownKey(nil): "unknown key; remove it or correct its name"
        case .missingKey(let key): "the key `\(key)` is missing"
        case .wrongValue(let expected): "expected \(expected)"
        case .duplicate: "is there twice; keep one"
        case .unreadable: "cannot be read; check the path and its permissions"
        }
    }

    /// A path or pointer as it may be shown: keys come from the document, and may be made to upset a terminal.
    private static func harmless(_ text: String) -> String {
        var result = ""
        var length = 0
        for scalar in text.unicodeScalars {
            length += 1
            if length > 1_000 { return result + "..." }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
