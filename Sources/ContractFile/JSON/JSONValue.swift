#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A JSON document as a value, read by Foundation's decoder.
package enum JSONValue: Sendable, Hashable, Decodable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // A try that fails costs an error, so the kinds that documents hold most stand first.
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([String: JSONValue].self) {
            self = .object(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .double(try container.decode(Double.self))
        }
    }

    /// Reads a document.
    ///
    /// - Throws: ``DocumentError/Reason/notJSON(line:column:)``, without a word of the document.
    package init(document bytes: Data) throws(DocumentError) {
        do {
            self = try JSONDecoder().decode(JSONValue.self, from: bytes)
        } catch {
            throw DocumentError(path: "", reason: .notJSON(JSONValue.position(in: error)))
        }
    }

    /// Foundation names the place only inside a sentence that may quote the document; take the two numbers alone.
    private static func position(in error: any Error) -> DocumentError.Position? {
        guard case DecodingError.dataCorrupted(let context) = error, let underlying = context.underlyingError else {
            return nil
        }
        let words = String(describing: underlying).split { !($0.isLetter || $0.isNumber) }
        guard let line = number(after: "line", in: words), let column = number(after: "column", in: words) else {
            return nil
        }
        return DocumentError.Position(line: line, column: column)
    }

    private static func number(after word: Substring, in words: [Substring]) -> Int? {
        guard let index = words.firstIndex(of: word), index + 1 < words.endIndex else { return nil }
        return Int(words[index + 1])
    }
}
