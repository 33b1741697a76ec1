/// Why a JSON document of ours (a contract, a vector file, a list of expected failures) cannot be used, and where.
///
/// It names keys and places and never repeats a value.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A place in the text of the document, counted from 1.
    public struct Position: Sendable, Hashable {
        /// The line, from 1.
        public let line: Int
        /// The column, from 1.
        public let column: Int
    }

    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// The document is no JSON.
        case notJSON(Position?)
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

    /// File, place and cure on one line.
    public var description: String {
        let place = [file, path].filter { !$0.isEmpty }.joined(separator: ": ")
        let prefix = place.isEmpty ? "" : place + ": "
        switch reason {
        case .notJSON(let position?):
            return prefix + "no valid JSON (near line \(position.line), column \(position.column))"
        case .notJSON(nil): return prefix + "no valid JSON"
        case .unknownKey(let suggestion?): return prefix + "unknown key; did you mean `\(suggestion)`?"
        case .unknownKey(nil): return prefix + "unknown key; remove it or correct its name"
        case .missingKey(let key): return prefix + "the key `\(key)` is missing"
        case .wrongValue(let expected): return prefix + "expected \(expected)"
        case .duplicate: return prefix + "is there twice; keep one"
        case .unreadable: return prefix + "cannot be read; check the path and its permissions"
        }
    }
}
